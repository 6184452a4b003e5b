import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../packages/web/src');
const SET = /(?:^|[{;\s])(--[a-z-]+)\s*:/gm;

it('every custom property is set in one file only: a height of the table is no colour of the board', () => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{css,svelte}', { cwd: SOURCES }))
    for (const [, name] of readFileSync(join(SOURCES, file), 'utf8').matchAll(SET))
      files.set(name!, (files.get(name!) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(20);
  expect([...files].filter(([, set]) => set.size > 1)).toEqual([]);
});
