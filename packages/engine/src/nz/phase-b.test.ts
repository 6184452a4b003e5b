import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

describe('local actions or an auxiliary action', () => {
  it('NZ-B1 on a neutral building each local action is used once, in any order', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino', 'merino').with(0, { money: 40 });
    t.job('shearer', 6).job('sailor', 7).job('shepherd', 8).phaseB(0);
    t.play('use 3', 'hire shepherd 8', 'use 1', 'discard merino');
    expect(t.why('use 3')).toMatchObject({ code: 'already-used', rule: 'NZ-B1' });
    expect(t.why('use 1')).toMatchObject({ code: 'already-used', rule: 'NZ-B1' });
    t.play('use 2', 'hire sailor 7', 'forgo');
    expect(t.why('use 2')?.code).toBe('already-used');
    expect(t.moves('use')).toEqual([]);
    expect(t.workers(0)).toEqual({ shepherd: 2, craftsman: 1, sailor: 2, shearer: 1 });
  });

  it('NZ-B1 any local action may be left out, all of them too', () => {
    const t = table(2).at(0, 'F').hand(0, 'southdown').market('dorset-horn').phaseB(0);
    expect(t.moves('use')).toEqual(['use 1', 'use 2']);
    expect(t.can('end')).toBe(true);
    t.play('use 1', 'discard southdown');
    expect(t.can('end')).toBe(true);
    const u = table(2).at(0, 'F').hand(0, 'southdown').market('dorset-horn').phaseB(0).play('end');
    expect(u.asked()).toBe(1);
    expect(u.player(0).money).toBe(10);
  });

  it('NZ-B1 on the own building the choice is the same', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').phaseB(0);
    expect(t.moves().sort()).toEqual(['auxiliary draw', 'auxiliary pound', 'end', 'use 1', 'use 2']);
    t.play('use 2', 'use 1');
    expect(t.player(0).money).toBe(16);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.moves()).toEqual(['end']);
  });

  it('NZ-B1 one local action used takes the auxiliary alternative away', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').phaseB(0);
    expect(t.can('auxiliary pound')).toBe(true);
    t.play('use 1');
    expect(t.why('auxiliary pound')).toMatchObject({ code: 'instead-of-local', rule: 'NZ-B1' });
  });

  it('NZ-B1 the auxiliary action takes the local actions away, and there is only one', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').phaseB(0).play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
    expect(t.why('use 1')).toMatchObject({ code: 'instead-of-local', rule: 'NZ-B1' });
    for (const text of ['auxiliary pound', 'auxiliary draw'])
      expect(t.why(text)).toMatchObject({
        code: 'auxiliary-used',
        rule: 'NZ-B1',
      });
    expect(t.moves()).toEqual(['end']);
  });

  it('NZ-B1 local actions are not combined: one is over before the next begins', () => {
    const t = table(2).at(0, 'F').hand(0, 'southdown').market('dorset-horn').phaseB(0).play('use 2');
    expect(t.can('use 1')).toBe(false);
    t.play('buy 1 dorset-horn');
    expect(t.can('use 1')).toBe(true);
  });

  it('NZ-B1 an auxiliary icon on the building is a local action like the others', () => {
    const t = table(2).at(0, 'E').hand(0, 'merino').phaseB(0).play('use 2', 'auxiliary pound');
    expect(t.why('auxiliary draw')?.code).toBe('instead-of-local');
    expect(t.can('use 1')).toBe(true);
  });

  it('NZ-B1 playing cards, buying with gold and exchanging are no local actions', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').hand(0, 'ferry').with(0, { gold: 3, tokens: 1 }).phaseB(0);
    t.stack(0, 'southdown', 'merino').play('play ferry', 'gold wheel', 'exchange 1', 'discard merino');
    expect(t.can('auxiliary pound')).toBe(true);
    expect(t.can('use 1')).toBe(true);
  });

  it('NZ-B2 of two icons with a slash one is done', () => {
    const t = table(2).at(0, 'B').phaseB(0);
    expect(t.moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    t.play('use 1 a', 'advance 2');
    expect(t.player(0).pathfinder).toBe(2);
    expect(t.why('use 1 b')?.code).toBe('already-used');
    expect(t.why('use 1 a')?.code).toBe('already-used');
    expect(t.can('use 2')).toBe(true);
  });

  it('NZ-B2 the other half works as well, and then the first is gone', () => {
    const t = table(2).at(0, 'B').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    t.play('use 1 b', 'objective o02');
    expect(t.cards(0, 'discard')).toEqual(['o02']);
    expect(t.why('use 1 a')?.code).toBe('already-used');
    expect(t.player(0).pathfinder).toBe(0);
  });

  it('NZ-B2 when one half is impossible the other is still there', () => {
    const t = table(2).at(0, 'B').objectives([], []).phaseB(0);
    expect(t.can('use 1 b')).toBe(false);
    expect(t.can('use 1 a')).toBe(true);
  });
});

describe('risk actions', () => {
  it('NZ-B3 RR1 adds: discard a sheep, gain a certificate', () => {
    const t = table(2).at(0, 'RR1').build(0, '3b', 'RR1').hand(0, 'merino').phaseB(0);
    t.play('use 3', 'discard merino', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, gold: 0, money: 10 });
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });

  it.each(['RR2', 'FR1'])('NZ-B3 %s adds: discard a sheep, gain 1 gold', (space) => {
    const t = table(2).at(0, space).build(0, '3b', space).hand(0, 'merino').phaseB(0);
    t.play('use 3', 'discard merino');
    expect(t.player(0)).toMatchObject({ certificates: 0, gold: 1, money: 10 });
  });

  it('NZ-B3 FR2 adds: discard a sheep, gain a certificate and £2', () => {
    const t = table(2).at(0, 'FR2').build(0, '3b', 'FR2').hand(0, 'merino').phaseB(0);
    t.play('use 3', 'discard merino', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, gold: 0, money: 12 });
  });

  it('NZ-B3 the risk action stands last, after however many local actions the tile has', () => {
    const t = table(2).at(0, 'RR2').build(0, '6a', 'RR2').hand(0, 'merino').phaseB(0);
    t.play('use 2', 'discard merino');
    expect(t.player(0).gold).toBe(1);
    const u = table(2).at(0, 'RR2').build(0, '8b', 'RR2').hand(0, 'merino').phaseB(0);
    u.play('use 4', 'discard merino');
    expect(u.player(0).gold).toBe(1);
  });

  it('NZ-B3 without a sheep in hand there is no risk action', () => {
    const t = table(2).at(0, 'RR2').build(0, '7b', 'RR2').hand(0, 'ferry').phaseB(0);
    expect(t.can('use 3')).toBe(false);
  });

  it('NZ-B3 it is once, like any local action, and closes the auxiliary alternative', () => {
    const t = table(2).at(0, 'RR2').build(0, '7b', 'RR2').hand(0, 'merino', 'merino').phaseB(0);
    t.play('use 3', 'discard merino');
    expect(t.why('use 3')?.code).toBe('already-used');
    expect(t.why('auxiliary pound')?.code).toBe('instead-of-local');
    expect(t.can('use 1')).toBe(true);
  });

  it('NZ-B3 NZ-B4 a visitor has no risk action', () => {
    const t = table(2).at(1, 'RR2').build(0, '7b', 'RR2').hand(1, 'merino').phaseB(1);
    expect(t.why('use 3')?.code).toBe('not-own-building');
    expect(t.moves('use')).toEqual([]);
  });

  it('NZ-B3 a space without a risk action adds nothing', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').hand(0, 'merino').phaseB(0);
    expect(t.can('use 3')).toBe(false);
  });

  it("NZ-B1 NZ-B3 the rulebook's example: Mary's building with two local actions and a risk action, in any order", () => {
    const t = table(2).at(0, 'RR2').build(0, '3b', 'RR2').hand(0, 'merino', 'southdown', 'southdown');
    t.bonus('bt08', 1, 1).with(0, { money: 4 }).phaseB(0);
    expect(t.moves('use')).toEqual(['use 1', 'use 3']);
    t.play('use 1', 'discard southdown');
    expect(t.player(0).money).toBe(7);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    t.play('use 3', 'discard merino');
    expect(t.player(0).gold).toBe(1);
    t.play('use 2', 'invest 1 1');
    expect(t.player(0)).toMatchObject({ money: 2, tokens: 1, bonusTiles: [7] });
    expect(t.cards(0, 'discard')).toEqual(['southdown', 'southdown', 'merino']);
    expect(t.moves().filter((move) => !move.startsWith('exchange'))).toEqual(['end']);
  });

  it("NZ-B1 NZ-B3 the rulebook's example: only by forfeiting all three may Mary do one single auxiliary action", () => {
    const t = table(2).at(0, 'RR2').build(0, '3b', 'RR2').hand(0, 'merino', 'southdown', 'southdown').phaseB(0);
    expect(t.can('auxiliary pound')).toBe(true);
    t.play('use 3', 'discard merino');
    expect(t.can('auxiliary pound')).toBe(false);
    const u = table(2).at(0, 'RR2').build(0, '3b', 'RR2').hand(0, 'merino', 'southdown', 'southdown').phaseB(0);
    u.play('auxiliary pound');
    expect(u.player(0).money).toBe(11);
    expect(u.moves()).toEqual(['end']);
  });
});

describe('other places', () => {
  it("NZ-B4 on another player's building there is one single auxiliary action and nothing more", () => {
    const t = table(2).at(0, 'A1').build(1, '7b', 'A1').phaseB(0);
    expect(t.moves().sort()).toEqual(['auxiliary draw', 'auxiliary pound', 'end']);
    expect(t.why('use 1')).toMatchObject({ code: 'not-own-building', rule: 'NZ-B4' });
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
    expect(t.moves()).toEqual(['end']);
  });

  it.each([
    ['rk-1', 'RK1'],
    ['fl-1', 'FL1'],
  ])('NZ-B4 on hazard %s there is one single auxiliary action and nothing more', (hazard, space) => {
    const t = table(2).at(0, space).hazard(hazard, space).phaseB(0);
    expect(t.moves().sort()).toEqual(['auxiliary draw', 'auxiliary pound', 'end']);
    expect(t.can('use 1')).toBe(false);
    t.play('auxiliary pound');
    expect(t.moves()).toEqual(['end']);
  });

  it('NZ-B4 the auxiliary action may be left out there too', () => {
    const t = table(2).at(0, 'A1').build(1, '7b', 'A1').phaseB(0).play('end');
    expect(t.asked()).toBe(1);
  });

  it.each([
    ['a building of another player', (t: ReturnType<typeof table>) => t.build(1, '1a', 'A1'), 'A1'],
    ['a rockfall', (t: ReturnType<typeof table>) => t.hazard('rk-1', 'RK1'), 'RK1'],
  ])("NZ-A6 NZ-B4 the rulebook's example: £1 and a single auxiliary action on %s", (_, put, space) => {
    const t = put(table(2)).at(0, 'A').turn(0).play(`move ${space}`);
    expect(t.player(0).money).toBe(9);
    expect(t.moves().sort()).toEqual(['auxiliary draw', 'auxiliary pound', 'end']);
  });

  it('NZ-B5 in place of local actions an auxiliary action stays single with both its spaces clear', () => {
    const t = table(2).at(0, 'C').cleared(0, 'aux-pound').phaseB(0);
    expect(t.why('auxiliary pound double')).toMatchObject({ code: 'single-only', rule: 'NZ-B5' });
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
  });

  it("NZ-B5 it stays single on somebody else's tile and on a hazard", () => {
    const t = table(2).at(0, 'A1').build(1, '7b', 'A1').cleared(0, 'aux-pathfinder', 'aux-pathfinder').phaseB(0);
    expect(t.why('auxiliary pathfinder double')?.code).toBe('single-only');
    expect(t.can('auxiliary pathfinder')).toBe(true);
    t.hazard('rk-1', 'RK1').at(0, 'RK1').phaseB(0);
    expect(t.why('auxiliary pathfinder double')?.code).toBe('single-only');
  });

  it('NZ-B5 a local action with the icon for single or double may be doubled', () => {
    const t = table(2).at(0, 'C').cleared(0, 'aux-pound').phaseB(0).play('use 2', 'auxiliary pound double');
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-B5 a local action with the single icon is not doubled', () => {
    const t = table(2).at(0, 'E').cleared(0, 'aux-pound').phaseB(0).play('use 2');
    expect(t.why('auxiliary pound double')?.code).toBe('single-only');
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
  });
});

describe('rewards and costs', () => {
  it('NZ-B6 part of a pathfinder advance may be declined', () => {
    const t = table(2).at(0, 'B').flipped().phaseB(0).play('use 2');
    expect(t.moves('advance').sort()).toEqual(['advance 1', 'advance 2']);
    t.play('advance 1');
    expect(t.player(0).pathfinder).toBe(1);
    expect(t.can('use 2')).toBe(false);
  });

  it('NZ-B6 part of the certificates may be declined', () => {
    const t = table(2).at(0, 'A1').build(0, '9b', 'A1').phaseB(0).play('use 2', 'certify 1');
    expect(t.player(0).certificates).toBe(1);
  });

  it('NZ-B6 fewer cards may be drawn than offered', () => {
    const t = table(2).at(0, 'A1').build(0, '4b', 'A1').stack(0, 'merino', 'merino', 'merino').phaseB(0);
    t.play('use 2', 'draw 1', 'discard merino');
    expect(t.player(0).stack).toHaveLength(2);
    expect(t.player(0).discard).toHaveLength(1);
  });

  it('NZ-B6 the immediate action of a worker may be given up', () => {
    const t = table(2).at(0, 'A').job('shearer', 4).phaseB(0).play('use 2', 'hire shearer 4', 'forgo');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.workers(0).shearer).toBe(2);
    const u = table(2).at(0, 'A').job('shearer', 4).phaseB(0).play('use 2', 'hire shearer 4', 'take');
    expect(u.cards(0, 'discard')).toEqual(['romney']);
  });

  it.each([
    { space: 'RR1', earned: 0 },
    { space: 'FR2', earned: 2 },
  ])('NZ-B3 NZ-B6 on $space the certificate may be left after the discard, money may not', ({ space, earned }) => {
    const t = table(2).at(0, space).build(0, '3b', space).hand(0, 'merino').phaseB(0).play('use 3', 'discard merino');
    expect(t.moves()).toEqual(['certify 1', 'forgo']);
    t.play('forgo');
    expect(t.player(0)).toMatchObject({ certificates: 0, money: 10 + earned });
    expect(t.cards(0, 'discard')).toEqual(['merino']);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B6 gold for a discarded sheep comes without a question', () => {
    const t = table(2).at(0, 'RR2').build(0, '3b', 'RR2').hand(0, 'merino').phaseB(0).play('use 3', 'discard merino');
    expect(t.player(0).gold).toBe(1);
    expect(t.question?.ask).toBe('phase-b');
  });

  it.each([
    { icon: 'certificate', price: 2, listed: ['certify 1', 'forgo'] },
    { icon: 'certificate double', price: 4, listed: ['certify 1', 'certify 2', 'forgo'] },
    { icon: 'pathfinder', price: 1, listed: ['advance 1', 'forgo'] },
    { icon: 'pathfinder double', price: 2, listed: ['advance 1', 'advance 2', 'forgo'] },
  ])('NZ-B6 what the auxiliary action "$icon" was paid for may be left', ({ icon, price, listed }) => {
    const disc = `aux-${icon.split(' ')[0]}`;
    const t = table(2).at(0, 'C').cleared(0, disc, disc).phaseB(0).play('use 2', `auxiliary ${icon}`);
    expect(t.moves().sort()).toEqual(listed);
    t.play('forgo');
    expect(t.player(0)).toMatchObject({ money: 10 - price, certificates: 0, pathfinder: 0 });
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B6 a ship whose movement was paid for may stay where it is', () => {
    const t = table(2).at(0, 'C').cleared(0, 'aux-ship').phaseB(0).play('use 2', 'auxiliary ship');
    expect(t.moves()).toEqual(['sail T1', 'sail C1', 'sail P1', 'forgo']);
    t.play('forgo');
    expect(t.shipAt(0)).toBe('S0');
    expect(t.player(0).money).toBe(9);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B6 money is taken to the last pound, without a question', () => {
    const t = table(2).at(0, 'A2').build(0, '1a', 'A2').build(0, '2a', 'B2').build(0, '3a', 'C1').phaseB(0);
    t.play('use 1');
    expect(t.player(0).money).toBe(16);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B6 NZ-W7 a card that a delivery gives cannot be refused', () => {
    const t = table(2).at(0, 'WELLINGTON').hand(0, 'merino', 'southdown', 'suffolk').with(0, { money: 20 }).phaseB(0);
    t.objectives(['o01', 'o02', 'o03', 'o04'], ['o05']);
    t.play('wellington', 'reveal merino', 'reveal southdown', 'reveal suffolk', 'income 0', 'deliver 9 hand-5');
    expect(t.moves('forgo')).toEqual([]);
    expect(t.can('forgo')).toBe(false);
    expect(t.moves('objective')).toEqual(['objective o01', 'objective o02', 'objective o03', 'objective o04']);
    t.play('objective o03');
    expect(t.cards(0, 'discard')).toContain('o03');
  });

  it('NZ-B6 NZ-W7 a supply card of a delivery comes by itself', () => {
    const t = table(2).at(0, 'WELLINGTON').hand(0, 'merino', 'southdown').phaseB(0);
    t.play('wellington', 'reveal merino', 'reveal southdown', 'income 0', 'deliver 3 aux-ship');
    expect(t.cards(0, 'discard')).toContain('sheepdog');
  });

  it('NZ-B7 four equal sheep at a building that pays for a pair: one pair, £2', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino', 'merino').phaseB(0);
    t.play('use 1', 'discard merino');
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'hand')).toEqual(['merino', 'merino']);
    expect(t.cards(0, 'discard')).toEqual(['merino', 'merino']);
    expect(t.why('use 1')?.code).toBe('already-used');
  });

  it('NZ-B7 a requirement met in part is not met', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'southdown', 'shropshire', 'english-leicester').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    const u = table(2).at(0, 'D').hand(0, 'merino').phaseB(0);
    expect(u.can('use 1')).toBe(false);
    expect(u.hand(0, 'english-leicester').can('use 1')).toBe(true);
  });

  it('NZ-B7 two cards that are no sheep make no pair', () => {
    const t = table(2).at(0, 'A').hand(0, 'ferry', 'ferry').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    expect(t.hand(0, 'romney', 'romney').can('use 1')).toBe(true);
  });

  it('NZ-B7 a price that cannot be paid in full closes the action', () => {
    const t = table(2).at(0, 'C').bonus('bt08', 1, 1).with(0, { money: 4 }).phaseB(0);
    expect(t.can('use 3')).toBe(false);
    expect(t.with(0, { money: 5 }).can('use 3')).toBe(true);
    const u = table(2).at(0, 'E').cleared(0, 'aux-certificate').with(0, { money: 1 }).phaseB(0);
    expect(u.why('auxiliary certificate')?.code).toBe('too-dear');
    expect(u.with(0, { money: 2 }).can('auxiliary certificate')).toBe(true);
  });

  it('NZ-B7 paying for nothing is not offered', () => {
    const t = table(2).at(0, 'E').cleared(0, 'aux-certificate').with(0, { certificates: 3 }).phaseB(0);
    expect(t.why('auxiliary certificate')?.code).toBe('nothing-to-gain');
    expect(t.with(0, { certificates: 2 }).can('auxiliary certificate')).toBe(true);
  });

  it('NZ-B7 discarding for a reward that is lost is allowed: the hand gets thinner', () => {
    const t = table(2).at(0, 'RR2').build(0, '7b', 'RR2').hand(0, 'merino').with(0, { gold: 5 }).phaseB(0);
    t.play('use 3', 'discard merino');
    expect(t.player(0).gold).toBe(5);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });
});

describe('moving on', () => {
  it('NZ-B8 the runholder moves at least one and at most so many steps', () => {
    const t = table(4).at(0, 'A1').build(0, '5a', 'A1').build(1, '2a', 'A2').phaseB(0).play('use 2');
    expect(t.can('end')).toBe(false);
    expect(t.moves('move').sort()).toEqual(['move A2', 'move A2>B']);
    expect(t.can('move A2>B>C')).toBe(false);
  });

  it('NZ-B8 the step limit neither adds to it nor takes away', () => {
    const t = table(2).at(0, 'A1').build(0, '2a', 'A1').cleared(0, 'step').with(0, { stepTile: 2 }).phaseB(0);
    t.play('use 2');
    expect(t.moves('move')).toEqual(['move B']);
  });

  it('NZ-B8 fees are paid as usual', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').build(1, '4a', 'A2').phaseB(0).play('use 2', 'move A2>B');
    expect([t.player(0).money, t.player(1).money]).toEqual([8, 12]);
    const u = table(2).at(0, 'A1').build(0, '8a', 'A1').build(1, '4a', 'A2').with(0, { money: 1 }).phaseB(0);
    u.play('use 2', 'move A2>B');
    expect([u.player(0).money, u.player(1).money]).toEqual([0, 11]);
  });

  it('NZ-B8 a whole new phase B follows, local actions or the auxiliary action', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').hand(0, 'english-leicester').phaseB(0);
    t.play('use 1', 'use 2', 'move B>C>D');
    expect(t.player(0).money).toBe(17);
    expect(t.can('use 1')).toBe(true);
    expect(t.can('auxiliary pound')).toBe(true);
    t.play('use 1', 'discard english-leicester');
    expect(t.player(0).money).toBe(19);
    expect(t.can('auxiliary pound')).toBe(false);
  });

  it("NZ-B8 on somebody else's tile the new phase B is one auxiliary action", () => {
    const t = table(2).at(0, 'A1').build(0, '8b', 'A1').build(1, '7a', 'A2').phaseB(0);
    t.play('use 1', 'use 3', 'move A2');
    expect(t.moves('use')).toEqual([]);
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(10 - 1 + 1);
    expect(t.moves().filter((move) => !move.startsWith('exchange'))).toEqual(['end']);
  });

  it('NZ-B8 what was not used at the old building is lost', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').hazard('rk-1', 'RK1').build(0, '1a', 'A3').phaseB(0);
    t.play('use 2', 'move A3');
    expect(t.where(0)).toBe('A3');
    t.play('use 2', 'auxiliary pound');
    expect(t.player(0).money).toBe(11);
    expect(t.moves('use')).toEqual([]);
  });

  it('NZ-B8 after the auxiliary alternative there is no moving on', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').phaseB(0).play('auxiliary pound');
    expect(t.can('use 2')).toBe(false);
  });

  it('NZ-B8 an own building that moves on leads to another one that moves on', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').build(0, '2a', 'A3').phaseB(0);
    t.play('use 2', 'move A3', 'use 1', 'auxiliary pound', 'use 2', 'move B');
    expect(t.where(0)).toBe('B');
    expect(t.player(0).money).toBe(11);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B8 no cards are drawn in between, only at the end of the turn', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').hand(0, 'merino').phaseB(0).play('use 2', 'move B');
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    t.play('end');
    expect(t.player(0).hand).toHaveLength(4);
  });

  it('NZ-B8 reaching Wellington means doing Wellington', () => {
    const t = table(2).at(0, 'H1').build(0, '8a', 'H1').foresightA('sailor', 'shearer').foresightB('bt02', 'bt03');
    t.phaseB(0).play('use 2');
    expect(t.moves('move')).toEqual(['move WELLINGTON']);
    t.play('move WELLINGTON');
    expect(t.can('end')).toBe(false);
    expect(t.can('auxiliary pound')).toBe(false);
    t.play('wellington', 'income 0', 'deliver 0 aux-ship', 'foresight left', 'foresight left');
    expect(t.where(0)).toBe('START');
    expect(t.player(0).money).toBe(16);
    t.play('end');
    expect(t.asked()).toBe(1);
  });

  it('NZ-B8 no card is played between choosing to move on and moving', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').hand(0, 'ferry').phaseB(0);
    expect(t.can('play ferry')).toBe(true);
    t.play('use 2');
    expect(t.can('play ferry')).toBe(false);
    expect(t.moves('play')).toEqual([]);
  });

  it('NZ-B8 a card may be played between arriving and acting', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').hand(0, 'ferry').phaseB(0).play('use 2', 'move B');
    t.play('play ferry');
    expect(t.player(0).money).toBe(12);
    expect(t.question?.ask).toBe('phase-b');
  });
});

describe('rebuilding under the own feet', () => {
  // Building 3 needs two craftsmen and building 5 three: exactly one more, as set 6 asks.
  const standing = () => table(2).at(0, 'RR2').build(0, '3b', 'RR2').hand(0, 'set-6', 'merino', 'merino').phaseB(0);

  it('NZ-B9 with no action of the old tile used, the new tile may be used', () => {
    const t = standing().play('play set-6 b', 'build 5', 'site RR2');
    expect(t.player(0).money).toBe(8);
    expect(t.can('use 1')).toBe(true);
    t.play('use 1', 'sail T1');
    expect(t.shipAt(0)).toBe('T1');
    t.play('use 3', 'discard merino');
    expect(t.player(0).gold).toBe(1);
    t.play('use 2', 'move B');
    expect(t.where(0)).toBe('B');
  });

  it('NZ-B9 the auxiliary alternative is there as well', () => {
    const t = standing().play('play set-6 b', 'build 5', 'site RR2', 'auxiliary pound');
    expect(t.player(0).money).toBe(9);
    expect(t.moves('use')).toEqual([]);
  });

  it('NZ-B9 with an action of the old tile used, the new tile is closed', () => {
    const t = standing().play('use 1', 'discard merino', 'play set-6 b', 'build 5', 'site RR2');
    expect(t.player(0).money).toBe(10 + 3 - 2);
    expect(t.moves('use')).toEqual([]);
    for (const text of ['use 1', 'use 2'])
      expect(t.why(text)).toMatchObject({ code: 'building-replaced', rule: 'NZ-B9' });
    expect(t.can('auxiliary pound')).toBe(false);
    expect(t.can('end')).toBe(true);
  });

  it('NZ-B3 NZ-B9 the risk action counts as an action of the old tile', () => {
    const t = standing().play('use 3', 'discard merino', 'play set-6 b', 'build 5', 'site RR2');
    expect(t.moves('use')).toEqual([]);
    expect(t.can('auxiliary pound')).toBe(false);
  });

  it('NZ-B1 NZ-B9 after the auxiliary alternative the new tile stays closed', () => {
    const t = standing().play('auxiliary pound', 'play set-6 b', 'build 5', 'site RR2');
    expect(t.moves('use')).toEqual([]);
  });

  it('NZ-B9 a craftsman hired here who rebuilds the tile he was hired by leaves it closed', () => {
    const t = table(2).at(0, 'A1').build(0, '4a', 'A1').job('craftsman', 4).phaseB(0);
    t.with(0, { money: 30, workers: { craftsman: 2 } });
    t.play('use 1', 'hire craftsman 4', 'build 5', 'site A1');
    expect(t.player(0).money).toBe(30 - 2 - 2);
    expect(t.moves('use')).toEqual([]);
    expect(t.can('auxiliary pound')).toBe(false);
  });

  it('NZ-B9 rebuilding a tile that was left leaves the new place alone', () => {
    const t = table(2).at(0, 'A1').build(0, '2a', 'A1').hand(0, 'set-6').phaseB(0);
    t.play('use 1', 'auxiliary pound', 'use 2', 'move B', 'play set-6 b', 'build 3', 'site A1');
    expect(t.moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    expect(t.can('auxiliary pound')).toBe(true);
  });

  it('NZ-B9 a visitor on the rebuilt tile stays there as before', () => {
    const t = standing().at(1, 'RR2').play('play set-6 b', 'build 5', 'site RR2');
    expect(t.where(1)).toBe('RR2');
  });

  it('NZ-B9 replacing a building elsewhere does not touch the tile underfoot', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').build(0, '3b', 'A2').hand(0, 'set-6').phaseB(0);
    t.play('use 1', 'play set-6 b', 'build 5', 'site A2');
    expect(t.can('use 2')).toBe(true);
    expect(t.can('use 1')).toBe(false);
  });
});
