import { describe, expect, it } from 'vitest';
import { whyNot } from '../index.ts';
import { secondTable, type SecondTable } from '../testing/index.ts';

const places = ['t4', 't7', 't10', 't13', 't16', 't21', 't25', 't29', 't33', '39'];

/** The engine about to stop at this station, by the one engineer of C. */
const before = (station: number, money: number) => {
  const place = places[station - 1]!;
  const t = secondTable(2).at(0, 'C').with(0, { money });
  return t.engine(0, place === '39' ? '38' : place.slice(1));
};
const stopping = (t: SecondTable, station: number) => t.phaseB(0).play('use 2', `engine ${places[station - 1]!}`);
/** The same, with the engine already there and the question open, and no station master around. */
const at = (station: number, money: number) =>
  stopping(before(station, money).stationMaster(`s${station}`, null), station);

describe('upgrading a station', () => {
  it.each([
    { station: 1, cost: 2, vp: 1 },
    { station: 2, cost: 2, vp: 1 },
    { station: 3, cost: 4, vp: 2 },
    { station: 4, cost: 4, vp: 2 },
    { station: 5, cost: 6, vp: 3 },
    { station: 6, cost: 8, vp: 5 },
    { station: 7, cost: 7, vp: 6 },
    { station: 8, cost: 6, vp: 7 },
    { station: 9, cost: 5, vp: 8 },
    { station: 10, cost: 3, vp: 9 },
  ])('SE-X5 station $station costs $cost dollars and is worth $vp VP', ({ station, cost, vp }) => {
    const poor = at(station, cost - 1);
    expect(poor.moves('upgrade')).toEqual([]);
    const t = at(station, cost).play(`upgrade s${station} aux-draw`);
    expect(t.player(0).money).toBe(0);
    expect(t.points(0, 'stations')).toBe(vp);
    expect(t.player(0).stations[station - 1]).toBe(1);
    expect(t.told('station')).toEqual([{ type: 'station', seat: 0, station: `s${station}`, disc: 'aux-draw' }]);
  });

  it('SE-X5 whoever stops on the turnout decides: the upgrade can be left', () => {
    const t = at(1, 10).play('forgo');
    expect(t.player(0)).toMatchObject({ money: 10, stations: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X5 only the station where the engine stops', () => {
    const t = at(1, 10);
    expect(t.moves('upgrade').every((move) => move.startsWith('upgrade s1 '))).toBe(true);
    expect(t.why('upgrade s2 aux-draw')).toMatchObject({
      code: 'not-there',
      rule: 'SE-X5',
      what: 's2',
    });
  });

  it('SE-X5 an engine on the track beside the turnout upgrades nothing', () => {
    const t = before(1, 10).phaseB(0).play('use 2', 'engine 5');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X5 each station once: nothing is asked where an own disc lies', () => {
    const t = stopping(before(2, 10).stations(0, 's2'), 2);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('upgrade s2 aux-draw')).toBe(false);
  });

  it('SE-X5 the discs of others do not matter', () => {
    const t = stopping(before(2, 10).stations(1, 's2').stationMaster('s2', null), 2).play('upgrade s2 aux-draw');
    expect(t.player(0).stations[1]).toBe(1);
    expect(t.player(1).stations[1]).toBe(1);
  });

  it('SE-X5 leaving the chance does not close the station for later', () => {
    const t = at(1, 10).play('forgo');
    t.engine(0, '4').phaseB(0).play('use 2', 'engine t4');
    expect(t.can('upgrade s1 aux-draw')).toBe(true);
  });
});

describe('the disc', () => {
  const white = ['aux-dollar', 'aux-draw', 'aux-certificate', 'aux-engine', 'aux-cull', 'certificate-4'];
  const dark = ['step-left', 'step-right', 'hand', 'certificate-6'];

  it.each([1, 2, 3, 4])('SE-X5 station %i has white corners: only discs from white corners', (station) => {
    const t = at(station, 20);
    expect(white.filter((disc) => t.can(`upgrade s${station} ${disc}`))).toEqual(white);
    expect(dark.filter((disc) => t.can(`upgrade s${station} ${disc}`))).toEqual([]);
    expect(t.why(`upgrade s${station} step-left`)).toMatchObject({ code: 'dark-corners', rule: 'SE-X5' });
  });

  it.each([5, 6, 7, 8, 9, 10])('SE-X5 station %i has dark corners: any disc', (station) => {
    const t = at(station, 20);
    expect([...white, ...dark].filter((disc) => t.can(`upgrade s${station} ${disc}`))).toEqual([...white, ...dark]);
  });

  it('SE-X5 the space the disc comes from is unlocked', () => {
    const t = at(1, 10).play('upgrade s1 aux-engine');
    expect(t.told('cleared')).toEqual([{ type: 'cleared', seat: 0, disc: 'aux-engine' }]);
    t.at(0, 'G').phaseB(0);
    expect(t.can('auxiliary engine')).toBe(true);
  });

  it('SE-X5 a space cleared before has no disc to give', () => {
    const t = at(1, 10).cleared(0, 'aux-draw');
    expect(t.why('upgrade s1 aux-draw')).toMatchObject({ code: 'disc-gone', rule: 'SE-X5' });
  });

  it('SE-X5 the left step space pays $3, but not towards the station', () => {
    expect(at(5, 3).question).toMatchObject({ ask: 'phase-b' });
    const t = at(5, 6).play('upgrade s5 step-left');
    expect(t.player(0).money).toBe(3);
  });

  it('SE-X5 the right step space is worth 3 VP', () => {
    expect(at(5, 6).play('upgrade s5 step-right').points(0, 'steps')).toBe(3);
  });

  it('SE-X5 a hand space costs $5 more', () => {
    const t = at(5, 10);
    expect(t.why('upgrade s5 hand')).toMatchObject({ code: 'too-dear', rule: 'SE-X5' });
    t.with(0, { money: 11 }).play('upgrade s5 hand');
    expect(t.player(0).money).toBe(0);
  });

  it('SE-X5 when only discs from dark corners are left they go to white corners as well', () => {
    const t = at(1, 10).discsLeft(0, 'step-left', 'hand');
    expect(t.moves('upgrade')).toEqual(['upgrade s1 step-left', 'upgrade s1 hand']);
    t.discsLeft(0, 'step-left', 'hand', 'aux-cull');
    expect(t.moves('upgrade')).toEqual(['upgrade s1 aux-cull']);
  });

  it('SE-X5 with no disc left on the board one comes from another station, whichever', () => {
    const t = stopping(before(5, 6).discsLeft(0).stations(0, 's1', 's7').stationMaster('s5', null), 5);
    expect(t.moves('upgrade')).toEqual(['upgrade s5 s1', 'upgrade s5 s7']);
    expect(t.points(0, 'stations')).toBe(1 + 6);
    t.play('upgrade s5 s1');
    expect(t.player(0).money).toBe(0);
    expect(t.points(0, 'stations')).toBe(3 + 6);
  });

  it('SE-X5 the same when the only discs left cannot be paid for', () => {
    const t = stopping(before(5, 10).discsLeft(0, 'hand').stations(0, 's1').stationMaster('s5', null), 5);
    expect(t.moves('upgrade')).toEqual(['upgrade s5 s1']);
    t.with(0, { money: 11 });
    expect(t.moves('upgrade')).toEqual(['upgrade s5 hand']);
  });

  it('SE-X5 as long as a disc of the board can be placed, those of the stations stay', () => {
    const t = stopping(before(5, 10).discsLeft(0, 'aux-draw').stations(0, 's1').stationMaster('s5', null), 5);
    expect(t.why('upgrade s5 s1')).toMatchObject({ code: 'discs-left', rule: 'SE-X5' });
    expect(t.moves('upgrade')).toEqual(['upgrade s5 aux-draw']);
  });

  it('SE-X5 where no disc lies, none can be taken', () => {
    const t = stopping(before(5, 10).discsLeft(0).stations(0, 's1').stationMaster('s5', null), 5);
    expect(t.moves('upgrade')).toEqual(['upgrade s5 s1']);
    expect(t.why('upgrade s5 s2')).toMatchObject({
      code: 'no-disc-there',
      rule: 'SE-X5',
      what: 's2',
    });
  });

  it('SE-X5 an upgrade with no disc at all is not even a move', () => {
    const t = at(1, 10);
    expect(() => t.why('upgrade s1 no-disc')).toThrow('malformed (format), what "upgrade s1 no-disc"');
    const withNone = { do: 'upgrade', station: 0, with: 99 };
    expect(whyNot(t.s, 0, withNone)).toMatchObject({ code: 'malformed' });
  });

  it('SE-X5 with no disc anywhere there is no upgrade', () => {
    const t = stopping(before(5, 10).discsLeft(0), 5);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0)).toMatchObject({ money: 10 });
  });

  it('SE-X5 a station whose disc was moved away may be upgraded again', () => {
    const t = stopping(before(5, 20).discsLeft(0).stations(0, 's1', 's7').stationMaster('s5', null), 5);
    t.play('upgrade s5 s1').stationMaster('s1', null);
    t.engine(0, '4').phaseB(0).play('use 2', 'engine t4');
    expect(t.moves('upgrade')).toEqual(['upgrade s1 s5', 'upgrade s1 s7']);
  });
});

describe('station masters', () => {
  /** Station 1 just upgraded, its master tile beside it, $10 left. */
  const upgraded = (tile: string, workers: { cowboy?: number; builder?: number; engineer?: number }) =>
    stopping(before(1, 12).with(0, { workers }).stationMaster('s1', tile), 1).play('upgrade s1 aux-draw');

  it('SE-X5 a hired worker becomes station master, and the tile is the player’s', () => {
    const t = upgraded('sm9', { cowboy: 3 });
    expect(t.question).toMatchObject({ ask: 'appoint' });
    t.play('appoint cowboy');
    expect(t.workers(0)).toEqual({ cowboy: 2, builder: 1, engineer: 1 });
    expect(t.told('station-master')).toEqual([{ type: 'station-master', seat: 0, tile: 'sm9', worker: 'cowboy' }]);
    expect(t.player(0).stationMasters).toEqual([t.c.stationMasters.findIndex((info) => info.id === 'sm9')]);
    expect(t.s.stationMasters[0]).toBe(-1);
  });

  it('SE-X5 the worker may be of any type that has a hired one', () => {
    const t = upgraded('sm9', { cowboy: 2, builder: 6, engineer: 3 });
    expect(t.moves('appoint')).toEqual(['appoint cowboy', 'appoint builder', 'appoint engineer']);
  });

  it('SE-X5 the printed workers stay', () => {
    const t = upgraded('sm9', { cowboy: 2 });
    expect(t.moves('appoint')).toEqual(['appoint cowboy']);
    expect(t.why('appoint builder')).toMatchObject({ code: 'no-worker', rule: 'SE-X5' });
    const alone = upgraded('sm9', {});
    expect(alone.question).toMatchObject({ ask: 'phase-b' });
    expect(alone.player(0).stationMasters).toEqual([]);
  });

  it('SE-X5 the rightmost worker goes: a fifth one takes its 4 VP along', () => {
    const t = upgraded('sm9', { cowboy: 5 });
    expect(t.points(0, 'workers')).toBe(4);
    t.play('appoint cowboy');
    expect(t.points(0, 'workers')).toBe(0);
  });

  it('SE-X5 one worker for one tile', () => {
    const t = upgraded('sm9', { cowboy: 3, builder: 2 }).play('appoint cowboy');
    expect(t.can('appoint builder')).toBe(false);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X5 nobody has to appoint, but the chance does not come again', () => {
    const t = upgraded('sm9', { cowboy: 3 }).play('forgo');
    expect(t.workers(0).cowboy).toBe(3);
    expect(t.player(0).stationMasters).toEqual([]);
    t.engine(0, '4').phaseB(0).play('use 2', 'engine t4');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.moves('appoint')).toEqual([]);
  });

  /** Station 1 passed up, its disc moved on to station 5 because the board has none left. */
  const movedOn = () => {
    const t = upgraded('sm9', { cowboy: 3 }).play('forgo').discsLeft(0).with(0, { money: 20 });
    return stopping(t.stationMaster('s5', null).engine(0, '16'), 5).play('upgrade s5 s1');
  };

  it('SE-X5 not even when the disc of the station has moved away and the station is upgraded once more', () => {
    const t = stopping(movedOn().engine(0, '4'), 1).play('upgrade s1 s5');
    expect(t.player(0).stations.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('appoint cowboy')).toBe(false);
    expect(t.workers(0).cowboy).toBe(3);
    expect(t.player(0).stationMasters).toEqual([]);
  });

  it('SE-X5 SE-K4 nor when the disc was delivered from there', () => {
    const t = upgraded('sm9', { cowboy: 3 }).play('forgo').discsLeft(0).at(0, 'G').hand(0, 'criollo');
    t.foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
    t.turn(0).play('move KC', 'kansas-city', 'income 0', 'deliver kansas-city s1');
    t.at(0, 'C').discsLeft(0, 'aux-cull').with(0, { money: 20 }).engine(0, '4');
    stopping(t, 1).play('upgrade s1 aux-cull');
    expect(t.player(0).stations[0]).toBe(1);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).stationMasters).toEqual([]);
  });

  it('SE-X5 a chance passed up at one station is none passed up at another', () => {
    const t = upgraded('sm9', { cowboy: 3 }).play('forgo').stationMaster('s2', 'sm5').engine(0, '7');
    stopping(t, 2).play('upgrade s2 aux-cull');
    expect(t.question).toMatchObject({ ask: 'appoint', source: 's2' });
  });

  it('SE-X5 a tile that was left stays for others, one that was taken does not', () => {
    const left = upgraded('sm9', { cowboy: 3 }).play('forgo');
    left.at(1, 'C').with(1, { money: 10, workers: { cowboy: 2 } });
    left.engine(0, '9').engine(1, '4').phaseB(1).play('use 2', 'engine t4', 'upgrade s1 aux-draw', 'appoint cowboy');
    expect(left.player(1).stationMasters).toHaveLength(1);
    const taken = upgraded('sm9', { cowboy: 3 }).play('appoint cowboy');
    taken.at(1, 'C').with(1, { money: 10, workers: { cowboy: 2 } });
    taken.engine(0, '9').engine(1, '4').phaseB(1).play('use 2', 'engine t4', 'upgrade s1 aux-draw');
    expect(taken.question).toMatchObject({ ask: 'phase-b' });
    expect(taken.workers(1).cowboy).toBe(2);
  });

  it('SE-X5 without an upgrade there is no station master', () => {
    const t = stopping(
      before(1, 12)
        .with(0, { workers: { cowboy: 3 } })
        .stationMaster('s1', 'sm9'),
      1,
    ).play('forgo');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).stationMasters).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('SE-X5 station %i has a station master, the tile is dealt at the set-up', (station) => {
    const t = stopping(before(station, 12).with(0, { workers: { cowboy: 2 } }), station);
    t.play(`upgrade s${station} aux-draw`);
    expect(t.question).toMatchObject({ ask: 'appoint', source: `s${station}` });
  });

  it.each([6, 7, 8, 9])('SE-X5 station %i has none', (station) => {
    const t = stopping(before(station, 12).with(0, { workers: { cowboy: 2 } }), station);
    t.play(`upgrade s${station} aux-draw`);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });
});

describe('the upper half of the station masters', () => {
  /** Station 1 upgraded with $10 left, and a cowboy appointed. */
  const appointed = (tile: string, set: (t: SecondTable) => void = () => undefined) => {
    const t = before(1, 12)
      .with(0, { workers: { cowboy: 2 } })
      .stationMaster('s1', tile);
    set(t);
    return stopping(t, 1).play('upgrade s1 aux-draw', 'appoint cowboy');
  };
  const both = (t: SecondTable) => t.hazard('fl-3', 'FLOOD-1').outlaw('orange', 'OUTLAW-5');

  it('SE-X5 SE-X11 sm1: remove a hazard free of charge', () => {
    const t = appointed('sm1', both).play('choose a', 'remove FLOOD-1');
    expect(t.player(0)).toMatchObject({ money: 10, outlaws: [0, 0] });
    expect(t.points(0, 'hazards')).toBe(3);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X5 SE-X10 sm1: or collect a bounty', () => {
    const t = appointed('sm1', both).play('choose b', 'bounty OUTLAW-5');
    expect(t.player(0)).toMatchObject({ money: 14, outlaws: [0, 1], hazards: [] });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X5 sm1: or neither', () => {
    const t = appointed('sm1', both).play('forgo');
    expect(t.player(0)).toMatchObject({ money: 10, outlaws: [0, 0], hazards: [] });
  });

  it('SE-X5 sm1: with neither hazard nor outlaw the tile still comes', () => {
    const t = appointed('sm1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).stationMasters).toHaveLength(1);
  });

  it.each(['sm2', 'sm3', 'sm4', 'sm6'])('SE-X5 %s: one permanent certificate, none on the track', (tile) => {
    const t = appointed(tile);
    expect(t.player(0)).toMatchObject({ permanentCertificates: 1, certificates: 0, money: 10 });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X5 sm8: two permanent certificates', () => {
    expect(appointed('sm8').player(0)).toMatchObject({ permanentCertificates: 2, certificates: 0 });
  });

  it('SE-X5 SE-K3 a permanent certificate counts at every income and stays', () => {
    const t = appointed('sm8').at(0, 'G').hand(0, 'criollo').with(0, { money: 0 });
    t.foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
    t.turn(0).play('move KC', 'kansas-city', 'income 0');
    expect(t.player(0)).toMatchObject({ money: 3, permanentCertificates: 2 });
  });

  it('SE-X5 sm5: $2', () => {
    expect(appointed('sm5').player(0)).toMatchObject({ money: 12, permanentCertificates: 0 });
  });

  it('SE-X5 sm9: $12', () => {
    expect(appointed('sm9').player(0)).toMatchObject({ money: 22, permanentCertificates: 0 });
  });

  it('SE-X5 sm7: up to two certificates on the track', () => {
    expect(appointed('sm7').play('certify 2').player(0)).toMatchObject({ certificates: 2, permanentCertificates: 0 });
    expect(appointed('sm7').play('certify 1').player(0).certificates).toBe(1);
    expect(appointed('sm7').play('forgo').player(0).certificates).toBe(0);
  });

  it('SE-X5 SE-X13 sm7: not beyond the limit', () => {
    const t = appointed('sm7', (table) => table.with(0, { certificates: 2 }));
    expect(t.can('certify 2')).toBe(false);
    expect(appointed('sm7', (table) => table.with(0, { certificates: 3 })).question).toMatchObject({ ask: 'phase-b' });
  });
});
