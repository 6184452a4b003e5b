import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

/** On E, in the middle of "shear your sheep" with so many shearers. */
const shearing = (shearers: number, ...hand: string[]) =>
  table(2)
    .at(0, 'E')
    .with(0, { workers: { shearer: shearers } })
    .hand(0, ...hand)
    .phaseB(0)
    .play('use 1');

const sheared = (total: number) => [{ type: 'sheared', seat: 0, total }];

describe('shearing', () => {
  it.each([
    ['shropshire', 1],
    ['southdown', 1],
    ['english-leicester', 2],
    ['merino', 3],
    ['dorset-horn', 2],
    ['lincoln', 4],
    ['corriedale', 3],
    ['hampshire', 3],
    ['ryeland', 5],
    ['suffolk', 3],
    ['romney', 2],
    ['set-3', 3],
    ['set-7', 4],
  ])('NZ-X11 %s gives wool for £%i', (breed, wool) => {
    const t = shearing(1, breed).play(`reveal ${breed}`, 'shear');
    expect(t.told('sheared')).toEqual(sheared(wool));
    expect(t.player(0).money).toBe(10 + wool);
  });

  it('NZ-X11 the wool of all sheep shown is added up, and exactly those are discarded', () => {
    const t = shearing(3, 'merino', 'lincoln', 'shropshire', 'shropshire');
    t.play('reveal merino', 'reveal lincoln', 'reveal shropshire', 'shear');
    expect(t.told('sheared')).toEqual(sheared(8));
    expect(t.player(0).money).toBe(18);
    expect(t.cards(0, 'hand')).toEqual(['shropshire']);
    expect(t.cards(0, 'discard').sort()).toEqual(['lincoln', 'merino', 'shropshire']);
  });

  it('NZ-X11 no two sheep of the same type', () => {
    const t = shearing(3, 'merino', 'merino').play('reveal merino');
    expect(t.why('reveal merino')).toMatchObject({ code: 'already-revealed', rule: 'NZ-X11' });
  });

  it('NZ-X11 at most as many sheep as shearers', () => {
    const t = shearing(2, 'merino', 'lincoln', 'shropshire').play('reveal merino', 'reveal lincoln');
    expect(t.why('reveal shropshire')).toMatchObject({ code: 'no-shearer-left', rule: 'NZ-X11' });
  });

  it('NZ-X11 fewer sheep than shearers may be shown', () => {
    const t = shearing(3, 'merino', 'lincoln').play('reveal merino', 'shear');
    expect(t.told('sheared')).toEqual(sheared(3));
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
  });

  it('NZ-X11 only sheep can be shown', () => {
    const t = shearing(3, 'merino', 'ferry', 'o01');
    expect(t.why('reveal ferry')).toMatchObject({ code: 'not-a-sheep' });
    expect(t.why('reveal o01')).toMatchObject({ code: 'not-a-sheep' });
    expect(t.why('reveal lincoln')).toMatchObject({ code: 'card-not-in-hand' });
  });

  it('NZ-X11 permanent wool is added every time', () => {
    const t = shearing(1, 'merino').with(0, { permanentWool: 2 }).play('reveal merino', 'shear', 'forgo');
    expect(t.player(0).money).toBe(15);
    t.hand(0, 'merino').phaseB(0).play('use 1', 'reveal merino', 'shear');
    expect(t.told('sheared')).toEqual(sheared(5));
  });

  it('NZ-X11 each cleared wool space is a permanent wool', () => {
    const t = shearing(1, 'merino').cleared(0, 'wool-left', 'wool-right').play('reveal merino', 'shear');
    expect(t.told('sheared')).toEqual(sheared(5));
  });

  it('NZ-X11 permanent certificates are no wool', () => {
    const t = shearing(1, 'merino')
      .with(0, { permanentCertificates: 3, certificates: 3 })
      .play('reveal merino', 'shear');
    expect(t.told('sheared')).toEqual(sheared(3));
  });

  it('NZ-X11 without sheep to show, permanent wool alone is paid', () => {
    const t = shearing(1).with(0, { permanentWool: 2 }).play('shear');
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-X11 one shears once in an action', () => {
    const t = shearing(3, 'merino', 'lincoln').play('reveal merino', 'shear');
    expect(t.can('reveal lincoln')).toBe(false);
    expect(t.can('shear')).toBe(false);
  });

  it('NZ-X11 everybody sees the sheep that are shown', () => {
    const t = shearing(1, 'merino').play('reveal merino');
    expect(t.heard(1)).toContainEqual({ type: 'revealed', seat: 0, card: 'merino' });
    expect(t.question).toMatchObject({ ask: 'shear', reveal: true });
  });
});

describe('shearing by a number', () => {
  const at = (building: string, ...hand: string[]) =>
    table(2)
      .build(0, building, 'A1')
      .at(0, 'A1')
      .with(0, { workers: { shearer: 5 } })
      .hand(0, ...hand)
      .phaseB(0)
      .play('use 1');

  it('NZ-X11 3a shears up to two sheep, whatever the shearers', () => {
    const t = at('3a', 'merino', 'lincoln', 'shropshire').play('reveal merino', 'reveal lincoln');
    expect(t.can('reveal shropshire')).toBe(false);
    t.play('shear');
    expect(t.told('sheared')).toEqual(sheared(7));
  });

  it('NZ-X11 7a shears up to three sheep, with one shearer as well', () => {
    const t = at('7a', 'merino', 'lincoln', 'shropshire', 'romney').with(0, { workers: { shearer: 1 } });
    t.play('reveal merino', 'reveal lincoln', 'reveal shropshire');
    expect(t.can('reveal romney')).toBe(false);
    t.play('shear');
    expect(t.told('sheared')).toEqual(sheared(8));
  });

  it('NZ-X11 H shears exactly one sheep: not two and not none', () => {
    const t = table(2)
      .at(0, 'H')
      .with(0, { workers: { shearer: 5 } })
      .hand(0, 'merino', 'lincoln')
      .phaseB(0);
    t.play('use 1');
    expect(t.can('shear')).toBe(false);
    t.play('reveal lincoln');
    expect(t.can('reveal merino')).toBe(false);
    t.play('shear');
    expect(t.told('sheared')).toEqual(sheared(4));
  });

  it('NZ-X11 H adds permanent wool, and without a sheep in hand there is nothing to shear', () => {
    const t = table(2).at(0, 'H').with(0, { permanentWool: 2 }).hand(0, 'ferry').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    t.hand(0, 'shropshire').play('use 1', 'reveal shropshire', 'shear');
    expect(t.told('sheared')).toEqual(sheared(3));
  });

  it('NZ-X11 NZ-X12 a disc may follow at 3a, 7a and H as well', () => {
    expect(
      at('3a', 'merino', 'lincoln').play('reveal merino', 'reveal lincoln', 'shear').can('deliver wool-5 aux-pound'),
    ).toBe(true);
    expect(
      at('7a', 'merino', 'lincoln').play('reveal merino', 'reveal lincoln', 'shear').can('deliver wool-5 aux-pound'),
    ).toBe(true);
    const t = table(2).at(0, 'H').hand(0, 'ryeland').phaseB(0).play('use 1', 'reveal ryeland', 'shear');
    expect(t.can('deliver wool-5 aux-pound')).toBe(true);
  });

  it('NZ-X11 where a number is printed, no idle shearer draws', () => {
    expect(at('3a', 'merino').can('redraw')).toBe(false);
    expect(at('7a', 'merino').can('redraw')).toBe(false);
    const t = table(2)
      .at(0, 'H')
      .with(0, { workers: { shearer: 5 } })
      .hand(0, 'merino')
      .phaseB(0)
      .play('use 1');
    expect(t.can('redraw')).toBe(false);
  });
});

describe('idle shearers', () => {
  it('NZ-X11 an idle shearer draws a card, then discards one', () => {
    const t = shearing(2, 'merino').stack(0, 'lincoln', 'southdown').play('redraw');
    expect(t.moves()).toEqual(['discard merino', 'discard lincoln']);
    t.play('discard merino');
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });

  it('NZ-X11 the shearer who draws does not shear', () => {
    const t = shearing(2, 'merino', 'lincoln').stack(0, 'shropshire').play('redraw', 'discard shropshire');
    t.play('reveal merino');
    expect(t.why('reveal lincoln')).toMatchObject({ code: 'no-shearer-left', rule: 'NZ-X11' });
  });

  it('NZ-X11 once sheared, nothing more is shown, and who has drawn does not draw again', () => {
    const t = shearing(2, 'merino', 'lincoln').stack(0, 'shropshire').play('reveal merino', 'shear');
    expect(t.why('reveal lincoln')).toMatchObject({
      code: 'no-shearer-left',
      rule: 'NZ-X11',
    });
    const u = shearing(1, 'merino').stack(0, 'lincoln').play('redraw', 'discard merino');
    expect(u.why('redraw')).toMatchObject({
      code: 'no-idle-shearer',
      rule: 'NZ-X11',
    });
    expect(shearing(1, 'merino').stack(0).discard(0).why('redraw')).toMatchObject({ code: 'no-cards' });
  });

  it('NZ-X11 when all shearers have drawn, no sheep can be shown any more', () => {
    const t = shearing(1, 'merino').stack(0, 'lincoln').play('redraw', 'discard merino');
    expect(t.can('reveal lincoln')).toBe(false);
    expect(t.can('redraw')).toBe(false);
  });

  it('NZ-X11 shearers not used for shearing may draw afterwards', () => {
    const t = shearing(3, 'merino').stack(0, 'lincoln', 'southdown', 'romney').play('reveal merino', 'shear');
    t.play('redraw', 'discard lincoln', 'redraw', 'discard southdown');
    expect(t.can('redraw')).toBe(false);
    expect(t.cards(0, 'discard')).toEqual(['merino', 'lincoln', 'southdown']);
  });

  it('NZ-X11 the last shearer who sheared draws no card', () => {
    const t = shearing(1, 'merino').play('reveal merino', 'shear');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X11 NZ-W4 nobody draws between the first sheep shown and the total', () => {
    const t = shearing(3, 'merino').play('reveal merino');
    expect(t.why('redraw')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    t.play('shear');
    expect(t.can('redraw')).toBe(true);
  });

  it('NZ-X11 the drawing may be left', () => {
    const t = shearing(3, 'merino').play('reveal merino', 'shear', 'done');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X11 the example of the rules: four shearers draw and discard once, then shear three', () => {
    const t = shearing(4, 'merino', 'lincoln', 'southdown').stack(0, 'romney').play('redraw', 'discard southdown');
    t.play('reveal merino', 'reveal lincoln', 'reveal romney', 'shear');
    expect(t.told('sheared')).toEqual(sheared(9));
  });
});

describe('wool posts', () => {
  /** Sheared for so much on 3a, with so many pounds afterwards. */
  const wool = (total: number, money = 20) =>
    table(2)
      .build(0, '3a', 'A1')
      .at(0, 'A1')
      .with(0, { permanentWool: total, money: money - total })
      .phaseB(0)
      .play('use 1', 'shear');

  it.each([
    { post: 'wool-5', value: 5 },
    { post: 'wool-9', value: 9 },
    { post: 'wool-13', value: 13 },
  ])('NZ-X12 $post is within reach from wool $value on', ({ post, value }) => {
    expect(wool(value).can(`deliver ${post} aux-pound`)).toBe(true);
    expect(wool(value + 1).can(`deliver ${post} aux-pound`)).toBe(true);
    expect(wool(value - 1).can(`deliver ${post} aux-pound`)).toBe(false);
  });

  it('NZ-X12 a post out of reach', () => {
    expect(wool(8).why('deliver wool-9 hand-5')).toMatchObject({
      code: 'out-of-reach',
      rule: 'NZ-X12',
      what: 'wool-9',
      need: 9,
      have: 8,
    });
  });

  it.each([
    { post: 'lw1', value: 11, transport: 6, vp: 5 },
    { post: 'lw2', value: 16, transport: 8, vp: 9 },
  ])('NZ-X12 $post opens with an own storehouse at its harbour', ({ post, value, transport, vp }) => {
    const closed = wool(value).harbours(1, post);
    expect(closed.why(`deliver ${post} hand-5`)).toMatchObject({ code: 'no-storehouse-there' });
    expect(
      wool(value - 1)
        .harbours(0, post)
        .why(`deliver ${post} hand-5`),
    ).toMatchObject({ code: 'out-of-reach' });
    const t = wool(value).harbours(0, post).play(`deliver ${post} aux-pound`);
    expect(t.player(0).money).toBe(20 - transport);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.points(0, 'posts')).toBe(vp);
  });

  it('NZ-X12 wool goes to wool posts only', () => {
    const t = wool(20).harbours(0, 'lh1');
    expect(t.can('deliver 9 aux-pound')).toBe(false);
    expect(t.can('deliver 0 aux-pound')).toBe(false);
    expect(t.can('deliver lh1 aux-pound')).toBe(false);
  });

  it('NZ-X12 the disc is a choice', () => {
    const t = wool(13).play('forgo');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).posts.every((discs) => discs === 0)).toBe(true);
  });

  it('NZ-X12 one disc for each shearing', () => {
    const t = wool(13).play('deliver wool-5 aux-pound');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('deliver wool-9 aux-draw')).toBe(false);
  });

  it('NZ-X12 below 5 there is no post to deliver to', () => {
    expect(wool(4).question).toMatchObject({ ask: 'phase-b' });
  });

  it.each(['wool-5', 'wool-9'])('NZ-X12 %s is used once', (post) => {
    const t = wool(13).posts(0, post);
    expect(t.why(`deliver ${post} aux-pound`)).toMatchObject({ code: 'already-delivered', rule: 'NZ-X12' });
  });

  it.each(['lw1', 'lw2'])('NZ-X12 the foreign post %s is used once', (post) => {
    const t = wool(16).harbours(0, post).posts(0, post);
    expect(t.why(`deliver ${post} aux-pound`)).toMatchObject({ code: 'already-delivered', rule: 'NZ-X12' });
  });

  it('NZ-X12 post 13 is used again and again', () => {
    const t = wool(13).posts(0, 'wool-13', 'wool-13').play('deliver wool-13 aux-pound');
    expect(t.points(0, 'posts')).toBe(9);
  });

  it('NZ-X12 discs of other players do not matter', () => {
    expect(wool(9).posts(1, 'wool-9').can('deliver wool-9 aux-pound')).toBe(true);
  });

  it('NZ-X12 post 5 has white corners, costs nothing and gives nothing', () => {
    const t = wool(5);
    expect(t.why('deliver wool-5 hand-5')).toMatchObject({ code: 'dark-corners' });
    t.play('deliver wool-5 certificate-limit');
    expect(t.player(0).money).toBe(20);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.points(0, 'posts')).toBe(0);
  });

  it.each([
    { post: 'wool-9', value: 9, transport: 5, vp: 1 },
    { post: 'wool-13', value: 13, transport: 7, vp: 3 },
  ])('NZ-X12 $post has dark corners, costs £$transport and gives a Romney', ({ post, value, transport, vp }) => {
    const t = wool(value).play(`deliver ${post} wool-left`);
    expect(t.player(0).money).toBe(20 - transport);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.points(0, 'posts')).toBe(vp);
  });

  it('NZ-X12 NZ-X22 with no Romney left the disc is placed all the same', () => {
    const t = wool(9).supply({ romney: 0 }).play('deliver wool-9 wool-left');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0).money).toBe(15);
  });

  it('NZ-X12 transport and the price of the disc space are paid together', () => {
    const t = wool(13, 14);
    expect(t.can('deliver wool-13 hand-5')).toBe(true);
    expect(t.why('deliver wool-13 hand-6')).toMatchObject({ code: 'too-dear' });
    expect(wool(13, 15).can('deliver wool-13 hand-6')).toBe(true);
  });

  it('NZ-X12 the pounds just sheared pay for the transport', () => {
    const t = wool(9, 9).play('deliver wool-9 wool-left');
    expect(t.player(0).money).toBe(4);
  });

  it('NZ-X12 the £3 of the step space come too late for the transport', () => {
    const t = shearing(1).with(0, { permanentWool: 9, money: 0 }).play('shear').with(0, { money: 4 });
    expect(t.can('deliver wool-9 step')).toBe(false);
    t.with(0, { money: 5 }).play('deliver wool-9 step');
    expect(t.player(0).money).toBe(3);
  });

  it('NZ-X12 NZ-W13 with dark corners only left, such a disc goes to post 5 too', () => {
    const t = wool(5).discsLeft(0, 'hand-5', 'wool-left');
    expect(t.moves('deliver')).toEqual(['deliver wool-5 hand-5', 'deliver wool-5 wool-left']);
  });

  it("NZ-X11 NZ-X12 the rulebook's example: four shearers at E, the first one draws, 9 wool and a Romney", () => {
    const t = table(2)
      .at(0, 'E')
      .with(0, { money: 0, workers: { shearer: 4 }, permanentWool: 1 });
    t.hand(0, 'merino', 'lincoln', 'shropshire', 'shropshire').stack(0, 'shropshire', 'ryeland').phaseB(0);
    t.play('use 1', 'redraw', 'discard shropshire');
    expect(t.can('use 2')).toBe(false);
    t.play('reveal merino', 'reveal lincoln', 'reveal shropshire', 'shear');
    expect(t.told('sheared')).toEqual(sheared(9));
    expect(t.player(0).money).toBe(9);
    expect(t.why('deliver wool-13 wool-left')).toMatchObject({ code: 'out-of-reach' });
    t.play('deliver wool-9 wool-left');
    expect(t.player(0).money).toBe(4);
    expect(t.cards(0, 'discard')).toContain('romney');
    expect(t.cards(0, 'hand')).toEqual(['shropshire']);
    expect(t.can('use 2')).toBe(true);
  });

  it("NZ-X12 the rulebook's example without the permanent wool: 8 is not enough for post 9", () => {
    const t = shearing(3, 'merino', 'lincoln', 'shropshire');
    t.play('reveal merino', 'reveal lincoln', 'reveal shropshire', 'shear');
    expect(t.can('deliver wool-9 wool-left')).toBe(false);
    expect(t.can('deliver wool-5 aux-pound')).toBe(true);
  });

  it("NZ-X11 NZ-X12 the rulebook's hope: with the Ryeland it would have been 13", () => {
    const t = shearing(4, 'merino', 'lincoln', 'shropshire').with(0, { permanentWool: 1 }).stack(0, 'ryeland');
    t.play('redraw', 'discard shropshire', 'reveal merino', 'reveal lincoln', 'reveal ryeland', 'shear');
    expect(t.told('sheared')).toEqual(sheared(13));
    expect(t.can('deliver wool-13 wool-left')).toBe(true);
  });
});

describe('wool post 13 by building 10a', () => {
  const at10a = (money: number) => table(2).build(0, '10a', 'A1').at(0, 'A1').with(0, { money }).phaseB(0);

  it('NZ-X12 10a places a disc on post 13 without any wool, at its normal cost', () => {
    const t = at10a(7).play('use 2', 'deliver wool-13 wool-left');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.points(0, 'posts')).toBe(3);
  });

  it('NZ-X12 10a is for post 13 alone, and needs its £7', () => {
    const t = at10a(20).play('use 2');
    expect(t.can('deliver wool-5 aux-pound')).toBe(false);
    expect(t.can('deliver wool-9 wool-left')).toBe(false);
    expect(at10a(6).can('use 2')).toBe(false);
    expect(at10a(6).play('use 1').can('use 2')).toBe(true);
  });
});
