import type { Level } from '@drover/bots';
import type { ScoreSheet } from '@drover/engine';
import { expect, test } from 'vitest';
import type { Sitter } from '../authority/authority.ts';
import { nextLevel } from './next-level.ts';

const me: Sitter = { kind: 'person', name: 'Ada' };
const bot = (level: Level): Sitter => ({ kind: 'bot', name: 'Bot', level });
const sheet = (...totals: number[]): ScoreSheet => ({
  seats: totals.map((total, seat) => ({ seat, total, categories: [], fulfilled: [] })),
  leaders: [],
  against: null,
});

test('after a clear victory the next level is suggested, above the best that was beaten', () => {
  expect(nextLevel(sheet(100, 70), [me, bot('easy')])).toEqual({ level: 'casual', harder: true });
  expect(nextLevel(sheet(70, 60, 100), [bot('easy'), bot('steady'), me])).toEqual({ level: 'skilled', harder: true });
});

test('after a clear defeat the one below is', () => {
  expect(nextLevel(sheet(60, 100), [me, bot('steady')])).toEqual({ level: 'keen', harder: false });
});

test('a close game, a table of several people, and either end of the ladder suggest nothing', () => {
  expect(nextLevel(sheet(80, 70), [me, bot('easy')])).toBeNull();
  expect(nextLevel(sheet(100, 20, 30), [me, me, bot('easy')])).toBeNull();
  expect(nextLevel(sheet(100, 20), [me, { kind: 'automa', name: '' }])).toBeNull();
  expect(nextLevel(sheet(160, 120), [me, bot('expert')])).toBeNull();
  expect(nextLevel(sheet(10, 120), [me, bot('beginner')])).toBeNull();
});
