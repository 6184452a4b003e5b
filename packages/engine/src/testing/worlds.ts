import { answers, clone, decision, HIDDEN, legalMoves, type Below, type NzState, type Seat } from '../index.ts';
import { shuffle } from '../core/rng.ts';
import type { SecondState } from '../second/state.ts';
import { claim } from './claim.ts';

type Game = NzState | SecondState;

/** Everything that lies face down, but for the players' stacks. */
const pilesOf = (s: Game): number[][] => [
  s.marketStack,
  s.objectiveStack,
  ...('bags' in s ? s.bags : [s.bagA, s.bagB]),
];

/**
 * Another game that looks the same to these seats (or to a spectator, with none): everything they may not
 * know is different. Written by hand, from the rules about what is open, not with the engine's own idea of it.
 */
export function otherWorld(s: Game, viewers: readonly Seat[], pick: Below): Game {
  const now = decision(s);
  for (let tries = 0; now !== null && tries < 20; tries++) {
    const other = permuted(s, viewers, pick);
    // Whoever is asked for a card has one: a game in which this could not be would never have come here.
    if (canAnswer(other, now.seat)) return other;
  }
  return permuted(s, now === null ? viewers : [...viewers, now.seat], pick);
}

const canAnswer = (s: Game, seat: Seat): boolean =>
  legalMoves(s, seat).some((move) => !answers.isInterrupt(s.edition, move));

function permuted(s: Game, viewers: readonly Seat[], pick: Below): Game {
  const other = clone(s);
  other.setup = { ...s.setup, seed: `another ${pick(1_000_000)}` };
  other.rng = other.rng.map(() => pick(0x1_0000) * 0x1_0000 + pick(0x1_0000));
  for (const pile of pilesOf(other)) shuffle(pile, pick);
  other.players.forEach((player, seat) => {
    if (player.mind !== null) shuffle(player.mind.deck, pick);
    const open = player.stack.splice(player.stack.length - player.known);
    if (viewers.includes(seat)) shuffle(player.stack, pick);
    else {
      const shown = revealedBy(s, seat);
      const pool = [...player.hand, ...player.stack];
      for (const card of shown) pool.splice(pool.indexOf(card), 1);
      shuffle(pool, pick);
      const hidden = player.hand.length - shown.length;
      player.hand = [...shown, ...pool.slice(0, hidden)].sort((a, b) => a - b);
      player.stack = pool.slice(hidden);
    }
    player.stack.push(...open);
  });
  return other;
}

/** Cards of a hand that lie open on the table, because they are being counted. */
function revealedBy(s: Game, seat: Seat): readonly number[] {
  const now = s.agenda.at(-1);
  return now?.seat === seat && 'revealed' in now ? now.revealed : [];
}

/** A view shows no hand but the viewer's own, and no stack in its order. */
export function checkView(seen: Game, viewer: number): void {
  const sorted = (cards: readonly number[]): boolean => cards.every((card, i) => i === 0 || cards[i - 1] <= card);
  seen.players.forEach((player, seat) => {
    claim(sorted(player.mind?.deck ?? []), "the order of Sarah's cards is seen");
    const below = player.stack.slice(0, player.stack.length - player.known);
    if (seat === viewer) claim(sorted(below), 'a seat sees the order of its own stack');
    else
      claim(
        [...player.hand, ...below].every((card) => card === HIDDEN),
        `${viewer} sees cards of seat ${seat}`,
      );
  });
  for (const pile of pilesOf(seen)) claim(sorted(pile), `${viewer} sees the order of a pile`);
}
