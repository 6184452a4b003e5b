import type { Language } from './language.ts';

/**
 * How a finished text is set: which spaces hold a line together. Texts are written with plain spaces, and go through this
 * once, where they leave for a person: in the teller, the labels of the page, mails and the rules.
 */

const NBSP = '\u00a0';

/** A number keeps its currency, its points and its gold. */
const french = (text: string): string =>
  text
    .replace(/ (?=[:;!?»£$%](?![\p{L}\p{N}]))|(?<=«) /gu, NBSP)
    .replace(/(?<=\d) (?=PV(?!\p{L})|or(?!\p{L})|s(?!\p{L})|min(?!\p{L}))/gu, NBSP);

/** A word of one letter never ends a line. A capital inside is the letter of a building. */
const polish = (text: string): string =>
  text
    .replace(/(?<=\d) (?=£|\$|%|PZ(?!\p{L})|s(?!\p{L})|min(?!\p{L}))/gu, NBSP)
    .replace(/(?<=^|[\s(„>])([aiouwz]|(?<=^ ?|>)[AIOUWZ]|(?<=[.!?:] )[AIOUWZ](?= \p{Ll})) /gu, `$1${NBSP}`);

const german = (text: string): string =>
  text.replace(/(?<=\d) (?=£|\$|%|SP(?!\p{L})|Gold(?!\p{L})|s(?!\p{L})|min(?!\p{L}))/gu, NBSP);

const TYPESET: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  fr: french,
  pl: polish,
  de: german,
};

export const typesetIn = (language: Language): ((text: string) => string) => TYPESET[language];

/** A table of texts, set: strings as they are, sentences with facts whenever they are said. */
export function typesetAll<T extends object>(language: Language, texts: T): T {
  const typeset = typesetIn(language);
  const set = (said: unknown): unknown => {
    if (typeof said === 'string') return typeset(said);
    if (typeof said === 'function')
      return (...facts: unknown[]) => set((said as (...f: unknown[]) => unknown)(...facts));
    if (typeof said !== 'object' || said === null) return said;
    if (Array.isArray(said)) return said.map(set);
    return Object.fromEntries(Object.entries(said).map(([key, inner]) => [key, set(inner)]));
  };
  return set(texts) as T;
}
