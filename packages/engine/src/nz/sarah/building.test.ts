import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

/** You stand on A; Sarah is about to enter Wellington, which has no choice of ways and changes no building. */
const solo = (components?: unknown): Table =>
  table(2, { sarah: { difficulty: 'hard' }, ...(components === undefined ? {} : { components }) }).at(1, 'H');

/** Only these of her tiles are left in her supply, by number. */
const left = (t: Table, ...numbers: number[]): Table => {
  t.player(1).supply = numbers.map((number) => number - 1);
  return t;
};
const fill = (t: Table, seat: number, numbers: number[], ...spaces: string[]): Table => {
  spaces.forEach((space, i) => t.build(seat, `${numbers[i]!}a`, space));
  return t;
};
const upTo10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const builds = (t: Table, craftsmen: number): Table =>
  t
    .sarah([4], 'sailor')
    .with(1, { workers: { craftsman: craftsmen } })
    .passToSarah();
/** What she put where: `7a@A1`, or `8a@A1 for 7a` when it replaced something. */
const built = (t: Table): string[] =>
  t.events.flatMap((event) =>
    event.type === 'built'
      ? [`${event.building}@${event.at}${event.replaced === null ? '' : ` for ${event.replaced}`}`]
      : [],
  );
const choices = (t: Table): string[] =>
  t.events.flatMap((event) => (event.type === 'automa-chose' && event.deed === 'build' ? [event.by] : []));
const skipped = (t: Table): boolean =>
  t.events.some((event) => event.type === 'automa-skips' && event.deed.startsWith('build'));

describe('first: a new building with all her craftsmen', () => {
  it.each([
    [1, '1a'],
    [2, '4a'],
    [3, '5a'],
    [4, '6a'],
    [5, '7a'],
  ])('NZ-Z10 %i craftsmen: %s', (craftsmen, tile) => {
    const t = builds(solo(), craftsmen);
    expect(built(t)).toEqual([`${tile}@A1`]);
    expect(t.player(1).supply).toHaveLength(t.s.sides.length - 1);
    expect(t.player(1).money).toBe(0);
  });

  it('NZ-Z10 a tile with a hand comes before one without', () => {
    expect(choices(builds(solo(), 2))).toEqual(['with-hand']);
    expect(choices(builds(solo(), 1))).toEqual(['with-hand']);
  });

  it.each([
    [1, '1a', '2a'],
    [2, '4a', '3a'],
  ])('NZ-Z10 %i craftsmen and %s is built: then %s', (craftsmen, first, second) => {
    expect(built(builds(solo().build(1, first, 'A1'), craftsmen))).toEqual([`${second}@A2`]);
  });

  it('NZ-Z10 a hand of either colour counts alike: two tiles with hands, you decide', () => {
    const t = builds(solo({ privateBuildings: { '3a': { hand: 'black' } } }), 2);
    expect(t.leftOpen()).toEqual(['3a@A1', '4a@A1']);
    t.play('decide 1');
    expect(built(t)).toEqual(['3a@A1']);
    expect(choices(t)).toEqual(['person']);
  });

  it('NZ-Z10 two tiles without hands: you decide', () => {
    const t = builds(solo({ privateBuildings: { '4a': { hand: 'none' } } }), 2);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['3a@A1', '4a@A1']);
    t.play('decide 2');
    expect(built(t)).toEqual(['4a@A1']);
  });

  it('NZ-Z10 a tile needing fewer craftsmen is not taken while one needing all of them is left', () => {
    expect(built(builds(left(solo(), 1, 2, 3, 4, 5, 7), 3))).toEqual(['5a@A1']);
  });
});

describe('second: a new building with all craftsmen but one', () => {
  it.each([
    [2, [1, 2, 5, 6, 7, 8, 9, 10], '1a'],
    [2, [2, 5, 6, 7, 8, 9, 10], '2a'],
    [3, [1, 2, 3, 4, 6, 7, 8, 9, 10], '4a'],
    [4, [1, 2, 3, 4, 5, 7, 8, 9, 10], '5a'],
    [5, [1, 2, 3, 4, 5, 6, 8, 9, 10], '6a'],
  ])('NZ-Z10 %i craftsmen, tiles %j left: %s', (craftsmen, tiles, tile) => {
    expect(built(builds(left(solo(), ...tiles), craftsmen))).toEqual([`${tile}@A1`]);
  });

  it('NZ-Z10 even if a building could be replaced with all craftsmen', () => {
    const t = left(solo().build(1, '5a', 'B1'), 1, 2, 3, 4, 8);
    expect(built(builds(t, 3))).toEqual(['4a@A1']);
    expect(choices(t)).toEqual(['with-hand']);
  });
});

describe('third: a replacement with as many craftsmen as possible', () => {
  it('NZ-Z10 1 craftsman: the tile without a hand becomes one with a hand', () => {
    const t = builds(solo().build(1, '1a', 'B1').build(1, '2a', 'B2'), 1);
    expect(built(t)).toEqual(['4a@B2 for 2a']);
    expect(choices(t)).toEqual(['most-hands']);
  });

  it('NZ-Z10 1 craftsman and only tiles without hands: the hand on the board stays', () => {
    const t = builds(left(solo().build(1, '1a', 'B1').build(1, '2a', 'B2'), 3), 1);
    expect(built(t)).toEqual(['3a@B2 for 2a']);
  });

  it('NZ-Z10 1 craftsman and only a tile with a hand to give up: a hand for a hand', () => {
    const t = builds(left(solo().build(1, '1a', 'B1'), 3, 4), 1);
    expect(built(t)).toEqual(['4a@B1 for 1a']);
  });

  it('NZ-Z10 2 craftsmen: the new tile with the most VP, then the one that keeps the hands', () => {
    const t = left(solo(), 5, 6, 7, 8, 9, 10);
    fill(t, 1, [1, 2, 3, 4], 'B1', 'B2', 'C1', 'C2');
    expect(built(builds(t, 2))).toEqual(['6a@C1 for 3a']);
    expect(choices(t)).toEqual(['most-hands']);
  });

  it('NZ-Z10 3 craftsmen: the new tile with the most VP', () => {
    const t = builds(left(fill(solo(), 1, [3, 4, 6], 'B1', 'B2', 'C1'), 1, 2, 7, 8, 9, 10), 3);
    expect(built(t)).toEqual(['8a@C1 for 6a']);
    expect(choices(t)).toEqual(['most-points']);
  });

  it('NZ-Z10 4 craftsmen: the same', () => {
    const t = builds(left(fill(solo(), 1, [5, 7], 'B1', 'B2'), 1, 2, 3, 4, 8, 9, 10), 4);
    expect(built(t)).toEqual(['9a@B2 for 7a']);
  });

  it('NZ-Z10 5 craftsmen: as many of them as possible', () => {
    const t = builds(left(fill(solo(), 1, [6, 7], 'B1', 'B2'), 1, 2, 3, 4, 5, 8, 9, 10), 5);
    expect(built(t)).toEqual(['10a@B2 for 7a']);
    const u = builds(left(fill(solo(), 1, [1, 6, 7], 'B1', 'B2', 'C1'), 8), 5);
    expect(built(u)).toEqual(['8a@B2 for 6a']);
  });

  it('NZ-Z10 more craftsmen come before more VP', () => {
    const t = builds(left(fill(solo(), 1, [3, 9], 'B1', 'B2'), 7, 10), 3);
    expect(built(t)).toEqual(['7a@B1 for 3a']);
  });

  it('NZ-Z10 a replacement that needs more craftsmen than she has is none', () => {
    const t = builds(left(fill(solo(), 1, [3], 'B1'), 7), 2);
    expect(built(t)).toEqual([]);
    expect(skipped(t)).toBe(true);
  });

  it('NZ-Z10 the old tile leaves the game, and what stands under it does not matter', () => {
    const t = builds(left(solo().build(1, '5a', 'RR1'), 8), 4);
    expect(built(t)).toEqual(['8a@RR1 for 5a']);
    expect(t.player(1).supply).toEqual([]);
  });

  it('NZ-Z10 never one of your buildings', () => {
    const t = builds(left(solo().build(0, '5a', 'B1'), 8), 4);
    expect(built(t)).toEqual([]);
  });

  it('NZ-Z10 before a smaller new building', () => {
    const t = builds(left(fill(solo(), 1, [5], 'B1'), 1, 2, 6), 3);
    expect(built(t)).toEqual(['6a@B1 for 5a']);
  });

  it('NZ-Z10 replacements equal in VP and hands: you decide', () => {
    const t = solo({ privateBuildings: { '1a': { hand: 'none' } } })
      .build(1, '1a', 'B1')
      .build(1, '2a', 'B2');
    builds(left(t, 3), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toHaveLength(2);
    t.play('decide 1');
    expect(built(t)).toEqual(['3a@B1 for 1a']);
    expect(choices(t)).toEqual(['person']);
  });
});

describe('fourth: a new building with as many craftsmen as possible', () => {
  it.each([
    [3, [1, 2, 6, 7, 8, 9, 10], '1a'],
    [4, [1, 2, 3, 4, 7, 8, 9, 10], '4a'],
    [4, [1, 2, 3, 7, 8, 9, 10], '3a'],
    [5, [1, 2, 3, 4, 5, 8, 9, 10], '5a'],
    [5, [1, 2, 3, 8, 9, 10], '3a'],
    [5, [2, 8, 9, 10], '2a'],
  ])('NZ-Z10 %i craftsmen, tiles %j left and nothing to replace: %s', (craftsmen, tiles, tile) => {
    expect(built(builds(left(solo(), ...tiles), craftsmen))).toEqual([`${tile}@A1`]);
  });

  it('NZ-Z10 also when her buildings stand but cannot be replaced', () => {
    const t = builds(left(fill(solo(), 1, [10], 'B1'), 1, 2), 4);
    expect(built(t)).toEqual(['1a@A1']);
  });

  it.each([
    [1, [5, 6, 7, 8, 9, 10]],
    [5, [8, 9, 10]],
    [5, []],
  ])('NZ-Z10 NZ-Z15 %i craftsmen, tiles %j left: nothing can be built', (craftsmen, tiles) => {
    const t = builds(left(solo(), ...tiles), craftsmen);
    expect(built(t)).toEqual([]);
    expect(skipped(t)).toBe(true);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});

describe('where a new building goes', () => {
  it.each([
    ['START', 'A1'],
    ['A', 'A1'],
    ['B', 'B1'],
    ['C', 'C1'],
    ['D', 'D1'],
    ['E', 'E1'],
    ['G', 'G1'],
    ['WELLINGTON', 'A1'],
  ])('NZ-Z10 you stand on %s: she builds on %s', (you, site) => {
    expect(built(builds(solo().at(0, you), 1))).toEqual([`1a@${site}`]);
  });

  it.each([
    ['A1', 'A2'],
    ['A3', 'B1'],
    ['B1', 'B2'],
    ['BG', 'C1'],
    ['C2', 'E1'],
    ['D1', 'E1'],
    ['F1', 'G1'],
    ['F2', 'G1'],
    ['RR1', 'B1'],
    ['FR2', 'E1'],
  ])('NZ-Z10 you stand on your building on %s: she builds on %s', (you, site) => {
    expect(built(builds(solo().build(0, '5a', you).at(0, you), 1))).toEqual([`1a@${site}`]);
  });

  it.each([
    ['RK1', 'rk-1', 'B1'],
    ['RK4', 'rk-1', 'B1'],
    ['FL1', 'fl-1', 'E1'],
  ])(
    'NZ-Z10 you stand on the hazard of %s: the branch beside is not ahead, nor are the risk spaces',
    (you, tile, site) => {
      expect(built(builds(solo().hazard(tile, you).at(0, you), 1))).toEqual([`1a@${site}`]);
    },
  );

  it.each(['H1', 'H2'])('NZ-Z10 nothing is free between your building on %s and Wellington: from the start', (you) => {
    expect(built(builds(solo().build(0, '5a', you).at(0, you), 1))).toEqual(['1a@A1']);
  });

  it('NZ-Z10 taken spaces are passed over, whoever has them', () => {
    const t = solo().at(0, 'A').build(0, '2a', 'A1').build(1, '2a', 'A2');
    expect(built(builds(t, 1))).toEqual(['1a@A3']);
  });

  it.each([
    ['F', [], ['1a@F1', '1a@F2']],
    ['H', [], ['1a@H1', '1a@H2']],
    ['E', ['E1', 'E2'], ['1a@F1', '1a@F2']],
    ['G', ['G1'], ['1a@H1', '1a@H2']],
    ['C', ['C1'], ['1a@C2', '1a@D1']],
  ])('NZ-Z10 at a fork after %s, %j taken, spaces are equally near: you decide among %j', (you, taken, sites) => {
    const t = builds(fill(solo().at(0, you), 0, [2, 3], ...taken), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(sites);
    t.play('decide 2');
    expect(built(t)).toEqual([sites[1]]);
    expect(choices(t)).toEqual(['person']);
  });

  it('NZ-Z10 at a fork the nearer space, whichever branch it lies on', () => {
    expect(built(builds(fill(solo().at(0, 'C'), 0, [1, 2], 'C1', 'C2'), 1))).toEqual(['1a@D1']);
    expect(built(builds(fill(solo().at(0, 'F'), 0, [1], 'F1'), 1))).toEqual(['1a@F2']);
    // BG is one space away, B2 two, though B2 stands before it in the table.
    const t = fill(solo().at(0, 'B'), 0, [1], 'B1').with(1, { pathfinder: 2 });
    expect(built(builds(t, 1))).toEqual(['1a@BG']);
  });

  it('NZ-Z10 from the start of the trail equally near spaces are yours to decide as well', () => {
    const t = fill(solo().at(0, 'G'), 0, [1, 2, 3, 4, 5, 6], 'G1', 'H1', 'H2', 'A1', 'A2', 'A3').with(1, {
      pathfinder: 2,
    });
    expect(builds(t, 1).leftOpen()).toEqual(['1a@B1', '1a@BG']);
  });

  it('NZ-Z10 nothing is free ahead: on from the start of the trail', () => {
    const t = fill(solo().at(0, 'G'), 0, [2, 3, 5], 'G1', 'H1', 'H2');
    expect(built(builds(t, 1))).toEqual(['1a@A1']);
    const u = fill(solo().at(0, 'G'), 0, [2, 3, 5, 6], 'G1', 'H1', 'H2', 'A1');
    expect(built(builds(u, 1))).toEqual(['1a@A2']);
  });

  it('NZ-Z10 a parallel branch comes in its turn, from the start of the trail', () => {
    const t = fill(solo(), 0, upTo10, 'A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'D1', 'E1', 'H1').at(0, 'H1');
    fill(t, 1, [3, 4, 5, 6], 'E2', 'F1', 'F2', 'G1');
    expect(built(builds(t, 1))).toEqual(['1a@H2']);
  });

  it('NZ-Z10 the walk of this turn does not matter, only where you stand', () => {
    const t = solo()
      .at(1, 'B')
      .at(0, 'E')
      .sarah([4], 'sailor')
      .with(1, { workers: { craftsman: 1 } })
      .passToSarah();
    expect(built(t)).toEqual(['1a@E1']);
  });

  it.each([
    ['B', ['B1', 'B2'], 1, 'C1'],
    ['B', ['B1', 'B2'], 2, 'BG'],
    ['E', ['E1', 'E2'], 7, 'EG'],
    ['G', ['G1'], 7, 'GG'],
  ])('NZ-Z10 from %s, %j taken, her disc on pathfinder %i: %s', (you, taken, pathfinder, site) => {
    const t = fill(solo().at(0, you), 0, [2, 3], ...taken).with(1, { pathfinder });
    expect(built(builds(t, 1))).toEqual([`1a@${site}`]);
  });

  it('NZ-Z10 your own pathfinder disc opens nothing for her', () => {
    const t = fill(solo().at(0, 'B'), 0, [2, 3], 'B1', 'B2').with(0, { pathfinder: 16 });
    expect(built(builds(t, 1))).toEqual(['1a@C1']);
  });

  it('NZ-Z10 gold printed at a space is not for her', () => {
    const t = builds(solo().at(0, 'D'), 1);
    expect(built(t)).toEqual(['1a@D1']);
    expect(t.player(1).gold).toBe(0);
  });

  it('NZ-Z10 with no safe space free she cannot build new: she replaces, even if risk spaces are free', () => {
    const t = fill(solo(), 0, upTo10, 'A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'D1', 'E1', 'E2');
    left(fill(t, 1, [3, 4, 5, 7, 8], 'F1', 'F2', 'G1', 'H1', 'H2'), 1, 2, 6, 9, 10);
    expect(built(builds(t, 1))).toEqual(['6a@G1 for 5a']);
  });
});

describe('cards 11 and 15 when she is a craftsman', () => {
  it.each([11, 15])('NZ-Z10 card %i: her whole list, with all her craftsmen', (card) => {
    const t = solo()
      .sarah([card], 'craftsman')
      .with(1, { workers: { craftsman: 3 } })
      .passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ steps: 3 }]);
    expect(built(t)).toEqual(['5a@A1']);
    const replacing = left(fill(solo(), 1, [5], 'B1'), 1, 2, 6).sarah([card], 'craftsman');
    replacing.with(1, { workers: { craftsman: 3 } }).passToSarah();
    expect(built(replacing)).toEqual(['6a@B1 for 5a']);
  });
});

describe('cards 11 and 15 when she is something else', () => {
  const plays = (t: Table, card: number, craftsmen: number): Table =>
    t
      .sarah([card], 'sailor')
      .with(1, { workers: { craftsman: craftsmen, sailor: 5 } })
      .passToSarah();

  it.each([1, 3, 5])('NZ-Z10 card 11 with %i craftsmen: a tile needing exactly 1, with a hand', (craftsmen) => {
    expect(built(plays(solo(), 11, craftsmen))).toEqual(['1a@A1']);
  });

  it.each([1, 3, 5])('NZ-Z10 card 15 with %i craftsmen: a tile needing exactly 2, with a hand', (craftsmen) => {
    expect(built(plays(solo(), 15, craftsmen))).toEqual(['4a@A1']);
  });

  it('NZ-Z10 the other tile of that size next', () => {
    expect(built(plays(solo().build(1, '1a', 'B1'), 11, 3))).toEqual(['2a@A1']);
    expect(built(plays(solo().build(1, '4a', 'B1'), 15, 3))).toEqual(['3a@A1']);
  });

  it('NZ-Z10 it goes where every new building goes', () => {
    expect(built(plays(solo().at(0, 'FL1').hazard('fl-1', 'FL1'), 11, 1))).toEqual(['1a@E1']);
  });

  it('NZ-Z10 card 11, both tiles of 1 gone: a replacement by exactly 1, the most VP first', () => {
    const t = left(fill(solo(), 1, [1, 2, 5], 'B1', 'B2', 'C1'), 3, 4, 6, 7, 8, 9, 10);
    expect(built(plays(t, 11, 4))).toEqual(['6a@C1 for 5a']);
    expect(choices(t)).toEqual(['most-points']);
  });

  it('NZ-Z10 card 11: then the most hands', () => {
    const t = left(fill(solo(), 1, [1, 2], 'B1', 'B2'), 3, 4, 5, 6, 7, 8, 9, 10);
    expect(built(plays(t, 11, 4))).toEqual(['4a@B2 for 2a']);
    expect(choices(t)).toEqual(['most-hands']);
  });

  it('NZ-Z10 card 15, both tiles of 2 gone: a replacement by exactly 2', () => {
    const t = left(fill(solo(), 1, [3, 4, 5], 'B1', 'B2', 'C1'), 1, 2, 6, 8, 9, 10);
    expect(built(plays(t, 15, 5))).toEqual(['6a@B1 for 3a']);
    expect(choices(t)).toEqual(['most-hands']);
  });

  it('NZ-Z10 card 11 replaces by 1 and not by more', () => {
    const t = left(fill(solo(), 1, [3], 'B1'), 6, 7);
    expect(built(plays(t, 11, 5))).toEqual([]);
    expect(skipped(t)).toBe(true);
  });

  it('NZ-Z10 card 15 replaces by 2 and not by 1', () => {
    const t = left(fill(solo(), 1, [5], 'B1'), 6);
    expect(built(plays(t, 15, 5))).toEqual([]);
    const u = left(fill(solo(), 1, [5], 'B1'), 6, 7);
    expect(built(plays(u, 15, 1))).toEqual(['7a@B1 for 5a']);
  });

  it('NZ-Z10 a tile of the size is left but no space is free: no replacement instead', () => {
    const t = fill(solo(), 0, upTo10, 'A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'D1', 'E1', 'E2');
    left(fill(t, 1, [3, 4, 5, 6, 7], 'F1', 'F2', 'G1', 'H1', 'H2'), 1, 2, 8, 9, 10);
    expect(built(plays(t.at(1, 'START'), 11, 1))).toEqual([]);
    expect(skipped(t)).toBe(true);
  });

  it('NZ-Z10 two replacements equal in everything: you decide', () => {
    const t = left(
      solo({ privateBuildings: { '4a': { hand: 'none' } } })
        .build(1, '3a', 'B1')
        .build(1, '4a', 'B2'),
      6,
    );
    plays(t, 15, 1);
    expect(t.leftOpen()).toHaveLength(2);
    t.play('decide 2');
    expect(built(t)).toEqual(['6a@B2 for 4a']);
  });
});
