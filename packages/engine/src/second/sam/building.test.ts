import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';

/**
 * His b-sides by builders: 1: 1b (hand), 2b; 2: 3b, 4b (hand); 3: 5b, 12b; 4: 6b; 5: 7b (two hands), 11b; 6: 8b, 9b;
 * 8: 10b (hand). You stand on A; Sam is about to enter Kansas City: no choice of ways.
 */
const solo = (options: object = {}): SecondTable =>
  secondTable(2, { sam: { difficulty: 'medium' }, ...options }).at(1, 'G');

/** Only these of his tiles are left in his supply, by number. */
const left = (t: SecondTable, ...numbers: number[]): SecondTable => {
  t.player(1).supply = numbers.map((number) => number - 1);
  return t;
};
const fill = (t: SecondTable, seat: number, numbers: number[], ...spaces: string[]): SecondTable => {
  spaces.forEach((space, i) => t.build(seat, `${numbers[i]!}${seat === 0 ? 'a' : 'b'}`, space));
  return t;
};
const builds = (t: SecondTable, builders: number): SecondTable =>
  t
    .sam([9], 'engineer')
    .with(1, { workers: { builder: builders } })
    .passToSam();
/** What he put where: `7b@A-1`, or `8b@A-1 for 7b` when it replaced something. */
const built = (t: SecondTable): string[] =>
  t.events.flatMap((event) =>
    event.type === 'built'
      ? [`${event.building}@${event.at}${event.replaced === null ? '' : ` for ${event.replaced}`}`]
      : [],
  );
const choices = (t: SecondTable): string[] =>
  t.events.flatMap((event) => (event.type === 'automa-chose' && event.deed === 'build' ? [event.by] : []));
const skipped = (t: SecondTable): boolean =>
  t.events.some((event) => event.type === 'automa-skips' && event.deed.startsWith('build'));

describe('first: a new building with all his builders', () => {
  it.each([
    [1, '1b'],
    [2, '4b'],
    [4, '6b'],
    [5, '7b'],
  ])('SE-Z1 %i builders: %s', (builders, tile) => {
    const t = builds(solo(), builders);
    expect(built(t)).toEqual([`${tile}@A-1`]);
    expect(t.player(1).supply).toHaveLength(t.s.sides.length - 1);
    expect(t.told('spent')).toEqual([]);
  });

  it.each([1, 2, 5])('SE-Z1 %i builders: a tile with a hand comes before one without', (builders) => {
    expect(choices(builds(solo(), builders))).toEqual(['with-hand']);
  });

  it.each([
    [1, 1, '2b'],
    [2, 4, '3b'],
    [5, 7, '11b'],
  ])('SE-Z1 %i builders and the tile with the hand (%i) is built: then %s', (builders, first, second) => {
    expect(built(builds(fill(solo(), 1, [first], 'A-1'), builders))).toEqual([`${second}@A-2`]);
  });

  it.each([
    [3, ['5b@A-1', '12b@A-1']],
    [6, ['8b@A-1', '9b@A-1']],
  ])('SE-Z1 %i builders, two tiles without hands: you decide between %j', (builders, options) => {
    const t = builds(solo(), builders);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(options);
    t.play('decide 2');
    expect(built(t)).toEqual([options[1]]);
    expect(choices(t)).toEqual(['person']);
  });

  it('SE-Z1 a hand of either colour counts alike: two tiles with hands, you decide', () => {
    const t = builds(solo({ components: { privateBuildings: { '3b': { hands: ['green'] } } } }), 2);
    expect(t.leftOpen()).toEqual(['3b@A-1', '4b@A-1']);
  });

  it('SE-Z1 a tile needing fewer builders is not taken while one needing all of them is left', () => {
    expect(built(builds(left(solo(), 1, 2, 3, 4, 5, 7), 3))).toEqual(['5b@A-1']);
  });
});

describe('second: a new building with all builders but one', () => {
  it.each([
    [2, [1, 2, 5, 6, 7], '1b'],
    [2, [2, 5, 6, 7], '2b'],
    [3, [1, 2, 3, 4, 6], '4b'],
    [3, [1, 2, 3, 6], '3b'],
    [4, [1, 2, 3, 4, 5, 7], '5b'],
    [5, [1, 2, 3, 4, 5, 6, 8], '6b'],
    [6, [5, 6, 7, 10, 11], '7b'],
    [6, [5, 6, 10, 11], '11b'],
  ])('SE-Z1 %i builders, tiles %j left: %s', (builders, tiles, tile) => {
    expect(built(builds(left(solo(), ...tiles), builders))).toEqual([`${tile}@A-1`]);
  });

  it('SE-Z1 even if a building could be replaced with all builders', () => {
    const t = left(fill(solo(), 1, [5], 'B-1'), 1, 2, 3, 4, 8);
    expect(built(builds(t, 3))).toEqual(['4b@A-1']);
  });
});

describe('third: a replacement with as many builders as possible', () => {
  it('SE-Z1 SE-X8 only the difference of builders is needed, and the old tile leaves the game', () => {
    const t = builds(left(fill(solo(), 1, [5], 'B-1'), 8), 3);
    expect(built(t)).toEqual(['8b@B-1 for 5b']);
    expect(t.player(1).supply).toEqual([]);
    expect(t.points(1, 'buildings')).toBe(8);
  });

  it('SE-Z1 as many of his builders as possible', () => {
    expect(built(builds(left(fill(solo(), 1, [6, 5, 4], 'B-1', 'B-2', 'B-3'), 8), 4))).toEqual(['8b@B-3 for 4b']);
    expect(built(builds(left(fill(solo(), 1, [8, 4], 'B-1', 'B-2'), 10), 6))).toEqual(['10b@B-2 for 4b']);
  });

  it('SE-Z1 more builders come before more VP', () => {
    const t = builds(left(fill(solo(), 1, [6, 2], 'B-1', 'B-2'), 11, 5), 2);
    expect(built(t)).toEqual(['5b@B-2 for 2b']);
  });

  it('SE-Z1 a tile with a hand in the place of one without', () => {
    const t = builds(left(fill(solo(), 1, [1, 2], 'B-1', 'B-2'), 3, 4), 1);
    expect(built(t)).toEqual(['4b@B-2 for 2b']);
  });

  it('SE-Z1 without a new hand to be had, the hands on the board stay', () => {
    expect(built(builds(left(fill(solo(), 1, [1, 2], 'B-1', 'B-2'), 3), 1))).toEqual(['3b@B-2 for 2b']);
  });

  it('SE-Z1 before hands, the new tile with the most VP, as with Sarah', () => {
    const t = builds(left(fill(solo(), 1, [6], 'B-1'), 7, 11), 1);
    expect(built(t)).toEqual(['11b@B-1 for 6b']);
    expect(choices(t)).toEqual(['most-points']);
  });

  it('SE-Z1 a replacement that needs more builders than he has is none', () => {
    const t = builds(left(fill(solo(), 1, [3], 'B-1'), 7), 2);
    expect(built(t)).toEqual([]);
    expect(skipped(t)).toBe(true);
  });

  it('SE-Z1 SE-X8 a tile with as many builders is no higher one', () => {
    const t = builds(left(fill(solo(), 1, [8], 'B-1'), 9), 1);
    expect(built(t)).toEqual([]);
  });

  it('SE-Z1 a risk space is no hindrance to a replacement', () => {
    expect(built(builds(left(fill(solo(), 1, [5], 'FLOOD-R1'), 8), 3))).toEqual(['8b@FLOOD-R1 for 5b']);
  });

  it('SE-Z1 never one of your buildings', () => {
    expect(built(builds(left(fill(solo(), 0, [5], 'B-1'), 8), 3))).toEqual([]);
  });

  it('SE-Z1 before a smaller new building', () => {
    expect(built(builds(left(fill(solo(), 1, [5], 'B-1'), 1, 2, 6), 3))).toEqual(['6b@B-1 for 5b']);
  });

  it('SE-Z1 replacements equal in everything: you decide', () => {
    const t = builds(left(fill(solo(), 1, [5, 12], 'B-1', 'B-2'), 6), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toHaveLength(2);
    t.play('decide 1');
    expect(built(t)).toEqual(['6b@B-1 for 5b']);
    expect(choices(t)).toEqual(['person']);
  });

  it('SE-Z1 SE-B2 you stand on the tile he replaces: you stay there', () => {
    const t = builds(left(fill(solo(), 1, [5], 'B-1'), 8).at(0, 'B-1'), 3);
    expect(built(t)).toEqual(['8b@B-1 for 5b']);
    expect(t.where(0)).toBe('B-1');
  });
});

describe('fourth: a new building with as many builders as possible', () => {
  it.each([
    [3, [1, 2, 6, 7], '1b'],
    [4, [1, 2, 3, 4, 7], '4b'],
    [4, [1, 2, 3, 7], '3b'],
    [5, [1, 2, 3, 4, 5, 8], '5b'],
    [6, [1, 2, 3, 4, 6], '6b'],
    [6, [2, 10], '2b'],
  ])('SE-Z1 %i builders, tiles %j left and nothing to replace: %s', (builders, tiles, tile) => {
    expect(built(builds(left(solo(), ...tiles), builders))).toEqual([`${tile}@A-1`]);
  });

  it('SE-Z1 also when his buildings stand but cannot be replaced', () => {
    expect(built(builds(left(fill(solo(), 1, [10], 'B-1'), 1, 2), 4))).toEqual(['1b@A-1']);
  });

  it.each([
    [1, [3, 5, 6, 7, 8, 9, 10]],
    [6, [10]],
    [6, []],
  ])('SE-Z1 %i builders, tiles %j left: nothing can be built', (builders, tiles) => {
    const t = builds(left(solo(), ...tiles), builders);
    expect(built(t)).toEqual([]);
    expect(skipped(t)).toBe(true);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});

describe('where a new building goes', () => {
  it.each([
    ['START', 'A-1'],
    ['A', 'A-1'],
    ['B', 'B-1'],
    ['C', 'C-1-1'],
    ['D', 'D-1'],
    ['E', 'E-1'],
    ['KC', 'A-1'],
  ])('SE-Z1 you stand on %s: he builds on %s', (you, site) => {
    expect(built(builds(solo().at(0, you), 1))).toEqual([`1b@${site}`]);
  });

  it.each([
    ['A-1', 'A-2'],
    ['A-3', 'B-1'],
    ['B-1', 'B-2'],
    ['B-3', 'C-1-1'],
    ['C-1-1', 'C-1-2'],
    ['C-1-2', 'E-1'],
    ['D-1', 'E-1'],
    ['FLOOD-R1', 'B-1'],
    ['DROUGHT-R1', 'C-1-1'],
    ['OUTLAW-R1', 'E-1'],
  ])('SE-Z1 you stand on your building on %s: he builds on %s', (you, site) => {
    expect(built(builds(solo().build(0, '5a', you).at(0, you), 1))).toEqual([`1b@${site}`]);
  });

  it.each([
    ['FLOOD-1', 'B-1'],
    ['DROUGHT-4', 'C-1-1'],
    ['OUTLAW-4', 'E-1'],
  ])('SE-Z1 you stand on %s: the branch beside is not ahead, nor are the risk spaces', (you, site) => {
    expect(built(builds(solo().at(0, you), 1))).toEqual([`1b@${site}`]);
  });

  it.each([
    ['F', ['1b@F-1', '1b@F-2']],
    ['G', ['1b@G-1', '1b@G-2']],
    ['ROCKFALL-1', ['1b@F-1', '1b@F-2']],
  ])('SE-Z1 at a fork after %s spaces are equally near: you decide among %j', (you, sites) => {
    const t = builds(solo().at(0, you), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(sites);
    t.play('decide 2');
    expect(built(t)).toEqual([sites[1]]);
  });

  it.each(['G-1', 'G-2'])('SE-Z1 nothing lies between your building on %s and Kansas City: from the start', (you) => {
    expect(built(builds(solo().build(0, '5a', you).at(0, you), 1))).toEqual(['1b@A-1']);
  });

  it('SE-Z1 taken spaces are passed over, whoever has them', () => {
    expect(built(builds(solo().build(0, '2a', 'A-1').build(1, '2b', 'A-2'), 1))).toEqual(['1b@A-3']);
  });

  it('SE-Z1 risk spaces are passed over', () => {
    expect(built(builds(fill(solo(), 0, [1, 2, 3], 'A-1', 'A-2', 'A-3'), 1))).toEqual(['1b@B-1']);
  });

  it('SE-Z1 nothing is free ahead: on from the start of the trail', () => {
    const t = fill(solo().at(0, 'G'), 0, [2, 3], 'G-1', 'G-2');
    expect(built(builds(t, 1))).toEqual(['1b@A-1']);
    const u = fill(solo().at(0, 'G'), 0, [2, 3, 5], 'G-1', 'G-2', 'A-1');
    expect(built(builds(u, 1))).toEqual(['1b@A-2']);
  });

  it('SE-Z1 the last free space lies behind you: he builds there', () => {
    const t = solo().at(0, 'F');
    fill(t, 0, [1, 2, 3, 4, 5, 6, 7, 8], 'A-1', 'A-2', 'B-1', 'B-2', 'B-3', 'C-1-1', 'C-1-2', 'D-1');
    fill(t, 1, [2, 3, 4, 5, 6, 7], 'E-1', 'E-2', 'F-1', 'F-2', 'G-1', 'G-2');
    expect(built(builds(t, 1))).toEqual(['1b@A-3']);
  });

  it('SE-Z1 with no safe space free he cannot build new: he replaces, even if risk spaces are free', () => {
    const t = fill(solo(), 0, [1, 2, 3, 4, 5, 6, 7, 8], 'A-1', 'A-2', 'A-3', 'B-1', 'B-2', 'B-3', 'C-1-1', 'C-1-2');
    fill(t, 1, [2, 3, 4, 5, 6, 7, 8], 'D-1', 'E-1', 'E-2', 'F-1', 'F-2', 'G-1', 'G-2');
    expect(built(builds(left(t, 1, 11), 1))).toEqual(['11b@F-2 for 6b']);
    const none = fill(solo(), 0, [1, 2, 3, 4, 5, 6, 7, 8], 'A-1', 'A-2', 'A-3', 'B-1', 'B-2', 'B-3', 'C-1-1', 'C-1-2');
    fill(none, 1, [2, 3, 4, 5, 6, 7, 8], 'D-1', 'E-1', 'E-2', 'F-1', 'F-2', 'G-1', 'G-2');
    expect(built(builds(left(none, 1), 6))).toEqual([]);
  });

  it('SE-Z1 where he himself stands does not matter', () => {
    const t = solo().at(1, 'C').at(0, 'E');
    expect(built(builds(t, 1))).toEqual(['1b@E-1']);
  });
});

describe('cards 10 and 15 when he is a builder', () => {
  it.each([10, 15])('SE-Z1 card %i: his whole list, with all his builders', (card) => {
    const t = solo().sam([card], 'builder');
    t.with(1, { workers: { builder: 4 } }).passToSam();
    expect(built(t)).toEqual(['6b@A-1']);
    const replacing = left(fill(solo(), 1, [5], 'B-1'), 1, 2, 6).sam([card], 'builder');
    replacing.with(1, { workers: { builder: 3 } }).passToSam();
    expect(built(replacing)).toEqual(['6b@B-1 for 5b']);
  });
});

describe('cards 10 and 15 when he is something else', () => {
  const plays = (t: SecondTable, card: number, builders = 4): SecondTable =>
    t
      .sam([card], 'engineer')
      .with(1, { workers: { builder: builders, engineer: 6 } })
      .passToSam();

  it.each([10, 15])('SE-Z1 card %i: a new building that needs exactly one builder, with a hand', (card) => {
    expect(built(plays(solo(), card))).toEqual(['1b@A-1']);
    expect(built(plays(solo(), card, 1))).toEqual(['1b@A-1']);
    expect(built(plays(fill(solo(), 1, [1], 'A-1'), card))).toEqual(['2b@A-2']);
  });

  it.each([10, 15])('SE-Z1 card %i: both are built, a replacement that needs exactly one', (card) => {
    const t = plays(left(fill(solo(), 1, [1, 2], 'B-1', 'B-2'), 3, 4, 5, 6), card);
    expect(built(t)).toEqual(['4b@B-2 for 2b']);
    const u = plays(left(fill(solo(), 1, [5], 'B-1'), 6, 7, 8), card);
    expect(built(u)).toEqual(['6b@B-1 for 5b']);
  });

  it.each([10, 15])('SE-Z1 card %i: nothing for exactly one builder, nothing at all', (card) => {
    const t = plays(left(fill(solo(), 1, [4], 'B-1'), 3, 6, 7, 8), card);
    expect(built(t)).toEqual([]);
    expect(skipped(t)).toBe(true);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it.each([10, 15])('SE-Z1 card %i: as a cowboy just the same', (card) => {
    const t = solo().sam([card], 'cowboy');
    t.with(1, { workers: { cowboy: 5, builder: 4 } }).passToSam();
    expect(built(t)).toEqual(['1b@A-1']);
  });

  it.each([10, 15])('SE-Z1 with the small versions switched off card %i builds nothing', (card) => {
    expect(built(plays(solo({ components: { sam: { otherwise: false } } }), card))).toEqual([]);
  });
});
