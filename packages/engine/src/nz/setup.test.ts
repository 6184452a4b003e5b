import { describe, expect, it } from 'vitest';
import { newGame, Unusable } from '../index.ts';
import { freshTable, sides, table } from '../testing/index.ts';
import { hazardOf, isHazard, isNeutral, isPrivate, neutralOf } from '../trail/tiles.ts';

type Table = ReturnType<typeof freshTable>;

const setup = { edition: 'nz' as const, players: 2, seed: 'kea', options: {} };

/** How often each number occurs. */
const tally = (numbers: readonly number[], kinds: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => numbers.filter((number) => number === kind).length);

const hazardsOnTrail = (t: Table): number[] => t.s.trail.filter(isHazard).map(hazardOf);

/** The columns of the job market, top row first: worker type + 1, or 0. */
const columns = (t: Table): number[][] => [0, 1, 2, 3].map((type) => t.s.jobs.slice(type * 5, type * 5 + 5));

/** Letters of the neutral buildings, in the order of the spaces A to H. */
const letters = (t: Table): string =>
  t.c.neutralSpaces.map((space) => t.c.neutral[neutralOf(t.s.trail[space]!)]!.id).join('');

const setNumbers = (t: Table): number[] =>
  t.s.bonusCards.map((card) => Number(t.c.cards[card]!.id.replace('set-', '')));

/** Every A tile of the box, wherever the setup has put it: by worker type, then by hazard. */
const tilesA = (t: Table): number[] =>
  tally(
    [
      ...t.s.jobs.filter((worker) => worker > 0).map((worker) => worker - 1),
      ...hazardsOnTrail(t).map((hazard) => 4 + hazard),
      ...t.s.foresightA,
      ...t.s.bagA,
    ],
    20,
  );

describe('setup of the table', () => {
  it.each([2, 3, 4])('NZ-S1 %i people play against each other', (players) => {
    expect(freshTable(players).s.players).toHaveLength(players);
  });

  it.each([0, 5, -1, 2.5])('NZ-S1 %d is no number of players', (players) => {
    expect(() => newGame({ ...setup, players })).toThrow(Unusable);
  });

  it('NZ-S1 NZ-S13 one person plays alone against Sarah, with the 2-player setup and a single step tile', () => {
    const t = freshTable(2, { sarah: { difficulty: 'easy' } });
    expect(t.s.players.map((player) => player.automa)).toEqual([false, true]);
    expect(t.s.market.reduce((sum, sheep) => sum + sheep, 0)).toBe(9);
    expect(t.s.bonusMarket.filter((tile) => tile > 0)).toHaveLength(3);
    expect(t.s.cardSupply.slice(4)).toEqual([3, 3, 3, 3]);
    expect(t.s.stepTiles).toBe(1);
    expect(t.player(0).money).toBe(7);
  });

  it.each([2, 3, 4])('NZ-S2 five different harbourmasters lie at the five medium harbours, %i players', (players) => {
    const t = freshTable(players);
    expect(t.s.harbourmasters).toHaveLength(5);
    expect(new Set(t.s.harbourmasters).size).toBe(5);
    for (const tile of t.s.harbourmasters) expect(t.c.harbourmasters[tile]).toBeDefined();
    expect(t.c.harbourmasters).toHaveLength(8);
  });

  it('NZ-S2 chance decides which harbourmasters are in the game', () => {
    const seen = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => freshTable(2, { seed }).s.harbourmasters.join());
    expect(new Set(seen).size).toBeGreaterThan(1);
  });

  it('NZ-S3 the neutral buildings stand on their letters, front side up', () => {
    const t = freshTable(3);
    expect(letters(t)).toBe('ABCDEFGH');
    expect(t.c.neutralSpaces.map((space) => t.c.spaces[space]!.id).join('')).toBe('ABCDEFGH');
    expect(t.s.trail.filter(isNeutral)).toHaveLength(8);
    expect(t.s.flipped).toBe(false);
  });

  it('NZ-S3 B, C, G and H have a second side', () => {
    const twoSided = freshTable(2).c.neutral.filter((building) => building.back !== null);
    expect(twoSided.map((building) => building.id)).toEqual(['B', 'C', 'G', 'H']);
  });

  it('NZ-S3 the option deals the neutral buildings out at random, still front side up', () => {
    const layouts = ['a', 'b', 'c', 'd'].map((seed) => freshTable(2, { seed, neutral: 'shuffled' }));
    for (const t of layouts) expect(letters(t).split('').sort().join('')).toBe('ABCDEFGH');
    expect(new Set(layouts.map(letters)).size).toBeGreaterThan(1);
    expect(layouts.every((t) => !t.s.flipped)).toBe(true);
  });

  it('NZ-S3 a shuffled building takes its actions along to its new space', () => {
    const t = freshTable(2, { seed: 'a', neutral: 'shuffled' }).hand(0, 'southdown');
    const space = 'ABCDEFGH'[letters(t).indexOf('F')]!;
    expect(space).not.toBe('F');
    t.play('start aux-pound', `place ${space}`, 'use 1', 'discard southdown');
    expect(t.player(0).money).toBe(7 + 3);
  });

  it.each([2, 3, 4])('NZ-S4 the market token stands in the second row, which is closed, %i players', (players) => {
    const t = freshTable(players);
    expect(t.s.tokenRow).toBe(1);
    t.with(0, { money: 20, gold: 5 }).play('start aux-pound', 'place C', 'use 3');
    expect(t.why('invest 2 1')?.code).toBe('row-closed');
    expect(t.moves('invest').every((move) => move.startsWith('invest 1 '))).toBe(true);
  });

  it.each([2, 3, 4])(
    'NZ-S4 NZ-S7 the next tile of the market covers the token, on the last space of the second row, %i players',
    (players) => {
      const t = freshTable(players).at(0, 'WELLINGTON').phaseB(0);
      t.play('wellington', 'income 0', 'deliver 0 aux-ship', 'foresight left', 'foresight left');
      expect(t.s.bonusMarket[2 * players - 1]).toBeGreaterThan(0);
      expect(t.s.tokenRow).toBe(2);
    },
  );

  it.each([2, 3, 4])('NZ-S5 bag A holds 28 workers and 16 hazards and nothing else, %i players', (players) => {
    const t = freshTable(players);
    expect(tilesA(t)).toEqual([7, 7, 7, 7, ...Array<number>(16).fill(1)]);
    const kinds = t.c.hazards.map((hazard) => hazard.section);
    expect(kinds.filter((section) => section === kinds[0])).toHaveLength(9);
    expect(kinds.filter((section) => section !== kinds[0])).toHaveLength(7);
  });

  it.each([2, 3, 4])('NZ-S5 bag B holds the 34 bonus tiles, %i players', (players) => {
    const t = freshTable(players);
    const laid = t.s.bonusMarket.filter((tile) => tile > 0).map((tile) => tile - 1);
    expect(tally([...laid, ...t.s.foresightB, ...t.s.bagB], 11)).toEqual([4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
  });

  it.each([
    [2, 12, 26],
    [3, 13, 25],
    [4, 14, 24],
  ])('NZ-S6 with %i players %i tiles follow the first four workers', (players, drawn, left) => {
    const t = freshTable(players);
    const workers = t.s.jobs.filter((worker) => worker > 0).length;
    expect(workers + hazardsOnTrail(t).length).toBe(4 + drawn);
    expect(t.s.bagA).toHaveLength(left);
  });

  it.each(['kea', 'tui', 'moa', 'weka', 'kiwi', 'ruru'])(
    'NZ-S6 workers fill their columns from the top, hazards their sections from number 1, seed %s',
    (seed) => {
      const t = freshTable(4, { seed });
      columns(t).forEach((column, type) => {
        const workers = column.filter((worker) => worker > 0).length;
        expect(workers).toBeGreaterThanOrEqual(1);
        expect(column).toEqual([0, 1, 2, 3, 4].map((row) => (row < workers ? type + 1 : 0)));
      });
      t.c.hazardSections.forEach((spaces, section) => {
        const tiles = spaces.map((space) => t.s.trail[space]!);
        const lying = tiles.filter(isHazard);
        expect(tiles.slice(0, lying.length)).toEqual(lying);
        expect(lying.every((tile) => t.c.hazards[hazardOf(tile)]!.section === section)).toBe(true);
      });
    },
  );

  it.each(['kea', 'tui', 'moa', 'weka'])(
    'NZ-S6 a tile without room goes back into the bag and another one is drawn, seed %s',
    (seed) => {
      // Two rows have room for four more workers and the trail for eight hazards: the 12 tiles have to fill them all.
      const t = freshTable(2, { seed, components: { jobMarket: { costs: [8, 7] } } });
      expect(t.s.jobs).toHaveLength(8);
      expect(t.s.jobs.filter((worker) => worker > 0).length + hazardsOnTrail(t).length).toBe(4 + 12);
      expect(t.s.bagA).toHaveLength(26);
      expect(tilesA(t)).toEqual([7, 7, 7, 7, ...Array<number>(16).fill(1)]);
    },
  );

  it.each([
    [2, 3, [1, 1, 1, 0]],
    [3, 5, [1, 1, 1, 1, 1, 0]],
    [4, 7, [1, 1, 1, 1, 1, 1, 1, 0]],
  ])('NZ-S7 with %i players %i bonus tiles lie left of the token', (players, tiles, firstRows) => {
    const t = freshTable(players);
    const laid = t.s.bonusMarket.map((tile) => (tile > 0 ? 1 : 0));
    expect(laid).toHaveLength(7 * players);
    expect(laid.slice(0, 2 * players)).toEqual(firstRows);
    expect(laid.filter((tile) => tile === 1)).toHaveLength(tiles);
  });

  it.each([2, 3, 4])('NZ-S8 two A tiles and two B tiles lie open on the foresight spaces, %i players', (players) => {
    const t = freshTable(players);
    expect(t.s.foresightA).toHaveLength(2);
    expect(t.s.foresightB).toHaveLength(2);
    expect([...t.s.foresightA, ...t.s.foresightB].every((tile) => tile >= 0)).toBe(true);
    expect(t.view(1).foresightA).toEqual(t.s.foresightA);
    expect(t.view(1).foresightB).toEqual(t.s.foresightB);
  });

  it.each([
    [2, 9],
    [3, 11],
    [4, 14],
  ])('NZ-S9 with %i players %i of the 37 market sheep are laid out', (players, shown) => {
    const t = freshTable(players);
    expect(t.s.market.reduce((sum, sheep) => sum + sheep, 0)).toBe(shown);
    expect(t.s.marketStack).toHaveLength(37 - shown);
    const all = tally(t.s.marketStack, t.c.cards.length).map((sheep, card) => sheep + t.s.market[card]!);
    expect(Object.fromEntries(all.flatMap((sheep, card) => (sheep > 0 ? [[t.c.cards[card]!.id, sheep]] : [])))).toEqual(
      {
        'dorset-horn': 5,
        lincoln: 7,
        corriedale: 7,
        hampshire: 6,
        ryeland: 6,
        suffolk: 6,
      },
    );
  });

  it('NZ-S10 four of the 24 objectives lie beside the stack', () => {
    const t = freshTable(4);
    expect(t.s.objectives).toHaveLength(4);
    expect(t.s.objectiveStack).toHaveLength(20);
    const ids = [...t.s.objectives, ...t.s.objectiveStack].map((card) => t.c.cards[card]!.id);
    expect(ids.sort()).toEqual(Array.from({ length: 24 }, (_, i) => `o${String(i + 1).padStart(2, '0')}`));
  });

  it('NZ-S9 NZ-S10 market stack and objective stack are shuffled', () => {
    const stacks = ['a', 'b'].map((seed) => freshTable(2, { seed }).s);
    expect(stacks[0]!.marketStack).not.toEqual(stacks[1]!.marketStack);
    expect(stacks[0]!.objectiveStack).not.toEqual(stacks[1]!.objectiveStack);
  });

  it.each([2, 3, 4])('NZ-S11 18 Romney, 12 Sheepdogs, 14 Ferries and 12 Kōtare lie ready, %i players', (players) => {
    const t = freshTable(players);
    expect(t.c.supplyCards.slice(0, 4)).toEqual(['romney', 'sheepdog', 'ferry', 'kotare']);
    expect(t.s.cardSupply.slice(0, 4)).toEqual([18, 12, 14, 12]);
  });

  it.each([
    [2, 3],
    [3, 5],
    [4, 6],
  ])('NZ-S12 with %i players each of the four bonus card sets has %i cards', (players, cards) => {
    const t = freshTable(players);
    expect(t.c.supplyCards.slice(4)).toEqual(['wheel', 'barrel', 'bell', 'compass']);
    expect(t.s.cardSupply.slice(4)).toEqual([cards, cards, cards, cards]);
  });

  it.each(['kea', 'tui', 'moa', 'weka', 'kiwi', 'ruru'])(
    'NZ-S12 four different sets lie under wheel, barrel, bell and compass in ascending order, seed %s',
    (seed) => {
      const sets = setNumbers(freshTable(3, { seed }));
      expect(sets).toHaveLength(4);
      expect(new Set(sets).size).toBe(4);
      expect(sets).toEqual([...sets].sort((a, b) => a - b));
      expect(sets.every((set) => set >= 1 && set <= 10)).toBe(true);
    },
  );

  it('NZ-S12 chance decides which sets are in the game', () => {
    const seen = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => setNumbers(freshTable(2, { seed })).join());
    expect(new Set(seen).size).toBeGreaterThan(1);
  });

  it.each([2, 3, 4])('NZ-S13 there is one step tile for each of %i players', (players) => {
    expect(freshTable(players).s.stepTiles).toBe(players);
  });

  it.each([
    [2, 4],
    [3, 4],
    [4, 6],
  ])('NZ-S13 with %i players the step tiles lie at space %i of the pathfinder track', (players, space) => {
    const t = table(players)
      .at(0, 'A')
      .hand(0, 'kotare', 'kotare')
      .with(0, { pathfinder: space - 2 })
      .turn(0);
    t.play('play kotare');
    expect(t.player(0)).toMatchObject({ pathfinder: space - 1, stepTile: 0 });
    t.play('play kotare');
    expect(t.player(0)).toMatchObject({ pathfinder: space, stepTile: 1 });
    expect(t.s.stepTiles).toBe(players - 1);
  });
});

describe('what a player starts with', () => {
  it.each([2, 3, 4])('NZ-S14 everybody of %i players has all pieces on board and supply', (players) => {
    const t = freshTable(players);
    for (const player of t.s.players) {
      expect(player.supply).toEqual(t.s.sides.map((_, number) => number));
      expect(player.discs).toEqual(t.c.discSpaces.map((space) => space.count));
      expect(player.discs.reduce((sum, discs) => sum + discs, 0)).toBe(16);
      expect(player.storehouses).toEqual([2, 2, 2, 2, 2]);
      expect(t.c.seaSpaces[player.ship]!.id).toBe('S0');
      expect(player).toMatchObject({ certificates: 0, gold: 1, at: -1, workers: [1, 1, 1, 1] });
    }
    expect(t.s.trail.some(isPrivate)).toBe(false);
  });

  it('NZ-S14 the flock is 5 Shropshire, 3 Southdown, 3 English Leicester and 3 Merino, shuffled', () => {
    const t = freshTable(4);
    for (const player of t.s.players) {
      expect(tally([...player.hand, ...player.stack], t.c.cards.length).slice(0, 4)).toEqual([5, 3, 3, 3]);
      expect(player.hand.length + player.stack.length).toBe(14);
      expect(player.discard).toEqual([]);
    }
    expect(t.c.cards.slice(0, 4).map((card) => card.id)).toEqual([
      'shropshire',
      'southdown',
      'english-leicester',
      'merino',
    ]);
    const decks = t.s.players.map((player) => [...player.stack.slice(0, 7)].join());
    expect(new Set(decks).size).toBeGreaterThan(1);
  });

  it('NZ-S14 the private buildings show their a-sides', () => {
    expect(freshTable(2).s.sides).toEqual(Array.from(sides('nz', 'a'), () => 0));
  });

  it('NZ-S14 random sides are one mix for everybody, and another one with another seed', () => {
    const mixes = ['a', 'b', 'c', 'd'].map((seed) => freshTable(4, { seed, sides: 'random' }).s.sides);
    for (const mix of mixes) {
      expect(mix).toHaveLength(sides('nz', 'a').length);
      expect(mix.every((side) => side === 0 || side === 1)).toBe(true);
    }
    expect(new Set(mixes.map((mix) => mix.join(''))).size).toBeGreaterThan(1);
    expect(mixes.some((mix) => mix.includes(0) && mix.includes(1))).toBe(true);
  });

  it('NZ-S14 the sides can be named one by one', () => {
    const named = sides('nz', 'aababbabab');
    expect(freshTable(2, { sides: named }).s.sides).toEqual(Array.from(named, (side) => 'ab'.indexOf(side)));
  });

  it('NZ-S14 a private building has the same side for all players', () => {
    const t = table(2, { sides: sides('nz', 'aaaaaaab') })
      .build(0, '8b', 'A1')
      .build(1, '8b', 'A2');
    t.at(0, 'A1').with(0, { tokens: 0 }).phaseB(0).play('use 1');
    expect(t.player(0).tokens).toBe(1);
    t.at(1, 'A2').with(1, { tokens: 0 }).phaseB(1).play('use 1');
    expect(t.player(1).tokens).toBe(1);
  });

  it('NZ-S15 the seats get £7, £8, £9 and £10, 4, 5, 6 and 7 cards and a token each', () => {
    const t = freshTable(4);
    expect(t.s.players.map((player) => player.money)).toEqual([7, 8, 9, 10]);
    expect(t.s.players.map((player) => player.hand.length)).toEqual([4, 5, 6, 7]);
    expect(t.s.players.map((player) => player.stack.length)).toEqual([10, 9, 8, 7]);
    expect(t.s.players.map((player) => player.tokens)).toEqual([1, 1, 1, 1]);
    expect(t.s.order).toEqual([0, 1, 2, 3]);
    expect(t.question?.seat).toBe(0);
  });

  it.each(['random-start', 'shuffled'] as const)('NZ-S15 with order %s capital follows the turn order', (order) => {
    const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => freshTable(4, { seed, order }));
    for (const t of tables) {
      expect([...t.s.order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      expect(t.s.order.map((seat) => t.player(seat).money)).toEqual([7, 8, 9, 10]);
      expect(t.s.order.map((seat) => t.player(seat).hand.length)).toEqual([4, 5, 6, 7]);
      expect(t.question?.seat).toBe(t.s.order[0]);
    }
    expect(new Set(tables.map((t) => t.s.order[0])).size).toBeGreaterThan(1);
  });

  it('NZ-S15 from a random starting player the turns go round the table', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { order } = freshTable(4, { seed, order: 'random-start' }).s;
      expect(order).toEqual([0, 1, 2, 3].map((turn) => (order[0]! + turn) % 4));
    }
  });

  it.each([
    ['an unknown edition', { edition: 'argentina' as never }],
    ['an empty seed', { seed: '' }],
    ['an unknown layout', { options: { neutral: 'random' } }],
    ['too few sides', { options: { sides: 'aab' } }],
    ['a side c', { options: { sides: sides('nz', 'abc') } }],
    ['an unknown order', { options: { order: 'alphabetical' } }],
    ['an unknown difficulty', { options: { sarah: { difficulty: 'mild' } } }],
    ['an unknown option', { options: { sheep: 'many' } }],
    ['options that are no options', { options: null as never }],
  ])('NZ-S1 NZ-S3 NZ-S14 NZ-S15 a setup with %s is refused', (_, wrong) => {
    expect(() => newGame({ ...setup, ...wrong })).toThrow(Unusable);
  });

  it('NZ-S6 the same seed sets the same table, another seed another one', () => {
    const { setup: _, ...kea } = freshTable(3, { seed: 'kea' }).s;
    const { setup: __, ...again } = freshTable(3, { seed: 'kea' }).s;
    const { setup: ___, ...tui } = freshTable(3, { seed: 'tui' }).s;
    expect(again).toEqual(kea);
    expect(tui).not.toEqual(kea);
  });
});

describe('the first turn', () => {
  it('NZ-S16 the first player, holding four cards, discards nothing', () => {
    const t = freshTable(2);
    expect(t.player(0).hand).toHaveLength(4);
    expect(t.moves('discard')).toEqual([]);
    expect(t.can('start aux-pound')).toBe(true);
  });

  it('NZ-S16 the fourth player discards three of seven cards, chosen freely, before anything else', () => {
    const t = freshTable(4).hand(3, 'shropshire', 'shropshire', 'southdown', 'southdown', 'merino', 'merino', 'merino');
    for (const seat of [0, 1, 2]) {
      while (t.asked() === seat && t.moves('discard').length > 0) t.play(t.moves('discard')[0]!);
      t.play('start aux-pound', 'place A', 'end');
    }
    expect(t.asked()).toBe(3);
    expect(t.can('start aux-pound')).toBe(false);
    expect(t.can('place A')).toBe(false);
    t.play('discard shropshire', 'discard shropshire');
    expect(t.can('start aux-pound')).toBe(false);
    t.play('discard merino');
    expect(t.can('start aux-pound')).toBe(true);
    expect(t.cards(3, 'hand')).toEqual(['southdown', 'southdown', 'merino', 'merino']);
    expect(t.cards(3, 'discard')).toEqual(['shropshire', 'shropshire', 'merino']);
    expect(t.moves('discard')).toEqual([]);
  });

  it('NZ-S16 the first disc comes from a space with white corners and goes to space 0', () => {
    const t = freshTable(2);
    expect(t.moves('start').sort()).toEqual(
      [
        'start aux-pound',
        'start aux-draw',
        'start aux-certificate',
        'start aux-ship',
        'start aux-pathfinder',
        'start certificate-limit',
        'start certificate-left',
        'start wool-right',
      ].sort(),
    );
    for (const dark of ['step', 'hand-5', 'hand-6', 'certificate-right', 'wool-left'])
      expect(t.why(`start ${dark}`)).toMatchObject({ code: 'white-corners-only', rule: 'NZ-S16' });
    t.play('start aux-ship');
    expect(t.player(0).pathfinder).toBe(0);
    expect(t.player(0).discs.reduce((sum, discs) => sum + discs, 0)).toBe(15);
  });

  it('NZ-S16 taking the disc of a space marked £4 leaves the first player with £3', () => {
    const t = freshTable(2).play('start certificate-left');
    expect(t.player(0).money).toBe(3);
    const u = freshTable(2).play('start wool-right');
    expect(u.player(0).money).toBe(3);
  });

  it('NZ-S16 who cannot pay the price of the space takes another disc', () => {
    const t = freshTable(2).with(0, { money: 3 });
    expect(t.why('start certificate-left')?.code).toBe('too-dear');
    expect(t.why('start wool-right')?.code).toBe('too-dear');
    expect(t.can('start certificate-limit')).toBe(true);
  });

  it('NZ-S16 the emptied space is unlocked', () => {
    const t = freshTable(2).play('start aux-pathfinder', 'place A');
    expect(t.can('auxiliary pathfinder')).toBe(true);
    expect(t.why('auxiliary ship')?.code).toBe('locked');
    t.play('auxiliary pathfinder', 'advance 1');
    expect(t.player(0)).toMatchObject({ pathfinder: 1, money: 6 });
  });

  it('NZ-S16 the permanent certificate of the emptied space counts at Wellington', () => {
    const t = freshTable(2).play('start certificate-left').at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(t.player(0).money).toBe(7 - 4 + 1);
  });

  it('NZ-S16 the permanent wool of the emptied space shears along', () => {
    const t = freshTable(2).hand(0, 'merino').play('start wool-right', 'place H', 'use 1', 'reveal merino', 'shear');
    expect(t.player(0).money).toBe(7 - 4 + 3 + 1);
  });

  it('NZ-S16 the runholder goes to any neutral building and nowhere else, without a walk', () => {
    const t = freshTable(2).play('start aux-pound');
    expect(t.moves('place').sort()).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `place ${letter}`),
    );
    expect(t.moves('move')).toEqual([]);
    expect(t.can('place START')).toBe(false);
    expect(t.can('place WELLINGTON')).toBe(false);
    expect(t.can('place RK1')).toBe(false);
    expect(t.why('place A1')).toMatchObject({
      code: 'not-there',
      rule: 'NZ-S16',
      what: 'A1',
    });
    t.play('place G');
    expect(t.where(0)).toBe('G');
  });

  it('NZ-S16 phase B follows at once, then phase C, then the first turn of the next player', () => {
    const t = freshTable(2)
      .hand(0, 'southdown', 'merino', 'merino', 'shropshire')
      .stack(0, 'shropshire', 'merino')
      .play('start aux-pound', 'place F');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-b' });
    t.play('use 1', 'discard southdown');
    expect(t.player(0).money).toBe(10);
    t.play('end');
    expect(t.cards(0, 'hand')).toEqual(['shropshire', 'shropshire', 'merino', 'merino']);
    expect(t.asked()).toBe(1);
    expect(t.moves('discard').length).toBeGreaterThan(0);
  });

  it('NZ-S16 others may take the same disc and stand on the same building', () => {
    const t = freshTable(2).play('start aux-ship', 'place B', 'end');
    t.play(t.moves('discard')[0]!, 'start aux-ship', 'place B');
    expect([t.where(0), t.where(1)]).toEqual(['B', 'B']);
  });

  it('NZ-S16 the second turn walks from the chosen building', () => {
    const t = freshTable(2).play('start aux-ship', 'place F', 'end');
    t.play(t.moves('discard')[0]!, 'start aux-ship', 'place B', 'end');
    expect(t.asked()).toBe(0);
    expect(t.moves('start')).toEqual([]);
    expect(t.can('move G')).toBe(true);
    expect(t.can('move F')).toBe(false);
  });
});
