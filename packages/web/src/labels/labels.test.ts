import { describe, expect, it } from 'vitest';
import { LABELS, type AllLabels } from './all.ts';

type Text = string | ((...facts: readonly unknown[]) => string);

/** Every text by its path, such as `home.levels.easy`. */
function textsOf(labels: object, at = ''): Map<string, Text> {
  const texts = new Map<string, Text>();
  for (const [key, value] of Object.entries(labels) as [string, Text | object][]) {
    if (typeof value === 'string' || typeof value === 'function') texts.set(at + key, value as Text);
    else for (const [path, text] of textsOf(value, `${at}${key}.`)) texts.set(path, text);
  }
  return texts;
}

/** Numbers do for names as well: texts only put them in. A second fact is another number. */
const told = (text: Text, n: number): string =>
  typeof text === 'string' ? text : text(...Array.from({ length: text.length }, (_, i) => n + 100 * i));

/** In any order: languages place them differently. */
const factsOf = (sentence: string): string[] => (sentence.match(/\d+/g) ?? []).sort();

/** Words the languages share with English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'title',
    'home.levels.expert',
    'home.bot',
    'home.botName',
    'home.options',
    'table.score',
    'replay.tabs.moments',
    'replay.tabs.score',
    'table.tabs.board',
    'online.create.bot',
    'online.secondFactor.code',
    'online.table.menu',
    'score.total',
    'score.titles.score',
    'settings.motion',
  ],
  pl: ['title', 'home.bot', 'home.botName', 'table.pile', 'online.create.bot'],
  de: [
    'title',
    'home.bot',
    'home.botName',
    'table.pile',
    'online.create.bot',
    'online.lobby.filters',
    'online.secondFactor.code',
    'online.table.chat',
    'home.edition',
    'online.lobby.edition',
    'online.account.name',
  ],
};

const COUNTS = [0, 1, 2, 5, 22];
const { en, fr, pl, de } = LABELS;
const english = textsOf(en);

describe.each<[string, AllLabels]>([
  ['fr', fr],
  ['pl', pl],
  ['de', de],
])('labels in %s', (language, labels) => {
  const texts = textsOf(labels);
  const paths = [...english.keys()];

  it('are the same as in English, text by text', () => {
    expect(new Set(texts.keys())).toEqual(new Set(paths));
  });

  it('are translated, but for the words shared with English', () => {
    const same = paths.filter((path) => told(texts.get(path)!, 5) === told(english.get(path)!, 5));
    expect(new Set(same)).toEqual(new Set(SAME[language]));
  });

  it.each(COUNTS)('say something with %i, and leave out no fact', (n) => {
    for (const [path, text] of texts) {
      const sentence = told(text, n);
      expect(sentence, path).toMatch(/\S/);
      expect(sentence, path).not.toMatch(/undefined|NaN|\[object/);
      expect(factsOf(sentence), path).toEqual(factsOf(told(english.get(path)!, n)));
    }
  });
});

it('things are counted as the language counts', () => {
  const counted = ({ table }: AllLabels): string[] => COUNTS.map((n) => table.undoTurn(n).replace(/^.*\(|\)$/g, ''));
  expect(counted(en)).toEqual(['0 steps', '1 step', '2 steps', '5 steps', '22 steps']);
  expect(counted(fr)).toEqual(['0 coup', '1 coup', '2 coups', '5 coups', '22 coups']);
  expect(counted(pl)).toEqual(['0 ruchów', '1 ruch', '2 ruchy', '5 ruchów', '22 ruchy']);
  expect(counted(de)).toEqual(['0 Schritte', '1 Schritt', '2 Schritte', '5 Schritte', '22 Schritte']);
});
