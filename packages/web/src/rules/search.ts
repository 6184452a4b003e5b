/** Finding rules by words and ids, whatever the accents. */

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Found<E extends Entry> {
  readonly entry: E;
  /** The place in the text that speaks of it, in pieces: those that match and those between. */
  readonly excerpt: readonly Piece[];
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters that have no accent to take off. */
const SPELT: Record<string, string> = { ł: 'l', œ: 'oe', æ: 'ae', '’': "'" };

const foldLetter = (letter: string): string => {
  const small = letter.toLowerCase();
  return SPELT[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
};

export const fold = (text: string): string => Array.from(text.normalize('NFC'), foldLetter).join('');

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Where words of the folded text begin with this one. */
function placesOf(word: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1]!) || /^[^\p{L}\p{N}]/u.test(word)) places.push(at);
  }
  return places;
}

const says = (word: string, folded: string): boolean => placesOf(word, folded).length > 0;

/** How well an entry answers: its id, the beginning of its id or its title, its text, or not at all. */
function rank(entry: Entry, words: readonly string[]): number {
  const id = fold(entry.id);
  const title = fold(entry.title);
  const text = fold(entry.text);
  const ranks = words.map((word) => {
    if (id === word || id.endsWith(`-${word}`)) return 0;
    if (says(word, id) || says(word, title)) return 1;
    return says(word, text) ? 2 : Infinity;
  });
  return Math.max(...ranks);
}

/** The entries that have every word of the query, the best first. */
export function search<E extends Entry>(entries: readonly E[], query: string): Found<E>[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((answer) => answer.rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.text, words) }));
}

const BEFORE = 40;
const LENGTH = 150;

function excerptOf(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  // Folding can make two letters of one: every folded letter remembers the one it comes from.
  const origins = letters.flatMap((letter, index) => Array.from(foldLetter(letter), () => index));
  const folded = letters.map(foldLetter).join('');
  const marked = new Set<number>();
  let first = Infinity;
  for (const word of words) {
    for (const at of placesOf(word, folded)) {
      first = Math.min(first, origins[at]!);
      for (let step = 0; step < word.length; step += 1) marked.add(origins[at + step]!);
    }
  }
  const start = first === Infinity || first <= BEFORE ? 0 : letters.indexOf(' ', first - BEFORE) + 1;
  const cut = letters.lastIndexOf(' ', start + LENGTH);
  const end = start + LENGTH >= letters.length || cut <= start ? letters.length : cut;

  const pieces: { text: string; hit: boolean }[] = start > 0 ? [{ text: '… ', hit: false }] : [];
  for (let index = start; index < end; index += 1) {
    const hit = marked.has(index);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letters[index];
    else pieces.push({ text: letters[index]!, hit });
  }
  if (end < letters.length) pieces.push({ text: ' …', hit: false });
  return pieces;
}
