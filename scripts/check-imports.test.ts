import { describe, expect, it } from 'vitest';
import { foreignRules, importsOf, objection, scriptsOf } from './check-imports.ts';

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

it('those of a Svelte file on the lines they stand on', () => {
  const text = '<!-- A table. -->\n<script lang="ts">\n  import A from "./A.svelte";\n</script>\n<A />\n';
  expect(importsOf(scriptsOf(text))).toEqual([{ specifier: './A.svelte', line: 3 }]);
});

describe('imports point one way', () => {
  const engine = 'packages/engine/src';
  it.each([
    [`${engine}/index.ts`, './nz/index.ts'],
    [`${engine}/editions.ts`, './index.ts'],
    ['packages/bots/src/levels.ts', './search/beam.ts'],
    ['packages/words/src/fr/names.ts', '../words.ts'],
    ['packages/web/src/table/Panel.svelte', '../lib/language.svelte.ts'],
    [`${engine}/core/state/clone.ts`, '../rng.ts'],
    [`${engine}/trail/building.ts`, '../effects/effect.ts'],
    [`${engine}/effects/hire.ts`, '../trail/workers.ts'],
    [`${engine}/nz/components/board.ts`, '../../core/source.ts'],
    [`${engine}/core/rng.test.ts`, '../nz/index.ts'],
    [`${engine}/core/rng.test.ts`, 'node:fs'],
    [`${engine}/testing/table.ts`, '../second/index.ts'],
    ['packages/bots/src/bots/greedy.ts', '@drover/engine'],
    ['packages/words/src/teller.ts', '@drover/engine'],
    ['packages/cli/src/main.ts', '@drover/bots'],
    ['packages/cli/src/export.ts', '@drover/server/store'],
    ['packages/server/src/app.ts', '@drover/protocol'],
    ['packages/cli/src/main.ts', 'node:fs'],
  ])('%s may import %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeUndefined();
  });

  it.each([
    [`${engine}/core/agenda.ts`, '../trail/fees.ts', 'core imports only core, editions.ts'],
    [`${engine}/core/agenda.ts`, '../index.ts', 'core imports only core, editions.ts'],
    [`${engine}/trail/fees.ts`, '../effects/hire.ts', 'trail imports only trail, core, effects/effect.ts'],
    [`${engine}/effects/hire.ts`, '../nz/wellington.ts', 'effects imports only effects, core, trail'],
    [`${engine}/nz/setup.ts`, '../second/setup.ts', 'nz imports only nz, core, trail, effects, phases, automa'],
    [`${engine}/nz/setup.ts`, '../testing/table.ts', 'only tests use testing'],
    [`${engine}/core/rng.ts`, 'node:crypto', 'engine has no I/O'],
    [`${engine}/core/rng.ts`, 'pure-rand', 'engine has no dependency'],
    [`${engine}/core/rng.test.ts`, '@drover/cli', 'engine imports no other package'],
    [
      `${engine}/core/rng.test.ts`,
      '../../../cli/src/main.ts',
      'it leaves the package; import the other one by its name',
    ],
    ['packages/bots/src/bots/greedy.ts', '@drover/server', 'bots imports only engine'],
    ['packages/bots/src/appraise/buy.ts', '../search/beam.ts', 'appraise imports only appraise, position'],
    ['packages/words/src/names/card.ts', '../story/cards.ts', 'names imports only names, pack, context'],
    ['packages/server/src/people/person.ts', '../tables/table.ts', 'people imports only people, refusal.ts, store'],
    ['packages/web/src/lib/Some.svelte', '../table/model.ts', 'lib imports only lib, labels, sounds'],
    [
      'packages/web/src/somewhere/new.ts',
      '../lib/a.ts',
      'check-imports.ts has no rule for the folder somewhere of web',
    ],
    ['packages/words/src/teller.ts', 'node:fs', 'words has no I/O'],
    ['packages/web/src/main.ts', '@drover/server', 'web imports only engine and bots and words and protocol'],
    ['packages/protocol/src/index.ts', '@drover/server', 'protocol imports only engine and bots and words'],
    ['packages/server/src/app.ts', '@drover/cli', 'server imports only engine and bots and words and protocol'],
  ])('%s may not import %s', (file, specifier, why) => {
    expect(objection(file, specifier)).toBe(why);
  });
});

describe('what the editions share names no rule of one of them', () => {
  const text = ['const a = 1;', "refuse('too-far', 'NZ-A2'); // as SE-A1", '/** See NZ-X4. */'].join('\n');

  it.each(['core', 'trail', 'effects', 'phases', 'automa'])('in %s', (layer) => {
    expect(foreignRules(`packages/engine/src/${layer}/some.ts`, text)).toEqual([
      { id: 'NZ-A2', line: 2 },
      { id: 'SE-A1', line: 2 },
      { id: 'NZ-X4', line: 3 },
    ]);
  });

  it.each([
    'packages/engine/src/nz/sea.ts',
    'packages/engine/src/second/rule-ids.ts',
    'packages/engine/src/trail/market.test.ts',
    'packages/engine/src/testing/table.ts',
    'packages/words/src/trail/rules.ts',
  ])('%s may', (file) => {
    expect(foreignRules(file, text)).toEqual([]);
  });
});
