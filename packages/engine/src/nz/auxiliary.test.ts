import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

/** On C, its action "single or double auxiliary", with these disc spaces clear. */
const using = (...cleared: string[]) =>
  table(2)
    .at(0, 'C')
    .cleared(0, ...cleared)
    .phaseB(0)
    .play('use 2');

describe('what is open', () => {
  it('NZ-X16 at the start the first two are open, as singles', () => {
    expect(using().moves('auxiliary')).toEqual(['auxiliary pound', 'auxiliary draw']);
  });

  it.each(['certificate', 'ship', 'pathfinder'])('NZ-X16 "%s" is locked while both its spaces are covered', (which) => {
    const t = using();
    expect(t.why(`auxiliary ${which}`)).toMatchObject({ code: 'locked', rule: 'NZ-X16' });
    expect(t.why(`auxiliary ${which} double`)).toMatchObject({ code: 'locked', rule: 'NZ-X16' });
  });

  it.each(['certificate', 'ship', 'pathfinder'])(
    'NZ-X16 one clear space of "%s" allows the single version',
    (which) => {
      const t = using(`aux-${which}`);
      expect(t.can(`auxiliary ${which}`)).toBe(true);
      expect(t.why(`auxiliary ${which} double`)).toMatchObject({ code: 'not-doubled', rule: 'NZ-X16' });
    },
  );

  it.each(['certificate', 'ship', 'pathfinder'])(
    'NZ-X16 both spaces of "%s" clear allow the double version',
    (which) => {
      const t = using(`aux-${which}`, `aux-${which}`);
      expect(t.can(`auxiliary ${which}`)).toBe(true);
      expect(t.can(`auxiliary ${which} double`)).toBe(true);
    },
  );

  it.each(['pound', 'draw'])('NZ-X16 the covered space of "%s" allows the double version once it is clear', (which) => {
    expect(using().why(`auxiliary ${which} double`)).toMatchObject({ code: 'not-doubled', rule: 'NZ-X16' });
    expect(using(`aux-${which}`).can(`auxiliary ${which} double`)).toBe(true);
  });

  it('NZ-X16 NZ-B5 an icon for a single auxiliary action allows no double one', () => {
    const t = table(2).at(0, 'E').cleared(0, 'aux-pound').phaseB(0).play('use 2');
    expect(t.can('auxiliary pound')).toBe(true);
    expect(t.why('auxiliary pound double')).toMatchObject({ code: 'single-only' });
  });

  it('NZ-X16 NZ-B5 in place of the local actions there is no double one either', () => {
    const t = table(2).at(0, 'C').cleared(0, 'aux-pound').phaseB(0);
    expect(t.can('auxiliary pound')).toBe(true);
    expect(t.why('auxiliary pound double')).toMatchObject({ code: 'single-only' });
  });

  it('NZ-X16 one auxiliary action for each icon', () => {
    const t = using().play('auxiliary pound');
    expect(t.can('auxiliary pound')).toBe(false);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { where: '2a', own: '2a', use: 'use 1', double: true },
    { where: '9b', own: '9b', use: 'use 1', double: true },
    { where: '1a', own: '1a', use: 'use 2', double: false },
    { where: '2b', own: '2b', use: 'use 1', double: false },
  ])('NZ-X16 the icon of $where: double $double', ({ own, use, double }) => {
    const t = table(2).build(0, own, 'A1').at(0, 'A1').cleared(0, 'aux-pound').phaseB(0).play(use);
    expect(t.can('auxiliary pound')).toBe(true);
    expect(t.can('auxiliary pound double')).toBe(double);
  });
});

describe('money', () => {
  it('NZ-X16 single: £1', () => {
    expect(using().play('auxiliary pound').player(0).money).toBe(11);
  });

  it('NZ-X16 double: £2', () => {
    expect(using('aux-pound').play('auxiliary pound double').player(0).money).toBe(12);
  });
});

describe('drawing', () => {
  it('NZ-X16 single: draw a card, then discard one', () => {
    const t = using().hand(0, 'merino').stack(0, 'lincoln', 'romney').play('auxiliary draw');
    expect(t.moves()).toEqual(['discard merino', 'discard lincoln']);
    t.play('discard merino');
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X16 double: draw two cards, then discard two', () => {
    const t = using('aux-draw').hand(0, 'merino').stack(0, 'lincoln', 'romney').play('auxiliary draw double');
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'merino', 'romney']);
    t.play('discard merino', 'discard romney');
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X16 with one card left to draw the double version discards one', () => {
    const t = using('aux-draw').hand(0, 'merino').stack(0, 'lincoln').discard(0).play('auxiliary draw double');
    t.play('discard merino');
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });
});

describe('certificates', () => {
  it('NZ-X16 single: £2 for a certificate', () => {
    const t = using('aux-certificate').play('auxiliary certificate', 'certify 1');
    expect(t.player(0)).toMatchObject({ money: 8, certificates: 1 });
  });

  it('NZ-X16 NZ-B6 the certificate may be left when its £2 are paid', () => {
    const t = using('aux-certificate').play('auxiliary certificate');
    expect(t.moves()).toEqual(['certify 1', 'forgo']);
    expect(t.play('forgo').player(0)).toMatchObject({ money: 8, certificates: 0 });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X16 double: £4 for up to two', () => {
    const t = using('aux-certificate', 'aux-certificate').play('auxiliary certificate double', 'certify 2');
    expect(t.player(0)).toMatchObject({ money: 6, certificates: 2 });
    const one = using('aux-certificate', 'aux-certificate').play('auxiliary certificate double', 'certify 1');
    expect(one.player(0)).toMatchObject({ money: 6, certificates: 1 });
  });

  it('NZ-X16 the price is paid in full', () => {
    const t = using('aux-certificate', 'aux-certificate').with(0, { money: 3 });
    expect(t.can('auxiliary certificate')).toBe(true);
    expect(t.why('auxiliary certificate double')).toMatchObject({ code: 'too-dear' });
    expect(t.with(0, { money: 1 }).why('auxiliary certificate')).toMatchObject({ code: 'too-dear' });
  });

  it('NZ-X16 NZ-X19 at the limit nobody pays for nothing', () => {
    const t = using('aux-certificate').with(0, { certificates: 3 });
    expect(t.why('auxiliary certificate')).toMatchObject({ code: 'nothing-to-gain' });
  });
});

describe('the ship', () => {
  const ship = (from: string, ...cleared: string[]) => using(...cleared).ship(0, from);

  it('NZ-X16 single: £1 for one space', () => {
    const t = ship('T3', 'aux-ship').play('auxiliary ship');
    expect(t.moves('sail')).toEqual(['sail T2', 'sail T4', 'sail C3']);
    expect(t.moves('upgrade')).toEqual([]);
    t.play('sail T4');
    expect(t.shipAt(0)).toBe('T4');
    expect(t.player(0).money).toBe(9);
  });

  it('NZ-X16 NZ-X7 single: or an upgrade where the ship lies, at its price', () => {
    const t = ship('T2', 'aux-ship').with(0, { money: 3 }).play('auxiliary ship', 'upgrade sh1 2', 'storehouse p1');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
  });

  it('NZ-X16 NZ-B6 the ship may stay when its £1 is paid', () => {
    const t = ship('T3', 'aux-ship').play('auxiliary ship', 'forgo');
    expect(t.shipAt(0)).toBe('T3');
    expect(t.player(0).money).toBe(9);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X16 the £1 is paid before the harbour', () => {
    const t = ship('T2', 'aux-ship').with(0, { money: 2 }).play('auxiliary ship');
    expect(t.moves('upgrade')).toEqual(['upgrade sh1 1']);
  });

  it('NZ-X16 double: £2 for up to two spaces, of which an upgrade is one', () => {
    const t = ship('T1', 'aux-ship', 'aux-ship').play('auxiliary ship double');
    expect(t.player(0).money).toBe(8);
    expect(t.can('sail T2')).toBe(true);
    expect(t.can('sail T3')).toBe(true);
    expect(t.can('sail T4')).toBe(false);
    expect(t.can('upgrade sh1 1')).toBe(true);
    const far = ship('S0', 'aux-ship', 'aux-ship').play('auxiliary ship double');
    expect(far.can('sail T2')).toBe(true);
    expect(far.can('upgrade sh1 1')).toBe(false);
  });

  it('NZ-X16 the number of sailors does not matter', () => {
    const t = ship('T1', 'aux-ship')
      .with(0, { workers: { sailor: 5 } })
      .play('auxiliary ship');
    expect(t.can('sail T3')).toBe(false);
  });

  it('NZ-X16 without money the ship stays', () => {
    const t = ship('T1', 'aux-ship', 'aux-ship').with(0, { money: 1 });
    expect(t.can('auxiliary ship')).toBe(true);
    expect(t.why('auxiliary ship double')).toMatchObject({ code: 'too-dear' });
    expect(t.with(0, { money: 0 }).why('auxiliary ship')).toMatchObject({ code: 'too-dear' });
  });
});

describe('the pathfinder track', () => {
  it('NZ-X16 single: £1 for a step', () => {
    const t = using('aux-pathfinder').play('auxiliary pathfinder', 'advance 1');
    expect(t.player(0)).toMatchObject({ money: 9, pathfinder: 1 });
  });

  it('NZ-X16 NZ-B6 the step may be left when its £1 is paid', () => {
    const t = using('aux-pathfinder').play('auxiliary pathfinder');
    expect(t.moves()).toEqual(['advance 1', 'forgo']);
    expect(t.play('forgo').player(0)).toMatchObject({ money: 9, pathfinder: 0 });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X16 double: £2 for two steps', () => {
    const t = using('aux-pathfinder', 'aux-pathfinder').with(0, { pathfinder: 2 });
    t.play('auxiliary pathfinder double', 'advance 2');
    expect(t.player(0)).toMatchObject({ money: 8, pathfinder: 4, gold: 1, stepTile: 1 });
  });

  it('NZ-X16 without money no step', () => {
    const t = using('aux-pathfinder', 'aux-pathfinder').with(0, { money: 1 });
    expect(t.why('auxiliary pathfinder double')).toMatchObject({ code: 'too-dear' });
    expect(t.with(0, { money: 0 }).why('auxiliary pathfinder')).toMatchObject({ code: 'too-dear' });
  });
});
