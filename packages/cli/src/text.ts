import { styleText } from 'node:util';

/** Words and tables for people. */

export const WIDTH = 116;

export const bold = (words: string): string => (process.stdout.isTTY ? styleText('bold', words) : words);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** An id as a name: `Santa Gertrudis`. */
export const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

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

export const round = (x: number, digits: number): number => Number(x.toFixed(digits));

/** `12 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
