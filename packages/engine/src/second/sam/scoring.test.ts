import { describe, expect, it } from 'vitest';
import { score } from '../../index.ts';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';

const solo = (): SecondTable => secondTable(2, { sam: { difficulty: 'medium' } }).with(0, { money: 0 });

describe("Sam's score", () => {
  it('SE-Z1 he starts from nothing: no points for a board he does not have', () => {
    expect(solo().points(1)).toBe(0);
  });

  it('SE-Z1 category 1 is not his: no points for dollars', () => {
    expect(solo().with(1, { money: 50 }).points(1, 'dollars')).toBe(0);
    expect(solo().with(0, { money: 50 }).points(0, 'dollars')).toBe(10);
  });

  it('SE-Z1 category 8 is not his: no points for station masters', () => {
    expect(solo().stationMasters(1, 'sm4').owns(1, 'fl-1', 'fl-2').points(1, 'station-masters')).toBe(0);
    expect(solo().stationMasters(0, 'sm4').owns(0, 'fl-1', 'fl-2').points(0, 'station-masters')).toBe(3);
    expect(solo().stationMasters(1, 'sm5').points(1, 'station-masters')).toBe(0);
  });

  it('SE-Z1 category 10 is not his: no points for the right step space', () => {
    expect(solo().points(1, 'steps')).toBe(0);
    expect(solo().cleared(0, 'step-right').points(0, 'steps')).toBe(3);
  });

  it('SE-Z1 his buildings on the trail count, by their b-sides', () => {
    const t = solo().build(1, '1b', 'A-1').build(1, '9b', 'A-2').build(1, '11b', 'B-1').build(0, '6a', 'B-2');
    expect(t.points(1, 'buildings')).toBe(1 + 8 + 10);
  });

  it('SE-Z1 his discs on cities count, with the arrows', () => {
    expect(solo().cities(1, 'bloomington', 'peoria', 'chicago', 'toledo').points(1, 'cities')).toBe(6);
    expect(solo().cities(1, 'chicago', 'toledo', 'pittsburgh').points(1, 'cities')).toBe(6 + 8);
    expect(solo().cities(1, 'pittsburgh', 'philadelphia').points(1, 'cities')).toBe(4 + 6);
    expect(solo().cities(1, 'fulton', 'st-louis').points(1, 'cities')).toBe(-3);
    expect(solo().cities(1, 'kansas-city').points(1, 'cities')).toBe(-6);
  });

  it('SE-Z1 New York counts the normal 9 for each disc', () => {
    expect(solo().cities(1, 'new-york', 'new-york', 'new-york').points(1, 'cities')).toBe(27);
  });

  it('SE-Z1 his stations count', () => {
    expect(solo().stations(1, 's1', 's6', 's10').points(1, 'stations')).toBe(1 + 5 + 9);
  });

  it('SE-Z1 his hazards count, his outlaws do not', () => {
    const t = solo().owns(1, 'fl-1', 'dr-3', 'ro-6').outlaws(1, 3, 3);
    expect(t.points(1, 'hazards')).toBe(2 + 3 + 4);
    expect(t.points(1)).toBe(9);
  });

  it('SE-Z1 his cattle count', () => {
    const t = solo().discard(1, 'black-angus', 'longhorn', 'corriente', 'shorthorn-4', 'hereford-7', 'calf');
    expect(t.points(1, 'cattle')).toBe(1 + 2 + 3 + 4 + 7 + 3);
  });

  it('SE-Z1 every objective he holds counts as fulfilled', () => {
    const t = solo().discard(1, 'o01', 'o05', 'o06', 'o24');
    expect(t.points(1, 'objectives')).toBe(3 + 4 + 5 + 5);
    expect(t.points(1, 'cattle')).toBe(0);
    expect(solo().area(0, 'o01', 'o05', 'o06', 'o24').points(0, 'objectives')).toBe(-2 - 2 - 3 - 2);
  });

  it('SE-Z1 a starting objective as well', () => {
    const t = solo().area(1, 'st1').discard(1, 'o01');
    expect(t.points(1, 'objectives')).toBe(3 + 3);
  });

  it('SE-Z1 objectives that ask for the same things all count', () => {
    const t = solo().discard(1, 'o06', 'o07', 'o08', 'o09').cities(1, 'new-york');
    expect(t.points(1, 'objectives')).toBe(4 * 5);
  });

  it.each([
    [4, 0],
    [5, 4],
    [6, 8],
  ])('SE-Z1 %i workers of a type: %i VP', (number, vp) => {
    expect(
      solo()
        .with(1, { workers: { cowboy: number, builder: 1, engineer: 1 } })
        .points(1, 'workers'),
    ).toBe(vp);
  });

  it('SE-Z1 2 VP for the token', () => {
    expect(solo().with(1, { token: true }).points(1, 'token')).toBe(2);
  });

  it('SE-Z1 the total is the sum', () => {
    const t = solo().build(1, '1b', 'A-1').cities(1, 'new-york').stations(1, 's2').owns(1, 'fl-1');
    t.discard(1, 'o01', 'hereford-5')
      .stationMasters(1, 'sm5')
      .with(1, { money: 30, token: true, workers: { engineer: 5 } });
    expect(t.points(1)).toBe(1 + 9 + 1 + 2 + 3 + 5 + 4 + 2);
  });
});

describe('you against Sam', () => {
  it('SE-Z1 more points than Sam: won, by so many', () => {
    const t = solo().with(0, { money: 50 }).discard(1, 'hereford-7');
    expect(score(t.s).against).toEqual({ seat: 1, difficulty: 'medium', margin: 3, outcome: 'won' });
    expect(score(t.s).leaders).toEqual([0]);
  });

  it('SE-Z1 fewer: lost', () => {
    const t = solo().discard(1, 'hereford-7');
    expect(score(t.s).against).toEqual({ seat: 1, difficulty: 'medium', margin: -7, outcome: 'lost' });
    expect(score(t.s).leaders).toEqual([1]);
  });

  it('SE-Z1 SE-E2 as many: the victory is shared', () => {
    const t = solo().with(0, { money: 35 }).discard(1, 'hereford-7');
    expect(score(t.s).against).toMatchObject({ margin: 0 });
    expect(['won', 'lost']).not.toContain(score(t.s).against!.outcome);
    expect(score(t.s).leaders).toEqual([0, 1]);
  });

  it('SE-Z1 a game without Sam is against nobody', () => {
    expect(score(secondTable(2).s).against ?? null).toBeNull();
  });
});
