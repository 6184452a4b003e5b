import { expect, it } from 'vitest';
import { audit } from './lockaudit.mjs';

const tool = { version: '1.0.0', integrity: 'sha512-x', optionalDependencies: { 'tool-darwin': '1.0.0' } };
const binary = { version: '1.0.0', integrity: 'sha512-x', optional: true };

it('a complete lock file has no problem', () => {
  const workspace = { resolved: 'packages/engine', link: true };
  const packages = {
    '': {},
    'packages/engine': {},
    'node_modules/@drover/engine': workspace,
    'node_modules/tool': { ...tool, resolved: 'https://registry.npmjs.org/tool/-/tool-1.0.0.tgz' },
    'node_modules/tool-darwin': binary,
  };
  expect(audit({ packages })).toEqual([]);
});

it('a binary left out, another host and a missing hash are reported', () => {
  const packages = {
    'node_modules/tool': tool,
    'node_modules/odd': { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://example.org/odd.tgz' },
    'node_modules/bare': { version: '1.0.0' },
  };
  expect(audit({ packages })).toEqual([
    'node_modules/tool wants tool-darwin@1.0.0, which has no entry',
    'node_modules/odd comes from https://example.org/odd.tgz',
    'node_modules/bare has no integrity hash',
  ]);
});
