import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

const solo = (): Table => table(2, { sarah: { difficulty: 'hard' } }).bonusSets('set-1', 'set-2', 'set-3', 'set-7');

const inMarket = (t: Table): Record<string, number> =>
  Object.fromEntries(t.c.cards.flatMap((card, i) => (t.s.market[i]! > 0 ? [[card.id, t.s.market[i]!]] : [])));

describe("the rulebook's example", () => {
  it("NZ-Z1 NZ-Z8 the rulebook's example: ten workers have brought her two wheels, two barrels and one bell", () => {
    const t = solo().with(1, { workers: { shepherd: 2, craftsman: 1, sailor: 1, shearer: 1 } });
    for (const type of ['shepherd', 'shepherd', 'sailor', 'craftsman', 'sailor'] as const)
      t.sarah([1], 'shepherd').job(type, 6).passToSarah();
    expect(t.workers(1)).toEqual({ shepherd: 4, craftsman: 2, sailor: 3, shearer: 1 });
    const bonus = t.cards(1, 'discard').filter((card) => card.startsWith('set-'));
    expect(bonus.sort()).toEqual(['set-1', 'set-1', 'set-2', 'set-2', 'set-3']);
    expect(t.s.cardSupply.slice(4)).toEqual([1, 1, 2, 3]);
    expect(t.told('automa-speciality')).toEqual([]);
  });

  it("NZ-Z5 NZ-Z6 NZ-Z9 the rulebook's example: card 14, four steps over a green hand, then two Corriedales", () => {
    const t = solo()
      .with(1, { workers: { shepherd: 4, craftsman: 2, sailor: 3, shearer: 1 } })
      .at(1, 'A');
    // Two ways lead from A to B, two equally long ones from C to E: past your green hand, or by D.
    t.build(0, '4a', 'A1').hazard('rk-3', 'RK1').hazard('rk-1', 'RK2').build(0, '10a', 'C1');
    t.market('lincoln', 'lincoln', 'lincoln', 'corriedale', 'hampshire', 'hampshire', 'ryeland', 'ryeland', 'ryeland');
    t.marketStack('corriedale', 'hampshire', 'suffolk', 'dorset-horn', 'lincoln');
    t.sarah([14], 'shepherd').passToSarah();

    expect(t.events).toMatchObject([
      { type: 'turn', seat: 1 },
      { type: 'automa-card', card: 14, steps: 4, speciality: 'shepherd' },
      { type: 'automa-chose', deed: 'walk', option: 'A1>B>C>D', by: 'least-fees' },
      { type: 'moved', seat: 1, path: ['A1', 'B', 'C', 'D'] },
      { type: 'earned', seat: 0, money: 2 },
      { type: 'automa-restocks', seat: 1 },
      { type: 'market', added: ['corriedale', 'hampshire'] },
      { type: 'automa-restocks', seat: 1 },
      { type: 'market', added: ['suffolk', 'dorset-horn'] },
      { type: 'automa-chose', deed: 'buy', option: 'corriedale+corriedale', by: 'scarcest' },
      { type: 'acquired', seat: 1, card: 'corriedale', from: 'market' },
      { type: 'acquired', seat: 1, card: 'corriedale', from: 'market' },
      { type: 'turn', seat: 0 },
    ]);
    expect([t.player(0).money, t.player(1).money]).toEqual([12, 0]);
    expect(t.where(1)).toBe('D');
    expect(t.cards(1, 'discard')).toEqual(['corriedale', 'corriedale']);
    expect(inMarket(t)).toEqual({ 'dorset-horn': 1, lincoln: 3, hampshire: 3, ryeland: 3, suffolk: 1 });
    expect(t.s.marketStack).toHaveLength(1);
    expect(t.player(1).mind!.seen).toEqual([14]);
  });

  it("NZ-Z11 the rulebook's example: the cheapest tile asks for £3 more, which she neither counts nor pays", () => {
    const t = solo().sarah([5]).token(4).bonus('bt04', 2, 1).bonus('bt08', 3, 1).passToSarah();
    expect(t.told('bonus-tile-out')).toMatchObject([{ tile: 'bt04' }]);
    expect(t.told('spent')).toEqual([]);
  });
});
