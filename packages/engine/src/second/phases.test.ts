import { describe, expect, it } from 'vitest';
import { HIDDEN, SPECTATOR } from '../index.ts';
import { secondTable, type SecondTable } from '../testing/index.ts';

describe('local actions or an auxiliary action', () => {
  it('SE-B1 on a neutral building each local action is used once, in any order', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'galloway', 'galloway').with(0, { money: 40 });
    t.job('cowboy', 1, 1).job('cowboy', 1, 2).job('builder', 3, 1).token(4).phaseB(0);
    t.play('use 3', 'hire cowboy 6@1', 'use 1', 'discard galloway');
    expect(t.why('use 3')).toMatchObject({ code: 'already-used', rule: 'SE-B1' });
    expect(t.why('use 1')).toMatchObject({ code: 'already-used', rule: 'SE-B1' });
    t.play('use 2', 'hire builder 7@3');
    expect(t.why('use 2')?.code).toBe('already-used');
    expect(t.moves('use')).toEqual([]);
    expect(t.workers(0)).toEqual({ cowboy: 2, builder: 2, engineer: 1 });
    expect(t.player(0).money).toBe(40 - 8 + 2 - 7);
  });

  it('SE-B1 any local action may be left out, all of them too', () => {
    const t = secondTable(2).at(0, 'E').hand(0, 'pineywoods').market('longhorn').phaseB(0);
    expect(t.moves('use')).toEqual(['use 1', 'use 2']);
    t.play('use 1', 'discard pineywoods');
    expect(t.can('end')).toBe(true);
    const u = secondTable(2).at(0, 'E').hand(0, 'pineywoods').market('longhorn').phaseB(0).play('end');
    expect(u.asked()).toBe(1);
    expect(u.player(0).money).toBe(10);
  });

  it('SE-B1 on the own building the choice is the same', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '12b', 'A-1').stations(0, 's1', 's2').phaseB(0);
    expect(t.moves().sort()).toEqual(['auxiliary dollar', 'auxiliary draw', 'end', 'use 1', 'use 2']);
    t.play('use 2', 'use 1');
    expect(t.player(0)).toMatchObject({ money: 14, tokens: 1 });
    expect(t.moves().filter((move) => !move.startsWith('exchange'))).toEqual(['end']);
  });

  it('SE-B1 one local action used takes the auxiliary alternative away', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '12b', 'A-1').stations(0, 's1').phaseB(0);
    expect(t.can('auxiliary dollar')).toBe(true);
    t.play('use 1');
    expect(t.why('auxiliary dollar')).toMatchObject({ code: 'instead-of-local', rule: 'SE-B1' });
  });

  it('SE-B1 the auxiliary action takes the local actions away, and there is only one', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '12b', 'A-1').stations(0, 's1').phaseB(0).play('auxiliary dollar');
    expect(t.player(0).money).toBe(11);
    expect(t.why('use 1')).toMatchObject({ code: 'instead-of-local', rule: 'SE-B1' });
    expect([t.can('auxiliary dollar'), t.can('auxiliary draw')]).toEqual([false, false]);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 local actions are not combined: one is over before the next begins', () => {
    const t = secondTable(2).at(0, 'E').hand(0, 'pineywoods').market('longhorn').phaseB(0).play('use 2');
    expect(t.can('use 1')).toBe(false);
    t.play('buy 1 longhorn');
    expect(t.can('use 1')).toBe(true);
  });

  it('SE-B1 an auxiliary icon on the building is a local action like the others', () => {
    const t = secondTable(2).at(0, 'G').phaseB(0).play('use 2', 'auxiliary dollar');
    expect(t.why('auxiliary draw')?.code).toBe('instead-of-local');
    expect(t.can('use 1')).toBe(true);
  });

  it('SE-B1 SE-X7 SE-X12 playing an objective and exchanging cards are no local actions', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '12b', 'A-1').stations(0, 's1').hand(0, 'o01', 'galloway');
    t.with(0, { tokens: 1 }).phaseB(0).play('play o01', 'exchange 1', 'discard galloway');
    expect(t.player(0).money).toBe(12);
    expect([t.can('auxiliary dollar'), t.can('use 1')]).toEqual([true, true]);
  });

  it('SE-B1 of two icons with a slash one is done', () => {
    const t = secondTable(2).at(0, 'C').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    expect(t.moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    t.play('use 1 a');
    expect(t.player(0).certificates).toBe(1);
    expect(t.why('use 1 b')?.code).toBe('already-used');
    expect(t.why('use 1 a')?.code).toBe('already-used');
    expect(t.can('use 2')).toBe(true);
  });

  it('SE-B1 the other half works as well, and then the first is gone', () => {
    const t = secondTable(2).at(0, 'C').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    t.play('use 1 b', 'objective o02');
    expect(t.cards(0, 'discard')).toEqual(['o02']);
    expect(t.why('use 1 a')?.code).toBe('already-used');
    expect(t.player(0).certificates).toBe(0);
  });

  it('SE-B1 when one half is impossible the other is still there', () => {
    const t = secondTable(2).at(0, 'D').phaseB(0);
    expect(t.why('use 1 a')?.code).toBe('no-outlaw');
    expect(t.can('use 1 b')).toBe(true);
    const u = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-2').with(0, { money: 1 }).phaseB(0);
    expect([u.can('use 1 a'), u.can('use 1 b')]).toEqual([true, false]);
  });
});

describe('risk actions', () => {
  it.each(['FLOOD-R1', 'DROUGHT-R1', 'OUTLAW-R1', 'ROCKFALL-R1'])(
    'SE-B1 %s adds: discard a cattle card of any type, gain a certificate',
    (space) => {
      const t = secondTable(2).at(0, space).build(0, '2a', space).hand(0, 'pineywoods').phaseB(0);
      t.play('use 3', 'discard pineywoods', 'certify 1');
      expect(t.player(0)).toMatchObject({ certificates: 1, money: 10 });
      expect(t.cards(0, 'discard')).toEqual(['pineywoods']);
    },
  );

  it.each(['FLOOD-R2', 'OUTLAW-R2', 'ROCKFALL-R2'])(
    'SE-B1 %s adds: discard a Criollo, gain a certificate and $2',
    (space) => {
      const t = secondTable(2).at(0, space).build(0, '2a', space).hand(0, 'criollo', 'pineywoods').phaseB(0);
      t.play('use 3');
      expect(t.can('discard pineywoods')).toBe(false);
      t.play('discard criollo', 'certify 1');
      expect(t.player(0)).toMatchObject({ certificates: 1, money: 12 });
      expect(t.cards(0, 'hand')).toEqual(['pineywoods']);
      t.hand(0, 'pineywoods').phaseB(0);
      expect(t.can('use 3')).toBe(false);
    },
  );

  it('SE-B1 the risk action stands last, after however many local actions the tile has', () => {
    const t = secondTable(2).at(0, 'FLOOD-R1').build(0, '6b', 'FLOOD-R1').hand(0, 'galloway').phaseB(0);
    expect(t.play('use 2', 'discard galloway', 'certify 1').player(0).certificates).toBe(1);
    const u = secondTable(2).at(0, 'FLOOD-R1').build(0, '10b', 'FLOOD-R1').hand(0, 'galloway').phaseB(0);
    expect(u.play('use 4', 'discard galloway', 'certify 1').player(0).certificates).toBe(1);
  });

  it('SE-B1 without a fitting card in hand there is no risk action', () => {
    const t = secondTable(2).at(0, 'FLOOD-R1').build(0, '12b', 'FLOOD-R1').hand(0, 'o01').phaseB(0);
    expect(t.can('use 3')).toBe(false);
    expect(t.hand(0, 'hereford-7').can('use 3')).toBe(true);
  });

  it('SE-B1 it is once, like any local action, and closes the auxiliary alternative', () => {
    const t = secondTable(2).at(0, 'FLOOD-R1').build(0, '12b', 'FLOOD-R1').hand(0, 'criollo', 'criollo').phaseB(0);
    t.play('use 3', 'discard criollo', 'certify 1');
    expect(t.why('use 3')?.code).toBe('already-used');
    expect(t.why('auxiliary dollar')?.code).toBe('instead-of-local');
    expect(t.can('use 2')).toBe(true);
  });

  it('SE-B1 a visitor has no risk action', () => {
    const t = secondTable(2).at(1, 'FLOOD-R1').build(0, '12b', 'FLOOD-R1').hand(1, 'criollo').phaseB(1);
    expect(t.why('use 3')?.code).toBe('not-own-building');
    expect(t.moves('use')).toEqual([]);
  });

  it('SE-B1 a space without a risk action adds nothing', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '12b', 'A-1').hand(0, 'criollo').phaseB(0);
    expect(t.can('use 3')).toBe(false);
  });

  const mary = (): SecondTable =>
    secondTable(2)
      .at(0, 'FLOOD-R1')
      .build(0, '2a', 'FLOOD-R1')
      .hand(0, 'galloway', 'criollo', 'pineywoods')
      .market('longhorn')
      .with(0, { money: 3 });

  it("SE-B1 the rulebook's example: Mary's building with two local actions and a risk action, in any order", () => {
    const t = mary().phaseB(0);
    expect(t.moves('use')).toEqual(['use 1', 'use 2', 'use 3']);
    t.play('use 3', 'discard criollo', 'certify 1');
    expect(t.player(0).certificates).toBe(1);
    t.play('use 1', 'discard galloway');
    expect(t.player(0).money).toBe(7);
    t.play('use 2', 'buy 1 longhorn');
    expect(t.player(0).money).toBe(1);
    expect(t.cards(0, 'discard')).toEqual(['criollo', 'galloway', 'longhorn']);
    expect(t.cards(0, 'hand')).toEqual(['pineywoods']);
    expect(t.moves()).toEqual(['end']);
  });

  it("SE-B1 the rulebook's example: only by forfeiting all three may Mary do one single auxiliary action", () => {
    const t = mary().phaseB(0);
    expect(t.can('auxiliary dollar')).toBe(true);
    t.play('use 3', 'discard criollo', 'certify 1');
    expect(t.can('auxiliary dollar')).toBe(false);
    const u = mary().phaseB(0).play('auxiliary dollar');
    expect(u.player(0).money).toBe(4);
    expect(u.moves()).toEqual(['end']);
  });
});

describe('other places', () => {
  it("SE-B1 on another player's building there is one single auxiliary action and nothing more", () => {
    const t = secondTable(2).at(0, 'A-1').build(1, '12b', 'A-1').phaseB(0);
    expect(t.moves().sort()).toEqual(['auxiliary dollar', 'auxiliary draw', 'end']);
    expect(t.why('use 2')).toMatchObject({ code: 'not-own-building', rule: 'SE-B1' });
    t.play('auxiliary dollar');
    expect(t.player(0).money).toBe(11);
    expect(t.moves()).toEqual(['end']);
  });

  it.each([
    ['fl-1', 'FLOOD-1'],
    ['dr-1', 'DROUGHT-1'],
    ['ro-1', 'ROCKFALL-1'],
  ])('SE-B1 on hazard %s there is one single auxiliary action and nothing more', (hazard, space) => {
    const t = secondTable(2).at(0, space).hazard(hazard, space).phaseB(0);
    expect(t.moves().sort()).toEqual(['auxiliary dollar', 'auxiliary draw', 'end']);
    expect(t.can('use 1')).toBe(false);
    t.play('auxiliary dollar');
    expect(t.moves()).toEqual(['end']);
  });

  it.each(['green', 'orange'] as const)(
    'SE-B1 on a %s outlaw there is one single auxiliary action, and no bounty',
    (colour) => {
      const t = secondTable(2).at(0, 'OUTLAW-4').outlaw(colour, 'OUTLAW-4').phaseB(0);
      expect(t.moves().sort()).toEqual(['auxiliary dollar', 'auxiliary draw', 'end']);
      expect([t.can('use 1'), t.can('bounty OUTLAW-4')]).toEqual([false, false]);
      t.play('auxiliary dollar');
      expect(t.player(0)).toMatchObject({ money: 11, outlaws: [0, 0] });
      expect(t.moves()).toEqual(['end']);
    },
  );

  it('SE-B1 the auxiliary action may be left out there too', () => {
    const t = secondTable(2).at(0, 'A-1').build(1, '12b', 'A-1').phaseB(0).play('end');
    expect(t.asked()).toBe(1);
  });

  it.each([
    ["another player's building", (t: SecondTable) => t.build(1, '1a', 'A-1'), 'A', 'A-1'],
    ['a flood', (t: SecondTable) => t.hazard('fl-1', 'FLOOD-1'), 'A', 'FLOOD-1'],
    ['an outlaw', (t: SecondTable) => t.outlaw('orange', 'OUTLAW-4'), 'D', 'OUTLAW-4'],
  ])("SE-A1 SE-B1 the rulebook's example: a fee and one single auxiliary action on %s", (_, put, from, space) => {
    const t = put(secondTable(2)).at(0, from).turn(0).play(`move ${space}`);
    expect(t.player(0).money).toBe(8);
    expect(t.moves().sort()).toEqual(['auxiliary dollar', 'auxiliary draw', 'end']);
  });

  it('SE-B1 in place of local actions an auxiliary action stays single with both its spaces clear', () => {
    const t = secondTable(2).at(0, 'C').cleared(0, 'aux-dollar').phaseB(0);
    expect(t.why('auxiliary dollar double')).toMatchObject({ code: 'single-only', rule: 'SE-B1' });
    expect(t.play('auxiliary dollar').player(0).money).toBe(11);
  });

  it("SE-B1 it stays single on somebody else's tile, on a hazard and on an outlaw", () => {
    const t = secondTable(2).build(1, '12b', 'A-1').hazard('fl-1', 'FLOOD-1').outlaw('green', 'OUTLAW-4');
    t.cleared(0, 'aux-engine', 'aux-engine');
    for (const space of ['A-1', 'FLOOD-1', 'OUTLAW-4']) {
      t.at(0, space).phaseB(0);
      expect(t.can('auxiliary engine')).toBe(true);
      expect(t.why('auxiliary engine double')?.code).toBe('single-only');
    }
  });

  it('SE-B1 SE-X9 a local action with the icon for single or double may be doubled', () => {
    const t = secondTable(2).at(0, 'G').cleared(0, 'aux-dollar').phaseB(0).play('use 2', 'auxiliary dollar double');
    expect(t.player(0).money).toBe(12);
  });
});

describe('rewards and costs', () => {
  it('SE-B1 part of the certificates may be declined', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '5b', 'A-1').hand(0, 'pineywoods').phaseB(0);
    t.play('use 1', 'discard pineywoods');
    expect(t.moves('certify').sort()).toEqual(['certify 1', 'certify 2']);
    t.play('certify 1');
    expect(t.player(0).certificates).toBe(1);
    expect(t.can('use 1')).toBe(false);
  });

  it('SE-B1 fewer cards may be drawn than offered', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '4b', 'A-1').stack(0, 'criollo', 'criollo', 'criollo');
    t.with(0, { workers: { cowboy: 3 } }).phaseB(0);
    t.play('use 1', 'draw 1', 'discard criollo');
    expect(t.player(0).stack).toHaveLength(2);
    expect(t.player(0).discard).toHaveLength(1);
  });

  it('SE-B1 the engine may go fewer spaces than offered', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '10b', 'A-1').phaseB(0).play('use 2', 'engine 1');
    expect(t.engineAt(0)).toBe('1');
  });

  it('SE-B1 the immediate action of a worker may be given up', () => {
    const t = secondTable(2).at(0, 'A').job('engineer', 1, 1).hand(0, 'criollo').phaseB(0);
    t.play('use 2', 'hire engineer 6@1', 'forgo');
    expect(t.workers(0).engineer).toBe(2);
    expect(t.cards(0, 'hand')).toEqual(['criollo']);
    expect(t.player(0).certificates).toBe(0);
  });

  it('SE-B1 money is taken to the last dollar, without a question', () => {
    const t = secondTable(2)
      .at(0, 'A-1')
      .build(0, '12a', 'A-1')
      .with(0, { workers: { builder: 3 } })
      .phaseB(0);
    t.play('use 1');
    expect(t.player(0).money).toBe(13);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('SE-B1 four equal cattle at a building that pays for a pair: one pair, $4', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'criollo', 'criollo', 'criollo', 'criollo').phaseB(0);
    t.play('use 1', 'discard criollo');
    expect(t.player(0).money).toBe(14);
    expect(t.cards(0, 'hand')).toEqual(['criollo', 'criollo']);
    expect(t.cards(0, 'discard')).toEqual(['criollo', 'criollo']);
    expect(t.why('use 1')?.code).toBe('already-used');
  });

  it('SE-B1 a requirement met in part is not met', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'criollo', 'galloway', 'pineywoods', 'santa-gertrudis').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    const u = secondTable(2).at(0, 'B').hand(0, 'galloway').phaseB(0);
    expect(u.can('use 1')).toBe(false);
    expect(u.hand(0, 'santa-gertrudis').can('use 1')).toBe(true);
  });

  it('SE-B1 cattle of one type with different points make a pair, two objectives do not', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'shorthorn-3', 'shorthorn-5').phaseB(0);
    expect(t.can('use 1')).toBe(true);
    expect(t.hand(0, 'o06', 'o07').can('use 1')).toBe(false);
    expect(t.hand(0, 'longhorn', 'corriente').can('use 1')).toBe(false);
  });

  it.each([
    ['A', 'galloway', 'pineywoods'],
    ['B', 'santa-gertrudis', 'galloway'],
    ['E', 'pineywoods', 'santa-gertrudis'],
  ])('SE-B1 building %s pays $2 for exactly one %s', (letter, breed, other) => {
    const t = secondTable(2).at(0, letter).hand(0, breed, breed, other).phaseB(0).play('use 1');
    expect(t.moves('discard')).toEqual([`discard ${breed}`]);
    t.play(`discard ${breed}`);
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'discard')).toEqual([breed]);
    expect(t.player(0).hand).toHaveLength(2);
  });

  it('SE-B1 a price that cannot be paid in full closes the action', () => {
    const t = secondTable(2).at(0, 'D').with(0, { money: 1 }).phaseB(0);
    expect(t.why('use 1 b')?.code).toBe('too-dear');
    expect(t.with(0, { money: 2 }).can('use 1 b')).toBe(true);
  });

  it('SE-B1 discarding for a reward that is lost is allowed: the hand gets thinner', () => {
    const t = secondTable(2).at(0, 'FLOOD-R1').build(0, '2a', 'FLOOD-R1').hand(0, 'criollo');
    t.with(0, { certificates: 3 }).phaseB(0).play('use 3', 'discard criollo');
    expect(t.player(0).certificates).toBe(3);
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
  });
});

describe('moving on', () => {
  it('SE-B1 the herder moves at least one and at most so many steps', () => {
    const t = secondTable(4).at(0, 'A-1').build(0, '4a', 'A-1').build(1, '2a', 'A-2').phaseB(0).play('use 2');
    expect(t.can('end')).toBe(false);
    expect(t.moves('move').sort()).toEqual(['move A-2', 'move A-2>B']);
    expect(t.can('move A-2>B>C')).toBe(false);
  });

  it.each([
    ['3a', 2, 1],
    ['3b', 2, 1],
    ['4a', 2, 2],
    ['4b', 2, 3],
    ['10a', 2, 5],
    ['10b', 3, 4],
    ['12a', 2, 1],
  ])('SE-B1 building %s, action %i, moves the herder up to %i', (building, action, steps) => {
    const t = secondTable(2).at(0, 'A-1').build(0, building, 'A-1').phaseB(0).play(`use ${action}`);
    const way = ['B', 'C', 'D', 'E', 'F', 'G'];
    expect(t.can(`move ${way.slice(0, steps).join('>')}`)).toBe(true);
    expect(t.can(`move ${way.slice(0, steps + 1).join('>')}`)).toBe(false);
  });

  it('SE-B1 the step limit neither adds to it nor takes away', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '3a', 'A-1').cleared(0, 'step-left', 'step-right').phaseB(0);
    expect(t.play('use 2').moves('move')).toEqual(['move B']);
  });

  it('SE-B1 fees are paid as usual', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '4a', 'A-1').build(1, '7a', 'A-2').phaseB(0);
    t.play('use 2', 'move A-2>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([6, 14]);
  });

  it('SE-B1 a whole new phase B follows, local actions or the auxiliary action', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '10b', 'A-1').hand(0, 'santa-gertrudis').phaseB(0);
    t.play('use 1', 'use 3', 'move B');
    expect(t.player(0).money).toBe(14);
    expect([t.can('use 1'), t.can('auxiliary dollar')]).toEqual([true, true]);
    t.play('use 1', 'discard santa-gertrudis');
    expect(t.player(0).money).toBe(16);
    expect(t.can('auxiliary dollar')).toBe(false);
  });

  it("SE-B1 on somebody else's tile the new phase B is one auxiliary action", () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '10b', 'A-1').build(1, '8a', 'A-2').phaseB(0);
    t.play('use 1', 'use 3', 'move A-2');
    expect(t.moves('use')).toEqual([]);
    t.play('auxiliary dollar');
    expect(t.player(0).money).toBe(10 + 4 - 2 + 1);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 what was not used at the old building is lost', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '10b', 'A-1').build(0, '12b', 'A-3').phaseB(0);
    t.play('use 3', 'move A-3', 'use 2');
    expect(t.player(0)).toMatchObject({ money: 10, tokens: 1 });
    expect(t.why('use 2')?.code).toBe('already-used');
    expect(t.can('use 3')).toBe(false);
  });

  it('SE-B1 after the auxiliary alternative there is no moving on', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '4a', 'A-1').phaseB(0).play('auxiliary dollar');
    expect(t.can('use 2')).toBe(false);
  });

  it('SE-B1 an own building that moves on leads to another one that moves on', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '4a', 'A-1').build(0, '12a', 'A-3').phaseB(0);
    t.play('use 2', 'move A-3', 'use 1', 'use 2', 'move B');
    expect(t.where(0)).toBe('B');
    expect(t.player(0).money).toBe(11);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('SE-B1 no cards are drawn in between, only at the end of the turn', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '4a', 'A-1').hand(0, 'criollo').phaseB(0).play('use 2', 'move B');
    expect(t.cards(0, 'hand')).toEqual(['criollo']);
    t.play('end');
    expect(t.player(0).hand).toHaveLength(4);
  });

  it('SE-B1 reaching Kansas City means doing Kansas City', () => {
    const t = secondTable(2).at(0, 'G-1').build(0, '4a', 'G-1').phaseB(0).play('use 2');
    expect(t.moves('move')).toEqual(['move KC']);
    t.play('move KC');
    expect([t.can('end'), t.can('auxiliary dollar')]).toEqual([false, false]);
    t.play('kansas-city', 'foresight left', 'foresight left', 'foresight left', 'income 0');
    t.play('deliver kansas-city aux-dollar');
    expect(t.where(0)).toBe('START');
    expect(t.player(0).money).toBe(14);
    t.play('end');
    expect(t.asked()).toBe(1);
  });

  it('SE-B1 SE-X7 no objective is played between choosing to move on and moving, but between arriving and acting', () => {
    const t = secondTable(2).at(0, 'A-1').build(0, '4a', 'A-1').hand(0, 'o01').phaseB(0);
    expect(t.can('play o01')).toBe(true);
    t.play('use 2');
    expect(t.moves('play')).toEqual([]);
    t.play('move B', 'play o01');
    expect(t.player(0).money).toBe(12);
    expect(t.question?.ask).toBe('phase-b');
  });
});

describe('rebuilding under the own feet', () => {
  /** Seat 0 stands on its 6a: the fourth builder, hired there, builds for $1 a builder. */
  const standing = (): SecondTable =>
    secondTable(2)
      .at(0, 'A-1')
      .build(0, '6a', 'A-1')
      .job('builder', 1, 1)
      .with(0, { money: 20, workers: { builder: 3 } })
      .outlaws(0, 1, 1)
      .phaseB(0);

  it('SE-B2 the new tile cannot be used in this turn, nor what is left of the old one', () => {
    const t = standing().play('use 1', 'hire builder 6@1', 'build 7', 'site A-1');
    expect(t.player(0).money).toBe(20 - 5 - 1);
    expect(t.moves('use')).toEqual([]);
    for (const text of ['use 1', 'use 2'])
      expect(t.why(text)).toMatchObject({
        code: 'building-replaced',
        rule: 'SE-B2',
      });
    expect(t.can('auxiliary dollar')).toBe(false);
    expect(t.moves()).toEqual(['end']);
    expect(t.player(0).certificates).toBe(0);
  });

  it('SE-B2 the other actions of a tile that stays are open all the same', () => {
    const t = standing().play('use 1', 'hire builder 6@1', 'build 5', 'site A-2');
    expect(t.player(0).money).toBe(20 - 5 - 3);
    expect(t.can('use 2')).toBe(true);
  });

  it('SE-B2 replacing a building elsewhere does not touch the tile underfoot', () => {
    const t = standing().build(0, '2a', 'A-2').play('use 1', 'hire builder 6@1', 'build 5', 'site A-2');
    expect(t.player(0).money).toBe(20 - 5 - 2);
    expect(t.can('use 2')).toBe(true);
  });

  it('SE-B2 the new tile is open from the next visit on', () => {
    const t = standing().play('use 1', 'hire builder 6@1', 'build 7', 'site A-1', 'end', 'move B', 'end');
    t.at(0, 'A').turn(0).play('move A-1');
    expect(t.can('use 1')).toBe(true);
  });

  it('SE-B2 the risk action of the space stays closed with the new tile', () => {
    const t = standing().at(0, 'FLOOD-R1').build(0, '6a', 'FLOOD-R1').hand(0, 'criollo').phaseB(0);
    t.play('use 1', 'hire builder 6@1', 'build 7', 'site FLOOD-R1');
    expect(t.moves('use')).toEqual([]);
    expect(t.moves('auxiliary')).toEqual([]);
  });

  it('SE-B2 SE-X14 a 6b that is replaced through the neighbouring B leaves a closed tile too', () => {
    const t = secondTable(2).at(0, 'A-3').build(0, '6b', 'A-3').outlaws(0, 1, 1);
    t.with(0, { money: 20 }).phaseB(0).play('use 1', 'borrow B', 'use 2', 'build 7', 'site A-3');
    expect(t.player(0).money).toBe(18);
    t.play('done');
    expect(t.moves('use')).toEqual([]);
    expect(t.moves('auxiliary')).toEqual([]);
    expect(t.player(0).certificates).toBe(0);
    expect(t.can('end')).toBe(true);
  });

  it('SE-B2 a visitor on the rebuilt tile stays there as before', () => {
    const t = standing().at(1, 'A-1').play('use 1', 'hire builder 6@1', 'build 7', 'site A-1', 'end');
    expect(t.where(1)).toBe('A-1');
    expect(t.asked()).toBe(1);
    expect(t.can('move B')).toBe(true);
  });

  it('SE-B2 a building replaced while its owner stands on neutral ground leaves that ground open', () => {
    const t = secondTable(2).at(0, 'A').build(0, '6a', 'A-1').job('builder', 1, 1).job('cowboy', 1, 2);
    t.with(0, { money: 30, workers: { builder: 3 } })
      .phaseB(0)
      .play('use 2', 'hire builder 6@1', 'build 7', 'site A-1');
    expect(t.can('use 3')).toBe(true);
  });
});

describe('drawing up', () => {
  it('SE-C1 at the end of the turn the hand is filled up to four', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo').phaseB(0);
    t.stack(0, 'galloway', 'longhorn', 'hereford-5', 'o01').play('end');
    expect(t.cards(0, 'hand').sort()).toEqual(['criollo', 'galloway', 'hereford-5', 'longhorn']);
    expect(t.cards(0, 'stack')).toEqual(['o01']);
  });

  it('SE-C1 each cleared hand space raises the limit by one', () => {
    const five = secondTable(2).at(0, 'A').cleared(0, 'hand').phaseB(0).play('end');
    expect(five.player(0).hand).toHaveLength(5);
    const six = secondTable(2).at(0, 'A').cleared(0, 'hand', 'hand').phaseB(0).play('end');
    expect(six.player(0).hand).toHaveLength(6);
  });

  it('SE-C1 SE-K4 clearing a hand space costs $5, and the limit counts in the same turn', () => {
    const t = secondTable(2).at(0, 'KC').with(0, { permanentCertificates: 10 }).phaseB(0);
    t.play('kansas-city', 'foresight left', 'foresight left', 'foresight left', 'income 0', 'deliver chicago hand');
    expect(t.player(0).money).toBe(10 + 10 - 5 - 5);
    t.play('end');
    expect(t.player(0).hand).toHaveLength(5);
  });

  it('SE-C1 who holds as many cards as the limit, or more, draws nothing and keeps everything', () => {
    const four = secondTable(2).at(0, 'A').hand(0, 'criollo', 'criollo', 'criollo', 'o01').phaseB(0).play('end');
    expect(four.player(0).hand).toHaveLength(4);
    expect(four.player(0).stack).toHaveLength(14);
    const five = secondTable(2).at(0, 'A').hand(0, 'criollo', 'criollo', 'criollo', 'o01', 'o02').phaseB(0).play('end');
    expect(five.cards(0, 'hand').sort()).toEqual(['criollo', 'criollo', 'criollo', 'o01', 'o02']);
    expect(five.player(0).stack).toHaveLength(14);
    expect(five.player(0).discard).toEqual([]);
  });

  it('SE-C1 only the player whose turn ends draws, then the next one is on', () => {
    const t = secondTable(3).at(0, 'A').phaseB(0).play('end');
    expect(t.s.players.map((player) => player.hand.length)).toEqual([4, 0, 0]);
    expect(t.question).toMatchObject({ seat: 1, ask: 'phase-a' });
  });

  it('SE-C1 after Kansas City the whole hand is replenished', () => {
    const t = secondTable(2).at(0, 'KC').hand(0, 'criollo', 'criollo', 'galloway', 'o01').phaseB(0);
    t.play('kansas-city', 'foresight left', 'foresight left', 'foresight left', 'income 0');
    t.play('deliver kansas-city aux-dollar');
    expect(t.player(0).hand).toHaveLength(0);
    t.play('end');
    expect(t.player(0).hand).toHaveLength(4);
    expect(t.player(0).stack).toHaveLength(10);
    expect(t.player(0).discard).toHaveLength(4);
  });
});

describe('reshuffling', () => {
  it('SE-C1 an empty stack stays empty until the next draw', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo', 'criollo', 'criollo').stack(0, 'longhorn');
    t.discard(0, 'hereford-5').phaseB(0).play('end');
    expect(t.cards(0, 'hand')).toEqual(['criollo', 'criollo', 'criollo', 'longhorn']);
    expect(t.cards(0, 'stack')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual(['hereford-5']);
    expect(t.told('shuffled')).toEqual([]);
  });

  it('SE-C1 nothing is shuffled while the stack has cards', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo', 'criollo').stack(0, 'longhorn', 'o01', 'o02');
    t.discard(0, 'hereford-5').phaseB(0).play('end');
    expect(t.cards(0, 'stack')).toEqual(['o02']);
    expect(t.cards(0, 'discard')).toEqual(['hereford-5']);
  });

  it('SE-C1 the next draw shuffles the discard pile into a new stack', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo').stack(0);
    t.discard(0, 'hereford-5', 'longhorn', 'o01', 'o02', 'o03').phaseB(0).play('end');
    expect(t.told('shuffled')).toHaveLength(1);
    expect(t.player(0).hand).toHaveLength(4);
    expect(t.player(0).stack).toHaveLength(2);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect([...t.cards(0, 'hand'), ...t.cards(0, 'stack')].sort()).toEqual(
      ['criollo', 'hereford-5', 'longhorn', 'o01', 'o02', 'o03'].sort(),
    );
  });

  it('SE-C1 chance orders the new stack', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const t = secondTable(2, { seed }).at(0, 'A').hand(0, 'criollo', 'criollo', 'criollo').stack(0);
      t.discard(0, 'hereford-5', 'longhorn', 'o01', 'o02', 'o03', 'corriente').phaseB(0).play('end');
      return t.cards(0, 'stack').join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('SE-C1 it happens in the middle of a turn as well, and the card just discarded is not in the new stack', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo').stack(0).discard(0, 'longhorn').phaseB(0);
    t.play('auxiliary draw');
    expect(t.cards(0, 'hand')).toEqual(['criollo', 'longhorn']);
    t.play('discard criollo');
    expect(t.cards(0, 'stack')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
  });

  it('SE-C1 a deck smaller than the hand limit gives as many cards as it has', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo').stack(0, 'longhorn').discard(0, 'o01').phaseB(0);
    t.play('end');
    expect(t.cards(0, 'hand').sort()).toEqual(['criollo', 'longhorn', 'o01']);
    expect([t.cards(0, 'stack'), t.cards(0, 'discard')]).toEqual([[], []]);
    expect(t.asked()).toBe(1);
  });

  it('SE-C1 without any card the turn ends as well', () => {
    const t = secondTable(2).at(0, 'A').stack(0).phaseB(0).play('end');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.asked()).toBe(1);
  });

  it("SE-C1 the rulebook's example: Mary with a limit of five draws her last two cards and shuffles nothing", () => {
    const t = secondTable(2).at(0, 'F').cleared(0, 'hand').stack(0, 'longhorn', 'galloway').discard(0, 'o01');
    t.hand(0, 'criollo', 'criollo', 'galloway', 'pineywoods', 'santa-gertrudis').phaseB(0);
    t.play('use 1', 'discard criollo');
    expect(t.player(0).hand).toHaveLength(3);
    t.play('end');
    expect(t.cards(0, 'hand').sort()).toEqual(['galloway', 'galloway', 'longhorn', 'pineywoods', 'santa-gertrudis']);
    expect(t.cards(0, 'stack')).toEqual([]);
    expect(t.cards(0, 'discard').sort()).toEqual(['criollo', 'criollo', 'o01']);
    expect(t.told('shuffled')).toEqual([]);
    t.play('move B', 'end', 'move G', 'auxiliary draw');
    expect(t.told('shuffled')).toHaveLength(1);
    expect(t.player(0).stack).toHaveLength(2);
  });
});

describe('cards in phase C, new cards, secrets', () => {
  it('SE-C1 SE-X7 with phase C the chance to play an objective is over until the own next turn', () => {
    const t = secondTable(2).at(0, 'A').stack(0, 'o01', 'criollo', 'criollo', 'criollo', 'criollo').phaseB(0);
    t.play('end');
    expect(t.cards(0, 'hand')).toContain('o01');
    expect(t.can('play o01', 0)).toBe(false);
    expect(t.moves('play', 0)).toEqual([]);
    t.play('move B', 'end');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    t.play('play o01');
    expect(t.player(0).money).toBe(12);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-C1 cattle and objectives acquired go onto the own discard pile', () => {
    const t = secondTable(2).at(0, 'E').market('longhorn').discard(0, 'criollo').phaseB(0);
    t.play('use 2', 'buy 1 longhorn');
    expect(t.cards(0, 'discard')).toEqual(['criollo', 'longhorn']);
    const u = secondTable(2).at(0, 'C').objectives(['o01'], ['o05']).phaseB(0).play('use 1 b', 'objective stack');
    expect(u.cards(0, 'discard')).toEqual(['o05']);
  });

  it('SE-C1 an acquired card is drawn after the next reshuffle only', () => {
    const t = secondTable(2).at(0, 'E').market('longhorn').hand(0, 'criollo', 'criollo').stack(0, 'galloway', 'o01');
    t.phaseB(0).play('use 2', 'buy 1 longhorn', 'end');
    expect(t.cards(0, 'hand').sort()).toEqual(['criollo', 'criollo', 'galloway', 'o01']);
    expect(t.cards(0, 'discard')).toEqual(['longhorn']);
  });

  it('SE-C1 everybody sees a discard pile', () => {
    const t = secondTable(2).at(0, 'A').discard(0, 'longhorn', 'o01').phaseB(0);
    expect(t.view(0).players[0]!.discard).toEqual(t.player(0).discard);
    expect(t.view(1).players[0]!.discard).toEqual(t.player(0).discard);
  });

  it('SE-C1 nobody sees the order of a draw stack, not even its owner', () => {
    const one = secondTable(2).at(0, 'A').hand(0, 'criollo').stack(0, 'o01', 'longhorn', 'galloway').phaseB(0);
    const other = secondTable(2).at(0, 'A').hand(0, 'criollo').stack(0, 'galloway', 'o01', 'longhorn').phaseB(0);
    expect(one.s).not.toEqual(other.s);
    expect(one.view(0)).toEqual(other.view(0));
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.view(SPECTATOR)).toEqual(other.view(SPECTATOR));
  });

  it('SE-C1 the others see neither the hand nor how hand and stack are split', () => {
    const one = secondTable(2).at(0, 'A').hand(0, 'criollo').stack(0, 'o01', 'longhorn').phaseB(0);
    const other = secondTable(2).at(0, 'A').hand(0, 'longhorn').stack(0, 'criollo', 'o01').phaseB(0);
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.view(1).players[0]).toMatchObject({ hand: [HIDDEN], stack: [HIDDEN, HIDDEN] });
    expect(one.view(0).players[0]!.hand).toEqual(one.player(0).hand);
  });

  it('SE-C1 of cards drawn in phase C the others learn the number, not the cards', () => {
    const t = secondTable(2).at(0, 'A').stack(0, 'o01', 'criollo', 'longhorn', 'galloway', 'o02').phaseB(0).play('end');
    const drew = (viewer: number) => t.heard(viewer).find((event) => event.type === 'drew');
    expect(drew(0)).toMatchObject({ count: 4, cards: ['o01', 'criollo', 'longhorn', 'galloway'] });
    expect(drew(1)).toMatchObject({ count: 4 });
    expect(drew(1)).not.toHaveProperty('cards');
  });
});
