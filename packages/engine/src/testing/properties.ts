import { advance, clone, decision, legalMoves, newGame } from '../index.ts';
import type { Below, CoreState, Move, Setup } from '../index.ts';
import { type Sample, CHECKS, type CheckName } from './checks.ts';
import { claim, same } from './claim.ts';
import { checksOf } from './editions.ts';
import { type Temper, playRandom } from './random-games.ts';

/** A whole random game under examination: after every move, at sampled states, and at the end. */

/**
 * How often each check is made: at one state in so many, chosen by chance, and ten times as often where a question is
 * new to the game, because most of a game is the same few questions. Absent: never.
 */
export type Plan = Partial<Record<CheckName, number>>;

export interface Findings {
  readonly games: number;
  readonly decisions: number;
  readonly checks: Readonly<Partial<Record<CheckName, number>>>;
  /** Questions, verbs and events that came up, and how often. */
  readonly met: Readonly<Record<string, number>>;
}

export const NOTHING_YET: Findings = { games: 0, decisions: 0, checks: {}, met: {} };

export function together(a: Findings, b: Findings): Findings {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    checks: added(a.checks, b.checks),
    met: added(a.met, b.met),
  };
}

const added = <R extends Readonly<Record<string, number>>>(a: R, b: R): R => {
  const sums: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sums[key] = (sums[key] ?? 0) + count;
  return sums as R;
};

const REMEMBERED = 300;
const SELDOM = 3;

/** After these somebody knows more than before, so that undo must stop there. */
const COMES_TO_LIGHT: readonly string[] = ['drew', 'market', 'objectives', 'automa-card'];

/**
 * Plays one random game and checks it on the way: after every move that all changes were told, at sampled states
 * whatever the plan says, and the end.
 */
export function examine(setup: Setup, pick: Below, plan: Plan, temper: Temper = 'any'): Findings {
  const checks: Partial<Record<CheckName, number>> = {};
  const met: Record<string, number> = {};
  const meet = (what: string): void => void (met[what] = (met[what] ?? 0) + 1);
  const start = newGame(setup);
  const ledger = checksOf(start).ledger(start);
  const twin = clone(start);
  const seen: Move[] = [];
  // Chance of its own: a denser plan looks more closely at the same games.
  const chance = sampler(pick);

  const asked = new Map<string, number>();
  let odds = 1;
  const due = (name: CheckName, always: boolean): boolean => {
    const rate = plan[name];
    if (rate === undefined || !(always || chance(Math.ceil(rate / odds)) === 0)) return false;
    checks[name] = (checks[name] ?? 0) + 1;
    return true;
  };
  const look = (state: CoreState, always: boolean): void => {
    const ask = decision(state)?.ask ?? '';
    const times = (asked.get(ask) ?? 0) + 1;
    asked.set(ask, times);
    odds = times <= SELDOM ? 10 : 1;
    if (due('conservation', always)) ledger.check(state);
    if (due('paths', always)) same(twin, state, 'apply and advance have parted');
    if (seen.length === 0) return;
    for (const [name, check] of Object.entries(CHECKS) as [keyof typeof CHECKS, (sample: Sample) => unknown][])
      if (due(name, always && name !== 'determinize')) check({ state, pick: chance, ledger, seen });
  };

  look(start, true);
  const game = playRandom(
    setup,
    pick,
    ({ before, after, seat, move, events }) => {
      const now = decision(before)!;
      meet(`ask ${now.ask}`);
      meet(`verb ${move.do}`);
      for (const event of events) meet(`event ${event.type}`);
      if (chance(20) === 0) same(events, JSON.parse(JSON.stringify(events)), 'JSON changes what is told');
      ledger.follow(before, after, events, seat);
      const opened = events.find(({ type }) => COMES_TO_LIGHT.includes(type));
      claim(opened === undefined || after.reveals > before.reveals, () => `"${opened!.type}" is not called a reveal`);
      if (plan.paths !== undefined) advance(twin, seat, move);
      if (seen.length < REMEMBERED) seen.push(move);
      else seen[chance(REMEMBERED)] = move;
      look(after, after.over);
    },
    temper,
  );
  const { state } = game;
  claim(decision(state) === null && legalMoves(state).length === 0, 'something is left to decide after the end');
  claim(met['event over'] === 1, 'the end was not told once');
  return { games: 1, decisions: game.played.length, checks, met };
}

/** A cheap source of chance, seeded by another one. */
function sampler(pick: Below): Below {
  let a = pick(0x7fff_ffff) + 1;
  return (n) => {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    return (a >>> 0) % n;
  };
}
