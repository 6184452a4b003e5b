import { describe, expect, it } from 'vitest';
import { mayName, namesIn } from './check-editions.ts';

describe('an edition is named', () => {
  it.each([
    ["if (state.edition === 'nz') shear();", [1]],
    ["const all = ['nz',\n  'second'];", [1, 2]],
    ["let other: 'second' | null;", [1]],
    ["const c = components;\nif ('posts' in c) deliver();", [2]],
    ["const opponents: Record<EditionId, string> = { nz: 'Sarah', second: 'Sam' };", []],
    ["// not for 'nz'\nconst text = 'a second look';", []],
    ["if ('money' in player) pay();", []],
  ])('by %j on the lines %j', (text, lines) => {
    expect(namesIn('a.ts', text)).toEqual(lines);
    expect(namesIn('a.svelte', text)).toEqual(lines);
  });
});

describe('naming one is the business of', () => {
  it.each([
    ['packages/words/src/nz/story.ts', true],
    ['packages/words/src/reference/nz-sea.ts', true],
    ['packages/web/src/board/second/Railroad.svelte', true],
    ['packages/engine/src/nz/setup.test.ts', true],
    ['packages/engine/src/editions.ts', true],
    ['packages/words/src/trail/story.ts', false],
    ['packages/web/src/online/seconds.ts', false],
  ])('%s: %s', (path, may) => {
    expect(mayName(path)).toBe(may);
  });
});
