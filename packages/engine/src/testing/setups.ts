import { generator, type Below, type Setup } from '../index.ts';
import { TEMPERS, type Temper } from './properties.ts';

/**
 * The tables at which random games are played, by the tests and by `npm run soak`. Each group takes its setups in turn;
 * a new way to play is a new line here.
 */

/** More of everything at the start, and great buildings for few craftsmen: random players hardly get to what is dear. */
const RICH = {
  setup: { startPounds: { 1: 60, 2: 60, 3: 60, 4: 60 }, startTokens: 6 },
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

/** Other numbers than the printed ones, everywhere a game can feel it. */
const CORRECTED = {
  breeds: { merino: { wool: 4 }, suffolk: { breeding: 6, vp: 8 } },
  jobMarket: { costs: [9, 8, 7, 6] },
  pathfinder: { overflowPounds: 4 },
  setup: { startTokens: 2, poundsPerVp: 4 },
};

type Table = Omit<Setup, 'seed'>;

const shuffled = { neutral: 'shuffled', sides: 'random', order: 'shuffled' };

const tables = (players: number): Table[] => [
  { edition: 'nz', players, options: {} },
  { edition: 'nz', players, options: shuffled },
  { edition: 'nz', players, options: { ...shuffled, order: 'random-start' }, components: RICH },
  { edition: 'nz', players, options: { sides: 'bbbbbbbbbb' } },
  { edition: 'nz', players, options: { neutral: 'shuffled', sides: 'abababbaba' }, components: CORRECTED },
];

const against = (players: number, difficulty: string, more: object = {}): Table => ({
  edition: 'nz',
  players,
  options: { ...more, sarah: { difficulty } },
});

export const GROUPS: Readonly<Record<string, readonly Table[]>> = {
  2: tables(2),
  3: tables(3),
  4: tables(4),
  solo: [
    against(2, 'easy'),
    against(2, 'medium', { neutral: 'shuffled', sides: 'random' }),
    against(2, 'hard', { sides: 'random' }),
    { ...against(2, 'custom'), components: RICH },
    against(3, 'hard', shuffled),
    against(4, 'easy'),
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
