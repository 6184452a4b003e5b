import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

/** At A, whose second action hires at the price of the row, with the token far down. */
const hiring = (money: number) => secondTable(2).at(0, 'A').with(0, { money }).token(12);

describe('hiring workers', () => {
  it('SE-X1 a worker costs what stands beside its row and joins its own row', () => {
    const t = hiring(9).job('builder', 6, 1).phaseB(0).play('use 2', 'hire builder 9');
    expect(t.player(0).money).toBe(0);
    expect(t.workers(0)).toEqual({ cowboy: 1, builder: 2, engineer: 1 });
    expect(t.told('worker')).toEqual([{ type: 'worker', seat: 0, worker: 'builder', space: 2 }]);
  });

  it.each([
    { row: 1, text: '6@1', price: 6 },
    { row: 2, text: '6@2', price: 6 },
    { row: 3, text: '7@3', price: 7 },
    { row: 4, text: '5@4', price: 5 },
    { row: 5, text: '7@5', price: 7 },
    { row: 6, text: '9', price: 9 },
    { row: 7, text: '6@7', price: 6 },
    { row: 8, text: '8', price: 8 },
    { row: 9, text: '10', price: 10 },
    { row: 10, text: '6@10', price: 6 },
    { row: 11, text: '5@11', price: 5 },
  ])('SE-X1 row $row asks for $price dollars', ({ row, text, price }) => {
    const t = hiring(price - 1)
      .job('cowboy', row, 2)
      .phaseB(0);
    expect(t.why('use 2')).toMatchObject({ code: 'too-dear', rule: 'SE-X1' });
    t.with(0, { money: price }).play('use 2', `hire cowboy ${text}`);
    expect(t.player(0).money).toBe(0);
  });

  it('SE-X1 the worker leaves the job market, and the others of its row stay', () => {
    const t = hiring(40).job('cowboy', 8, 1).job('builder', 8, 2).phaseB(0);
    t.play('use 2', 'hire cowboy 8', 'use 3');
    expect(t.moves('hire')).toEqual(['hire builder 8']);
    expect(t.why('hire cowboy 8')).toMatchObject({
      code: 'no-such-worker',
      rule: 'SE-X1',
      what: 'cowboy',
    });
  });

  it('SE-X1 one action hires one worker', () => {
    const t = hiring(40).job('cowboy', 1, 1).job('cowboy', 1, 2).phaseB(0).play('use 2', 'hire cowboy 6@1');
    expect(t.can('hire cowboy 6@1')).toBe(false);
    expect(t.can('use 2')).toBe(false);
    expect(t.can('use 3')).toBe(true);
  });

  it('SE-X1 the price is paid in full: $6 do not hire for $7', () => {
    const t = hiring(6).job('engineer', 3, 1).job('cowboy', 1, 1).phaseB(0).play('use 2');
    expect(t.moves('hire')).toEqual(['hire cowboy 6@1']);
    expect(t.why('hire engineer 7@3')).toMatchObject({ code: 'too-dear', rule: 'SE-X1' });
    expect(t.why('hire engineer 7@3')).toMatchObject({ need: 7 });
  });

  it('SE-X1 nobody is hired from the row of the job market token', () => {
    const t = hiring(40).token(4).job('engineer', 4, 1).job('engineer', 3, 1).phaseB(0).play('use 2');
    expect(t.moves('hire')).toEqual(['hire engineer 7@3']);
    expect(t.why('hire engineer 5@4')).toMatchObject({ code: 'row-closed', rule: 'SE-X1' });
  });

  it('SE-X1 the row opens as soon as the token has moved on', () => {
    const t = hiring(40).token(4).job('engineer', 4, 1).phaseB(0);
    expect(t.why('use 2')).toMatchObject({ code: 'row-closed', rule: 'SE-X1' });
    t.token(5).play('use 2');
    expect(t.can('hire engineer 5@4')).toBe(true);
  });

  it('SE-X1 SE-E1 once the token has left the job market its last row is open too', () => {
    const t = hiring(4).job('cowboy', 12, 1).phaseB(0);
    expect(t.can('use 2')).toBe(false);
    t.token(13).play('use 2', 'hire cowboy 4');
    expect(t.player(0).money).toBe(0);
    expect(t.workers(0).cowboy).toBe(2);
  });

  it.each([
    { icon: 'no change on A', own: null, use: 'use 2', price: 6 },
    { icon: '+2 on A', own: null, use: 'use 3', price: 8 },
    { icon: '-1 on 6a', own: '6a', use: 'use 1', price: 5 },
  ])('SE-X1 the icon changes the price of the row: $icon', ({ own, use, price }) => {
    const t = hiring(price).job('cowboy', 1, 1);
    if (own !== null) t.build(0, own, 'A-1').at(0, 'A-1');
    t.phaseB(0);
    expect(t.can(use)).toBe(true);
    t.with(0, { money: price - 1 });
    expect(t.why(use)).toMatchObject({ code: 'too-dear', rule: 'SE-X1' });
    t.with(0, { money: price }).play(use, 'hire cowboy 6@1');
    expect(t.player(0).money).toBe(0);
  });

  it('SE-X1 a row holds six workers, the printed one included', () => {
    const t = hiring(40)
      .with(0, { workers: { cowboy: 5 } })
      .job('cowboy', 1, 1)
      .job('cowboy', 1, 2)
      .phaseB(0);
    t.play('use 2', 'hire cowboy 6@1');
    expect(t.workers(0).cowboy).toBe(6);
    expect(t.told('worker')).toMatchObject([{ space: 6 }]);
    expect(t.why('use 3')).toMatchObject({ code: 'row-full', rule: 'SE-X1' });
  });

  it('SE-X1 a full row takes no more, the other rows still do', () => {
    const t = hiring(40)
      .with(0, { workers: { engineer: 6 } })
      .job('engineer', 1, 1)
      .job('cowboy', 1, 2)
      .phaseB(0)
      .play('use 2');
    expect(t.moves('hire')).toEqual(['hire cowboy 6@1']);
    expect(t.why('hire engineer 6@1')).toMatchObject({
      code: 'row-full',
      rule: 'SE-X1',
      what: 'engineer',
    });
  });

  it('SE-X1 the fifth and the sixth worker of a row are worth 4 VP each, the fourth nothing', () => {
    const t = secondTable(2).with(0, { workers: { cowboy: 4, builder: 1, engineer: 4 } });
    expect(t.points(0, 'workers')).toBe(0);
    t.with(0, { workers: { cowboy: 5 } });
    expect(t.points(0, 'workers')).toBe(4);
    t.with(0, { workers: { cowboy: 6 } });
    expect(t.points(0, 'workers')).toBe(8);
    t.with(0, { workers: { builder: 6, engineer: 6 } });
    expect(t.points(0, 'workers')).toBe(24);
  });

  it('SE-X1 SE-X5 the space that a station master left gives its action again', () => {
    const t = secondTable(2).with(0, { money: 30, workers: { engineer: 2 } });
    t.at(0, 'C').engine(0, '4').stationMaster('s1', 'sm9').phaseB(0);
    t.play('use 2', 'engine t4', 'upgrade s1 aux-draw', 'appoint engineer');
    expect(t.workers(0).engineer).toBe(1);
    t.at(0, 'A').token(12).job('engineer', 1, 1).hand(0, 'criollo').phaseB(0);
    t.play('use 2', 'hire engineer 6@1');
    expect(t.question).toMatchObject({ source: 'engineer-2' });
    t.play('discard criollo', 'certify 1');
    expect(t.player(0).certificates).toBe(1);
    expect(t.workers(0).engineer).toBe(2);
  });

  it("SE-X1 the rulebook's example: at A an engineer from the 7 row and a Criollo for $2, a cowboy for $6 + $2, no Galloway", () => {
    const t = secondTable(2)
      .at(0, 'A')
      .with(0, { money: 13, workers: { engineer: 2 } });
    t.token(4).job('engineer', 4, 1).job('engineer', 3, 2).job('cowboy', 2, 1);
    t.hand(0, 'criollo', 'pineywoods', 'santa-gertrudis', 'santa-gertrudis').phaseB(0);
    t.play('use 2');
    expect(t.moves('hire')).toEqual(['hire cowboy 6@2', 'hire engineer 7@3']);
    t.play('hire engineer 7@3');
    expect(t.player(0).money).toBe(6);
    t.play('discard criollo');
    expect(t.player(0).money).toBe(8);
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
    t.play('use 3', 'hire cowboy 6@2');
    expect(t.player(0).money).toBe(0);
    expect(t.workers(0)).toEqual({ cowboy: 2, builder: 1, engineer: 3 });
    expect(t.why('use 1')).toMatchObject({ code: 'card-not-in-hand' });
    expect(t.moves('use')).toEqual([]);
  });
});

describe('the spaces of the cowboy row', () => {
  const hire = (cowboys: number) =>
    hiring(20)
      .with(0, { workers: { cowboy: cowboys - 1 } })
      .job('cowboy', 1, 1)
      .hazard('fl-5', 'FLOOD-1')
      .outlaw('green', 'OUTLAW-4')
      .hand(0, 'criollo')
      .phaseB(0);

  it.each([2, 3, 5])('SE-X1 cowboy number %i brings nothing at once', (number) => {
    const t = hire(number).play('use 2', 'hire cowboy 6@1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 0, hazards: [], outlaws: [0, 0] });
  });

  it('SE-X1 SE-X11 the fourth cowboy removes a hazard free of charge', () => {
    const t = hire(4).play('use 2', 'hire cowboy 6@1', 'remove FLOOD-1');
    expect(t.player(0).money).toBe(14);
    expect(t.points(0, 'hazards')).toBe(4);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X1 the hazard of the fourth cowboy can be left', () => {
    const t = hire(4).play('use 2', 'hire cowboy 6@1', 'forgo');
    expect(t.player(0).hazards).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X1 SE-X11 without a hazard on the trail the fourth cowboy brings nothing', () => {
    const t = hiring(20)
      .with(0, { workers: { cowboy: 3 } })
      .job('cowboy', 1, 1)
      .phaseB(0);
    t.play('use 2', 'hire cowboy 6@1');
    expect(t.workers(0).cowboy).toBe(4);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X1 SE-X10 the sixth cowboy collects a bounty', () => {
    const t = hire(6).play('use 2', 'hire cowboy 6@1', 'bounty OUTLAW-4');
    expect(t.player(0)).toMatchObject({ money: 17, outlaws: [1, 0] });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X1 the bounty of the sixth cowboy can be left', () => {
    const t = hire(6).play('use 2', 'hire cowboy 6@1', 'forgo');
    expect(t.player(0)).toMatchObject({ money: 14, outlaws: [0, 0] });
  });
});

describe('the spaces of the builder row', () => {
  const hire = (builders: number) =>
    hiring(20)
      .with(0, { workers: { builder: builders - 1 } })
      .job('builder', 1, 1)
      .hand(0, 'criollo')
      .phaseB(0);

  it.each([2, 3, 5])('SE-X1 builder number %i brings nothing at once', (number) => {
    const t = hire(number).play('use 2', 'hire builder 6@1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 0 });
  });

  it('SE-X1 SE-X8 the fourth builder builds at $1 for each builder needed, and counts already', () => {
    const t = hire(4).play('use 2', 'hire builder 6@1', 'build 6', 'site A-1');
    expect(t.player(0).money).toBe(14 - 4);
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '6a', at: 'A-1', replaced: null }]);
  });

  it('SE-X1 SE-X8 the sixth builder builds at $1 as well: a building for six costs $6', () => {
    const t = hire(6).sides('8b').play('use 2', 'hire builder 6@1', 'build 8', 'site A-1');
    expect(t.player(0).money).toBe(14 - 6);
  });

  it('SE-X1 SE-X8 the fourth builder replaces at $1 for each builder of the difference', () => {
    const t = hire(4).build(0, '3a', 'A-1').play('use 2', 'hire builder 6@1', 'build 7', 'site A-1');
    expect(t.player(0).money).toBe(14 - 4);
    expect(t.told('built')).toEqual([{ type: 'built', seat: 0, building: '7a', at: 'A-1', replaced: '3a' }]);
  });

  it('SE-X1 SE-X8 without money left the fourth builder builds nothing', () => {
    const t = hire(4).with(0, { money: 6 }).play('use 2', 'hire builder 6@1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    const one = hire(4).with(0, { money: 7 }).play('use 2', 'hire builder 6@1');
    expect(one.can('build 1')).toBe(true);
    expect(one.can('build 4')).toBe(false);
  });

  it.each([4, 6])('SE-X1 the building of builder number %i can be left', (number) => {
    const t = hire(number).play('use 2', 'hire builder 6@1', 'forgo');
    expect(t.player(0).money).toBe(14);
    expect(t.player(0).supply).toHaveLength(t.s.sides.length);
  });
});

describe('the spaces of the engineer row', () => {
  const hire = (engineers: number) =>
    hiring(20)
      .with(0, { workers: { engineer: engineers - 1 } })
      .job('engineer', 1, 1)
      .hand(0, 'criollo', 'galloway')
      .phaseB(0);

  it('SE-X1 the second engineer turns a Criollo, and no other card, into a certificate', () => {
    const t = hire(2).play('use 2', 'hire engineer 6@1');
    expect(t.moves('discard')).toEqual(['discard criollo']);
    t.play('discard criollo', 'certify 1');
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 1 });
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
  });

  it('SE-X1 SE-B1 the certificate of the second engineer may be left when the Criollo is gone', () => {
    const t = hire(2).play('use 2', 'hire engineer 6@1', 'discard criollo', 'forgo');
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 0 });
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X1 the third engineer turns a Criollo into $2', () => {
    const t = hire(3).play('use 2', 'hire engineer 6@1', 'discard criollo');
    expect(t.player(0)).toMatchObject({ money: 16, certificates: 0 });
  });

  it('SE-X1 the fifth engineer turns a Criollo into up to two certificates', () => {
    const t = hire(5).play('use 2', 'hire engineer 6@1', 'discard criollo', 'certify 2');
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 2 });
    const one = hire(5).play('use 2', 'hire engineer 6@1', 'discard criollo', 'certify 1');
    expect(one.player(0).certificates).toBe(1);
  });

  it('SE-X1 the sixth engineer turns a Criollo into $4', () => {
    const t = hire(6).play('use 2', 'hire engineer 6@1', 'discard criollo');
    expect(t.player(0)).toMatchObject({ money: 18, certificates: 0 });
  });

  it.each([2, 3, 5, 6])('SE-X1 engineer number %i: the Criollo can be kept', (number) => {
    const t = hire(number).play('use 2', 'hire engineer 6@1', 'forgo');
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 0 });
    expect(t.cards(0, 'hand')).toEqual(['criollo', 'galloway']);
  });

  it.each([2, 3, 5, 6])('SE-X1 without a Criollo in hand engineer number %i brings nothing', (number) => {
    const t = hire(number).hand(0, 'galloway', 'pineywoods').play('use 2', 'hire engineer 6@1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0)).toMatchObject({ money: 14, certificates: 0 });
  });

  it('SE-X1 the fourth engineer hires another worker for $2 less', () => {
    const t = hire(4).job('cowboy', 9, 2).play('use 2', 'hire engineer 6@1', 'hire cowboy 10');
    expect(t.player(0).money).toBe(14 - 8);
    expect(t.workers(0)).toEqual({ cowboy: 2, builder: 1, engineer: 4 });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('use 3')).toBe(false);
  });

  it('SE-X1 the worker hired by the fourth engineer brings its own action', () => {
    const t = hire(4).job('engineer', 1, 2).play('use 2', 'hire engineer 6@1', 'hire engineer 6@1');
    expect(t.player(0).money).toBe(14 - 4);
    expect(t.question).toMatchObject({ source: 'engineer-5' });
    t.play('discard criollo', 'certify 2');
    expect(t.player(0).certificates).toBe(2);
  });

  it('SE-X1 the token closes its row to the fourth engineer too', () => {
    const t = hire(4).token(3).job('cowboy', 3, 1).job('cowboy', 2, 1).play('use 2', 'hire engineer 6@1');
    expect(t.moves('hire')).toEqual(['hire cowboy 6@2']);
    expect(t.why('hire cowboy 7@3')).toMatchObject({ code: 'row-closed', rule: 'SE-X1' });
  });

  it('SE-X1 the hiring of the fourth engineer can be left', () => {
    const t = hire(4).job('cowboy', 9, 2).play('use 2', 'hire engineer 6@1', 'forgo');
    expect(t.player(0).money).toBe(14);
    expect(t.workers(0)).toEqual({ cowboy: 1, builder: 1, engineer: 4 });
  });
});
