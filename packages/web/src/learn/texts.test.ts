import { EDITIONS } from '@drover/engine';
import { LANGUAGES } from '@drover/words';
import { describe, expect, it } from 'vitest';
import { courseOf, saidIn } from './courses.ts';

/** Every text by its path, such as `trail.steps.move.say`. */
function textsIn(tree: object, at = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree) as [string, string | object][])
    if (typeof value === 'string') texts.set(at + key, value);
    else for (const [path, text] of textsIn(value, `${at}${key}.`)) texts.set(path, text);
  return texts;
}

const sentences = (text: string): number => (text.match(/[.?!](?=\s|$)/g) ?? []).length;
const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

describe.each(EDITIONS.flatMap((edition) => LANGUAGES.map((language) => [edition, language] as const)))(
  'the lessons of %s in %s',
  (edition, language) => {
    it('are there for every chapter and step, and for nothing else', async () => {
      const { chapters } = await courseOf(edition);
      const { texts } = await saidIn(edition, language);
      expect(Object.keys(texts)).toEqual(Object.keys(chapters));
      for (const [key, { steps }] of Object.entries(texts))
        expect(Object.keys(steps)).toEqual(Object.keys(chapters[key]!.steps));
    });

    it('say no more than two sentences at a time', async () => {
      const { texts } = await saidIn(edition, language);
      for (const [path, text] of textsIn(texts)) expect(sentences(text), `${path}: ${text}`).toBeLessThanOrEqual(2);
    });

    it('name the same figures as in English, in words of their own', async () => {
      const english = textsIn((await saidIn(edition, 'en')).texts);
      for (const [path, text] of textsIn((await saidIn(edition, language)).texts)) {
        expect(figures(text), `${path}: ${text}`).toEqual(figures(english.get(path)!));
        if (language !== 'en' && text.includes(' ') && text.length > 20) expect(text, path).not.toBe(english.get(path));
      }
    });
  },
);
