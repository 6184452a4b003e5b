import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

/** On D, about to buy with so many shepherds. */
const buying = (shepherds: number, pounds: number, ...market: string[]) =>
  table(2)
    .at(0, 'D')
    .with(0, { pounds, workers: { shepherd: shepherds } })
    .market(...market)
    .phaseB(0);

const inMarket = (t: Table, breed: string) => t.s.market[t.c.cardId[breed]!];
const marketSize = (t: Table) => t.s.market.reduce((sum, n) => sum + n);

describe('buying sheep', () => {
  it.each([
    { text: 'buy 1 dorset-horn', shepherds: 1, price: 3 },
    { text: 'buy 2 corriedale', shepherds: 1, price: 5 },
    { text: 'buy 2 lincoln', shepherds: 1, price: 5 },
    { text: 'buy 3 hampshire', shepherds: 1, price: 9 },
    { text: 'buy 3 ryeland', shepherds: 1, price: 9 },
    { text: 'buy 4 dorset-horn', shepherds: 2, price: 1 },
    { text: 'buy 5 corriedale', shepherds: 2, price: 2 },
    { text: 'buy 5 lincoln', shepherds: 2, price: 2 },
    { text: 'buy 6 suffolk', shepherds: 2, price: 10 },
    { text: 'buy 7 lincoln+corriedale', shepherds: 3, price: 3 },
    { text: 'buy 7 lincoln+lincoln', shepherds: 3, price: 3 },
    { text: 'buy 7 corriedale+corriedale', shepherds: 3, price: 3 },
    { text: 'buy 8 suffolk', shepherds: 4, price: 4 },
  ])('NZ-X3 "$text" takes $shepherds shepherd(s) and £$price', ({ text, shepherds, price }) => {
    const sheep = ['dorset-horn', 'lincoln', 'lincoln', 'corriedale', 'corriedale', 'hampshire', 'ryeland', 'suffolk'];
    const t = buying(shepherds, price, ...sheep)
      .marketStack()
      .play('use 2');
    const poor = buying(shepherds, price - 1, ...sheep)
      .marketStack('lincoln')
      .play(...(t.can(text) ? ['use 2'] : []));
    expect(poor.can(text)).toBe(false);
    t.play(text);
    const bought = text.split(' ')[2]!.split('+');
    expect(t.cards(0, 'discard')).toEqual(bought);
    expect(t.player(0).pounds).toBe(0);
    expect(marketSize(t)).toBe(sheep.length - bought.length);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });
});
