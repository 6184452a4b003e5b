import { describe, expect, it } from 'vitest';
import { secondTable, type SecondTable } from '../testing/index.ts';

/** At E, buying with so many cowboys and dollars from this market. */
const buying = (cowboys: number, money: number, ...market: string[]) =>
  secondTable(2)
    .at(0, 'E')
    .with(0, { money, workers: { cowboy: cowboys } })
    .market(...market)
    .marketStack()
    .phaseB(0)
    .play('use 2');

const everything = ['black-angus', 'longhorn', 'corriente', 'shorthorn-3', 'shorthorn-5', 'hereford-6'];
const inMarket = (t: SecondTable, card: string) => t.s.market[t.c.cardId[card]!];

describe('the offers of the cattle market', () => {
  it.each([
    { option: 1, cowboys: 1, price: 6, what: 'one of breeding value 3', cards: ['longhorn'] },
    { option: 2, cowboys: 1, price: 12, what: 'one Shorthorn', cards: ['shorthorn-5'] },
    { option: 3, cowboys: 2, price: 3, what: 'one of breeding value 3', cards: ['corriente'] },
    { option: 4, cowboys: 2, price: 12, what: 'one Hereford', cards: ['hereford-6'] },
    { option: 5, cowboys: 3, price: 5, what: 'two of breeding value 3', cards: ['black-angus', 'corriente'] },
    { option: 6, cowboys: 3, price: 6, what: 'one Shorthorn', cards: ['shorthorn-3'] },
    { option: 7, cowboys: 4, price: 6, what: 'one Hereford', cards: ['hereford-6'] },
    { option: 8, cowboys: 5, price: 8, what: 'two Shorthorns', cards: ['shorthorn-3', 'shorthorn-5'] },
  ])('SE-X2 $cowboys cowboys and $price dollars buy $what', ({ option, cowboys, price, cards }) => {
    const move = `buy ${option} ${cards.join('+')}`;
    const t = buying(cowboys, price, ...everything).play(move);
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(cards);
    expect(t.s.market.reduce((sum, n) => sum + n)).toBe(6 - cards.length);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { option: 1, cowboys: 1, price: 6, cards: 'longhorn' },
    { option: 2, cowboys: 1, price: 12, cards: 'shorthorn-5' },
    { option: 3, cowboys: 2, price: 3, cards: 'corriente' },
    { option: 4, cowboys: 2, price: 12, cards: 'hereford-6' },
    { option: 5, cowboys: 3, price: 5, cards: 'black-angus+corriente' },
    { option: 6, cowboys: 3, price: 6, cards: 'shorthorn-3' },
    { option: 7, cowboys: 4, price: 6, cards: 'hereford-6' },
    { option: 8, cowboys: 5, price: 8, cards: 'shorthorn-3+shorthorn-5' },
  ])('SE-X2 a dollar less does not pay for offer $option', ({ option, cowboys, price, cards }) => {
    const t = buying(cowboys, price, ...everything).with(0, { money: price - 1 });
    expect(t.why(`buy ${option} ${cards}`)).toMatchObject({ code: 'too-dear', rule: 'SE-X2' });
    expect(t.with(0, { money: price }).can(`buy ${option} ${cards}`)).toBe(true);
  });

  it.each([
    { option: 3, needed: 2, cards: 'corriente' },
    { option: 4, needed: 2, cards: 'hereford-6' },
    { option: 5, needed: 3, cards: 'black-angus+corriente' },
    { option: 6, needed: 3, cards: 'shorthorn-3' },
    { option: 7, needed: 4, cards: 'hereford-6' },
    { option: 8, needed: 5, cards: 'shorthorn-3+shorthorn-5' },
  ])('SE-X2 a cowboy less than $needed cannot take offer $option', ({ option, needed, cards }) => {
    const t = buying(needed - 1, 40, ...everything);
    expect(t.why(`buy ${option} ${cards}`)).toMatchObject({ code: 'not-enough-buyers', rule: 'SE-X2' });
    t.with(0, { workers: { cowboy: needed } })
      .phaseB(0)
      .play('use 2');
    expect(t.can(`buy ${option} ${cards}`)).toBe(true);
  });

  it('SE-X2 with one cowboy: a card of breeding value 3 for $6 or a Shorthorn for $12, nothing else', () => {
    const t = buying(1, 40, ...everything);
    expect(t.moves('buy')).toEqual([
      'buy 1 black-angus',
      'buy 1 longhorn',
      'buy 1 corriente',
      'buy 2 shorthorn-3',
      'buy 2 shorthorn-5',
    ]);
  });

  it('SE-X2 the Hereford asks for two cowboys at least', () => {
    const t = buying(1, 40, 'hereford-5', 'longhorn');
    expect(t.moves('buy')).toEqual(['buy 1 longhorn']);
    expect(buying(2, 40, 'hereford-5', 'longhorn').can('buy 4 hereford-5')).toBe(true);
  });

  it('SE-X2 among Shorthorns and among Herefords the buyer chooses by the points on them', () => {
    const t = buying(2, 40, 'shorthorn-3', 'shorthorn-4', 'shorthorn-5', 'hereford-5', 'hereford-7');
    expect(t.moves('buy')).toEqual([
      'buy 2 shorthorn-3',
      'buy 2 shorthorn-4',
      'buy 2 shorthorn-5',
      'buy 4 hereford-5',
      'buy 4 hereford-7',
    ]);
    t.play('buy 4 hereford-7');
    expect(t.points(0, 'cattle')).toBe(7);
  });

  it('SE-X2 two of breeding value 3 may be of one breed or of two', () => {
    const t = buying(3, 5, 'longhorn', 'longhorn', 'corriente');
    expect(t.moves('buy').filter((move) => move.startsWith('buy 5'))).toEqual([
      'buy 5 longhorn+longhorn',
      'buy 5 longhorn+corriente',
    ]);
    t.play('buy 5 longhorn+longhorn');
    expect(t.cards(0, 'discard')).toEqual(['longhorn', 'longhorn']);
  });

  it('SE-X2 the offers for two cards bring exactly two', () => {
    expect(buying(3, 5, 'longhorn', 'shorthorn-3').can('buy 5 longhorn')).toBe(false);
    const t = buying(5, 40, 'shorthorn-4', 'hereford-5');
    expect(t.moves('buy').some((move) => move.startsWith('buy 8'))).toBe(false);
    expect(t.why('buy 8 shorthorn-4+shorthorn-4')).toMatchObject({ code: 'sold-out', rule: 'SE-X2' });
  });

  it('SE-X2 only what lies in the market can be bought', () => {
    const t = buying(2, 40, 'longhorn');
    expect(t.why('buy 1 corriente')).toMatchObject({ code: 'sold-out', rule: 'SE-X2' });
    expect(buying(3, 40, 'longhorn').why('buy 5 longhorn+corriente')).toMatchObject({
      code: 'sold-out',
      what: 'corriente',
    });
    expect(t.can('buy 1 longhorn')).toBe(true);
  });

  it('SE-X2 bought cattle lie face up on the discard pile, not in hand', () => {
    const t = buying(1, 6, 'longhorn').play('buy 1 longhorn');
    expect(t.cards(0, 'discard')).toEqual(['longhorn']);
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(inMarket(t, 'longhorn')).toBe(0);
    expect(t.told('bought')).toMatchObject([{ seat: 0, cards: ['longhorn'], workers: 1 }]);
  });

  it('SE-X2 too few cowboys are explained as cowboys', () => {
    const t = buying(2, 40, ...everything);
    expect(t.why('buy 5 longhorn+corriente')).toMatchObject({ need: 3, have: 2 });
  });
});

describe('splitting the cowboys', () => {
  it("SE-X2 the rulebook's example: two cowboys buy two cards of value 3 for $6 each, or one for $3, or a Hereford for $12", () => {
    const two = buying(2, 12, 'longhorn', 'corriente', 'hereford-5').play('buy 1 longhorn', 'buy 1 corriente');
    expect(two.player(0).money).toBe(0);
    expect(two.cards(0, 'discard')).toEqual(['longhorn', 'corriente']);
    const one = buying(2, 12, 'longhorn', 'corriente', 'hereford-5').play('buy 3 longhorn');
    expect(one.player(0).money).toBe(9);
    const hereford = buying(2, 12, 'longhorn', 'corriente', 'hereford-5').play('buy 4 hereford-5');
    expect(hereford.player(0).money).toBe(0);
  });

  it("SE-X2 the rulebook's example: three cowboys and $5 for two of value 3; five cowboys and $8 for two Shorthorns", () => {
    const t = buying(3, 5, 'longhorn', 'corriente').play('buy 5 longhorn+corriente');
    expect(t.player(0).money).toBe(0);
    const five = buying(5, 8, 'shorthorn-3', 'shorthorn-4').play('buy 8 shorthorn-3+shorthorn-4');
    expect(five.player(0).money).toBe(0);
    expect(five.cards(0, 'discard')).toEqual(['shorthorn-3', 'shorthorn-4']);
  });

  it('SE-X2 every cowboy is put to use once in an action', () => {
    const t = buying(3, 40, ...everything).play('buy 3 longhorn');
    expect(t.why('buy 3 corriente')).toMatchObject({ code: 'not-enough-buyers', rule: 'SE-X2' });
    expect(t.can('buy 1 corriente')).toBe(true);
    t.play('buy 1 corriente');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X2 six cowboys combine offers: one Shorthorn by three, two of value 3 by the other three', () => {
    const t = buying(6, 11, ...everything).play('buy 6 shorthorn-5', 'buy 5 black-angus+longhorn');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['shorthorn-5', 'black-angus', 'longhorn']);
  });

  it('SE-X2 the same offer may be taken more than once', () => {
    const t = buying(4, 6, 'longhorn', 'longhorn').play('buy 3 longhorn', 'buy 3 longhorn');
    expect(t.player(0).money).toBe(0);
  });

  it('SE-X2 fewer cards than the cowboys allow: the rest stay idle', () => {
    const t = buying(4, 40, ...everything).play('buy 1 longhorn', 'done');
    expect(t.cards(0, 'discard')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('use 2')).toBe(false);
  });

  it('SE-X2 at the next purchase all cowboys are there again', () => {
    const t = buying(2, 12, 'longhorn', 'corriente', 'corriente').play('buy 3 longhorn');
    t.build(0, '2a', 'E-1').at(0, 'E-1').phaseB(0).play('use 2', 'buy 3 corriente');
    expect(t.player(0).money).toBe(6);
  });
});

describe('an unused cowboy', () => {
  /** As above, with this market stack. */
  const idle = (cowboys: number, money: number, market: string[], stack: string[]) =>
    secondTable(2)
      .at(0, 'E')
      .with(0, { money, workers: { cowboy: cowboys } })
      .market(...market)
      .marketStack(...stack)
      .phaseB(0)
      .play('use 2');

  it('SE-X2 adds two cards from the stack to the market', () => {
    const t = idle(2, 6, ['longhorn'], ['corriente', 'hereford-5', 'black-angus']).play('restock');
    expect(inMarket(t, 'corriente')).toBe(1);
    expect(inMarket(t, 'hereford-5')).toBe(1);
    expect(inMarket(t, 'black-angus')).toBe(0);
    expect(t.s.marketStack).toHaveLength(1);
    expect(t.told('market')).toEqual([{ type: 'market', added: ['corriente', 'hereford-5'] }]);
  });

  it('SE-X2 at any moment of the action: before a purchase, and what came can be bought', () => {
    const t = idle(2, 6, [], ['corriente', 'hereford-5']).play('restock', 'buy 1 corriente');
    expect(t.cards(0, 'discard')).toEqual(['corriente']);
    expect(t.player(0).money).toBe(0);
  });

  it('SE-X2 at any moment of the action: after a purchase', () => {
    const t = idle(2, 6, ['longhorn'], ['corriente', 'hereford-5']).play('buy 1 longhorn', 'restock');
    expect(inMarket(t, 'hereford-5')).toBe(1);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X2 a cowboy that adds cards buys nothing, and one that bought adds nothing', () => {
    const t = idle(2, 40, ['longhorn'], ['corriente', 'hereford-5', 'hereford-6']).play('restock');
    expect(t.why('buy 3 longhorn')).toMatchObject({ code: 'not-enough-buyers', rule: 'SE-X2' });
    const spent = idle(2, 40, ['longhorn'], ['corriente', 'hereford-5']).play('buy 3 longhorn');
    expect(spent.can('restock')).toBe(false);
    expect(spent.s.marketStack).toHaveLength(2);
  });

  it('SE-X2 every idle cowboy adds two, and the market may grow beyond its size', () => {
    const t = idle(2, 0, [...everything, 'longhorn'], ['corriente', 'longhorn', 'longhorn', 'corriente']);
    t.play('restock', 'restock');
    expect(t.s.market.reduce((sum, n) => sum + n)).toBe(11);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X2 nobody has to add cards', () => {
    const t = idle(2, 0, ['longhorn'], ['corriente', 'longhorn']).play('done');
    expect(t.s.marketStack).toHaveLength(2);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X2 the last card of the stack comes alone, and an empty stack gives none', () => {
    const t = idle(3, 0, ['longhorn'], ['corriente']).play('restock');
    expect(inMarket(t, 'corriente')).toBe(1);
    expect(t.s.marketStack).toEqual([]);
    expect(t.can('restock')).toBe(false);
  });

  it('SE-X2 with an empty market and stack there is nothing to do here', () => {
    const t = secondTable(2).at(0, 'E').with(0, { money: 40 }).market().marketStack().phaseB(0);
    expect(t.can('use 2')).toBe(false);
    expect(t.marketStack('longhorn').can('use 2')).toBe(true);
  });
});

describe('Simmental in the market', () => {
  const variant = (cowboys: number, money: number) =>
    secondTable(2, { simmental: true })
      .at(0, 'E')
      .with(0, { money, workers: { cowboy: cowboys } })
      .market('calf', 'calf')
      .marketStack()
      .phaseB(0)
      .play('use 2');

  it('SE-X2 SE-V1 one cowboy buys a calf for $8', () => {
    const t = variant(1, 8).play('buy 9 calf');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['calf']);
    const poor = secondTable(2, { simmental: true }).at(0, 'E').with(0, { money: 7 }).market('calf').marketStack();
    expect(poor.phaseB(0).can('use 2')).toBe(false);
  });

  it('SE-X2 SE-V1 two cowboys buy one for $5, or two for $8 each', () => {
    const t = variant(2, 5).play('buy 10 calf');
    expect(t.player(0).money).toBe(0);
    const two = variant(2, 16).play('buy 9 calf', 'buy 9 calf');
    expect(two.cards(0, 'discard')).toEqual(['calf', 'calf']);
    expect(two.player(0).money).toBe(0);
  });

  it('SE-X2 SE-V1 a calf is none of the cards of the other offers', () => {
    expect(variant(5, 40).moves('buy')).toEqual(['buy 9 calf', 'buy 10 calf']);
  });

  it('SE-X2 SE-V1 without the variant there are no such offers', () => {
    expect(
      buying(5, 40, ...everything)
        .moves('buy')
        .some((move) => /^buy (9|10) /.test(move)),
    ).toBe(false);
  });
});
