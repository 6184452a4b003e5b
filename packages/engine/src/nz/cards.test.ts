import { describe, expect, it } from 'vitest';
import { freshTable, table, type Table } from '../testing/index.ts';

/** Seat 0 stands on C in phase B with these cards in hand and a Merino on top of the stack. */
const holding = (...cards: string[]): Table =>
  table(2)
    .at(0, 'C')
    .hand(0, ...cards)
    .stack(0, 'merino', 'southdown', 'shropshire')
    .phaseB(0);
const told = (t: Table): string[] => t.events.map((event) => event.type);

describe('when cards are played', () => {
  it('NZ-X20 before phase A', () => {
    const t = holding('ferry', 'o01').turn(0);
    t.play('play ferry', 'play o01');
    expect(t.player(0).money).toBe(10 + 2 + 4);
    t.play('move D');
    expect(t.where(0)).toBe('D');
  });

  it('NZ-X20 before, between and after the single actions of phase B', () => {
    const t = holding('ferry', 'ferry', 'ferry', 'o01');
    t.play('play ferry', 'use 1', 'play ferry', 'play o01', 'use 2', 'auxiliary pound', 'play ferry');
    expect(t.player(0)).toMatchObject({ money: 10 + 2 + 2 + 4 + 1 + 2, gold: 1 });
  });

  it('NZ-X20 NZ-B4 before and after the auxiliary action on a tile of others', () => {
    const t = holding('ferry', 'kotare').build(1, '2a', 'A1').at(0, 'A1').phaseB(0);
    t.play('play ferry', 'auxiliary pound', 'play kotare');
    expect(t.player(0)).toMatchObject({ money: 13, pathfinder: 1 });
  });

  it('NZ-X20 NZ-S16 in phase B of the first turn', () => {
    const t = freshTable(2).hand(0, 'ferry', 'merino', 'merino', 'merino').play('start aux-pound', 'place A');
    t.play('play ferry');
    expect(t.player(0).money).toBe(9);
  });

  it('NZ-X20 NZ-B1 a card is no local action: the auxiliary alternative stays open', () => {
    const t = holding('ferry').play('play ferry');
    expect(t.can('auxiliary pound')).toBe(true);
  });

  it('NZ-X20 never inside an action', () => {
    const hiring = holding('ferry', 'o01').at(0, 'A').job('sailor', 5).phaseB(0).play('use 2');
    expect([hiring.can('play ferry'), hiring.can('play o01')]).toEqual([false, false]);
    hiring.hand(0, 'ferry', 'o01', 'merino').play('hire sailor 5');
    expect(hiring.question?.ask).not.toBe('phase-b');
    expect([hiring.can('play ferry'), hiring.can('play o01')]).toEqual([false, false]);
    const buying = holding('ferry', 'o01').at(0, 'F').market('dorset-horn').phaseB(0).play('use 2');
    expect([buying.can('play ferry'), buying.can('play o01')]).toEqual([false, false]);
    buying.play('buy 1 dorset-horn');
    expect([buying.can('play ferry'), buying.can('play o01')]).toEqual([true, true]);
    const sailing = holding('ferry', 'o01').at(0, 'B').phaseB(0).play('use 2');
    expect([sailing.can('play ferry'), sailing.can('play o01')]).toEqual([false, false]);
    const shearing = holding('ferry', 'o01').at(0, 'E').phaseB(0).play('use 1');
    expect([shearing.can('play ferry'), shearing.can('play o01')]).toEqual([false, false]);
  });

  it('NZ-X20 a card out of its moment is refused with that reason', () => {
    const t = holding('ferry').at(0, 'B').phaseB(0).play('use 2');
    expect(t.why('play ferry')).toMatchObject({ code: 'only-in-window', rule: 'NZ-X20' });
  });

  it('NZ-X20 NZ-C3 neither in phase C nor in the turn of somebody else', () => {
    const t = holding().stack(0, 'ferry', 'merino').hand(1, 'ferry').play('end');
    expect(t.cards(0, 'hand')).toContain('ferry');
    expect(t.asked()).toBe(1);
    expect(t.why('play ferry', 0)?.code).toBe('not-your-turn');
    t.play('move B', 'end');
    expect(t.can('play ferry', 0)).toBe(true);
    expect(t.can('play ferry', 1)).toBe(false);
  });

  it('NZ-X20 only cards in hand are played', () => {
    const t = holding('merino').stack(0, 'ferry').discard(0, 'kotare');
    expect(t.why('play ferry')?.code).toBe('card-not-in-hand');
    expect(t.why('play kotare')?.code).toBe('card-not-in-hand');
  });

  it.each(['merino', 'romney', 'set-3', 'set-7'])('NZ-X20 %s is a sheep and is not played', (card) => {
    const t = holding(card);
    expect(t.can(`play ${card}`)).toBe(false);
    expect(t.can(`play ${card} forgo`)).toBe(false);
  });
});

describe('playing a deck-building or bonus card', () => {
  it('NZ-X20 the effect comes first, then the card is discarded, then one card is drawn', () => {
    const t = holding('ferry').play('play ferry');
    expect(told(t)).toEqual(['played', 'earned', 'discarded', 'drew']);
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    expect(t.cards(0, 'stack')).toEqual(['southdown', 'shropshire']);
  });

  it('NZ-X20 the draw waits until every question of the effect is answered', () => {
    const t = holding('kotare', 'ferry').with(0, { pathfinder: 10, stepTile: 1 }).play('play kotare');
    expect(t.moves()).toEqual(['flip step-tile', 'flip fee-tile']);
    expect(t.cards(0, 'hand')).toEqual(['ferry']);
    t.play('flip step-tile');
    expect(t.cards(0, 'hand')).toEqual(['merino', 'ferry']);
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
  });

  it('NZ-X20 effects are never combined: a card is finished before the next is played', () => {
    const t = holding('kotare', 'kotare').with(0, { pathfinder: 10, stepTile: 1 }).play('play kotare');
    expect(t.can('play kotare')).toBe(false);
    expect(t.can('play kotare forgo')).toBe(false);
    t.play('flip fee-tile', 'play kotare');
    expect(t.player(0).pathfinder).toBe(12);
  });

  it('NZ-X20 as many cards as wanted, the one just drawn included', () => {
    const t = holding('ferry', 'sheepdog').stack(0, 'kotare', 'merino', 'merino');
    t.play('play ferry', 'play kotare', 'play sheepdog');
    expect(t.player(0)).toMatchObject({ money: 12, pathfinder: 1, certificates: 1 });
    expect(t.cards(0, 'hand')).toEqual(['merino', 'merino']);
  });

  it.each(['sheepdog', 'ferry', 'kotare', 'set-1', 'set-2', 'set-4', 'set-5', 'set-6'])(
    'NZ-X20 %s may be played for its draw alone',
    (card) => {
      const t = holding(card).area(0, 'o01').build(0, '1a', 'A1');
      t.play(`play ${card} forgo`);
      expect(t.player(0)).toMatchObject({ money: 10, certificates: 0, pathfinder: 0, gold: 0 });
      expect(t.cards(0, 'discard')).toEqual([card]);
      expect(t.cards(0, 'hand')).toEqual(['merino']);
    },
  );

  it('NZ-X20 NZ-C2 with an empty stack the discard pile is shuffled, the card just played with it', () => {
    const t = holding('ferry').stack(0).play('play ferry');
    expect(told(t)).toEqual(['played', 'earned', 'discarded', 'shuffled', 'drew']);
    expect(t.cards(0, 'hand')).toEqual(['ferry']);
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X20 Sheepdog: 1 certificate', () => {
    const t = holding('sheepdog').play('play sheepdog');
    expect(t.player(0).certificates).toBe(1);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 NZ-X19 Sheepdog: from 1 to 2 certificates comes with a gold', () => {
    const t = holding('sheepdog').with(0, { certificates: 1 }).play('play sheepdog');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 1 });
  });

  it('NZ-X20 NZ-X19 Sheepdog: at the limit it can still be played for the draw', () => {
    const t = holding('sheepdog').with(0, { certificates: 3 }).play('play sheepdog forgo');
    expect(t.player(0).certificates).toBe(3);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 Ferry: £2', () => {
    const t = holding('ferry').play('play ferry');
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-X20 Kōtare: 1 step on the pathfinder track', () => {
    const t = holding('kotare').with(0, { pathfinder: 2 }).play('play kotare');
    expect(t.player(0)).toMatchObject({ pathfinder: 3, gold: 1 });
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 NZ-X14 the rulebook’s example: Mary’s Kōtare between the two actions of B', () => {
    const t = holding('kotare').flipped().at(0, 'B').cleared(0, 'aux-pathfinder');
    t.with(0, { pathfinder: 7, stepTile: 1 }).phaseB(0);
    t.play('use 1 a', 'auxiliary pathfinder', 'advance 1');
    expect(t.player(0)).toMatchObject({ pathfinder: 8, gold: 1, money: 9 });
    t.play('play kotare');
    expect(t.player(0).pathfinder).toBe(9);
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    t.play('use 2', 'advance 2');
    expect(t.player(0).pathfinder).toBe(11);
    expect(t.moves()).toEqual(['flip step-tile', 'flip fee-tile']);
  });

  it('NZ-X20 set 1: £1 and 1 step on the pathfinder track', () => {
    const t = holding('set-1').play('play set-1', 'advance 1');
    expect(t.player(0)).toMatchObject({ money: 11, pathfinder: 1 });
    expect(t.cards(0, 'discard')).toEqual(['set-1']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 NZ-B6 set 1: the step may be left, the £1 may not', () => {
    const t = holding('set-1').play('play set-1');
    expect(t.moves()).toEqual(['advance 1', 'forgo']);
    t.play('forgo');
    expect(t.player(0)).toMatchObject({ money: 11, pathfinder: 0 });
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 set 2: £1 for each objective already in the area', () => {
    const t = holding('set-2', 'o02').area(0, 'o01', 'set-8', 'o03').discard(0, 'o04').area(1, 'o05');
    t.play('play set-2');
    expect(t.player(0).money).toBe(13);
    expect(t.cards(0, 'hand')).toEqual(['merino', 'o02']);
  });

  it('NZ-X20 set 2: an objective played before counts, one played later does not', () => {
    const t = holding('set-2', 'set-2', 'o02', 'o03').play('play o02', 'play set-2');
    expect(t.player(0).money).toBe(11);
    t.play('play o03 forgo', 'play set-2');
    expect(t.player(0).money).toBe(13);
  });

  it('NZ-X20 NZ-X11 sets 3 and 7 are sheep: they are sheared with their wool', () => {
    const t = holding('set-3', 'set-7')
      .at(0, 'E')
      .with(0, { workers: { shearer: 2 } })
      .phaseB(0);
    t.play('use 1', 'reveal set-3', 'reveal set-7', 'shear');
    expect(t.told('sheared')).toMatchObject([{ total: 3 + 4 }]);
    expect(t.cards(0, 'hand')).toEqual([]);
  });

  it('NZ-X20 NZ-X21 sets 3 and 7 are sheep: they are discarded as a pair or as any sheep', () => {
    const pair = holding('set-3', 'set-3', 'set-7').at(0, 'A').phaseB(0).play('use 1', 'discard set-3');
    expect(pair.player(0).money).toBe(12);
    expect(pair.cards(0, 'hand')).toEqual(['set-7']);
    const risk = holding('set-7').build(0, '1a', 'RR2').at(0, 'RR2').phaseB(0).play('use 3', 'discard set-7');
    expect(risk.player(0).gold).toBe(1);
    expect(risk.cards(0, 'discard')).toEqual(['set-7']);
    const other = holding('set-3', 'set-7').at(0, 'A').phaseB(0);
    expect(other.can('use 1')).toBe(false);
  });
});

describe('set 4: acquired cards onto the draw stack', () => {
  it('NZ-X20 set 4: £1', () => {
    const t = holding('set-4').with(0, { gold: 3 }).bonusSets('set-2', 'set-3', 'set-5', 'set-6');
    t.play('play set-4 a', 'gold wheel');
    expect(t.player(0).money).toBe(11);
    expect(t.cards(0, 'discard')).toEqual(['set-4', 'set-2']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 NZ-C4 set 4: or every card acquired later this turn goes onto the stack, the last on top', () => {
    const t = holding('set-4')
      .at(0, 'F')
      .with(0, { gold: 3, workers: { shepherd: 2 } })
      .market('dorset-horn', 'lincoln');
    t.bonusSets('set-2', 'set-3', 'set-5', 'set-6').phaseB(0).play('play set-4 b');
    expect(t.player(0).money).toBe(10);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    t.play('use 2', 'buy 1 dorset-horn', 'buy 2 lincoln', 'gold wheel');
    expect(t.cards(0, 'stack')).toEqual(['set-2', 'lincoln', 'dorset-horn', 'southdown', 'shropshire']);
    expect(t.cards(0, 'discard')).toEqual(['set-4']);
  });

  it('NZ-X20 set 4: phase C of the same turn draws what was acquired', () => {
    const t = holding('set-4').at(0, 'F').market('dorset-horn').phaseB(0);
    t.play('play set-4 b', 'use 2', 'buy 1 dorset-horn', 'end');
    expect(t.cards(0, 'hand')).toEqual(['shropshire', 'southdown', 'merino', 'dorset-horn']);
  });

  it('NZ-X20 set 4: the card drawn for it is drawn before anything is acquired', () => {
    const t = holding('set-4').with(0, { gold: 3 }).play('play set-4 b', 'gold wheel');
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X20 set 4: cards acquired before it stay on the discard pile, and so do cards discarded from hand', () => {
    const t = holding('set-4', 'english-leicester').at(0, 'D').with(0, { gold: 3 });
    t.bonusSets('set-2', 'set-3', 'set-5', 'set-6').phaseB(0);
    t.play('gold wheel', 'play set-4 b', 'use 1', 'discard english-leicester');
    expect(t.cards(0, 'discard')).toEqual(['set-2', 'set-4', 'english-leicester']);
    expect(t.cards(0, 'stack')).toEqual(['southdown', 'shropshire']);
  });

  it('NZ-X20 set 4: in the next turn cards go to the discard pile again', () => {
    const t = holding('set-4').bonusSets('set-2', 'set-3', 'set-5', 'set-6').with(0, { gold: 3 });
    t.stack(0, 'merino', 'merino', 'merino', 'merino', 'suffolk');
    t.play('play set-4 b', 'end', 'move B', 'end', 'gold wheel');
    expect(t.cards(0, 'discard')).toEqual(['set-4', 'set-2']);
    expect(t.cards(0, 'stack')).toEqual(['suffolk']);
  });

  it('NZ-X20 set 4: only the own cards are meant', () => {
    const t = holding('set-4').with(1, { gold: 3 }).play('play set-4 b', 'end', 'gold wheel');
    expect(t.cards(1, 'discard')).toHaveLength(1);
  });

  it('NZ-X20 set 4: it works before phase A for the whole turn, a delivery included', () => {
    const t = holding('set-4', 'suffolk').at(0, 'H').objectives(['o01', 'o02']).turn(0);
    t.with(0, { permanentCertificates: 4 }).play('play set-4 b', 'move WELLINGTON', 'wellington', 'reveal suffolk');
    t.play('income 0', 'deliver 9 aux-pound', 'objective o02');
    expect(t.cards(0, 'stack')[0]).toBe('o02');
    expect(t.cards(0, 'discard')).toEqual(['set-4', 'suffolk']);
  });

  it('NZ-X20 set 4: the card of a hazard and of a harbour are acquired too', () => {
    const hazard = holding('set-4').at(0, 'H').hazard('rk-1', 'RK1').phaseB(0);
    expect(hazard.play('play set-4 b', 'use 3', 'remove RK1', 'take').cards(0, 'stack')[0]).toBe('sheepdog');
    const harbour = holding('set-4').at(0, 'B').ship(0, 'T2').phaseB(0);
    harbour.play('play set-4 b', 'use 2', 'upgrade sh1 1', 'storehouse p1');
    expect(harbour.cards(0, 'stack')[0]).toBe('kotare');
  });

  it('NZ-X20 set 4: it is one half or the other', () => {
    const t = holding('set-4').play('play set-4 b');
    expect(t.player(0).money).toBe(10);
    expect(t.moves('play')).toEqual([]);
  });
});

describe('set 5: a storehouse from afar', () => {
  const harbours = (t: Table) => [...new Set(t.moves('upgrade').map((move) => move.split(' ')[1]))].sort();

  it('NZ-X20 set 5: £1', () => {
    const t = holding('set-5').play('play set-5 a');
    expect(t.player(0).money).toBe(11);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    expect(t.moves('upgrade')).toEqual([]);
  });

  it('NZ-X20 set 5: or a storehouse up to 3 away, of which the upgrade takes 1', () => {
    const t = holding('set-5').with(0, { money: 20 }).play('play set-5 b');
    expect(harbours(t)).toEqual(['lh1', 'sh1', 'sh5']);
    expect(t.can('upgrade sh3 1')).toBe(false);
    t.play('upgrade sh1 2', 'storehouse p1');
    expect(t.player(0).money).toBe(18);
    expect(t.shipAt(0)).toBe('S0');
    expect(t.cards(0, 'discard').sort()).toEqual(['kotare', 'set-5']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    expect(t.points(0, 'harbours')).toBe(1);
  });

  it('NZ-X20 set 5: the distance is counted by water in every direction, the number of sailors does not matter', () => {
    const t = holding('set-5')
      .ship(0, 'C3')
      .with(0, { money: 20, workers: { sailor: 5 } })
      .play('play set-5 b');
    expect(harbours(t)).toEqual(['lh1', 'sh1', 'sh3']);
  });

  it('NZ-X20 set 5: storehouses only, so no medium harbour', () => {
    const t = holding('set-5').ship(0, 'T4').with(0, { money: 20 }).play('play set-5 b');
    expect(t.can('upgrade mh1 aux-pound')).toBe(false);
    expect(harbours(t)).toEqual(['sh1', 'sh2', 'sh3']);
  });

  it('NZ-X20 NZ-X7 set 5: the price of the harbour is paid as always', () => {
    const t = holding('set-5').with(0, { money: 1 }).play('play set-5 b');
    expect(t.can('upgrade sh1 1')).toBe(true);
    expect(t.why('upgrade sh1 2')?.code).toBe('too-dear');
    expect(t.why('upgrade sh5 1')?.code).toBe('too-dear');
    t.play('upgrade sh1 1', 'storehouse p1');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X20 NZ-X7 set 5: no harbour twice, and none without a storehouse left', () => {
    const t = holding('set-5').harbours(0, 'sh1').play('play set-5 b');
    expect(t.why('upgrade sh1 2')?.code).toBe('already-upgraded');
    const none = holding('set-5').storehouses(0, { p1: 0, p2: 0, p3: 0, p4: 0, p5: 0 });
    expect(none.why('play set-5 b')?.code).toBe('no-storehouse-left');
    expect(none.can('play set-5 a')).toBe(true);
  });

  it('NZ-X20 set 5: without a harbour in reach only the £1 is left', () => {
    const t = holding('set-5').harbours(0, 'sh1', 'sh5', 'lh1');
    expect(t.can('play set-5 b')).toBe(false);
    expect(t.can('play set-5 a')).toBe(true);
  });

  it('NZ-X20 NZ-X7 set 5: a large harbour costs nothing and opens its post', () => {
    const t = holding('set-5').with(0, { money: 0 }).play('play set-5 b', 'upgrade lh1 1', 'storehouse p1');
    t.at(0, 'WELLINGTON').with(0, { permanentCertificates: 7 }).phaseB(0).play('wellington', 'income 0');
    expect(t.can('deliver lh1 aux-pound')).toBe(true);
  });

  it('NZ-X20 NZ-X8 set 5: a completed pair gives its bonus', () => {
    const t = holding('set-5').storehouses(0, { p1: 1 }).with(0, { money: 1 });
    t.play('play set-5 b', 'upgrade sh1 1', 'storehouse p1');
    expect(t.player(0).money).toBe(0 + 5);
  });

  it('NZ-X20 NZ-X10 set 5: a storehouse at the end of a route sends the ship home', () => {
    const t = holding('set-5').ship(0, 'T6').bonusSets('set-2', 'set-3', 'set-5', 'set-6');
    t.play('play set-5 b', 'upgrade se1 1', 'storehouse p1');
    expect(t.cards(0, 'discard').sort()).toEqual(['set-5', 'set-6']);
    expect(t.shipAt(0)).toBe('S0');
  });

  it('NZ-X20 set 5: two of them do not add up to a longer way', () => {
    const t = holding('set-5', 'set-5').with(0, { money: 20 });
    t.play('play set-5 b', 'upgrade sh1 1', 'storehouse p1', 'play set-5 b');
    expect(harbours(t)).toEqual(['lh1', 'sh5']);
  });
});

describe('set 6: a better building', () => {
  it('NZ-X20 set 6: £2', () => {
    const t = holding('set-6').build(0, '1a', 'A1').play('play set-6 a');
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    expect(t.points(0, 'buildings')).toBe(1);
  });

  it('NZ-X20 set 6: or a building is replaced by one that needs exactly 1 craftsman more, for £2', () => {
    const t = holding('set-6').build(0, '1a', 'A1').play('play set-6 b');
    expect(t.moves('build')).toEqual(['build 3', 'build 4']);
    expect([t.can('build 2'), t.can('build 5'), t.can('build 6')]).toEqual([false, false, false]);
    t.play('build 4', 'site A1');
    expect(t.told('built')).toMatchObject([{ building: '4a', at: 'A1', replaced: '1a' }]);
    expect(t.player(0).money).toBe(8);
    expect(t.cards(0, 'discard')).toEqual(['set-6']);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it.each([
    ['1a', '3a'],
    ['2a', '3a'],
    ['3a', '5a'],
    ['4a', '5a'],
    ['5a', '6a'],
    ['6a', '7a'],
    ['7a', '8b'],
    ['8a', '9b'],
    ['9a', '10a'],
  ])('NZ-X20 NZ-X4 set 6: %s allows %s with the printed craftsman alone', (building, better) => {
    const t = holding('set-6').build(0, building, 'A1').sides(better);
    t.play('play set-6 b', `build ${Number.parseInt(better)}`, 'site A1');
    expect(t.player(0).money).toBe(8);
    expect(t.told('built')).toMatchObject([{ building: better, replaced: building }]);
  });

  it.each(['7a', '8a', '9b'])(
    'NZ-X20 set 6: the next building needs 2 craftsmen more than %s: too many',
    (building) => {
      const t = holding('set-6').build(0, building, 'A1');
      expect(t.can('play set-6 b')).toBe(false);
      expect(t.can('play set-6 a')).toBe(true);
    },
  );

  it('NZ-X20 set 6: more craftsmen do not allow a bigger leap', () => {
    const t = holding('set-6')
      .build(0, '1a', 'A1')
      .with(0, { money: 40, workers: { craftsman: 5 } });
    t.play('play set-6 b');
    expect(t.moves('build')).toEqual(['build 3', 'build 4']);
  });

  it('NZ-X20 set 6: nothing is built on an empty space, and no building of others is replaced', () => {
    const t = holding('set-6').build(1, '1a', 'A1');
    expect(t.can('play set-6 b')).toBe(false);
    expect(t.can('play set-6 a')).toBe(true);
    t.build(0, '2a', 'A2').play('play set-6 b', 'build 3');
    expect(t.moves('site')).toEqual(['site A2']);
  });

  it('NZ-X20 set 6: £2 must be there', () => {
    const t = holding('set-6').build(0, '1a', 'A1').with(0, { money: 1 });
    expect(t.can('play set-6 b')).toBe(false);
    t.with(0, { money: 2 }).play('play set-6 b', 'build 3', 'site A1');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X20 set 6: too little money is the reason given', () => {
    const t = holding('set-6').build(0, '1a', 'A1').with(0, { money: 1 });
    expect(t.why('play set-6 b')).toMatchObject({ code: 'too-dear' });
  });

  it('NZ-X20 set 6: without a fitting tile in the supply there is nothing to replace with', () => {
    const t = holding('set-6').build(0, '5a', 'A1').build(0, '6a', 'A2').build(0, '7a', 'A3').build(0, '10a', 'H1');
    t.sides('8b').player(0).supply = [1, 7];
    expect(t.play('play set-6 b').moves('build')).toEqual(['build 8']);
    const last = holding('set-6').build(0, '10a', 'A1');
    last.player(0).supply = [1, 7];
    expect(last.why('play set-6 b')).toMatchObject({
      code: 'not-higher',
      what: expect.stringMatching(/^\d+a$/),
      need: 1,
    });
  });

  it('NZ-X20 set 6: without an own building there is nothing to replace', () => {
    expect(holding('set-6').build(1, '1a', 'A1').why('play set-6 b')).toMatchObject({
      code: 'nothing-to-replace',
      rule: 'NZ-X20',
    });
  });

  it('NZ-X20 NZ-X4 set 6: the old tile leaves the game and a nugget is not earned again', () => {
    const t = holding('set-6').build(0, '1a', 'B1').play('play set-6 b', 'build 3', 'site B1');
    expect(t.player(0).gold).toBe(0);
    t.at(0, 'D').phaseB(0).play('use 2');
    expect(t.can('build 1')).toBe(false);
    expect(t.can('build 2')).toBe(true);
  });

  it('NZ-X20 NZ-B9 set 6: a replaced building under the runholder can be used if the old one was not', () => {
    const fresh = holding('set-6', 'merino').build(0, '6a', 'A1').sides('7b').at(0, 'A1').phaseB(0);
    fresh.play('play set-6 b', 'build 7', 'site A1', 'use 1');
    expect(fresh.player(0).money).toBe(10 - 2 + 6);
    const used = holding('set-6').build(0, '1a', 'A1').at(0, 'A1').phaseB(0);
    used.play('use 2', 'auxiliary pound', 'play set-6 b', 'build 4', 'site A1');
    expect(used.moves('use')).toEqual([]);
  });

  it('NZ-X20 set 6: two of them are two replacements, one after the other', () => {
    const t = holding('set-6', 'set-6').build(0, '1a', 'A1');
    t.play('play set-6 b', 'build 3', 'site A1', 'play set-6 b', 'build 5', 'site A1');
    expect(t.player(0).money).toBe(6);
    expect(t.points(0, 'buildings')).toBe(4);
  });
});

describe('playing an objective', () => {
  it('NZ-X20 it goes to the objective area for good, and no card is drawn for it', () => {
    const t = holding('o01').play('play o01');
    expect(t.cards(0, 'area')).toEqual(['o01']);
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.told('drew')).toEqual([]);
  });

  it('NZ-X20 NZ-E3 from now on it has to score', () => {
    const t = holding('o01');
    expect(t.points(0, 'objectives')).toBe(0);
    t.play('play o01');
    expect(t.points(0, 'objectives')).toBe(-3);
  });

  it('NZ-X20 £4', () => {
    expect(holding('o01').play('play o01').player(0).money).toBe(14);
  });

  it('NZ-X20 2 exchange tokens', () => {
    expect(holding('o02').play('play o02').player(0).tokens).toBe(2);
  });

  it('NZ-X20 NZ-X19 up to 2 certificates, with the gold for reaching 2', () => {
    const t = holding('o04').play('play o04');
    expect(t.moves('certify')).toEqual(expect.arrayContaining(['certify 1', 'certify 2']));
    t.play('certify 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 1 });
    expect(holding('o04').play('play o04', 'certify 1').player(0)).toMatchObject({ certificates: 1, gold: 0 });
  });

  it('NZ-X20 NZ-X14 2 steps on the pathfinder track', () => {
    const t = holding('o05').with(0, { pathfinder: 2 }).play('play o05', 'advance 2');
    expect(t.player(0)).toMatchObject({ pathfinder: 4, gold: 1, stepTile: 1 });
  });

  it('NZ-X20 NZ-X6 the ship up to 2 spaces', () => {
    const t = holding('o03').play('play o03');
    expect(t.can('sail T2')).toBe(true);
    expect(t.can('sail T3')).toBe(false);
    t.play('sail T1');
    expect(t.shipAt(0)).toBe('T1');
  });

  it('NZ-X20 NZ-X6 the ship of an objective may use a space to upgrade', () => {
    const t = holding('o03').ship(0, 'S0').play('play o03');
    expect(t.can('upgrade sh1 1')).toBe(false);
    t.ship(0, 'T1').play('upgrade sh1 1', 'storehouse p1');
    expect(t.shipAt(0)).toBe('T2');
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
    expect(t.player(0).money).toBe(9);
  });

  it.each(['o01', 'o02', 'o03', 'o04', 'o05', 'set-8', 'set-9', 'set-10'])(
    'NZ-X20 the immediate action of %s may be left',
    (card) => {
      const t = holding(card).play(`play ${card} forgo`);
      expect(t.cards(0, 'area')).toEqual([card]);
      expect(t.player(0)).toMatchObject({ money: 10, tokens: 0, certificates: 0, pathfinder: 0 });
      expect(t.shipAt(0)).toBe('S0');
      expect(t.question?.ask).toBe('phase-b');
    },
  );

  it('NZ-X20 objectives among the bonus cards are objectives', () => {
    const t = holding('set-8', 'set-9', 'set-10').play('play set-8', 'play set-9', 'advance 2', 'play set-10');
    t.play('certify 2');
    expect(t.player(0)).toMatchObject({ money: 14, pathfinder: 2, certificates: 2 });
    expect(t.cards(0, 'area').sort()).toEqual(['set-10', 'set-8', 'set-9']);
    expect(t.cards(0, 'hand')).toEqual([]);
  });

  it('NZ-X20 nobody has to play an objective', () => {
    const t = holding('o01').play('end');
    expect(t.cards(0, 'hand')).toContain('o01');
  });
});

describe('empty supplies', () => {
  it('NZ-X22 a rockfall without Sheepdogs is still removed and kept', () => {
    const t = holding().at(0, 'H').hazard('rk-1', 'RK1').supply({ sheepdog: 0 }).phaseB(0).play('use 3', 'remove RK1');
    expect(t.points(0, 'tiles')).toBe(2);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0).money).toBe(5);
  });

  it('NZ-X22 a flood without Ferries is still removed and kept', () => {
    const t = holding().at(0, 'H').hazard('fl-1', 'FL1').supply({ ferry: 0 }).phaseB(0).play('use 3', 'remove FL1');
    expect(t.points(0, 'tiles')).toBe(2);
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X22 the last card of a supply can be had, the next one not', () => {
    const t = holding().at(0, 'H').hazard('rk-1', 'RK1').hazard('rk-2', 'RK2').supply({ sheepdog: 1 }).phaseB(0);
    t.play('use 3', 'remove RK1', 'take').phaseB(0).play('use 3', 'remove RK2');
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
    expect(t.points(0, 'tiles')).toBe(4);
  });

  it('NZ-X22 harbours without cards are upgraded all the same', () => {
    const small = holding().at(0, 'B').ship(0, 'T2').supply({ kotare: 0 }).phaseB(0);
    small.play('use 2', 'upgrade sh1 1', 'storehouse p1');
    expect(small.cards(0, 'discard')).toEqual([]);
    expect(small.points(0, 'harbours')).toBe(1);
    expect(small.player(0).money).toBe(9);
    const medium = holding().at(0, 'B').ship(0, 'T4').supply({ sheepdog: 0 }).harbourmaster('mh1', null).phaseB(0);
    medium.play('use 2', 'upgrade mh1 aux-pound');
    expect(medium.cards(0, 'discard')).toEqual([]);
    expect(medium.points(0, 'harbours')).toBe(1);
  });

  it('NZ-X22 NZ-X10 a last harbour without compass cards still sends the ship home', () => {
    const t = holding().at(0, 'B').ship(0, 'T8').supply({ compass: 0 }).phaseB(0);
    t.play('use 2', 'upgrade se1 1', 'storehouse p1');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.shipAt(0)).toBe('S0');
  });

  it.each([
    ['1', 'ferry'],
    ['3', 'sheepdog'],
    ['6', 'kotare'],
    ['21', 'romney'],
  ])('NZ-X22 NZ-W7 a delivery to %s without any %s goes ahead', (post, card) => {
    const t = holding()
      .at(0, 'WELLINGTON')
      .with(0, { permanentCertificates: 21 })
      .supply({ [card]: 0 })
      .phaseB(0);
    t.play('wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.told('delivered')).toMatchObject([{ post }]);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question?.ask).toBe('choose-foresight-a');
  });

  it('NZ-X22 NZ-W7 a delivery goes ahead when the objective display is empty', () => {
    const t = holding().at(0, 'WELLINGTON').with(0, { permanentCertificates: 9 }).objectives([]).phaseB(0);
    t.play('wellington', 'income 0', 'deliver 9 aux-pound');
    expect(t.question?.ask).toBe('choose-foresight-a');
  });

  it('NZ-X22 NZ-X12 wool goes to a dark post without a Romney too', () => {
    const t = holding('merino').at(0, 'E').with(0, { permanentWool: 6 }).supply({ romney: 0 }).phaseB(0);
    t.play('use 1', 'reveal merino', 'shear', 'deliver wool-9 hand-5');
    expect(t.points(0, 'posts')).toBe(1);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });

  it('NZ-X22 NZ-X2 a bonus tile gives the rest of its rewards', () => {
    const t = holding().bonus('bt05', 1, 1).supply({ sheepdog: 0 }).play('use 3', 'invest 1 1');
    expect(t.player(0)).toMatchObject({ gold: 2, money: 5 });
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.points(0, 'tiles')).toBe(2);
  });

  it('NZ-X22 NZ-X9 harbourmaster tile h8 without Ferries still pays £3', () => {
    const t = holding().at(0, 'B').ship(0, 'T4').harbourmaster('mh1', 'h8').supply({ ferry: 0, sheepdog: 0 });
    t.with(0, { workers: { shepherd: 2 } })
      .phaseB(0)
      .play('use 2', 'upgrade mh1 aux-pound', 'appoint shepherd');
    expect(t.player(0).money).toBe(10 - 2 + 3);
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X22 NZ-X1 a shearer is hired without the Romney of the space', () => {
    const t = holding().at(0, 'A').job('shearer', 5).supply({ romney: 0 }).phaseB(0).play('use 2', 'hire shearer 5');
    expect(t.workers(0).shearer).toBe(2);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question?.ask).toBe('phase-b');
  });

  it.each([
    ['wheel', 'barrel'],
    ['barrel', 'wheel'],
    ['bell', 'compass'],
    ['compass', 'bell'],
  ])('NZ-X22 NZ-X18 gold buys nothing from the empty stack of the %s, but a %s card', (empty, other) => {
    const t = holding()
      .with(0, { gold: 5 })
      .supply({ [empty]: 0 });
    expect(t.why(`gold ${empty}`)?.code).toBe('sold-out');
    expect(t.can(`gold ${other}`)).toBe(true);
  });

  it('NZ-X22 NZ-X13 when the objective stack is empty, gaps of the display stay open', () => {
    const t = holding().at(0, 'B').objectives(['o01', 'o02', 'o03', 'o04']).phaseB(0).play('use 1 b');
    expect(t.can('objective stack')).toBe(false);
    t.play('objective o02');
    expect(t.s.objectives.map((card) => t.c.cards[card]!.id).sort()).toEqual(['o01', 'o03', 'o04']);
    t.phaseB(0).play('use 1 b', 'objective o01');
    expect(t.s.objectives).toHaveLength(2);
    expect(t.cards(0, 'discard')).toEqual(['o02', 'o01']);
  });

  it('NZ-X22 NZ-X13 with display and stack empty no objective can be gained', () => {
    const t = holding().at(0, 'B').objectives([]).phaseB(0);
    expect(t.can('use 1 b')).toBe(false);
    expect(t.can('use 1 a')).toBe(true);
  });

  it('NZ-X22 a card that is played goes to the own discard pile, never back to its supply', () => {
    const t = holding('ferry').supply({ ferry: 0 }).play('play ferry').at(0, 'H').hazard('fl-1', 'FL1').phaseB(0);
    t.play('use 3', 'remove FL1');
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
  });
});
