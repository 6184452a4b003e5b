import { readFile } from 'node:fs/promises';
import {
  advance,
  decision,
  generator,
  legalMoves,
  newGame,
  view,
  type Below,
  type CoreState,
  type Played,
  type Seat,
  type Setup,
} from '@drover/engine';
import { advise, greedy, loadNetworks, playGame, treeSearch, TRAINED } from '@drover/bots';

/** How fast the bots are, on one core. */

/** Whole games of greedy bots a second. */
export function greedyGamesIn(setup: Setup, seconds: number): number {
  const bots = Array.from({ length: setup.players }, () => greedy);
  const begun = performance.now();
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    playGame({ ...setup, seed: `${setup.seed}-${games++}` }, bots);
    spent = (performance.now() - begun) / 1000;
  }
  return games / spent;
}

const POSITIONS = 12;
const ITERATIONS = 40;

/** Decisions a second made inside searches of positions from all over a game. */
export async function decisionsIn(setup: Setup, seconds: number): Promise<number> {
  let decisions = 0;
  const { spent } = await overGame(setup, seconds, (position, seat, below) => {
    decisions += treeSearch(
      position,
      seat,
      { below, budget: { iterations: ITERATIONS } },
      TRAINED[setup.edition],
    ).decisions;
  });
  return decisions / spent;
}

/** Milliseconds a hint takes, for positions from all over a game. */
export async function hintTime(setup: Setup, seconds: number): Promise<number> {
  const { spent, times } = await overGame(setup, seconds, advise);
  return (1000 * spent) / times;
}

/** Thinks about positions from all over a game for so many seconds; about each as often, or easy ones would count for more. */
async function overGame(
  setup: Setup,
  seconds: number,
  think: (position: CoreState, seat: Seat, below: Below) => unknown,
): Promise<{ spent: number; times: number }> {
  await loadNetworks(setup.edition, readFile);
  const positions = positionsOf(setup);
  const below = generator(setup.seed, 'speed');
  const begun = performance.now();
  let [spent, times] = [0, 0];
  while (times % positions.length > 0 || spent < seconds) {
    const position = positions[times++ % positions.length];
    think(position, decision(position)!.seat, below);
    spent = (performance.now() - begun) / 1000;
  }
  return { spent, times };
}

/** Real decisions, evenly spread over a game of greedy bots. */
function positionsOf(setup: Setup): CoreState[] {
  const moves: Played[] = [];
  playGame(
    setup,
    Array.from({ length: setup.players }, () => greedy),
    { played: (move) => void moves.push(move) },
  );
  const every = Math.floor(moves.length / (POSITIONS + 1));
  const state = newGame(setup);
  const positions: CoreState[] = [];
  for (const [i, { seat, move }] of moves.entries()) {
    if (i % every === every - 1 && legalMoves(state, seat).length > 1) positions.push(view(state, seat));
    advance(state, seat, move);
  }
  return positions;
}
