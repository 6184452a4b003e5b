import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

/** On D, about to build with so many craftsmen. */
const building = (craftsmen: number, money: number) =>
  table(2)
    .at(0, 'D')
    .with(0, { money, workers: { craftsman: craftsmen } })
    .phaseB(0);

const inSupply = (t: Table, number: number) => t.player(0).supply.includes(number - 1);

describe('building', () => {
  it('NZ-X4 a building goes from the own supply to an empty space for £2 a craftsman', () => {
    const t = building(3, 6).play('use 2', 'build 5', 'site A1');
    expect(t.player(0).money).toBe(0);
    expect(inSupply(t, 5)).toBe(false);
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '5a', at: 'A1', replaced: null }]);
    expect(t.points(0, 'buildings')).toBe(4);
  });

  it('NZ-X4 more craftsmen than needed make it no dearer', () => {
    const t = building(5, 10).play('use 2', 'build 1', 'site A1');
    expect(t.player(0).money).toBe(8);
  });

  it('NZ-X4 too few craftsmen', () => {
    const t = building(2, 20).play('use 2');
    expect(t.moves('build')).toEqual(['build 1', 'build 2', 'build 3', 'build 4']);
    expect(t.why('build 5')).toMatchObject({
      code: 'not-enough-builders',
      rule: 'NZ-X4',
      what: '5a',
      need: 3,
      have: 2,
    });
  });

  it('NZ-X4 a building too dear', () => {
    const t = building(5, 9).play('use 2');
    expect(t.can('build 6')).toBe(true);
    expect(t.why('build 7')).toMatchObject({
      code: 'too-dear',
      rule: 'NZ-X4',
      what: '7a',
      need: 10,
      have: 9,
    });
  });

  it('NZ-X4 with £1 there is nothing to build', () => {
    const t = building(1, 1);
    expect(t.why('use 2')).toMatchObject({ code: 'too-dear', rule: 'NZ-X4' });
    expect(t.with(0, { money: 2 }).can('use 2')).toBe(true);
  });

  it('NZ-X4 five craftsmen are not enough for a new building that needs six', () => {
    const t = building(5, 40).sides('8b').play('use 2');
    expect(t.why('build 8')).toMatchObject({ code: 'not-enough-builders', rule: 'NZ-X4' });
    expect(t.can('build 7')).toBe(true);
  });

  it('NZ-X4 a building stands on a building space without a tile, nowhere else', () => {
    const t = building(2, 20).build(1, '3a', 'A1').hazard('rk-1', 'RK1').play('use 2', 'build 1');
    expect(t.why('site A1')).toMatchObject({ code: 'space-taken', rule: 'NZ-X4' });
    expect(t.can('site A')).toBe(false);
    expect(t.can('site RK1')).toBe(false);
    expect(t.can('site RK2')).toBe(false);
    expect(t.can('site WELLINGTON')).toBe(false);
    expect(t.can('site START')).toBe(false);
    expect(t.can('site A2')).toBe(true);
    expect(t.can('site RR1')).toBe(true);
  });

  it('NZ-X4 every empty space along the trail will do, behind the runholder too', () => {
    const t = building(2, 20).with(0, { pathfinder: 7 }).play('use 2', 'build 1');
    expect(t.moves('site')).toHaveLength(22);
  });

  it('NZ-X4 a building that stands on the trail is no longer in the supply', () => {
    const t = building(2, 20).build(0, '3a', 'A1').play('use 2');
    expect(t.why('build 3')).toMatchObject({ code: 'not-in-supply', rule: 'NZ-X4' });
  });

  it('NZ-X4 one action builds one building', () => {
    const t = building(2, 20).play('use 2', 'build 1', 'site A1');
    expect(t.can('build 2')).toBe(false);
    expect(t.can('use 2')).toBe(false);
  });

  it('NZ-X4 the side in play counts: everybody has the same', () => {
    const t = building(2, 20).sides('3b').play('use 2', 'build 3', 'site A1');
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '3b', at: 'A1', replaced: null }]);
  });

  it.each(['B1', 'D1', 'H1'])('NZ-X4 a new building on the nugget of %s brings 1 gold', (space) => {
    const t = building(1, 2).play('use 2', 'build 1', `site ${space}`);
    expect(t.player(0).gold).toBe(1);
  });

  it('NZ-X4 without a nugget a new building brings no gold', () => {
    const t = building(1, 2).play('use 2', 'build 1', 'site A1');
    expect(t.player(0).gold).toBe(0);
  });

  it("NZ-X4 the rulebook's example: 2 craftsmen and £4, then 3 more and £6 to replace it", () => {
    const t = building(2, 4).play('use 2', 'build 3', 'site A1');
    expect(t.player(0).money).toBe(0);
    t.with(0, { money: 6, workers: { craftsman: 3 } })
      .phaseB(0)
      .play('use 2', 'build 7', 'site A1');
    expect(t.player(0).money).toBe(0);
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '7a', at: 'A1', replaced: '3a' }]);
  });
});

describe('replacing a building', () => {
  it('NZ-X4 the difference is needed: three craftsmen from 2 to 5, not two', () => {
    const t = building(2, 20).build(0, '3a', 'A1').play('use 2');
    expect(t.why('build 7')).toMatchObject({ code: 'not-enough-builders', rule: 'NZ-X4' });
    t.with(0, { workers: { craftsman: 3 } });
    expect(t.can('build 7')).toBe(true);
  });

  it('NZ-X4 the difference is paid: £6 from 2 to 5, not £5', () => {
    const t = building(3, 5).build(0, '3a', 'A1').play('use 2');
    expect(t.why('build 7')).toMatchObject({ code: 'too-dear', rule: 'NZ-X4' });
    t.with(0, { money: 6 });
    expect(t.can('build 7')).toBe(true);
  });

  it('NZ-X4 the old building leaves the game', () => {
    const t = building(3, 20).build(0, '3a', 'A1').play('use 2', 'build 7', 'site A1');
    expect(inSupply(t, 3)).toBe(false);
    expect(inSupply(t, 7)).toBe(false);
    expect(t.points(0, 'buildings')).toBe(6);
    t.phaseB(0).play('use 2');
    expect(t.why('build 3')).toMatchObject({ code: 'not-in-supply' });
  });

  it('NZ-X4 only a building that needs more craftsmen replaces another', () => {
    const t = building(5, 40).build(0, '5a', 'A1').play('use 2', 'build 4');
    expect(t.why('site A1')).toMatchObject({ code: 'not-higher', rule: 'NZ-X4' });
    expect(t.can('site A2')).toBe(true);
    const equal = building(5, 40).build(0, '1a', 'A1').play('use 2', 'build 2');
    expect(equal.why('site A1')).toMatchObject({ code: 'not-higher', rule: 'NZ-X4' });
    const higher = building(5, 40).build(0, '5a', 'A1').play('use 2', 'build 6');
    expect(higher.can('site A1')).toBe(true);
  });

  it("NZ-X4 nobody replaces another player's building", () => {
    const t = building(5, 40).build(1, '3a', 'A1').play('use 2', 'build 7');
    expect(t.why('site A1')).toMatchObject({ code: 'space-taken', rule: 'NZ-X4' });
  });

  it('NZ-X4 with too few craftsmen for a new building only the replacement is open', () => {
    const t = building(2, 20).build(0, '3a', 'A1').play('use 2', 'build 6');
    expect(t.moves('site')).toEqual(['site A1']);
    expect(t.why('site A2')).toMatchObject({ code: 'not-enough-builders', rule: 'NZ-X4' });
  });

  it('NZ-X4 with too little money for a new building only the replacement is open', () => {
    const t = building(5, 4).build(0, '3a', 'A1').play('use 2', 'build 6');
    expect(t.moves('site')).toEqual(['site A1']);
    expect(t.why('site A2')).toMatchObject({ code: 'too-dear', rule: 'NZ-X4' });
    t.play('site A1');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X4 replacing is the way to a building that needs more than five', () => {
    const t = building(5, 40).build(0, '7a', 'A1').play('use 2', 'build 10', 'site A1');
    expect(t.player(0).money).toBe(40 - 10);
    expect(t.points(0, 'buildings')).toBe(15);
  });

  it('NZ-X4 from 2 craftsmen to 8 is too far for five', () => {
    const t = building(5, 40).sides('9b').build(0, '3a', 'A1').play('use 2');
    expect(t.why('build 9')).toMatchObject({ code: 'not-enough-builders', rule: 'NZ-X4' });
    expect(t.can('build 8')).toBe(true);
  });

  it('NZ-X4 a replacement on a nugget earns no gold', () => {
    const t = building(5, 40).build(0, '3a', 'B1').play('use 2', 'build 7', 'site B1');
    expect(t.player(0).gold).toBe(0);
  });
});

describe('gated spaces', () => {
  it.each([
    { space: 'BG', gate: 2 },
    { space: 'FR2', gate: 4 },
    { space: 'EG', gate: 7 },
    { space: 'GG', gate: 7 },
  ])('NZ-X5 $space opens at pathfinder $gate', ({ space, gate }) => {
    const t = building(1, 20)
      .with(0, { pathfinder: gate - 1 })
      .play('use 2', 'build 1');
    expect(t.why(`site ${space}`)).toMatchObject({ code: 'gate-closed', rule: 'NZ-X5' });
    t.with(0, { pathfinder: gate });
    expect(t.can(`site ${space}`)).toBe(true);
    t.with(0, { pathfinder: 16 });
    expect(t.can(`site ${space}`)).toBe(true);
  });

  it('NZ-X5 a closed gate says how far the disc has to go', () => {
    const t = building(1, 20).with(0, { pathfinder: 3 }).play('use 2', 'build 1');
    expect(t.why('site FR2')).toMatchObject({ what: 'FR2', need: 4, have: 3 });
  });

  it('NZ-X4 NZ-X5 the nugget behind a gate counts', () => {
    const t = building(1, 20).with(0, { pathfinder: 7 }).play('use 2', 'build 1', 'site EG');
    expect(t.player(0).gold).toBe(1);
  });

  it("NZ-X5 the own disc counts, not another player's", () => {
    const t = building(1, 20).with(1, { pathfinder: 16 }).play('use 2', 'build 1');
    expect(t.can('site BG')).toBe(false);
  });
});
