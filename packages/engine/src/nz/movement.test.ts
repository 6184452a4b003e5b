import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

describe('locations and steps', () => {
  it("NZ-A1 NZ-A2 the rulebook's example: two steps over a private building or three over two rockfalls", () => {
    const t = table(2).at(0, 'A').build(1, '2a', 'A1').hazard('rk-1', 'RK1').hazard('rk-2', 'RK2').turn(0);
    expect(t.moves('move').filter((move) => move.endsWith('>B'))).toEqual(['move A1>B', 'move RK1>RK2>B']);
    t.play('move RK1>RK2>B');
    expect(t.where(0)).toBe('B');
  });

  it('NZ-A1 every tile on the trail is a location: neutral, private of anybody, hazard, and Wellington', () => {
    const t = table(2).at(0, 'A').build(1, '2a', 'A1').build(0, '3a', 'A2').hazard('rk-1', 'RK1').turn(0);
    expect(t.can('move A1')).toBe(true);
    expect(t.can('move A1>A2')).toBe(true);
    expect(t.can('move RK1')).toBe(true);
    expect(t.can('move RK1>B')).toBe(true);
    t.at(0, 'H').turn(0);
    expect(t.can('move WELLINGTON')).toBe(true);
  });

  it('NZ-A1 nobody stops on an empty space', () => {
    const t = table(2).at(0, 'A').build(1, '2a', 'A1').turn(0);
    expect(t.can('move A1>A2')).toBe(false);
    expect(t.can('move RK1')).toBe(false);
    expect(t.can('move A1>A2>B')).toBe(false);
    expect(t.can('move A1>B')).toBe(true);
  });

  it('NZ-A2 an empty building space and a rockfall before a neutral building make two steps', () => {
    const t = table(2).at(0, 'A').hazard('rk-1', 'RK1').turn(0);
    t.play('move RK1>B');
    expect(t.where(0)).toBe('B');
    const u = table(2).at(0, 'A').hazard('rk-1', 'RK1').turn(0);
    expect(u.can('move RK1>B>C')).toBe(true);
    expect(u.can('move RK1>B>C>E')).toBe(false);
  });

  it('NZ-A2 at least one step has to be taken', () => {
    const t = table(2).at(0, 'A').turn(0);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect(t.can('end')).toBe(false);
    expect(t.can('move A')).toBe(false);
    expect(t.can('auxiliary pound')).toBe(false);
    expect(t.moves().every((move) => move.startsWith('move '))).toBe(true);
  });

  it('NZ-A2 as few steps as wanted, at most the limit', () => {
    const t = table(2).at(0, 'A').turn(0);
    expect(t.can('move B')).toBe(true);
    expect(t.can('move B>C')).toBe(true);
    expect(t.can('move B>C>D')).toBe(true);
    expect(t.can('move B>C>D>E')).toBe(false);
  });

  it('NZ-A2 the way leads forward only', () => {
    const t = table(2).at(0, 'C').turn(0);
    expect(t.why('move B')?.code).toBe('not-reachable');
    expect(t.can('move A')).toBe(false);
    expect(t.can('move D')).toBe(true);
  });

  it('NZ-A2 at a fork one branch is taken, never pieces of both', () => {
    const t = table(2).at(0, 'A').build(1, '2a', 'A1').hazard('rk-1', 'RK1').turn(0);
    expect(t.why('move A1>RK1')).toMatchObject({
      code: 'not-reachable',
      what: 'RK1',
      from: 'A1',
    });
    expect(t.why('move RK1>A1')?.code).toBe('not-reachable');
    const u = table(2).at(0, 'C').turn(0);
    expect(u.can('move E')).toBe(true);
    expect(u.can('move D>E')).toBe(true);
  });

  it('NZ-A2 the own buildings on the way cost a step each as well', () => {
    const t = table(2).at(0, 'A').build(0, '2a', 'A1').build(0, '3a', 'A2').build(0, '5a', 'A3').turn(0);
    t.hazard('rk-1', 'RK1').hazard('rk-2', 'RK2').hazard('rk-4', 'RK3');
    expect(t.can('move A1>A2>A3')).toBe(true);
    expect(t.can('move A1>A2>A3>B')).toBe(false);
    expect(t.can('move B')).toBe(false);
  });

  it('NZ-A2 no tile of the chosen way can be left out', () => {
    const t = table(2).at(0, 'A').hazard('rk-1', 'RK1').hazard('rk-2', 'RK2').build(1, '2a', 'A1').turn(0);
    expect(t.can('move B')).toBe(false);
    expect(t.can('move RK2>B')).toBe(false);
  });

  it('NZ-A2 a place that can be reached is refused only for the way, and the way is told', () => {
    const t = table(2).at(0, 'A').turn(0);
    expect(t.can('move B>C>E')).toBe(true);
    const answer = {
      code: 'step-by-step',
      rule: 'NZ-A2',
      what: 'B>C>E',
    };
    expect(t.why('move E')).toMatchObject(answer);
    expect(t.why('move C>E')).toMatchObject(answer);
    expect(t.why('move B>E')).toMatchObject(answer);
  });

  it('NZ-A2 staying is no step', () => {
    const t = table(2).at(0, 'A').turn(0);
    expect(t.why('move A')).toMatchObject({
      code: 'already-there',
      rule: 'NZ-A2',
      what: 'A',
    });
  });

  it('NZ-A1 nobody stops on an empty space', () => {
    const t = table(2).at(0, 'A').turn(0);
    expect(t.why('move A1')).toMatchObject({ code: 'empty-space', rule: 'NZ-A1', what: 'A1' });
    expect(t.why('move RK1>B')).toMatchObject({ code: 'empty-space', what: 'RK1' });
  });

  it('NZ-A2 two branches with the same tiles on them are one path', () => {
    const t = table(2).at(0, 'B').turn(0);
    expect(t.moves('move').filter((move) => move === 'move C')).toHaveLength(1);
  });

  it('NZ-A2 from the start of the trail the first step leads to A', () => {
    const t = table(2).at(0, 'START').turn(0);
    expect(t.can('move A')).toBe(true);
    expect(t.can('move A>B>C')).toBe(true);
    expect(t.can('move B')).toBe(false);
  });

  it('NZ-A3 Wellington ends the walk, however many steps are left', () => {
    const t = table(4).at(0, 'H').turn(0);
    expect(t.moves('move')).toEqual(['move WELLINGTON']);
    expect(t.can('move WELLINGTON>A')).toBe(false);
    expect(t.can('move WELLINGTON>START')).toBe(false);
    t.play('move WELLINGTON');
    expect(t.where(0)).toBe('WELLINGTON');
    expect(t.can('wellington')).toBe(true);
  });

  it('NZ-A4 runholders do not block a location, and passing them costs neither a step nor a pound', () => {
    const t = table(4).at(0, 'A').at(1, 'B').at(2, 'C').at(3, 'D').turn(0);
    t.play('move B>C>D>E');
    expect(t.where(0)).toBe('E');
    expect(t.s.players.map((player) => player.money)).toEqual([10, 10, 10, 10]);
    const u = table(4).at(0, 'A').at(1, 'B').at(2, 'B').at(3, 'B').turn(0).play('move B');
    expect([0, 1, 2, 3].map((seat) => u.where(seat))).toEqual(['B', 'B', 'B', 'B']);
    expect(u.can('use 2')).toBe(true);
  });
});

describe('the step limit', () => {
  const along = ['B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const steps = (number: number): string => `move ${along.slice(0, number).join('>')}`;

  it.each([
    [2, 3],
    [3, 3],
    [4, 4],
  ])('NZ-A5 with %i players the limit is %i', (players, limit) => {
    const t = table(players).at(0, 'A').turn(0);
    expect(t.can(steps(limit))).toBe(true);
    expect(t.can(steps(limit + 1))).toBe(false);
  });

  it('NZ-A5 a walk beyond the limit is refused because it is too far, not because there is no way', () => {
    const t = table(2).at(0, 'A').turn(0);
    expect(t.why(steps(4))?.code).toBe('too-far');
    expect(t.why('move RK1')?.code).not.toBe('too-far');
    expect(t.why('move H')).toMatchObject({ code: 'too-far', what: 'H', need: 6, have: 3 });
    const u = table(2).at(0, 'C').turn(0);
    expect(u.why('move D>E>F>A')).toMatchObject({
      code: 'not-reachable',
      what: 'A',
      from: 'F',
    });
  });

  it('NZ-A5 the cleared step space adds 1', () => {
    const t = table(2).at(0, 'A').cleared(0, 'step').turn(0);
    expect(t.can(steps(4))).toBe(true);
    expect(t.can(steps(5))).toBe(false);
  });

  it('NZ-A5 the step tile adds 1', () => {
    const t = table(4).at(0, 'A').with(0, { stepTile: 1 }).turn(0);
    expect(t.can(steps(5))).toBe(true);
    expect(t.can(steps(6))).toBe(false);
  });

  it('NZ-A5 the flipped step tile adds 2 instead of 1', () => {
    const t = table(2).at(0, 'A').with(0, { stepTile: 2 }).turn(0);
    expect(t.can(steps(5))).toBe(true);
    expect(t.can(steps(6))).toBe(false);
  });

  it('NZ-A5 space and flipped tile together make 6 of 3', () => {
    const t = table(2).at(0, 'A').cleared(0, 'step').with(0, { stepTile: 2 }).turn(0);
    expect(t.can(steps(6))).toBe(true);
    expect(t.can(steps(7))).toBe(false);
  });

  it("NZ-A5 the rulebook's example: blue has a limit of 3, red with space and tile one of 5", () => {
    const t = table(3).at(0, 'A').at(1, 'A').cleared(1, 'step').with(1, { stepTile: 1 }).turn(0);
    expect(t.can(steps(3))).toBe(true);
    expect(t.can(steps(4))).toBe(false);
    t.turn(1);
    expect(t.can(steps(5))).toBe(true);
    expect(t.can(steps(6))).toBe(false);
  });
});

describe('fees', () => {
  it.each([2, 3, 4])('NZ-A6 a black hand costs £1 and a green one £2 with %i players', (players) => {
    const black = table(players).at(0, 'A').build(1, '1a', 'A1').turn(0).play('move A1>B');
    expect([black.player(0).money, black.player(1).money]).toEqual([9, 11]);
    const green = table(players).at(0, 'A').build(1, '4a', 'A1').turn(0).play('move A1>B');
    expect([green.player(0).money, green.player(1).money]).toEqual([8, 12]);
  });

  it.each([
    ['rk-1', 'RK1', 9],
    ['rk-3', 'RK1', 8],
  ])('NZ-A6 the fee of hazard %s goes to the bank', (hazard, space, left) => {
    const t = table(2).at(0, 'A').hazard(hazard, space).turn(0).play(`move ${space}`);
    expect(t.player(0).money).toBe(left);
    expect(t.player(1).money).toBe(10);
  });

  it.each([
    ['fl-1', 9],
    ['fl-2', 8],
  ])('NZ-A6 a flood asks as a rockfall does: %s', (hazard, left) => {
    const t = table(2).at(0, 'D').hazard(hazard, 'FL1').turn(0).play('move FL1>E');
    expect(t.player(0).money).toBe(left);
  });

  it('NZ-A6 stopping on a hand costs as much as passing it, and once', () => {
    const stop = table(2).at(0, 'A').build(1, '4a', 'A1').turn(0).play('move A1');
    expect([stop.player(0).money, stop.player(1).money]).toEqual([8, 12]);
    stop.play('end').turn(0).play('move B');
    expect([stop.player(0).money, stop.player(1).money]).toEqual([8, 12]);
  });

  it('NZ-A6 the fee is paid at once, before phase B', () => {
    const t = table(2).at(0, 'A').build(1, '4a', 'A1').turn(0).play('move A1');
    expect(t.question?.ask).toBe('phase-b');
    expect(t.told('spent')).toMatchObject([{ seat: 0, money: 2 }]);
    expect(t.told('earned')).toMatchObject([{ seat: 1, money: 2 }]);
  });

  it('NZ-A6 several hands on the way are paid one by one', () => {
    const t = table(3).at(0, 'A').build(1, '1a', 'A1').build(2, '4a', 'A2').build(1, '10a', 'A3').turn(0);
    t.play('move A1>A2>A3');
    expect(t.s.players.map((player) => player.money)).toEqual([10 - 5, 10 + 1 + 2, 10 + 2]);
  });

  it('NZ-A6 the own building never charges its owner', () => {
    const t = table(2).at(0, 'A').build(0, '4a', 'A1').turn(0).play('move A1>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([10, 10]);
    const stop = table(2).at(0, 'A').build(0, '4a', 'A1').turn(0).play('move A1');
    expect(stop.player(0).money).toBe(10);
  });

  it('NZ-A6 a building without a hand and a neutral building are free', () => {
    const t = table(2).at(0, 'A').build(1, '2a', 'A1').turn(0).play('move A1>B>C');
    expect([t.player(0).money, t.player(1).money]).toEqual([10, 10]);
  });

  it('NZ-A6 the b-side has its own hand', () => {
    const t = table(2).at(0, 'A').build(1, '7b', 'A1').turn(0).play('move A1');
    expect([t.player(0).money, t.player(1).money]).toEqual([9, 11]);
  });

  it('NZ-A7 a runholder with £1 pays £1 of a £2 fee and walks on', () => {
    const t = table(2).at(0, 'A').build(1, '4a', 'A1').with(0, { money: 1 }).with(1, { money: 0 }).turn(0);
    t.play('move A1>B');
    expect(t.player(0).money).toBe(0);
    expect(t.player(1).money).toBe(1);
    expect(t.where(0)).toBe('B');
  });

  it('NZ-A7 a runholder without money passes hazards and buildings for nothing', () => {
    const t = table(2).at(0, 'A').hazard('rk-3', 'RK1').build(1, '4a', 'RR1').with(0, { money: 0 }).turn(0);
    t.play('move RK1>RR1>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([0, 10]);
    expect(t.where(0)).toBe('B');
  });

  it('NZ-A7 a fee that could not be paid is never paid later, even at the same place', () => {
    const t = table(2).at(0, 'A').build(1, '4a', 'A1').with(0, { money: 0 }).turn(0);
    t.play('move A1', 'auxiliary pound');
    expect([t.player(0).money, t.player(1).money]).toEqual([1, 10]);
    t.play('end').turn(0).play('move B');
    expect([t.player(0).money, t.player(1).money]).toEqual([1, 10]);
  });

  it('NZ-A7 any other price is paid in full or not at all', () => {
    const t = table(2).at(0, 'A').job('sailor', 7).with(0, { money: 6 }).phaseB(0);
    expect(t.can('use 2')).toBe(false);
    expect(t.with(0, { money: 7 }).can('use 2')).toBe(true);
    const u = table(2).at(0, 'H').hazard('rk-1', 'RK1').with(0, { money: 4 }).phaseB(0);
    expect(u.why('use 3')?.code).toBe('too-dear');
    expect(u.with(0, { money: 5 }).can('use 3')).toBe(true);
  });

  it('NZ-A8 the first tile entered takes the last coins', () => {
    const t = table(3).at(0, 'A').build(1, '4a', 'A1').build(2, '1a', 'A2').with(0, { money: 2 }).turn(0);
    t.play('move A1>A2>B');
    expect(t.s.players.map((player) => player.money)).toEqual([0, 12, 10]);
  });

  it('NZ-A8 the other order of the same tiles pays £1 to each', () => {
    const t = table(3).at(0, 'A').build(1, '1a', 'A1').build(2, '4a', 'A2').with(0, { money: 2 }).turn(0);
    t.play('move A1>A2>B');
    expect(t.s.players.map((player) => player.money)).toEqual([0, 11, 11]);
  });

  it('NZ-A8 a hazard on the way takes the coins before the building behind it', () => {
    const t = table(2).at(0, 'A').hazard('rk-3', 'RK1').build(1, '1a', 'RR1').with(0, { money: 2 }).turn(0);
    t.play('move RK1>RR1');
    expect([t.player(0).money, t.player(1).money]).toEqual([0, 10]);
  });

  it("NZ-A6 NZ-A7 NZ-A8 the rulebook's example: Mary with £2, Dave's green hand and John's black one, lower path", () => {
    const [mary, dave, john] = [0, 1, 2];
    const t = table(3).at(mary, 'A').build(dave, '4a', 'A1').build(john, '1a', 'A2');
    t.hazard('rk-3', 'RK1').hazard('rk-1', 'RK2').with(mary, { money: 2 }).turn(mary);
    t.play('move A1>A2>B');
    expect(t.player(mary).money).toBe(0);
    expect(t.player(dave).money).toBe(12);
    expect(t.player(john).money).toBe(10);
    expect(t.where(mary)).toBe('B');
  });

  it("NZ-A6 NZ-A7 NZ-A8 the rulebook's example: Mary with £2 takes the upper path, over two rockfalls", () => {
    const [mary, dave, john] = [0, 1, 2];
    const t = table(3).at(mary, 'A').build(dave, '4a', 'A1').build(john, '1a', 'A2');
    t.hazard('rk-3', 'RK1').hazard('rk-1', 'RK2').with(mary, { money: 2 }).turn(mary);
    t.play('move RK1>RK2>B');
    expect(t.player(mary).money).toBe(0);
    expect(t.player(dave).money).toBe(10);
    expect(t.player(john).money).toBe(10);
    expect(t.where(mary)).toBe('B');
  });

  it('NZ-A9 with the crossed-out hands nothing is paid any more, neither to the bank nor to anybody', () => {
    const t = table(2).at(0, 'A').hazard('rk-3', 'RK1').build(1, '4a', 'RR1').with(0, { feeless: true }).turn(0);
    t.play('move RK1>RR1');
    expect([t.player(0).money, t.player(1).money]).toEqual([10, 10]);
  });

  it('NZ-A9 the crossed-out hands spare their owner only', () => {
    const t = table(2).at(1, 'A').build(0, '4a', 'A1').with(0, { feeless: true }).turn(1);
    t.play('move A1');
    expect([t.player(0).money, t.player(1).money]).toEqual([12, 8]);
  });

  it('NZ-A9 the tile turned at pathfinder 11 ends the fees from that moment on', () => {
    const t = table(2).at(0, 'A').hand(0, 'kotare').with(0, { pathfinder: 10, stepTile: 1 }).build(1, '4a', 'A1');
    t.turn(0).play('play kotare', 'flip fee-tile', 'move A1>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([10, 10]);
  });
});

describe('when the ground is cleared', () => {
  it('NZ-A10 the runholder stays on the bare space and walks on from there', () => {
    const t = table(2).at(0, 'H').at(1, 'RK1').hazard('rk-1', 'RK1').hazard('rk-2', 'RK2').build(0, '2a', 'A1');
    t.phaseB(0).play('use 3', 'remove RK1', 'take');
    expect(t.where(1)).toBe('RK1');
    t.play('end');
    expect(t.asked()).toBe(1);
    expect(t.moves('move')).toContain('move RK2');
    expect(t.can('move RK2>B')).toBe(true);
    expect(t.can('move B')).toBe(false);
    expect(t.can('move A1')).toBe(false);
    expect(t.can('move A')).toBe(false);
    t.play('move RK2>B');
    expect(t.where(1)).toBe('B');
  });

  it('NZ-A10 several runholders stay there', () => {
    const t = table(3).at(0, 'H').at(1, 'RK1').at(2, 'RK1').hazard('rk-1', 'RK1');
    t.phaseB(0).play('use 3', 'remove RK1', 'take');
    expect([t.where(1), t.where(2)]).toEqual(['RK1', 'RK1']);
  });

  it('NZ-A10 a hazard laid under a runholder on a bare space was not entered: no fee and no step', () => {
    const t = table(2).at(0, 'WELLINGTON').at(1, 'RK1').foresightA('rk-3', 'rk-4').foresightB('bt02', 'bt03');
    t.phaseB(0).play('wellington', 'income 0', 'deliver 0 aux-pound', 'foresight left', 'foresight left', 'end');
    expect(t.asked()).toBe(1);
    expect(t.player(1).money).toBe(10);
    expect(t.can('move RK1')).toBe(false);
    t.play('move B>C>D');
    expect(t.player(1).money).toBe(10);
    expect(t.where(1)).toBe('D');
  });
});
