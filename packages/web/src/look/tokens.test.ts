import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true });
const SET = /(?:^|[{;\s])(--[a-z-]+)\s*:/gm;

it('every custom property is set in one file only: a height of the table is no colour of the board', () => {
  const files = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(SOURCES))
    for (const [, name] of source.matchAll(SET)) files.set(name!, (files.get(name!) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(20);
  expect([...files].filter(([, set]) => set.size > 1)).toEqual([]);
});
