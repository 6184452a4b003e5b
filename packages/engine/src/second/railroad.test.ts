import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

/** At C, whose second action moves the engine by engineers, with $0: stations cannot be upgraded on the way. */
const engine = (engineers: number, from: string, others: string[] = []) => {
  const t = secondTable(others.length > 1 ? 4 : 2).at(0, 'C');
  t.with(0, { money: 0, workers: { engineer: engineers } }).engine(0, from);
  others.forEach((space, i) => t.engine(i + 1, space));
  return t.phaseB(0);
};

describe('the engine forward', () => {
  it('SE-X3 up to as many spaces as there are engineers', () => {
    expect(engine(1, '1').play('use 2').moves()).toEqual(['engine 2']);
    expect(engine(3, '0').play('use 2').moves()).toEqual(['engine 1', 'engine 2', 'engine 3']);
  });

  it('SE-X3 it may stop early, and what is left of the movement is lost', () => {
    const t = engine(3, '0').play('use 2', 'engine 1');
    expect(t.engineAt(0)).toBe('1');
    expect(t.moves('engine')).toEqual([]);
    expect(t.can('use 2')).toBe(false);
  });

  it('SE-X3 at least one space once the action is chosen', () => {
    const t = engine(3, '0').play('use 2');
    expect(t.can('forgo')).toBe(false);
    expect(t.can('engine 0')).toBe(false);
    expect(t.can('done')).toBe(false);
  });

  it('SE-X3 never backward', () => {
    const t = engine(3, '5').play('use 2');
    expect(t.can('engine 4')).toBe(false);
    expect(t.can('engine t4')).toBe(false);
    expect(t.why('engine 4')).toMatchObject({ code: 'not-reachable', rule: 'SE-X3' });
  });

  it('SE-X3 a space farther on is explained as too far', () => {
    const t = engine(3, '0').play('use 2');
    expect(t.why('engine 9')).toMatchObject({ code: 'too-far', rule: 'SE-X3' });
  });

  it.each([
    { icon: '2 for $2 on D', at: 'D', use: 'use 1 b', money: 2, own: null, reach: ['engine 1', 'engine 2'] },
    { icon: '2 on 8a', at: 'A-1', use: 'use 2', money: 0, own: '8a', reach: ['engine 1', 'engine 2'] },
    { icon: '3 on 9a', at: 'A-1', use: 'use 1', money: 0, own: '9a', reach: ['engine 1', 'engine 2', 'engine 3'] },
  ])('SE-X3 an icon with a number goes by it, not by the engineers: $icon', ({ at, use, money, own, reach }) => {
    const t = secondTable(2).with(0, { money, workers: { engineer: 6 } });
    if (own !== null) t.build(0, own, at);
    t.at(0, at).phaseB(0).play(use);
    expect(t.moves('engine')).toEqual(reach);
  });
});

describe('occupied spaces', () => {
  it('SE-X3 the engine does not stop where another one stands, nor stay where it is itself', () => {
    const t = engine(3, '1', ['3']).play('use 2');
    expect(t.why('engine 3')).toMatchObject({ code: 'space-taken', rule: 'SE-X3', what: '3' });
    expect(t.why('engine 1')).toMatchObject({ code: 'already-there', rule: 'SE-X3' });
  });

  it("SE-X3 the rulebook's example: with 3 engineers from space 1 to space 5 over the occupied 3, or to the turnout at 4", () => {
    const t = engine(3, '1', ['3']).play('use 2');
    expect(t.moves()).toEqual(['engine 2', 'engine 4', 'engine 5', 'engine t4']);
    t.play('engine 5');
    expect(t.engineAt(0)).toBe('5');
    expect(t.engineAt(1)).toBe('3');
    const turnout = engine(3, '1', ['3']).play('use 2', 'engine t4');
    expect(turnout.engineAt(0)).toBe('t4');
  });

  it('SE-X3 without that engine the same movement ends at 4', () => {
    expect(engine(3, '1', ['0']).play('use 2').moves()).toEqual(['engine 2', 'engine 3', 'engine 4']);
  });

  it('SE-X3 no engine stops on an occupied space', () => {
    const t = engine(3, '1', ['3']).play('use 2');
    expect(t.can('engine 3')).toBe(false);
  });

  it('SE-X3 several occupied spaces in a row are all passed over', () => {
    expect(engine(1, '1', ['2', '3', '4']).play('use 2').moves()).toEqual(['engine 5', 'engine t4']);
  });

  it('SE-X3 two occupied spaces apart do not count either', () => {
    const t = engine(2, '0', ['1', '3', '0']).play('use 2');
    expect(t.moves()).toEqual(['engine 2', 'engine 4']);
  });

  it('SE-X3 the starting space holds any number of engines', () => {
    const t = secondTable(4);
    expect([0, 1, 2, 3].map((seat) => t.engineAt(seat))).toEqual(['0', '0', '0', '0']);
    expect(engine(1, '0', ['0', '0', '0']).play('use 2').moves()).toEqual(['engine 1']);
  });
});

describe('turnouts', () => {
  it.each(['4', '7', '10', '13', '16', '21', '25', '29', '33'])(
    'SE-X3 from %s one space leads on along the track or to its turnout',
    (space) => {
      const t = engine(1, space).play('use 2');
      expect(t.moves()).toEqual([`engine ${Number(space) + 1}`, `engine t${space}`]);
      t.play(`engine t${space}`);
      expect(t.engineAt(0)).toBe(`t${space}`);
    },
  );

  it('SE-X3 from other spaces there is no turnout', () => {
    expect(engine(1, '5').play('use 2').moves()).toEqual(['engine 6']);
  });

  it('SE-X3 from a turnout the track goes on at the next numbered space', () => {
    expect(engine(2, 't4').play('use 2').moves()).toEqual(['engine 5', 'engine 6']);
  });

  it('SE-X3 a turnout is a space more, but nobody has to go by it', () => {
    expect(engine(2, '3').play('use 2').moves()).toEqual(['engine 4', 'engine 5', 'engine t4']);
    expect(engine(2, '4').play('use 2').moves().sort()).toEqual(['engine 5', 'engine 6', 'engine t4']);
  });

  it('SE-X3 an occupied turnout cannot be entered', () => {
    const t = engine(2, '4', ['t4']).play('use 2');
    expect(t.moves()).toEqual(['engine 5', 'engine 6']);
  });

  it('SE-X3 with the next space occupied the turnout beside it is still free', () => {
    expect(engine(1, '4', ['5']).play('use 2').moves()).toEqual(['engine 6', 'engine t4']);
  });

  it('SE-X3 the stop on a turnout ends the movement, upgraded or not', () => {
    const t = engine(6, '4').with(0, { money: 10 }).play('use 2', 'engine t4', 'forgo');
    expect(t.engineAt(0)).toBe('t4');
    expect(t.moves('engine')).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    const upgraded = engine(6, '4').with(0, { money: 10 }).stationMaster('s1', null);
    upgraded.play('use 2', 'engine t4', 'upgrade s1 aux-draw');
    expect(upgraded.question).toMatchObject({ ask: 'phase-b' });
  });
});

describe('the engine backward as a requirement', () => {
  /** At G, about to pay a single or double auxiliary action with the engine. */
  const back = (from: string, others: string[] = []) => {
    const t = secondTable(others.length > 1 ? 4 : 2)
      .at(0, 'G')
      .with(0, { money: 10 })
      .engine(0, from)
      .stationMaster('s1', null);
    t.cleared(0, 'aux-certificate', 'aux-certificate', 'aux-cull', 'aux-cull');
    others.forEach((space, i) => t.engine(i + 1, space));
    return t.phaseB(0).play('use 2');
  };

  it('SE-X4 exactly the number: one space', () => {
    expect(back('9').play('auxiliary certificate').moves()).toEqual(['engine 8']);
    expect(back('9').play('auxiliary certificate', 'engine 8').engineAt(0)).toBe('8');
  });

  it('SE-X4 exactly the number: two spaces, never fewer', () => {
    const t = back('20').play('auxiliary certificate double');
    expect(t.moves()).toEqual(['engine 18']);
    expect(t.can('engine 19')).toBe(false);
    expect(t.can('forgo')).toBe(false);
  });

  it('SE-X4 occupied spaces are ignored, so the engine goes farther', () => {
    const t = back('9', ['8']).play('auxiliary certificate');
    expect(t.moves()).toEqual(['engine 7', 'engine t7']);
    expect(t.why('engine 8')).toMatchObject({ code: 'space-taken', rule: 'SE-X4' });
    expect(t.why('engine 9')).toMatchObject({ code: 'already-there', rule: 'SE-X4' });
    expect(t.why('engine 6')).toMatchObject({ code: 'not-exactly', rule: 'SE-X4' });
    expect(back('20', ['19', '17', '18']).play('auxiliary certificate double').moves()).toEqual([
      'engine 15',
      'engine 16',
    ]);
  });

  it('SE-X4 a turnout may be the last space', () => {
    expect(back('5').play('auxiliary certificate').moves()).toEqual(['engine 4', 'engine t4']);
    expect(back('6').play('auxiliary certificate double').moves()).toEqual(['engine 4', 'engine t4']);
  });

  it('SE-X4 on the way back a turnout counts as a space too', () => {
    expect(back('5').play('auxiliary certificate double').moves()).toEqual(['engine 3', 'engine 4']);
  });

  it('SE-X4 an occupied turnout is ignored', () => {
    expect(back('5', ['t4']).play('auxiliary certificate').moves()).toEqual(['engine 4']);
  });

  it('SE-X4 back from a turnout leads to the space it branches off', () => {
    expect(back('t4').play('auxiliary certificate').moves()).toEqual(['engine 4']);
    expect(back('t4', ['4']).play('auxiliary certificate').moves()).toEqual(['engine 3']);
  });

  it('SE-X4 SE-X5 the station of the turnout it stops on may be upgraded', () => {
    const t = back('5').play('auxiliary cull', 'engine t4', 'upgrade s1 aux-draw');
    expect(t.player(0).stations[0]).toBe(1);
    expect(t.points(0, 'stations')).toBe(1);
    const left = back('5').play('auxiliary certificate', 'engine t4', 'forgo', 'certify 1');
    expect(left.player(0)).toMatchObject({ certificates: 1, money: 9 });
    expect(left.points(0, 'stations')).toBe(0);
  });

  it('SE-X4 from the starting space such an action is not possible', () => {
    const t = back('0');
    expect(t.moves('auxiliary')).toEqual(['auxiliary dollar', 'auxiliary draw']);
    expect(t.why('auxiliary certificate')?.rule).toBe('SE-X4');
    expect(t.why('auxiliary cull')?.rule).toBe('SE-X4');
    expect(t.engine(0, '1').can('auxiliary certificate')).toBe(true);
  });

  it('SE-X4 the refusal does not speak of a way forward', () => {
    expect(back('0').why('auxiliary certificate')?.code).toBe('not-far-enough');
    expect(back('9').play('auxiliary certificate').why('engine 7')?.code).toBe('not-exactly');
  });

  it('SE-X4 with one space behind the engine two cannot be paid', () => {
    const t = back('1');
    expect(t.can('auxiliary certificate')).toBe(true);
    expect(t.can('auxiliary certificate double')).toBe(false);
    expect(t.can('auxiliary cull double')).toBe(false);
    expect(back('2').can('auxiliary certificate double')).toBe(true);
  });

  it('SE-X4 an occupied space shortens the way to the start: from 2 over 1 only one space is left', () => {
    const t = back('2', ['1']);
    expect(t.can('auxiliary certificate double')).toBe(false);
    expect(t.play('auxiliary certificate').moves()).toEqual(['engine 0']);
  });

  it('SE-X4 the starting space is never occupied', () => {
    const t = back('1', ['0']).play('auxiliary certificate', 'engine 0');
    expect(t.engineAt(0)).toBe('0');
    expect(t.engineAt(1)).toBe('0');
  });

  it('SE-X4 building 1b: one space back for $3, not from the start', () => {
    const t = secondTable(2).build(0, '1b', 'A-1').at(0, 'A-1').engine(0, '9').phaseB(0).play('use 2', 'engine 8');
    expect(t.player(0).money).toBe(13);
    expect(secondTable(2).build(0, '1b', 'A-1').at(0, 'A-1').phaseB(0).can('use 2')).toBe(false);
  });
});

describe('the last space', () => {
  const last = (money: number, others: string[] = []) => engine(4, '37', others).with(0, { money }).play('use 2');

  it('SE-X6 the movement ends on space 39, whatever is left of it', () => {
    expect(last(0).moves()).toEqual(['engine 38', 'engine 39']);
  });

  it('SE-X6 short of it nothing happens', () => {
    const t = last(10).play('engine 38');
    expect(t.engineAt(0)).toBe('38');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X6 its station may be upgraded for $3, before going back', () => {
    const t = last(3).play('engine 39', 'upgrade s10 step-right');
    expect(t.player(0).money).toBe(0);
    expect(t.player(0).stations[9]).toBe(1);
    expect(t.points(0, 'stations')).toBe(9);
    expect(t.engineAt(0)).toBe('39');
    t.play('engine 38');
    expect(t.player(0).money).toBe(3);
  });

  it('SE-X6 the upgrade there can be left, the way back cannot', () => {
    const t = last(3).play('engine 39', 'forgo');
    expect(t.points(0, 'stations')).toBe(0);
    expect(t.can('forgo')).toBe(false);
    expect(t.can('engine 39')).toBe(false);
    expect(t.can('end')).toBe(false);
  });

  it('SE-X6 back to any space: 39 numbered ones with the start, and nine turnouts', () => {
    const t = last(0).play('engine 39');
    expect(t.moves()).toHaveLength(48);
    expect(t.can('engine 38')).toBe(true);
    expect(t.can('engine 0')).toBe(true);
    expect(t.can('engine t4')).toBe(true);
    expect(t.can('engine t33')).toBe(true);
  });

  it('SE-X6 only to a free space; the start is always free', () => {
    const t = last(0, ['38', 't7', '0']).play('engine 39');
    expect(t.why('engine 39')).toMatchObject({ code: 'already-there', rule: 'SE-X6' });
    expect(t.why('engine 38')).toMatchObject({ code: 'space-taken', rule: 'SE-X6' });
    expect(t.can('engine t7')).toBe(false);
    expect(t.can('engine 0')).toBe(true);
    expect(t.moves()).toHaveLength(46);
  });

  it('SE-X6 after that $3 are gained', () => {
    const t = last(0).play('engine 39');
    expect(t.player(0).money).toBe(0);
    t.play('engine 20');
    expect(t.player(0).money).toBe(3);
    expect(t.engineAt(0)).toBe('20');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X6 SE-X5 these $3 do not pay for the station of space 39', () => {
    const t = last(2).play('engine 39');
    expect(t.question).toMatchObject({ ask: 'engine-return' });
  });

  it('SE-X6 SE-X5 on a turnout its station may be upgraded too, with these very $3', () => {
    const t = last(0).stationMaster('s1', null).play('engine 39', 'engine t4', 'upgrade s1 aux-draw');
    expect(t.player(0).money).toBe(1);
    expect(t.points(0, 'stations')).toBe(1);
  });

  it('SE-X6 SE-X5 two upgrades in one movement: space 39 and the turnout gone back to', () => {
    const t = last(5).play('engine 39', 'upgrade s10 step-right', 'engine t33', 'upgrade s9 certificate-6');
    expect(t.player(0).money).toBe(0);
    expect(t.points(0, 'stations')).toBe(17);
  });

  it('SE-X6 SE-X5 the upgrade on the turnout can be left', () => {
    const t = last(10).play('engine 39', 'forgo', 'engine t33', 'forgo');
    expect(t.player(0).money).toBe(13);
    expect(t.engineAt(0)).toBe('t33');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X6 a second visit brings $3 again, but no second upgrade', () => {
    const t = last(10).stations(0, 's10').play('engine 39');
    expect(t.question).toMatchObject({ ask: 'engine-return' });
    t.play('engine 30');
    expect(t.player(0).money).toBe(13);
  });
});
