import type { Effect, Sourced } from '@drover/engine';
import { points } from '../context/format.ts';
import { spaceName, spaceNamed } from '../names/places.ts';
import type { Hazard, Worker } from '../pack/ids.ts';
import type { Hand } from './names.ts';
import { effectLines, vpLine, type Page, type Rows, type Tagged } from './page.ts';
import { line, type Cell, type Draft, type Line } from './table.ts';

/** What lies along the trail. */

export interface Building {
  readonly builders: Sourced<number>;
  readonly vp: Sourced<number>;
  readonly hands: Sourced<readonly Hand[]>;
  readonly actions: Sourced<readonly Effect[]>;
}

export function buildings(page: Page, builder: Worker, rows: readonly (readonly [string, Building])[]): Draft {
  const { g, r } = page;
  const handLines = (hands: Sourced<readonly Hand[]>): Line[] =>
    (hands.is.length === 0 ? (['none'] as const) : hands.is).map((hand) => line(r.hands[hand], hands));
  return {
    number: 2,
    name: 'buildings',
    columns: ['building', 'shows', 'actions'],
    rows: rows.map(([id, { builders, vp, hands, actions }]) => [
      [line(id)],
      [line(g.words.counts.workers(builder, builders.is), builders), vpLine(page, vp), ...handLines(hands)],
      effectLines(page, actions),
    ]),
  };
}

/** Building spaces, as far as anything is printed on them. */
export function spaces({ g, r }: Page, marks: readonly (readonly [string, Cell])[]): Draft {
  return {
    number: 3,
    name: 'spaces',
    note: r.spaceNote,
    columns: ['space', 'shows'],
    rows: marks
      .filter(([, shown]) => shown.length > 0)
      .map(([id, shown]) => [[line(spaceName(g, spaceNamed(g, id)))], shown]),
  };
}

interface HazardTile {
  kind: Hazard;
  vp: number;
  hand: 'green' | 'black';
}

/** Equal tiles are one row. */
export function hazards({ g, r }: Page, tiles: Rows<HazardTile>): Draft {
  const kinds = new Map<string, Tagged<HazardTile>[]>();
  for (const tile of Object.values(tiles)) {
    const key = [tile.kind.is, tile.vp.is, tile.hand.is].join();
    kinds.set(key, [...(kinds.get(key) ?? []), tile]);
  }
  return {
    number: 4,
    name: 'hazards',
    columns: ['hazard', 'points', 'hand', 'tiles'],
    rows: [...kinds.values()].map((alike) => {
      const [{ kind, vp, hand }] = alike;
      const all = alike.flatMap((tile) => [tile.vp, tile.hand]);
      return [
        [line(g.words.names.hazard(kind.is))],
        [line(points(g, vp.is), vp)],
        [line(r.hands[hand.is], hand)],
        [line(String(alike.length), ...all)],
      ];
    }),
  };
}
