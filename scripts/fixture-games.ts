// The recorded games of packages/engine/fixtures: which there are for each edition, and where they lie. A folder for every
// version of the rules, for ever: its tables, its games with their score sheets, and the fingerprint of many more games.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from '../packages/engine/src/core/source.ts';
import type { Setup } from '../packages/engine/src/index.ts';
import { nzTables } from '../packages/engine/src/nz/components/index.ts';
import { NZ_RULES } from '../packages/engine/src/nz/versions.ts';
import { secondTables } from '../packages/engine/src/second/components/index.ts';
import { SECOND_RULES } from '../packages/engine/src/second/versions.ts';
import type { Temper } from '../packages/engine/src/testing/random-games.ts';
import { sides } from '../packages/engine/src/testing/sides.ts';

export const FIXTURES = join(import.meta.dirname, '../packages/engine/fixtures');

const shuffled = { neutral: 'shuffled', sides: 'random', order: 'shuffled' };

export type Games = Readonly<Record<string, { setup: Omit<Setup, 'edition' | 'seed'>; temper: Temper }>>;

const newZealand: Games = {
  'two-plain': { setup: { players: 2, options: {} }, temper: 'keen' },
  'two-b-sides': { setup: { players: 2, options: { sides: sides('nz', 'b'), order: 'random-start' } }, temper: 'slow' },
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
  'four-shuffled': {
    setup: { players: 4, options: { ...shuffled, sides: sides('nz', 'abababbaba') } },
    temper: 'slow',
  },
  'solo-medium': {
    setup: { players: 2, options: { sarah: { difficulty: 'medium' }, sides: 'random' } },
    temper: 'keen',
  },
  'solo-hard': { setup: { players: 2, options: { sarah: { difficulty: 'hard' } } }, temper: 'slow' },
};

const second: Games = {
  'two-plain': { setup: { players: 2, options: {} }, temper: 'keen' },
  'two-b-sides': { setup: { players: 2, options: { sides: sides('second', 'b'), simmental: true } }, temper: 'slow' },
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

export const editionFacts = {
  nz: { rules: NZ_RULES, source: 'nz', readings: 'NzReadings', tables: nzTables, games: newZealand },
  second: { rules: SECOND_RULES, source: 'second', readings: 'SecondReadings', tables: secondTables, games: second },
} as const;

export type EditionWithFixtures = keyof typeof editionFacts;

export const isEditionWithFixtures = (edition: string): edition is EditionWithFixtures =>
  Object.hasOwn(editionFacts, edition);

type Tables = Readonly<Record<string, unknown>>;

/** As the component files have them now, values only. */
export const tablesNow = (edition: EditionWithFixtures): Tables =>
  plain<object>(editionFacts[edition].tables) as Tables;

/** As they were when games were first recorded by these rules. */
export const recordedTables = (edition: string, rules: string): Tables =>
  JSON.parse(readFileSync(join(FIXTURES, edition, rules, 'tables.json'), 'utf8')) as Tables;

export const isRecorded = (edition: string, rules: string): boolean => existsSync(join(FIXTURES, edition, rules));
