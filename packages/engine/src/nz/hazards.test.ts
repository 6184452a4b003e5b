import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

const owned = (t: Table) => t.player(0).hazards.map((hazard) => t.c.hazards[hazard]!.id);

describe('removing a hazard', () => {
  /** On H, whose third action removes a hazard for £5. */
  const onH = (money: number) => table(2).at(0, 'H').with(0, { money });

  it('NZ-X17 a rockfall comes with a Sheepdog', () => {
    const t = onH(5).hazard('rk-4', 'RK3').hazard('fl-1', 'FL1').phaseB(0).play('use 3', 'remove RK3', 'take');
    expect(t.player(0).money).toBe(0);
    expect(owned(t)).toEqual(['rk-4']);
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
  });

  it('NZ-X17 a flood comes with a Ferry', () => {
    const t = onH(5).hazard('rk-4', 'RK3').hazard('fl-1', 'FL1').phaseB(0).play('use 3', 'remove FL1', 'take');
    expect(owned(t)).toEqual(['fl-1']);
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
  });

  it('NZ-X17 any one hazard may be chosen, wherever it lies', () => {
    const t = onH(5).hazard('rk-1', 'RK1').hazard('rk-9', 'RK4').hazard('fl-7', 'FL2').phaseB(0).play('use 3');
    expect(t.moves('remove')).toEqual(['remove RK1', 'remove RK4', 'remove FL2']);
    t.play('remove RK4', 'take');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('use 3')).toBe(false);
  });

  it('NZ-X17 only a space with a hazard can be cleared', () => {
    const t = onH(5).hazard('rk-1', 'RK1').build(0, '1a', 'A1').phaseB(0).play('use 3');
    expect(t.why('remove RK2')).toMatchObject({ code: 'empty-space' });
    for (const space of ['A', 'A1'])
      expect(t.why(`remove ${space}`)).toMatchObject({
        code: 'no-hazard',
        rule: 'NZ-X17',
        what: space,
      });
  });

  it('NZ-X17 the hazard is gone from the trail', () => {
    const t = onH(5).hazard('rk-3', 'RK1').phaseB(0).play('use 3', 'remove RK1', 'take');
    t.at(0, 'A').with(0, { money: 3 }).turn(0);
    expect(t.can('move RK1>B')).toBe(false);
    t.play('move B');
    expect(t.player(0).money).toBe(3);
  });

  it('NZ-X17 the price of the icon is paid in full', () => {
    const t = onH(4).hazard('rk-1', 'RK1').phaseB(0);
    expect(t.why('use 3')).toMatchObject({ code: 'too-dear', rule: 'NZ-X17' });
    expect(t.with(0, { money: 5 }).can('use 3')).toBe(true);
  });

  it('NZ-X17 without a price on the icon it is free: 9a', () => {
    const t = table(2).build(0, '9a', 'A1').at(0, 'A1').with(0, { money: 0 }).hazard('fl-3', 'FL1').phaseB(0);
    t.play('use 3', 'remove FL1', 'take');
    expect(owned(t)).toEqual(['fl-3']);
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
  });

  it('NZ-X17 flipped H removes a hazard for £5 too', () => {
    const t = onH(5).flipped().hazard('fl-3', 'FL1').phaseB(0).play('use 2', 'remove FL1', 'take');
    expect(t.player(0).money).toBe(0);
    expect(owned(t)).toEqual(['fl-3']);
  });

  it('NZ-X17 with both sections empty there is no hazard to take', () => {
    const t = onH(20).phaseB(0);
    expect(t.why('use 3')).toMatchObject({ code: 'no-hazard', rule: 'NZ-X17' });
  });

  it.each([
    ['rk-1', 2],
    ['rk-4', 3],
    ['rk-9', 4],
    ['fl-2', 2],
    ['fl-3', 3],
    ['fl-6', 4],
  ])('NZ-X17 %s is worth %i VP', (hazard, vp) => {
    const t = onH(5).hazard(hazard, 'RK1').phaseB(0).play('use 3', 'remove RK1', 'take');
    expect(t.points(0, 'tiles')).toBe(vp);
  });

  it.each([
    ['rk-1', 'RK1', 'sheepdog'],
    ['fl-1', 'FL1', 'ferry'],
  ])('NZ-B6 NZ-X17 the card of %s may be left, and the hazard is kept', (hazard, space, card) => {
    const t = onH(5)
      .hazard(hazard, space)
      .supply({ [card]: 1 })
      .phaseB(0)
      .play('use 3', `remove ${space}`);
    expect(t.moves()).toEqual(['take', 'forgo']);
    t.play('forgo');
    expect(owned(t)).toEqual([hazard]);
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.s.cardSupply[t.c.supplyCards.findIndex((supply) => supply === card)]).toBe(1);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X17 NZ-X22 with no Sheepdog or Ferry left the hazard comes alone', () => {
    const rockfall = onH(5).hazard('rk-1', 'RK1').supply({ sheepdog: 0 }).phaseB(0).play('use 3', 'remove RK1');
    expect(owned(rockfall)).toEqual(['rk-1']);
    expect(rockfall.cards(0, 'discard')).toEqual([]);
    expect(rockfall.question).toMatchObject({ ask: 'phase-b' });
    const flood = onH(5).hazard('fl-1', 'FL1').supply({ ferry: 0 }).phaseB(0).play('use 3', 'remove FL1');
    expect(owned(flood)).toEqual(['fl-1']);
    expect(flood.cards(0, 'discard')).toEqual([]);
    expect(flood.question).toMatchObject({ ask: 'phase-b' });
  });
});
