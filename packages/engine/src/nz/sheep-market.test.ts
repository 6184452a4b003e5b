import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

const everyBreed = ['dorset-horn', 'lincoln', 'lincoln', 'corriedale', 'corriedale', 'hampshire', 'ryeland', 'suffolk'];

/** On F, in the middle of buying sheep with so many shepherds. */
const buying = (shepherds: number, money: number, market: string[], stack: string[] = ['ryeland', 'ryeland']) =>
  table(2)
    .at(0, 'F')
    .with(0, { money, workers: { shepherd: shepherds } })
    .market(...market)
    .marketStack(...stack)
    .phaseB(0)
    .play('use 2');

const marketSize = (t: Table) => t.s.market.reduce((sum, n) => sum + n);

const options = [
  { text: 'buy 1 dorset-horn', shepherds: 1, price: 3, tokens: 0 },
  { text: 'buy 2 lincoln', shepherds: 1, price: 5, tokens: 0 },
  { text: 'buy 2 corriedale', shepherds: 1, price: 5, tokens: 0 },
  { text: 'buy 3 hampshire', shepherds: 1, price: 9, tokens: 0 },
  { text: 'buy 3 ryeland', shepherds: 1, price: 9, tokens: 0 },
  { text: 'buy 4 dorset-horn', shepherds: 2, price: 1, tokens: 0 },
  { text: 'buy 5 lincoln', shepherds: 2, price: 2, tokens: 0 },
  { text: 'buy 5 corriedale', shepherds: 2, price: 2, tokens: 0 },
  { text: 'buy 6 suffolk', shepherds: 2, price: 10, tokens: 1 },
  { text: 'buy 7 lincoln+lincoln', shepherds: 3, price: 3, tokens: 0 },
  { text: 'buy 7 lincoln+corriedale', shepherds: 3, price: 3, tokens: 0 },
  { text: 'buy 7 corriedale+corriedale', shepherds: 3, price: 3, tokens: 0 },
  { text: 'buy 8 suffolk', shepherds: 4, price: 4, tokens: 1 },
];

describe('the offers of the sheep market', () => {
  it.each(options)('NZ-X3 "$text": $shepherds shepherd(s), £$price, $tokens token(s)', (option) => {
    const t = buying(option.shepherds, option.price, everyBreed).play(option.text);
    const bought = option.text.split(' ')[2]!.split('+');
    expect(t.cards(0, 'discard')).toEqual(bought);
    expect(t.player(0)).toMatchObject({ money: 0, tokens: option.tokens });
    expect(marketSize(t)).toBe(everyBreed.length - bought.length);
  });

  it.each(options)('NZ-X3 "$text" is paid in full', ({ text, shepherds, price }) => {
    const t = buying(shepherds, price - 1, everyBreed);
    expect(t.why(text)).toMatchObject({ code: 'too-dear', rule: 'NZ-X3' });
  });

  it.each(options)('NZ-X3 "$text" puts $shepherds shepherd(s) to use: with them nothing more is bought', (option) => {
    const t = buying(option.shepherds, 40, everyBreed).play(option.text);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    const more = buying(option.shepherds + 1, 40, everyBreed).play(option.text);
    expect(more.question).toMatchObject({ ask: 'buy' });
  });

  it.each(options.filter((option) => option.shepherds > 1))(
    'NZ-X3 "$text" needs $shepherds shepherds, no fewer',
    ({ text, shepherds }) => {
      const t = buying(shepherds - 1, 40, everyBreed);
      expect(t.why(text)).toMatchObject({ code: 'not-enough-buyers', rule: 'NZ-X3' });
    },
  );

  it('NZ-X3 one shepherd has three offers', () => {
    const t = buying(1, 40, ['dorset-horn', 'lincoln', 'corriedale', 'hampshire', 'ryeland', 'suffolk']);
    expect(t.moves('buy')).toEqual([
      'buy 1 dorset-horn',
      'buy 2 lincoln',
      'buy 2 corriedale',
      'buy 3 hampshire',
      'buy 3 ryeland',
    ]);
  });

  it('NZ-X3 two shepherds have three offers more', () => {
    const t = buying(2, 40, ['dorset-horn', 'lincoln', 'suffolk']);
    expect(t.moves('buy')).toEqual([
      'buy 1 dorset-horn',
      'buy 2 lincoln',
      'buy 4 dorset-horn',
      'buy 5 lincoln',
      'buy 6 suffolk',
    ]);
  });

  it('NZ-X3 three shepherds take exactly two sheep of 2 VP, not one', () => {
    const t = buying(3, 40, ['lincoln', 'corriedale']);
    expect(t.can('buy 7 lincoln')).toBe(false);
    expect(t.can('buy 7 lincoln+corriedale')).toBe(true);
    const one = buying(3, 40, ['lincoln', 'dorset-horn']);
    expect(one.moves('buy').some((text) => text.startsWith('buy 7'))).toBe(false);
  });

  it('NZ-X3 three shepherds take sheep worth 2 VP, no others', () => {
    const t = buying(3, 40, ['lincoln', 'dorset-horn', 'hampshire']);
    expect(t.can('buy 7 dorset-horn+lincoln')).toBe(false);
    expect(t.can('buy 7 lincoln+hampshire')).toBe(false);
  });

  it('NZ-X3 only sheep lying in the market can be bought', () => {
    const t = buying(4, 40, ['lincoln'], ['suffolk', 'suffolk']);
    expect(t.why('buy 8 suffolk')).toMatchObject({ code: 'sold-out', rule: 'NZ-X3' });
    expect(t.can('buy 7 lincoln+lincoln')).toBe(false);
    expect(t.can('buy 1 dorset-horn')).toBe(false);
    expect(t.can('buy 2 lincoln')).toBe(true);
  });

  it('NZ-X3 an offer is for its own breeds', () => {
    const t = buying(2, 40, everyBreed);
    expect(t.can('buy 1 lincoln')).toBe(false);
    expect(t.can('buy 2 hampshire')).toBe(false);
    expect(t.can('buy 6 hampshire')).toBe(false);
  });
});

describe('dividing the shepherds', () => {
  it('NZ-X3 every shepherd is used once: two buy for £1 together, the third alone for £5', () => {
    const t = buying(3, 6, ['dorset-horn', 'lincoln']).play('buy 4 dorset-horn');
    expect(t.why('buy 5 lincoln')).toMatchObject({ code: 'not-enough-buyers' });
    t.play('buy 2 lincoln');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['dorset-horn', 'lincoln']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X3 the same offer may be taken again by other shepherds', () => {
    const t = buying(2, 6, ['dorset-horn', 'dorset-horn']).play('buy 1 dorset-horn', 'buy 1 dorset-horn');
    expect(t.cards(0, 'discard')).toEqual(['dorset-horn', 'dorset-horn']);
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X3 five shepherds may take two sheep of 2 VP and another for £2', () => {
    const t = buying(5, 5, ['lincoln', 'lincoln', 'corriedale']).play('buy 7 lincoln+lincoln', 'buy 5 corriedale');
    expect(t.cards(0, 'discard')).toEqual(['lincoln', 'lincoln', 'corriedale']);
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X3 one may always buy less', () => {
    const t = buying(3, 40, everyBreed).play('buy 1 dorset-horn', 'done');
    expect(t.cards(0, 'discard')).toEqual(['dorset-horn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('use 2')).toBe(false);
  });

  it('NZ-X3 the shepherds work again in the next action', () => {
    const t = buying(1, 40, ['lincoln', 'lincoln']).play('buy 2 lincoln');
    t.phaseB(0).play('use 2', 'buy 2 lincoln');
    expect(t.cards(0, 'discard')).toEqual(['lincoln', 'lincoln']);
  });
});

describe('restocking the market', () => {
  it('NZ-X3 an idle shepherd adds two cards from the stack', () => {
    const t = buying(2, 40, ['lincoln'], ['suffolk', 'ryeland', 'hampshire']).play('restock');
    expect(t.told('market')).toEqual([{ type: 'market', added: ['suffolk', 'ryeland'] }]);
    expect(marketSize(t)).toBe(3);
    expect(t.s.marketStack).toHaveLength(1);
  });

  it('NZ-X3 the shepherd who restocks does not buy', () => {
    const t = buying(2, 40, ['lincoln'], ['suffolk', 'suffolk']).play('restock');
    expect(t.why('buy 6 suffolk')).toMatchObject({ code: 'not-enough-buyers' });
    expect(t.why('buy 5 lincoln')).toMatchObject({ code: 'not-enough-buyers' });
    expect(t.can('buy 2 lincoln')).toBe(true);
  });

  it('NZ-X3 a shepherd who has bought does not restock', () => {
    const t = buying(2, 40, ['lincoln'], ['suffolk', 'suffolk']).play('buy 5 lincoln');
    expect(t.can('restock')).toBe(false);
    expect(marketSize(t)).toBe(0);
  });

  it('NZ-X3 what has been added can be bought at once', () => {
    const t = buying(3, 10, [], ['suffolk', 'lincoln']).play('restock', 'buy 6 suffolk');
    expect(t.cards(0, 'discard')).toEqual(['suffolk']);
  });

  it('NZ-X3 the market may be restocked after buying and beyond its normal size', () => {
    const nine = ['lincoln', 'lincoln', 'lincoln', 'corriedale', 'corriedale', 'suffolk', 'suffolk', 'ryeland'];
    const t = buying(3, 10, ['dorset-horn', ...nine], ['suffolk', 'suffolk', 'ryeland', 'ryeland']);
    t.play('buy 1 dorset-horn', 'restock', 'restock');
    expect(marketSize(t)).toBe(12);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X3 the last card of the stack comes alone, and an empty stack adds nothing', () => {
    const t = buying(3, 40, ['lincoln'], ['suffolk']).play('restock');
    expect(marketSize(t)).toBe(2);
    expect(t.can('restock')).toBe(false);
    expect(t.can('buy 2 lincoln')).toBe(true);
  });

  it('NZ-X3 with an empty market and stack there is nothing to do for shepherds', () => {
    const t = table(2).at(0, 'F').market().marketStack().phaseB(0);
    expect(t.can('use 2')).toBe(false);
  });

  it('NZ-X3 the example of the rules: three shepherds add two cards, then buy a Lincoln for £2', () => {
    const t = buying(3, 2, ['lincoln', 'corriedale'], ['hampshire', 'suffolk']).play('restock', 'buy 5 lincoln');
    expect(t.cards(0, 'discard')).toEqual(['lincoln']);
    expect(t.player(0).money).toBe(0);
    expect(marketSize(t)).toBe(3);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X3 everybody sees what was added to the market', () => {
    const t = buying(1, 40, [], ['suffolk', 'ryeland']).play('restock');
    expect(t.heard(1)).toContainEqual({ type: 'market', added: ['suffolk', 'ryeland'] });
  });
});
