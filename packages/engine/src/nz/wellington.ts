import type { Seat, Task } from '../core/state.ts';
import { spendCertificates, temporaryCertificates } from '../trail/certificates.ts';
import { discard } from '../trail/flock.ts';
import { fillTokenRow, refillForesight } from '../trail/foresight.ts';
import { refillMarket } from '../trail/market.ts';
import { earn } from '../trail/money.ts';
import { EMPTY, hazardTile } from '../trail/tiles.ts';
import { columns } from './invest.ts';
import { deliver, deliveryRefusal, listDeliveries, listLastResorts, type DeliverMove } from './posts.ts';
import { refuse } from './refusal.ts';
import { BAG_A, BAG_B, playerOf, WORKERS, type NzContext } from './state.ts';
import type { NzTask } from './tasks.ts';
import { permanentCertificates } from './tracks.ts';
import { listReveals, revealRefusal, type RevealMove } from './wool.ts';
import { addToJobMarket } from './workers.ts';

/** Wellington's four subphases: income, delivery, foresight A and B. */

/** Ends the reveal and takes the income, with so many temporary certificates. */
export interface IncomeMove {
  do: 'income';
  certificates: number;
}

/** `tile` is 0 for the left space, 1 for the right one. */
export interface ForesightMove {
  do: 'foresight';
  tile: number;
}

export function beginWellington(p: NzContext, seat: Seat): void {
  p.s.agenda.push(
    { task: 'leave-wellington', seat },
    { task: 'foresight-b', seat },
    { task: 'foresight-a', seat },
    { task: 'income', seat, revealed: [] },
  );
}

type IncomeTask = NzTask<'income'>;

export const incomeChoice = {
  source: () => 'wellington-1',
  reveal: (task: IncomeTask) => task.revealed.length > 0,
  moves(p: NzContext, task: IncomeTask, out: (RevealMove | IncomeMove)[]) {
    listReveals(p, task.seat, task.revealed, out as RevealMove[]);
    for (let certificates = 0; certificates <= temporaryCertificates(p, task.seat); certificates++)
      out.push({ do: 'income', certificates });
  },
  take(p: NzContext, task: IncomeTask, move: RevealMove | IncomeMove) {
    const { seat } = task;
    if (move.do === 'reveal') {
      p.log?.push({ type: 'revealed', seat, card: p.c.cards[move.card]!.id });
      p.s.agenda.push({ ...task, revealed: [...task.revealed, move.card] });
      return;
    }
    let total = permanentCertificates(p.c, playerOf(p, seat)) + move.certificates;
    for (const card of task.revealed) total += p.c.cards[card]!.breeding;
    spendCertificates(p, seat, move.certificates);
    p.log?.push({ type: 'income', seat, total, certificates: move.certificates });
    earn(p, seat, total, 'income');
    for (const card of task.revealed) discard(p, seat, card);
    p.s.agenda.push({ task: 'delivery', seat, total });
  },
  refusal: (p: NzContext, task: IncomeTask, move: RevealMove | IncomeMove) =>
    move.do === 'reveal' ? revealRefusal(p, task.seat, task.revealed, move.card, 'NZ-W1') : null,
};

type DeliveryTask = NzTask<'delivery'>;

export const deliveryChoice = {
  source: () => 'wellington-2',
  moves(p: NzContext, task: DeliveryTask, out: DeliverMove[]) {
    listDeliveries(p, task.seat, false, task.total, out);
    if (out.length === 0) listLastResorts(p, task.seat, task.total, out);
  },
  take: (p: NzContext, task: DeliveryTask, move: DeliverMove) => deliver(p, task.seat, move),
  refusal: (p: NzContext, task: DeliveryTask, move: DeliverMove) =>
    move.do === 'deliver' ? deliveryRefusal(p, task.seat, move, false, task.total) : null,
};

const foresightMoves = (spaces: readonly number[], out: ForesightMove[]): void =>
  spaces.forEach((tile, i) => {
    if (tile >= 0) out.push({ do: 'foresight', tile: i });
  });

const foresightRefusal = (_p: NzContext, _task: Task, move: { do: string }) =>
  move.do === 'foresight' ? refuse('empty-space', 'NZ-W9') : null;

const tileNameA = (p: NzContext, tile: number): string => WORKERS[tile] ?? p.c.hazards[tile - WORKERS.length]!.id;

/** An A tile goes to the job market or the trail; null when there is no room. */
export function placeTileA(p: NzContext, tile: number): string | null {
  if (tile < WORKERS.length) return addToJobMarket(p, tile) ? 'job-market' : null;
  const hazard = tile - WORKERS.length;
  for (const space of p.c.hazardSections[p.c.hazards[hazard]!.section]!)
    if (p.s.trail[space] === EMPTY) {
      p.s.trail[space] = hazardTile(hazard);
      return p.c.spaces[space]!.id;
    }
  return null;
}

/** Puts a chosen foresight A tile where it belongs. */
export function chooseForesightA(p: NzContext, seat: Seat, space: number): void {
  const tile = p.s.foresightA[space]!;
  p.s.foresightA[space] = -1;
  const to = placeTileA(p, tile);
  p.log?.push({ type: 'foresight', seat, space: 'A', tile: tileNameA(p, tile), to: to ?? 'out' });
}

/** The next free space of the token's row; covering the last one moves the token on. */
export function chooseForesightB(p: NzContext, seat: Seat, space: number): void {
  const { s } = p;
  const tile = s.foresightB[space]!;
  s.foresightB[space] = -1;
  const gone = s.tokenRow >= p.c.bonusCosts.length;
  p.log?.push({
    type: 'foresight',
    seat,
    space: 'B',
    tile: p.c.bonusTiles[tile]!.id,
    to: gone ? 'out' : 'bonus-market',
  });
  if (gone) return;
  if (fillTokenRow(s.bonusMarket, columns(p), s.tokenRow, tile)) moveToken(p, seat);
}

function moveToken(p: NzContext, seat: Seat): void {
  const arrow = p.c.bonusArrows[p.s.tokenRow]!;
  p.s.tokenRow++;
  p.log?.push({ type: 'token-moved', arrow, row: p.s.tokenRow + 1 });
  if (arrow === 'yellow') refillMarket(p, sheepMarketSize(p));
  else if (arrow === 'turquoise') {
    p.s.flipped = true;
    p.log?.push({ type: 'buildings-flipped' });
  } else if (arrow === 'red') {
    p.s.ending = seat;
    playerOf(p, seat).token = true;
    p.log?.push({ type: 'end-triggered', seat });
  }
}

export const sheepMarketSize = (p: NzContext): number =>
  p.c.tables.setup.sheepMarket[p.s.players.length as keyof typeof p.c.tables.setup.sheepMarket];

export const foresightA = {
  run(p: NzContext, task: Task) {
    if (p.s.foresightA.some((tile) => tile >= 0)) p.s.agenda.push({ task: 'choose-foresight-a', seat: task.seat });
  },
};

export const foresightB = {
  run(p: NzContext, task: Task) {
    if (p.s.foresightB.some((tile) => tile >= 0)) p.s.agenda.push({ task: 'choose-foresight-b', seat: task.seat });
  },
};

export const foresightAChoice = {
  source: () => 'wellington-3',
  moves: (p: NzContext, _task: Task, out: ForesightMove[]) => foresightMoves(p.s.foresightA, out),
  take: (p: NzContext, task: Task, move: ForesightMove) => chooseForesightA(p, task.seat, move.tile),
  refusal: foresightRefusal,
};

export const foresightBChoice = {
  source: () => 'wellington-4',
  moves: (p: NzContext, _task: Task, out: ForesightMove[]) => foresightMoves(p.s.foresightB, out),
  take: (p: NzContext, task: Task, move: ForesightMove) => chooseForesightB(p, task.seat, move.tile),
  refusal: foresightRefusal,
};

export function refillWellington(p: NzContext): void {
  const { s } = p;
  if (refillForesight(p, s.foresightA, s.bagA, BAG_A))
    p.log?.push({
      type: 'foresight-filled',
      space: 'A',
      tiles: s.foresightA.map((tile) => (tile < 0 ? null : tileNameA(p, tile))),
    });
  if (refillForesight(p, s.foresightB, s.bagB, BAG_B))
    p.log?.push({
      type: 'foresight-filled',
      space: 'B',
      tiles: s.foresightB.map((tile) => (tile < 0 ? null : p.c.bonusTiles[tile]!.id)),
    });
}

export const leaveWellington = {
  run(p: NzContext, task: Task) {
    playerOf(p, task.seat).at = p.c.start;
    refillWellington(p);
  },
};
