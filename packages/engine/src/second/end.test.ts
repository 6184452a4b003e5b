import { describe, expect, it } from 'vitest';
import { score } from '../index.ts';
import { secondTable, type SecondTable } from '../testing/index.ts';

/** This seat stands in Kansas City, and one space of the last row of the job market is left. */
const lastSpace = (players: number, seat: number): SecondTable => {
  const t = secondTable(players).token(12).at(seat, 'KC');
  for (let column = 1; column < players; column++) t.job('cowboy', 12, column);
  t.foresight(1, null, null).foresight(2, 'builder', 'cowboy').foresight(3, 'engineer', 'builder');
  return t.phaseB(seat);
};
/** The visit that brings the end. */
const visit = ['kansas-city', 'foresight left', 'income 0', 'deliver kansas-city aux-dollar'] as const;

describe('the end of the game', () => {
  it('SE-E1 the game goes on while the last row has room', () => {
    const t = secondTable(2).token(12).at(0, 'KC').foresight(1, null, null).foresight(2, 'builder', 'cowboy');
    t.foresight(3, 'green-outlaw', 'cowboy').phaseB(0).play('kansas-city', 'foresight left');
    expect(t.told('end-triggered')).toEqual([]);
    t.play('foresight left', 'income 0', 'deliver kansas-city aux-dollar');
    expect(t.player(0).token).toBe(false);
    t.play('end');
    expect(t.told('turn')).toMatchObject([{ seat: 1, last: false }]);
  });

  it('SE-E1 SE-K2 whose worker covers the last space takes the token at once', () => {
    const t = lastSpace(2, 0).play('kansas-city', 'foresight left');
    expect(t.told('token-moved')).toMatchObject([{ arrow: 'green' }]);
    expect(t.told('end-triggered')).toMatchObject([{ seat: 0 }]);
    expect([t.player(0).token, t.player(1).token]).toEqual([true, false]);
    expect([t.points(0, 'token'), t.points(1, 'token')]).toEqual([2, 0]);
    expect(t.s.jobs).toEqual(secondTable(2).job('cowboy', 12, 1).job('builder', 12, 2).s.jobs);
  });

  it('SE-E1 with only workers on its spaces the third foresight is skipped', () => {
    const t = lastSpace(2, 0).play('kansas-city', 'foresight left');
    expect(t.question?.ask).toBe('income');
    expect(t.s.foresight[2]).toEqual(secondTable(2).foresight(3, 'engineer', 'builder').s.foresight[2]);
  });

  it('SE-E1 an outlaw beside a worker has to be chosen at the third foresight', () => {
    const t = lastSpace(2, 0).foresight(3, 'engineer', 'green-outlaw').play('kansas-city', 'foresight left');
    expect(t.question?.source).toBe('kansas-city-3');
    expect(t.moves()).toEqual(['foresight right']);
    expect(t.why('foresight left')).toMatchObject({
      code: 'no-more-workers',
      rule: 'SE-E1',
    });
    t.play('foresight right');
    expect(t.s.trail).toEqual(secondTable(2).outlaw('green', 'OUTLAW-1').s.trail);
    expect(t.question?.ask).toBe('income');
  });

  it('SE-E1 the end may come in the third foresight too', () => {
    const t = lastSpace(2, 0).foresight(2, null, null).play('kansas-city', 'foresight right');
    expect(t.told('end-triggered')).toMatchObject([{ seat: 0 }]);
    expect(t.question?.ask).toBe('income');
    expect(t.s.jobs).toEqual(secondTable(2).job('cowboy', 12, 1).job('builder', 12, 2).s.jobs);
  });

  it('SE-E1 two workers of one visit may fill the last two spaces', () => {
    const t = secondTable(2).token(12).at(0, 'KC').foresight(1, null, null).foresight(2, 'builder', 'cowboy');
    t.foresight(3, 'engineer', 'cowboy').phaseB(0).play('kansas-city', 'foresight left');
    expect(t.told('end-triggered')).toEqual([]);
    expect(t.moves()).toEqual(['foresight left', 'foresight right']);
    t.play('foresight left');
    expect(t.told('end-triggered')).toMatchObject([{ seat: 0 }]);
  });

  it('SE-E1 income, delivery and refilling follow as usual, then the hand is drawn', () => {
    const t = lastSpace(2, 0).hand(0, 'longhorn', 'galloway').play('kansas-city', 'foresight left', 'income 0');
    expect(t.player(0).money).toBe(15);
    const bag = t.s.bags[1]!.length;
    t.play('deliver st-louis aux-dollar');
    expect(t.player(0).money).toBe(14);
    expect(t.where(0)).toBe('START');
    expect(t.s.foresight.flat()).not.toContain(-1);
    expect(t.s.bags[1]).toHaveLength(bag - 1);
    t.play('end');
    expect(t.player(0).hand).toHaveLength(4);
  });

  it('SE-E1 with two players the other one has one more turn', () => {
    const t = lastSpace(2, 0).play(...visit, 'end');
    expect(t.told('turn')).toMatchObject([{ seat: 1, last: true }]);
    t.play('move B', 'end');
    expect(t.question).toBeNull();
    expect(t.s.over).toBe(true);
  });

  it('SE-E1 with two players the first player has the last turn when the second ends the game', () => {
    const t = lastSpace(2, 1).play(...visit, 'end');
    expect(t.told('turn')).toMatchObject([{ seat: 0, last: true }]);
    t.play('move B', 'end');
    expect(t.question).toBeNull();
  });

  it.each([
    [0, [1, 2]],
    [1, [2, 0]],
    [2, [0, 1]],
  ])('SE-E1 with three players, seat %i having ended the game, the others go round once: %o', (seat, others) => {
    const t = lastSpace(3, seat).play(...visit, 'end');
    for (const other of others) {
      expect(t.asked()).toBe(other);
      t.play('move B', 'end');
    }
    expect(t.question).toBeNull();
  });

  it.each([
    [0, [1, 2, 3]],
    [1, [2, 3, 0]],
    [2, [3, 0, 1]],
    [3, [0, 1, 2]],
  ])('SE-E1 with four players, seat %i having ended the game, the others go round once: %o', (seat, others) => {
    const t = lastSpace(4, seat).play(...visit, 'end');
    for (const other of others) {
      expect(t.asked()).toBe(other);
      t.play('move B', 'end');
    }
    expect(t.question).toBeNull();
  });

  it('SE-E1 the last round follows the turn order, not the seats', () => {
    const t = secondTable(3, { order: 'shuffled', seed: 'b' });
    const [first, second, third] = t.s.order as [number, number, number];
    expect(t.s.order).not.toEqual([0, 1, 2]);
    t.token(12).job('cowboy', 12, 1).job('cowboy', 12, 2).at(second, 'KC').foresight(1, null, null);
    t.foresight(2, 'builder', 'cowboy')
      .foresight(3, 'engineer', 'builder')
      .phaseB(second)
      .play(...visit, 'end');
    expect(t.asked()).toBe(third);
    t.play('move B', 'end');
    expect(t.asked()).toBe(first);
    t.play('move B', 'end');
    expect(t.question).toBeNull();
  });

  it('SE-E1 in a final turn the herder walks, pays and uses the location as usual', () => {
    const t = lastSpace(3, 1)
      .hand(2, 'santa-gertrudis')
      .build(0, '1a', 'A-1')
      .play(...visit, 'end');
    t.play('move A-1>B', 'use 1', 'discard santa-gertrudis');
    expect(t.player(2).money).toBe(10 - 2 + 2);
    expect(t.player(0).money).toBe(12);
  });

  it('SE-E1 in a final turn Kansas City has its five steps, but no worker can be chosen', () => {
    const t = lastSpace(3, 0)
      .hand(1, 'longhorn')
      .play(...visit, 'end');
    t.at(1, 'G').foresight(1, 'fl-1', 'dr-1').foresight(2, 'cowboy', 'builder').foresight(3, 'cowboy', 'orange-outlaw');
    const [jobs, bags] = [[...t.s.jobs], t.s.bags.map((bag) => bag.length)];
    t.play('move KC', 'kansas-city', 'foresight right');
    expect(t.s.trail).toEqual(secondTable(3).hazard('dr-1', 'DROUGHT-1').s.trail);
    expect(t.question?.source).toBe('kansas-city-3');
    expect(t.moves()).toEqual(['foresight right']);
    t.play('foresight right', 'income 0', 'deliver fulton aux-dollar');
    expect(t.player(1).money).toBe(13);
    expect(t.s.jobs).toEqual(jobs);
    expect(t.s.foresight[1]).toEqual(secondTable(3).foresight(2, 'cowboy', 'builder').s.foresight[1]);
    expect(t.s.bags.map((bag) => bag.length)).toEqual([bags[0]! - 1, bags[1], bags[2]! - 1]);
    expect(t.s.foresight.flat()).not.toContain(-1);
    expect(t.where(1)).toBe('START');
  });

  it('SE-E1 in a final turn both foresights of workers are skipped when there is nothing else', () => {
    const t = lastSpace(2, 0).play(...visit, 'end');
    t.at(1, 'G').foresight(1, 'fl-1', null).foresight(2, 'cowboy', 'builder').foresight(3, 'cowboy', 'cowboy');
    t.play('move KC', 'kansas-city', 'foresight left');
    expect(t.question?.ask).toBe('income');
  });

  it('SE-E1 nobody else can take the token or end the game again', () => {
    const t = lastSpace(3, 0).play(...visit, 'end');
    t.at(1, 'G').foresight(1, null, null).foresight(3, null, null).play('move KC', 'kansas-city', 'income 0');
    t.play('deliver kansas-city aux-dollar');
    expect(t.told('end-triggered')).toEqual([]);
    expect(t.s.players.map((player) => player.token)).toEqual([true, false, false]);
    t.play('end', 'move B', 'end');
    expect(t.question).toBeNull();
  });

  it('SE-E1 SE-X1 in final turns every row of the job market is open, the last one too', () => {
    const t = lastSpace(2, 0)
      .play(...visit, 'end')
      .at(1, 'START');
    t.play('move A', 'use 2');
    expect(t.moves('hire').sort()).toEqual(['hire builder 4', 'hire cowboy 4']);
    t.play('hire builder 4');
    expect(t.player(1).money).toBe(6);
  });

  it('SE-E1 when the game is over nothing can be played any more', () => {
    const t = lastSpace(2, 0)
      .with(1, { tokens: 1 })
      .play(...visit, 'end', 'move B', 'end');
    expect(t.why('exchange 1', 1)?.code).toBe('game-over');
    expect(t.why('move C', 0)?.code).toBe('game-over');
  });

  it('SE-E2 the player with the most VP wins, as the last move tells', () => {
    const t = lastSpace(2, 0)
      .with(1, { money: 60 })
      .play(...visit, 'end', 'move B', 'end');
    expect([t.points(0), t.points(1)]).toEqual([2 - 6 + 2, 12]);
    expect(score(t.s).leaders).toEqual([1]);
    expect(t.told('over')).toMatchObject([{ leaders: [1] }]);
  });

  it('SE-E2 players who tie share the victory', () => {
    const t = lastSpace(3, 0).with(0, { money: 26 }).with(1, { money: 10 }).with(2, { money: 9 });
    t.play(...visit, 'end', 'move B', 'end', 'move B', 'end');
    expect([t.points(0), t.points(1), t.points(2)]).toEqual([6 - 6 + 2, 2, 1]);
    expect(score(t.s).leaders).toEqual([0, 1]);
  });

  it('SE-E2 no other thing breaks a tie: neither money nor seat nor the token', () => {
    const t = secondTable(4).with(0, { money: 9 }).with(1, { money: 5 }).with(2, { money: 4 }).with(3, { money: 8 });
    expect(score(t.s).leaders).toEqual([0, 1, 3]);
    t.with(2, { token: true, money: 0 }).with(0, { money: 14 });
    expect(score(t.s).leaders).toEqual([0, 2]);
  });
});
