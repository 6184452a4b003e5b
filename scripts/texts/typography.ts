import type { Language } from '@drover/words';

/** What typography asks of a finished text, by language. A terminal has its own: straight quotes, columns of spaces. */

interface Flaw {
  readonly found: RegExp;
  readonly rule: string;
}

const EVERYWHERE: readonly Flaw[] = [
  { found: / {2}/, rule: 'two spaces in a row' },
  { found: /(?<![\p{L}\p{N}])-\d/u, rule: 'a hyphen for a minus sign: write −' },
  { found: /\.\.\./, rule: 'three full stops: write …' },
];

/** German sets one, where words are left out. */
const ELLIPSIS: Flaw = { found: /[ \u00a0]…$/, rule: 'a space before the ellipsis' };

const PROSE: readonly Flaw[] = [
  { found: /'/, rule: 'a straight apostrophe: write ’' },
  { found: /"/, rule: 'straight quotes: write those of the language' },
];

const OWN: Readonly<Record<Language, readonly Flaw[]>> = {
  en: [ELLIPSIS, { found: /[„«»]/, rule: 'quotes of another language: write “ ”' }],
  fr: [
    ELLIPSIS,
    { found: /(?<!\u00a0)[;!?»]|(?<![\u00a0\d]):/, rule: 'no non-breaking space before : ; ! ? or »' },
    { found: /«(?!\u00a0)/, rule: 'no non-breaking space after «' },
    { found: /[“”„]/, rule: 'quotes of another language: write « »' },
    { found: /\d [£$%]|\d PV/, rule: 'no non-breaking space between a number and its unit' },
  ],
  pl: [
    ELLIPSIS,
    { found: /(?<![\p{L}\p{N}])[aiouwz] |^[AIOUWZ] (?=\p{Ll})/u, rule: 'a word of one letter before a breaking space' },
    { found: /[“«»]/, rule: 'quotes of another language: write „ ”' },
    { found: /\d [£$%]|\d PZ/, rule: 'no non-breaking space between a number and its unit' },
  ],
  de: [
    { found: /[”«»]/, rule: 'quotes of another language: write „ “' },
    { found: /\p{L}…$/u, rule: 'no space before the ellipsis' },
    { found: /\d [£$%]|\d SP/, rule: 'no non-breaking space between a number and its unit' },
  ],
};

const isTerminal = (key: string): boolean => /^(packages\/|drover help)/.test(key);

/** What is wrong with the text of this key, or nothing. */
export function flawOf(language: Language, key: string, text: string): string | undefined {
  if (isTerminal(key)) return undefined;
  return [...EVERYWHERE, ...PROSE, ...OWN[language]].find(({ found }) => found.test(text))?.rule;
}
