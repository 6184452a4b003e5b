import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';

const solo = (options: object = {}): SecondTable =>
  secondTable(2, { sam: { difficulty: 'medium' }, ...options }).with(1, {
    workers: { cowboy: 1, builder: 1, engineer: 1 },
  });

const buys = (t: SecondTable, cowboys: number): SecondTable =>
  t
    .sam([8], 'builder')
    .with(1, { workers: { cowboy: cowboys } })
    .passToSam();
const bought = (t: SecondTable): string[] => t.cards(1, 'discard').sort();
const choices = (t: SecondTable): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === 'buy' ? [`${event.option} by ${event.by}`] : [],
  );
const inMarket = (t: SecondTable, card: string): number => t.s.market[t.c.cardId[card]!]!;

const everything = [
  'black-angus',
  'black-angus',
  'longhorn',
  'longhorn',
  'corriente',
  'corriente',
  'shorthorn-3',
  'shorthorn-4',
  'shorthorn-5',
  'hereford-5',
  'hereford-6',
  'hereford-7',
];

describe('card 8: one option of the market by his cowboys', () => {
  it.each([
    [1, ['corriente']],
    [2, ['corriente']],
    [3, ['corriente', 'corriente']],
    [4, ['hereford-7']],
    [5, ['shorthorn-4', 'shorthorn-5']],
    [6, ['shorthorn-4', 'shorthorn-5']],
  ])('SE-Z1 %i cowboys and everything in the market: %j', (cowboys, cards) => {
    const t = buys(solo().market(...everything), cowboys);
    expect(bought(t)).toEqual(cards);
    expect(choices(t)).toEqual([expect.stringMatching(/ by most-points$/)]);
  });

  it.each([1, 2])('SE-Z1 %i cowboys: options dearer than $8 are not for him', (cowboys) => {
    const t = buys(solo().market('shorthorn-5', 'hereford-7', 'black-angus'), cowboys);
    expect(bought(t)).toEqual(['black-angus']);
  });

  it.each([
    [1, 'shorthorn-5'],
    [2, 'hereford-7'],
    [2, 'shorthorn-5'],
    [3, 'hereford-7'],
  ])('SE-Z1 %i cowboys and only a %s: nothing', (cowboys, card) => {
    const t = buys(solo().market(card), cowboys);
    expect(bought(t)).toEqual([]);
    expect(t.told('automa-skips')).toMatchObject([{ deed: 'buy' }]);
  });

  it('SE-Z1 three cowboys: a Shorthorn of 5 VP before two cattle of 4 VP together', () => {
    const t = buys(solo().market('shorthorn-5', 'longhorn', 'longhorn'), 3);
    expect(choices(t)).toEqual(['shorthorn-5 by most-points']);
  });

  it('SE-Z1 three cowboys: two cattle of 5 VP together before a Shorthorn of 4 VP', () => {
    const t = buys(solo().market('shorthorn-4', 'longhorn', 'corriente'), 3);
    expect(bought(t)).toEqual(['corriente', 'longhorn']);
  });

  it('SE-Z1 one option only: with two cowboys not two single cattle, with four not a pair and a third', () => {
    expect(bought(buys(solo().market('longhorn', 'longhorn'), 2))).toEqual(['longhorn']);
    expect(bought(buys(solo().market('longhorn', 'longhorn', 'longhorn'), 4))).toEqual(['longhorn', 'longhorn']);
    expect(bought(buys(solo().market('corriente', 'shorthorn-4'), 4))).toEqual(['shorthorn-4']);
  });

  it('SE-Z1 a pair needs two cattle: with one of them he takes it alone', () => {
    expect(bought(buys(solo().market('longhorn'), 3))).toEqual(['longhorn']);
    expect(bought(buys(solo().market('shorthorn-3'), 5))).toEqual(['shorthorn-3']);
  });

  it('SE-Z1 an option for fewer cowboys is as good as any', () => {
    expect(bought(buys(solo().market('corriente', 'black-angus'), 6))).toEqual(['black-angus', 'corriente']);
    expect(bought(buys(solo().market('hereford-7', 'shorthorn-3', 'shorthorn-3'), 6))).toEqual(['hereford-7']);
  });

  it('SE-Z1 the cattle leave the market and cost nothing', () => {
    const t = buys(solo().market('hereford-7', 'hereford-7', 'longhorn'), 4);
    expect([inMarket(t, 'hereford-7'), inMarket(t, 'longhorn')]).toEqual([1, 1]);
    expect(t.told('spent')).toEqual([]);
    expect(t.player(1).money).toBe(0);
  });

  it('SE-Z1 no cards are added: neither before, when he finds nothing, nor after', () => {
    const t = buys(solo().market('longhorn').marketStack('corriente', 'corriente'), 3);
    expect(t.told('market')).toEqual([]);
    expect(bought(t)).toEqual(['longhorn']);
    const none = buys(solo().market().marketStack('corriente', 'corriente'), 3);
    expect(none.told('market')).toEqual([]);
    expect(bought(none)).toEqual([]);
    expect(none.told('automa-skips')).toMatchObject([{ deed: 'buy' }]);
  });

  it.each(['cowboy', 'builder', 'engineer'] as const)('SE-Z1 the same as a %s', (speciality) => {
    const t = solo().market('hereford-5', 'corriente', 'corriente').sam([8], speciality);
    t.with(1, { workers: { cowboy: 3 } }).passToSam();
    expect(bought(t)).toEqual(['corriente', 'corriente']);
  });
});

describe('options of equal VP', () => {
  it('SE-Z1 the colour that is rarest in the market', () => {
    const t = buys(solo().market('corriente', 'shorthorn-3', 'shorthorn-3'), 3);
    expect(choices(t)).toEqual(['corriente by scarcest']);
    const u = buys(solo().market('hereford-5', 'hereford-5', 'shorthorn-5'), 4);
    expect(choices(u)).toEqual(['shorthorn-5 by scarcest']);
  });

  it('SE-Z1 colours are counted, whatever the points on their cards', () => {
    const t = buys(solo().market('hereford-5', 'shorthorn-5', 'shorthorn-3', 'shorthorn-3'), 4);
    expect(choices(t)).toEqual(['hereford-5 by scarcest']);
  });

  it('SE-Z1 a pair against one card: two of a colour that lies there twice, against the only one of another', () => {
    const t = buys(solo().market('corriente', 'corriente', 'hereford-6'), 4);
    expect(choices(t)).toEqual(['hereford-6 by scarcest']);
  });

  it('SE-Z1 equally rare: you decide', () => {
    const t = buys(solo().market('corriente', 'shorthorn-3'), 3);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['corriente', 'shorthorn-3']);
    t.play('decide 2');
    expect(choices(t)).toEqual(['shorthorn-3 by person']);
    expect(bought(t)).toEqual(['shorthorn-3']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 the same cattle by one cowboy or by two is one option: nothing is asked', () => {
    const t = buys(solo().market('longhorn', 'longhorn'), 2);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});

describe('cards 12 and 13 when he is a cowboy', () => {
  const plays = (t: SecondTable, card: number, cowboys: number): SecondTable =>
    t
      .sam([card], 'cowboy')
      .with(1, { workers: { cowboy: cowboys } })
      .passToSam();

  it.each([
    [1, ['corriente']],
    [3, ['corriente', 'corriente']],
    [4, ['hereford-7']],
    [5, ['shorthorn-4', 'shorthorn-5']],
  ])('SE-Z1 card 13 buys by all his cowboys: %i, %j', (cowboys, cards) => {
    const t = plays(
      solo()
        .market(...everything)
        .marketStack('longhorn'),
      13,
      cowboys,
    );
    expect(bought(t)).toEqual(cards);
    expect(t.told('market')).toEqual([]);
  });

  it('SE-Z1 card 12 adds two cards first', () => {
    const t = plays(solo().market('longhorn').marketStack('corriente', 'hereford-5', 'hereford-7'), 12, 2);
    expect(t.told('market')).toMatchObject([{ added: ['corriente', 'hereford-5'] }]);
    expect(bought(t)).toEqual(['corriente']);
    expect(t.s.marketStack).toHaveLength(1);
  });

  it.each([
    [2, ['corriente']],
    [3, ['corriente']],
    [4, ['corriente', 'corriente']],
    [5, ['hereford-7']],
    [6, ['shorthorn-4', 'shorthorn-5']],
  ])('SE-Z1 card 12 buys by all his cowboys but one: %i, %j', (cowboys, cards) => {
    const t = plays(
      solo()
        .market(...everything)
        .marketStack('black-angus', 'black-angus'),
      12,
      cowboys,
    );
    expect(bought(t)).toEqual(cards);
    expect(inMarket(t, 'black-angus')).toBe(4);
  });

  it('SE-Z1 card 12 with his first cowboy alone: two cards are added and nothing is bought', () => {
    const t = plays(solo().market('longhorn').marketStack('corriente', 'corriente'), 12, 1);
    expect(t.told('market')).toMatchObject([{ added: ['corriente', 'corriente'] }]);
    expect(bought(t)).toEqual([]);
  });

  it('SE-Z1 card 12 with one card left in the stack adds that one, with none it just buys', () => {
    const t = plays(solo().market('longhorn').marketStack('corriente'), 12, 2);
    expect(t.told('market')).toMatchObject([{ added: ['corriente'] }]);
    expect(bought(t)).toEqual(['corriente']);
    expect(bought(plays(solo().market('longhorn', 'longhorn').marketStack(), 12, 3))).toEqual(['longhorn']);
  });

  it('SE-Z1 SE-X2 card 12 may make the market larger than it was set up', () => {
    const seven = Array<string>(7).fill('longhorn');
    const t = plays(
      solo()
        .market(...seven)
        .marketStack('black-angus', 'black-angus'),
      12,
      2,
    );
    expect(t.s.market.reduce((a, b) => a + b)).toBe(8);
  });

  it('SE-Z1 card 12 counts what is rare after adding', () => {
    const t = plays(solo().market('corriente', 'shorthorn-3').marketStack('corriente', 'black-angus'), 12, 2);
    expect(bought(t)).toEqual(['corriente']);
    const u = solo().market('hereford-5', 'shorthorn-5').marketStack('hereford-5', 'black-angus');
    expect(bought(plays(u, 12, 5))).toEqual(['shorthorn-5']);
  });
});

describe('cards 12 and 13 when he is something else', () => {
  const plays = (t: SecondTable, card: number): SecondTable =>
    t
      .sam([card], 'builder')
      .with(1, { workers: { cowboy: 5, builder: 5 } })
      .passToSam();

  it.each([12, 13])('SE-Z1 card %i: one of value 3, of the colour with the fewest in the market', (card) => {
    const t = plays(solo().market('corriente', 'corriente', 'longhorn', 'hereford-7', 'shorthorn-5'), card);
    expect(bought(t)).toEqual(['longhorn']);
    expect(choices(t)).toEqual(['longhorn by scarcest']);
    const u = plays(solo().market('corriente', 'corriente', 'corriente', 'longhorn', 'longhorn', 'black-angus'), card);
    expect(bought(u)).toEqual(['black-angus']);
  });

  it.each([12, 13])('SE-Z1 card %i: two colours with equally few, you decide', (card) => {
    const t = plays(solo().market('black-angus', 'corriente', 'longhorn', 'longhorn'), card);
    expect(t.leftOpen()).toEqual(['black-angus', 'corriente']);
    expect(bought(t.play('decide 1'))).toEqual(['black-angus']);
  });

  it.each([12, 13])('SE-Z1 card %i: one card whatever his cowboys, and none is added', (card) => {
    const t = plays(solo().market('longhorn', 'longhorn').marketStack('corriente', 'corriente'), card);
    expect(bought(t)).toEqual(['longhorn']);
    expect(t.told('market')).toEqual([]);
    expect(t.told('spent')).toEqual([]);
  });

  it.each([12, 13])('SE-Z1 card %i: no cattle of value 3, nothing', (card) => {
    const t = plays(solo().market('hereford-7', 'shorthorn-5').marketStack('corriente', 'corriente'), card);
    expect(bought(t)).toEqual([]);
    expect(t.told('market')).toEqual([]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 even with his first cowboy alone', () => {
    const t = solo().market('longhorn').sam([12], 'engineer').passToSam();
    expect(bought(t)).toEqual(['longhorn']);
  });

  it.each([12, 13])('SE-Z1 with the small versions switched off card %i does nothing', (card) => {
    const t = plays(solo({ components: { sam: { otherwise: false } } }).market('longhorn'), card);
    expect(bought(t)).toEqual([]);
    expect(t.told('automa-card')).toMatchObject([{ steps: 5 }]);
  });
});

describe('with the Simmental variant', () => {
  const simmental = (): SecondTable => solo({ simmental: true });

  it('SE-Z1 SE-V1 a calf for one cowboy is within his $8', () => {
    expect(bought(buys(simmental().market('calf', 'longhorn'), 1))).toEqual(['calf']);
    expect(bought(buys(simmental().market('calf', 'longhorn'), 2))).toEqual(['calf']);
  });

  it('SE-Z1 SE-V1 with as many points as a Corriente, the rarer of the two, or you decide', () => {
    expect(bought(buys(simmental().market('calf', 'corriente', 'corriente'), 1))).toEqual(['calf']);
    expect(bought(buys(simmental().market('calf', 'calf', 'corriente'), 1))).toEqual(['corriente']);
    expect(buys(simmental().market('calf', 'corriente'), 1).leftOpen()).toEqual(['corriente', 'calf']);
  });

  it('SE-Z1 SE-V3 a calf has no value 3: the small version does not take it', () => {
    const t = simmental().market('calf').sam([13], 'builder').passToSam();
    expect(bought(t)).toEqual([]);
  });

  it('SE-Z1 SE-V2 his calves never grow', () => {
    const t = simmental().discard(1, 'calf').at(1, 'G').sam([3]).passToSam();
    expect(t.told('delivered')).toHaveLength(1);
    expect(t.told('raised')).toEqual([]);
    expect(t.cards(1, 'discard')).toContain('calf');
    expect(t.points(1, 'cattle')).toBe(3);
  });
});
