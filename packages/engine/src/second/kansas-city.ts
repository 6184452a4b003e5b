import type { Seat, Task } from '../core/state.ts';
import { spendCertificates, temporaryCertificates } from '../trail/certificates.ts';
import { discard, takeFromHand } from '../trail/flock.ts';
import { fillTokenRow, NO_TILE, refillForesight } from '../trail/foresight.ts';
import { refillMarket } from '../trail/market.ts';
import { earn } from '../trail/money.ts';
import { EMPTY, hazardTile, outlawTile } from '../trail/tiles.ts';
import { deliver, deliveryRefusal, listDeliveries, transport, type DeliverMove } from './cities.ts';
import type { SecondComponents } from './compile.ts';
import { refuse } from './refusal.ts';
import { FIRST_HAZARD, FIRST_OUTLAW, OUTLAWS, playerOf, WORKERS, type SecondContext } from './state.ts';
import type { SecondTask } from './tasks.ts';

/** Kansas City's five subphases: three foresights, income, delivery. */

export interface ForesightMove {
  do: 'foresight';
  tile: number;
}

export interface IncomeMove {
  do: 'income';
  certificates: number;
}

/** A Simmental in hand grows to its next stage. */
export interface RaiseMove {
  do: 'raise';
  card: number;
}

export function beginKansasCity(p: SecondContext, seat: Seat): void {
  p.s.agenda.push(
    { task: 'leave-kansas-city', seat },
    { task: 'income', seat },
    { task: 'foresight', seat, bag: 2 },
    { task: 'foresight', seat, bag: 1 },
    { task: 'foresight', seat, bag: 0 },
  );
}

// ---- foresight ------------------------------------------------------------------------------------------------------

export const tileName = (p: SecondContext, tile: number): string =>
  WORKERS[tile] ?? OUTLAWS[tile - FIRST_OUTLAW] ?? p.c.hazards[tile - FIRST_HAZARD]!.id;

/** When the token has left the market, workers stay where they are. */
export const choosable = (p: SecondContext, tile: number): boolean =>
  tile >= 0 && (tile >= FIRST_OUTLAW || p.s.tokenRow < p.c.jobCosts.length);

export const foresight = {
  run(p: SecondContext, task: SecondTask<'foresight'>) {
    if (p.s.foresight[task.bag]!.some((tile) => choosable(p, tile)))
      p.s.agenda.push({ ...task, task: 'choose-foresight' });
  },
};

export const foresightChoice = {
  source: (_p: SecondContext, task: SecondTask<'choose-foresight'>) => `kansas-city-${task.bag + 1}`,
  moves(p: SecondContext, task: SecondTask<'choose-foresight'>, out: ForesightMove[]) {
    p.s.foresight[task.bag]!.forEach((tile, i) => {
      if (choosable(p, tile)) out.push({ do: 'foresight', tile: i });
    });
  },
  take: (p: SecondContext, task: SecondTask<'choose-foresight'>, move: ForesightMove) =>
    chooseForesight(p, task.seat, task.bag, move.tile),
  refusal(p: SecondContext, task: SecondTask<'choose-foresight'>, move: ForesightMove) {
    if (move.do !== 'foresight') return null;
    return p.s.foresight[task.bag]![move.tile] === NO_TILE
      ? refuse('empty-space', 'SE-K1')
      : refuse('no-more-workers', 'SE-E1');
  },
};

/** An outlaw or hazard to the lowest empty number of its section; null when there is no room. */
export function placeOnTrail(p: SecondContext, tile: number): string | null {
  const hazard = tile - FIRST_HAZARD;
  const spaces = hazard < 0 ? p.c.outlawSpaces : p.c.hazardSections[p.c.hazards[hazard]!.section]!;
  for (const space of spaces)
    if (p.s.trail[space] === EMPTY) {
      p.s.trail[space] = hazard < 0 ? outlawTile(tile - FIRST_OUTLAW) : hazardTile(hazard);
      return p.c.spaces[space]!.id;
    }
  return null;
}

export const jobColumns = ({ s, c }: Pick<SecondContext, 's' | 'c'>): number => s.jobs.length / c.jobCosts.length;

export function chooseForesight(p: SecondContext, seat: Seat, bag: number, space: number): void {
  const spaces = p.s.foresight[bag]!;
  const tile = spaces[space]!;
  spaces[space] = NO_TILE;
  const isWorker = tile < FIRST_OUTLAW;
  const to = isWorker ? 'job-market' : (placeOnTrail(p, tile) ?? 'out');
  p.log?.push({ type: 'foresight', seat, bag: bag + 1, tile: tileName(p, tile), to });
  if (isWorker && fillTokenRow(p.s.jobs, jobColumns(p), p.s.tokenRow, tile)) moveToken(p, seat);
}

function moveToken(p: SecondContext, seat: Seat): void {
  const arrow = p.c.jobArrows[p.s.tokenRow]!;
  p.s.tokenRow++;
  p.log?.push({ type: 'token-moved', arrow, row: p.s.tokenRow + 1 });
  if (arrow === 'yellow') refillMarket(p, cattleMarketSize(p.c));
  if (arrow !== 'green') return;
  p.s.ending = seat;
  playerOf(p, seat).token = true;
  p.log?.push({ type: 'end-triggered', seat });
}

export function cattleMarketSize(c: SecondComponents): number {
  const { cattleMarket, cattleMarketSimmental } = c.tables.setup;
  return (c.simmental ? cattleMarketSimmental : cattleMarket)[c.players as 2 | 3 | 4];
}

export function refillKansasCity(p: SecondContext): void {
  p.s.foresight.forEach((spaces, bag) => {
    if (refillForesight(p, spaces, p.s.bags[bag]!, bag))
      p.log?.push({
        type: 'foresight-filled',
        bag: bag + 1,
        tiles: spaces.map((tile) => (tile < 0 ? null : tileName(p, tile))),
      });
  });
}

// ---- income ---------------------------------------------------------------------------------------------------------

/** The whole hand: each type once, the best card of it; permanent certificates always count. */
function handValue(p: SecondContext, seat: Seat): number {
  const player = playerOf(p, seat);
  const best = new Map<string, number>();
  for (const card of player.hand) {
    const info = p.c.cards[card];
    if (info?.kind === 'animal') best.set(info.breed, Math.max(best.get(info.breed) ?? 0, info.breeding));
  }
  let total = player.permanentCertificates;
  for (const value of best.values()) total += value;
  return total;
}

export const incomeChoice = {
  source: () => 'kansas-city-4',
  moves(p: SecondContext, task: Task, out: IncomeMove[]) {
    for (let certificates = 0; certificates <= temporaryCertificates(p, task.seat); certificates++)
      out.push({ do: 'income', certificates });
  },
  take(p: SecondContext, { seat }: Task, move: IncomeMove) {
    const total = handValue(p, seat) + move.certificates;
    spendCertificates(p, seat, move.certificates);
    p.log?.push({ type: 'income', seat, total, certificates: move.certificates });
    earn(p, seat, total, 'income');
    p.s.agenda.push({ task: 'delivery', seat, total }, { task: 'discard-hand', seat });
    p.s.agenda.push({ task: 'raise', seat });
  },
};

/** What a Simmental card grows into, and how many of those are left. */
function nextStage(p: SecondContext, card: number): { to: number; left: number } | null {
  if (card === p.c.calf) return { to: p.c.heifer, left: p.s.simmental[0]! };
  if (card === p.c.heifer) return { to: p.c.cow, left: p.s.simmental[1]! };
  return null;
}

const canRaise = (p: SecondContext, card: number): boolean => (nextStage(p, card)?.left ?? 0) > 0;

export const raise = {
  run(p: SecondContext, task: Task) {
    if (playerOf(p, task.seat).hand.some((card) => canRaise(p, card)))
      p.s.agenda.push({ ...task, task: 'choose-raise' });
  },
};

export const raiseChoice = {
  source: () => 'simmental',
  binding: true,
  moves(p: SecondContext, task: Task, out: (RaiseMove | { do: 'done' })[]) {
    const { hand } = playerOf(p, task.seat);
    hand.forEach((card, i) => {
      if (card !== hand[i - 1] && canRaise(p, card)) out.push({ do: 'raise', card });
    });
    out.push({ do: 'done' });
  },
  /** The old card leaves the game, the new one goes to the discard pile. */
  take(p: SecondContext, { seat }: Task, move: RaiseMove | { do: 'done' }) {
    if (move.do === 'done') return;
    const player = playerOf(p, seat);
    const { to } = nextStage(p, move.card)!;
    takeFromHand(player, move.card);
    player.discard.push(to);
    p.s.simmental[to === p.c.heifer ? 0 : 1]!--;
    p.log?.push({ type: 'raised', seat, from: p.c.cards[move.card]!.id, to: p.c.cards[to]!.id });
    p.s.agenda.push({ task: 'raise', seat });
  },
};

export const discardHand = {
  run(p: SecondContext, { seat }: Task) {
    for (const card of [...playerOf(p, seat).hand]) discard(p, seat, card);
  },
};

// ---- delivery -------------------------------------------------------------------------------------------------------

type DeliveryTask = SecondTask<'delivery'>;

export const deliveryChoice = {
  source: () => 'kansas-city-5',
  moves: (p: SecondContext, task: DeliveryTask, out: DeliverMove[]) =>
    listDeliveries(p, task.seat, task.total, (city) => transport(p, task.seat, city), out),
  take: (p: SecondContext, task: DeliveryTask, move: DeliverMove) =>
    deliver(p, task.seat, move, transport(p, task.seat, move.city)),
  refusal: (p: SecondContext, task: DeliveryTask, move: DeliverMove) =>
    move.do === 'deliver'
      ? deliveryRefusal(p, task.seat, move, task.total, (city) => transport(p, task.seat, city))
      : null,
};

export const leaveKansasCity = {
  run(p: SecondContext, task: Task) {
    playerOf(p, task.seat).at = p.c.start;
    refillKansasCity(p);
  },
};
