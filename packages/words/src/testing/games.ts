import {
  apply,
  beginGame,
  decision,
  generator,
  legalMoves,
  type CoreState,
  type GameEvent,
  type Move,
  type Seat,
  type Setup,
} from '@drover/engine';
import { sides } from '@drover/engine/testing';

/** Random games at every kind of table, so that whatever can be said gets said. */

/** More of everything at the start, and what is seldom reached within reach. */
const RICH = {
  setup: { startMoney: { 1: 60, 2: 60, 3: 60, 4: 60 }, startTokens: 6 },
  tracks: { startGold: 5 },
  pathfinder: { choiceAt: 2 },
  privateBuildings: {
    '9a': { craftsmen: 1 },
    '9b': { craftsmen: 1 },
    '10a': { craftsmen: 2 },
    '10b': { craftsmen: 2 },
  },
  workerRows: {
    shepherd: { 2: { do: 'pick', count: 2, sheep: { vp: 2 }, onto: 'discard' } },
    craftsman: { 2: { do: 'draw', cards: 2, upTo: true } },
    sailor: {
      2: {
        do: 'either',
        of: [
          { do: 'storehouse', within: 3 },
          { do: 'post', post: 'wool-5' },
        ],
      },
      3: { do: 'ship', spaces: 5 },
    },
    shearer: { 2: { do: 'shear', sheep: 3 } },
  },
};

/** The same for the Second Edition. */
const RICH_SECOND = {
  setup: { startMoney: { 1: 60, 2: 60, 3: 60, 4: 60 }, startTokens: 6 },
  privateBuildings: { '1b': { actions: [{ do: 'adjacent' }] }, '6b': { builders: 1 } },
  workerRows: {
    cowboy: { 2: { do: 'pay', money: 1, then: { do: 'engine', spaces: 40 } } },
    builder: { 2: { do: 'special-delivery' }, 3: { do: 'build', moneyPerCraftsman: 1 } },
    engineer: {
      2: { do: 'engine', spaces: 40 },
      3: { do: 'engine-back', spaces: 2, then: { do: 'station-behind' } },
    },
  },
};

const mixed = { neutral: 'shuffled', sides: 'random', order: 'shuffled' };

export const TABLES: Readonly<Record<string, Omit<Setup, 'seed'>>> = {
  'New Zealand': { edition: 'nz', players: 2, options: mixed },
  'New Zealand with b-sides': { edition: 'nz', players: 3, options: { sides: sides('nz', 'b') } },
  'New Zealand, rich': { edition: 'nz', players: 4, options: mixed, components: RICH },
  Sarah: { edition: 'nz', players: 2, options: { ...mixed, order: 'seated', sarah: { difficulty: 'medium' } } },
  'Sarah among people': { edition: 'nz', players: 3, options: { sarah: { difficulty: 'hard' } }, components: RICH },
  'Second Edition': { edition: 'second', players: 3, options: mixed },
  'Second Edition with b-sides': { edition: 'second', players: 2, options: { sides: sides('second', 'b') } },
  'Second Edition, rich': {
    edition: 'second',
    players: 4,
    options: { sides: sides('second', 'b') },
    components: RICH_SECOND,
  },
  Simmental: { edition: 'second', players: 2, options: { ...mixed, simmental: true }, components: RICH_SECOND },
  Sam: { edition: 'second', players: 2, options: { sam: { difficulty: 'easy' }, simmental: true } },
  'Sam among people': {
    edition: 'second',
    players: 3,
    options: { sam: { difficulty: 'hard' } },
    components: RICH_SECOND,
  },
};

export interface Step {
  readonly at: number;
  readonly before: CoreState;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

const DECLINING: readonly string[] = ['end', 'forgo', 'done'];

/** A player who seldom declines and picks the kind of move first: games become rich. */
function choose(moves: readonly Move[], below: (n: number) => number): Move {
  const eager = moves.filter((move) => !DECLINING.includes(move.do));
  const open = eager.length > 0 && below(8) > 0 ? eager : moves;
  const verbs = [...new Set(open.map((move) => move.do))];
  const verb = verbs[below(verbs.length)];
  const alike = open.filter((move) => move.do === verb);
  return alike[below(alike.length)];
}

/** Plays to the end; `opened` sees what happened before the first decision. */
export function playRandom(
  setup: Setup,
  visit: (step: Step) => void,
  opened: (state: CoreState, events: readonly GameEvent[]) => void,
): CoreState {
  const below = generator(setup.seed, 'words');
  let { state, events } = beginGame(setup);
  opened(state, events);
  for (let at = 0; !state.over; at++) {
    const { seat } = decision(state)!;
    const move = choose(legalMoves(state, seat), below);
    const before = state;
    ({ state, events } = apply(before, seat, move));
    visit({ at, before, seat, move, events });
  }
  return state;
}
