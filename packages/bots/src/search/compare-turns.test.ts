import { advance, canonical, clone, newGame, view, EDITIONS, type EditionId } from '@drover/engine';
import { expect, test } from 'vitest';
import { comparerWith } from '../bots/comparer.ts';
import { candidates, TRAINED, type Evaluate } from '../index.ts';
import { dice, positionsOf, setupOf, soloOf } from '../testing.ts';
import { compareTurns, type ComparisonPart } from './compare-turns.ts';

const positions = EDITIONS.flatMap((edition) =>
  [setupOf(edition), soloOf(edition)].flatMap((setup) => positionsOf(setup, 60, clone)),
);
const optionsFor = (edition: EditionId, turns = 2) => ({ evaluator: TRAINED[edition], turns, judged: 2 });

test('what it compares begins with legal moves, and what it decided comes first', () => {
  for (const { seen, seat } of positions) {
    const thinking = { below: dice(), budget: { iterations: 40 } };
    const { lines, followUps } = compareTurns(seen, seat, thinking, optionsFor(seen.edition));
    for (const { moves, value } of lines) {
      expect(candidates(seen, seat)).toContainEqual(moves[0]);
      expect(value).toSatisfy(Number.isFinite);
    }
    expect(new Set(lines.map(({ moves }) => JSON.stringify(moves))).size).toBe(lines.length);
    expect([...followUps.values()]).toEqual(lines[0].moves.slice(1));
    expect(followUps.has(canonical(seen))).toBe(false);
  }
});

test('at most six whole turns are played on, the one that is decided for as often as any other', () => {
  let compared = 0;
  for (const { seen, seat } of positions) {
    const thinking = { below: dice(), budget: { iterations: 40 } };
    const { lines } = compareTurns(seen, seat, thinking, optionsFor(seen.edition));
    const tried = lines.filter(({ visits }) => visits > 0);
    if (tried.length === 0) continue;
    compared++;
    expect(tried.length).toBeGreaterThan(1);
    expect(tried.length).toBeLessThanOrEqual(6);
    expect(lines[0].visits).toBe(Math.max(...tried.map(({ visits }) => visits)));
  }
  expect(compared).toBeGreaterThan(5);
});

test('each of its parts can be left out, and that makes a difference', () => {
  const results = (without?: ComparisonPart) =>
    positions.slice(0, 6).map(({ seen, seat }) => {
      const thinking = { below: dice(), budget: { iterations: 60 } };
      const { lines } = compareTurns(seen, seat, thinking, { ...optionsFor(seen.edition), without });
      return lines.filter(({ visits }) => visits > 0).map(({ visits, value }) => ({ visits, value }));
    });
  const whole = results();
  for (const part of ['lead', 'luck', 'estimates', 'dropping'] as const) expect(results(part)).not.toEqual(whole);
  const visitsDiffer = (tried: { visits: number }[]): boolean => new Set(tried.map(({ visits }) => visits)).size > 1;
  expect(whole.some(visitsDiffer)).toBe(true);
  expect(results('dropping').some(visitsDiffer)).toBe(false);
});

test('a whole turn is carried out as it was decided, without another thought', () => {
  let asked = 0;
  const value: Evaluate = (state, seat) => (asked++, TRAINED.nz.value(state, seat));
  const evaluators = { ...TRAINED, nz: { ...TRAINED.nz, value } };
  const bot = comparerWith('bot', evaluators, { iterations: 20 }, { turns: 2, judged: 1 });
  const state = newGame(soloOf('nz'));
  const begun = state.reveals;
  let decisions = 0;
  while (state.turn === 1 && state.reveals === begun) {
    asked = 0;
    const move = bot.choose(view(state, 0), 0, { below: dice() });
    if (decisions++ > 0) expect(asked).toBe(0);
    advance(state, 0, move);
  }
  expect(decisions).toBeGreaterThan(2);
});

test('it keeps to its iterations, stops when it is told to, and says how far it is', () => {
  const [{ seen, seat }] = positions;
  const few = compareTurns(seen, seat, { below: dice(), budget: { iterations: 3 } }, optionsFor(seen.edition));
  expect(few.iterations).toBe(3);
  const shares: number[] = [];
  const thinking = {
    below: dice(),
    budget: { iterations: 100_000 },
    cancelled: () => shares.length >= 3,
    progress: (share: number) => void shares.push(share),
  };
  expect(compareTurns(seen, seat, thinking, optionsFor(seen.edition)).lines.length).toBeGreaterThan(0);
  expect(shares).toHaveLength(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a budget of milliseconds ends it as well', () => {
  const [{ seen, seat }] = positions;
  const begun = performance.now();
  compareTurns(seen, seat, { below: dice(), budget: { milliseconds: 40 } }, optionsFor(seen.edition, 9));
  expect(performance.now() - begun).toBeLessThan(2000);
});
