// node scripts/fixtures.ts: plays the recorded games of packages/engine/fixtures again and writes them anew, with their
// score sheets. To be run when the rules were changed on purpose and their version was raised; the tests compare every
// later program with what is written here.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generator, hash, recordOf, score, writeRecord, type Setup } from '../packages/engine/src/index.ts';
import { playRandom, type Temper } from '../packages/engine/src/testing/random-games.ts';

const FOLDER = join(import.meta.dirname, '../packages/engine/fixtures');

const shuffled = { neutral: 'shuffled', sides: 'random', order: 'shuffled' };

type Games = Readonly<Record<string, { setup: Omit<Setup, 'edition' | 'seed'>; temper: Temper }>>;

const newZealand: Games = {
  'two-plain': { setup: { players: 2, options: {} }, temper: 'keen' },
  'two-b-sides': { setup: { players: 2, options: { sides: 'bbbbbbbbbb', order: 'random-start' } }, temper: 'slow' },
  'three-shuffled': { setup: { players: 3, options: shuffled }, temper: 'keen' },
  'three-corrected': {
    setup: {
      players: 3,
      options: { neutral: 'shuffled' },
      components: {
        breeds: { merino: { wool: 4 }, suffolk: { breeding: 6, vp: 8 } },
        privateBuildings: { '9a': { craftsmen: 2, vp: 4 } },
        setup: { startMoney: { 1: 40, 2: 40, 3: 40 }, startTokens: 3 },
      },
    },
    temper: 'slow',
  },
  'four-plain': { setup: { players: 4, options: {} }, temper: 'any' },
  'four-shuffled': { setup: { players: 4, options: { ...shuffled, sides: 'abababbaba' } }, temper: 'slow' },
  'solo-medium': {
    setup: { players: 2, options: { sarah: { difficulty: 'medium' }, sides: 'random' } },
    temper: 'keen',
  },
};

const second: Games = {
  'two-plain': { setup: { players: 2, options: {} }, temper: 'keen' },
  'two-b-sides': { setup: { players: 2, options: { sides: 'bbbbbbbbbbbb', simmental: true } }, temper: 'slow' },
  'three-shuffled': { setup: { players: 3, options: shuffled }, temper: 'keen' },
  'four-simmental': { setup: { players: 4, options: { ...shuffled, simmental: true } }, temper: 'any' },
  'three-corrected': {
    setup: {
      players: 3,
      options: { neutral: 'shuffled' },
      components: { setup: { startMoney: { 1: 40, 2: 40, 3: 40 } }, cities: { toledo: { value: 11 } } },
    },
    temper: 'slow',
  },
  'solo-hard': { setup: { players: 2, options: { sam: { difficulty: 'hard' }, sides: 'random' } }, temper: 'keen' },
};

for (const [edition, games] of Object.entries({ nz: newZealand, second })) {
  const folder = join(FOLDER, edition);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (/\.(txt|json)$/.test(old)) rmSync(join(folder, old));
  const expected: Record<string, object> = {};
  for (const [name, { setup, temper }] of Object.entries(games)) {
    const whole: Setup = { edition, ...setup, seed: `fixture ${name}` };
    const { state, played } = playRandom(whole, generator(whole.seed, 'fixture'), undefined, temper);
    const file = `${name}.txt`;
    writeFileSync(join(folder, file), writeRecord(recordOf(whole, played, state)));
    expected[file] = { moves: played.length, hash: hash(state), score: score(state) };
    const points = score(state).seats.map((seat) => seat.total);
    console.log(`${edition}/${file}: ${played.length} moves, ${state.turn} turns, points ${points.join(', ')}`);
  }
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 1)}\n`);
}
