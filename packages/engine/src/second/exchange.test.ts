import { describe, expect, it } from 'vitest';
import { freshSecondTable, secondTable } from '../testing/index.ts';

describe('exchange tokens', () => {
  it('SE-X12 everybody starts with one', () => {
    const t = freshSecondTable(4);
    expect([0, 1, 2, 3].map((seat) => t.player(seat).tokens)).toEqual([1, 1, 1, 1]);
  });

  it('SE-X12 for a token draw two cards, then discard two', () => {
    const t = secondTable(2).hand(0, 'criollo').stack(0, 'longhorn', 'galloway', 'corriente').with(0, { tokens: 1 });
    t.turn(0).play('exchange 2');
    expect(t.player(0).tokens).toBe(0);
    expect(t.cards(0, 'hand').sort()).toEqual(['criollo', 'galloway', 'longhorn']);
    t.play('discard criollo');
    expect(t.question).toMatchObject({ seat: 0, ask: 'discard' });
    t.play('discard galloway');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.cards(0, 'discard')).toEqual(['criollo', 'galloway']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-X12 up to two: one card drawn, one discarded', () => {
    const t = secondTable(2).hand(0, 'criollo').stack(0, 'longhorn', 'galloway').with(0, { tokens: 1 }).turn(0);
    t.play('exchange 1', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.player(0).tokens).toBe(0);
    expect(t.question).toMatchObject({ ask: 'phase-a' });
  });

  it('SE-X12 a drawn card may be discarded again', () => {
    const t = secondTable(2).hand(0, 'corriente').stack(0, 'criollo').with(0, { tokens: 1 }).turn(0);
    expect(t.play('exchange 1', 'discard criollo').cards(0, 'hand')).toEqual(['corriente']);
  });

  it('SE-X12 three are too many', () => {
    const t = secondTable(2).with(0, { tokens: 1 }).turn(0);
    expect(t.can('exchange 2')).toBe(true);
    expect(t.can('exchange 3')).toBe(false);
  });

  it('SE-X12 without a token there is no exchange', () => {
    const t = secondTable(2).turn(0);
    expect(t.why('exchange 2')).toMatchObject({ code: 'not-enough-tokens', rule: 'SE-X12' });
    expect(t.with(0, { tokens: 1 }).can('exchange 2')).toBe(true);
  });

  it('SE-X12 as many discarded as were drawn: with one card left to draw it is one', () => {
    const t = secondTable(2).hand(0, 'criollo').stack(0, 'longhorn').discard(0).with(0, { tokens: 1 }).turn(0);
    expect(t.moves('exchange')).toEqual(['exchange 1']);
    t.play('exchange 1', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-a' });
  });

  it('SE-X12 SE-C1 an empty stack is made anew from the discard pile', () => {
    const t = secondTable(2).hand(0, 'criollo').stack(0).discard(0, 'longhorn').with(0, { tokens: 1 }).turn(0);
    t.play('exchange 1', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
  });

  it('SE-X12 with nothing to draw there is no exchange', () => {
    const t = secondTable(2).hand(0, 'criollo').stack(0).discard(0).with(0, { tokens: 1 }).turn(0);
    expect(t.moves('exchange')).toEqual([]);
  });

  it('SE-X12 several tokens one after the other', () => {
    const t = secondTable(2)
      .hand(0, 'criollo')
      .stack(0, 'criollo', 'criollo', 'longhorn')
      .with(0, { tokens: 2 })
      .turn(0);
    t.play('exchange 2', 'discard criollo', 'discard criollo', 'exchange 1', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.player(0).tokens).toBe(0);
  });

  it('SE-X12 in the turn of another player', () => {
    const t = secondTable(2).hand(1, 'criollo').stack(1, 'longhorn').with(1, { tokens: 1 }).turn(0);
    t.playAs(1, 'exchange 1').playAs(1, 'discard criollo');
    expect(t.cards(1, 'hand')).toEqual(['longhorn']);
    expect(t.player(1).tokens).toBe(0);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-X12 in the middle of an own action', () => {
    const t = secondTable(2).at(0, 'E').with(0, { tokens: 1, money: 40 }).market('longhorn', 'corriente');
    t.hand(0, 'criollo').stack(0, 'galloway').phaseB(0).play('use 2', 'exchange 1', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['galloway']);
    expect(t.can('buy 1 longhorn')).toBe(true);
  });

  it("SE-X12 in the middle of another player's action", () => {
    const t = secondTable(2)
      .at(0, 'E')
      .market('longhorn')
      .hand(1, 'criollo')
      .stack(1, 'galloway')
      .with(1, { tokens: 1 });
    t.phaseB(0).play('use 2').playAs(1, 'exchange 1').playAs(1, 'discard criollo');
    expect(t.cards(1, 'hand')).toEqual(['galloway']);
    expect(t.question).toMatchObject({ seat: 0 });
    expect(t.can('buy 1 longhorn')).toBe(true);
  });

  it('SE-X12 before the first turn of anybody too', () => {
    const t = freshSecondTable(2);
    expect(t.can('exchange 2')).toBe(true);
    expect(t.can('exchange 2', 1)).toBe(true);
  });

  it('SE-X12 the card an action was begun for may be exchanged away: then the action lapses', () => {
    const t = secondTable(2).at(0, 'E').hand(0, 'pineywoods').stack(0, 'criollo').with(0, { tokens: 1 }).phaseB(0);
    t.play('use 1', 'exchange 1', 'discard pineywoods');
    expect(t.player(0).money).toBe(10);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X12 SE-K3 in Kansas City until the income is taken', () => {
    const t = secondTable(2).at(0, 'G').hand(0, 'criollo', 'galloway').stack(0, 'longhorn').with(0, { tokens: 1 });
    t.foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
    t.turn(0).play('move KC', 'kansas-city', 'exchange 1', 'discard criollo', 'income 0');
    expect(t.player(0).money).toBe(15);
  });

  it('SE-X12 a new one from private building 12b, an outlaw, or between St. Louis and Bloomington', () => {
    const own = secondTable(2).build(0, '12b', 'A-1').at(0, 'A-1').phaseB(0).play('use 2');
    expect(own.player(0).tokens).toBe(1);
    const outlaw = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-1').phaseB(0).play('use 1 a', 'bounty OUTLAW-1');
    expect(outlaw.player(0).tokens).toBe(1);
    const city = secondTable(2).at(0, 'G').hand(0, 'longhorn', 'corriente').cities(0, 'st-louis');
    city.foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
    city.turn(0).play('move KC', 'kansas-city', 'income 0', 'deliver bloomington aux-draw');
    expect(city.player(0).tokens).toBe(1);
  });

  it('SE-X12 tokens never run out', () => {
    const t = secondTable(2).with(0, { tokens: 12 }).build(0, '12b', 'A-1').at(0, 'A-1').phaseB(0).play('use 2');
    expect(t.player(0).tokens).toBe(13);
  });
});
