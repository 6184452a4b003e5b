import { describe, expect, it } from 'vitest';
import { whyNot } from '../index.ts';
import { table } from '../testing/index.ts';

/** On B, about to sail with so many sailors. */
const sailing = (sailors: number, from = 'S0', money = 20) =>
  table(2)
    .at(0, 'B')
    .with(0, { money, workers: { sailor: sailors } })
    .ship(0, from)
    .harbourmaster('mh1', null)
    .harbourmaster('mh2', null)
    .harbourmaster('mh3', null)
    .harbourmaster('mh4', null)
    .harbourmaster('mh5', null)
    .phaseB(0);

describe('sailing', () => {
  it('NZ-X6 the ship sails up to as many spaces as there are sailors', () => {
    const t = sailing(3).play('use 2');
    expect(t.moves('sail')).toEqual(
      ['T1', 'T2', 'T3', 'C1', 'C2', 'C3', 'P1', 'P2', 'P3'].map((space) => `sail ${space}`),
    );
    expect(t.why('sail T4')).toMatchObject({ code: 'too-far', rule: 'NZ-X6' });
    t.play('sail T3');
    expect(t.shipAt(0)).toBe('T3');
  });

  it('NZ-X6 the ship sails in any direction, and from one route to another', () => {
    const t = sailing(2, 'T3').play('use 2');
    expect(t.moves('sail')).toEqual(['T1', 'T2', 'T4', 'T5', 'C2', 'C3', 'C4'].map((space) => `sail ${space}`));
    t.play('sail T1');
    expect(t.shipAt(0)).toBe('T1');
  });

  it('NZ-X6 the ship may sail back to the start', () => {
    const t = sailing(2, 'T2').play('use 2', 'sail S0');
    expect(t.shipAt(0)).toBe('S0');
  });

  it('NZ-X6 the ship does not sail to where it is', () => {
    const t = sailing(1, 'T2').play('use 2');
    expect(t.why('sail T2')).toMatchObject({
      code: 'already-there',
      rule: 'NZ-X6',
      what: 'T2',
    });
  });

  it('NZ-X6 unused movement is lost when the ship stops', () => {
    const t = sailing(3).play('use 2', 'sail T1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('sail T2')).toBe(false);
  });

  it('NZ-X6 other ships neither block nor shorten the way', () => {
    const t = sailing(2).ship(1, 'T1').play('use 2');
    expect(t.can('sail T1')).toBe(true);
    expect(t.can('sail T2')).toBe(true);
    expect(t.can('sail T3')).toBe(false);
  });

  it.each([
    { icon: 'the second action of G', own: null, at: 'G', use: 'use 2', spaces: 1 },
    { icon: '7a', own: '7a', at: 'A1', use: 'use 2', spaces: 3 },
    { icon: '10b', own: '10b', at: 'A1', use: 'use 1', spaces: 3 },
  ])('NZ-X6 an icon with a number counts, whatever the sailors: $icon', ({ own, at, use, spaces }) => {
    const t = table(2).with(0, { workers: { sailor: 5 } });
    if (own !== null) t.build(0, own, at);
    t.at(0, at).phaseB(0).play(use);
    expect(t.can(`sail T${spaces}`)).toBe(true);
    expect(t.can(`sail T${spaces + 1}`)).toBe(false);
  });

  it('NZ-X6 both ship actions of flipped G sail by sailors', () => {
    const t = sailing(2).at(0, 'G').flipped().phaseB(0).play('use 1', 'sail T2', 'use 2', 'sail T4');
    expect(t.shipAt(0)).toBe('T4');
  });

  it('NZ-X6 an upgrade costs one movement: two sailors reach a harbour two spaces away, but do not upgrade it', () => {
    const t = sailing(2).play('use 2');
    expect(t.can('sail T2')).toBe(true);
    expect(t.why('upgrade sh1 1')).toMatchObject({
      code: 'upgrade-too-far',
      rule: 'NZ-X6',
      what: 'sh1',
      need: 3,
      have: 2,
    });
    expect(sailing(3).play('use 2').can('upgrade sh1 1')).toBe(true);
  });

  it('NZ-X6 a harbour too far', () => {
    const t = sailing(3).play('use 2');
    expect(t.why('upgrade se1 1')).toMatchObject({ code: 'upgrade-too-far', rule: 'NZ-X6' });
    expect(t.why('upgrade mh1 aux-pound')).toMatchObject({ code: 'upgrade-too-far', rule: 'NZ-X6' });
  });

  it('NZ-X6 a harbour can be upgraded without sailing', () => {
    const t = sailing(1, 'T2').play('use 2', 'upgrade sh1 1', 'storehouse p1');
    expect(t.shipAt(0)).toBe('T2');
    expect(t.player(0).money).toBe(19);
  });

  it('NZ-X6 an upgrade takes the ship to the harbour and ends the action', () => {
    const t = sailing(5).play('use 2', 'upgrade sh1 1', 'storehouse p1');
    expect(t.shipAt(0)).toBe('T2');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it("NZ-X6 NZ-X7 the rulebook's example: three sailors, two spaces to the harbour of the Kōtare, £2", () => {
    const t = sailing(3, 'S0', 2).play('use 2', 'upgrade sh1 2', 'storehouse p4');
    expect(t.shipAt(0)).toBe('T2');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
    expect(t.player(0).storehouses).toEqual([2, 2, 2, 1, 2]);
    expect(t.points(0, 'harbours')).toBe(1);
  });
});

describe('small harbours', () => {
  it.each([
    { harbour: 'sh1', at: 'T2', card: 'kotare', price: 1 },
    { harbour: 'sh2', at: 'T5', card: 'set-1', price: 2 },
    { harbour: 'sh4', at: 'C6', card: 'set-2', price: 2 },
    { harbour: 'sh5', at: 'P2', card: 'romney', price: 2 },
    { harbour: 'sh6', at: 'P5', card: 'set-3', price: 3 },
    { harbour: 'se1', at: 'T8', card: 'set-4', price: 3 },
    { harbour: 'se2', at: 'C9', card: 'set-4', price: 3 },
    { harbour: 'se3', at: 'P10', card: 'set-4', price: 3 },
  ])('NZ-X7 $harbour: £$price for the first space, a storehouse and its card', ({ harbour, at, card, price }) => {
    const t = sailing(1, at, price).bonusSets('set-1', 'set-2', 'set-3', 'set-4');
    t.play('use 2', `upgrade ${harbour} 1`, 'storehouse p5');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual([card]);
    expect(t.player(0).storehouses).toEqual([2, 2, 2, 2, 1]);
  });

  it('NZ-X7 NZ-X13 sh3 gives an objective, from the display or the stack', () => {
    const t = sailing(1, 'C3').objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06']);
    t.play('use 2', 'upgrade sh3 1', 'storehouse p1');
    expect(t.moves('objective')).toEqual([
      'objective o01',
      'objective o02',
      'objective o03',
      'objective o04',
      'objective stack',
    ]);
    t.play('objective stack');
    expect(t.cards(0, 'discard')).toEqual(['o05']);
  });

  it('NZ-X7 every free space has its own price', () => {
    const t = sailing(1, 'T2', 10).play('use 2', 'upgrade sh1 4', 'storehouse p1');
    expect(t.player(0).money).toBe(6);
  });

  it("NZ-X7 another player's storehouse takes its space, not the harbour", () => {
    const t = sailing(1, 'T2').harbours(1, 'sh1').play('use 2');
    expect(t.why('upgrade sh1 1')).toMatchObject({ code: 'space-taken', rule: 'NZ-X7' });
    expect(t.moves('upgrade')).toEqual(['upgrade sh1 2', 'upgrade sh1 3', 'upgrade sh1 4']);
  });

  it('NZ-X7 the price is paid in full', () => {
    const t = sailing(1, 'T2', 2).play('use 2');
    expect(t.moves('upgrade')).toEqual(['upgrade sh1 1', 'upgrade sh1 2']);
    expect(t.why('upgrade sh1 3')).toMatchObject({ code: 'too-dear', rule: 'NZ-X7' });
  });

  it('NZ-X7 a harbour is upgraded once by each player', () => {
    const t = sailing(1, 'T2').harbours(0, 'sh1').play('use 2');
    expect(t.why('upgrade sh1 2')).toMatchObject({
      code: 'already-upgraded',
      rule: 'NZ-X7',
      what: 'sh1',
    });
    expect(t.moves('upgrade')).toEqual([]);
  });

  it('NZ-X7 without a storehouse on the board no small or large harbour is upgraded', () => {
    const none = { p1: 0, p2: 0, p3: 0, p4: 0, p5: 0 };
    const small = sailing(1, 'T2').storehouses(0, none).play('use 2');
    expect(small.why('upgrade sh1 1')).toMatchObject({ code: 'no-storehouse-left', rule: 'NZ-X7' });
    const large = sailing(1, 'C2').storehouses(0, none).play('use 2');
    expect(large.why('upgrade lh1 1')).toMatchObject({ code: 'no-storehouse-left', rule: 'NZ-X7' });
  });

  it('NZ-X7 the money of a pair does not help to pay for its last storehouse', () => {
    const t = sailing(1, 'T2', 0).storehouses(0, { p1: 1 }).play('use 2');
    expect(t.can('upgrade sh1 1')).toBe(false);
  });

  it('NZ-X7 the card of a harbour is taken: there is nothing to refuse', () => {
    const t = sailing(1, 'P2').play('use 2', 'upgrade sh5 1', 'storehouse p1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.cards(0, 'discard')).toEqual(['romney']);
  });

  it('NZ-X7 NZ-X22 with its supply empty the harbour is upgraded without a card', () => {
    const t = sailing(1, 'T2').supply({ kotare: 0 }).play('use 2', 'upgrade sh1 1', 'storehouse p1');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0).money).toBe(19);
    expect(t.points(0, 'harbours')).toBe(1);
  });
});

describe('large harbours', () => {
  it('NZ-X7 a large harbour takes a storehouse for free', () => {
    const t = sailing(1, 'C2', 0).play('use 2', 'upgrade lh1 1', 'storehouse p1');
    expect(t.player(0).money).toBe(0);
    expect(t.player(0).storehouses).toEqual([1, 2, 2, 2, 2]);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.points(0, 'harbours')).toBe(0);
  });

  it('NZ-X7 a large harbour is upgraded once by each player, whoever is there', () => {
    const t = sailing(1, 'C2').harbours(1, 'lh1').play('use 2');
    expect(t.moves('upgrade')).toHaveLength(1);
    const again = sailing(1, 'C2').harbours(0, 'lh1').play('use 2');
    expect(again.why('upgrade lh1 1')).toMatchObject({ code: 'already-upgraded', rule: 'NZ-X7' });
  });

  it.each([
    { harbour: 'lh1', at: 'C2' },
    { harbour: 'lh2', at: 'C7' },
    { harbour: 'lh3', at: 'P6' },
    { harbour: 'lw1', at: 'P3' },
    { harbour: 'lw2', at: 'P8' },
  ])('NZ-X7 $harbour can be upgraded from $at', ({ harbour, at }) => {
    const t = sailing(1, at).play('use 2', `upgrade ${harbour} 1`, 'storehouse p1');
    expect(t.told('storehouse')).toHaveLength(1);
  });

  it('NZ-X7 the storehouse opens the foreign trading post', () => {
    const t = sailing(1, 'P3').with(0, { permanentWool: 11 });
    t.at(0, 'E').phaseB(0).play('use 1', 'shear');
    expect(t.why('deliver lw1 hand-5')).toMatchObject({ code: 'no-storehouse-there' });
    t.at(0, 'B').phaseB(0).play('use 2', 'upgrade lw1 1', 'storehouse p1');
    t.at(0, 'E').phaseB(0).play('use 1', 'shear');
    expect(t.can('deliver lw1 hand-5')).toBe(true);
  });
});

describe('medium harbours', () => {
  it.each([
    { harbour: 'mh1', at: 'T4', price: 2, card: 'sheepdog', vp: 1 },
    { harbour: 'mh2', at: 'C4', price: 3, card: 'ferry', vp: 2 },
    { harbour: 'mh3', at: 'T7', price: 4, card: 'ferry', vp: 3 },
    { harbour: 'mh4', at: 'C8', price: 5, card: 'sheepdog', vp: 4 },
    { harbour: 'mh5', at: 'P7', price: 6, card: 'ferry', vp: 6 },
  ])('NZ-X7 $harbour takes a disc for £$price and gives its card', ({ harbour, at, price, card, vp }) => {
    const poor = sailing(1, at, price - 1).play('use 2');
    expect(poor.why(`upgrade ${harbour} aux-pound`)).toMatchObject({ code: 'too-dear' });
    const t = sailing(1, at, price).play('use 2', `upgrade ${harbour} aux-pound`);
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual([card]);
    expect(t.told('cleared')).toEqual([{ type: 'cleared', seat: 0, disc: 'aux-pound' }]);
    expect(t.points(0, 'harbours')).toBe(vp);
  });

  it('NZ-X7 a disc from dark corners does not go to a harbour with white corners', () => {
    const t = sailing(1, 'T4').play('use 2');
    expect(t.why('upgrade mh1 hand-5')).toMatchObject({ code: 'dark-corners' });
    expect(t.can('upgrade mh1 certificate-limit')).toBe(true);
  });

  it('NZ-X7 a harbour with dark corners takes any disc', () => {
    const t = sailing(1, 'C8').play('use 2');
    expect(t.can('upgrade mh4 hand-5')).toBe(true);
    expect(t.can('upgrade mh4 certificate-limit')).toBe(true);
  });

  it('NZ-X7 NZ-W13 with dark corners only left, such a disc goes to white corners too', () => {
    const t = sailing(1, 'T4').discsLeft(0, 'hand-5', 'wool-left').play('use 2');
    expect(t.moves('upgrade')).toEqual(['upgrade mh1 hand-5', 'upgrade mh1 wool-left']);
  });

  it('NZ-X7 NZ-W13 a white-cornered disc that is too dear does not open white corners to the dark ones', () => {
    const t = sailing(1, 'T4', 3).discsLeft(0, 'certificate-left', 'wool-left').play('use 2');
    expect(t.moves('upgrade')).toEqual([]);
    expect(t.why('upgrade mh1 wool-left')).toMatchObject({ code: 'dark-corners' });
  });

  it('NZ-X7 the price of the harbour and of the disc space are paid together', () => {
    const poor = sailing(1, 'T4', 5).play('use 2');
    expect(poor.why('upgrade mh1 certificate-left')).toMatchObject({ code: 'too-dear' });
    const t = sailing(1, 'T4', 6).play('use 2', 'upgrade mh1 certificate-left');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X7 the £3 of the step space come after the harbour is paid', () => {
    const poor = sailing(1, 'C8', 4).play('use 2');
    expect(poor.can('upgrade mh4 step')).toBe(false);
    const t = sailing(1, 'C8', 5).play('use 2', 'upgrade mh4 step');
    expect(t.player(0).money).toBe(3);
  });

  it('NZ-X7 the disc unlocks the space it leaves', () => {
    const t = sailing(1, 'C8').play('use 2', 'upgrade mh4 wool-left');
    t.at(0, 'E').hand(0, 'merino').phaseB(0).play('use 1', 'reveal merino', 'shear');
    expect(t.told('sheared')).toEqual([{ type: 'sheared', seat: 0, total: 4 }]);
  });

  it('NZ-X7 without a disc on the board no medium harbour is upgraded', () => {
    const t = sailing(1, 'T4').discsLeft(0).harbours(0, 'mh2').play('use 2');
    expect(t.moves('upgrade')).toEqual([]);
    expect(t.why('upgrade mh1 aux-pound')).not.toBeNull();
  });

  it('NZ-X7 a medium harbour is upgraded once by each player; discs of others do not matter', () => {
    const t = sailing(1, 'T4').harbours(1, 'mh1').play('use 2');
    expect(t.can('upgrade mh1 aux-pound')).toBe(true);
    const again = sailing(1, 'T4').harbours(0, 'mh1').play('use 2');
    expect(again.why('upgrade mh1 aux-pound')).toMatchObject({ code: 'already-upgraded', rule: 'NZ-X7' });
  });

  it('NZ-X7 NZ-X22 with its supply empty the medium harbour is upgraded without a card', () => {
    const t = sailing(1, 'T4').supply({ sheepdog: 0 }).play('use 2', 'upgrade mh1 aux-pound');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.points(0, 'harbours')).toBe(1);
  });
});

describe('storehouse bonuses', () => {
  const last = (pair: string) =>
    sailing(1, 'C2')
      .storehouses(0, { [pair]: 1 })
      .play('use 2', 'upgrade lh1 1');

  it('NZ-X8 any storehouse may leave the board, as long as its pair has one', () => {
    const t = sailing(1, 'C2').storehouses(0, { p2: 0 }).play('use 2', 'upgrade lh1 1');
    expect(t.moves('storehouse')).toEqual(['storehouse p1', 'storehouse p3', 'storehouse p4', 'storehouse p5']);
    expect(t.can('forgo')).toBe(false);
  });

  it.each(['p1', 'p2', 'p3', 'p4', 'p5'])('NZ-X8 the first storehouse of %s brings nothing', (pair) => {
    const t = sailing(1, 'C2').play('use 2', 'upgrade lh1 1', `storehouse ${pair}`);
    expect(t.player(0)).toMatchObject({ money: 20, gold: 0, permanentCertificates: 0 });
    expect(t.points(0, 'workers')).toBe(0);
    expect(t.told('storehouse')).toEqual([{ type: 'storehouse', seat: 0, pair, complete: false }]);
  });

  it('NZ-X8 the first pair brings £5', () => {
    const t = last('p1').play('storehouse p1');
    expect(t.player(0).money).toBe(25);
  });

  it('NZ-X8 the second pair brings 2 gold', () => {
    const t = last('p2').play('storehouse p2');
    expect(t.player(0).gold).toBe(2);
  });

  it('NZ-X8 the third pair brings a permanent certificate', () => {
    const t = last('p3').play('storehouse p3');
    expect(t.player(0).permanentCertificates).toBe(1);
  });

  it('NZ-X8 the fourth pair is worth 2 VP, the fifth 4 VP', () => {
    expect(last('p4').play('storehouse p4').points(0, 'workers')).toBe(2);
    expect(last('p5').play('storehouse p5').points(0, 'workers')).toBe(4);
  });

  it('NZ-X8 the bonus of a pair comes with a small harbour as well', () => {
    const t = sailing(1, 'T2').storehouses(0, { p1: 1 }).play('use 2', 'upgrade sh1 1', 'storehouse p1');
    expect(t.player(0).money).toBe(20 - 1 + 5);
  });
});

describe('harbourmasters', () => {
  /** Medium harbour mh1, just upgraded; the tile is still there. */
  const upgraded = (tile: string | null, workers = { sailor: 2 } as Record<string, number>) =>
    sailing(1, 'T4').with(0, { workers }).harbourmaster('mh1', tile).play('use 2', 'upgrade mh1 aux-pound');

  it('NZ-X9 a hired worker takes over, and the tile comes to the player', () => {
    const t = upgraded('h1').play('appoint sailor');
    expect(t.workers(0).sailor).toBe(1);
    expect(t.player(0).harbourmasters.map((tile) => t.c.harbourmasters[tile]!.id)).toEqual(['h1']);
    expect(t.s.harbourmasters[0]).toBe(-1);
  });

  it('NZ-X9 the card of the harbour comes before the question', () => {
    const t = upgraded('h1');
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
    expect(t.question).toMatchObject({ ask: 'appoint' });
  });

  it('NZ-X9 a worker of any row may go, but never the printed one', () => {
    const t = upgraded('h1', { shepherd: 3, craftsman: 1, sailor: 2, shearer: 5 });
    expect(t.moves('appoint')).toEqual(['appoint shepherd', 'appoint sailor', 'appoint shearer']);
    expect(t.why('appoint craftsman')).toMatchObject({
      code: 'no-worker',
      rule: 'NZ-X9',
      what: 'craftsman',
    });
  });

  it('NZ-X9 with the four printed workers only there is nobody to send', () => {
    const t = upgraded('h1', { sailor: 1 });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).harbourmasters).toEqual([]);
    expect(t.s.harbourmasters[0]).not.toBe(-1);
  });

  it('NZ-X9 the chance comes at the upgrade only', () => {
    const t = upgraded('h1').play('forgo');
    expect(t.workers(0).sailor).toBe(2);
    expect(t.player(0).harbourmasters).toEqual([]);
    t.phaseB(0).play('use 2');
    expect(t.can('appoint sailor')).toBe(false);
    expect(t.can('upgrade mh1 aux-draw')).toBe(false);
  });

  it('NZ-X9 a tile that was left waits for the next player', () => {
    const t = upgraded('h1').play('forgo');
    t.at(1, 'B')
      .ship(1, 'T4')
      .with(1, { money: 20, workers: { shearer: 2 } })
      .phaseB(1);
    t.play('use 2', 'upgrade mh1 aux-pound', 'appoint shearer');
    expect(t.player(1).harbourmasters).toHaveLength(1);
  });

  it('NZ-X9 where the tile is gone nobody is asked', () => {
    const t = upgraded(null);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.workers(0).sailor).toBe(2);
  });

  it('NZ-X9 the worker no longer counts', () => {
    const t = upgraded('h5', { sailor: 3 }).play('appoint sailor');
    t.phaseB(0).play('use 2');
    expect(t.can('sail T6')).toBe(true);
    expect(t.can('sail T7')).toBe(false);
  });

  it.each([
    { tile: 'h1', money: 5 },
    { tile: 'h3', money: 9 },
    { tile: 'h4', money: 6 },
    { tile: 'h6', money: 8 },
  ])('NZ-X9 $tile pays £$money at once', ({ tile, money }) => {
    const t = upgraded(tile).play('appoint sailor');
    expect(t.player(0).money).toBe(20 - 2 + money);
  });

  it('NZ-X9 NZ-X14 h2 brings up to four steps on the pathfinder track', () => {
    const t = upgraded('h2').play('appoint sailor', 'advance 4');
    expect(t.player(0)).toMatchObject({ pathfinder: 4, gold: 1, stepTile: 1 });
    const part = upgraded('h2').play('appoint sailor', 'advance 1');
    expect(part.player(0).pathfinder).toBe(1);
    const none = upgraded('h2').play('appoint sailor', 'forgo');
    expect(none.player(0).pathfinder).toBe(0);
    expect(none.player(0).harbourmasters).toHaveLength(1);
  });

  it.each(['h5', 'h7'])('NZ-X9 %s is a permanent certificate from now on', (tile) => {
    const t = upgraded(tile).play('appoint sailor');
    expect(t.player(0)).toMatchObject({ permanentCertificates: 1, certificates: 0 });
  });

  it('NZ-X9 h8 pays £3 and brings a Ferry, which may be left', () => {
    const t = upgraded('h8').play('appoint sailor', 'take');
    expect(t.player(0).money).toBe(21);
    expect(t.cards(0, 'discard')).toEqual(['sheepdog', 'ferry']);
    const left = upgraded('h8').play('appoint sailor', 'forgo');
    expect(left.player(0).money).toBe(21);
    expect(left.cards(0, 'discard')).toEqual(['sheepdog']);
  });

  it('NZ-X9 the lower half scores at the end: h6 for the buildings on the trail', () => {
    const t = upgraded('h6').play('appoint sailor');
    expect(t.points(0, 'harbourmasters')).toBe(0);
    t.build(0, '1a', 'A1').build(0, '3a', 'A2');
    expect(t.points(0, 'harbourmasters')).toBe(2);
  });
});

describe('the far harbours', () => {
  it.each([
    { harbour: 'se1', at: 'T8' },
    { harbour: 'se2', at: 'C9' },
    { harbour: 'se3', at: 'P10' },
  ])('NZ-X10 $harbour gives a compass card and sends the ship home', ({ harbour, at }) => {
    const t = sailing(1, at).bonusSets('set-1', 'set-2', 'set-3', 'set-6');
    t.play('use 2', `upgrade ${harbour} 1`, 'storehouse p1');
    expect(t.shipAt(0)).toBe('S0');
    expect(t.cards(0, 'discard')).toEqual(['set-6']);
    expect(t.told('ship-home')).toHaveLength(1);
  });

  it('NZ-X10 a far harbour with no compass card left still sends the ship home', () => {
    const t = sailing(1, 'T8').supply({ compass: 0 }).play('use 2', 'upgrade se1 1', 'storehouse p1');
    expect(t.shipAt(0)).toBe('S0');
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X10 a ship that only calls at a far harbour stays there', () => {
    const t = sailing(1, 'T7').play('use 2', 'sail T8');
    expect(t.shipAt(0)).toBe('T8');
  });

  it('NZ-X10 other harbours do not send the ship home', () => {
    const t = sailing(1, 'T7').play('use 2', 'upgrade mh3 aux-pound');
    expect(t.shipAt(0)).toBe('T7');
  });

  it('NZ-X10 a storehouse sent to a far harbour by 10b brings the ship home as well', () => {
    const t = sailing(1, 'T4').build(0, '10b', 'A1').at(0, 'A1').phaseB(0);
    t.play('use 2', 'upgrade se1 1', 'storehouse p1');
    expect(t.shipAt(0)).toBe('S0');
  });

  it('NZ-X10 two neighbouring far harbours are worth 4 VP more', () => {
    expect(table(2).harbours(0, 'se1').points(0, 'harbours')).toBe(2);
    expect(table(2).harbours(0, 'se1', 'se2').points(0, 'harbours')).toBe(2 + 2 + 4);
    expect(table(2).harbours(0, 'se2', 'se3').points(0, 'harbours')).toBe(2 + 2 + 4);
    expect(table(2).harbours(0, 'se1', 'se3').points(0, 'harbours')).toBe(2 + 2);
    expect(table(2).harbours(0, 'se1', 'se2', 'se3').points(0, 'harbours')).toBe(6 + 8);
  });

  it("NZ-X10 another player's storehouse does not complete the pair", () => {
    expect(table(2).harbours(0, 'se1').harbours(1, 'se2').points(0, 'harbours')).toBe(2);
  });
});

describe('a storehouse from afar', () => {
  /** On 10b, its second action: a storehouse up to 7 spaces away, the upgrade itself counting as one. */
  const afar = (from: string, money = 20) =>
    sailing(1, from, money).build(0, '10b', 'A1').at(0, 'A1').phaseB(0).play('use 2');

  it('NZ-X6 NZ-X7 the harbour may be six spaces away, for the upgrade counts as the seventh', () => {
    const t = afar('S0');
    expect(t.can('upgrade sh4 1')).toBe(true);
    expect(t.why('upgrade lh2 1')).toMatchObject({ code: 'upgrade-too-far' });
    expect(t.can('upgrade se1 1')).toBe(false);
  });

  it('NZ-X7 it is a storehouse: no medium harbour is upgraded so', () => {
    const t = afar('S0');
    expect(t.moves('upgrade').filter((text) => text.startsWith('upgrade mh'))).toEqual([]);
  });

  it('NZ-X7 the ship stays where it is, the normal price is paid and the card comes', () => {
    const t = afar('S0').play('upgrade sh1 2', 'storehouse p1');
    expect(t.shipAt(0)).toBe('S0');
    expect(t.player(0).money).toBe(18);
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
  });

  it('NZ-X7 a storehouse from afar costs its price too', () => {
    const t = afar('S0', 1);
    expect(t.can('upgrade sh1 1')).toBe(true);
    expect(t.why('upgrade sh1 2')).toMatchObject({ code: 'too-dear' });
  });
});

describe('discs that cannot be cleared', () => {
  const almost = (money: number) => table(2).ship(0, 'C4').at(0, 'B').harbours(0, 'mh1').with(0, { money }).phaseB(0);

  it('NZ-W13 NZ-X7 a disc comes from another medium harbour when none of the board can be paid for', () => {
    const t = almost(5).discsLeft(0, 'hand-6').play('use 2');
    expect(t.moves('upgrade').filter((text) => text.includes('mh2'))).toEqual(['upgrade mh2 mh1']);
    t.play('upgrade mh2 mh1');
    expect(t.player(0).medium.slice(0, 2)).toEqual([0, 1]);
    expect(t.player(0)).toMatchObject({ money: 2 });
    expect(t.player(0).discs.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('NZ-X7 NZ-W13 while a disc of the board can go, and without any, it does not', () => {
    const some = almost(5).discsLeft(0, 'aux-pound').play('use 2');
    expect(some.can('upgrade mh2 aux-pound')).toBe(true);
    expect(some.why('upgrade mh2 mh1')?.code).toBe('discs-left');
    const none = almost(5).discsLeft(0).play('use 2');
    expect(none.why('upgrade mh2 mh1')?.code).toBe('no-disc');
  });

  it('NZ-X7 NZ-W13 where no disc lies, none can be taken', () => {
    const t = almost(5).discsLeft(0, 'hand-6').play('use 2');
    expect(t.why('upgrade mh2 mh3')).toMatchObject({ code: 'no-disc-there', rule: 'NZ-W13' });
  });

  it('NZ-X7 an upgrade with no disc at all is not even a move', () => {
    const t = almost(5).play('use 2');
    expect(() => t.why('upgrade mh2 no-disc')).toThrow('malformed (format), what "upgrade mh2 no-disc"');
    const harbour = t.c.houses.length + 1;
    const withNone = { do: 'upgrade', harbour, with: 99 };
    expect(whyNot(t.s, 0, withNone)).toMatchObject({ code: 'malformed' });
  });
});
