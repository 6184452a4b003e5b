import { clone, determinize, legalMoves, score, view, EDITIONS } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import {
  botNamed,
  botOf,
  EXPERT_PARTS,
  greedy,
  policy,
  LEVELS,
  playGame,
  random,
  search,
  trained,
  type Bot,
} from './index.ts';
import { dice, positionsOf, setupOf, soloOf } from './testing.ts';

const quick: Bot = botNamed('search@12')!;
const careful: Bot = botNamed('expert@8')!;
const SLOW: readonly Bot[] = [quick, careful];

describe.each(EDITIONS)('bots of %s', (edition) => {
  const positions = positionsOf(setupOf(edition), 23, clone);

  test.each([random, greedy, trained, policy, quick, careful])(
    '$name makes only legal moves, in whole games',
    (bot) => {
      const players = SLOW.includes(bot) ? 2 : 3;
      let moves = 0;
      const last = playGame(
        setupOf(edition, players),
        Array.from({ length: players }, () => bot),
        {
          played({ seat, move }, state) {
            if (moves++ % 7 === 0) expect(legalMoves(state, seat)).toContainEqual(move);
          },
          stopped: () => SLOW.includes(bot) && moves > 120,
        },
      );
      expect(SLOW.includes(bot) || last.over).toBe(true);
    },
  );

  test.each([greedy, trained, policy, quick, careful])(
    '$name chooses the same when only what it may not know differs',
    (bot) => {
      for (const { state, seat, seen } of positions) {
        // Another game that agrees with everything the seat knows: other hands, other orders, other seeds.
        const other = determinize(seen, seat, dice('other world'));
        expect(view(other, seat)).toEqual({ ...view(state, seat), setup: { ...state.setup, seed: '' } });
        const [here, there] = [state, other].map((game) => bot.choose(view(game, seat), seat, { below: dice() }));
        expect(there).toEqual(here);
      }
    },
  );

  test.each([search, botOf('expert')])('$name with the same dice and iterations finds the same move', (bot) => {
    for (const { seen, seat } of positions.slice(0, 4)) {
      const moves = [1, 2].map(() => bot.choose(seen, seat, { below: dice(), budget: { iterations: 30 } }));
      expect(moves[0]).toEqual(moves[1]);
    }
  });

  test('a search changes nothing in what it is given', () => {
    const { seen, seat } = positions[3];
    const before = structuredClone(seen);
    quick.choose(seen, seat, { below: dice() });
    expect(seen).toEqual(before);
  });

  /** Points of the first bot over the second, seats taken in turn. */
  const leads = (first: Bot, second: Bot, games: number): number[] =>
    Array.from({ length: games }, (_, i) => {
      const bots = i % 2 === 0 ? [first, second] : [second, first];
      const { seats } = score(playGame(setupOf(edition, 2, `ladder ${i >> 1}`), bots));
      return (seats[0].total - seats[1].total) * (i % 2 === 0 ? 1 : -1);
    });

  test.each([
    [random, botOf('beginner'), 4],
    [botOf('beginner'), botOf('casual'), 4],
    [botOf('casual'), botOf('skilled'), 4],
    [botOf('skilled'), botOf('sharp'), 4],
    [botOf('steady'), botOf('strong'), 1],
  ])('the ladder stands: $name is the weaker one', (weaker, stronger, count) => {
    const games = leads(stronger, weaker, count);
    expect(games.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual((3 / 4) * count);
    expect(games.reduce((sum, lead) => sum + lead, 0)).toBeGreaterThan(0);
  });

  test('the network of solo games does better there than greedy', () => {
    const points = (bot: Bot): number =>
      Array.from({ length: 2 }, (_, i) => score(playGame(soloOf(edition, `solo ${i}`), [bot])).seats[0].total).reduce(
        (sum, total) => sum + total,
        0,
      );
    expect(points(trained)).toBeGreaterThan(points(greedy));
  });

  test('greedy leaves random far behind', () => {
    const bots = [greedy, random];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { seats } = score(playGame(setupOf(edition, 2, seed), bots));
      expect(seats[0].total).toBeGreaterThan(seats[1].total + 15);
    }
  });

  test('against the solo opponent there is always an answer', () => {
    expect(playGame(soloOf(edition), [greedy]).over).toBe(true);
    expect(playGame(soloOf(edition), [trained]).over).toBe(true);
  });
});

test.each(LEVELS)('%s answers a forced decision at once, without dice', (level) => {
  let asked = 0;
  const below = (): number => {
    throw new Error('It thinks.');
  };
  playGame(setupOf('nz'), [greedy, greedy], {
    played({ seat, move }, state) {
      if (legalMoves(state, seat).length > 1) return;
      expect(botOf(level).choose(view(state, seat), seat, { below })).toEqual(move);
      asked++;
    },
    stopped: () => asked > 4,
  });
  expect(asked).toBeGreaterThan(4);
});

test('Expert can be asked without each of its parts', () => {
  const [{ seen, seat }] = positionsOf(setupOf('nz'), 23, clone);
  for (const part of EXPERT_PARTS) {
    const move = botNamed(`expert-without-${part}@8`)!.choose(seen, seat, { below: dice() });
    expect(legalMoves(seen, seat)).toContainEqual(move);
  }
  expect(botNamed('expert-without-nothing')).toBeUndefined();
});

test('a name that is none has no bot', () => {
  expect(botNamed('nobody')).toBeUndefined();
  expect(botNamed('search@')).toBeUndefined();
  expect(botNamed('search@0')).toBeUndefined();
  expect(botNamed('search@5ms')!.name).toBe('search@5ms');
});
