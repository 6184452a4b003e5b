import { describe, expect, it } from 'vitest';
import { score } from '../index.ts';
import { table, type Table } from '../testing/index.ts';

const visit = ['wellington', 'income 0', 'deliver 0 aux-pound', 'foresight left', 'foresight left'] as const;

/** This seat stands in Wellington, and one space of the last row is left. */
const lastSpace = (players: number, seat: number): Table => {
  const t = table(players).token(7).at(seat, 'WELLINGTON').foresightB('bt07', 'bt08');
  for (let column = 1; column < players; column++) t.bonus('bt01', 7, column);
  return t.phaseB(seat);
};

describe('the end of the game', () => {
  it('NZ-E1 the game goes on while the last row has room', () => {
    const t = table(2)
      .token(7)
      .at(0, 'WELLINGTON')
      .phaseB(0)
      .play(...visit);
    expect(t.told('end-triggered')).toEqual([]);
    expect(t.player(0).token).toBe(false);
    t.play('end');
    expect(t.cards(0, 'hand')).toHaveLength(4);
    expect(t.told('turn')).toMatchObject([{ seat: 1, last: false }]);
  });

  it('NZ-E1 who sends the token along the red arrow takes it', () => {
    const t = lastSpace(2, 0).play(...visit);
    expect(t.told('token-moved')).toMatchObject([{ arrow: 'red' }]);
    expect(t.told('end-triggered')).toMatchObject([{ seat: 0 }]);
    expect([t.player(0).token, t.player(1).token]).toEqual([true, false]);
    expect([t.points(0, 'token'), t.points(1, 'token')]).toEqual([5, 0]);
    expect(t.s.bonusMarket).toEqual(table(2).bonus('bt01', 7, 1).bonus('bt07', 7, 2).s.bonusMarket);
  });

  it('NZ-E1 that player refills the foresight spaces and has no phase C', () => {
    const t = lastSpace(2, 0).play(...visit);
    expect(t.told('foresight-filled')).toHaveLength(2);
    expect(t.s.foresightA).not.toContain(-1);
    expect(t.s.foresightB).not.toContain(-1);
    expect(t.where(0)).toBe('START');
    t.play('end');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.told('drew')).toEqual([]);
  });

  it('NZ-E1 NZ-X20 before that turn ends, cards may still be played after Wellington', () => {
    const t = lastSpace(2, 0).hand(0, 'ferry');
    t.play(...visit, 'play ferry');
    expect(t.player(0).money).toBe(10 + 6 + 2);
    expect(t.cards(0, 'hand')).toHaveLength(1);
  });

  it('NZ-E1 with two players the other one has one more turn', () => {
    const t = lastSpace(2, 0).play(...visit, 'end');
    expect(t.told('turn')).toMatchObject([{ seat: 1, last: true }]);
    t.play('move B', 'end');
    expect(t.question).toBeNull();
    expect(t.s.over).toBe(true);
  });

  it('NZ-E1 with two players the first player has the last turn when the second ends the game', () => {
    const t = lastSpace(2, 1).play(...visit, 'end');
    expect(t.told('turn')).toMatchObject([{ seat: 0, last: true }]);
    t.play('move B', 'end');
    expect(t.question).toBeNull();
  });

  it.each([
    [0, [1, 2]],
    [1, [2, 0]],
    [2, [0, 1]],
  ])('NZ-E1 with three players, seat %i having ended the game, the others go round once: %o', (seat, others) => {
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
  ])('NZ-E1 with four players, seat %i having ended the game, the others go round once: %o', (seat, others) => {
    const t = lastSpace(4, seat).play(...visit, 'end');
    for (const other of others) {
      expect(t.asked()).toBe(other);
      t.play('move B', 'end');
    }
    expect(t.question).toBeNull();
  });

  it('NZ-E1 final turns have phases A and B as usual, but no phase C', () => {
    const t = lastSpace(3, 1).at(2, 'E').hand(2, 'southdown').build(0, '1a', 'E1');
    t.play(...visit, 'end');
    t.play('move E1>F', 'use 1', 'discard southdown');
    expect(t.player(2).money).toBe(10 - 1 + 3);
    t.play('end');
    expect(t.cards(2, 'hand')).toEqual([]);
    t.play('move B', 'end');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.told('drew')).toEqual([]);
  });

  it('NZ-E1 in a final turn Wellington works as usual, but the bonus tile leaves the game', () => {
    const t = lastSpace(3, 0).hand(1, 'suffolk').foresightA('shepherd', 'sailor');
    t.play(...visit, 'end');
    t.at(1, 'H').foresightA('shearer', 'sailor').foresightB('bt02', 'bt03');
    const [market, bag] = [[...t.s.bonusMarket], t.s.bagB.length];
    t.play('move WELLINGTON', 'wellington', 'reveal suffolk', 'income 0', 'deliver 3 aux-pound', 'foresight left');
    expect(t.player(1).money).toBe(15);
    expect(t.cards(1, 'discard')).toEqual(['suffolk', 'sheepdog']);
    expect(t.s.jobs).toEqual(table(3).job('shepherd', 8).job('shearer', 8).s.jobs);
    t.play('foresight right');
    expect(t.s.bonusMarket).toEqual(market);
    expect(t.player(1).bonusTiles).toEqual([]);
    expect(t.s.bagB).toHaveLength(bag - 1);
    expect(t.s.foresightB).not.toContain(-1);
    expect(t.where(1)).toBe('START');
  });

  it('NZ-E1 nobody else can take the token or end the game again', () => {
    const t = lastSpace(3, 0).play(...visit, 'end');
    t.at(1, 'H').play('move WELLINGTON', ...visit);
    expect(t.told('token-moved')).toEqual([]);
    expect(t.told('end-triggered')).toEqual([]);
    expect([t.player(0).token, t.player(1).token]).toEqual([true, false]);
    t.play('end', 'move B', 'end');
    expect(t.question).toBeNull();
  });

  it('NZ-E1 NZ-X2 in final turns every row of the bonus market is open, the last one too', () => {
    const t = lastSpace(2, 0).play(...visit, 'end');
    t.play('move B>C', 'use 3');
    expect(t.moves('invest')).toEqual(['invest 7 2']);
    t.play('invest 7 2');
    expect(t.player(1)).toMatchObject({ tokens: 3, money: 10 - 4 });
  });

  it('NZ-E1 when the game is over nothing can be played any more', () => {
    const t = lastSpace(2, 0)
      .with(1, { tokens: 1 })
      .play(...visit, 'end', 'move B', 'end');
    expect(t.why('exchange 1', 1)?.code).toBe('game-over');
    expect(t.why('move C', 0)?.code).toBe('game-over');
  });

  it('NZ-E4 the player with the most VP wins', () => {
    const t = lastSpace(2, 0)
      .with(1, { money: 60 })
      .play(...visit, 'end', 'move B', 'end');
    expect([t.points(0), t.points(1)]).toEqual([3 - 8 + 5, 12]);
    expect(score(t.s).leaders).toEqual([1]);
  });

  it('NZ-E1 NZ-E4 the last move tells that the game is over and who leads', () => {
    const t = lastSpace(2, 0)
      .with(1, { money: 60 })
      .play(...visit, 'end', 'move B', 'end');
    expect(t.told('over')).toMatchObject([{ leaders: [1] }]);
  });

  it('NZ-E4 players who tie share the victory', () => {
    const t = lastSpace(3, 0).with(1, { money: 4 }).with(2, { money: 9 }).posts(2, '0');
    t.play(...visit, 'end', 'move B', 'end', 'move B', 'end');
    expect([t.points(0), t.points(1), t.points(2)]).toEqual([0, 0, 1 - 8]);
    expect(score(t.s).leaders).toEqual([0, 1]);
  });

  it('NZ-E4 no other thing breaks a tie: neither money nor the token', () => {
    const t = table(4).with(0, { money: 9 }).with(1, { money: 5 }).with(2, { money: 4 }).with(3, { money: 8 });
    expect(score(t.s).leaders).toEqual([0, 1, 3]);
    t.with(2, { token: true, money: 0 }).with(0, { money: 25 });
    expect(score(t.s).leaders).toEqual([0, 2]);
  });
});
