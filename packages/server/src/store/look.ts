/**
 * How a name looks to a hasty reader: without case, accents and blanks, and with letters of other alphabets, digits and
 * pairs taken for the Latin letters they resemble. Two names of one look are taken for each other.
 */

/** Each of the first letters looks like the one it stands with. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['аαɑａ', 'a'],
  ['вβьʙ', 'b'],
  ['сϲ', 'c'],
  ['ԁđ', 'd'],
  ['еєεҽ', 'e'],
  ['ғ', 'f'],
  ['ɡց', 'g'],
  ['нһη', 'h'],
  ['іїιıɩ1|ⅼlｌ!ӏǀ', 'i'],
  ['јϳ', 'j'],
  ['кκ', 'k'],
  ['łŀ', 'i'],
  ['мμϻ', 'm'],
  ['ոπп', 'n'],
  ['оοσ0øօ○', 'o'],
  ['рρ', 'p'],
  ['ԛ', 'q'],
  ['гꭇ', 'r'],
  ['ѕ5$', 's'],
  ['тτ', 't'],
  ['υսц', 'u'],
  ['νѵ', 'v'],
  ['ѡωԝ', 'w'],
  ['хχ×', 'x'],
  ['уγү', 'y'],
  ['ʐ', 'z'],
];
const LETTERS = new Map(ALIKE.flatMap(([letters, like]) => Array.from(letters, (letter) => [letter, like] as const)));

/** Blanks, signs between words, and letters that are nothing to see: the fillers of Hangul, the empty sign of Braille. */
const UNSEEN = /[\p{Z}\p{P}\p{M}\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu;

export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  // Signs that stand for letters before those that stand for nothing are left out.
  const letters = Array.from(plain, (letter) => LETTERS.get(letter) ?? letter).join('');
  return letters.replace(UNSEEN, '').replaceAll('rn', 'm').replaceAll('vv', 'w');
}
