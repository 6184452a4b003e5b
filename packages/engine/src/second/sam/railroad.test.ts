import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';

const solo = (options: object = {}): SecondTable =>
  secondTable(2, { sam: { difficulty: 'medium' }, ...options }).with(1, {
    workers: { cowboy: 1, builder: 1, engineer: 1 },
  });

/** Card 2 moves the engine by his engineers, whatever his specialization. */
const runs = (t: SecondTable, from: string, engineers: number): SecondTable =>
  t
    .sam([2], 'builder')
    .engine(1, from)
    .with(1, { workers: { engineer: engineers } })
    .passToSam();
const engines = (t: SecondTable): string[] =>
  t.events.flatMap((event) => (event.type === 'engine' && event.seat === 1 ? [event.to] : []));
const upgraded = (t: SecondTable): string[] =>
  t.c.stations.flatMap((station, i) => (t.player(1).stations[i]! > 0 ? [station.id] : []));
const told = (t: SecondTable): string[] =>
  t.events.flatMap((event) => (event.type === 'station' ? [event.station] : []));
const master = (t: SecondTable, station: string): number =>
  t.s.stationMasters[t.c.stations.findIndex((info) => info.id === station)]!;

const all = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'];

describe('cards 2 and 7: the engine by his engineers', () => {
  it.each([2, 7])('SE-Z1 card %i: as far as his engineers take it', (card) => {
    for (const speciality of ['cowboy', 'builder', 'engineer'] as const) {
      const t = solo().sam([card], speciality);
      t.with(1, { workers: { engineer: 3 } }).passToSam();
      expect(t.told('engine')).toMatchObject([{ seat: 1, from: '0', to: '3' }]);
    }
  });

  it.each([
    ['0', 4, '4'],
    ['5', 2, '7'],
    ['t4', 1, '5'],
    ['17', 4, '21'],
    ['34', 4, '38'],
  ])('SE-Z1 from %s with %i engineers and no station in reach: the farthest space, %s', (from, engineers, to) => {
    const t = runs(solo(), from, engineers);
    expect(t.engineAt(1)).toBe(to);
    expect(upgraded(t)).toEqual([]);
  });

  it.each([
    ['4', 1, 't4', 's1'],
    ['0', 5, 't4', 's1'],
    ['2', 4, 't4', 's1'],
    ['7', 6, 't10', 's3'],
    ['16', 3, 't16', 's5'],
    ['21', 2, 't21', 's6'],
    ['29', 4, 't29', 's8'],
    ['30', 6, 't33', 's9'],
  ])('SE-Z1 from %s with %i engineers: rather the station at %s than farther', (from, engineers, to, station) => {
    const t = runs(solo().stations(1, 's2'), from, engineers);
    expect(t.engineAt(1)).toBe(to);
    expect(told(t)).toEqual([station]);
  });

  it('SE-Z1 a station he has upgraded is nothing to stop for', () => {
    const t = runs(solo().stations(1, 's1'), '3', 3);
    expect(engines(t)).toEqual(['6']);
    expect(t.player(1).mind!.discs).toBe(14);
  });

  it('SE-Z1 a station you have upgraded still is', () => {
    expect(runs(solo().stations(0, 's1'), '3', 3).engineAt(1)).toBe('t4');
  });

  it('SE-Z1 of two stations in reach, the farther one', () => {
    const t = runs(solo(), '3', 6);
    expect(t.engineAt(1)).toBe('t7');
    expect(upgraded(t)).toEqual(['s2']);
  });

  it('SE-Z1 SE-X3 your engine does not count as a space, and he cannot stop there', () => {
    expect(runs(solo().engine(0, '2'), '1', 1).engineAt(1)).toBe('3');
    expect(runs(solo().engine(0, '4'), '3', 1).engineAt(1)).toBe('t4');
    expect(runs(solo().engine(0, 't4'), '3', 2).engineAt(1)).toBe('5');
  });

  it('SE-Z1 SE-X3 both engines may stand at the start', () => {
    const t = solo();
    expect([t.engineAt(0), t.engineAt(1)]).toEqual(['0', '0']);
    expect(runs(t, '0', 1).engineAt(1)).toBe('1');
  });
});

describe('a station', () => {
  it('SE-Z1 a disc of his supply, and nothing to pay', () => {
    const t = runs(solo(), '4', 1);
    expect(upgraded(t)).toEqual(['s1']);
    expect(t.player(1).mind!.discs).toBe(13);
    expect(t.told('spent')).toEqual([]);
    expect(t.points(1, 'stations')).toBe(1);
  });

  it('SE-Z1 dark corners are nothing to him', () => {
    expect(runs(solo(), '16', 1).points(1, 'stations')).toBe(3);
    expect(runs(solo(), '33', 1).points(1, 'stations')).toBe(8);
  });

  it('SE-Z1 the station master goes to him, and no worker for it', () => {
    const t = runs(solo().stationMaster('s1', 'sm9'), '4', 1);
    expect(t.told('station-master')).toMatchObject([{ seat: 1, tile: 'sm9', worker: null }]);
    expect(master(t, 's1')).toBe(-1);
    expect(t.workers(1)).toEqual({ cowboy: 1, builder: 1, engineer: 1 });
    expect(t.s.appointed).toBe(0);
  });

  it.each(['sm1', 'sm2', 'sm5', 'sm7', 'sm8', 'sm9'])('SE-Z1 the station master %s brings him nothing', (tile) => {
    const t = runs(solo().stationMaster('s1', tile).hazard('fl-1', 'FLOOD-1').outlaw('green', 'OUTLAW-4'), '4', 1);
    const { money, certificates, permanentCertificates, hazards, outlaws } = t.player(1);
    expect([money, certificates, permanentCertificates]).toEqual([0, 0, 0]);
    expect([hazards, outlaws]).toEqual([[], [0, 0]]);
    expect(t.points(1, 'station-masters')).toBe(0);
  });

  it('SE-Z1 the tile is out of your reach then, the station is not', () => {
    const t = runs(solo().stationMaster('s1', 'sm9'), '4', 1);
    t.engine(0, '4')
      .engine(1, '20')
      .at(0, 'G')
      .with(0, { workers: { engineer: 2 } });
    t.phaseB(0).play('use 1', 'engine t4', 'upgrade s1 aux-dollar');
    expect(t.moves('appoint')).toEqual([]);
    expect(t.player(0).stations[0]).toBe(1);
  });

  it('SE-Z1 a tile you have taken is not there any more', () => {
    const t = runs(solo().stationMaster('s1', null).stations(0, 's1'), '4', 1);
    expect(upgraded(t)).toEqual(['s1']);
    expect(t.told('station-master')).toEqual([]);
  });

  it('SE-Z1 no disc left: he upgrades nothing and takes no tile', () => {
    const t = solo().stationMaster('s1', 'sm9');
    t.player(1).mind!.discs = 0;
    runs(t, '4', 1);
    expect(upgraded(t)).toEqual([]);
    expect(master(t, 's1')).toBeGreaterThanOrEqual(0);
    expect(t.player(1).mind!.discs).toBe(0);
    expect(engines(t)).toHaveLength(1);
  });
});

describe('space 39', () => {
  it('SE-Z1 SE-X6 he upgrades the station there and goes back to the earliest open one, which he upgrades too', () => {
    const t = runs(solo(), '38', 1);
    expect(engines(t)).toEqual(['39', 't4']);
    expect(told(t)).toEqual(['s10', 's1']);
    expect(t.player(1).mind!.discs).toBe(12);
    expect(t.points(1, 'stations')).toBe(9 + 1);
  });

  it('SE-Z1 the $3 for going back are not for him', () => {
    const t = runs(solo(), '38', 1);
    expect(t.told('earned')).toEqual([]);
    expect(t.player(1).money).toBe(0);
  });

  it('SE-Z1 it ends the movement, however many engineers are left', () => {
    expect(engines(runs(solo(), '37', 6))).toEqual(['39', 't4']);
  });

  it.each([
    [['s1'], 't7'],
    [['s1', 's2', 's3', 's4', 's5'], 't21'],
    [['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'], 't33'],
    [['s2', 's3'], 't4'],
  ])('SE-Z1 with discs on %j the earliest open station is at %s', (stations, to) => {
    const t = runs(solo().stations(1, ...stations), '38', 1);
    expect(engines(t)).toEqual(['39', to]);
  });

  it('SE-Z1 SE-X6 a turnout with your engine is not free: the next one', () => {
    const t = runs(solo().engine(0, 't4'), '38', 1);
    expect(engines(t)).toEqual(['39', 't7']);
    expect(told(t)).toEqual(['s10', 's2']);
  });

  it('SE-Z1 SE-X6 the station there upgraded already: he goes back all the same', () => {
    const t = runs(solo().stations(1, 's10'), '38', 1);
    expect(engines(t)).toEqual(['39', 't4']);
    expect(told(t)).toEqual(['s1']);
  });

  it('SE-Z1 SE-X6 every station upgraded: he goes back at least one space, to a free one', () => {
    const t = runs(solo().stations(1, ...all), '38', 1);
    expect(engines(t)).toHaveLength(2);
    expect(t.engineAt(1)).not.toBe('39');
    expect(told(t)).toEqual([]);
    expect(t.player(1).mind!.discs).toBe(14);
  });

  it('SE-Z1 with his last disc he upgrades the station there, and none after', () => {
    const t = solo();
    t.player(1).mind!.discs = 1;
    runs(t, '38', 1);
    expect(upgraded(t)).toEqual(['s10']);
    expect(t.player(1).mind!.discs).toBe(0);
    expect(t.engineAt(1)).not.toBe('39');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 afterwards the track begins anew for him', () => {
    const t = runs(solo(), '38', 1);
    runs(t, t.engineAt(1), 4);
    expect(t.engineAt(1)).toBe('t7');
  });
});

describe('card 14', () => {
  it('SE-Z1 as an engineer: by all his engineers', () => {
    const t = solo().sam([14], 'engineer');
    t.with(1, { workers: { engineer: 3 } }).passToSam();
    expect(t.engineAt(1)).toBe('3');
    expect(t.workers(1).engineer).toBe(3);
  });

  it.each(['cowboy', 'builder'] as const)('SE-Z1 as a %s: one space, whatever his engineers', (speciality) => {
    const t = solo().sam([14], speciality);
    t.with(1, { workers: { engineer: 3 } }).passToSam();
    expect(t.engineAt(1)).toBe('1');
  });

  it.each([11, 14])('SE-Z1 card %i as a builder: the one space may be a station', (card) => {
    const t = solo().sam([card], 'builder').engine(1, '4').passToSam();
    expect(t.engineAt(1)).toBe('t4');
    expect(upgraded(t)).toEqual(['s1']);
  });

  it.each([11, 14])('SE-Z1 card %i as a builder: the one space may be 39', (card) => {
    const t = solo().sam([card], 'builder').engine(1, '38').passToSam();
    expect(told(t)).toEqual(['s10', 's1']);
  });

  it.each([11, 14])('SE-Z1 with the small versions switched off card %i as a builder does nothing', (card) => {
    const t = solo({ components: { sam: { otherwise: false } } })
      .sam([card], 'builder')
      .passToSam();
    expect(engines(t)).toEqual([]);
    expect(t.engineAt(1)).toBe('0');
  });
});
