import { deckStream } from '../trail/flock.ts';
import type { TrailEvent } from '../trail/events.ts';
import type { TrailState } from '../trail/types.ts';
import type { Seat } from '../index.ts';
import { Broken, claim } from './claim.ts';

/** What every game on the trail must keep to, whichever edition: its money and its chance. */

type Plain = number | string | boolean;

/** In loops `what` is a function, because a text for each of a hundred comparisons takes longer than these. */
export function equal(found: Plain, expected: Plain, what: string | (() => string)): void {
  if (found === expected) return;
  throw new Broken(`${typeof what === 'string' ? what : what()}: ${found} instead of ${expected}`);
}

/** Every pound is told of: who has it and, if another player paid it, from whom. Nobody is in debt on the way. */
export function checkMoney(before: TrailState, after: TrailState, events: readonly TrailEvent[]): void {
  const balance = before.players.map((player) => player.money);
  events.forEach((event, i) => {
    if (event.type !== 'earned' && event.type !== 'spent') return;
    const { seat, money, why } = event;
    claim(Number.isInteger(money) && money > 0, `seat ${seat} has ${event.type} ${money} (${why})`);
    balance[seat] += event.type === 'earned' ? money : -money;
    claim(balance[seat] >= 0, `seat ${seat} owes ${-balance[seat]} after paying for ${why}`);
    // What a solo opponent would owe the bank pays.
    if (event.type === 'spent' || why !== 'fee' || before.players.some((player) => player.automa)) return;
    const paid = events[i - 1];
    claim(
      paid?.type === 'spent' && paid.why === 'fee' && paid.seat !== seat && paid.money === money,
      `nobody paid the fee of ${money} that seat ${seat} received`,
    );
  });
  after.players.forEach((player, seat) =>
    equal(player.money, balance[seat], () => `money of seat ${seat}, by what was told`),
  );
}

/** A move of one seat never touches the chance of another one's deck. */
export function checkStreams(before: TrailState, after: TrailState, mover: Seat): void {
  before.players.forEach((player, seat) => {
    if (seat === mover || player.automa) return;
    const from = deckStream(seat) * 4;
    for (let at = from; at < from + 4; at++)
      equal(after.rng[at], before.rng[at], () => `random stream of seat ${seat}, which did not move`);
  });
}
