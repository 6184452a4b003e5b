import { describe, expect, it } from 'vitest';
import { secondTable, type SecondTable } from '../testing/index.ts';

/** Seat 0 has just reached Kansas City. */
const arrived = (players = 2): SecondTable => secondTable(players).at(0, 'KC');
/** The same without foresight tiles, so that it begins with the income. */
const bare = (players = 2): SecondTable =>
  arrived(players).foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
/** Income taken, with this total breeding value: the delivery is next. */
const delivering = (total: number, players = 2): SecondTable =>
  bare(players).with(0, { permanentCertificates: total }).phaseB(0).play('kansas-city', 'income 0');

const total = (t: SecondTable): unknown => t.told('income').map((event) => 'total' in event && event.total);
const cities = (t: SecondTable): string[] => [...new Set(t.moves('deliver').map((move) => move.split(' ')[1]!))];
const marketSize = (t: SecondTable): number => t.s.market.reduce((sum, copies) => sum + copies, 0);

const CITIES = [
  'kansas-city',
  'fulton',
  'st-louis',
  'bloomington',
  'peoria',
  'chicago',
  'toledo',
  'pittsburgh',
  'philadelphia',
  'new-york',
];

describe('Kansas City: the five steps', () => {
  it('SE-K1 Kansas City is done as a whole: neither ending the phase nor an auxiliary action takes its place', () => {
    const t = secondTable(2).at(0, 'G').turn(0).play('move KC');
    expect(t.moves()).toEqual(['kansas-city']);
    expect([t.can('end'), t.can('auxiliary dollar')]).toEqual([false, false]);
  });

  it('SE-K1 SE-K3 SE-K4 the five steps come in order and none can be left out', () => {
    const t = arrived().phaseB(0).play('kansas-city');
    const others = (): boolean[] => [t.can('forgo'), t.can('done'), t.can('end')];
    for (const source of ['kansas-city-1', 'kansas-city-2', 'kansas-city-3']) {
      expect(t.question).toMatchObject({ seat: 0, source });
      expect(t.moves()).toEqual(['foresight left', 'foresight right']);
      expect([...others(), t.can('income 0')]).toEqual([false, false, false, false]);
      t.play('foresight left');
    }
    expect(t.question?.ask).toBe('income');
    expect([...others(), t.can('deliver kansas-city aux-dollar')]).toEqual([false, false, false, false]);
    t.play('income 0');
    expect(t.question?.ask).toBe('delivery');
    expect(others()).toEqual([false, false, false]);
    t.play('deliver kansas-city aux-dollar');
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-K1 SE-X7 objectives are played before Kansas City, not between its steps', () => {
    const t = arrived().hand(0, 'o01').phaseB(0);
    expect(t.can('play o01')).toBe(true);
    t.play('kansas-city');
    expect(t.can('play o01')).toBe(false);
    t.play('foresight left', 'foresight left');
    expect(t.can('play o01')).toBe(false);
    t.play('foresight left');
    expect(t.question?.ask).toBe('income');
    expect(t.can('play o01')).toBe(false);
  });
});

describe('Kansas City: foresight', () => {
  it('SE-K1 one of the two tiles is chosen, the other stays', () => {
    const t = arrived().foresight(1, 'fl-1', 'dr-1').phaseB(0).play('kansas-city', 'foresight right');
    expect(t.s.trail).toEqual(secondTable(2).hazard('dr-1', 'DROUGHT-1').s.trail);
    expect(t.s.foresight[0]).toEqual(secondTable(2).foresight(1, 'fl-1', null).s.foresight[0]);
  });

  it.each([
    ['fl-5', 'FLOOD-1'],
    ['dr-5', 'DROUGHT-1'],
    ['ro-5', 'ROCKFALL-1'],
  ])('SE-K1 hazard %s goes to its own section, %s first', (hazard, space) => {
    const t = arrived().foresight(1, hazard, 'green-outlaw').phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.trail).toEqual(secondTable(2).hazard(hazard, space).s.trail);
    expect(t.told('foresight')).toMatchObject([{ seat: 0, bag: 1, tile: hazard, to: space }]);
  });

  it('SE-K1 a hazard takes the lowest free number, between others if there is a gap', () => {
    const put = (t: SecondTable): SecondTable => t.hazard('ro-1', 'ROCKFALL-1').hazard('ro-2', 'ROCKFALL-3');
    const t = put(arrived().foresight(1, 'ro-5', 'ro-6'))
      .phaseB(0)
      .play('kansas-city', 'foresight left');
    expect(t.s.trail).toEqual(put(secondTable(2)).hazard('ro-5', 'ROCKFALL-2').s.trail);
  });

  it('SE-K1 a hazard without room in its section leaves the game, though other sections have room', () => {
    const t = arrived().foresight(1, 'dr-6', 'fl-1');
    t.hazard('dr-1', 'DROUGHT-1').hazard('dr-2', 'DROUGHT-2').hazard('dr-3', 'DROUGHT-3').hazard('dr-4', 'DROUGHT-4');
    const [trail, bag] = [[...t.s.trail], t.s.bags[0]!.length];
    t.phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.trail).toEqual(trail);
    expect(t.s.bags[0]).toHaveLength(bag);
    expect(t.player(0).hazards).toEqual([]);
    expect(t.question?.source).toBe('kansas-city-2');
  });

  it.each([
    [[], 'OUTLAW-1'],
    [['OUTLAW-1'], 'OUTLAW-2'],
    [['OUTLAW-2', 'OUTLAW-3'], 'OUTLAW-1'],
    [['OUTLAW-1', 'OUTLAW-2', 'OUTLAW-3', 'OUTLAW-5'], 'OUTLAW-4'],
    [[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `OUTLAW-${number}`), 'OUTLAW-9'],
  ])('SE-K1 an outlaw takes the lowest free number: with %o taken it is %s', (taken, space) => {
    const t = arrived().foresight(1, 'orange-outlaw', 'fl-1');
    const expected = secondTable(2);
    for (const other of taken) {
      t.outlaw('green', other);
      expected.outlaw('green', other);
    }
    t.phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.trail).toEqual(expected.outlaw('orange', space).s.trail);
  });

  it('SE-K1 an outlaw without room leaves the game', () => {
    const t = arrived().foresight(1, 'green-outlaw', 'fl-1');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) t.outlaw('orange', `OUTLAW-${number}`);
    const [trail, bag] = [[...t.s.trail], t.s.bags[0]!.length];
    t.phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.trail).toEqual(trail);
    expect(t.s.bags[0]).toHaveLength(bag);
    expect(t.player(0).outlaws).toEqual([0, 0]);
  });

  it('SE-K1 an outlaw of bag 3 goes to the outlaws as well', () => {
    const t = arrived().foresight(1, 'green-outlaw', 'fl-1').foresight(3, 'cowboy', 'orange-outlaw').phaseB(0);
    t.play('kansas-city', 'foresight left', 'foresight left', 'foresight right');
    expect(t.s.trail).toEqual(secondTable(2).outlaw('green', 'OUTLAW-1').outlaw('orange', 'OUTLAW-2').s.trail);
  });

  it('SE-K1 a single tile has to be taken', () => {
    const t = arrived().foresight(1, null, 'fl-1').foresight(2, 'cowboy', null).phaseB(0).play('kansas-city');
    expect(t.moves()).toEqual(['foresight right']);
    t.play('foresight right');
    expect(t.moves()).toEqual(['foresight left']);
    t.play('foresight left');
    expect(t.s.trail).toEqual(secondTable(2).hazard('fl-1', 'FLOOD-1').s.trail);
    expect(t.s.jobs).toEqual(secondTable(2).job('cowboy', 2, 1).s.jobs);
  });

  it('SE-K1 without tiles a step is skipped', () => {
    const t = arrived().foresight(1, null, null).foresight(3, null, null).phaseB(0).play('kansas-city');
    expect(t.question?.source).toBe('kansas-city-2');
    t.play('foresight left');
    expect(t.question?.ask).toBe('income');
    expect(bare().phaseB(0).play('kansas-city').question?.ask).toBe('income');
  });
});

describe('Kansas City: the job market', () => {
  it('SE-K2 a worker goes to the row of the token, even when rows above have room', () => {
    const t = bare().token(4).foresight(2, 'builder', 'cowboy').phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.jobs).toEqual(secondTable(2).job('builder', 4, 1).s.jobs);
    expect(t.told('token-moved')).toEqual([]);
  });

  it.each([2, 3, 4])('SE-K2 with %i players a row has that many spaces, the last one under the token', (players) => {
    const t = bare(players).token(3);
    const expected = secondTable(players);
    for (let column = 1; column <= players; column++) {
      expect(t.s.tokenRow).toBe(3 - 1);
      t.discsLeft(0, 'aux-dollar').at(0, 'KC').foresight(1, null, null).foresight(2, 'engineer', 'cowboy');
      t.foresight(3, null, null).phaseB(0);
      t.play('kansas-city', 'foresight left', 'income 0', 'deliver kansas-city aux-dollar');
      expect(t.s.jobs).toEqual(expected.job('engineer', 3, column).s.jobs);
    }
    expect(t.s.tokenRow).toBe(4 - 1);
  });

  it('SE-K2 two workers of one visit follow each other, the second into the next row', () => {
    const t = bare().token(3).job('cowboy', 3, 1).foresight(2, 'builder', 'cowboy').foresight(3, 'engineer', 'cowboy');
    t.phaseB(0).play('kansas-city', 'foresight left');
    expect(t.told('token-moved')).toMatchObject([{ row: 4 }]);
    t.play('foresight left');
    const expected = secondTable(2).job('cowboy', 3, 1).job('builder', 3, 2).job('engineer', 4, 1);
    expect(t.s.jobs).toEqual(expected.s.jobs);
    expect(t.told('token-moved')).toEqual([]);
  });

  it('SE-K2 a space that was emptied by hiring is not filled again: only the row of the token is', () => {
    const t = bare().token(3).job('cowboy', 2, 2).foresight(2, 'builder', 'cowboy').phaseB(0);
    t.play('kansas-city', 'foresight left');
    expect(t.s.jobs).toEqual(secondTable(2).job('cowboy', 2, 2).job('builder', 3, 1).s.jobs);
  });

  it('SE-K2 SE-X1 the row the token leaves is open for hiring, the row it enters is closed', () => {
    const t = bare().job('cowboy', 2, 1).job('cowboy', 3, 1).job('cowboy', 1, 1).foresight(2, 'builder', 'cowboy');
    t.with(0, { money: 30 }).at(0, 'A').phaseB(0).play('use 2');
    expect(t.why('hire cowboy 6@2')?.code).toBe('row-closed');
    t.at(0, 'KC').phaseB(0).play('kansas-city', 'foresight left', 'income 0', 'deliver kansas-city aux-dollar');
    t.at(0, 'A').phaseB(0).play('use 2');
    expect([t.can('hire cowboy 6@2'), t.can('hire builder 6@2')]).toEqual([true, true]);
    expect(t.why('hire cowboy 7@3')?.code).toBe('row-closed');
  });

  it.each([
    [2, 'plain'],
    [3, 'plain'],
    [4, 'plain'],
    [5, 'plain'],
    [6, 'yellow'],
    [7, 'plain'],
    [8, 'plain'],
    [9, 'yellow'],
    [10, 'plain'],
    [11, 'plain'],
    [12, 'green'],
  ])('SE-K2 the arrow that leaves row %i is %s', (row, arrow) => {
    const t = bare().token(row).job('cowboy', row, 1).foresight(2, 'builder', 'cowboy').phaseB(0);
    t.play('kansas-city', 'foresight left');
    expect(t.told('token-moved')).toMatchObject([{ arrow }]);
    expect(marketSize(t)).toBe(arrow === 'yellow' ? 7 : 0);
    expect(t.told('end-triggered')).toHaveLength(arrow === 'green' ? 1 : 0);
  });

  it.each([
    [2, 7, false],
    [3, 10, false],
    [4, 13, false],
    [2, 9, true],
    [3, 12, true],
    [4, 15, true],
  ])('SE-K2 with %i players a yellow arrow fills the market up to %i (Simmental: %s)', (players, size, simmental) => {
    const t = secondTable(players, { simmental }).at(0, 'KC').token(6).market('longhorn', 'shorthorn-3');
    for (let column = 1; column < players; column++) t.job('cowboy', 6, column);
    t.foresight(1, null, null).foresight(2, 'cowboy', 'cowboy').foresight(3, null, null).phaseB(0);
    const stack = t.s.marketStack.length;
    t.play('kansas-city', 'foresight left');
    expect(marketSize(t)).toBe(size);
    expect(t.s.marketStack).toHaveLength(stack - (size - 2));
  });

  it('SE-K2 a worker of bag 3 sends the token along a yellow arrow as well', () => {
    const t = bare().token(9).job('cowboy', 9, 1).foresight(3, 'cowboy', 'builder').phaseB(0);
    t.play('kansas-city', 'foresight right');
    expect(marketSize(t)).toBe(7);
  });

  it('SE-K2 the refill comes from the top of the stack, and from as much of it as there is', () => {
    const t = bare().token(6).job('cowboy', 6, 1).foresight(2, 'cowboy', 'cowboy').market('longhorn');
    t.marketStack('corriente', 'hereford-7').phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.market).toEqual(secondTable(2).market('longhorn', 'corriente', 'hereford-7').s.market);
    expect(t.told('market')).toMatchObject([{ added: ['corriente', 'hereford-7'] }]);
  });

  it('SE-K2 with an empty stack nothing is added', () => {
    const t = bare().token(6).job('cowboy', 6, 1).foresight(2, 'cowboy', 'cowboy').market('longhorn');
    t.marketStack().phaseB(0).play('kansas-city', 'foresight left');
    expect(t.s.market).toEqual(secondTable(2).market('longhorn').s.market);
  });

  it('SE-K2 a market that is full, or too full, is left as it is', () => {
    const eight = Array<string>(8).fill('longhorn');
    const t = bare().token(6).job('cowboy', 6, 1).foresight(2, 'cowboy', 'cowboy');
    t.market(...eight).phaseB(0);
    const stack = t.s.marketStack.length;
    t.play('kansas-city', 'foresight left');
    expect(t.s.market).toEqual(secondTable(2).market(...eight).s.market);
    expect(t.s.marketStack).toHaveLength(stack);
  });
});

describe('Kansas City: income', () => {
  it.each([
    ['criollo', 1],
    ['galloway', 2],
    ['pineywoods', 2],
    ['santa-gertrudis', 2],
    ['black-angus', 3],
    ['longhorn', 3],
    ['corriente', 3],
    ['shorthorn-3', 4],
    ['shorthorn-4', 4],
    ['shorthorn-5', 4],
    ['hereford-5', 5],
    ['hereford-6', 5],
    ['hereford-7', 5],
  ])('SE-K3 %s brings its breeding value of $%i', (card, breeding) => {
    const t = bare().hand(0, card).phaseB(0).play('kansas-city', 'income 0');
    expect(total(t)).toEqual([breeding]);
    expect(t.player(0).money).toBe(10 + breeding);
    expect(t.told('earned')).toMatchObject([{ seat: 0, money: breeding }]);
  });

  it('SE-K3 the whole hand counts, without choosing, each type once', () => {
    const t = bare().hand(0, 'criollo', 'criollo', 'galloway', 'galloway', 'longhorn', 'corriente').phaseB(0);
    t.play('kansas-city', 'income 0');
    expect(total(t)).toEqual([1 + 2 + 3 + 3]);
  });

  it('SE-K3 all nine types together make 26', () => {
    const t = bare().hand(0, 'criollo', 'galloway', 'pineywoods', 'santa-gertrudis', 'black-angus', 'longhorn');
    t.hand(0, ...t.cards(0, 'hand'), 'corriente', 'shorthorn-4', 'hereford-6').phaseB(0);
    expect(total(t.play('kansas-city', 'income 0'))).toEqual([1 + 2 + 2 + 2 + 3 + 3 + 3 + 4 + 5]);
  });

  it('SE-K3 cattle with different points are one type: points on them are ignored', () => {
    const t = bare().hand(0, 'shorthorn-3', 'shorthorn-4', 'shorthorn-5', 'hereford-5', 'hereford-7').phaseB(0);
    expect(total(t.play('kansas-city', 'income 0'))).toEqual([4 + 5]);
  });

  it('SE-K3 then all cards of the hand are discarded, those that did not count and objectives too', () => {
    const t = bare().hand(0, 'criollo', 'criollo', 'longhorn', 'o01').discard(0, 'galloway').phaseB(0);
    t.play('kansas-city', 'income 0');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual(['galloway', 'criollo', 'criollo', 'longhorn', 'o01']);
    expect(total(t)).toEqual([4]);
  });

  it('SE-K3 draw stack and discard pile do not count, nor the hand of another player', () => {
    const t = bare().stack(0, 'longhorn').discard(0, 'hereford-5').hand(1, 'corriente').phaseB(0);
    expect(total(t.play('kansas-city', 'income 0'))).toEqual([0]);
    expect(t.player(0).money).toBe(10);
    expect(t.cards(1, 'hand')).toEqual(['corriente']);
  });

  it('SE-K3 temporary certificates are spent one by one, as many as wanted', () => {
    const t = bare().hand(0, 'galloway').with(0, { certificates: 3 }).phaseB(0).play('kansas-city');
    expect(t.moves('income')).toEqual(['income 0', 'income 1', 'income 2', 'income 3']);
    expect(t.can('income 4')).toBe(false);
    t.play('income 2');
    expect(total(t)).toEqual([4]);
    expect(t.player(0)).toMatchObject({ certificates: 1, money: 14 });
  });

  it('SE-K3 certificates count without any cattle, and keeping them costs nothing', () => {
    const spent = bare().with(0, { certificates: 3 }).phaseB(0).play('kansas-city', 'income 3');
    expect(total(spent)).toEqual([3]);
    expect(spent.player(0)).toMatchObject({ certificates: 0, money: 13 });
    const kept = bare().with(0, { certificates: 3 }).phaseB(0).play('kansas-city', 'income 0');
    expect(total(kept)).toEqual([0]);
    expect(kept.player(0)).toMatchObject({ certificates: 3, money: 10 });
  });

  it.each([
    [0, 5],
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 1],
    [6, 0],
  ])('SE-K3 SE-X13 of six certificates %i are spent: the marker goes to place %i of the track', (spent, place) => {
    const t = bare().cleared(0, 'certificate-4', 'certificate-6').with(0, { certificates: 5 }).phaseB(0);
    t.play('kansas-city', `income ${spent}`);
    expect(total(t)).toEqual([spent]);
    expect(t.player(0).certificates).toBe(place);
  });

  it('SE-K3 permanent certificates count at every visit', () => {
    const t = bare().with(0, { permanentCertificates: 2 }).phaseB(0).play('kansas-city', 'income 0');
    expect(total(t)).toEqual([2]);
    t.play('deliver kansas-city aux-dollar').at(0, 'KC').foresight(1, null, null).foresight(2, null, null);
    t.foresight(3, null, null).phaseB(0).play('kansas-city', 'income 0');
    expect(total(t)).toEqual([2]);
  });

  it.each([
    ['sm1', 0],
    ['sm2', 1],
    ['sm3', 1],
    ['sm4', 1],
    ['sm5', 0],
    ['sm6', 1],
    ['sm7', 0],
    ['sm8', 2],
    ['sm9', 0],
  ])('SE-K3 SE-X5 station master %s adds %i permanent certificates', (tile, permanent) => {
    const t = secondTable(2)
      .at(0, 'G')
      .engine(0, '4')
      .stationMaster('s1', tile)
      .with(0, { workers: { cowboy: 2 } });
    t.phaseB(0).play('use 1', 'engine t4', 'upgrade s1 aux-dollar', 'appoint cowboy');
    t.at(0, 'KC').foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
    t.with(0, { certificates: 0 }).phaseB(0).play('kansas-city', 'income 0');
    expect(total(t)).toEqual([permanent]);
  });

  it('SE-K3 certificates of other players add nothing', () => {
    const t = bare().with(1, { certificates: 3, permanentCertificates: 2 }).phaseB(0).play('kansas-city');
    expect(t.moves('income')).toEqual(['income 0']);
    expect(total(t.play('income 0'))).toEqual([0]);
  });

  it('SE-K3 SE-X12 until the income is taken a token may better the hand, afterwards it changes no total', () => {
    const t = bare().hand(0, 'criollo').stack(0, 'hereford-5', 'longhorn').with(0, { tokens: 2 }).phaseB(0);
    t.play('kansas-city', 'exchange 1', 'discard criollo', 'income 0');
    expect(total(t)).toEqual([5]);
    expect(t.can('deliver bloomington aux-dollar')).toBe(false);
    t.play('exchange 1', 'discard longhorn');
    expect(t.can('deliver bloomington aux-dollar')).toBe(false);
    expect(t.can('deliver st-louis aux-dollar')).toBe(true);
    expect(t.player(0).money).toBe(15);
  });

  it('SE-K3 SE-X12 other players may use their tokens meanwhile', () => {
    const t = bare().with(1, { tokens: 1 }).hand(1, 'criollo').phaseB(0).play('kansas-city');
    expect(t.can('exchange 1', 1)).toBe(true);
  });
});

describe('Kansas City: choosing a city', () => {
  it.each([
    [0, 1],
    [1, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [8, 5],
    [9, 5],
    [10, 6],
    [12, 7],
    [14, 8],
    [16, 9],
    [17, 9],
    [18, 10],
  ])('SE-K4 with a total of %i the first %i cities can be reached', (value, reached) => {
    expect(cities(delivering(value))).toEqual(CITIES.slice(0, reached));
  });

  it('SE-K4 a city beyond the total is out of reach', () => {
    expect(delivering(9).why('deliver chicago aux-dollar')).toMatchObject({ code: 'out-of-reach', rule: 'SE-K4' });
    expect(delivering(17).why('deliver new-york aux-dollar')?.code).toBe('out-of-reach');
  });

  it('SE-K4 SE-K3 certificates spent at the income open higher cities', () => {
    const t = bare().hand(0, 'longhorn').with(0, { certificates: 3 }).phaseB(0).play('kansas-city', 'income 3');
    expect(t.can('deliver bloomington aux-dollar')).toBe(true);
  });

  it.each(CITIES.slice(1, 9))('SE-K4 %s takes one disc of a player only', (city) => {
    const t = delivering(18).cities(0, city);
    expect(t.why(`deliver ${city} aux-dollar`)).toMatchObject({ code: 'already-delivered', rule: 'SE-K4' });
  });

  it.each(['kansas-city', 'new-york'])('SE-K4 %s takes any number of discs', (city) => {
    const t = delivering(18).cities(0, city, city);
    expect(t.can(`deliver ${city} aux-dollar`)).toBe(true);
  });

  it('SE-K4 discs of other players close nothing', () => {
    expect(cities(delivering(18).cities(1, ...CITIES))).toEqual(CITIES);
  });
});

describe('Kansas City: the disc', () => {
  it.each(CITIES)('SE-K4 a disc from white corners goes to %s', (city) => {
    const t = delivering(18);
    for (const disc of ['aux-dollar', 'aux-draw', 'aux-certificate', 'aux-engine', 'aux-cull', 'certificate-4'])
      expect(t.can(`deliver ${city} ${disc}`)).toBe(true);
  });

  it.each(['chicago', 'toledo', 'philadelphia', 'new-york'])(
    'SE-K4 %s has dark corners and takes dark discs',
    (city) => {
      const t = delivering(18);
      for (const disc of ['step-left', 'step-right', 'hand', 'certificate-6'])
        expect(t.can(`deliver ${city} ${disc}`)).toBe(true);
    },
  );

  it.each(['kansas-city', 'fulton', 'st-louis', 'bloomington', 'peoria', 'pittsburgh'])(
    'SE-K4 %s has white corners and refuses dark discs',
    (city) => {
      const t = delivering(18);
      for (const disc of ['step-left', 'step-right', 'hand', 'certificate-6'])
        expect(t.why(`deliver ${city} ${disc}`)).toMatchObject({ code: 'dark-corners', rule: 'SE-K4' });
    },
  );

  it.each([
    ['aux-dollar', 0],
    ['aux-draw', 0],
    ['aux-certificate', 0],
    ['aux-engine', 0],
    ['aux-cull', 0],
    ['step-left', 3],
    ['step-right', 0],
    ['hand', -5],
    ['certificate-4', 0],
    ['certificate-6', 0],
  ])('SE-K4 clearing %s changes the purse by $%i besides the transport', (disc, change) => {
    const t = delivering(10).play(`deliver chicago ${disc}`);
    expect(t.player(0).money).toBe(10 + 10 - 5 + change);
    expect(t.told('cleared')).toMatchObject([{ seat: 0, disc }]);
    expect(t.told('delivered')).toMatchObject([{ seat: 0, city: 'chicago', disc }]);
  });

  it('SE-K4 a disc is there to be placed once', () => {
    const t = delivering(0).cleared(0, 'aux-dollar', 'aux-cull');
    expect(t.why('deliver kansas-city aux-dollar')?.code).toBe('disc-gone');
    expect(t.can('deliver kansas-city aux-cull')).toBe(true);
    t.cleared(0, 'aux-cull');
    expect(t.why('deliver kansas-city aux-cull')?.code).toBe('disc-gone');
  });

  it('SE-K4 SE-K5 the price of the disc and the transport are paid together or not at all', () => {
    const t = delivering(8).discsLeft(0, 'hand').with(0, { money: 8 });
    expect(t.why('deliver peoria hand')).toMatchObject({ code: 'too-dear', rule: 'SE-K4' });
    expect(t.can('deliver bloomington hand')).toBe(true);
    t.with(0, { money: 9 }).play('deliver peoria hand');
    expect(t.player(0).money).toBe(0);
  });

  it('SE-K4 SE-K6 what Kansas City pays does not help to pay for the disc', () => {
    const t = delivering(0).discsLeft(0, 'hand').with(0, { money: 4 });
    expect(t.why('deliver kansas-city hand')).toMatchObject({ code: 'too-dear', rule: 'SE-K4' });
    t.with(0, { money: 5 }).play('deliver kansas-city hand');
    expect(t.player(0).money).toBe(4);
  });

  it('SE-K4 SE-K5 what a step space pays does not help to pay the transport', () => {
    const t = delivering(8).discsLeft(0, 'step-left').with(0, { money: 3 });
    expect(t.why('deliver peoria step-left')?.code).toBe('too-dear');
    t.with(0, { money: 4 }).play('deliver peoria step-left');
    expect(t.player(0).money).toBe(3);
  });

  it.each(['step-left', 'step-right'])('SE-K4 clearing %s lengthens the next walk', (disc) => {
    const t = delivering(10).play(`deliver chicago ${disc}`).at(0, 'A').turn(0);
    expect(t.can('move B>C>D>E')).toBe(true);
    expect(secondTable(2).turn(0).can('move B>C>D>E')).toBe(false);
  });

  it('SE-K4 SE-X9 clearing an auxiliary space unlocks its action', () => {
    const t = delivering(0).play('deliver kansas-city aux-engine').at(0, 'A').phaseB(0);
    expect(t.can('auxiliary engine')).toBe(true);
    expect(t.why('auxiliary certificate')?.code).toBe('locked');
  });

  it('SE-K4 SE-X13 clearing the space marked 4 makes room for a fourth certificate', () => {
    const t = delivering(0).play('deliver kansas-city certificate-4').with(0, { certificates: 3 });
    t.at(0, 'C').phaseB(0).play('use 1 a');
    expect(t.player(0).certificates).toBe(4);
  });

  it('SE-K4 SE-X13 clearing the space marked 6 alone leaves the limit at 3, with the space marked 4 it is 6', () => {
    const t = delivering(10).play('deliver chicago certificate-6').with(0, { certificates: 2 });
    t.build(0, '5b', 'A-1').at(0, 'A-1').hand(0, 'pineywoods').phaseB(0);
    t.play('use 1', 'discard pineywoods');
    expect(t.moves()).toEqual(['certify 1', 'forgo']);
    expect(t.play('certify 1').player(0).certificates).toBe(3);
    t.cleared(0, 'certificate-4').hand(0, 'pineywoods').phaseB(0);
    t.play('use 1', 'discard pineywoods', 'certify 2');
    expect(t.player(0).certificates).toBe(5);
    expect(t.c.certificateTrack[5]).toBe(6);
  });
});

describe('Kansas City: arrows between cities', () => {
  const display = (t: SecondTable): SecondTable => t.objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06']);

  it.each([
    ['fulton', 'st-louis'],
    ['bloomington', 'peoria'],
    ['peoria', 'chicago'],
  ])('SE-K4 with discs on %s and %s an objective of the display must be taken, in either order', (low, high) => {
    for (const [first, second] of [
      [low, high],
      [high, low],
    ] as const) {
      const t = display(delivering(18).cities(0, first)).play(`deliver ${second} aux-dollar`);
      expect(t.moves()).toEqual(['objective o01', 'objective o02', 'objective o03', 'objective o04']);
      expect([t.can('objective stack'), t.can('forgo'), t.can('end')]).toEqual([false, false, false]);
      t.play('objective o02');
      expect(t.cards(0, 'discard')).toEqual(['o02']);
      expect(t.told('objectives')).toMatchObject([{ shown: expect.arrayContaining(['o01', 'o03', 'o04', 'o05']) }]);
      expect(t.moves()).toEqual(['end']);
    }
  });

  it.each([
    ['st-louis', 'bloomington'],
    ['bloomington', 'st-louis'],
  ])('SE-K4 a disc on %s and then one on %s bring an exchange token', (first, second) => {
    const t = display(delivering(18).cities(0, first)).play(`deliver ${second} aux-dollar`);
    expect(t.told('tokens')).toMatchObject([{ seat: 0, change: 1 }]);
    expect(t.player(0).tokens).toBe(1);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.moves().filter((move) => !move.startsWith('exchange'))).toEqual(['end']);
  });

  it.each([
    ['kansas-city', 'fulton'],
    ['chicago', 'toledo'],
    ['toledo', 'pittsburgh'],
    ['pittsburgh', 'philadelphia'],
    ['philadelphia', 'new-york'],
  ])('SE-K4 discs on %s and %s bring no action', (first, second) => {
    const t = display(delivering(18).cities(0, first)).play(`deliver ${second} aux-dollar`);
    expect(t.moves()).toEqual(['end']);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0).tokens).toBe(0);
  });

  it.each(CITIES)('SE-K4 a first disc, on %s, brings no action, whatever others have there', (city) => {
    const t = display(delivering(18).cities(1, ...CITIES)).play(`deliver ${city} aux-dollar`);
    expect(t.moves()).toEqual(['end']);
    expect(t.player(0).tokens).toBe(0);
    expect([t.cards(1, 'discard'), t.player(1).tokens]).toEqual([[], 0]);
  });

  it('SE-K4 a city between two others with own discs brings both actions, the display refilled in between', () => {
    const t = display(delivering(18).cities(0, 'bloomington', 'chicago')).play('deliver peoria aux-dollar');
    t.play('objective o03');
    expect(t.moves('objective').sort()).toEqual(['objective o01', 'objective o02', 'objective o04', 'objective o05']);
    expect(t.can('forgo')).toBe(false);
    t.play('objective o05');
    expect(t.cards(0, 'discard')).toEqual(['o03', 'o05']);
    expect(t.moves()).toEqual(['end']);
  });

  it.each([
    ['st-louis', ['fulton', 'bloomington']],
    ['bloomington', ['st-louis', 'peoria']],
  ])('SE-K4 %s between %o brings a token and an objective', (city, neighbours) => {
    const t = display(delivering(18).cities(0, ...neighbours)).play(`deliver ${city} aux-dollar`);
    expect(t.moves('objective')).toHaveLength(4);
    t.play('objective o01');
    expect(t.player(0).tokens).toBe(1);
    expect(t.cards(0, 'discard')).toEqual(['o01']);
  });

  it('SE-K4 with an empty stack gaps stay open, and with an empty display nothing is gained', () => {
    const t = delivering(18).objectives(['o01']).cities(0, 'bloomington', 'chicago').play('deliver peoria aux-dollar');
    expect(t.moves()).toEqual(['objective o01']);
    t.play('objective o01');
    expect(t.moves()).toEqual(['end']);
    const u = delivering(18).objectives([]).cities(0, 'fulton').play('deliver st-louis aux-dollar');
    expect(u.moves()).toEqual(['end']);
  });

  it.each([
    ['fulton', 'st-louis', -3],
    ['st-louis', 'bloomington', 0],
    ['bloomington', 'peoria', 0],
    ['peoria', 'chicago', 0],
    ['chicago', 'toledo', 6],
    ['toledo', 'pittsburgh', 8],
    ['pittsburgh', 'philadelphia', 4 + 6],
    ['philadelphia', 'new-york', 6 + 9],
    ['kansas-city', 'fulton', -6],
  ])('SE-K4 SE-E2 discs on %s and %s make %i VP with their green arrow', (low, high, vp) => {
    expect(secondTable(2).cities(0, low, high).points(0, 'cities')).toBe(vp);
  });

  it('SE-K4 SE-E2 an arrow needs own discs at both of its ends', () => {
    expect(secondTable(2).cities(0, 'toledo').cities(1, 'pittsburgh').points(0, 'cities')).toBe(0);
    expect(secondTable(2).cities(0, 'chicago', 'pittsburgh').points(0, 'cities')).toBe(0);
    expect(secondTable(2).cities(0, 'fulton', 'bloomington').points(0, 'cities')).toBe(0);
  });
});

describe('Kansas City: transport', () => {
  /** What a delivery to each of the ten cities costs, from Kansas City to New York. */
  const costs = (engine: string): number[] =>
    CITIES.map((city) => {
      const t = delivering(18).engine(0, engine).objectives([]).play(`deliver ${city} aux-dollar`);
      const spent = t.told('spent').reduce((sum, event) => sum + ('money' in event ? event.money : 0), 0);
      expect(t.player(0).money).toBe(28 - spent + (city === 'kansas-city' ? 4 : 0));
      return spent;
    });

  it.each([
    ['0', [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]],
    ['1', [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]],
    ['3', [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]],
    ['4', [0, 0, 0, 2, 3, 4, 6, 7, 8, 10]],
    ['t4', [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]],
    ['5', [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]],
    ['6', [0, 0, 0, 0, 1, 2, 4, 5, 6, 8]],
    ['7', [0, 0, 0, 0, 1, 2, 4, 5, 6, 8]],
    ['t7', [0, 0, 0, 0, 0, 1, 3, 4, 5, 7]],
    ['8', [0, 0, 0, 0, 0, 1, 3, 4, 5, 7]],
    ['9', [0, 0, 0, 0, 0, 1, 3, 4, 5, 7]],
    ['10', [0, 0, 0, 0, 0, 0, 2, 3, 4, 6]],
    ['t10', [0, 0, 0, 0, 0, 0, 1, 2, 3, 5]],
    ['11', [0, 0, 0, 0, 0, 0, 1, 2, 3, 5]],
    ['12', [0, 0, 0, 0, 0, 0, 0, 1, 2, 4]],
    ['13', [0, 0, 0, 0, 0, 0, 0, 1, 2, 4]],
    ['t13', [0, 0, 0, 0, 0, 0, 0, 0, 1, 3]],
    ['14', [0, 0, 0, 0, 0, 0, 0, 0, 1, 3]],
    ['15', [0, 0, 0, 0, 0, 0, 0, 0, 1, 3]],
    ['16', [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]],
    ['t16', [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
    ['17', [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
    ['18', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['t21', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['38', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])('SE-K5 an engine on %s pays %o for the ten cities', (engine, expected) => {
    expect(costs(engine)).toEqual(expected);
  });

  it('SE-K5 engines of other players do not help', () => {
    const t = delivering(10).engine(1, '18').play('deliver chicago aux-dollar');
    expect([t.player(0).money, t.player(1).money]).toEqual([10 + 10 - 5, 10]);
  });

  it('SE-K5 the income just received pays for the transport', () => {
    const t = bare().with(0, { money: 0, permanentCertificates: 18 }).phaseB(0).play('kansas-city', 'income 0');
    t.play('deliver new-york hand');
    expect(t.player(0).money).toBe(18 - 11 - 5);
  });

  it('SE-K6 a disc on Kansas City pays $4 at once and costs 6 VP at the end, for every disc', () => {
    const t = delivering(0).play('deliver kansas-city aux-dollar');
    expect(t.player(0).money).toBe(14);
    expect(t.points(0, 'cities')).toBe(-6);
    t.at(0, 'KC').foresight(1, null, null).foresight(2, null, null).foresight(3, null, null).phaseB(0);
    t.play('kansas-city', 'income 0', 'deliver kansas-city aux-draw');
    expect(t.player(0).money).toBe(18);
    expect(t.points(0, 'cities')).toBe(-12);
  });

  it.each(CITIES.slice(1))('SE-K6 %s pays nothing', (city) => {
    const t = delivering(18).engine(0, '18').play(`deliver ${city} aux-dollar`);
    expect(t.player(0).money).toBe(28);
  });
});

describe('Kansas City: when no disc can be placed', () => {
  it('SE-K4 when only dark corners are left, their discs go to white cities too', () => {
    const t = delivering(4).discsLeft(0, 'hand', 'step-right').play('deliver st-louis step-right');
    expect(t.told('delivered')).toMatchObject([{ city: 'st-louis', disc: 'step-right' }]);
  });

  it('SE-K4 one white disc left is enough to keep dark discs off white cities', () => {
    const t = delivering(4).discsLeft(0, 'hand', 'step-right', 'aux-cull');
    expect(t.why('deliver st-louis hand')?.code).toBe('dark-corners');
    expect(t.can('deliver st-louis aux-cull')).toBe(true);
  });

  it('SE-K4 without a disc on the board one comes from a station of choice', () => {
    const t = delivering(0).discsLeft(0).stations(0, 's1', 's3');
    expect([t.can('deliver kansas-city s1'), t.can('deliver kansas-city s3')]).toEqual([true, true]);
    expect(t.can('deliver kansas-city s2')).toBe(false);
    t.play('deliver kansas-city s3');
    expect(t.told('delivered')).toMatchObject([{ city: 'kansas-city', disc: 's3' }]);
    expect(t.points(0, 'stations')).toBe(1);
    expect(t.points(0, 'cities')).toBe(-6);
    expect(t.player(0).money).toBe(14);
  });

  it('SE-K4 a disc on the board nobody can pay for counts as none', () => {
    const t = delivering(0).discsLeft(0, 'hand').stations(0, 's1').with(0, { money: 4 });
    expect(t.why('deliver kansas-city hand')?.code).toBe('too-dear');
    expect(t.can('deliver kansas-city s1')).toBe(true);
  });

  it('SE-K4 while a disc of the board can be placed, the stations keep theirs', () => {
    const t = delivering(0).discsLeft(0, 'hand').stations(0, 's1').with(0, { money: 5 });
    expect(t.why('deliver kansas-city s1')).toMatchObject({ code: 'discs-left', rule: 'SE-K4' });
    expect(t.can('deliver kansas-city hand')).toBe(true);
  });

  it('SE-K4 a disc that can be paid for at a lower city has to go there', () => {
    const t = delivering(8).discsLeft(0, 'hand').stations(0, 's1').with(0, { money: 8 });
    expect(t.why('deliver peoria hand')?.code).toBe('too-dear');
    expect(t.why('deliver peoria s1')?.code).toBe('discs-left');
    expect(t.can('deliver bloomington hand')).toBe(true);
  });

  it('SE-K4 where no disc lies, none can be taken', () => {
    const t = delivering(18).discsLeft(0).stations(0, 's1').with(0, { money: 0 });
    expect(t.why('deliver kansas-city s2')).toMatchObject({
      code: 'no-disc-there',
      rule: 'SE-K4',
      what: 's2',
    });
    expect(t.why('deliver kansas-city no-disc')).toMatchObject({ code: 'must-take', rule: 'SE-K4' });
    expect(t.why('deliver new-york s1')).toMatchObject({ code: 'too-dear', rule: 'SE-K4' });
    const none = delivering(0).discsLeft(0);
    expect(none.moves('deliver')).toEqual(['deliver kansas-city no-disc']);
    expect(none.why('deliver kansas-city s1')).toMatchObject({ code: 'no-disc-there' });
  });

  it('SE-K4 SE-K5 a disc from a station fits any city, pays the transport and triggers arrows', () => {
    const t = delivering(18).discsLeft(0).stations(0, 's10').cities(0, 'chicago').objectives(['o01'], ['o02']);
    expect(cities(t)).toEqual(CITIES.filter((city) => city !== 'chicago'));
    t.play('deliver peoria s10', 'objective o01');
    expect(t.player(0).money).toBe(28 - 4);
    expect(t.points(0, 'stations')).toBe(0);
  });

  it('SE-K4 SE-X5 the station that gave its disc can be upgraded again', () => {
    const t = delivering(0).discsLeft(0).stations(0, 's1').play('deliver kansas-city s1');
    t.discsLeft(0, 'aux-dollar').engine(0, '4').at(0, 'G').phaseB(0).play('use 1', 'engine t4');
    expect(t.can('upgrade s1 aux-dollar')).toBe(true);
  });

  it('SE-K4 station discs of other players are theirs', () => {
    const t = delivering(0).discsLeft(0).stations(1, 's1');
    expect(t.can('deliver kansas-city s1')).toBe(false);
  });

  it('SE-K4 with no disc anywhere nothing is placed and nothing delivered', () => {
    const t = delivering(8).discsLeft(0);
    expect(t.moves('deliver')).toHaveLength(1);
    t.play(t.moves('deliver')[0]!);
    expect(t.player(0).money).toBe(18);
    expect(t.points(0, 'cities')).toBe(0);
    expect(t.told('no-disc')).toHaveLength(1);
    expect(t.moves()).toEqual(['end']);
    expect(t.where(0)).toBe('START');
  });

  it('SE-K4 a delivery without a disc is not for those who have one', () => {
    expect(delivering(0).can('deliver kansas-city no-disc')).toBe(false);
  });
});

describe('leaving Kansas City', () => {
  it('SE-K7 the herder goes to the start of the trail and sets out from there', () => {
    const t = delivering(0);
    expect(t.where(0)).toBe('KC');
    t.play('deliver kansas-city aux-dollar');
    expect(t.where(0)).toBe('START');
    expect(t.turn(0).moves('move')).toEqual(expect.arrayContaining(['move A', 'move A>B', 'move A>B>C']));
  });

  it('SE-K7 there is nothing to be used at the start of the trail', () => {
    const t = delivering(0).play('deliver kansas-city aux-dollar');
    expect(t.moves()).toEqual(['end']);
    expect([t.can('auxiliary dollar'), t.can('kansas-city')]).toEqual([false, false]);
    const answer = {
      code: 'trail-end',
      rule: 'SE-K1',
    };
    expect(t.why('auxiliary dollar')).toMatchObject(answer);
    expect(t.why('use 1')).toMatchObject(answer);
  });

  it('SE-K7 the three spaces are refilled after the delivery, from the bags with their numbers', () => {
    const t = arrived().foresight(1, 'fl-1', 'dr-1').foresight(2, 'cowboy', 'builder').phaseB(0);
    t.foresight(3, 'engineer', 'green-outlaw');
    const bags = t.s.bags.map((bag) => bag.length);
    t.play('kansas-city', 'foresight left', 'foresight right', 'foresight left', 'income 0');
    expect(t.s.foresight.map((tiles) => tiles.map((tile) => tile >= 0))).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
    expect(t.s.bags.map((bag) => bag.length)).toEqual(bags);
    t.play('deliver kansas-city aux-dollar');
    expect(t.s.bags.map((bag) => bag.length)).toEqual(bags.map((tiles) => tiles - 1));
    expect(t.s.foresight.flat()).not.toContain(-1);
    expect(t.s.foresight[1]!.every((tile) => tile < 3)).toBe(true);
  });

  it('SE-K7 the emptied spaces are the ones refilled, the tiles not chosen keep theirs', () => {
    const t = arrived().foresight(1, 'fl-1', 'dr-1').foresight(2, 'cowboy', 'builder').phaseB(0);
    t.foresight(3, 'engineer', 'green-outlaw');
    t.s.bags = [
      secondTable(2).foresight(1, 'ro-1', null).s.foresight[0]!.slice(0, 1),
      secondTable(2).foresight(2, 'engineer', null).s.foresight[1]!.slice(0, 1),
      secondTable(2).foresight(3, 'orange-outlaw', null).s.foresight[2]!.slice(0, 1),
    ];
    t.play('kansas-city', 'foresight left', 'foresight right', 'foresight right', 'income 0');
    t.play('deliver kansas-city aux-dollar');
    expect(t.told('foresight-filled')).toMatchObject([
      { bag: 1, tiles: ['ro-1', 'dr-1'] },
      { bag: 2, tiles: ['cowboy', 'engineer'] },
      { bag: 3, tiles: ['engineer', 'orange-outlaw'] },
    ]);
  });

  it('SE-K7 when a bag has run out its foresight space stays empty', () => {
    const t = arrived().foresight(1, 'fl-1', 'dr-1').phaseB(0);
    t.s.bags[0] = [];
    t.play('kansas-city', 'foresight left', 'foresight left', 'foresight left', 'income 0');
    t.play('deliver kansas-city aux-dollar');
    expect(t.s.foresight[0]).toEqual(secondTable(2).foresight(1, null, 'dr-1').s.foresight[0]);
    expect(t.s.foresight.slice(1).flat()).not.toContain(-1);
  });
});

describe("the rulebook's example: Mary's income and delivery", () => {
  const mary = (): SecondTable =>
    bare(3)
      .hand(0, 'santa-gertrudis', 'santa-gertrudis', 'longhorn', 'black-angus')
      .with(0, { certificates: 3, money: 0 })
      .cities(0, 'fulton', 'bloomington')
      .engine(0, '5')
      .objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06'])
      .phaseB(0)
      .play('kansas-city');

  it("SE-K3 the rulebook's example: three types make 8, two certificates raise it to 10", () => {
    expect(total(mary().play('income 0'))).toEqual([8]);
    const t = mary().play('income 2');
    expect(total(t)).toEqual([10]);
    expect(t.player(0)).toMatchObject({ money: 10, certificates: 1 });
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.cards(0, 'discard').sort()).toEqual(['black-angus', 'longhorn', 'santa-gertrudis', 'santa-gertrudis']);
  });

  it("SE-K3 the rulebook's example: with a permanent certificate she starts from 9", () => {
    const t = mary().with(0, { permanentCertificates: 1 }).play('income 0');
    expect(total(t)).toEqual([9]);
  });

  it("SE-K4 SE-K5 the rulebook's example: to Chicago, with a disc of any corners, $3 of transport", () => {
    const t = mary().play('income 2');
    expect(cities(t)).toEqual(['kansas-city', 'st-louis', 'peoria', 'chicago']);
    expect(cities(t.discsLeft(0, 'aux-dollar', 'step-right'))).toContain('chicago');
    t.play('deliver chicago step-right');
    expect(t.player(0).money).toBe(10 - 3);
    expect(t.moves()).toEqual(['end']);
    expect(t.points(0, 'cities')).toBe(0);
  });

  it("SE-K4 the rulebook's example: to the other cities only a disc from white corners may go", () => {
    const t = mary().play('income 2');
    const dark = t.moves('deliver').filter((move) => / (step-left|step-right|hand|certificate-6)$/.test(move));
    expect(dark.every((move) => move.startsWith('deliver chicago '))).toBe(true);
    expect(dark).toHaveLength(4);
    expect(t.why('deliver bloomington aux-dollar')?.code).toBe('already-delivered');
    expect(t.why('deliver fulton aux-dollar')?.code).toBe('already-delivered');
  });

  it("SE-K4 SE-K5 the rulebook's example: Peoria would cost $2, and bring an objective for Bloomington's arrow", () => {
    const t = mary().play('income 2', 'deliver peoria aux-dollar', 'objective o01');
    expect(t.player(0).money).toBe(10 - 2);
  });

  it("SE-K4 SE-K5 the rulebook's example: St. Louis would cost nothing, with both of its arrows", () => {
    const t = mary().play('income 2', 'deliver st-louis aux-dollar', 'objective o01');
    expect(t.player(0)).toMatchObject({ money: 10, tokens: 1 });
    expect(t.points(0, 'cities')).toBe(-3);
  });

  it("SE-K5 SE-K6 the rulebook's example: Kansas City would cost nothing and pay $4", () => {
    const t = mary().play('income 2', 'deliver kansas-city aux-dollar');
    expect(t.player(0).money).toBe(10 + 4);
  });
});
