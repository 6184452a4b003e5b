import { describe, expect, it } from 'vitest';
import { secondTable, type SecondTable } from '../testing/index.ts';

/** On B, about to build with so many builders and dollars. */
const building = (builders: number, money: number) =>
  secondTable(2)
    .at(0, 'B')
    .with(0, { money, workers: { builder: builders } })
    .phaseB(0);

const inSupply = (t: SecondTable, number: number) => t.player(0).supply.includes(number - 1);

describe('building', () => {
  it('SE-X8 a building goes from the own supply to an empty space for $2 a builder', () => {
    const t = building(3, 6).play('use 2', 'build 5', 'site A-1');
    expect(t.player(0).money).toBe(0);
    expect(inSupply(t, 5)).toBe(false);
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '5a', at: 'A-1', replaced: null }]);
    expect(t.points(0, 'buildings')).toBe(4);
  });

  it('SE-X8 more builders than needed make it no dearer', () => {
    expect(building(6, 10).play('use 2', 'build 1', 'site A-1').player(0).money).toBe(8);
  });

  it('SE-X8 too few builders', () => {
    const t = building(2, 20).play('use 2');
    expect(t.moves('build')).toEqual(['build 1', 'build 2', 'build 3', 'build 4']);
    expect(t.why('build 5')).toMatchObject({ code: 'not-enough-builders', rule: 'SE-X8' });
  });

  it('SE-X8 too few builders are explained as builders', () => {
    const t = building(2, 20).play('use 2');
    expect(t.why('build 5')).toMatchObject({ what: '5a', need: 3, have: 2 });
  });

  it('SE-X8 a building too dear', () => {
    const t = building(5, 9).play('use 2');
    expect(t.can('build 6')).toBe(true);
    expect(t.why('build 7')).toMatchObject({
      code: 'too-dear',
      rule: 'SE-X8',
      what: '7a',
      need: 10,
      have: 9,
    });
  });

  it('SE-X8 with $1 there is nothing to build', () => {
    const t = building(1, 1);
    expect(t.why('use 2')).toMatchObject({ code: 'too-dear', rule: 'SE-X8' });
    expect(t.with(0, { money: 2 }).can('use 2')).toBe(true);
  });

  it('SE-X8 six builders are not enough for a new building that needs seven', () => {
    const t = building(6, 60).play('use 2');
    expect(t.moves('build')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12].map((number) => `build ${number}`));
    expect(t.why('build 9')).toMatchObject({ code: 'not-enough-builders', rule: 'SE-X8' });
  });

  it('SE-X8 a building stands on a building space without a tile, nowhere else', () => {
    const t = building(2, 20).build(1, '3a', 'A-1').hazard('fl-1', 'FLOOD-1').play('use 2', 'build 1');
    expect(t.why('site A-1')).toMatchObject({ code: 'space-taken', rule: 'SE-X8' });
    expect(t.can('site A')).toBe(false);
    expect(t.can('site FLOOD-1')).toBe(false);
    expect(t.can('site FLOOD-2')).toBe(false);
    expect(t.can('site OUTLAW-1')).toBe(false);
    expect(t.why('site OUTLAW-4')).toMatchObject({ code: 'not-there', rule: 'SE-X8' });
    expect(t.can('site KC')).toBe(false);
    expect(t.can('site START')).toBe(false);
    expect(t.can('site A-2')).toBe(true);
    expect(t.can('site FLOOD-R1')).toBe(true);
  });

  it('SE-X8 every empty building space along the trail will do, behind the herder too, without any gate', () => {
    const t = building(2, 20).play('use 2', 'build 1');
    expect(t.moves('site')).toHaveLength(22);
    expect(t.can('site A-3')).toBe(true);
    expect(t.can('site G-2')).toBe(true);
  });

  it('SE-X8 a building that stands on the trail is no longer in the supply', () => {
    const t = building(2, 20).build(0, '4a', 'A-1').play('use 2');
    expect(t.why('build 4')).toMatchObject({ code: 'not-in-supply', rule: 'SE-X8' });
  });

  it('SE-X8 one action builds one building', () => {
    const t = building(2, 20).play('use 2', 'build 1', 'site A-1');
    expect(t.can('build 2')).toBe(false);
    expect(t.can('use 2')).toBe(false);
  });

  it('SE-X8 the side in play counts: 3b needs two builders where 3a needs one', () => {
    expect(building(1, 2).play('use 2').can('build 3')).toBe(true);
    const t = building(1, 20).sides('3b').play('use 2');
    expect(t.can('build 3')).toBe(false);
    const two = building(2, 4).sides('3b').play('use 2', 'build 3', 'site A-1');
    expect(two.told('built')).toMatchObject([{ building: '3b' }]);
    expect(two.points(0, 'buildings')).toBe(3);
  });

  it("SE-X8 the rulebook's examples: 2 builders and $4 for the building, 3 builders and $6 to replace it", () => {
    const t = building(2, 4).play('use 2', 'build 4', 'site A-1');
    expect(t.player(0).money).toBe(0);
    t.with(0, { money: 6, workers: { builder: 3 } })
      .phaseB(0)
      .play('use 2', 'build 7', 'site A-1');
    expect(t.player(0).money).toBe(0);
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '7a', at: 'A-1', replaced: '4a' }]);
  });
});

describe('replacing a building', () => {
  it('SE-X8 the difference is needed: three builders from 2 to 5, not two', () => {
    const t = building(2, 20).build(0, '4a', 'A-1').play('use 2');
    expect(t.why('build 7')).toMatchObject({ code: 'not-enough-builders', rule: 'SE-X8' });
    expect(t.with(0, { workers: { builder: 3 } }).can('build 7')).toBe(true);
  });

  it('SE-X8 the difference is paid: $6 from 2 to 5, not $5', () => {
    const t = building(3, 5).build(0, '4a', 'A-1').play('use 2');
    expect(t.why('build 7')).toMatchObject({ code: 'too-dear', rule: 'SE-X8' });
    expect(t.with(0, { money: 6 }).can('build 7')).toBe(true);
  });

  it('SE-X8 the old building leaves the game', () => {
    const t = building(3, 20).build(0, '4a', 'A-1').play('use 2', 'build 7', 'site A-1');
    expect(inSupply(t, 4)).toBe(false);
    expect(inSupply(t, 7)).toBe(false);
    expect(t.points(0, 'buildings')).toBe(6);
    t.phaseB(0).play('use 2');
    expect(t.why('build 4')).toMatchObject({ code: 'not-in-supply', rule: 'SE-X8' });
  });

  it('SE-X8 only a building that needs more builders replaces another', () => {
    const lower = building(6, 40).build(0, '5a', 'A-1').play('use 2', 'build 4');
    expect(lower.why('site A-1')).toMatchObject({
      code: 'not-higher',
      rule: 'SE-X8',
      what: expect.stringMatching(/^\d+a$/),
      need: undefined,
    });
    expect(lower.can('site A-2')).toBe(true);
    const equal = building(6, 40).build(0, '6a', 'A-1').play('use 2', 'build 12');
    expect(equal.why('site A-1')).toMatchObject({ code: 'not-higher', rule: 'SE-X8' });
    const higher = building(6, 40).build(0, '5a', 'A-1').play('use 2', 'build 6');
    expect(higher.can('site A-1')).toBe(true);
  });

  it("SE-X8 nobody replaces another player's building, nor a neutral one", () => {
    const t = building(6, 40).build(1, '4a', 'A-1').play('use 2', 'build 7');
    expect(t.why('site A-1')).toMatchObject({ code: 'space-taken', rule: 'SE-X8' });
    expect(t.can('site B')).toBe(false);
  });

  it('SE-X8 with too few builders for a new building only the replacement is open', () => {
    const t = building(2, 20).build(0, '4a', 'A-1').play('use 2', 'build 6');
    expect(t.moves('site')).toEqual(['site A-1']);
    expect(t.why('site A-2')).toMatchObject({ code: 'not-enough-builders', rule: 'SE-X8' });
  });

  it('SE-X8 with too little money for a new building only the replacement is open', () => {
    const t = building(6, 4).build(0, '4a', 'A-1').play('use 2', 'build 6');
    expect(t.moves('site')).toEqual(['site A-1']);
    expect(t.why('site A-2')).toMatchObject({ code: 'too-dear', rule: 'SE-X8' });
    expect(t.play('site A-1').player(0).money).toBe(0);
  });

  it('SE-X8 replacing is the way to a building that needs more than six', () => {
    const t = building(6, 40).build(0, '5a', 'A-1').play('use 2', 'build 10', 'site A-1');
    expect(t.player(0).money).toBe(40 - 12);
    expect(t.points(0, 'buildings')).toBe(13);
  });

  it('SE-X8 from 5 builders to 12 is too far for six, from 7 it is not', () => {
    const t = building(6, 40).build(0, '7a', 'A-1').play('use 2');
    expect(t.why('build 11')).toMatchObject({ code: 'not-enough-builders', rule: 'SE-X8' });
    const u = building(6, 40).build(0, '9a', 'A-1').play('use 2', 'build 11', 'site A-1');
    expect(u.player(0).money).toBe(40 - 10);
    expect(u.points(0, 'buildings')).toBe(20);
  });

  it('SE-X8 with no space empty only replacements are left', () => {
    const t = building(6, 40).build(0, '1a', 'A-1');
    for (const space of t.c.buildingSpaces)
      if (t.c.spaces[space]!.id !== 'A-1') t.build(1, '2a', t.c.spaces[space]!.id);
    t.play('use 2', 'build 4');
    expect(t.moves('site')).toEqual(['site A-1']);
  });
});
