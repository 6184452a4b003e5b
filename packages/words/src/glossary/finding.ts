import type { EditionId } from '@drover/engine';
import { editionsOf, TERMS, type Glossary, type Pattern, type TermKey } from './terms.ts';

/** Finding the terms of the game in a sentence, in whatever form they stand there. */

/** A part of a sentence: the words of a term, or those between. */
export interface Piece {
  readonly text: string;
  readonly term: TermKey | null;
}

export interface Finder {
  /** The sentence in pieces. Each term is found once; not at all if it is in `known`, to which it is added. */
  readonly find: (text: string, known?: Set<TermKey>) => Piece[];
}

/** Groups that capture nothing, and spaces that may be held together. */
const plain = (pattern: Pattern): string =>
  pattern
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '[ \u00a0]');

const hasCapital = (pattern: Pattern): boolean => /^[^\p{L}]*\p{Lu}/u.test(pattern);

/** Those of one edition: a word may mean something else in the other. */
export function finderOf(glossary: Glossary, edition: EditionId): Finder {
  const forms = TERMS.filter((key) => editionsOf(key).includes(edition))
    .flatMap((key) => glossary[key].said.map((pattern) => ({ key, pattern })))
    // At the same place the longer one is meant: a permanent certificate is more than a certificate.
    .sort((a, b) => b.pattern.length - a.pattern.length);
  const all = forms.map(({ pattern }) => `(${plain(pattern)})`).join('|');
  const words = new RegExp(`(?<![\\p{L}\\d])(?:${all})(?![\\p{L}\\d])`, 'giu');

  return {
    find(text, known = new Set()) {
      const pieces: Piece[] = [];
      let at = 0;
      for (const match of text.matchAll(words)) {
        const { key, pattern } = forms[match.slice(1).findIndex((group) => group !== undefined)];
        // A name is written with a capital, and a German noun is no verb.
        if (known.has(key) || (hasCapital(pattern) && !/^\p{Lu}/u.test(match[0]))) continue;
        known.add(key);
        if (match.index > at) pieces.push({ text: text.slice(at, match.index), term: null });
        pieces.push({ text: match[0], term: key });
        at = match.index + match[0].length;
      }
      if (at < text.length) pieces.push({ text: text.slice(at), term: null });
      return pieces;
    },
  };
}
