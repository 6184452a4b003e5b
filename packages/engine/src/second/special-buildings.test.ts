import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

/** The herder of seat 0 on this own building. */
const own = (building: string, at = 'A-1') => secondTable(2).build(0, building, at).at(0, at);

describe('6b: the local actions of an adjacent building', () => {
  it('SE-X14 6b: the building on the space right before', () => {
    const t = own('6b').hand(0, 'galloway').phaseB(0).play('use 1', 'borrow A', 'use 1', 'discard galloway');
    expect(t.player(0).money).toBe(12);
  });

  it('SE-X14 6b: or the one right after', () => {
    const t = own('6b', 'A-3').hand(0, 'santa-gertrudis').phaseB(0).play('use 1', 'borrow B', 'use 1');
    t.play('discard santa-gertrudis');
    expect(t.player(0).money).toBe(12);
  });

  it('SE-X14 6b: any of its local actions, each once, in any order', () => {
    const t = own('6b').hand(0, 'galloway').with(0, { money: 40 }).token(12).job('cowboy', 1, 1).job('cowboy', 1, 2);
    t.phaseB(0).play('use 1', 'borrow A', 'use 3', 'hire cowboy 6@1');
    expect(t.can('use 3')).toBe(false);
    t.play('use 1', 'discard galloway', 'use 2', 'hire cowboy 6@1');
    expect(t.player(0).money).toBe(40 - 8 + 2 - 6);
    expect(t.workers(0).cowboy).toBe(3);
  });

  it('SE-X14 6b: some of them may be left out', () => {
    const t = own('6b').hand(0, 'galloway').with(0, { money: 40 }).token(12).job('cowboy', 1, 1).phaseB(0);
    t.play('use 1', 'borrow A', 'use 1', 'discard galloway', 'done');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('use 1')).toBe(false);
    expect(t.can('use 2')).toBe(false);
  });

  it('SE-X14 6b: only one of the adjacent buildings', () => {
    const t = own('6b').build(0, '12a', 'A-2').hand(0, 'galloway').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['borrow A', 'borrow A-2']);
    expect(t.why('borrow B')).toMatchObject({ code: 'not-there', rule: 'SE-X14' });
    t.play('borrow A-2', 'use 1', 'done');
    expect(t.player(0).money).toBe(11);
    expect(t.can('use 1')).toBe(false);
    expect(t.can('borrow A')).toBe(false);
  });

  it('SE-X14 6b: neutral, own or of another player, and no fee for it', () => {
    const t = own('6b', 'B-2').build(1, '1a', 'B-1').build(0, '2b', 'C-1-1').build(0, '12a', 'B-3').phaseB(0);
    t.play('use 1');
    expect(t.moves()).toEqual(['borrow B-1', 'borrow B-3']);
    t.play('borrow B-1', 'use 1');
    expect(t.player(0).money).toBe(12);
    expect(t.player(1).money).toBe(10);
  });

  it('SE-X14 6b: an empty space between is not adjacent', () => {
    const t = own('6b', 'A-2').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    t.build(1, '12a', 'A-1').play('use 1');
    expect(t.moves()).toEqual(['borrow A-1']);
    expect(t.why('borrow A')?.rule).toBe('SE-X14');
  });

  it('SE-X14 6b: a hazard or an outlaw is no building', () => {
    const t = own('6b', 'FLOOD-R1').hazard('fl-1', 'FLOOD-4').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    const outlaw = own('6b', 'OUTLAW-R1').outlaw('green', 'OUTLAW-9').phaseB(0);
    expect(outlaw.can('use 1')).toBe(false);
  });

  it('SE-X14 6b: at a fork only what lies right before and right after on the own branch', () => {
    const t = own('6b', 'E-1').build(1, '12a', 'D-1').build(1, '2a', 'ROCKFALL-R1').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['borrow E']);
  });

  it('SE-X14 6b: not another 6b', () => {
    const t = own('6b', 'A-2').build(1, '6b', 'A-1').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    t.build(1, '12a', 'A-3').play('use 1');
    expect(t.moves()).toEqual(['borrow A-3']);
  });

  it('SE-X14 6b: the risk action of the adjacent space comes along, and the own one stays', () => {
    const t = own('6b', 'FLOOD-R2').build(1, '12a', 'FLOOD-R1').hand(0, 'criollo', 'criollo').phaseB(0);
    t.play('use 1', 'borrow FLOOD-R1', 'use 3', 'discard criollo', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, money: 10 });
    t.play('done', 'use 2', 'discard criollo', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 2, money: 12 });
  });

  it('SE-X14 6b: a borrowed "move your herder" starts where the herder stands', () => {
    const t = own('6b', 'A-2').build(1, '3a', 'A-1').phaseB(0).play('use 1', 'borrow A-1', 'use 2');
    expect(t.moves()).toEqual(['move B']);
    t.play('move B');
    expect(t.where(0)).toBe('B');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-b', source: 'B' });
  });

  /** On 6b beside B, whose actions are borrowed. */
  const borrowing = () =>
    own('6b', 'A-3').hand(0, 'santa-gertrudis', 'o01').with(0, { money: 20 }).phaseB(0).play('use 1', 'borrow B');

  it('SE-X14 SE-B2 6b: the borrowed actions close when 6b itself is replaced meanwhile', () => {
    const t = borrowing();
    expect(t.can('use 1')).toBe(true);
    t.play('use 2', 'build 7', 'site A-3');
    expect(t.told('built')).toMatchObject([{ building: '7a', replaced: '6b' }]);
    expect(t.moves('use')).toEqual([]);
    expect(t.why('use 1')).toMatchObject({ code: 'already-used', rule: 'SE-B2' });
    t.play('done');
    expect(t.moves('use')).toEqual([]);
    expect(t.player(0).money).toBe(18);
  });

  it('SE-X14 SE-X7 6b: cards may still be played then', () => {
    const t = borrowing().play('use 2', 'build 7', 'site A-3');
    expect(t.can('play o01')).toBe(true);
    t.play('play o01 forgo');
    expect(t.cards(0, 'area')).toEqual(['o01']);
    expect(t.can('use 1')).toBe(false);
    expect(t.can('done')).toBe(true);
  });

  it('SE-X14 6b: a building put up elsewhere leaves the borrowed actions open', () => {
    const t = borrowing().play('use 2', 'build 1', 'site A-1', 'use 1', 'discard santa-gertrudis');
    expect(t.player(0).money).toBe(20 - 2 + 2);
  });

  it('SE-X14 6b: what counts is the own, not that of the owner', () => {
    const t = own('6b', 'A-2')
      .build(1, '12a', 'A-1')
      .with(0, { workers: { builder: 2 } });
    t.with(1, { workers: { builder: 6 } })
      .phaseB(0)
      .play('use 1', 'borrow A-1', 'use 1');
    expect(t.player(0).money).toBe(12);
  });
});

describe('8b: an objective into the hand', () => {
  const on8b = (...hand: string[]) =>
    own('8b')
      .hand(0, ...hand)
      .objectives(['o02', 'o03', 'o04', 'o05'], ['o06', 'o07']);

  it('SE-X14 8b: any cattle card for $6 and an objective of the display, into the hand', () => {
    const t = on8b('criollo', 'longhorn').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard criollo', 'discard longhorn']);
    t.play('discard longhorn');
    expect(t.player(0).money).toBe(16);
    t.play('objective o03');
    expect(t.cards(0, 'hand')).toEqual(['criollo', 'o03']);
    expect(t.cards(0, 'discard')).toEqual(['longhorn']);
    expect(t.told('acquired')).toEqual([{ type: 'acquired', seat: 0, card: 'o03', onto: 'hand', from: 'display' }]);
    expect(t.s.objectives.map((card) => t.c.cards[card]!.id).sort()).toEqual(['o02', 'o04', 'o05', 'o06']);
  });

  it('SE-X14 8b: or the top card of the stack', () => {
    const t = on8b('criollo').phaseB(0).play('use 1', 'discard criollo', 'objective stack');
    expect(t.cards(0, 'hand')).toEqual(['o06']);
    expect(t.s.objectiveStack).toHaveLength(1);
  });

  it('SE-X14 SE-X7 8b: it can be played in the same phase', () => {
    const t = on8b('criollo').phaseB(0).play('use 1', 'discard criollo', 'objective o02', 'play o02');
    expect(t.player(0).money).toBe(18);
    expect(t.cards(0, 'area')).toEqual(['o02']);
  });

  it('SE-X14 8b: an objective card is no cattle card', () => {
    const t = on8b('o01').phaseB(0);
    expect(t.why('use 1')).toMatchObject({ code: 'card-not-in-hand' });
  });

  it('SE-X14 SE-V3 8b: a Simmental is a cattle card of any type', () => {
    const t = secondTable(2, { simmental: true }).build(0, '8b', 'A-1').at(0, 'A-1').hand(0, 'calf').phaseB(0);
    t.play('use 1', 'discard calf');
    expect(t.player(0).money).toBe(16);
  });

  it('SE-X14 8b: the objective may be left, the $6 may not', () => {
    const t = on8b('criollo').phaseB(0).play('use 1', 'discard criollo');
    expect(t.player(0).money).toBe(16);
    t.play('forgo');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.s.objectiveStack).toHaveLength(2);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X14 8b: with no objective left the $6 come alone', () => {
    const t = own('8b').hand(0, 'criollo').objectives([], []).phaseB(0).play('use 1', 'discard criollo');
    expect(t.player(0).money).toBe(16);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X14 8b: once, however many cattle are in hand', () => {
    const t = on8b('criollo', 'galloway').phaseB(0).play('use 1', 'discard criollo', 'objective o02');
    expect(t.can('use 1')).toBe(false);
  });
});

describe('9a: an extraordinary delivery', () => {
  const on9a = (engine: string) => own('9a').engine(0, engine).phaseB(0);
  const reach = (engine: string, to: string) => {
    const t = on9a(engine).play('use 2', `engine ${to}`);
    return ['kansas-city', 'fulton', 'st-louis', 'bloomington', 'peoria', 'chicago'].filter((city) =>
      t.can(`deliver ${city} aux-draw`),
    );
  };

  it('SE-X14 9a: the engine goes back as far as wanted, at least one space', () => {
    expect(on9a('3').play('use 2').moves().sort()).toEqual(['engine 0', 'engine 1', 'engine 2']);
  });

  it('SE-X14 9a: a city whose value is no higher than the spaces gone back', () => {
    expect(reach('9', '8')).toEqual(['kansas-city', 'fulton']);
    expect(reach('9', '6')).toEqual(['kansas-city', 'fulton']);
    expect(reach('9', '5')).toEqual(['kansas-city', 'fulton', 'st-louis']);
    expect(reach('9', '3')).toEqual(['kansas-city', 'fulton', 'st-louis', 'bloomington']);
    expect(reach('20', '10')).toEqual(['kansas-city', 'fulton', 'st-louis', 'bloomington', 'peoria', 'chicago']);
  });

  it('SE-X14 SE-K4 9a: a city out of reach is explained by its value', () => {
    const t = on9a('9').play('use 2', 'engine 5');
    expect(t.why('deliver chicago aux-draw')).toMatchObject({
      code: 'out-of-reach',
      rule: 'SE-K4',
      what: 'chicago',
      need: 10,
      have: 4,
    });
  });

  it('SE-X14 9a: no income, no transport costs, the hand and the herder stay', () => {
    const t = on9a('10').hand(0, 'longhorn').play('use 2', 'engine 0', 'deliver chicago aux-draw');
    expect(t.player(0).money).toBe(10);
    expect(t.player(0).cities[5]).toBe(1);
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.where(0)).toBe('A-1');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-b' });
  });

  it('SE-X14 SE-K4 9a: corners, prices and gains of the disc as usual', () => {
    const white = on9a('9').play('use 2', 'engine 5');
    expect(white.why('deliver st-louis step-left')).toMatchObject({ code: 'dark-corners' });
    const step = on9a('20').play('use 2', 'engine 10', 'deliver chicago step-left');
    expect(step.player(0).money).toBe(13);
    const hand = on9a('20').play('use 2', 'engine 10', 'deliver chicago hand');
    expect(hand.player(0).money).toBe(5);
  });

  it('SE-X14 SE-K4 9a: no city twice, but Kansas City with its $4 again and again', () => {
    const t = on9a('9').cities(0, 'fulton', 'kansas-city').play('use 2', 'engine 8');
    expect(t.why('deliver fulton aux-draw')).toMatchObject({ code: 'already-delivered', rule: 'SE-K4' });
    t.play('deliver kansas-city aux-draw');
    expect(t.player(0).money).toBe(14);
    expect(t.player(0).cities[0]).toBe(2);
    expect(t.points(0, 'cities')).toBe(-12);
  });

  it('SE-X14 SE-K4 9a: arrows between two own discs act as usual', () => {
    const t = on9a('9').cities(0, 'fulton').objectives(['o01', 'o02'], ['o03']);
    t.play('use 2', 'engine 5', 'deliver st-louis aux-draw', 'objective o02');
    expect(t.cards(0, 'discard')).toEqual(['o02']);
    expect(t.points(0, 'cities')).toBe(-3);
    const token = on9a('9').cities(0, 'bloomington').play('use 2', 'engine 5', 'deliver st-louis aux-draw');
    expect(token.player(0).tokens).toBe(1);
  });

  it('SE-X14 9a: a turnout to stop on adds nothing', () => {
    expect(reach('9', 't4')).toEqual(['kansas-city', 'fulton', 'st-louis']);
    expect(reach('9', '4')).toEqual(['kansas-city', 'fulton', 'st-louis']);
    expect(reach('10', 't4')).toEqual(['kansas-city', 'fulton', 'st-louis']);
    expect(reach('10', '4')).toEqual(['kansas-city', 'fulton', 'st-louis', 'bloomington']);
  });

  it('SE-X14 9a: a turnout right behind is no space gone back', () => {
    const t = on9a('5').play('use 2');
    expect(t.can('engine t4')).toBe(false);
    expect(t.can('engine 4')).toBe(true);
  });

  it('SE-X14 9a: from a turnout the numbered spaces count', () => {
    expect(reach('t7', '5')).toEqual(['kansas-city', 'fulton']);
    expect(reach('t7', '4')).toEqual(['kansas-city', 'fulton', 'st-louis']);
  });

  it('SE-X14 9a: an occupied space is ignored, it does not count', () => {
    const t = on9a('9').engine(1, '8').play('use 2');
    expect(t.can('engine 8')).toBe(false);
    t.play('engine 5');
    expect(t.can('deliver fulton aux-draw')).toBe(true);
    expect(t.can('deliver st-louis aux-draw')).toBe(false);
  });

  it('SE-X14 SE-X5 9a: the station of the turnout is upgraded after the delivery', () => {
    const t = on9a('9').stationMaster('s1', null).play('use 2', 'engine t4');
    expect(t.moves('upgrade')).toEqual([]);
    t.play('deliver st-louis aux-draw', 'upgrade s1 aux-cull');
    expect(t.player(0).money).toBe(8);
    expect(t.points(0, 'stations')).toBe(1);
    const left = on9a('9').play('use 2', 'engine t4', 'deliver st-louis aux-draw', 'forgo');
    expect(left.points(0, 'stations')).toBe(0);
  });

  it('SE-X14 SE-X4 9a: not from the starting space', () => {
    const t = on9a('0');
    expect(t.can('use 2')).toBe(false);
    expect(t.play('use 1', 'engine 3').can('use 2')).toBe(true);
  });

  it('SE-X14 9a: once begun, the delivery is made', () => {
    const t = on9a('9').play('use 2', 'engine 5');
    expect(t.can('forgo')).toBe(false);
    expect(t.moves().every((move) => move.startsWith('deliver '))).toBe(true);
  });
});

describe('9b: a station behind the engine', () => {
  const on9b = (engine: string, money = 20) => own('9b').engine(0, engine).with(0, { money }).phaseB(0);
  const offered = (engine: string) => [
    ...new Set(
      on9b(engine)
        .play('use 1')
        .moves('upgrade')
        .map((move) => move.split(' ')[1]),
    ),
  ];

  it('SE-X14 9b: any one station the engine has passed, not one ahead', () => {
    expect(offered('8')).toEqual(['s1', 's2']);
    expect(offered('7')).toEqual(['s1']);
    expect(offered('38')).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']);
    expect(on9b('9').play('use 1').why('upgrade s3 aux-draw')).toMatchObject({ code: 'not-there', rule: 'SE-X14' });
  });

  it('SE-X14 9b: with no station behind there is nothing to upgrade', () => {
    expect(on9b('4').can('use 1')).toBe(false);
    expect(on9b('0').can('use 1')).toBe(false);
    expect(on9b('5').can('use 1')).toBe(true);
  });

  it('SE-X14 SE-X5 9b: its cost is paid, a disc placed, and the engine does not move', () => {
    const t = on9b('20', 6).stationMaster('s5', null).play('use 1', 'upgrade s5 step-right');
    expect(t.player(0).money).toBe(0);
    expect(t.points(0, 'stations')).toBe(3);
    expect(t.points(0, 'steps')).toBe(3);
    expect(t.engineAt(0)).toBe('20');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X14 SE-X5 9b: a station too dear', () => {
    const t = on9b('20', 3).play('use 1');
    expect(t.can('upgrade s2 aux-draw')).toBe(true);
    expect(t.why('upgrade s3 aux-draw')).toMatchObject({ code: 'too-dear', rule: 'SE-X5' });
  });

  it('SE-X14 SE-X5 9b: a station already upgraded', () => {
    const t = on9b('20').stations(0, 's1').play('use 1');
    expect(t.can('upgrade s2 aux-draw')).toBe(true);
    expect(t.why('upgrade s1 aux-draw')).toMatchObject({
      code: 'already-upgraded',
      rule: 'SE-X5',
      what: 's1',
    });
    expect(own('9b').engine(0, '5').stations(0, 's1').phaseB(0).can('use 1')).toBe(false);
  });

  it('SE-X14 SE-X5 9b: corners as usual', () => {
    const t = on9b('20').play('use 1');
    expect(t.why('upgrade s1 step-left')).toMatchObject({ code: 'dark-corners', rule: 'SE-X5' });
    expect(t.can('upgrade s5 step-left')).toBe(true);
  });

  it('SE-X14 9b: an engine on the turnout does not matter', () => {
    const t = on9b('20').engine(1, 't4').play('use 1');
    expect(t.can('upgrade s1 aux-draw')).toBe(true);
  });

  it('SE-X14 SE-X5 9b: its station master may be taken', () => {
    const t = on9b('20', 10)
      .stationMaster('s3', 'sm9')
      .with(0, { workers: { builder: 2 } });
    t.play('use 1', 'upgrade s3 aux-draw', 'appoint builder');
    expect(t.player(0).money).toBe(10 - 4 + 12);
    expect(t.workers(0).builder).toBe(1);
  });

  it('SE-X14 9b: one station', () => {
    const t = on9b('20').stationMaster('s1', null).play('use 1', 'upgrade s1 aux-draw');
    expect(t.can('upgrade s2 aux-cull')).toBe(false);
    expect(t.can('use 1')).toBe(false);
  });
});
