import { describe, expect, it } from 'vitest';
import { secondTable, type SecondTable } from '../testing/index.ts';

const withSimmental = (components?: unknown): SecondTable => secondTable(2, { simmental: true, components });

/** Seat 0 is in Kansas City with this hand, and the income is next. */
const earning = (...hand: string[]): SecondTable =>
  withSimmental()
    .at(0, 'KC')
    .foresight(1, null, null)
    .foresight(2, null, null)
    .foresight(3, null, null)
    .hand(0, ...hand)
    .phaseB(0)
    .play('kansas-city');

const total = (t: SecondTable): unknown => t.told('income').map((event) => 'total' in event && event.total);

describe('buying a calf', () => {
  it('SE-V1 one cowboy buys a calf for $8', () => {
    const t = withSimmental().at(0, 'E').market('calf', 'calf').phaseB(0).play('use 2');
    expect(t.moves('buy')).toEqual(['buy 9 calf']);
    t.play('buy 9 calf');
    expect(t.player(0).money).toBe(2);
    expect(t.cards(0, 'discard')).toEqual(['calf']);
    expect(t.s.market).toEqual(withSimmental().market('calf').s.market);
  });

  it('SE-V1 two cowboys buy a calf for $5', () => {
    const t = withSimmental()
      .at(0, 'E')
      .market('calf')
      .with(0, { money: 5, workers: { cowboy: 2 } });
    t.phaseB(0).play('use 2');
    expect(t.why('buy 9 calf')?.code).toBe('too-dear');
    t.play('buy 10 calf');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['calf']);
  });

  it('SE-V1 the price for two cowboys is not for one', () => {
    const t = withSimmental().at(0, 'E').market('calf').phaseB(0).play('use 2');
    expect(t.can('buy 10 calf')).toBe(false);
  });

  it('SE-V1 SE-X2 the offers join the others, each cowboy once', () => {
    const t = withSimmental().at(0, 'E').market('calf', 'calf', 'longhorn');
    t.with(0, { money: 30, workers: { cowboy: 4 } })
      .phaseB(0)
      .play('use 2', 'buy 10 calf', 'buy 9 calf', 'buy 1 longhorn');
    expect(t.player(0).money).toBe(30 - 5 - 8 - 6);
    expect(t.cards(0, 'discard')).toEqual(['calf', 'calf', 'longhorn']);
    expect(t.moves('buy')).toEqual([]);
  });

  it('SE-V1 only calves in the market can be bought, heifers and cows are never there', () => {
    const t = withSimmental()
      .at(0, 'E')
      .market('longhorn')
      .with(0, { money: 30, workers: { cowboy: 6 } });
    t.phaseB(0).play('use 2');
    expect(t.moves('buy').every((move) => move.endsWith('longhorn'))).toBe(true);
    expect(t.can('buy 9 calf')).toBe(false);
    expect([...t.s.marketStack].filter((card) => ['heifer', 'cow'].includes(t.c.cards[card]!.id))).toEqual([]);
  });
});

describe('growing up', () => {
  it('SE-V2 a calf in hand becomes a heifer on the discard pile and leaves the game', () => {
    const t = earning('calf', 'criollo').play('income 0');
    expect(t.player(0).money).toBe(13);
    expect(t.moves().sort()).toEqual(['done', 'raise calf']);
    t.play('raise calf');
    expect(t.told('raised')).toMatchObject([{ seat: 0, from: 'calf', to: 'heifer' }]);
    expect(t.cards(0, 'discard').sort()).toEqual(['criollo', 'heifer']);
    expect([...t.cards(0, 'hand'), ...t.cards(0, 'stack')]).not.toContain('calf');
    expect(t.s.simmental).toEqual([7, 8]);
  });

  it('SE-V2 a heifer in hand becomes a cow', () => {
    const t = earning('heifer').play('income 0', 'raise heifer');
    expect(t.cards(0, 'discard')).toEqual(['cow']);
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.s.simmental).toEqual([8, 7]);
  });

  it('SE-V2 it comes after the money and before the hand is discarded, and then the delivery is next', () => {
    const t = earning('calf', 'criollo', 'longhorn').play('income 0');
    expect(t.told('earned')).toMatchObject([{ money: 6 }]);
    expect(t.cards(0, 'hand').sort()).toEqual(['calf', 'criollo', 'longhorn']);
    expect(t.can('deliver kansas-city aux-dollar')).toBe(false);
    t.play('raise calf');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.question?.ask).toBe('delivery');
  });

  it('SE-V2 nobody has to let them grow', () => {
    const t = earning('calf', 'heifer').play('income 0', 'done');
    expect(t.question?.ask).toBe('delivery');
    expect(t.cards(0, 'discard').sort()).toEqual(['calf', 'heifer']);
    expect(t.s.simmental).toEqual([8, 8]);
  });

  it('SE-V2 any number of calves grow, not all of them if so wanted', () => {
    const all = earning('calf', 'calf', 'calf').play('income 0', 'raise calf', 'raise calf', 'raise calf');
    expect(all.cards(0, 'discard')).toEqual(['heifer', 'heifer', 'heifer']);
    const some = earning('calf', 'calf', 'calf').play('income 0', 'raise calf', 'done');
    expect(some.cards(0, 'discard').sort()).toEqual(['calf', 'calf', 'heifer']);
  });

  it('SE-V2 calf and heifer in one hand both grow, each by one stage', () => {
    const t = earning('calf', 'heifer').play('income 0', 'raise calf', 'raise heifer');
    expect(t.cards(0, 'discard').sort()).toEqual(['cow', 'heifer']);
    expect(t.question?.ask).toBe('delivery');
    expect(t.s.simmental).toEqual([7, 7]);
  });

  it('SE-V2 a heifer just gained lies on the discard pile and does not grow again', () => {
    const t = earning('calf', 'calf').play('income 0', 'raise calf');
    expect(t.can('raise heifer')).toBe(false);
    expect(t.moves().sort()).toEqual(['done', 'raise calf']);
  });

  it('SE-V2 a cow is grown up', () => {
    const t = earning('cow').play('income 0');
    expect(t.question?.ask).toBe('delivery');
    expect(t.cards(0, 'discard')).toEqual(['cow']);
  });

  it('SE-V2 cards in draw stack and discard pile do not grow', () => {
    const t = earning('criollo').stack(0, 'calf').discard(0, 'heifer').play('income 0');
    expect(t.question?.ask).toBe('delivery');
    expect(t.cards(0, 'stack')).toEqual(['calf']);
  });

  it('SE-V2 SE-X12 no token while they grow: only what was in hand at the income does', () => {
    const t = earning('calf', 'criollo').stack(0, 'calf').with(0, { tokens: 1 });
    expect(t.can('exchange 1')).toBe(true);
    t.play('income 0');
    expect(t.why('exchange 1')?.code).toBe('finish-first');
    t.play('raise calf');
    expect(t.player(0).tokens).toBe(1);
    expect(t.cards(0, 'discard')).toEqual(['heifer', 'criollo']);
  });

  it('SE-V2 they grow as far as the next stage lasts', () => {
    const t = earning('calf', 'calf', 'heifer');
    t.s.simmental = [1, 0];
    t.play('income 0');
    expect(t.can('raise heifer')).toBe(false);
    t.play('raise calf');
    expect(t.question?.ask).toBe('delivery');
    expect(t.cards(0, 'discard').sort()).toEqual(['calf', 'heifer', 'heifer']);
  });

  it('SE-V2 SE-K4 the new card raises neither the income nor the total for the delivery', () => {
    const t = earning('calf', 'criollo').play('income 0', 'raise calf');
    expect(t.player(0).money).toBe(13);
    expect(t.can('deliver fulton aux-dollar')).toBe(true);
    expect(t.why('deliver st-louis aux-dollar')?.code).toBe('out-of-reach');
  });

  it('SE-V2 SE-K3 certificates are spent before', () => {
    const t = earning('calf').with(0, { certificates: 2 }).play('income 2');
    expect(total(t)).toEqual([4]);
    t.play('raise calf');
    expect(t.can('deliver st-louis aux-dollar')).toBe(true);
  });
});

describe('what a Simmental counts for', () => {
  it.each([
    [['calf'], 2],
    [['heifer'], 4],
    [['cow'], 5],
    [['calf', 'calf'], 2],
    [['calf', 'heifer'], 4],
    [['calf', 'heifer', 'cow'], 5],
    [['calf', 'cow', 'cow'], 5],
    [['cow', 'hereford-5'], 10],
    [['heifer', 'shorthorn-3'], 8],
    [['calf', 'galloway', 'pineywoods'], 6],
  ])('SE-V3 a hand of %o makes %i: one Simmental counts, the best', (hand, value) => {
    expect(total(earning(...hand).play('income 0'))).toEqual([value]);
  });

  it.each(['calf', 'heifer', 'cow'])('SE-V3 SE-B1 a %s is discarded where any type will do', (card) => {
    const t = withSimmental().at(0, 'FLOOD-R1').build(0, '2a', 'FLOOD-R1').hand(0, card).phaseB(0);
    t.play('use 3', `discard ${card}`, 'certify 1');
    expect(t.player(0).certificates).toBe(1);
    expect(t.cards(0, 'discard')).toEqual([card]);
  });

  it('SE-V3 two calves are two cattle of the same type', () => {
    const t = withSimmental().at(0, 'F').hand(0, 'calf', 'calf').phaseB(0).play('use 1', 'discard calf');
    expect(t.player(0).money).toBe(14);
    expect(t.cards(0, 'discard')).toEqual(['calf', 'calf']);
  });

  it.each([
    ['A', 'galloway'],
    ['B', 'santa-gertrudis'],
    ['E', 'pineywoods'],
  ])('SE-V3 where building %s names a %s, no Simmental is meant', (letter, breed) => {
    const t = withSimmental().at(0, letter).hand(0, 'calf', 'heifer', 'cow').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    expect(t.hand(0, breed).can('use 1')).toBe(true);
  });

  it('SE-V3 where a breeding value is named, no Simmental is meant, even with that value', () => {
    // A calf with breeding value 3 does not exist; with one, 5a would still ask for yellow, red or blue.
    const t = withSimmental({ breeds: { calf: { breeding: 3 } } })
      .at(0, 'A-1')
      .build(0, '5a', 'A-1')
      .hand(0, 'calf');
    t.phaseB(0);
    expect(t.can('use 1')).toBe(false);
    expect(t.hand(0, 'corriente').can('use 1')).toBe(true);
  });

  it('SE-V3 SE-V1 a calf is bought by its own offers only, whatever its breeding value', () => {
    const t = withSimmental({ breeds: { calf: { breeding: 3 } } })
      .at(0, 'E')
      .market('calf');
    t.with(0, { workers: { cowboy: 2 } })
      .phaseB(0)
      .play('use 2');
    expect(t.moves('buy')).toEqual(['buy 9 calf', 'buy 10 calf']);
  });

  it('SE-V3 SE-E2 a heifer is no Shorthorn and a cow is no Hereford to an objective', () => {
    const four = withSimmental().area(0, 'o03').owns(0, 'fl-1', 'fl-2').discard(0, 'heifer');
    expect(four.points(0, 'objectives')).toBe(-2);
    expect(four.discard(0, 'shorthorn-3').points(0, 'objectives')).toBe(3);
    const five = withSimmental().area(0, 'o12').owns(0, 'fl-1').discard(0, 'cow');
    expect(five.points(0, 'objectives')).toBe(-2);
    expect(five.discard(0, 'hereford-5').points(0, 'objectives')).toBe(3);
  });

  it('SE-V3 SE-E2 a calf with breeding value 3 would be no cattle of value 3 to an objective', () => {
    const t = withSimmental({ breeds: { calf: { breeding: 3 } } })
      .area(0, 'o14')
      .stations(0, 's1');
    expect(t.discard(0, 'calf', 'calf', 'calf').points(0, 'objectives')).toBe(-2);
    expect(t.discard(0, 'longhorn', 'longhorn', 'corriente').points(0, 'objectives')).toBe(4);
  });

  it.each([
    ['calf', 3],
    ['heifer', 4],
    ['cow', 5],
  ])('SE-V3 SE-E2 a %s in the deck is worth %i VP', (card, vp) => {
    expect(withSimmental().discard(0, card).points(0, 'cattle')).toBe(vp);
  });
});
