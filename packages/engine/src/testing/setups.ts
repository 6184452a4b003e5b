import { generator, nzTables, type Below, type Setup } from '../index.ts';
import { TEMPERS, type Temper } from './random-games.ts';
import { sides } from './sides.ts';

/**
 * The tables at which random games are played, by the tests and by `npm run soak`. Each group takes its setups in turn;
 * a new way to play is a new line here.
 */

/** More of everything at the start, and great buildings for few craftsmen: random players hardly get to what is dear. */
const RICH = {
  setup: { startMoney: { 1: 60, 2: 60, 3: 60, 4: 60 }, startTokens: 6 },
  tracks: { startGold: 5 },
  privateBuildings: {
    '8a': { craftsmen: 1 },
    '8b': { craftsmen: 1 },
    '9a': { craftsmen: 1 },
    '9b': { craftsmen: 1 },
    '10a': { craftsmen: 2 },
    '10b': { craftsmen: 2 },
  },
  workerRows: {
    shepherd: {
      2: {
        do: 'either',
        of: [
          { do: 'pick', count: 2, sheep: { vp: 2 }, onto: 'discard' },
          { do: 'pick', count: 1, sheep: { breeds: ['hampshire', 'ryeland'] }, onto: 'discard' },
        ],
      },
    },
    craftsman: { 2: { do: 'draw', cards: 2, upTo: true } },
    sailor: { 2: { do: 'ship', spaces: 5 }, 3: { do: 'post', post: 'wool-13' } },
    shearer: { 2: { do: 'storehouse', within: 3 } },
  },
};

/** The same for the Second Edition. */
const RICH_SECOND = {
  setup: { startMoney: { 1: 60, 2: 60, 3: 60, 4: 60 }, startTokens: 6 },
  workerRows: {
    cowboy: { 2: { do: 'pay', money: 1, then: { do: 'engine', spaces: 30 } } },
    builder: { 2: { do: 'special-delivery' }, 3: { do: 'station-behind' } },
    engineer: { 2: { do: 'engine', spaces: 30 }, 3: { do: 'engine-back', spaces: 2, then: { do: 'gain', money: 3 } } },
  },
};

/** Other numbers than the printed ones, everywhere a game can feel it. */
const CORRECTED = {
  breeds: { merino: { wool: 4 }, suffolk: { breeding: 6, vp: 8 } },
  jobMarket: { costs: [9, 8, 7, 6] },
  pathfinder: { overflowMoney: 4 },
  setup: { startTokens: 2, moneyPerVp: 4 },
};

type Table = Omit<Setup, 'seed'>;

const shuffled = { neutral: 'shuffled', sides: 'random', order: 'shuffled' };

const newZealand = (players: number): Table[] => [
  { edition: 'nz', players, options: {} },
  { edition: 'nz', players, options: shuffled },
  { edition: 'nz', players, options: { ...shuffled, order: 'random-start' }, components: RICH },
  { edition: 'nz', players, options: { sides: sides('nz', 'b') } },
  { edition: 'nz', players, options: { neutral: 'shuffled', sides: sides('nz', 'abababbaba') }, components: CORRECTED },
];

const second = (players: number): Table[] => [
  { edition: 'second', players, options: {} },
  { edition: 'second', players, options: shuffled },
  { edition: 'second', players, options: { ...shuffled, order: 'random-start' }, components: RICH_SECOND },
  { edition: 'second', players, options: { sides: sides('second', 'b') } },
];

const simmental = (players: number): Table[] =>
  second(players).map((table) => ({ ...table, options: { ...table.options, simmental: true } }));

const ALL_OF_SARAH = Object.keys(nzTables.sarah.cards).map(Number);

export const GROUPS: Readonly<Record<string, readonly Table[]>> = {
  2: newZealand(2),
  3: newZealand(3),
  4: newZealand(4),
  solo: [
    { edition: 'nz', players: 2, options: { sarah: { difficulty: 'easy' } } },
    { edition: 'nz', players: 2, options: { sarah: { difficulty: 'medium' }, neutral: 'shuffled', sides: 'random' } },
    { edition: 'nz', players: 2, options: { sarah: { difficulty: 'hard' }, sides: 'random' } },
  ],
  'solo-house': [
    { edition: 'nz', players: 2, options: { sarah: { difficulty: 'custom', cards: ALL_OF_SARAH } }, components: RICH },
    { edition: 'nz', players: 3, options: { sarah: { difficulty: 'hard' }, ...shuffled } },
    { edition: 'nz', players: 4, options: { sarah: { difficulty: 'easy' } } },
  ],
  'second-2': second(2),
  'second-3': second(3),
  'second-4': second(4),
  'simmental-2': simmental(2),
  'simmental-3': simmental(3),
  'simmental-4': simmental(4),
  'second-solo': [
    { edition: 'second', players: 2, options: { sam: { difficulty: 'easy' } } },
    { edition: 'second', players: 2, options: { sam: { difficulty: 'medium' }, sides: 'random', simmental: true } },
    { edition: 'second', players: 2, options: { sam: { difficulty: 'hard' }, neutral: 'shuffled' } },
  ],
  'second-solo-house': [
    { edition: 'second', players: 3, options: { sam: { difficulty: 'medium' }, ...shuffled } },
    {
      edition: 'second',
      players: 4,
      options: { sam: { difficulty: 'hard' }, simmental: true },
      components: RICH_SECOND,
    },
  ],
};

/** The nth random game of a group: its setup, its dice and its players' temper. */
export function randomTable(group: string, n: number, seed: string): { setup: Setup; pick: Below; temper: Temper } {
  const all = GROUPS[group];
  const own = `${seed}/${group}/${n}`;
  return {
    setup: { ...all[n % all.length], seed: own },
    pick: generator(own, 'play'),
    temper: TEMPERS[Math.floor(n / all.length) % TEMPERS.length],
  };
}
