import type { AnyComponents } from '../../editions/kit.ts';
import { kindOf, SPACE_SIZE } from './kinds.ts';
import type { Node, Point } from './paths.ts';

/** The trail of a game on the map of its board. */
export function trailNodes(
  c: AnyComponents,
  layout: Readonly<Record<string, Point>>,
  bows: Readonly<Record<string, Point>> = {},
): Node[] {
  return c.spaces.map(({ id, next }, space) => ({
    at: layout[id]!,
    size: SPACE_SIZE[kindOf(c, space)],
    next,
    bows: Object.fromEntries(
      next.flatMap((to) => {
        const bow = bows[`${id}>${c.spaces[to]!.id}`];
        return bow === undefined ? [] : [[to, bow]];
      }),
    ),
  }));
}
