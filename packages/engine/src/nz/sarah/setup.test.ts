import { describe, expect, it } from 'vitest';
import { houseOptions, soloOpponent, todaysGame, Unusable, view } from '../../index.ts';
import type { NzOptions, NzState, Setup } from '../../index.ts';
import { freshTable, sides, table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';
import { WORKERS } from '../state.ts';

const easy = { sarah: { difficulty: 'easy' } } as const;
const medium = { sarah: { difficulty: 'medium' } } as const;
const hard = { sarah: { difficulty: 'hard' } } as const;

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Worker tiles in the job market, in bag A and on the foresight spaces. */
const workersOutside = (s: NzState): number =>
  s.jobs.filter((job) => job > 0).length +
  [...s.bagA, ...s.foresightA].filter((tile) => tile >= 0 && tile < WORKERS.length).length;

describe('the table for one person', () => {
  it('NZ-Z1 the markets are those of two players', () => {
    const { s } = freshTable(2, hard);
    expect(sum(s.market)).toBe(9);
    expect(s.bonusMarket.filter((tile) => tile > 0)).toHaveLength(3);
    expect(s.bonusMarket).toHaveLength(2 * 7);
    expect(s.cardSupply.slice(4)).toEqual([3, 3, 3, 3]);
  });

  it('NZ-Z1 there is one step tile, and it lies at space 4', () => {
    expect(freshTable(2, hard).s.stepTiles).toBe(1);
    expect(freshTable(2).s.stepTiles).toBe(2);
    const t = table(2, hard).at(0, 'B').with(0, { pathfinder: 2 }).phaseB(0).play('use 1 a', 'advance 2');
    expect([t.player(0).stepTile, t.s.stepTiles]).toEqual([1, 0]);
  });

  it('NZ-Z1 Sarah starts with one worker more, drawn from bag A before the job market is filled', () => {
    const t = freshTable(2, hard);
    expect(sum(t.player(1).workers)).toBe(5);
    expect(workersOutside(t.s)).toBe(28 - 1);
    expect(workersOutside(freshTable(2).s)).toBe(28);
  });

  it('NZ-Z1 hazards drawn on the way to her worker go back into the bag', () => {
    for (const seed of 'abcdefghij') {
      const { s } = freshTable(2, { ...hard, seed });
      const inBag = [...s.bagA, ...s.foresightA].filter((tile) => tile >= 4).length;
      expect(inBag + s.trail.filter((tile) => tile !== 0).length - 8).toBe(16);
    }
  });

  it('NZ-Z1 her worker brings no bonus card', () => {
    const t = freshTable(2, hard);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.s.cardSupply.slice(4)).toEqual([3, 3, 3, 3]);
  });

  it('NZ-Z1 NZ-Z7 the row of her worker is her first specialization, whichever it is', () => {
    const seen = new Set<string>();
    for (const seed of 'abcdefghijklmnopqrstuvwxyz') {
      const sarah = freshTable(2, { ...hard, seed }).player(1);
      expect(sarah.workers.filter((count) => count === 2)).toHaveLength(1);
      expect(sarah.workers[sarah.mind!.speciality]).toBe(2);
      seen.add(WORKERS[sarah.mind!.speciality]!);
    }
    expect(seen.size).toBe(4);
  });

  it('NZ-Z1 she has 15 discs, one more on pathfinder 0, every building, a runholder at the start and a ship at sea', () => {
    const t = freshTable(2, hard);
    const sarah = t.player(1);
    expect(sarah.automa).toBe(true);
    expect(sarah.mind!.discs).toBe(15);
    expect(sarah.pathfinder).toBe(0);
    expect(sarah.supply).toHaveLength(t.s.sides.length);
    expect(t.where(1)).toBe('START');
    expect(t.shipAt(1)).toBe('S0');
  });

  it('NZ-Z1 she has neither storehouses nor certificates, money, gold, tokens or sheep', () => {
    const sarah = freshTable(2, hard).player(1);
    expect(sum(sarah.storehouses)).toBe(0);
    expect([sarah.money, sarah.gold, sarah.tokens, sarah.certificates]).toEqual([0, 0, 0, 0]);
    expect([sarah.hand, sarah.stack, sarah.discard]).toEqual([[], [], []]);
  });

  it('NZ-Z1 her buildings lie on the same sides as yours', () => {
    const t = table(2, { ...hard, sides: sides('nz', 'b') })
      .sarah([4])
      .with(1, { workers: { craftsman: 2 } });
    t.passToSarah();
    expect(t.told('built')).toMatchObject([{ seat: 1, building: '4b' }]);
  });

  it('NZ-Z1 NZ-Z5 her deck is shuffled: another seed, another order', () => {
    const deck = (seed: string): number[] => freshTable(2, { ...hard, seed }).player(1).mind!.deck;
    expect(deck('a')).not.toEqual(deck('b'));
    expect(sorted(deck('a'))).toEqual(sorted(deck('b')));
  });

  it('NZ-Z1 the order of her deck is hidden, its size is not', () => {
    const t = freshTable(2, hard);
    const other = freshTable(2, hard);
    other.player(1).mind!.deck.reverse();
    expect(other.player(1).mind!.deck).not.toEqual(t.player(1).mind!.deck);
    expect(view(other.s, 0)).toEqual(view(t.s, 0));
    expect(view(other.s, -1)).toEqual(view(t.s, -1));
    expect(t.view(0).players[1]!.mind!.deck).toHaveLength(13);
  });
});

describe('how strong she is', () => {
  it('NZ-Z2 easy: without 1, 6, 8 and 14 to 17', () => {
    expect(sorted(freshTable(2, easy).player(1).mind!.deck)).toEqual([2, 3, 4, 5, 7, 9, 10, 11, 12, 13]);
  });

  it('NZ-Z2 medium: without 14 to 17', () => {
    const deck = freshTable(2, medium).player(1).mind!.deck;
    expect(sorted(deck)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('NZ-Z2 hard: without 10 to 13', () => {
    const deck = freshTable(2, hard).player(1).mind!.deck;
    expect(sorted(deck)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17]);
  });

  it.each([
    ['easy', '3'],
    ['medium', '6'],
    ['hard', '9'],
  ] as const)('NZ-Z2 %s: her first delivery goes to %s', (difficulty, post) => {
    const t = table(2, { sarah: { difficulty } }).at(1, 'H').sarah([7]).passToSarah();
    expect(t.told('delivered')).toMatchObject([{ seat: 1, post }]);
  });

  it.each(['easy', 'medium', 'hard', 'custom'])(
    'NZ-Z2 %s: her first delivery may go to any local post',
    (difficulty) => {
      for (const firstDelivery of ['0', '1', '3', '6', '9', '12', '15', '18', '21']) {
        const cards = difficulty === 'custom' ? { cards: [7] } : {};
        const t = table(2, { sarah: { difficulty, firstDelivery, ...cards } })
          .at(1, 'H')
          .sarah([7])
          .passToSarah();
        expect(t.told('delivered')).toMatchObject([{ seat: 1, post: firstDelivery }]);
      }
    },
  );

  it('NZ-Z2 all local posts are offered by rising value, and the one of each difficulty is known', () => {
    const { option, deliveries, usualDelivery } = soloOpponent(
      todaysGame({ edition: 'nz', players: 2, seed: '', options: {} }),
    );
    expect(deliveries.map(({ id }) => id)).toEqual(['0', '1', '3', '6', '9', '12', '15', '18', '21']);
    expect(deliveries.map(({ value }) => value)).toEqual([0, 1, 3, 6, 9, 12, 15, 18, 21]);
    expect([option, usualDelivery]).toEqual(['sarah', { easy: '3', medium: '6', hard: '9' }]);
  });

  it.each<[string, object | null, object | null]>([
    ['nobody', null, null],
    ['easy', { difficulty: 'easy' }, { difficulty: 'easy', firstDelivery: '3', usual: true }],
    ['the post of another', { difficulty: 'easy', firstDelivery: '9' }, { firstDelivery: '9', usual: false }],
    ['its own post', { difficulty: 'hard', firstDelivery: '9' }, { firstDelivery: '9', usual: true }],
    ['custom', { difficulty: 'custom', cards: [1] }, { difficulty: 'custom', firstDelivery: '6', usual: false }],
  ])('NZ-Z2 the terms of a game tell whether the first delivery is the usual one: %s', (_, sarah, terms) => {
    const told = soloOpponent(todaysGame({ edition: 'nz', players: 2, seed: '', options: { sarah } })).terms;
    if (terms === null) expect(told).toBeNull();
    else expect(told).toMatchObject(terms);
  });

  it('NZ-Z2 another first delivery leaves the cards of the difficulty as they are', () => {
    const deck = (sarah: NzOptions['sarah']): number[] => freshTable(2, { sarah }).player(1).mind!.deck;
    expect(deck({ difficulty: 'easy', firstDelivery: '15' })).toEqual(deck({ difficulty: 'easy' }));
  });

  it('NZ-Z2 NZ-Z14 from another first delivery on she goes up post by post', () => {
    const t = table(2, { sarah: { difficulty: 'hard', firstDelivery: '1' } })
      .at(1, 'H')
      .sarah([7, 7]);
    t.passToSarah().at(1, 'H').passToSarah();
    expect(t.told('delivered')).toMatchObject([{ post: '3' }]);
    expect(t.player(1).posts.slice(0, 4)).toEqual([0, 1, 1, 0]);
  });

  it('NZ-Z2 a custom Sarah without cards is refused, and the message says what is missing', () => {
    for (const sarah of [{ difficulty: 'custom' }, { difficulty: 'custom', firstDelivery: '12' }])
      expect(() => freshTable(2, { sarah })).toThrow('the difficulty "custom" needs cards');
  });

  it('NZ-Z2 a level of your own: any of her cards, any local post', () => {
    const custom = { difficulty: 'custom', cards: [1, 2, 16], firstDelivery: '12' } as const;
    const t = table(2, { sarah: custom });
    expect(sorted(t.player(1).mind!.deck)).toEqual([1, 2, 16]);
    t.at(1, 'H').sarah([7]).passToSarah();
    expect(t.told('delivered')).toMatchObject([{ post: '12' }]);
  });

  it('NZ-Z2 NZ-Z14 a first delivery at 0 brings her no money, and the next one goes to 1', () => {
    const t = table(2, { sarah: { difficulty: 'custom', cards: [7], firstDelivery: '0' } });
    t.at(1, 'H').passToSarah().at(1, 'H').passToSarah();
    expect(t.player(1).posts.slice(0, 3)).toEqual([1, 1, 0]);
    expect(t.player(1).money).toBe(0);
    expect(t.points(1, 'posts')).toBe(-8);
  });

  it.each<[string, unknown]>([
    ['a difficulty that does not exist', { difficulty: 'brutal' }],
    ['no difficulty', {}],
    ['a plain yes', true],
    ['no card at all', { difficulty: 'custom', cards: [] }],
    ['a card she does not have', { difficulty: 'custom', cards: [18] }],
    ['a card numbered 0', { difficulty: 'custom', cards: [0] }],
    ['half a card', { difficulty: 'custom', cards: [1.5] }],
    ['a card twice', { difficulty: 'custom', cards: [1, 1] }],
    ['cards that are not a list', { difficulty: 'custom', cards: 7 }],
    ['a post that does not exist', { difficulty: 'custom', cards: [1], firstDelivery: '13' }],
    ['a wool post', { difficulty: 'custom', cards: [1], firstDelivery: 'wool-5' }],
    ['a foreign post', { difficulty: 'custom', cards: [1], firstDelivery: 'lh1' }],
    ['other cards at a fixed level', { difficulty: 'easy', cards: [1, 2] }],
    ['a wool post at a fixed level', { difficulty: 'easy', firstDelivery: 'wool-5' }],
    ['a post by its number', { difficulty: 'easy', firstDelivery: 12 }],
    ['no cards for a level of your own', { difficulty: 'custom', cards: null }],
  ])('NZ-Z2 refused: %s', (_, sarah) => {
    expect(() => freshTable(2, { sarah: sarah as NzOptions['sarah'] })).toThrow(Unusable);
  });
});

describe('you and Sarah', () => {
  it('NZ-Z3 you are the first player, with £7, four cards and one exchange token', () => {
    const t = freshTable(2, hard);
    expect(t.s.order).toEqual([0, 1]);
    expect(t.asked()).toBe(0);
    expect([t.player(0).money, t.player(0).tokens, t.player(0).gold]).toEqual([7, 1, 1]);
    expect(t.cards(0, 'hand')).toHaveLength(4);
  });

  it.each(['random-start', 'shuffled'] as const)('NZ-Z3 nobody else can be first: order %s is refused', (order) => {
    expect(() => freshTable(2, { ...hard, order })).toThrow(Unusable);
  });

  it('NZ-Z3 after your first turn Sarah plays at once', () => {
    const t = freshTable(2, hard).sarah([7]).play('start aux-pound', 'place A', 'end');
    expect(t.told('automa-card')).toMatchObject([{ seat: 1, card: 7 }]);
    expect(t.where(1)).toBe('B');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it.each([
    ['1a', 1],
    ['4a', 2],
  ])('NZ-Z3 entering her %s you pay £%i to the bank', (building, fee) => {
    const t = table(2, hard).at(0, 'A').build(1, building, 'A1').turn(0).play('move A1');
    expect([t.player(0).money, t.player(1).money]).toEqual([10 - fee, 0]);
    expect(t.told('spent')).toMatchObject([{ seat: 0, money: fee }]);
    expect(t.told('earned')).toEqual([]);
  });

  it('NZ-Z3 NZ-A7 with too little money you pay her building what you have', () => {
    const t = table(2, hard).at(0, 'A').build(1, '4a', 'A1').with(0, { money: 1 }).turn(0).play('move A1>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([0, 0]);
  });

  it('NZ-Z3 her local actions are not yours: only an auxiliary action there', () => {
    const t = table(2, hard).at(0, 'A1').build(1, '5a', 'A1').phaseB(0);
    expect(t.why('use 2')?.code).toBe('not-own-building');
    expect(t.can('auxiliary pound')).toBe(true);
  });

  it.each([
    ['1a', 1],
    ['4a', 2],
  ])('NZ-Z3 when she enters your %s the bank pays you £%i', (building, fee) => {
    const t = table(2, hard).at(1, 'A').build(0, building, 'A1').hazard('rk-1', 'RK1').hazard('rk-2', 'RK2');
    t.sarah([7]).passToSarah();
    expect(t.told('moved')).toMatchObject([{ seat: 1, path: ['A1', 'B'] }]);
    expect(t.told('earned')).toMatchObject([{ seat: 0, money: fee }]);
    expect([t.player(0).money, t.player(1).money]).toEqual([10 + fee, 0]);
  });

  it('NZ-Z3 stopping on your hand pays you as passing it does, a building without a hand pays nothing', () => {
    const oneStep = (t: Table): Table =>
      t
        .at(1, 'F')
        .sarah([16])
        .with(1, { workers: { sailor: 1 } })
        .passToSarah();
    const hand = oneStep(table(2, hard).build(0, '1a', 'F1').build(0, '4a', 'F2'));
    expect([hand.where(1), hand.player(0).money]).toEqual(['F1', 11]);
    const none = oneStep(table(2, hard).build(0, '2a', 'F1').build(0, '4a', 'F2'));
    expect([none.where(1), none.player(0).money]).toEqual(['F1', 10]);
  });

  it('NZ-Z3 Sarah never pays: hazards and her own hands cost her nothing', () => {
    const t = table(2, hard).at(1, 'A').hazard('rk-3', 'RK1').build(1, '1a', 'A1').build(1, '4a', 'A2');
    t.sarah([7]).passToSarah();
    expect(t.told('spent')).toEqual([]);
    expect(t.player(1).money).toBe(0);
  });
});

describe('Sarah at a table of several people', () => {
  it.each([3, 4])('NZ-Z1 with %i seats she sits in the last one, with a step tile for each person', (players) => {
    const t = freshTable(players, hard);
    expect(t.s.players.map((player) => player.automa)).toEqual([...Array(players - 1).fill(false), true]);
    expect(t.s.stepTiles).toBe(players - 1);
    expect(t.player(players - 1).mind!.discs).toBe(15);
    expect(sum(t.s.market)).toBe(players === 3 ? 11 : 14);
    expect(t.s.players.map((player) => player.money)).toEqual([7, 8, 9].slice(0, players - 1).concat(0));
  });

  it('NZ-Z1 she plays after the last person', () => {
    const t = table(3, hard).sarah([7]).phaseB(1).play('end');
    expect(t.told('automa-card')).toMatchObject([{ seat: 2, card: 7 }]);
    expect(t.asked()).toBe(0);
  });

  it('NZ-Z1 NZ-Z3 fees between people are as usual, fees with Sarah go through the bank', () => {
    const t = table(3, hard).at(0, 'A').build(1, '4a', 'A1').build(2, '1a', 'A2').turn(0).play('move A1>A2');
    expect(t.s.players.map((player) => player.money)).toEqual([10 - 3, 12, 0]);
  });

  it('NZ-Z1 NZ-Z10 she builds ahead of the runholder of the next person', () => {
    const t = table(3, hard).at(0, 'D').at(1, 'F').sarah([4]).phaseB(1).play('end');
    expect(t.told('built')).toMatchObject([{ seat: 2, at: 'D1' }]);
  });

  it.each([1, 5])('NZ-Z1 no game for %i', (players) => {
    expect(() => freshTable(players, hard)).toThrow(Unusable);
  });
});

describe('what is ours and not in the rules', () => {
  const setup = (players: number, sarah: object | null): Setup => ({
    edition: 'nz',
    players,
    seed: 's',
    options: { sarah },
  });

  it('NZ-Z1 NZ-Z2 Sarah among several people, and a deck of her own, are marked as house options', () => {
    expect(houseOptions(setup(2, { difficulty: 'hard' }))).toEqual([]);
    expect(houseOptions(setup(3, { difficulty: 'hard' }))).toEqual(['sarah-among-people']);
    expect(houseOptions(setup(2, { difficulty: 'hard', firstDelivery: '12' }))).toEqual([]);
    expect(houseOptions(setup(2, { difficulty: 'custom', cards: [1, 2] }))).toEqual(['sarah-own-cards']);
    expect(houseOptions(setup(2, null))).toEqual([]);
  });
});
