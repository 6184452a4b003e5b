import type { NzComponents } from '@drover/engine';
import type { Point } from '../trail/paths.ts';
import { CHANNELS, harbourPoint, seaPoint } from './sea-layout.ts';

/** The lines of the sea routes board: lanes between water spaces, and the yellow arrows between last harbours. */

export interface SeaLink {
  readonly d: string;
  /** Leads from one route to another. */
  readonly crossing: boolean;
}

const route = (id: string): string => id[0]!;

/** Lanes leave the start in a wide bow; crossings keep to their channel. */
function line(id: string, other: string, fromStart: boolean): string {
  const [[x1, y1], [x2, y2]] = [seaPoint(id), seaPoint(other)];
  const channel = CHANNELS[`${id}-${other}`];
  if (channel !== undefined) {
    const side = Math.sign(channel - x2) * 40;
    return `M${x1} ${y1}Q${channel} ${y1 + 14} ${channel} ${y1 + 44}V${y2 - 30}C${channel} ${y2 - 4} ${x2 + side} ${y2} ${x2} ${y2}`;
  }
  const out = fromStart ? 70 : 0;
  return `M${x1} ${y1}C${x1 + out} ${y1} ${x2 - out} ${y2} ${x2} ${y2}`;
}

export function seaLinks(c: NzComponents): SeaLink[] {
  return c.seaSpaces.flatMap(({ id, next }, from) =>
    next
      .filter((to) => to > from)
      .map((to): SeaLink => {
        const other = c.seaSpaces[to]!.id;
        const fromStart = from === c.seaStart;
        return { d: line(id, other, fromStart), crossing: !fromStart && route(id) !== route(other) };
      }),
  );
}

export interface HarbourArrow {
  readonly d: string;
  readonly at: Point;
  readonly vp: number;
}

/** How far they bow out at the eastern edge of the sea, from the middle of a harbour. */
const [EDGE, BOW] = [70, 98];

export function harbourArrows(c: NzComponents): HarbourArrow[] {
  const place = (house: number): Point => harbourPoint(c.seaSpaces[c.houses[house]!.at]!.id);
  return c.houseArrows.map(({ a, b, vp }) => {
    const [[x1, y1], [x2, y2]] = [place(a), place(b)];
    const [top, bottom] = [y1 + 14, y2 - 14];
    return {
      d: `M${x1 + EDGE} ${top}C${x1 + BOW} ${top + 20} ${x2 + BOW} ${bottom - 20} ${x2 + EDGE} ${bottom}`,
      at: [(x1 + x2) / 2 + BOW - 14, (y1 + y2) / 2],
      vp,
    };
  });
}
