import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

/** On B, advancing two steps from this space. */
const from = (pathfinder: number, players = 2) =>
  table(players).at(0, 'B').with(0, { pathfinder }).phaseB(0).play('use 1 a');

describe('the pathfinder track', () => {
  it('NZ-X14 the disc advances', () => {
    expect(from(0).play('advance 2').player(0).pathfinder).toBe(2);
  });

  it('NZ-X14 part of an advance may be declined', () => {
    const t = from(0);
    expect(t.moves('advance').sort()).toEqual(['advance 1', 'advance 2']);
    expect(t.play('advance 1').player(0).pathfinder).toBe(1);
  });

  it('NZ-X14 the disc never moves farther than the icon says', () => {
    expect(from(0).can('advance 3')).toBe(false);
  });

  it.each([
    { reached: 3, start: 1, by: 'reached' },
    { reached: 3, start: 2, by: 'jumped over' },
    { reached: 8, start: 6, by: 'reached' },
    { reached: 8, start: 7, by: 'jumped over' },
  ])('NZ-X14 space $reached, $by, gives 1 gold', ({ start }) => {
    expect(from(start).play('advance 2').player(0).gold).toBe(1);
  });

  it('NZ-X14 other spaces give no gold', () => {
    expect(from(0).play('advance 2').player(0).gold).toBe(0);
    expect(from(3).play('advance 2').player(0).gold).toBe(0);
    expect(from(8).play('advance 2').player(0).gold).toBe(0);
  });

  it.each([
    { players: 2, space: 4 },
    { players: 3, space: 4 },
    { players: 4, space: 6 },
  ])('NZ-X14 with $players players space $space gives a step tile', ({ players, space }) => {
    const reached = from(space - 2, players).play('advance 2');
    expect(reached.player(0).stepTile).toBe(1);
    expect(reached.told('step-tile')).toEqual([{ type: 'step-tile', seat: 0, side: 1 }]);
    expect(
      from(space - 1, players)
        .play('advance 2')
        .player(0).stepTile,
    ).toBe(1);
    expect(
      from(space - 2, players)
        .play('advance 1')
        .player(0).stepTile,
    ).toBe(0);
    expect(from(space, players).play('advance 2').player(0).stepTile).toBe(0);
  });

  it('NZ-X14 NZ-A5 the step tile adds a step', () => {
    const t = from(2).at(0, 'A');
    t.build(1, '1a', 'A1').build(1, '2a', 'A2').build(1, '3a', 'A3').play('advance 2').turn(0);
    expect(t.can('move A1>A2>A3>B')).toBe(true);
    t.with(0, { stepTile: 0 });
    expect(t.can('move A1>A2>A3>B')).toBe(false);
  });

  it('NZ-X14 at space 11 the step tile may be turned to +2', () => {
    const t = from(9).with(0, { stepTile: 1 }).play('advance 2', 'flip step-tile');
    expect(t.player(0)).toMatchObject({ stepTile: 2, feeless: false });
  });

  it('NZ-X14 or the fee tile to the crossed-out hands', () => {
    const t = from(9).with(0, { stepTile: 1 }).play('advance 2', 'flip fee-tile');
    expect(t.player(0)).toMatchObject({ stepTile: 1, feeless: true });
    expect(t.told('fees-ended')).toEqual([{ type: 'fees-ended', seat: 0 }]);
  });

  it('NZ-X14 the choice at 11 must be made, and only one of the two', () => {
    const t = from(9).with(0, { stepTile: 1 }).play('advance 2');
    expect(t.moves()).toEqual(['flip step-tile', 'flip fee-tile']);
    t.play('flip fee-tile');
    expect(t.can('flip step-tile')).toBe(false);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X14 jumping over 11 asks for the choice too, 10 and 12 do not', () => {
    expect(from(10).with(0, { stepTile: 1 }).play('advance 2').question).toMatchObject({ ask: 'flip' });
    expect(from(8).with(0, { stepTile: 1 }).play('advance 2').question).toMatchObject({ ask: 'phase-b' });
    expect(from(11).with(0, { stepTile: 1 }).play('advance 2').question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X14 NZ-A9 whoever chose the crossed-out hands pays no fee any more', () => {
    const t = from(9).with(0, { stepTile: 1 }).play('advance 2', 'flip fee-tile');
    t.at(0, 'A').build(1, '4a', 'A1').with(0, { money: 5 }).turn(0).play('move A1');
    expect(t.player(0).money).toBe(5);
  });

  it('NZ-X14 on the last space every further step is £1', () => {
    expect(from(16).player(0)).toMatchObject({ pathfinder: 16, money: 12 });
    const last = from(15).play('advance 2');
    expect(last.player(0)).toMatchObject({ pathfinder: 16, money: 11 });
    expect(from(14).play('advance 2').player(0)).toMatchObject({ pathfinder: 16, money: 10 });
  });

  it('NZ-X14 NZ-B6 steps may be declined, but not the money of steps beyond the last space', () => {
    expect(from(13).moves('advance')).toEqual(['advance 2', 'advance 1']);
    expect(from(15).moves('advance')).toEqual(['advance 2']);
  });

  it.each([
    { space: 4, vp: 0 },
    { space: 5, vp: 3 },
    { space: 8, vp: 3 },
    { space: 9, vp: 7 },
    { space: 15, vp: 13 },
    { space: 16, vp: 15 },
  ])('NZ-X14 the highest VP reached by space $space are $vp', ({ space, vp }) => {
    expect(table(2).with(0, { pathfinder: space }).points(0, 'pathfinder')).toBe(vp);
  });

  it('NZ-X14 discs of other players neither help nor hinder', () => {
    const t = from(0).with(1, { pathfinder: 1 }).play('advance 2');
    expect(t.player(0).pathfinder).toBe(2);
    expect(t.player(1).pathfinder).toBe(1);
  });

  it('NZ-X14 NZ-X5 reaching space 2 opens the spaces marked 2', () => {
    const t = from(0).play('advance 2').at(0, 'D').phaseB(0).play('use 2', 'build 1');
    expect(t.can('site BG')).toBe(true);
  });

  it('NZ-X14 one long advance gives everything on its way', () => {
    const t = table(2).build(0, '9b', 'A1').at(0, 'A1').with(0, { pathfinder: 1 }).phaseB(0).play('use 3', 'advance 4');
    expect(t.player(0)).toMatchObject({ pathfinder: 5, gold: 1, stepTile: 1 });
  });

  it("NZ-X14 NZ-X16 NZ-X20 the rulebook's example: from 7 to 11 at flipped B, with a Kōtare in between", () => {
    const t = table(2).at(0, 'B').flipped().with(0, { pathfinder: 7, money: 1, stepTile: 1 }).hand(0, 'kotare');
    t.cleared(0, 'aux-pathfinder').stack(0, 'merino').phaseB(0);
    t.play('use 1 a', 'auxiliary pathfinder', 'advance 1');
    expect(t.player(0)).toMatchObject({ pathfinder: 8, gold: 1, money: 0 });
    t.play('play kotare');
    expect(t.player(0).pathfinder).toBe(9);
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    t.play('use 2', 'advance 2');
    expect(t.player(0).pathfinder).toBe(11);
    expect(t.moves()).toEqual(['flip step-tile', 'flip fee-tile']);
    t.play('flip step-tile');
    expect(t.player(0).stepTile).toBe(2);
  });
});
