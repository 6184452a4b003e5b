import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

/** On B, the ship where it is about to upgrade this harbour, by the one sailor. */
const sailing = (t: Table, from: string, money: number) =>
  t.at(0, 'B').ship(0, from).with(0, { money }).phaseB(0).play('use 2');

/** Medium harbour mh1 upgraded for the first time, its tile h1 passed up. */
const passedUp = () => {
  const t = table(2)
    .with(0, { workers: { shearer: 3 } })
    .harbourmaster('mh1', 'h1')
    .harbourmaster('mh2', null);
  return sailing(t, 'T4', 20).play('upgrade mh1 aux-pound', 'forgo');
};

/** Its disc moved on to mh2, because no other disc could be paid for. */
const movedOn = () => sailing(passedUp().discsLeft(0, 'hand-6'), 'C4', 3).play('upgrade mh2 mh1');

describe('a harbourmaster passed up', () => {
  it('NZ-X9 is not offered again when the disc of the harbour has moved on and the harbour is upgraded once more', () => {
    const t = sailing(movedOn(), 'T4', 2).play('upgrade mh1 mh2');
    expect(t.player(0).medium.slice(0, 2)).toEqual([1, 0]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('appoint shearer')).toBe(false);
    expect(t.workers(0).shearer).toBe(3);
    expect(t.player(0).harbourmasters).toEqual([]);
  });

  it('NZ-X9 NZ-W13 nor when the disc was delivered from there', () => {
    const t = passedUp().discsLeft(0).at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0', 'deliver 0 mh1');
    sailing(t.discsLeft(0, 'aux-draw'), 'T4', 20).play('upgrade mh1 aux-draw');
    expect(t.player(0).medium[0]).toBe(1);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).harbourmasters).toEqual([]);
  });

  it('NZ-X9 the tile still waits for others', () => {
    const t = sailing(movedOn(), 'T4', 2).play('upgrade mh1 mh2');
    t.at(1, 'B')
      .ship(1, 'T4')
      .with(1, { workers: { sailor: 2 } })
      .phaseB(1);
    t.play('use 2', 'upgrade mh1 aux-pound', 'appoint sailor');
    expect(t.player(1).harbourmasters).toHaveLength(1);
  });

  it('NZ-X9 at other harbours nothing was passed up', () => {
    const t = sailing(passedUp().discsLeft(0, 'hand-6').harbourmaster('mh2', 'h2'), 'C4', 3).play('upgrade mh2 mh1');
    expect(t.question).toMatchObject({ ask: 'appoint', source: 'mh2' });
  });
});
