import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

/** On G, its action "single or double auxiliary", with these disc spaces clear and the engine on this space. */
const using = (from: string, ...cleared: string[]) =>
  secondTable(2)
    .at(0, 'G')
    .engine(0, from)
    .cleared(0, ...cleared)
    .phaseB(0)
    .play('use 2');

describe('what is open', () => {
  it('SE-X9 at the start the first two are open, as singles', () => {
    expect(using('9').moves('auxiliary')).toEqual(['auxiliary dollar', 'auxiliary draw']);
  });

  it.each(['certificate', 'engine', 'cull'])('SE-X9 "%s" is locked while both its spaces are covered', (which) => {
    const t = using('9');
    expect(t.why(`auxiliary ${which}`)).toMatchObject({ code: 'locked', rule: 'SE-X9' });
    expect(t.why(`auxiliary ${which} double`)).toMatchObject({ code: 'locked', rule: 'SE-X9' });
  });

  it.each(['certificate', 'engine', 'cull'])('SE-X9 one clear space of "%s" allows the single version', (which) => {
    const t = using('9', `aux-${which}`);
    expect(t.can(`auxiliary ${which}`)).toBe(true);
    expect(t.why(`auxiliary ${which} double`)).toMatchObject({ code: 'not-doubled', rule: 'SE-X9' });
  });

  it.each(['certificate', 'engine', 'cull'])('SE-X9 both spaces of "%s" clear allow the double version', (which) => {
    const t = using('9', `aux-${which}`, `aux-${which}`);
    expect(t.can(`auxiliary ${which}`)).toBe(true);
    expect(t.can(`auxiliary ${which} double`)).toBe(true);
  });

  it.each(['dollar', 'draw'])('SE-X9 the one disc of "%s" is all that keeps the double version away', (which) => {
    expect(using('9').why(`auxiliary ${which} double`)).toMatchObject({ code: 'not-doubled', rule: 'SE-X9' });
    expect(using('9', `aux-${which}`).can(`auxiliary ${which} double`)).toBe(true);
  });

  it('SE-X9 in place of local actions there is no double one, even with both spaces clear', () => {
    const t = secondTable(2).at(0, 'G').cleared(0, 'aux-dollar').phaseB(0);
    expect(t.can('auxiliary dollar')).toBe(true);
    expect(t.why('auxiliary dollar double')).toMatchObject({ code: 'single-only' });
    expect(t.play('use 2').can('auxiliary dollar double')).toBe(true);
  });

  it('SE-X9 one auxiliary action for each icon', () => {
    const t = using('9').play('auxiliary dollar');
    expect(t.can('auxiliary dollar')).toBe(false);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { where: 'D', own: null, use: 'use 2' },
    { where: 'G', own: null, use: 'use 2' },
    { where: '3b', own: '3b', use: 'use 1' },
    { where: '5a', own: '5a', use: 'use 2' },
    { where: '8a', own: '8a', use: 'use 1 b' },
  ])('SE-X9 the icon of $where allows a double one', ({ where, own, use }) => {
    const t = secondTable(2).cleared(0, 'aux-dollar');
    if (own === null) t.at(0, where);
    else t.build(0, own, 'A-1').at(0, 'A-1');
    t.phaseB(0).play(use, 'auxiliary dollar double');
    expect(t.player(0).money).toBe(12);
  });
});

describe('gain $1', () => {
  it('SE-X9 single: $1', () => {
    expect(using('0').play('auxiliary dollar').player(0).money).toBe(11);
  });

  it('SE-X9 double: $2', () => {
    expect(using('0', 'aux-dollar').play('auxiliary dollar double').player(0).money).toBe(12);
  });
});

describe('draw 1, discard 1', () => {
  it('SE-X9 single: draw a card, then discard one of the hand', () => {
    const t = using('0').hand(0, 'criollo').stack(0, 'longhorn', 'galloway').play('auxiliary draw');
    expect(t.moves()).toEqual(['discard criollo', 'discard longhorn']);
    t.play('discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 double: draw two cards, then discard two', () => {
    const t = using('0', 'aux-draw').hand(0, 'criollo').stack(0, 'longhorn', 'galloway').play('auxiliary draw double');
    expect(t.cards(0, 'hand').sort()).toEqual(['criollo', 'galloway', 'longhorn']);
    t.play('discard criollo');
    expect(t.question).toMatchObject({ ask: 'discard' });
    t.play('discard galloway');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 an objective card may be discarded so', () => {
    const t = using('0').hand(0, 'o01').stack(0, 'longhorn').play('auxiliary draw', 'discard o01');
    expect(t.cards(0, 'discard')).toEqual(['o01']);
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
  });

  it('SE-X9 with one card left to draw the double version discards one', () => {
    const t = using('0', 'aux-draw').hand(0, 'criollo').stack(0, 'longhorn').discard(0).play('auxiliary draw double');
    t.play('discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 an empty stack is made from the discard pile first', () => {
    const t = using('0').hand(0, 'criollo').stack(0).discard(0, 'longhorn').play('auxiliary draw', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
  });
});

describe('$1 and the engine back 1 for a certificate', () => {
  it('SE-X9 single', () => {
    const t = using('9', 'aux-certificate').play('auxiliary certificate', 'engine 8', 'certify 1');
    expect(t.engineAt(0)).toBe('8');
    expect(t.player(0)).toMatchObject({ money: 9, certificates: 1 });
  });

  it('SE-X9 double: $2 and two spaces for up to two certificates', () => {
    const two = using('3', 'aux-certificate', 'aux-certificate').play('auxiliary certificate double', 'engine 1');
    two.play('certify 2');
    expect(two.engineAt(0)).toBe('1');
    expect(two.player(0)).toMatchObject({ money: 8, certificates: 2 });
    const one = using('3', 'aux-certificate', 'aux-certificate').play('auxiliary certificate double', 'engine 1');
    expect(one.play('certify 1').player(0)).toMatchObject({ money: 8, certificates: 1 });
  });

  it('SE-B1 SE-X9 the certificate may be left when dollar and engine have paid for it', () => {
    const t = using('9', 'aux-certificate').play('auxiliary certificate', 'engine 8');
    expect(t.moves()).toEqual(['certify 1', 'forgo']);
    t.play('forgo');
    expect(t.engineAt(0)).toBe('8');
    expect(t.player(0)).toMatchObject({ money: 9, certificates: 0 });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 the price is paid in full', () => {
    const t = using('9', 'aux-certificate', 'aux-certificate').with(0, { money: 1 });
    expect(t.can('auxiliary certificate')).toBe(true);
    expect(t.why('auxiliary certificate double')).toMatchObject({ code: 'too-dear' });
    expect(t.with(0, { money: 0 }).why('auxiliary certificate')).toMatchObject({ code: 'too-dear' });
  });

  it('SE-X9 SE-X13 at the limit the engine may still go back: the reward is forfeited', () => {
    const t = using('5', 'aux-certificate').with(0, { certificates: 3 }).stationMaster('s1', null);
    t.play('auxiliary certificate', 'engine t4', 'upgrade s1 aux-draw');
    expect(t.player(0)).toMatchObject({ money: 7, certificates: 3 });
    expect(t.points(0, 'stations')).toBe(1);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 SE-X4 not with the engine on the starting space', () => {
    const t = using('0', 'aux-certificate');
    expect(t.can('auxiliary certificate')).toBe(false);
    expect(t.engine(0, '1').can('auxiliary certificate')).toBe(true);
  });

  it('SE-X9 SE-X5 the station on the way back is settled before the certificate', () => {
    const t = using('5', 'aux-certificate').stationMaster('s1', null);
    t.play('auxiliary certificate', 'engine t4', 'upgrade s1 certificate-4', 'certify 1');
    expect(t.player(0)).toMatchObject({ money: 7, certificates: 1 });
    const full = using('5', 'aux-certificate').stationMaster('s1', null).with(0, { certificates: 3 });
    full.play('auxiliary certificate', 'engine t4', 'upgrade s1 certificate-4', 'certify 1');
    expect(full.player(0).certificates).toBe(4);
  });
});

describe('$1 for the engine', () => {
  it('SE-X9 single: one space forward', () => {
    const t = using('4', 'aux-engine').with(0, { workers: { engineer: 5 } });
    t.play('auxiliary engine');
    expect(t.moves('engine')).toEqual(['engine 5', 'engine t4']);
    t.play('engine 5');
    expect(t.engineAt(0)).toBe('5');
    expect(t.player(0).money).toBe(9);
  });

  it('SE-X9 double: up to two spaces forward for $2', () => {
    const t = using('0', 'aux-engine', 'aux-engine').play('auxiliary engine double');
    expect(t.player(0).money).toBe(8);
    expect(t.moves('engine')).toEqual(['engine 1', 'engine 2']);
  });

  it('SE-X9 without money the engine stays', () => {
    const t = using('0', 'aux-engine', 'aux-engine').with(0, { money: 1 });
    expect(t.can('auxiliary engine')).toBe(true);
    expect(t.why('auxiliary engine double')).toMatchObject({ code: 'too-dear' });
    expect(t.with(0, { money: 0 }).why('auxiliary engine')).toMatchObject({ code: 'too-dear' });
  });

  it('SE-X9 SE-X5 a station on the way is paid besides', () => {
    const t = using('4', 'aux-engine').with(0, { money: 3 }).stationMaster('s1', null);
    t.play('auxiliary engine', 'engine t4', 'upgrade s1 aux-draw');
    expect(t.player(0).money).toBe(0);
    const poor = using('4', 'aux-engine').with(0, { money: 2 }).play('auxiliary engine', 'engine t4');
    expect(poor.question).toMatchObject({ ask: 'phase-b' });
  });
});

describe('the engine back 1 for $1 and a card out of the game', () => {
  it('SE-X9 single: a card of the hand leaves the game', () => {
    const t = using('9', 'aux-cull').hand(0, 'criollo', 'galloway').stack(0, 'longhorn');
    t.play('auxiliary cull', 'engine 8');
    expect(t.player(0).money).toBe(11);
    expect(t.moves('retire')).toEqual(['retire criollo', 'retire galloway']);
    t.play('retire criollo');
    expect(t.cards(0, 'hand')).toEqual(['galloway']);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.cards(0, 'stack')).toEqual(['longhorn']);
    expect(t.told('out')).toEqual([{ type: 'out', seat: 0, card: 'criollo' }]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 double: two spaces back, $2 and two cards', () => {
    const t = using('3', 'aux-cull', 'aux-cull').hand(0, 'criollo', 'criollo', 'galloway');
    t.play('auxiliary cull double', 'engine 1', 'retire criollo', 'retire criollo');
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'hand')).toEqual(['galloway']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 an objective card is a hand card like any other', () => {
    const t = using('9', 'aux-cull').hand(0, 'o01').play('auxiliary cull', 'engine 8', 'retire o01');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.cards(0, 'area')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('SE-X9 fewer cards or none may be removed, the dollars come all the same', () => {
    const none = using('9', 'aux-cull').hand(0, 'criollo').play('auxiliary cull', 'engine 8', 'done');
    expect(none.cards(0, 'hand')).toEqual(['criollo']);
    expect(none.player(0).money).toBe(11);
    const one = using('9', 'aux-cull', 'aux-cull').hand(0, 'criollo', 'galloway');
    one.play('auxiliary cull double', 'engine 7', 'retire criollo', 'done');
    expect(one.cards(0, 'hand')).toEqual(['galloway']);
    expect(one.player(0).money).toBe(12);
  });

  it('SE-X9 with an empty hand the dollar alone is gained', () => {
    const t = using('9', 'aux-cull').hand(0).play('auxiliary cull', 'engine 8');
    expect(t.player(0).money).toBe(11);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X9 a herd may shrink below the hand limit: the hand is drawn as far as it goes', () => {
    const t = using('9', 'aux-cull').hand(0, 'criollo', 'galloway').stack(0, 'longhorn').discard(0);
    t.play('auxiliary cull', 'engine 8', 'retire criollo', 'end');
    expect(t.cards(0, 'hand').sort()).toEqual(['galloway', 'longhorn']);
    expect(t.question).toMatchObject({ seat: 1 });
  });

  it('SE-X9 SE-X4 not with the engine on the starting space', () => {
    expect(using('0', 'aux-cull').hand(0, 'criollo').can('auxiliary cull')).toBe(false);
  });
});
