import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

const workers = { shepherd: 1, craftsman: 1, sailor: 1, shearer: 1 };

describe('hiring workers', () => {
  it('NZ-X1 a worker costs what stands beside its row and joins its own row', () => {
    const t = table(2).at(0, 'A').with(0, { money: 7 }).job('craftsman', 7).phaseB(0);
    t.play('use 2', 'hire craftsman 7');
    expect(t.player(0).money).toBe(0);
    expect(t.workers(0)).toEqual({ ...workers, craftsman: 2 });
    expect(t.told('worker')).toEqual([{ type: 'worker', seat: 0, worker: 'craftsman', space: 2 }]);
  });

  it('NZ-X1 the worker leaves the job market, and the others stay', () => {
    const t = table(2).at(0, 'A').with(0, { money: 30 }).job('shearer', 8).job('shearer', 6).phaseB(0);
    t.play('use 2', 'hire shearer 8', 'forgo', 'use 3');
    expect(t.moves('hire')).toEqual(['hire shearer 6']);
    expect(t.why('hire shearer 8')).toMatchObject({ code: 'no-such-worker', rule: 'NZ-X1' });
  });

  it('NZ-X1 one action hires one worker', () => {
    const t = table(2).at(0, 'A').with(0, { money: 30 }).job('shearer', 6).job('shearer', 7).phaseB(0);
    t.play('use 2', 'hire shearer 6', 'forgo');
    expect(t.can('hire shearer 7')).toBe(false);
    expect(t.can('use 2')).toBe(false);
  });

  it('NZ-X1 the price is paid in full: £6 do not hire for £7', () => {
    const t = table(2).at(0, 'A').with(0, { money: 6 }).job('sailor', 7).job('shearer', 6).phaseB(0);
    t.play('use 2');
    expect(t.moves('hire')).toEqual(['hire shearer 6']);
    expect(t.why('hire sailor 7')).toMatchObject({ code: 'too-dear', rule: 'NZ-X1' });
  });

  it('NZ-X1 nobody can be hired where nobody is affordable', () => {
    const t = table(2).at(0, 'A').with(0, { money: 6 }).job('sailor', 7).phaseB(0);
    expect(t.can('use 2')).toBe(false);
    expect(t.can('use 3')).toBe(false);
    t.with(0, { money: 7 });
    expect(t.can('use 2')).toBe(true);
    expect(t.can('use 3')).toBe(false);
  });

  it.each([
    { icon: 'no modifier on A', at: 'A', own: null, use: 'use 2', price: 6 },
    { icon: '+3 on A', at: 'A', own: null, use: 'use 3', price: 9 },
    { icon: '-2 on 4a', at: 'A1', own: '4a', use: 'use 1', price: 4 },
    { icon: '-3 on 9a', at: 'A1', own: '9a', use: 'use 1', price: 3 },
  ])('NZ-X1 the icon changes the price of the row: $icon', ({ at, own, use, price }) => {
    const t = table(2).with(0, { money: price }).job('shearer', 6);
    if (own !== null) t.build(0, own, at);
    t.at(0, at).phaseB(0);
    expect(t.can(use)).toBe(true);
    t.with(0, { money: price - 1 });
    expect(t.can(use)).toBe(false);
    t.with(0, { money: price });
    t.play(use, 'hire shearer 6');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X1 a lowered price never falls below £0', () => {
    const t = table(2, { components: { jobMarket: { costs: [8, 7, 6, 5, 1] } } });
    t.build(0, '9a', 'A1').at(0, 'A1').with(0, { money: 2 }).job('shearer', 1).phaseB(0);
    t.play('use 1', 'hire shearer 1');
    expect(t.player(0).money).toBe(2);
  });

  it('NZ-X1 a row holds five workers, the printed one included', () => {
    const t = table(2)
      .at(0, 'A')
      .with(0, { money: 30, workers: { shearer: 4 } });
    t.job('shearer', 8).job('shearer', 7).phaseB(0);
    t.play('use 2', 'hire shearer 8');
    expect(t.workers(0).shearer).toBe(5);
    expect(t.can('use 3')).toBe(false);
    expect(t.why('use 3')).toMatchObject({ code: 'row-full', rule: 'NZ-X1' });
  });

  it('NZ-X1 a full row takes no more, the other rows still do', () => {
    const t = table(2)
      .at(0, 'A')
      .with(0, { money: 30, workers: { shearer: 5 } });
    t.job('shearer', 8).job('sailor', 8).phaseB(0);
    t.play('use 2');
    expect(t.moves('hire')).toEqual(['hire sailor 8']);
    expect(t.why('hire shearer 8')).toMatchObject({
      code: 'row-full',
      rule: 'NZ-X1',
      what: 'shearer',
    });
  });

  it('NZ-X1 the space that a harbourmaster left gives its action again', () => {
    const t = table(2).with(0, { money: 30, workers: { shearer: 2, sailor: 1 } });
    t.at(0, 'B').ship(0, 'T4').harbourmaster('mh1', 'h1').phaseB(0);
    t.play('use 2', 'upgrade mh1 aux-pound', 'appoint shearer');
    expect(t.workers(0).shearer).toBe(1);
    t.at(0, 'A').job('shearer', 6).phaseB(0);
    t.play('use 2', 'hire shearer 6');
    expect(t.question).toMatchObject({ source: 'shearer-2' });
    t.play('take');
    expect(t.cards(0, 'discard')).toContain('romney');
    expect(t.workers(0).shearer).toBe(2);
  });

  it("NZ-X1 the rulebook's example: a sailor for £7 and a shearer for £6 + £3 at A, and no pair to discard", () => {
    const t = table(2).at(0, 'A').with(0, { money: 16 }).job('sailor', 7).job('shearer', 6);
    t.hand(0, 'merino', 'southdown', 'shropshire', 'english-leicester').phaseB(0);
    t.play('use 2', 'hire sailor 7');
    expect(t.player(0).money).toBe(9);
    t.play('discard southdown', 'certify 1');
    expect(t.player(0).certificates).toBe(1);
    t.play('use 3', 'hire shearer 6');
    expect(t.player(0).money).toBe(0);
    t.play('take');
    expect(t.cards(0, 'discard')).toEqual(['southdown', 'romney']);
    expect(t.workers(0)).toEqual({ ...workers, sailor: 2, shearer: 2 });
    expect(t.can('use 1')).toBe(false);
    expect(t.moves('use')).toEqual([]);
  });
});

describe('the spaces of the shepherd row', () => {
  const hire = (shepherds: number) =>
    table(2)
      .at(0, 'A')
      .with(0, { money: 30, workers: { shepherd: shepherds - 1 } })
      .job('shepherd', 8);

  it('NZ-X1 the second shepherd brings an exchange token', () => {
    const t = hire(2).phaseB(0).play('use 2', 'hire shepherd 8');
    expect(t.player(0).tokens).toBe(1);
  });

  it('NZ-X1 the third shepherd brings a Hampshire or Ryeland for £4, on top of the draw stack', () => {
    const t = hire(3).market('hampshire', 'ryeland', 'suffolk', 'lincoln').stack(0, 'merino').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'take');
    expect(t.moves('pick')).toEqual(['pick hampshire', 'pick ryeland']);
    t.play('pick ryeland');
    expect(t.player(0).money).toBe(30 - 8 - 4);
    expect(t.cards(0, 'stack')).toEqual(['ryeland', 'merino']);
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X1 the sheep of the third shepherd comes from the market', () => {
    const t = hire(3).market('hampshire', 'ryeland', 'lincoln').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'take', 'pick hampshire');
    expect(t.s.market.reduce((sum, n) => sum + n)).toBe(2);
  });

  it('NZ-X1 the sheep of the third shepherd can be left, and then costs nothing', () => {
    const t = hire(3).market('hampshire').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'forgo');
    expect(t.player(0).money).toBe(22);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X1 without £4 left the third shepherd brings no sheep', () => {
    const t = hire(3).market('hampshire').with(0, { money: 11 }).phaseB(0);
    t.play('use 2', 'hire shepherd 8');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).money).toBe(3);
    expect(t.workers(0).shepherd).toBe(3);
  });

  it('NZ-X1 with neither Hampshire nor Ryeland in the market the third shepherd brings none', () => {
    const t = hire(3).market('lincoln', 'suffolk').phaseB(0);
    t.play('use 2', 'hire shepherd 8');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).money).toBe(22);
  });

  it('NZ-X1 the fourth shepherd buys sheep at once, and works already', () => {
    const t = hire(4).market('suffolk').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'buy 8 suffolk');
    expect(t.cards(0, 'discard')).toEqual(['suffolk']);
    expect(t.player(0).money).toBe(30 - 8 - 4);
  });

  it('NZ-X1 the purchase of the fourth shepherd can be left', () => {
    const t = hire(4).market('suffolk').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'forgo');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X1 the fifth shepherd brings two sheep of 2 VP for nothing, onto the discard pile', () => {
    const t = hire(5).market('lincoln', 'corriedale', 'dorset-horn', 'hampshire').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'choose a');
    expect(t.moves('pick')).toEqual(['pick lincoln', 'pick corriedale']);
    t.play('pick lincoln', 'pick corriedale');
    expect(t.cards(0, 'discard')).toEqual(['lincoln', 'corriedale']);
    expect(t.player(0).money).toBe(22);
  });

  it('NZ-X1 of the two sheep of the fifth shepherd the second may be left', () => {
    const t = hire(5).market('lincoln', 'lincoln', 'lincoln').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'choose a', 'pick lincoln', 'done');
    expect(t.cards(0, 'discard')).toEqual(['lincoln']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X1 or the fifth shepherd brings one Hampshire or Ryeland for nothing', () => {
    const t = hire(5).market('lincoln', 'corriedale', 'ryeland', 'hampshire').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'choose b');
    expect(t.moves('pick')).toEqual(['pick hampshire', 'pick ryeland']);
    t.play('pick hampshire');
    expect(t.cards(0, 'discard')).toEqual(['hampshire']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).money).toBe(22);
  });

  it('NZ-X1 the sheep of the fifth shepherd can be left', () => {
    const t = hire(5).market('lincoln', 'corriedale', 'ryeland').phaseB(0);
    t.play('use 2', 'hire shepherd 8', 'forgo');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });
});

describe('the spaces of the craftsman row', () => {
  const hire = (craftsmen: number) =>
    table(2)
      .at(0, 'A')
      .with(0, { money: 30, workers: { craftsman: craftsmen - 1 } })
      .job('craftsman', 8)
      .phaseB(0);

  it.each([2, 4])('NZ-X1 craftsman number %i brings a step on the pathfinder track, or not', (number) => {
    const t = hire(number).play('use 2', 'hire craftsman 8', 'advance 1');
    expect(t.player(0).pathfinder).toBe(1);
    const left = hire(number).play('use 2', 'hire craftsman 8', 'forgo');
    expect(left.player(0).pathfinder).toBe(0);
  });

  it('NZ-X1 NZ-X4 the third craftsman builds at £2 for each craftsman, and counts already', () => {
    const t = hire(3).play('use 2', 'hire craftsman 8', 'build 5', 'site A1');
    expect(t.player(0).money).toBe(30 - 8 - 6);
    expect(t.told('built')).toHaveLength(1);
  });

  it('NZ-X1 NZ-X4 the fifth craftsman builds at £1 for each craftsman', () => {
    const t = hire(5).play('use 2', 'hire craftsman 8', 'build 7', 'site A1');
    expect(t.player(0).money).toBe(30 - 8 - 5);
  });

  it('NZ-X1 NZ-X4 the fifth craftsman replaces at £1 for each craftsman of the difference', () => {
    const t = hire(5).build(0, '3a', 'A1').play('use 2', 'hire craftsman 8', 'build 8', 'site A1');
    expect(t.player(0).money).toBe(30 - 8 - 5);
  });

  it.each([3, 5])('NZ-X1 the building of craftsman number %i can be left', (number) => {
    const t = hire(number).play('use 2', 'hire craftsman 8', 'forgo');
    expect(t.player(0).money).toBe(22);
    expect(t.player(0).supply).toHaveLength(t.s.sides.length);
  });
});

describe('the spaces of the sailor row', () => {
  const hire = (sailors: number) =>
    table(2)
      .at(0, 'A')
      .with(0, { money: 30, workers: { sailor: sailors - 1 } })
      .job('sailor', 8)
      .hand(0, 'merino', 'ferry')
      .phaseB(0);

  it.each([2, 4])('NZ-X1 sailor number %i turns a sheep of any type into a certificate', (number) => {
    const t = hire(number).play('use 2', 'hire sailor 8');
    expect(t.moves('discard')).toEqual(['discard merino']);
    t.play('discard merino', 'certify 1');
    expect(t.player(0).certificates).toBe(1);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });

  it.each([2, 4])('NZ-X1 the certificate of sailor number %i can be left, and the sheep kept', (number) => {
    const t = hire(number).play('use 2', 'hire sailor 8', 'forgo');
    expect(t.player(0).certificates).toBe(0);
    expect(t.cards(0, 'hand')).toContain('merino');
  });

  it.each([2, 4])('NZ-X1 NZ-B6 so can it be when the sheep is discarded, sailor number %i', (number) => {
    const t = hire(number).play('use 2', 'hire sailor 8', 'discard merino', 'forgo');
    expect(t.player(0).certificates).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X1 NZ-X21 without a sheep in hand the second sailor brings no certificate', () => {
    const t = hire(2).hand(0, 'ferry').play('use 2', 'hire sailor 8');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).certificates).toBe(0);
  });

  it('NZ-X1 the third sailor brings a gold', () => {
    const t = hire(3).play('use 2', 'hire sailor 8');
    expect(t.player(0).gold).toBe(1);
  });

  it('NZ-X1 NZ-X6 the fifth sailor lets the ship sail up to 5 spaces', () => {
    const t = hire(5).play('use 2', 'hire sailor 8');
    expect(t.can('sail T5')).toBe(true);
    expect(t.can('sail T6')).toBe(false);
    expect(t.can('upgrade mh1 aux-pound')).toBe(true);
    expect(t.can('upgrade sh2 1')).toBe(false);
    t.play('sail T5');
    expect(t.shipAt(0)).toBe('T5');
  });

  it('NZ-X1 the voyage of the fifth sailor can be left', () => {
    const t = hire(5).play('use 2', 'hire sailor 8', 'forgo');
    expect(t.shipAt(0)).toBe('S0');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });
});

describe('the spaces of the shearer row', () => {
  const hire = (shearers: number) =>
    table(2)
      .at(0, 'A')
      .with(0, { money: 30, workers: { shearer: shearers - 1 } })
      .job('shearer', 8)
      .phaseB(0);

  it.each([2, 4])('NZ-X1 shearer number %i brings a Romney, or not', (number) => {
    const t = hire(number).play('use 2', 'hire shearer 8', 'take');
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    const left = hire(number).play('use 2', 'hire shearer 8', 'forgo');
    expect(left.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-X1 the third shearer brings a step on the pathfinder track, or not', () => {
    const t = hire(3).play('use 2', 'hire shearer 8', 'advance 1');
    expect(t.player(0).pathfinder).toBe(1);
    const left = hire(3).play('use 2', 'hire shearer 8', 'forgo');
    expect(left.player(0).pathfinder).toBe(0);
  });

  it('NZ-X1 the fifth shearer brings nothing at once', () => {
    const t = hire(5).play('use 2', 'hire shearer 8');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0)).toMatchObject({ money: 22, pathfinder: 0, gold: 0, tokens: 0, discard: [] });
  });
});
