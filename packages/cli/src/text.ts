import { stripVTControlCharacters, styleText } from 'node:util';
import type { Seat } from '@drover/engine';

/** Words and tables for people. */

export const WIDTH = 116;

/** Seats are counted from 0 inside and in records, from 1 for people. */
export const seatName = (seat: Seat): string => `Seat ${seat + 1}`;

export const bold = (words: string): string => (process.stdout.isTTY ? styleText('bold', words) : words);

/** `workers`, `craftsmen`, `ferries`, `crosses`, `pairs of outlaws`. */
export function pluralOf(one: string): string {
  const [, noun, rest = ''] = /^(.*?)( (?:of|in) .*)?$/.exec(one)!;
  const many = `${noun}s`
    .replace(/mans$/, 'men')
    .replace(/([^aeiou])ys$/, '$1ies')
    .replace(/sss$/, 'sses');
  return `${many}${rest}`;
}

export const plural = (n: number, one: string, many = pluralOf(one)): string => `${n} ${n === 1 ? one : many}`;

/** An id as a name: `Santa Gertrudis`. */
export const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const anA = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** Equal words once, with their number: `2 Merino, 1 Lincoln`. */
export const tally = (words: readonly string[]): string =>
  [...countsOf(words)].map(([word, n]) => (n === 1 ? word : `${n} ${word}`)).join(', ');

/** How often each of these words comes, in the order of their first coming. */
export function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Breaks a line between words; what follows stands under the text after `hang` columns. */
export function wrap(line: string, hang: number, width = WIDTH): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(' ', width);
    const at = blank > hang ? blank : width;
    lines.push(rest.slice(0, at).trimEnd());
    rest = ' '.repeat(hang) + rest.slice(at).trimStart();
  }
  return [...lines, rest];
}

/** Pieces beside each other, as many to a line as fit; lines after the first begin after `hang` columns. */
export function flow(pieces: readonly string[], indent: number, hang: number, width = WIDTH): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const [i, piece] of pieces.entries()) {
    const longer = `${line}${line.trim() === '' ? '' : '  '}${piece}`;
    if (i > 0 && stripVTControlCharacters(longer).length > width) {
      lines.push(line);
      line = ' '.repeat(hang) + piece;
    } else line = longer;
  }
  return [...lines, line];
}

/** A line with a label in front: `  workers   shepherd 2, …`. */
export const labelled = (label: string, words: string, labelWidth = 14): string[] =>
  wrap(`  ${label.padEnd(labelWidth)}${words === '' ? '-' : words}`, 2 + labelWidth);

/** The same with several things, in columns. */
export function labelledColumns(label: string, things: readonly string[], labelWidth = 14): string[] {
  const indent = 2 + labelWidth;
  const [first = `${' '.repeat(indent)}-`, ...rest] = columns(things, indent);
  return [`  ${label.padEnd(labelWidth)}${first.slice(indent)}`, ...rest];
}

/** Rows under each other; the first column to the left, the others to the right unless told. */
export function table(rows: readonly (readonly string[])[], align = 'l'): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const left = (column: number): boolean => (align[column] ?? (column === 0 ? 'l' : 'r')) === 'l';
  return rows.map((row) =>
    row
      .map((cell, column) => (left(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/** Short texts in as many columns as fit, read downwards. */
export function columns(words: readonly string[], indent = 2, width = WIDTH): string[] {
  const cell = Math.max(...words.map((word) => word.length)) + 2;
  const across = Math.max(1, Math.floor((width - indent) / cell));
  const down = Math.ceil(words.length / across);
  return Array.from({ length: Math.min(down, words.length) }, (_, row) =>
    (' '.repeat(indent) + words.map((word, i) => (i % down === row ? word.padEnd(cell) : '')).join('')).trimEnd(),
  );
}

export const round = (x: number, digits: number): number => Number(x.toFixed(digits));

/** `12 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
