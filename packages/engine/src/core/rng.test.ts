import { describe, expect, it } from 'vitest';
import { apply, decision, legalMoves, newGame, type CoreState, type Move, type NzState, type Setup } from '../index.ts';
import { below, generator, next, openStreams, shuffle } from './rng.ts';

describe('a stream of chance', () => {
  it('is xoshiro128**: its published first numbers', () => {
    const streams = [1, 2, 3, 4];
    expect([next(streams, 0), next(streams, 0), next(streams, 0), next(streams, 0)]).toEqual([
      11520, 0, 5927040, 70819200,
    ]);
  });

  it('keeps its four numbers as unsigned whole ones, so that JSON keeps them', () => {
    const streams = openStreams('kea', ['deck']);
    for (let i = 0; i < 1000; i++) {
      next(streams, 0);
      for (const word of streams) expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
    }
    const copy = JSON.parse(JSON.stringify(streams)) as number[];
    expect(next(copy, 0)).toBe(next(streams, 0));
  });

  it('starts from its seed and its name alone', () => {
    expect(openStreams('kea', ['a', 'b'])).toEqual([...openStreams('kea', ['a']), ...openStreams('kea', ['b'])]);
    const all = ['kea', 'kea ', 'Kea', 'weka'].flatMap((seed) =>
      ['a', 'b'].map((name) => openStreams(seed, [name]).join()),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('is never moved by another one', () => {
    const lone = openStreams('kea', ['b']);
    const shared = openStreams('kea', ['a', 'b', 'c']);
    for (let i = 0; i < 100; i++) {
      for (let other = 0; other < i % 5; other++) next(shared, other % 2 === 0 ? 0 : 2);
      expect(next(shared, 1)).toBe(next(lone, 0));
    }
  });
});

describe('whole numbers below n', () => {
  it('stay below n', () => {
    const pick = generator('kea', 'test');
    for (const n of [1, 2, 3, 7, 52, 1000, 2 ** 31, 2 ** 32])
      for (let i = 0; i < 200; i++) {
        const x = pick(n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }
  });

  it('are remainders, and what lies beyond the last whole multiple is drawn again', () => {
    for (const n of [1, 3, 44, 65537, 2 ** 31 - 1, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32]) {
      const streams = openStreams('kea', ['test']);
      const copy = [...streams];
      const limit = 2n ** 32n - (2n ** 32n % BigInt(n));
      for (let i = 0; i < 500; i++) {
        let x = next(copy, 0);
        while (BigInt(x) >= limit) x = next(copy, 0);
        expect(below(streams, 0, n)).toBe(Number(BigInt(x) % BigInt(n)));
      }
    }
  });

  it('come equally often', () => {
    for (const n of [2, 3, 6, 10, 44]) {
      const pick = generator(`even ${n}`, 'test');
      const counts = Array.from({ length: n }, () => 0);
      const draws = n * 2000;
      for (let i = 0; i < draws; i++) counts[pick(n)]++;
      const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      // Five standard deviations of a chi-square distribution with n - 1 degrees of freedom.
      expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  it('are drawn again rather than folded unevenly', () => {
    // With 3 · 2^30 the last quarter of all numbers is beyond the last whole multiple.
    const n = 3 * 2 ** 30;
    const streams = openStreams('kea', ['fold']);
    const twin = [...streams];
    for (let i = 0; i < 200; i++) {
      const x = below(streams, 0, n);
      let y = next(twin, 0);
      while (y >= n) y = next(twin, 0);
      expect(x).toBe(y);
    }
  });
});

describe('a shuffle', () => {
  it('keeps every card', () => {
    const pick = generator('kea', 'shuffle');
    const cards = Array.from({ length: 30 }, (_, card) => card);
    for (let i = 0; i < 50; i++) expect(shuffle([...cards], pick).sort((a, b) => a - b)).toEqual(cards);
    expect(shuffle([], pick)).toEqual([]);
  });

  it('brings every order equally often', () => {
    const pick = generator('orders', 'shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle([0, 1, 2, 3], pick).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chiSquare = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(23 + 5 * Math.sqrt(46));
  });
});

describe('chance in a game', () => {
  const setup: Setup = { edition: 'nz', players: 3, seed: 'kaka', options: {} };

  /**
   * Plays 600 decisions, always by the same rule; seat 2 may moreover use its exchange tokens at once. Tells which
   * cards each seat drew and which tiles came.
   */
  function play(tokens: boolean): { drawn: string[][]; tiles: string[] } {
    let state: CoreState = newGame(setup);
    const drawn: string[][] = [[], [], []];
    const tiles: string[] = [];
    const make = (seat: number, move: Move): void => {
      const outcome = apply(state, seat, move);
      state = outcome.state;
      for (const event of outcome.events) {
        if (event.type === 'drew') drawn[event.seat!].push(...(event as unknown as { cards: string[] }).cards);
        if (event.type === 'foresight-filled') tiles.push(JSON.stringify(event));
      }
    };
    for (let i = 0; i < 600 && !state.over; i++) {
      const exchange = tokens && legalMoves(state, 2).find((move) => move.do === 'exchange');
      if (exchange) {
        make(2, exchange);
        while (decision(state)!.ask === 'discard' && decision(state)!.seat === 2) make(2, legalMoves(state, 2)[0]);
      }
      const { seat, ask } = decision(state)!;
      const moves = legalMoves(state, seat);
      // Walk on, do nothing on the way, show everything in Wellington.
      const move =
        moves.find(({ do: verb }) => verb === 'end' || verb === 'wellington' || verb === 'reveal') ??
        (ask === 'phase-a' ? moves.find(({ do: verb }) => verb === 'move') : undefined) ??
        moves[0];
      make(seat, move);
    }
    return { drawn, tiles };
  }

  it('of one player is not shifted by the exchange tokens of another', () => {
    const without = play(false);
    const using = play(true);
    expect(using.drawn[2]).not.toEqual(without.drawn[2]);
    for (const seat of [0, 1]) {
      expect(without.drawn[seat].length).toBeGreaterThan(0);
      expect(using.drawn[seat]).toEqual(without.drawn[seat]);
    }
    expect(without.tiles.length).toBeGreaterThan(0);
    expect(using.tiles).toEqual(without.tiles);
  });

  it('has a stream for each bag and each deck, and a token moves the own deck at most', () => {
    let state = newGame(setup) as NzState;
    expect(state.rng).toHaveLength((2 + 3) * 4);
    // An empty stack must be shuffled anew: the only moment at which a deck needs chance.
    const [, player] = state.players;
    player.discard.push(...player.stack.splice(0));
    const before = state.rng;
    state = apply(state, 1, { do: 'exchange', draw: 2 } as Move).state;
    const changed = state.rng.flatMap((word, i) => (word === before[i] ? [] : [Math.floor(i / 4)]));
    expect(new Set(changed)).toEqual(new Set([1]));
  });
});
