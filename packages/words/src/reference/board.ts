import type { Effect, Sourced } from '@drover/engine';
import { money, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { discName } from '../names/tiles.ts';
import type { Worker } from '../pack/ids.ts';
import { orNothing, type Page, type Rows } from './page.ts';
import { line, lines, type Draft } from './table.ts';

/** A player board: what discs cover, and what workers bring. */

interface Disc {
  count: number;
  corner: 'white' | 'dark';
  cost: number;
  gain: number;
  vp: number;
}

export function discs(page: Page, rows: Rows<Disc>): Draft {
  const { g, r } = page;
  const { pieces: said, counts } = g.words;
  return {
    number: 5,
    name: 'discs',
    columns: ['space', 'corners', 'clearing'],
    rows: Object.entries(rows).map(([id, { count, corner, cost, gain, vp }]) => [
      [line(count.is === 1 ? discName(g, id) : counts.several(count.is, discName(g, id)), count)],
      [line(r.corners[corner.is], corner)],
      orNothing(
        page,
        lines(
          cost.is > 0 ? line(said.costs(money(g, cost.is)), cost) : null,
          gain.is > 0 ? line(said.brings(money(g, gain.is)), gain) : null,
          vp.is !== 0 ? line(r.atTheEnd(points(g, vp.is)), vp) : null,
        ),
        cost,
        gain,
        vp,
      ),
    ]),
  };
}

/** The first worker of a row is printed; the others come onto the spaces from 2 on. */
type WorkerRow = Readonly<Record<number, Sourced<Effect | null>>>;

const FIRST_LATE_SPACE = 5;

export function workerRows(page: Page, rows: Readonly<Record<string, WorkerRow>>, lateVp: Sourced<number>): Draft {
  const { g, r } = page;
  return {
    number: 6,
    name: 'workers',
    columns: ['space', 'immediate'],
    rows: Object.entries(rows).flatMap(([worker, row]) =>
      Object.entries(row).map(([space, effect]) => [
        [line(g.words.names.workerSpace(worker as Worker, Number(space)))],
        orNothing(
          page,
          lines(
            effect.is === null ? null : line(effectWords(g, effect.is), effect),
            Number(space) >= FIRST_LATE_SPACE ? line(r.atTheEnd(points(g, lateVp.is)), lateVp) : null,
          ),
          effect,
        ),
      ]),
    ),
  };
}
