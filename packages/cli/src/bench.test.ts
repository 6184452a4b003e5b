import { expect, test } from 'vitest';
import { drover } from './testing/run.ts';

const CALLS = ['clone', 'legalMoves', 'apply', 'advance', 'view', 'determinize'];
const GAMES = ['games2', 'games3', 'games4', 'gamesSolo'];

test('bench --json is flat and gives every figure of both editions', async () => {
  const { code, out, err } = await drover('bench', '--json', '--seconds', '0.002');
  expect([code, err]).toEqual([0, '']);
  const { node, processor, ...figures } = JSON.parse(out) as Record<string, unknown>;
  expect([typeof node, typeof processor]).toEqual(['string', 'string']);
  const names = [...CALLS, ...GAMES, 'replay', 'replayMoves', 'greedyGames', 'searchDecisions', 'hint'];
  const expected = ['nz', 'second'].flatMap((edition) => names.map((name) => `${edition}.${name}`));
  expect(Object.keys(figures)).toEqual(['runs', 'seconds', ...expected]);
  for (const value of Object.values(figures)) expect(value).toBeGreaterThan(0);
  // What is printed is what the help says.
  const { out: help } = await drover('help', 'bench');
  for (const name of names) expect(help).toContain(`E.${name}`);
});

test('bench of one edition, for people', async () => {
  const { code, out, err } = await drover('bench', '--edition', 'second', '--seconds', '0.002');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\n +Second Edition\n/);
  expect(out).not.toContain('New Zealand');
  for (const call of CALLS) expect(out).toMatch(new RegExp(`\n  ${call} +\\d+\\.\\d\\d\n`));
  expect(out).toMatch(/\nWhole random games a second\n {2}2 players +[\d.]+\n/);
  expect(out).toMatch(/\n {2}solo, hard +[\d.]+\n/);
  expect(out).toMatch(/\n {2}milliseconds +[\d.]+\n {2}moves +\d+\n/);
  expect(out).toMatch(/\n {2}greedy games of 2 a second +[\d.]+\n {2}decisions a second in a search +\d+\n/);
});
