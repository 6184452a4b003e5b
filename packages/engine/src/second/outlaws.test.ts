import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

describe('collecting bounty', () => {
  it.each([
    { space: 'OUTLAW-1', money: 0, tokens: 1 },
    { space: 'OUTLAW-2', money: 1, tokens: 0 },
    { space: 'OUTLAW-3', money: 2, tokens: 0 },
    { space: 'OUTLAW-4', money: 3, tokens: 0 },
    { space: 'OUTLAW-5', money: 4, tokens: 0 },
    { space: 'OUTLAW-6', money: 5, tokens: 0 },
    { space: 'OUTLAW-7', money: 6, tokens: 0 },
    { space: 'OUTLAW-8', money: 8, tokens: 0 },
    { space: 'OUTLAW-9', money: 10, tokens: 0 },
  ])('SE-X10 the outlaw on $space brings $money dollars and $tokens tokens', ({ space, money, tokens }) => {
    const t = secondTable(2).at(0, 'D').with(0, { money: 0 }).outlaw('green', space).phaseB(0);
    t.play('use 1 a', `bounty ${space}`);
    expect(t.player(0)).toMatchObject({ money, tokens, outlaws: [1, 0] });
  });

  it('SE-X10 any outlaw of the section, the player chooses', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-1').outlaw('orange', 'OUTLAW-4');
    t.outlaw('green', 'OUTLAW-9').phaseB(0).play('use 1 a');
    expect(t.moves()).toEqual(['bounty OUTLAW-1', 'bounty OUTLAW-4', 'bounty OUTLAW-9']);
  });

  it('SE-X10 the tile lies in front of the player from now on, green or orange', () => {
    const t = secondTable(2).at(0, 'D').outlaw('orange', 'OUTLAW-4').outlaws(0, 1, 2).phaseB(0);
    t.play('use 1 a', 'bounty OUTLAW-4');
    expect(t.player(0).outlaws).toEqual([1, 3]);
    expect(t.told('outlaw')).toEqual([{ type: 'outlaw', seat: 0, outlaw: 'orange-outlaw', at: 'OUTLAW-4' }]);
  });

  it('SE-X10 the space is empty then, and the others stay where they are', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-4').outlaw('green', 'OUTLAW-5').phaseB(0);
    t.play('use 1 a', 'bounty OUTLAW-4');
    t.at(0, 'D').turn(0);
    expect(t.can('move OUTLAW-4')).toBe(false);
    expect(t.can('move OUTLAW-5')).toBe(true);
  });

  it('SE-X10 one outlaw for one action', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-4').outlaw('green', 'OUTLAW-5').phaseB(0);
    t.play('use 1 a', 'bounty OUTLAW-4');
    expect(t.can('bounty OUTLAW-5')).toBe(false);
    expect(t.can('use 1 a')).toBe(false);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X10 with the section empty there is no bounty', () => {
    const t = secondTable(2).at(0, 'D').phaseB(0);
    expect(t.why('use 1 a')).toMatchObject({ code: 'no-outlaw', rule: 'SE-X10' });
    expect(t.outlaw('green', 'OUTLAW-1').can('use 1 a')).toBe(true);
  });

  it('SE-X10 nothing is collected from an empty space', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-4').phaseB(0).play('use 1 a');
    expect(t.why('bounty OUTLAW-9')).toMatchObject({ code: 'empty-space', rule: 'SE-X10' });
    expect(t.why('bounty D')).toMatchObject({
      code: 'no-outlaw',
      rule: 'SE-X10',
      what: 'D',
    });
  });

  it('SE-X10 herders on the tile stay on the empty space and go on from there', () => {
    const t = secondTable(2).at(0, 'D').at(1, 'OUTLAW-4').outlaw('green', 'OUTLAW-4').outlaw('green', 'OUTLAW-6');
    t.phaseB(0).play('use 1 a', 'bounty OUTLAW-4');
    expect(t.where(1)).toBe('OUTLAW-4');
    t.turn(1).play('move OUTLAW-6');
    expect(t.where(1)).toBe('OUTLAW-6');
  });

  it('SE-X10 SE-B1 standing on an outlaw collects nothing: one single auxiliary action there', () => {
    const t = secondTable(2).at(0, 'OUTLAW-4').outlaw('green', 'OUTLAW-4').phaseB(0);
    expect(t.moves()).toEqual(['auxiliary dollar', 'auxiliary draw', 'end']);
  });

  it("SE-X10 the rulebook's examples: one tile brings $6, another an exchange token", () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-7').outlaw('orange', 'OUTLAW-1').phaseB(0);
    t.play('use 1 a', 'bounty OUTLAW-7');
    expect(t.player(0)).toMatchObject({ money: 16, tokens: 0 });
    t.phaseB(0).play('use 1 a', 'bounty OUTLAW-1');
    expect(t.player(0)).toMatchObject({ money: 16, tokens: 1, outlaws: [1, 1] });
  });
});
