import { describe, expect, it } from 'vitest';
import { importsOf, objection } from './check-imports.ts';

describe('imports are found', () => {
  it('in every form, with their lines', () => {
    const text = [
      "import type { A } from './a.ts';",
      'import {',
      '  b, // from "./not-this.ts"',
      '  c,',
      "} from './b.ts';",
      "export * from './c.ts';",
      "import './d.ts';",
      "const e = await import('./e.ts'); type F = import('./f.ts').F;",
      "// import { g } from './g.ts';",
      "/* import './h.ts'; */ const url = 'https://example.org';",
      'export const i = 1;',
      "const j = 'import';",
    ].join('\n');
    expect(importsOf(text)).toEqual([
      { specifier: './a.ts', line: 1 },
      { specifier: './b.ts', line: 5 },
      { specifier: './c.ts', line: 6 },
      { specifier: './d.ts', line: 7 },
      { specifier: './e.ts', line: 8 },
      { specifier: './f.ts', line: 8 },
    ]);
  });
});

describe('imports point one way', () => {
  const engine = 'packages/engine/src';
  it.each([
    [`${engine}/index.ts`, './nz/index.ts'],
    [`${engine}/editions.ts`, './index.ts'],
    [`${engine}/core/state/clone.ts`, '../rng.ts'],
    [`${engine}/trail/building.ts`, '../effects/effect.ts'],
    [`${engine}/effects/hire.ts`, '../trail/workers.ts'],
    [`${engine}/nz/components/board.ts`, '../../core/source.ts'],
    [`${engine}/core/rng.test.ts`, '../nz/index.ts'],
    [`${engine}/core/rng.test.ts`, 'node:fs'],
    [`${engine}/testing/table.ts`, '../second/index.ts'],
    ['packages/bots/src/greedy.ts', '@drover/engine'],
    ['packages/words/src/teller.ts', '@drover/engine'],
    ['packages/cli/src/main.ts', '@drover/bots'],
    ['packages/cli/src/export.ts', '@drover/server/store'],
    ['packages/server/src/app.ts', '@drover/protocol'],
    ['packages/cli/src/main.ts', 'node:fs'],
  ])('%s may import %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeUndefined();
  });

  it.each([
    [`${engine}/core/agenda.ts`, '../trail/fees.ts', 'core imports only core'],
    [`${engine}/core/agenda.ts`, '../index.ts', 'core imports only core'],
    [`${engine}/trail/fees.ts`, '../effects/hire.ts', 'trail imports only core, trail'],
    [`${engine}/effects/hire.ts`, '../nz/wellington.ts', 'effects imports only core, trail, effects'],
    [`${engine}/nz/setup.ts`, '../second/setup.ts', 'nz imports only core, trail, effects, phases, automa, nz'],
    [`${engine}/nz/setup.ts`, '../testing/table.ts', 'only tests use testing'],
    [`${engine}/core/rng.ts`, 'node:crypto', 'engine has no I/O'],
    [`${engine}/core/rng.ts`, 'pure-rand', 'engine has no dependency'],
    [`${engine}/core/rng.test.ts`, '@drover/cli', 'engine imports no other package'],
    [
      `${engine}/core/rng.test.ts`,
      '../../../cli/src/main.ts',
      'it leaves the package; import the other one by its name',
    ],
    ['packages/bots/src/greedy.ts', '@drover/server', 'bots imports only engine'],
    ['packages/words/src/teller.ts', 'node:fs', 'words has no I/O'],
    ['packages/web/src/main.ts', '@drover/server', 'web imports only engine and bots and words and protocol'],
    ['packages/protocol/src/index.ts', '@drover/server', 'protocol imports only engine and bots'],
    ['packages/server/src/app.ts', '@drover/cli', 'server imports only engine and bots and words and protocol'],
  ])('%s may not import %s', (file, specifier, why) => {
    expect(objection(file, specifier)).toBe(why);
  });
});
