import { describe, expect, it } from 'vitest';
import { score } from '../../index.ts';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

const solo = (): Table => table(2, { sarah: { difficulty: 'medium' } }).with(0, { money: 0 });

describe("Sarah's score", () => {
  it('NZ-Z15 she starts from nothing: no points for a board she does not have', () => {
    const t = solo();
    expect(t.points(1)).toBe(0);
    expect(t.points(1, 'workers')).toBe(0);
    expect(t.points(1, 'hand')).toBe(0);
  });

  it('NZ-Z15 category 1 is not hers: no points for pounds', () => {
    expect(solo().with(1, { money: 50 }).points(1, 'pounds')).toBe(0);
    expect(solo().with(0, { money: 50 }).points(0, 'pounds')).toBe(10);
  });

  it('NZ-Z15 category 9 is not hers: no points for harbourmasters', () => {
    const t = solo().harbourmasters(1, 'h2').owns(1, 'rk-1', 'rk-2', 'rk-3');
    expect(t.points(1, 'harbourmasters')).toBe(0);
    expect(solo().harbourmasters(0, 'h2').owns(0, 'rk-1', 'rk-2', 'rk-3').points(0, 'harbourmasters')).toBe(3);
  });

  it('NZ-Z15 category 10 is not hers: no points for the second hand space', () => {
    expect(solo().points(1, 'hand')).toBe(0);
    expect(solo().cleared(0, 'hand-6').points(0, 'hand')).toBe(3);
  });

  it('NZ-Z15 her buildings on the trail count', () => {
    const t = solo().build(1, '1a', 'A1').build(1, '7a', 'A2').build(1, '10a', 'B1').build(0, '6a', 'B2');
    expect(t.points(1, 'buildings')).toBe(1 + 6 + 15);
  });

  it('NZ-Z15 her discs on posts count, with the green arrows', () => {
    expect(solo().posts(1, '6', '9', '12').points(1, 'posts')).toBe(0 + 1 + 3 + 3 + 5);
    expect(solo().posts(1, '21', '21', '21').points(1, 'posts')).toBe(27);
    expect(solo().posts(1, '3', 'wool-9', 'wool-13').points(1, 'posts')).toBe(0 + 1 + 3);
  });

  it('NZ-Z15 her discs on medium harbours count', () => {
    expect(solo().harbours(1, 'mh1', 'mh5').points(1, 'harbours')).toBe(1 + 6);
  });

  it.each([
    [4, 0],
    [9, 7],
    [16, 15],
  ])('NZ-Z13 NZ-Z15 her place %i on the pathfinder track counts %i', (pathfinder, vp) => {
    expect(solo().with(1, { pathfinder }).points(1, 'pathfinder')).toBe(vp);
  });

  it('NZ-Z12 NZ-Z15 her hazards count', () => {
    expect(solo().owns(1, 'rk-9', 'fl-1', 'fl-3').points(1, 'tiles')).toBe(4 + 2 + 3);
  });

  it('NZ-Z15 her sheep and bonus cards count, other cards do not', () => {
    const t = solo().discard(1, 'suffolk', 'dorset-horn', 'romney', 'ferry', 'sheepdog', 'kotare', 'set-1', 'set-3');
    expect(t.points(1, 'cards')).toBe(7 + 1 + 3 + 1 + 2);
  });

  it('NZ-Z15 every objective she holds counts as fulfilled', () => {
    const t = solo().discard(1, 'o01', 'o13', 'o24');
    expect(t.points(1, 'objectives')).toBe(3 + 5 + 5);
    expect(t.points(1, 'cards')).toBe(0);
    expect(solo().area(0, 'o01', 'o13', 'o24').points(0, 'objectives')).toBe(-9);
  });

  it('NZ-Z15 bonus objectives as well, and not among the cards', () => {
    const t = solo().discard(1, 'set-8', 'set-9', 'set-10', 'o01');
    expect(t.points(1, 'objectives')).toBe(4 + 5 + 5 + 3);
    expect(t.points(1, 'cards')).toBe(0);
  });

  it('NZ-Z13 NZ-Z15 a bonus objective of card 12 counts as fulfilled', () => {
    const t = solo().bonusSets('set-8', 'set-9', 'set-10', 'set-7').sarah([12], 'sailor');
    t.with(1, { workers: { sailor: 3 } }).passToSarah();
    expect(t.cards(1, 'discard')).toEqual(['set-9']);
    expect(t.points(1, 'objectives')).toBe(5);
  });

  it('NZ-Z15 4 VP for each of her rows with a fifth worker', () => {
    expect(
      solo()
        .with(1, { workers: { shepherd: 5 } })
        .points(1, 'workers'),
    ).toBe(4);
    expect(
      solo()
        .with(1, { workers: { shepherd: 5, sailor: 5, shearer: 4 } })
        .points(1, 'workers'),
    ).toBe(8);
  });

  it('NZ-Z15 5 VP for the token', () => {
    expect(solo().with(1, { token: true }).points(1, 'token')).toBe(5);
  });

  it('NZ-Z15 the total is the sum', () => {
    const t = solo().build(1, '1a', 'A1').posts(1, '12').discard(1, 'o01', 'suffolk').owns(1, 'rk-1');
    t.with(1, { money: 30, token: true, pathfinder: 5, workers: { sailor: 5 } }).harbours(1, 'mh2');
    expect(t.points(1)).toBe(1 + 3 + 3 + 7 + 2 + 5 + 3 + 4 + 2);
  });
});

describe('you against Sarah', () => {
  it('NZ-Z15 more points than Sarah: won, by so many', () => {
    const t = solo().with(0, { money: 50 }).discard(1, 'suffolk');
    expect(score(t.s).against).toEqual({ seat: 1, difficulty: 'medium', margin: 3, outcome: 'won' });
    expect(score(t.s).leaders).toEqual([0]);
  });

  it('NZ-Z15 fewer: lost', () => {
    const t = solo().discard(1, 'suffolk');
    expect(score(t.s).against).toEqual({ seat: 1, difficulty: 'medium', margin: -7, outcome: 'lost' });
    expect(score(t.s).leaders).toEqual([1]);
  });

  it('NZ-Z15 NZ-E4 as many: the victory is shared', () => {
    const t = solo().with(0, { money: 35 }).discard(1, 'suffolk');
    expect(score(t.s).against).toMatchObject({ margin: 0 });
    expect(['won', 'lost']).not.toContain(score(t.s).against!.outcome);
    expect(score(t.s).leaders).toEqual([0, 1]);
  });

  it('NZ-Z15 a game without Sarah is against nobody', () => {
    expect(score(table(2).s).against ?? null).toBeNull();
  });
});
