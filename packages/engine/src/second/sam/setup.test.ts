import { describe, expect, it } from 'vitest';
import { houseOptions, soloOpponent, todaysGame, Unusable, view } from '../../index.ts';
import type { SecondOptions, SecondState, Setup } from '../../index.ts';
import { freshSecondTable, secondTable, sides } from '../../testing/index.ts';
import { WORKERS } from '../state.ts';

const easy = { sam: { difficulty: 'easy' } } as const;
const medium = { sam: { difficulty: 'medium' } } as const;
const all15 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Worker tiles with a 2 on their back: in the job market, in bag 2 and on its foresight spaces. */
const workersOfBag2 = (s: SecondState): number =>
  s.jobs.filter((job) => job > 0).length + s.bags[1]!.length + s.foresight[1]!.length;

describe('the table for one person', () => {
  it('SE-Z1 SE-S2 SE-S3 markets and trail are those of two players', () => {
    const { s } = freshSecondTable(2, medium);
    expect(sum(s.market)).toBe(7);
    expect(s.jobs).toHaveLength(2 * 12);
    expect(s.jobs.filter((job) => job > 0)).toHaveLength(3);
    expect(s.foresight.map((tiles) => tiles.filter((tile) => tile >= 0).length)).toEqual([2, 2, 2]);
    expect(s.objectives).toHaveLength(4);
  });

  it('SE-Z1 Sam starts with one worker more, drawn from bag 2', () => {
    const t = freshSecondTable(2, medium);
    expect(sum(t.player(1).workers)).toBe(3 + 1);
    expect(workersOfBag2(t.s)).toBe(33 - 1);
    expect(t.s.bags[2]!.length + t.s.foresight[2]!.length).toBe(26);
    expect(workersOfBag2(freshSecondTable(2).s)).toBe(33);
  });

  it('SE-Z1 the row of his worker is his first specialization, whichever it is', () => {
    const seen = new Set<string>();
    for (const seed of 'abcdefghijklmnopqrst') {
      const sam = freshSecondTable(2, { ...medium, seed }).player(1);
      expect(sorted(sam.workers)).toEqual([1, 1, 2]);
      expect(sam.workers[sam.mind!.speciality]).toBe(2);
      seen.add(WORKERS[sam.mind!.speciality]!);
    }
    expect(seen.size).toBe(3);
  });

  it('SE-Z1 he has 14 discs, every building, a herder at the start and an engine at the start', () => {
    const t = freshSecondTable(2, medium);
    const sam = t.player(1);
    expect(sam.automa).toBe(true);
    expect(sam.mind!.discs).toBe(14);
    expect(sam.supply).toHaveLength(t.s.sides.length);
    expect(t.where(1)).toBe('START');
    expect(t.engineAt(1)).toBe('0');
  });

  it('SE-Z1 he has neither money nor tokens, certificates, cattle or a hand', () => {
    const sam = freshSecondTable(2, medium).player(1);
    expect([sam.money, sam.tokens, sam.certificates, sam.permanentCertificates]).toEqual([0, 0, 0, 0]);
    expect([sam.hand, sam.stack, sam.discard]).toEqual([[], [], []]);
  });

  it('SE-Z1 SE-S4 he has one starting objective, as every player', () => {
    const t = freshSecondTable(2, medium);
    expect(t.cards(1, 'area')).toEqual([expect.stringMatching(/^st[1-4]$/)]);
    expect(t.cards(0, 'area')).toEqual([expect.stringMatching(/^st[1-4]$/)]);
    expect(t.cards(0, 'area')).not.toEqual(t.cards(1, 'area'));
  });

  it('SE-Z1 his deck is shuffled: another seed, another order', () => {
    const deck = (seed: string): number[] => freshSecondTable(2, { ...medium, seed }).player(1).mind!.deck;
    expect(deck('a')).not.toEqual(deck('b'));
    expect(sorted(deck('a'))).toEqual(sorted(deck('b')));
  });

  it('SE-Z1 the order of his deck is hidden, its size is not', () => {
    const t = freshSecondTable(2, medium);
    const other = freshSecondTable(2, medium);
    other.player(1).mind!.deck.reverse();
    expect(other.player(1).mind!.deck).not.toEqual(t.player(1).mind!.deck);
    expect(view(other.s, 0)).toEqual(view(t.s, 0));
    expect(view(other.s, -1)).toEqual(view(t.s, -1));
    expect(t.view(0).players[1]!.mind!.deck).toHaveLength(15);
  });

  it('SE-Z1 SE-S3 with the Simmental variant the market has nine cards', () => {
    expect(sum(freshSecondTable(2, { ...medium, simmental: true }).s.market)).toBe(9);
  });
});

describe('how strong he is', () => {
  it('SE-Z1 easy: without 13, 14 and 15', () => {
    expect(sorted(freshSecondTable(2, easy).player(1).mind!.deck)).toEqual(all15.slice(0, 12));
  });

  it.each(['medium', 'hard'])('SE-Z1 %s: all fifteen cards', (difficulty) => {
    expect(sorted(freshSecondTable(2, { sam: { difficulty } }).player(1).mind!.deck)).toEqual(all15);
  });

  it.each([
    ['easy', [1, 1, 2]],
    ['medium', [1, 1, 2]],
    ['hard', [2, 2, 3]],
  ])('SE-Z1 %s: workers %j, in the order of their number', (difficulty, workers) => {
    for (const seed of 'abcdef') {
      const sam = freshSecondTable(2, { sam: { difficulty }, seed }).player(1);
      expect(sorted(sam.workers)).toEqual(workers);
      expect(sam.workers[sam.mind!.speciality]).toBe(workers[2]);
    }
  });

  it.each([
    ['easy', 'kansas-city'],
    ['medium', 'fulton'],
    ['hard', 'fulton'],
  ])('SE-Z1 %s: his first delivery goes to %s', (difficulty, city) => {
    const t = secondTable(2, { sam: { difficulty } }).at(1, 'G').sam([3]).passToSam();
    expect(t.told('delivered')).toMatchObject([{ seat: 1, city }]);
  });

  it.each(['easy', 'medium', 'hard'])('SE-Z1 %s: his first delivery may go to any city', (difficulty) => {
    for (const firstDelivery of ['kansas-city', 'fulton', 'chicago', 'pittsburgh', 'new-york']) {
      const t = secondTable(2, { sam: { difficulty, firstDelivery } }).at(1, 'G').sam([3]).passToSam();
      expect(t.told('delivered')).toMatchObject([{ seat: 1, city: firstDelivery }]);
    }
  });

  it('SE-Z1 all cities are offered by rising value, and the one of each difficulty is known', () => {
    const setup = { edition: 'second' as const, players: 2, seed: '', options: {} };
    const { option, deliveries, usualDelivery } = soloOpponent(todaysGame(setup));
    expect(deliveries.map(({ id }) => id).slice(0, 3)).toEqual(['kansas-city', 'fulton', 'st-louis']);
    expect([deliveries.length, deliveries.at(-1)!.id]).toEqual([10, 'new-york']);
    expect([option, usualDelivery]).toEqual(['sam', { easy: 'kansas-city', medium: 'fulton', hard: 'fulton' }]);
  });

  it('SE-Z1 another first delivery leaves cards and workers of the difficulty as they are', () => {
    const plain = freshSecondTable(2, { sam: { difficulty: 'hard' } }).player(1);
    const other = freshSecondTable(2, { sam: { difficulty: 'hard', firstDelivery: 'fulton' } }).player(1);
    expect([other.mind!.deck, other.workers]).toEqual([plain.mind!.deck, plain.workers]);
  });

  it('SE-Z1 another first delivery is no house option, cards of your own are one', () => {
    const setup = (sam: object): Setup => ({ edition: 'second', players: 2, seed: 's', options: { sam } });
    expect(houseOptions(setup({ difficulty: 'hard', firstDelivery: 'fulton' }))).toEqual([]);
    expect(houseOptions(setup({ difficulty: 'custom', cards: [1, 2] }))).toEqual(['sam-own-cards']);
  });

  it('SE-Z1 a custom Sam without cards is refused, and the message says what is missing', () => {
    for (const sam of [{ difficulty: 'custom' }, { difficulty: 'custom', firstDelivery: 'chicago' }])
      expect(() => freshSecondTable(2, { sam })).toThrow('the difficulty "custom" needs cards');
  });

  it('SE-Z1 a level of your own: any of his cards, any city', () => {
    const t = secondTable(2, { sam: { difficulty: 'custom', cards: [2, 9, 14], firstDelivery: 'pittsburgh' } });
    expect(sorted(t.player(1).mind!.deck)).toEqual([2, 9, 14]);
    t.at(1, 'G').sam([3]).passToSam();
    expect(t.told('delivered')).toMatchObject([{ city: 'pittsburgh' }]);
  });

  it('SE-Z1 a first delivery at Kansas City brings him no money, and the next one goes to Fulton', () => {
    const t = secondTable(2, { sam: { difficulty: 'custom', cards: [3], firstDelivery: 'kansas-city' } });
    t.at(1, 'G').passToSam().at(1, 'G').passToSam();
    expect(t.player(1).cities.slice(0, 3)).toEqual([1, 1, 0]);
    expect(t.player(1).money).toBe(0);
    expect(t.points(1, 'cities')).toBe(-6);
  });

  it.each<[string, unknown]>([
    ['a difficulty that does not exist', { difficulty: 'brutal' }],
    ['the fourth level of Garth', { difficulty: 'very-hard' }],
    ['no difficulty', {}],
    ['a plain yes', true],
    ['a name alone', 'easy'],
    ['no card at all', { difficulty: 'custom', cards: [] }],
    ['a card he does not have', { difficulty: 'custom', cards: [16] }],
    ['a card numbered 0', { difficulty: 'custom', cards: [0] }],
    ['half a card', { difficulty: 'custom', cards: [1.5] }],
    ['a card by name', { difficulty: 'custom', cards: ['1'] }],
    ['a card twice', { difficulty: 'custom', cards: [1, 1] }],
    ['cards that are not a list', { difficulty: 'custom', cards: 7 }],
    ['a city that does not exist', { difficulty: 'custom', cards: [1], firstDelivery: 'wichita' }],
    ['a station', { difficulty: 'custom', cards: [1], firstDelivery: 's1' }],
    ['a city by its value', { difficulty: 'custom', cards: [1], firstDelivery: 10 }],
    ['other cards at a fixed level', { difficulty: 'easy', cards: [1, 2] }],
    ['a station at a fixed level', { difficulty: 'easy', firstDelivery: 's1' }],
    ['no cards for a level of your own', { difficulty: 'custom', cards: null }],
  ])('SE-Z1 refused: %s', (_, sam) => {
    expect(() => freshSecondTable(2, { sam: sam as SecondOptions['sam'] })).toThrow(Unusable);
  });
});

describe('you and Sam', () => {
  it('SE-Z1 you are the first player, with $6, four cards and one exchange token', () => {
    const t = freshSecondTable(2, medium);
    expect(t.s.order).toEqual([0, 1]);
    expect(t.asked()).toBe(0);
    expect([t.player(0).money, t.player(0).tokens]).toEqual([6, 1]);
    expect(t.cards(0, 'hand')).toHaveLength(4);
  });

  it.each(['random-start', 'shuffled'] as const)('SE-Z1 nobody else can be first: order %s is refused', (order) => {
    expect(() => freshSecondTable(2, { ...medium, order })).toThrow(Unusable);
  });

  it('SE-Z1 after your first turn Sam plays at once', () => {
    const t = freshSecondTable(2, medium).sam([3]).play('place A', 'end');
    expect(t.told('automa-card')).toMatchObject([{ seat: 1, card: 3 }]);
    expect(t.where(1)).toBe('A');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it.each([
    ['1b', 2],
    ['4b', 2],
    ['7b', 4],
    ['2b', 0],
  ])('SE-Z1 entering his %s you pay $%i to the bank', (building, fee) => {
    const t = secondTable(2, medium).at(0, 'A').build(1, building, 'A-1').turn(0).play('move A-1');
    expect([t.player(0).money, t.player(1).money]).toEqual([10 - fee, 0]);
    expect(t.told('spent')).toMatchObject(fee === 0 ? [] : [{ seat: 0, money: fee }]);
    expect(t.told('earned')).toEqual([]);
  });

  it('SE-Z1 SE-A1 with too little money you pay his building what you have', () => {
    const t = secondTable(2, medium).build(1, '7b', 'A-1').with(0, { money: 1 }).turn(0).play('move A-1>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([0, 0]);
  });

  it('SE-Z1 his local actions are not yours: only an auxiliary action there', () => {
    const t = secondTable(2, medium).at(0, 'A-1').build(1, '12b', 'A-1').phaseB(0);
    expect(t.why('use 2')?.code).toBe('not-own-building');
    expect(t.can('auxiliary dollar')).toBe(true);
  });

  it.each([
    ['1a', 2],
    ['4a', 2],
    ['7a', 4],
    ['2a', 0],
  ])('SE-Z1 when he enters your %s the bank pays you $%i', (building, fee) => {
    const t = secondTable(2, medium).at(1, 'A').build(0, building, 'A-1').hazard('fl-1', 'FLOOD-1');
    t.hazard('fl-2', 'FLOOD-2').sam([8]).passToSam();
    expect(t.told('moved')).toMatchObject([{ seat: 1, path: ['A-1', 'B'] }]);
    expect(t.told('earned')).toMatchObject(fee === 0 ? [] : [{ seat: 0, money: fee }]);
    expect([t.player(0).money, t.player(1).money]).toEqual([10 + fee, 0]);
  });

  it('SE-Z1 stopping on your hand pays you as passing it does', () => {
    const t = secondTable(2, medium).at(1, 'F').build(0, '1a', 'F-1').build(0, '7a', 'F-2').sam([3]).passToSam();
    expect([t.where(1), t.player(0).money]).toEqual(['F-1', 12]);
  });

  it('SE-Z1 Sam never pays: hazards, outlaws and his own hands cost him nothing', () => {
    const t = secondTable(2, medium).at(1, 'A').hazard('fl-1', 'FLOOD-1').build(1, '1b', 'A-1').build(1, '7b', 'A-2');
    t.sam([8]).passToSam();
    expect(t.told('spent')).toEqual([]);
    expect([t.player(0).money, t.player(1).money]).toEqual([10, 0]);
  });
});

describe('his buildings lie on their b-sides', () => {
  it.each(['a', 'b', 'ab'])('SE-Z1 whatever you use: %s', (letters) => {
    const t = secondTable(2, { ...medium, sides: sides('second', letters) })
      .sam([9], 'builder')
      .with(1, { workers: { builder: 4 } });
    t.passToSam();
    expect(t.told('built')).toMatchObject([{ seat: 1, building: '6b' }]);
  });

  it('SE-Z1 the hands of the b-side count: his 8 has none, although yours has one', () => {
    const t = secondTable(2, { ...medium, sides: sides('second', 'a') })
      .build(1, '8b', 'A-1')
      .turn(0)
      .play('move A-1>B');
    expect(t.player(0).money).toBe(10);
    expect(t.told('spent')).toEqual([]);
  });

  it('SE-Z1 the points of the b-side count: his 11 is worth 10, yours 20', () => {
    const t = secondTable(2, { ...medium, sides: sides('second', 'a') })
      .build(1, '11b', 'A-1')
      .build(0, '11a', 'B-1');
    expect([t.points(0, 'buildings'), t.points(1, 'buildings')]).toEqual([20, 10]);
  });

  it('SE-Z1 the builders of the b-side count: with two builders his 3 can be built, which needs one on your side', () => {
    const t = secondTable(2, { ...medium, sides: sides('second', 'a') }).sam([9], 'builder');
    t.player(1).supply = [2];
    t.with(1, { workers: { builder: 1 } }).passToSam();
    expect(t.told('built')).toEqual([]);
    t.sam([9])
      .with(1, { workers: { builder: 2 } })
      .passToSam();
    expect(t.told('built')).toMatchObject([{ building: '3b' }]);
  });
});

describe('Sam at a table of several people', () => {
  it.each([
    [3, 10],
    [4, 13],
  ])('SE-Z1 with %i seats he sits in the last one, and the market has %i cards', (players, market) => {
    const t = freshSecondTable(players, medium);
    expect(t.s.players.map((player) => player.automa)).toEqual([...Array(players - 1).fill(false), true]);
    expect(sum(t.s.market)).toBe(market);
    expect(t.player(players - 1).mind!.discs).toBe(14);
    expect(t.s.players.map((player) => player.money)).toEqual([6, 7, 8].slice(0, players - 1).concat(0));
    expect(sum(t.player(players - 1).workers)).toBe(4);
  });

  it('SE-Z1 he plays after the last person', () => {
    const t = secondTable(3, medium).sam([3]).phaseB(1).play('end');
    expect(t.told('automa-card')).toMatchObject([{ seat: 2, card: 3 }]);
    expect(t.asked()).toBe(0);
  });

  it('SE-Z1 fees between people are as usual, fees with Sam go through the bank', () => {
    const t = secondTable(3, medium).build(1, '1a', 'A-1').build(2, '4b', 'A-2').turn(0).play('move A-1>A-2');
    expect(t.s.players.map((player) => player.money)).toEqual([10 - 2 - 1, 12, 0]);
  });

  it('SE-Z1 he builds ahead of the herder of the next person', () => {
    const t = secondTable(3, medium).at(0, 'D').at(1, 'F').sam([9], 'builder').phaseB(1).play('end');
    expect(t.told('built')).toMatchObject([{ seat: 2, at: 'D-1' }]);
  });

  it('SE-Z1 what he leaves open is asked of the next person', () => {
    const t = secondTable(3, medium).at(2, 'F').build(0, '1a', 'F-1').build(1, '1a', 'F-2').sam([8]);
    t.phaseB(1).play('end');
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    t.play('decide 2');
    expect(t.s.players.map((player) => player.money)).toEqual([10, 12, 0]);
  });

  it.each(['random-start', 'shuffled'] as const)('SE-Z1 with three seats the order may be %s', (order) => {
    expect(freshSecondTable(3, { ...medium, order }).s.order).toHaveLength(3);
  });

  it.each([3, 4])('SE-Z1 SE-S3 with %i seats and the Simmental variant', (players) => {
    const t = freshSecondTable(players, { ...medium, simmental: true });
    expect(sum(t.s.market)).toBe(players === 3 ? 12 : 15);
  });

  it.each([1, 5])('SE-Z1 no game for %i', (players) => {
    expect(() => freshSecondTable(players, medium)).toThrow(Unusable);
  });
});
