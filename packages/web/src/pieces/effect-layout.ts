import type { Glyph } from './effect-art.ts';

/** Where the glyphs of one or several effects go in a box, as large as they can be. Lengths in ems: a glyph is one high. */
export interface Placed {
  readonly glyph: Glyph;
  readonly x: number;
}

/** One effect, or a part of a lonely one, with its middle in the box. */
export interface Group {
  readonly glyphs: readonly Placed[];
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export interface Layout {
  /** Units to an em. */
  readonly em: number;
  readonly groups: readonly Group[];
}

type Row = readonly Glyph[];

const GAP = 0.1;
const LEADING = 1.1;
/** Between effects, and around the glyphs of an effect among others. */
const BETWEEN = 0.2;
const PADDING = 0.12;
const SIGNS = { arrow: 0.5, or: 0.3, colon: 0.16 };
const NARROW: ReadonlySet<string> = new Set(['card', 'objective', 'trash', 'discard', 'bounty']);

export function widthOf(glyph: Glyph): number {
  switch (glyph.is) {
    case 'icon':
      return glyph.on === 'card' ? 0.84 : NARROW.has(glyph.icon) ? 0.76 : 1;
    case 'number':
      return 0.46 * glyph.text.length + (/^\d/.test(glyph.text) ? 0 : 0.12);
    case 'card':
      return glyph.twice === true ? 1.02 : 0.74;
    case 'sign':
      return SIGNS[glyph.sign];
    case 'money':
    case 'nugget':
    case 'post':
      return 1;
  }
}

const rowWidth = (row: Row): number =>
  row.reduce((sum, glyph) => sum + widthOf(glyph), 0) + GAP * Math.max(0, row.length - 1);

/** A lonely effect may go over several lines, broken after its signs. */
function parts(row: Row): Row[] {
  const out: Glyph[][] = [[]];
  for (const glyph of row) {
    out.at(-1)!.push(glyph);
    if (glyph.is === 'sign') out.push([]);
  }
  return out.filter((part) => part.length > 0);
}

/** All ways to break `n` things into lines, as the lengths of the lines. */
function* breaks(n: number): Generator<readonly number[]> {
  if (n === 0) yield [];
  for (let first = n; first >= 1; first--) for (const rest of breaks(n - first)) yield [first, ...rest];
}

export function layOut(effects: readonly Row[], w: number, h: number): Layout {
  const lonely = effects.length === 1;
  const rows = lonely ? parts(effects[0]!) : effects;
  const padding = lonely ? 0 : PADDING;
  const between = lonely ? GAP : BETWEEN;
  const widths = rows.map((row) => rowWidth(row) + 2 * padding);
  let best: Layout = { em: 0, groups: [] };
  for (const lengths of breaks(rows.length)) {
    let next = 0;
    const lines = lengths.map((length) => Array.from({ length }, () => next++));
    const lineWidth = (line: readonly number[]): number =>
      line.reduce((sum, row) => sum + widths[row]!, 0) + between * (line.length - 1);
    const em = Math.min(
      w / Math.max(...lines.map(lineWidth)),
      h / (1 + padding + (lines.length - 1) * (LEADING + padding)),
    );
    if (em <= best.em) continue;
    const groups = lines.flatMap((line, i) => {
      const y = (i - (lines.length - 1) / 2) * (LEADING + padding);
      let x = -lineWidth(line) / 2;
      return line.map((row): Group => {
        const width = widths[row]!;
        x += width + between;
        return { x: x - between - width / 2, y, w: width, glyphs: spread(rows[row]!) };
      });
    });
    best = { em, groups };
  }
  return best;
}

function spread(row: Row): Placed[] {
  let x = -rowWidth(row) / 2;
  return row.map((glyph) => {
    const width = widthOf(glyph);
    x += width + GAP;
    return { glyph, x: x - GAP - width / 2 };
  });
}
