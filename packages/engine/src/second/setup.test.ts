import { describe, expect, it } from 'vitest';
import { newGame, Unusable } from '../index.ts';
import { freshSecondTable, secondTable, sides, type SecondTable } from '../testing/index.ts';
import { hazardOf, isHazard, isNeutral, isOutlaw, isPrivate, neutralOf } from '../trail/tiles.ts';

const setup = { edition: 'second' as const, players: 2, seed: 'kea', options: {} };
const seeds = ['kea', 'tui', 'moa', 'weka', 'kiwi', 'ruru'];

/** How often each number occurs. */
const tally = (numbers: readonly number[], kinds: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => numbers.filter((number) => number === kind).length);

/** Letters of the neutral buildings, in the order of the spaces A to G. */
const letters = (t: SecondTable): string =>
  t.c.neutralSpaces.map((space) => t.c.neutral[neutralOf(t.s.trail[space]!)]!.id).join('');

const OUTLAW_SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `OUTLAW-${number}`);
const tileAt = (t: SecondTable, id: string): number => t.s.trail[t.c.spaces.findIndex((space) => space.id === id)]!;
const hazardsOnTrail = (t: SecondTable): number[] => t.s.trail.filter(isHazard).map(hazardOf);
const outlawsOnTrail = (t: SecondTable): number => t.s.trail.filter(isOutlaw).length;
const workersOnOffer = (t: SecondTable): number[] =>
  t.s.jobs.filter((worker) => worker > 0).map((worker) => worker - 1);

/** Green and orange outlaws on the trail, by comparing it with tables set by hand. */
const outlawColours = (t: SecondTable): number[] =>
  (['green', 'orange'] as const).map(
    (colour) =>
      OUTLAW_SPACES.filter((space) => tileAt(t, space) === tileAt(secondTable(2).outlaw(colour, space), space)).length,
  );

/** How many cards of each kind a list of card numbers and the market hold. */
const cattle = (t: SecondTable): Record<string, number> =>
  Object.fromEntries(
    t.c.cards.flatMap((card, kind) => {
      const copies = t.s.market[kind]! + t.s.marketStack.filter((other) => other === kind).length;
      return copies > 0 ? [[card.id, copies]] : [];
    }),
  );
const MARKET_CATTLE = {
  'black-angus': 7,
  longhorn: 7,
  corriente: 7,
  'shorthorn-3': 3,
  'shorthorn-4': 3,
  'shorthorn-5': 3,
  'hereford-5': 2,
  'hereford-6': 2,
  'hereford-7': 2,
};
const shown = (t: SecondTable): number => t.s.market.reduce((sum, copies) => sum + copies, 0);

describe('players, neutral buildings, station masters', () => {
  it.each([2, 3, 4])('SE-S1 %i people play against each other', (players) => {
    expect(freshSecondTable(players).s.players).toHaveLength(players);
    expect(freshSecondTable(players).s.players.every((player) => !player.automa)).toBe(true);
  });

  it.each([0, 5, -1, 2.5])('SE-S1 %d is no number of players', (players) => {
    expect(() => newGame({ ...setup, players })).toThrow(Unusable);
  });

  it('SE-S1 one person plays alone against Sam, with the setup for two players', () => {
    const t = freshSecondTable(2, { sam: { difficulty: 'easy' } });
    expect(t.s.players.map((player) => player.automa)).toEqual([false, true]);
    expect(shown(t)).toBe(7);
    expect(workersOnOffer(t)).toHaveLength(3);
    expect(t.player(0).money).toBe(6);
  });

  it('SE-S1 the neutral buildings stand on their letters', () => {
    const t = freshSecondTable(3);
    expect(letters(t)).toBe('ABCDEFG');
    expect(t.c.neutralSpaces.map((space) => t.c.spaces[space]!.id).join('')).toBe('ABCDEFG');
    expect(t.s.trail.filter(isNeutral)).toHaveLength(7);
  });

  it('SE-S1 the option deals the neutral buildings out at random', () => {
    const layouts = ['a', 'b', 'c', 'd'].map((seed) => letters(freshSecondTable(2, { seed, neutral: 'shuffled' })));
    for (const layout of layouts) expect(layout.split('').sort().join('')).toBe('ABCDEFG');
    expect(new Set(layouts).size).toBeGreaterThan(1);
  });

  it('SE-S1 a shuffled building takes its actions along to its new space', () => {
    const t = freshSecondTable(2, { seed: 'b', neutral: 'shuffled' }).hand(0, 'pineywoods');
    const space = 'ABCDEFG'[letters(t).indexOf('E')]!;
    expect(space).not.toBe('E');
    t.play(`place ${space}`, 'use 1', 'discard pineywoods');
    expect(t.player(0).money).toBe(6 + 2);
  });

  it.each([2, 3, 4])('SE-S1 five different station masters lie at the first five stations, %i players', (players) => {
    const t = freshSecondTable(players);
    expect(t.c.stationMasters).toHaveLength(9);
    expect(new Set(t.s.stationMasters.slice(0, 5)).size).toBe(5);
    expect(t.s.stationMasters.slice(0, 5).every((tile) => t.c.stationMasters[tile] !== undefined)).toBe(true);
    expect(t.s.stationMasters.slice(5)).toEqual([-1, -1, -1, -1, -1]);
  });

  it('SE-S1 chance decides which station masters are in the game', () => {
    const seen = seeds.map((seed) => freshSecondTable(2, { seed }).s.stationMasters.join());
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(new Set(seeds.flatMap((seed) => freshSecondTable(2, { seed }).s.stationMasters)).size).toBeGreaterThan(6);
  });

  it.each([
    ['an unknown edition', { edition: 'argentina' as never }],
    ['an empty seed', { seed: '' }],
    ['an unknown layout', { options: { neutral: 'random' } }],
    ['a side too few', { options: { sides: sides('second', 'ab').slice(1) } }],
    ['a side c', { options: { sides: sides('second', 'abc') } }],
    ['an unknown order', { options: { order: 'alphabetical' } }],
    ['an unknown difficulty', { options: { sam: { difficulty: 'mild' } } }],
    ['a Simmental that is neither with nor without', { options: { simmental: 'yes' } }],
    ['an unknown option', { options: { cattle: 'many' } }],
    ['options that are no options', { options: null as never }],
  ])('SE-S1 SE-S3 SE-S5 a setup with %s is refused', (_, wrong) => {
    expect(() => newGame({ ...setup, ...wrong })).toThrow(Unusable);
  });
});

describe('bags, trail and job market', () => {
  it.each([2, 3, 4])('SE-S2 bag 1 held 18 hazards, nine green and eight orange outlaws, %i players', (players) => {
    const t = freshSecondTable(players);
    const left = [...t.s.bags[0]!, ...t.s.foresight[0]!];
    const [green, orange] = outlawColours(t);
    const counted = tally([...left, ...hazardsOnTrail(t).map((hazard) => 5 + hazard)], 5 + 18);
    expect(counted.slice(5)).toEqual(Array<number>(18).fill(1));
    expect([counted[3]! + green!, counted[4]! + orange!]).toEqual([9, 8]);
    expect(counted.slice(0, 3)).toEqual([0, 0, 0]);
  });

  it.each([2, 3, 4])('SE-S2 bag 2 held 33 workers and nothing else, %i players', (players) => {
    const t = freshSecondTable(players);
    expect(tally([...workersOnOffer(t), ...t.s.foresight[1]!, ...t.s.bags[1]!], 23)).toEqual([
      11,
      11,
      11,
      ...Array<number>(20).fill(0),
    ]);
  });

  it.each([2, 3, 4])('SE-S2 bag 3 held 21 workers, two green and three orange outlaws, %i players', (players) => {
    const t = freshSecondTable(players);
    expect(tally([...t.s.foresight[2]!, ...t.s.bags[2]!], 23)).toEqual([7, 7, 7, 2, 3, ...Array<number>(18).fill(0)]);
  });

  it('SE-S2 six hazards belong to each of the three sections', () => {
    const { c } = freshSecondTable(2);
    expect(
      tally(
        c.hazards.map((hazard) => hazard.section),
        3,
      ),
    ).toEqual([6, 6, 6]);
    expect(c.hazardSections.map((spaces) => spaces.length)).toEqual([4, 4, 4]);
  });

  it.each([2, 3, 4])('SE-S2 seven tiles of bag 1 lie on the trail, %i players', (players) => {
    const t = freshSecondTable(players);
    expect(hazardsOnTrail(t).length + outlawsOnTrail(t)).toBe(7);
    expect(t.s.bags[0]).toHaveLength(35 - 7 - 2);
  });

  it.each(seeds)('SE-S2 hazards fill their section and outlaws theirs from number 1, seed %s', (seed) => {
    const t = freshSecondTable(2, { seed });
    t.c.hazardSections.forEach((spaces, section) => {
      const tiles = spaces.map((space) => t.s.trail[space]!);
      const lying = tiles.filter(isHazard);
      expect(tiles.slice(0, lying.length)).toEqual(lying);
      expect(lying.every((tile) => t.c.hazards[hazardOf(tile)]!.section === section)).toBe(true);
    });
    const outlaws = OUTLAW_SPACES.map((space) => isOutlaw(tileAt(t, space)));
    expect(outlaws).toEqual(OUTLAW_SPACES.map((_, number) => number < outlawsOnTrail(t)));
  });

  it('SE-S2 hazard number 1 is the one nearest to the entrance', () => {
    const { c } = freshSecondTable(2);
    const ids = c.hazardSections.map((spaces) => spaces.map((space) => c.spaces[space]!.id));
    expect(ids).toEqual([
      ['FLOOD-1', 'FLOOD-2', 'FLOOD-3', 'FLOOD-4'],
      ['DROUGHT-1', 'DROUGHT-2', 'DROUGHT-3', 'DROUGHT-4'],
      ['ROCKFALL-1', 'ROCKFALL-2', 'ROCKFALL-3', 'ROCKFALL-4'],
    ]);
  });

  it.each(seeds)('SE-S2 a tile without room goes back into the bag and another one is drawn, seed %s', (seed) => {
    // With 21 tiles to lay out every space is needed, so that some draws must find their section full.
    const t = freshSecondTable(2, { seed, components: { setup: { tilesOne: 21 } } });
    expect(hazardsOnTrail(t)).toHaveLength(12);
    expect(outlawsOnTrail(t)).toBe(9);
    expect(t.s.bags[0]).toHaveLength(35 - 21 - 2);
    const seen = [...hazardsOnTrail(t).map((hazard) => 5 + hazard), ...t.s.bags[0]!, ...t.s.foresight[0]!];
    expect(tally(seen, 23).slice(5)).toEqual(Array<number>(18).fill(1));
  });

  it.each([
    [2, 3],
    [3, 5],
    [4, 7],
  ])('SE-S2 with %i players %i workers lie in the job market, up to the token', (players, workers) => {
    const t = freshSecondTable(players);
    expect(t.s.jobs).toHaveLength(12 * players);
    expect(t.s.jobs.map((worker) => worker > 0)).toEqual(t.s.jobs.map((_, space) => space < workers));
    expect(t.s.bags[1]).toHaveLength(33 - workers - 2);
  });

  it.each([2, 3, 4])('SE-S2 SE-X1 the token stands in the second row, which is closed, %i players', (players) => {
    const t = freshSecondTable(players).job('cowboy', 1, 1).job('cowboy', 2, 1).with(0, { money: 20 });
    expect(t.s.tokenRow).toBe(1);
    t.play('place A', 'use 2');
    expect(t.can('hire cowboy 6@1')).toBe(true);
    expect(t.why('hire cowboy 6@2')?.code).toBe('row-closed');
  });

  it.each([2, 3, 4])('SE-S2 SE-K2 the next worker covers the space of the token, %i players', (players) => {
    const t = freshSecondTable(players).at(0, 'KC').phaseB(0).play('kansas-city', 'foresight left', 'foresight left');
    expect(t.s.jobs[2 * players - 1]).toBeGreaterThan(0);
    expect(t.s.tokenRow).toBe(2);
  });

  it.each([2, 3, 4])('SE-S2 two tiles of each bag lie open on the foresight spaces, %i players', (players) => {
    const t = freshSecondTable(players);
    expect(t.s.foresight.map((tiles) => tiles.length)).toEqual([2, 2, 2]);
    expect(t.s.foresight.flat().every((tile) => tile >= 0)).toBe(true);
    expect(t.s.foresight[0]!.every((tile) => tile >= 3)).toBe(true);
    expect(t.s.foresight[1]!.every((tile) => tile < 3)).toBe(true);
    expect(t.s.foresight[2]!.every((tile) => tile < 5)).toBe(true);
    expect(t.view(1).foresight).toEqual(t.s.foresight);
  });

  it('SE-S2 the same seed sets the same table, another seed another one', () => {
    const { setup: _, ...kea } = freshSecondTable(3, { seed: 'kea' }).s;
    const { setup: __, ...again } = freshSecondTable(3, { seed: 'kea' }).s;
    const { setup: ___, ...tui } = freshSecondTable(3, { seed: 'tui' }).s;
    expect(again).toEqual(kea);
    expect(tui).not.toEqual(kea);
  });
});

describe('cattle market', () => {
  it.each([
    [2, 7],
    [3, 10],
    [4, 13],
  ])('SE-S3 with %i players %i of the 36 market cattle are laid out', (players, size) => {
    const t = freshSecondTable(players);
    expect(shown(t)).toBe(size);
    expect(t.s.marketStack).toHaveLength(36 - size);
    expect(cattle(t)).toEqual(MARKET_CATTLE);
  });

  it.each([
    [2, 9],
    [3, 12],
    [4, 15],
  ])('SE-S3 with Simmental and %i players %i of 44 are laid out', (players, size) => {
    const t = freshSecondTable(players, { simmental: true });
    expect(shown(t)).toBe(size);
    expect(t.s.marketStack).toHaveLength(44 - size);
    expect(cattle(t)).toEqual({ ...MARKET_CATTLE, calf: 8 });
    expect(t.s.simmental).toEqual([8, 8]);
  });

  it('SE-S3 SE-S4 market stack and objective stack are shuffled', () => {
    const stacks = ['a', 'b'].map((seed) => freshSecondTable(2, { seed }).s);
    expect(stacks[0]!.marketStack).not.toEqual(stacks[1]!.marketStack);
    expect(stacks[0]!.objectiveStack).not.toEqual(stacks[1]!.objectiveStack);
  });

  it('SE-S3 without the variant nobody buys a Simmental', () => {
    const t = freshSecondTable(2)
      .market('calf')
      .with(0, { money: 20, workers: { cowboy: 2 } });
    t.play('place E', 'use 2');
    expect(t.moves('buy')).toEqual([]);
    expect([t.can('buy 9 calf'), t.can('buy 10 calf')]).toEqual([false, false]);
  });
});

describe('objectives', () => {
  it('SE-S4 four of the 24 objectives lie beside the stack', () => {
    const t = freshSecondTable(4);
    expect(t.s.objectives).toHaveLength(4);
    expect(t.s.objectiveStack).toHaveLength(20);
    const ids = [...t.s.objectives, ...t.s.objectiveStack].map((card) => t.c.cards[card]!.id);
    expect(ids.sort()).toEqual(Array.from({ length: 24 }, (_, i) => `o${String(i + 1).padStart(2, '0')}`));
  });

  it.each([2, 3, 4])('SE-S4 each of %i players has a starting objective of their own in the area', (players) => {
    const t = freshSecondTable(players);
    const dealt = t.s.players.flatMap((_, seat) => t.cards(seat, 'area'));
    expect(dealt).toHaveLength(players);
    expect(new Set(dealt).size).toBe(players);
    expect(dealt.every((card) => ['st1', 'st2', 'st3', 'st4'].includes(card))).toBe(true);
  });

  it('SE-S4 chance deals the starting objectives', () => {
    const dealt = seeds.map((seed) => freshSecondTable(2, { seed }).cards(0, 'area')[0]);
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  it.each(['st1', 'st2', 'st3', 'st4'])('SE-S4 SE-E2 starting objective %s costs nothing when it fails', (card) => {
    expect(secondTable(2).area(0, card).points(0, 'objectives')).toBe(0);
  });

  it.each([
    ['st1', (t: SecondTable) => t.discard(0, 'longhorn', 'shorthorn-3').build(0, '1a', 'A-1')],
    ['st2', (t: SecondTable) => t.stations(0, 's1', 's2').outlaws(0, 1, 0)],
    ['st3', (t: SecondTable) => t.build(0, '1a', 'A-1').build(0, '2a', 'A-2').owns(0, 'fl-1')],
    ['st4', (t: SecondTable) => t.outlaws(0, 0, 1).owns(0, 'fl-1', 'dr-1')],
  ] as const)('SE-S4 SE-E2 starting objective %s brings 3 VP when it is fulfilled', (card, fulfil) => {
    expect(fulfil(secondTable(2).area(0, card)).points(0, 'objectives')).toBe(3);
  });
});

describe('what a player starts with', () => {
  it.each([2, 3, 4])('SE-S5 everybody of %i players has all pieces on board and supply', (players) => {
    const t = freshSecondTable(players);
    t.s.players.forEach((player, seat) => {
      expect(player.supply).toEqual(t.s.sides.map((_, number) => number));
      expect(player.discs).toEqual(t.c.discSpaces.map((space) => space.count));
      expect(player.discs.reduce((sum, discs) => sum + discs, 0)).toBe(14);
      expect(t.engineAt(seat)).toBe('0');
      expect(t.workers(seat)).toEqual({ cowboy: 1, builder: 1, engineer: 1 });
      expect(player).toMatchObject({ certificates: 0, permanentCertificates: 0, at: -1, token: false });
      expect([player.stations, player.cities].flat().every((discs) => discs === 0)).toBe(true);
      expect([player.hazards, player.stationMasters, player.discard]).toEqual([[], [], []]);
      expect(player.outlaws).toEqual([0, 0]);
    });
    expect(t.s.trail.some(isPrivate)).toBe(false);
  });

  it('SE-S5 the discs cover all spaces but the two gray ones', () => {
    const t = freshSecondTable(2);
    expect(t.c.discSpaces.map((space, i) => `${space.id} ${t.player(0).discs[i]}`)).toEqual([
      'aux-dollar 1',
      'aux-draw 1',
      'aux-certificate 2',
      'aux-engine 2',
      'aux-cull 2',
      'step-left 1',
      'step-right 1',
      'hand 2',
      'certificate-4 1',
      'certificate-6 1',
    ]);
  });

  it('SE-S5 SE-X9 two auxiliary actions are open from the start', () => {
    const t = freshSecondTable(2).play('place A');
    expect(t.moves('auxiliary')).toEqual(['auxiliary dollar', 'auxiliary draw']);
    for (const locked of ['certificate', 'engine', 'cull']) expect(t.why(`auxiliary ${locked}`)?.code).toBe('locked');
  });

  it('SE-S5 the herd is 5 Criollo, 3 Galloway, 3 Pineywoods and 3 Santa Gertrudis, shuffled', () => {
    const t = freshSecondTable(4);
    expect(t.c.cards.slice(0, 4).map((card) => card.id)).toEqual([
      'criollo',
      'galloway',
      'pineywoods',
      'santa-gertrudis',
    ]);
    for (const player of t.s.players)
      expect(tally([...player.hand, ...player.stack], t.c.cards.length)).toEqual([
        5,
        3,
        3,
        3,
        ...Array<number>(t.c.cards.length - 4).fill(0),
      ]);
    expect(new Set(t.s.players.map((player) => player.stack.slice(0, 7).join())).size).toBeGreaterThan(1);
  });

  it('SE-S5 the private buildings show their a-sides', () => {
    expect(freshSecondTable(2).s.sides).toEqual(Array.from(sides('second', 'a'), () => 0));
  });

  it('SE-S5 random sides are one mix for everybody, and another one with another seed', () => {
    const mixes = ['a', 'b', 'c', 'd'].map((seed) => freshSecondTable(4, { seed, sides: 'random' }).s.sides);
    for (const mix of mixes) {
      expect(mix).toHaveLength(sides('second', 'a').length);
      expect(mix.every((side) => side === 0 || side === 1)).toBe(true);
    }
    expect(new Set(mixes.map((mix) => mix.join(''))).size).toBeGreaterThan(1);
    expect(mixes.some((mix) => mix.includes(0) && mix.includes(1))).toBe(true);
  });

  it('SE-S5 the sides can be named one by one', () => {
    const named = sides('second', 'aababbababba');
    expect(freshSecondTable(2, { sides: named }).s.sides).toEqual(Array.from(named, (side) => 'ab'.indexOf(side)));
  });

  it('SE-S5 a private building has the same side for all players', () => {
    const t = secondTable(2, { sides: sides('second', 'aaaaaaaaaaab') })
      .build(0, '12b', 'A-1')
      .build(1, '12b', 'A-2');
    t.at(0, 'A-1').phaseB(0).play('use 2');
    expect(t.player(0).tokens).toBe(1);
    t.at(1, 'A-2').phaseB(1).play('use 2');
    expect(t.player(1).tokens).toBe(1);
  });

  it('SE-S5 the seats get $6, $7, $8 and $9, 4, 5, 6 and 7 cards and a token each', () => {
    const t = freshSecondTable(4);
    expect(t.s.players.map((player) => player.money)).toEqual([6, 7, 8, 9]);
    expect(t.s.players.map((player) => player.hand.length)).toEqual([4, 5, 6, 7]);
    expect(t.s.players.map((player) => player.stack.length)).toEqual([10, 9, 8, 7]);
    expect(t.s.players.map((player) => player.tokens)).toEqual([1, 1, 1, 1]);
    expect(t.s.order).toEqual([0, 1, 2, 3]);
    expect(t.question?.seat).toBe(0);
  });

  it.each(['random-start', 'shuffled'] as const)('SE-S5 with order %s capital follows the turn order', (order) => {
    const tables = seeds.map((seed) => freshSecondTable(4, { seed, order }));
    for (const t of tables) {
      expect([...t.s.order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      expect(t.s.order.map((seat) => t.player(seat).money)).toEqual([6, 7, 8, 9]);
      expect(t.s.order.map((seat) => t.player(seat).hand.length)).toEqual([4, 5, 6, 7]);
      expect(t.question?.seat).toBe(t.s.order[0]);
    }
    expect(new Set(tables.map((t) => t.s.order[0])).size).toBeGreaterThan(1);
  });

  it('SE-S5 from a random starting player the turns go round the table', () => {
    for (const seed of seeds) {
      const { order } = freshSecondTable(4, { seed, order: 'random-start' }).s;
      expect(order).toEqual([0, 1, 2, 3].map((turn) => (order[0]! + turn) % 4));
    }
  });
});

describe('the first turn', () => {
  it('SE-S5 the first player, holding four cards, discards nothing and places the herder', () => {
    const t = freshSecondTable(2);
    expect(t.player(0).hand).toHaveLength(4);
    expect(t.moves('discard')).toEqual([]);
    expect(t.can('place A')).toBe(true);
  });

  it('SE-S5 the fourth player discards three of seven cards, chosen freely, before anything else', () => {
    const t = freshSecondTable(4).hand(
      3,
      'criollo',
      'criollo',
      'galloway',
      'galloway',
      'pineywoods',
      'pineywoods',
      'pineywoods',
    );
    t.play('place A', 'end');
    t.play(t.moves('discard')[0]!, 'place A', 'end');
    t.play(t.moves('discard')[0]!, t.moves('discard')[0]!, 'place A', 'end');
    expect(t.asked()).toBe(3);
    expect(t.can('place A')).toBe(false);
    t.play('discard criollo', 'discard criollo');
    expect(t.can('place A')).toBe(false);
    t.play('discard pineywoods');
    expect(t.can('place A')).toBe(true);
    expect(t.moves('discard')).toEqual([]);
    expect(t.cards(3, 'hand')).toEqual(['galloway', 'galloway', 'pineywoods', 'pineywoods']);
    expect(t.cards(3, 'discard')).toEqual(['criollo', 'criollo', 'pineywoods']);
  });

  it('SE-S5 the herder goes to any neutral building and nowhere else, without a walk', () => {
    const t = freshSecondTable(2).build(1, '2a', 'A-1');
    expect(t.moves('place')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `place ${letter}`));
    expect(t.moves('move')).toEqual([]);
    for (const space of ['START', 'KC', 'A-1', 'A-2', 'FLOOD-1', 'OUTLAW-4'])
      expect(t.can(`place ${space}`)).toBe(false);
    t.play('place G');
    expect(t.where(0)).toBe('G');
  });

  it('SE-S5 phase B follows at once, then phase C, then the first turn of the next player', () => {
    const t = freshSecondTable(2)
      .hand(0, 'pineywoods', 'criollo', 'criollo', 'galloway')
      .stack(0, 'santa-gertrudis', 'galloway')
      .play('place E');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-b' });
    t.play('use 1', 'discard pineywoods');
    expect(t.player(0).money).toBe(8);
    t.play('end');
    expect(t.cards(0, 'hand')).toEqual(['criollo', 'criollo', 'galloway', 'santa-gertrudis']);
    expect(t.asked()).toBe(1);
    expect(t.moves('discard').length).toBeGreaterThan(0);
  });

  it('SE-S5 others may stand on the same building', () => {
    const t = freshSecondTable(2).play('place B', 'end');
    t.play(t.moves('discard')[0]!, 'place B');
    expect([t.where(0), t.where(1)]).toEqual(['B', 'B']);
    expect(t.question).toMatchObject({ seat: 1, ask: 'phase-b' });
  });

  it('SE-S5 the second turn walks from the chosen building', () => {
    const t = freshSecondTable(2).play('place F', 'end');
    t.play(t.moves('discard')[0]!, 'place B', 'end');
    expect(t.asked()).toBe(0);
    expect(t.moves('place')).toEqual([]);
    expect(t.can('move G')).toBe(true);
    expect(t.can('move F')).toBe(false);
  });
});
