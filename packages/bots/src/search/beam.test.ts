import { advance, clone, decision, legalMoves, type CoreState, type Seat, EDITIONS } from '@drover/engine';
import { expect, test } from 'vitest';
import { bestMove } from './one-ply.ts';
import { bestPlan, endsTurn, firstMove, beamSearch, endPosition, pathOf, type TurnPlan } from './beam.ts';
import { positionsOf, setupOf, soloOf, type Position } from '../testing.ts';
import { candidates, TRAINED } from '../index.ts';
import { componentsOf, type State } from '../position/editions.ts';

const positions = EDITIONS.flatMap((edition) =>
  [setupOf(edition), soloOf(edition)].flatMap((setup) => positionsOf(setup, 31, clone)),
);

test('a plan is a whole turn of legal moves', () => {
  for (const { state, seat } of positions) {
    const plan = bestPlan(beamSearch(state, seat, TRAINED[state.edition].value, 4).plans);
    const game = clone(state);
    for (const { moves } of pathOf(plan))
      for (const move of moves) {
        expect(legalMoves(game, seat)).toContainEqual(move);
        advance(game, seat, move);
      }
    expect(game.over || game.turn > state.turn || decision(game)!.seat !== seat).toBe(true);
    expect(candidates(state, seat)).toContainEqual(firstMove(plan));
  }
});

test('a turn is worth what it leaves behind, not the cards that are drawn after it', () => {
  let ended = 0;
  for (const { state, seat } of positions) {
    const { value } = TRAINED[state.edition];
    for (const { before, moves, worth } of beamSearch(state, seat, value, 2).plans) {
      const game = clone(before.state);
      for (const move of moves.slice(0, -1)) advance(game, seat, move);
      if (!endsTurn(game, moves.at(-1)!)) continue;
      expect(worth).toBe(value(endPosition(game), seat));
      ended++;
    }
  }
  expect(ended).toBeGreaterThan(positions.length);
});

/** New Zealand before walking, with two cards like this in hand, and on the stack whatever is said. */
function withCards(name: string, stackOf: (card: number, animals: readonly number[]) => number[]): Position[] {
  const walking = positionsOf(setupOf('nz'), 2, clone).filter(({ state }) => decision(state)!.ask === 'phase-a');
  for (const { state, seat } of walking) {
    const player = (state as State).players[seat];
    const { cards } = componentsOf(state);
    const card = cards.findIndex(({ id }) => id === name);
    const animals = [...player.hand, ...player.stack, ...player.discard].filter((own) => cards[own].kind === 'animal');
    player.hand = [...animals, card, card].sort((one, other) => one - other);
    [player.stack, player.discard, player.known] = [stackOf(card, animals), [], 0];
    expect(legalMoves(state, seat)).toContainEqual(expect.objectContaining({ do: 'play', card }));
  }
  expect(walking.length).toBeGreaterThan(10);
  return walking;
}

test.each(['ferry', 'sheepdog', 'kotare'])('NZ-X20: no turn is for ever, although a %s can be played again', (name) => {
  for (const { state, seat } of withCards(name, () => []))
    for (const width of [1, 2, 6]) {
      const plan = bestPlan(beamSearch(state, seat, TRAINED.nz.value, width).plans);
      const game = clone(state);
      for (const { moves } of pathOf(plan)) for (const move of moves) advance(game, seat, move);
      expect(game.over || game.turn > state.turn).toBe(true);
    }
});

test('a turn with more cards to play than can be thought through is begun all the same', () => {
  const played = (state: CoreState, seat: Seat): number => (state as State).players[seat].discard.length;
  for (const { state, seat } of withCards('ferry', (ferry, [sheep]) => [sheep, ...Array(60).fill(ferry)]))
    expect(firstMove(bestPlan(beamSearch(state, seat, played, 1).plans)).do).toBe('play');
});

test('thinking a turn through finds more than one decision at a time', () => {
  let gain = 0;
  for (const { state, seat } of positions) {
    const { value } = TRAINED[state.edition];
    const { plans } = beamSearch(state, seat, value, 8);
    const first = JSON.stringify(bestMove(state, seat, candidates(state, seat), value));
    const greedily = plans.filter((plan) => JSON.stringify(firstMove(plan)) === first);
    if (greedily.length > 0) gain += bestPlan(plans).worth - bestPlan(greedily).worth;
  }
  expect(gain).toBeGreaterThan(0);
});

test('some turns are found for every move to begin with, if that is asked for', () => {
  const beginnings = (plans: readonly TurnPlan[]): number =>
    new Set(plans.map((plan) => JSON.stringify(firstMove(plan)))).size;
  let [narrow, all] = [0, 0];
  for (const { state, seat } of positions) {
    const { value } = TRAINED[state.edition];
    narrow += beginnings(beamSearch(state, seat, value, 1).plans);
    const wide = beginnings(beamSearch(state, seat, value, 1, 1).plans);
    // Those that lead to the same place by another way are followed once.
    expect(wide).toBeLessThanOrEqual(candidates(state, seat).length);
    all += wide;
  }
  expect(all).toBeGreaterThan(2 * narrow);
});

test('every node knows the best turn from there', () => {
  for (const { state, seat } of positions.slice(0, 8)) {
    const { plans, nodes } = beamSearch(state, seat, TRAINED[state.edition].value, 4);
    expect(nodes[0].best).toBe(bestPlan(plans).worth);
    for (const { before, best } of nodes) if (before !== null) expect(before.best).toBeGreaterThanOrEqual(best);
  }
});
