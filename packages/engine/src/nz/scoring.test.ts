import { describe, expect, it } from 'vitest';
import { score } from '../index.ts';
import { table } from '../testing/index.ts';

describe('the twelve categories', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [27, 5],
  ])('NZ-E2 1: £%i are worth %i VP', (money, vp) => {
    expect(table(2).with(0, { money }).points(0, 'pounds')).toBe(vp);
  });

  it.each([
    ['1a', 1],
    ['2a', 1],
    ['3a', 3],
    ['4a', 3],
    ['5a', 4],
    ['6a', 5],
    ['7a', 6],
    ['8a', 9],
    ['9a', 13],
    ['10a', 15],
    ['1b', 1],
    ['3b', 3],
    ['8b', 8],
    ['9b', 12],
    ['10b', 15],
  ])('NZ-E2 2: building %s on the trail is worth %i VP', (building, vp) => {
    expect(table(2).points(0, 'buildings')).toBe(0);
    expect(table(2).build(0, building, 'A1').points(0, 'buildings')).toBe(vp);
  });

  it('NZ-E2 2: own buildings add up, those of others are theirs', () => {
    const t = table(2).build(0, '1a', 'A1').build(0, '6a', 'H2').build(1, '10a', 'A2');
    expect(t.points(0, 'buildings')).toBe(1 + 5);
    expect(t.points(1, 'buildings')).toBe(15);
  });

  it('NZ-E2 NZ-X4 2: a building that was replaced is gone and scores nothing', () => {
    const t = table(2).build(0, '1a', 'A1').with(0, { money: 10 }).at(0, 'D').phaseB(0);
    t.play('use 2', 'build 3', 'site A1');
    expect(t.points(0, 'buildings')).toBe(3);
  });

  it.each([
    ['0', -8],
    ['1', 0],
    ['3', 0],
    ['6', 0],
    ['9', 1],
    ['12', 3],
    ['15', 5],
    ['18', 6],
    ['21', 9],
    ['wool-5', 0],
    ['wool-9', 1],
    ['wool-13', 3],
    ['lh1', 3],
    ['lh2', 7],
    ['lh3', 10],
    ['lw1', 5],
    ['lw2', 9],
  ])('NZ-E2 3: a disc on post %s is worth %i VP', (post, vp) => {
    expect(table(2).posts(0, post).points(0, 'posts')).toBe(vp);
  });

  it('NZ-E2 3: every disc on a post that takes several counts', () => {
    expect(table(2).posts(0, '21', '21').points(0, 'posts')).toBe(18);
    expect(table(2).posts(0, 'wool-13', 'wool-13', 'wool-13').points(0, 'posts')).toBe(9);
    expect(table(2).posts(0, '0', '0').points(0, 'posts')).toBe(-16);
  });

  it('NZ-E2 3: local, foreign and wool posts are one sum, which may be negative', () => {
    expect(table(2).posts(0, '0', 'lh1', 'wool-9', '12').points(0, 'posts')).toBe(-8 + 3 + 1 + 3);
    expect(table(2).posts(1, '12').points(0, 'posts')).toBe(0);
  });

  it.each([
    ['sh1', 1],
    ['sh2', 1],
    ['sh3', 1],
    ['sh4', 1],
    ['sh5', 0],
    ['sh6', 1],
    ['se1', 2],
    ['se2', 2],
    ['se3', 2],
    ['mh1', 1],
    ['mh2', 2],
    ['mh3', 3],
    ['mh4', 4],
    ['mh5', 6],
    ['lh1', 0],
    ['lw2', 0],
  ])('NZ-E2 4: a piece at harbour %s is worth %i VP', (harbour, vp) => {
    expect(table(2).harbours(0, harbour).points(0, 'harbours')).toBe(vp);
  });

  it('NZ-E2 NZ-X10 4: a yellow arrow adds 4 VP with own storehouses at both ends', () => {
    expect(table(2).harbours(0, 'se1', 'se2').points(0, 'harbours')).toBe(2 + 2 + 4);
    expect(table(2).harbours(0, 'se2', 'se3').points(0, 'harbours')).toBe(2 + 2 + 4);
    expect(table(2).harbours(0, 'se1', 'se2', 'se3').points(0, 'harbours')).toBe(6 + 4 + 4);
  });

  it('NZ-E2 NZ-X10 4: the outer ends are no neighbours, and storehouses of others complete no arrow', () => {
    expect(table(2).harbours(0, 'se1', 'se3').points(0, 'harbours')).toBe(4);
    expect(table(2).harbours(0, 'se1').harbours(1, 'se2').points(0, 'harbours')).toBe(2);
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 3],
    [6, 3],
    [7, 3],
    [8, 3],
    [9, 7],
    [10, 7],
    [11, 7],
    [12, 10],
    [13, 10],
    [14, 13],
    [15, 13],
    [16, 15],
  ])('NZ-E2 5: a disc on space %i of the pathfinder track is worth %i VP', (pathfinder, vp) => {
    expect(table(2).with(0, { pathfinder }).points(0, 'pathfinder')).toBe(vp);
  });

  it('NZ-E2 6: hazards and bonus tiles score what they show', () => {
    const t = table(2).owns(0, 'rk-1', 'rk-9', 'fl-3').bonusTiles(0, 'bt08', 'bt09', 'bt01');
    expect(t.points(0, 'tiles')).toBe(2 + 4 + 3 + 4 + 8 + 0);
    expect(t.points(1, 'tiles')).toBe(0);
  });

  it('NZ-E2 6: hazards on the trail score for nobody', () => {
    const t = table(2).hazard('rk-9', 'RK1');
    expect([t.points(0, 'tiles'), t.points(1, 'tiles')]).toEqual([0, 0]);
  });

  it.each([
    ['shropshire', 0],
    ['southdown', 0],
    ['english-leicester', 0],
    ['merino', 0],
    ['dorset-horn', 1],
    ['lincoln', 2],
    ['corriedale', 2],
    ['hampshire', 3],
    ['ryeland', 4],
    ['suffolk', 7],
    ['romney', 3],
    ['sheepdog', 0],
    ['ferry', 0],
    ['kotare', 0],
    ['set-1', 1],
    ['set-2', 1],
    ['set-3', 2],
    ['set-4', 1],
    ['set-5', 2],
    ['set-6', 2],
    ['set-7', 4],
  ])('NZ-E2 7: a %s card is worth %i VP', (card, vp) => {
    expect(table(2).discard(0, card).points(0, 'cards')).toBe(vp);
  });

  it('NZ-E2 7: hand, draw stack and discard pile count alike', () => {
    const t = table(2).hand(0, 'suffolk').stack(0, 'romney', 'merino').discard(0, 'hampshire', 'set-7', 'suffolk');
    expect(t.points(0, 'cards')).toBe(7 + 3 + 3 + 4 + 7);
  });

  it('NZ-E2 7: objectives score in their own category only, those among the bonus cards too', () => {
    const t = table(2).hand(0, 'o01', 'set-8').discard(0, 'set-9').stack(0, 'set-10');
    expect(t.points(0, 'cards')).toBe(0);
    expect(table(2).area(0, 'set-8').points(0, 'cards')).toBe(0);
  });

  it('NZ-E2 10: the cleared second hand space is worth 3 VP, the first one nothing', () => {
    expect(table(2).points(0, 'hand')).toBe(0);
    expect(table(2).cleared(0, 'hand-5').points(0, 'hand')).toBe(0);
    expect(table(2).cleared(0, 'hand-6').points(0, 'hand')).toBe(3);
    expect(table(2).cleared(0, 'hand-5', 'hand-6').points(0, 'hand')).toBe(3);
  });

  it('NZ-E2 11: each worker on a fifth space is worth 4 VP', () => {
    expect(table(2).points(0, 'workers')).toBe(0);
    expect(
      table(2)
        .with(0, { workers: { shepherd: 4, sailor: 4 } })
        .points(0, 'workers'),
    ).toBe(0);
    expect(
      table(2)
        .with(0, { workers: { shepherd: 5 } })
        .points(0, 'workers'),
    ).toBe(4);
    expect(
      table(2)
        .with(0, { workers: { shepherd: 5, craftsman: 5, sailor: 5, shearer: 5 } })
        .points(0, 'workers'),
    ).toBe(16);
  });

  it('NZ-E2 NZ-X2 11: a joker on the fifth space counts as well', () => {
    const t = table(2)
      .bonus('bt01', 1, 1)
      .with(0, { gold: 1, workers: { shearer: 4 } });
    t.at(0, 'C').phaseB(0).play('use 3', 'invest 1 1', 'join shearer');
    expect(t.points(0, 'workers')).toBe(4);
  });

  it('NZ-E2 NZ-X9 11: a fifth worker who became harbourmaster counts no longer', () => {
    const t = table(2)
      .ship(0, 'T4')
      .harbourmaster('mh1', 'h1')
      .with(0, { workers: { shearer: 5 } });
    t.at(0, 'B').phaseB(0).play('use 2', 'upgrade mh1 aux-pound', 'appoint shearer');
    expect(t.points(0, 'workers')).toBe(0);
  });

  it.each([
    [{ p1: 0 }, 0],
    [{ p2: 0 }, 0],
    [{ p3: 0 }, 0],
    [{ p4: 0 }, 2],
    [{ p5: 0 }, 4],
    [{ p4: 0, p5: 0 }, 6],
    [{ p4: 1, p5: 1 }, 0],
  ])('NZ-E2 11: with %o storehouses left the pairs are worth %i VP', (left, vp) => {
    expect(table(2).storehouses(0, left).points(0, 'workers')).toBe(vp);
  });

  it('NZ-E2 12: the market token is worth 5 VP to its holder', () => {
    const t = table(2).with(0, { token: true });
    expect(t.points(0, 'token')).toBe(5);
    expect(t.points(1, 'token')).toBe(0);
  });

  it('NZ-E2 the score is the sum of all twelve categories', () => {
    const t = table(2).with(0, { money: 11, pathfinder: 7, token: true, workers: { sailor: 5 } });
    t.build(0, '6a', 'A1').posts(0, '12').harbours(0, 'mh5').owns(0, 'fl-3').discard(0, 'suffolk');
    t.area(0, 'o09').harbourmasters(0, 'h6').cleared(0, 'hand-6');
    expect(score(t.s).seats[0]!.categories.map(({ category, vp }) => [category, vp])).toEqual([
      ['pounds', 2],
      ['buildings', 5],
      ['posts', 3],
      ['harbours', 6],
      ['pathfinder', 3],
      ['tiles', 3],
      ['cards', 7],
      ['objectives', 3],
      ['harbourmasters', 1],
      ['hand', 3],
      ['workers', 4],
      ['token', 5],
    ]);
    expect(t.points(0)).toBe(2 + 5 + 3 + 6 + 3 + 3 + 7 + 3 + 1 + 3 + 4 + 5);
  });
});

describe('what fulfils a task', () => {
  it.each(['15', '18', '21', 'wool-13', 'lh2', 'lh3', 'lw2'])('NZ-E4 a disc on post %s has a value of 13+', (post) => {
    expect(table(2).area(0, 'o08').discard(0, 'ferry').posts(0, post).points(0, 'objectives')).toBe(3);
  });

  it.each(['0', '9', '12', 'wool-5', 'wool-9', 'lh1', 'lw1'])('NZ-E4 a disc on post %s is below 13', (post) => {
    expect(table(2).area(0, 'o08').discard(0, 'ferry').posts(0, post).points(0, 'objectives')).toBe(-3);
  });

  it('NZ-E4 a disc of somebody else fulfils nothing', () => {
    expect(table(2).area(0, 'o08').discard(0, 'ferry').posts(1, '15').points(0, 'objectives')).toBe(-3);
  });

  it('NZ-E4 a building is an own building on the trail', () => {
    const t = table(2).area(0, 'o09').owns(0, 'fl-1').build(1, '1a', 'A1');
    expect(t.points(0, 'objectives')).toBe(-3);
    expect(t.build(0, '1a', 'A2').points(0, 'objectives')).toBe(3);
  });

  it.each([
    ['5a', -3],
    ['6a', 3],
    ['7b', 3],
    ['10a', 3],
  ])('NZ-E4 the task of a building of 4 craftsmen or more with building %s: %i VP', (building, vp) => {
    const t = table(2).area(0, 'o02').discard(0, 'lincoln').build(0, building, 'A1');
    expect(t.points(0, 'objectives')).toBe(vp);
  });

  it.each([
    [1, -3],
    [2, 3],
  ])('NZ-E4 the task of two shearers with %i in the row, the printed one included: %i VP', (shearer, vp) => {
    const t = table(2).area(0, 'o07').discard(0, 'lincoln').with(0, { workers: { shearer } });
    expect(t.points(0, 'objectives')).toBe(vp);
  });

  it('NZ-E4 NZ-X2 a joker in the shearer row is a shearer', () => {
    const t = table(2).area(0, 'o07').discard(0, 'lincoln').bonus('bt01', 1, 1).with(0, { gold: 1 });
    t.at(0, 'C').phaseB(0).play('use 3', 'invest 1 1', 'join shearer', 'take');
    expect(t.points(0, 'objectives')).toBe(3);
  });

  it.each([
    ['sh1', 3],
    ['se3', 3],
    ['lh1', 3],
    ['lw1', 3],
    ['mh1', -3],
  ])('NZ-E4 the task of a storehouse on the sea routes board with a piece at %s: %i VP', (harbour, vp) => {
    const t = table(2).area(0, 'o06').owns(0, 'fl-1').harbours(1, 'sh2').harbours(0, harbour);
    expect(t.points(0, 'objectives')).toBe(vp);
  });

  it.each([
    ['lincoln', 3],
    ['corriedale', 3],
    ['hampshire', -3],
    ['dorset-horn', -3],
  ])('NZ-E4 the task of a Lincoln or Corriedale with a %s: %i VP', (card, vp) => {
    expect(table(2).area(0, 'o04').discard(0, card, 'ferry').points(0, 'objectives')).toBe(vp);
  });

  it.each([
    ['hampshire', 3],
    ['ryeland', 3],
    ['suffolk', -3],
    ['lincoln', -3],
  ])('NZ-E4 the task of a Hampshire or Ryeland with a %s: %i VP', (card, vp) => {
    expect(table(2).area(0, 'o05').harbours(0, 'sh1').discard(0, card).points(0, 'objectives')).toBe(vp);
  });

  it.each([
    ['ferry', 3],
    ['set-1', 3],
    ['sheepdog', -3],
    ['set-2', -3],
  ])('NZ-E4 the task of a ferry with a %s: %i VP', (card, vp) => {
    expect(table(2).area(0, 'o04').discard(0, 'lincoln', card).points(0, 'objectives')).toBe(vp);
  });

  it('NZ-E4 cards count in hand, draw stack and discard pile, those of others do not', () => {
    const t = table(2).area(0, 'o04').hand(0, 'lincoln').discard(1, 'ferry');
    expect(t.points(0, 'objectives')).toBe(-3);
    expect(t.stack(0, 'merino', 'ferry').points(0, 'objectives')).toBe(3);
    expect(t.stack(0).hand(0, 'ferry').discard(0, 'lincoln').points(0, 'objectives')).toBe(3);
  });

  it.each([
    [5, -3],
    [6, 3],
    [16, 3],
  ])('NZ-E4 the task of six pathfinder spaces with the disc on %i: %i VP', (pathfinder, vp) => {
    const t = table(2).area(0, 'o01').build(0, '1a', 'A1').with(0, { pathfinder });
    expect(t.points(0, 'objectives')).toBe(vp);
  });

  it('NZ-E4 the task of a flood asks for a flood tile, not for a rockfall', () => {
    const t = table(2).area(0, 'o09').build(0, '1a', 'A1').owns(0, 'rk-1').owns(1, 'fl-1').hazard('fl-2', 'FL1');
    expect(t.points(0, 'objectives')).toBe(-3);
    expect(t.owns(0, 'fl-3').points(0, 'objectives')).toBe(3);
  });

  it('NZ-E4 a card of three tasks is fulfilled by all three, and one open task costs its penalty', () => {
    const t = table(2).area(0, 'o16').owns(0, 'fl-1').discard(0, 'ferry');
    expect(t.points(0, 'objectives')).toBe(-3);
    expect(t.build(0, '1a', 'A1').points(0, 'objectives')).toBe(5);
  });

  it.each([
    ['set-8', -2],
    ['set-9', -3],
    ['set-10', -2],
  ])('NZ-E4 objective bonus card %s in the area costs %i VP when it fails', (card, vp) => {
    expect(table(2).area(0, card).points(0, 'objectives')).toBe(vp);
  });

  it('NZ-E4 objective bonus cards score as other objectives', () => {
    expect(table(2).area(0, 'set-8').harbours(0, 'sh1', 'lh1').discard(0, 'ferry').points(0, 'objectives')).toBe(4);
    const nine = table(2).area(0, 'set-9').with(0, { pathfinder: 6 }).build(0, '1a', 'A1').discard(0, 'lincoln');
    expect(nine.points(0, 'objectives')).toBe(5);
    expect(table(2).area(0, 'set-10').posts(0, '15').discard(0, 'ryeland').points(0, 'objectives')).toBe(5);
  });

  it('NZ-E4 the whole category may be negative', () => {
    expect(table(2).area(0, 'o01', 'o02', 'set-8').points(0, 'objectives')).toBe(-3 - 3 - 2);
  });

  it('NZ-E3 NZ-E4 the rulebook’s example: 9 VP with everything, 3 VP one disc short', () => {
    const t = table(3).area(0, 'o01', 'o02', 'o03').with(0, { pathfinder: 12 }).discard(0, 'corriedale');
    t.build(0, '6a', 'A1').build(0, '1a', 'A2');
    expect(t.points(0, 'objectives')).toBe(3);
    expect(t.posts(0, '15').points(0, 'objectives')).toBe(9);
  });
});

describe('which objectives count, and for what', () => {
  it('NZ-E3 an objective in the area counts even when it costs points', () => {
    expect(table(2).area(0, 'o01').points(0, 'objectives')).toBe(-3);
  });

  it('NZ-E3 an objective in the deck counts only when that pays', () => {
    const t = table(2).hand(0, 'o01').stack(0, 'o02').discard(0, 'set-8');
    expect(t.points(0, 'objectives')).toBe(0);
    t.with(0, { pathfinder: 6 }).build(0, '1a', 'A1');
    expect(t.points(0, 'objectives')).toBe(3);
  });

  it.each(['hand', 'stack', 'discard'] as const)('NZ-E3 an objective in the %s is part of the deck', (where) => {
    const t = table(2)[where](0, 'o09').build(0, '1a', 'A1').owns(0, 'fl-1');
    expect(t.points(0, 'objectives')).toBe(3);
  });

  it('NZ-E3 an objective added at the end brings no immediate action', () => {
    const t = table(2).hand(0, 'o11').build(0, '1a', 'A1').harbours(0, 'sh1').with(0, { money: 1 });
    expect(t.points(0, 'objectives')).toBe(3);
    expect(t.points(0, 'pounds')).toBe(0);
  });

  it('NZ-E3 objectives of the display and of others count for nobody else', () => {
    const t = table(2).objectives(['o09']).area(1, 'o09').build(0, '1a', 'A1').owns(0, 'fl-1');
    expect(t.points(0, 'objectives')).toBe(0);
  });

  it('NZ-E3 two tasks of a building need two buildings', () => {
    const t = table(2).area(0, 'o01', 'o09').with(0, { pathfinder: 6 }).owns(0, 'fl-1').build(0, '1a', 'A1');
    expect(t.points(0, 'objectives')).toBe(3 - 3);
    expect(t.build(0, '2a', 'A2').points(0, 'objectives')).toBe(6);
  });

  it('NZ-E3 two tasks of a post of 13 or more need two discs, which may lie on one post', () => {
    const t = table(2)
      .area(0, 'o08', 'o12')
      .discard(0, 'ferry')
      .with(0, { workers: { shearer: 2 } })
      .posts(0, '21');
    expect(t.points(0, 'objectives')).toBe(3 - 3);
    expect(t.posts(0, '21').points(0, 'objectives')).toBe(6);
  });

  it.each([
    [2, 0],
    [3, 0],
    [4, 6],
  ])('NZ-E3 two tasks of two shearers with %i shearers: %i VP', (shearer, vp) => {
    const t = table(2).area(0, 'o07', 'o12').discard(0, 'lincoln').posts(0, '15').with(0, { workers: { shearer } });
    expect(t.points(0, 'objectives')).toBe(vp);
  });

  it('NZ-E3 one card with the same task twice needs the thing twice', () => {
    const t = table(2).area(0, 'o15').with(0, { pathfinder: 6 }).harbours(0, 'sh1');
    expect(t.points(0, 'objectives')).toBe(-3);
    expect(t.harbours(0, 'lw1').points(0, 'objectives')).toBe(5);
  });

  it('NZ-E3 two tasks of a Lincoln or Corriedale need two such sheep', () => {
    const t = table(2)
      .area(0, 'o04', 'o07')
      .with(0, { workers: { shearer: 2 } })
      .discard(0, 'ferry', 'lincoln');
    expect(t.points(0, 'objectives')).toBe(3 - 3);
    expect(t.hand(0, 'corriedale').points(0, 'objectives')).toBe(6);
  });

  it('NZ-E3 two tasks of a Hampshire or Ryeland need two such sheep', () => {
    const t = table(2).area(0, 'o05', 'o10').with(0, { pathfinder: 6 }).harbours(0, 'sh1').discard(0, 'ryeland');
    expect(t.points(0, 'objectives')).toBe(3 - 3);
    expect(t.discard(0, 'ryeland', 'ryeland').points(0, 'objectives')).toBe(6);
  });

  it('NZ-E3 two tasks of a ferry need two ferries', () => {
    const t = table(2).area(0, 'o04', 'o08').posts(0, '15').discard(0, 'lincoln', 'ferry');
    expect(t.points(0, 'objectives')).toBe(3 - 3);
    expect(t.hand(0, 'set-1').points(0, 'objectives')).toBe(6);
  });

  it('NZ-E3 two tasks of a flood need two floods', () => {
    const t = table(2).area(0, 'o06', 'o09').harbours(0, 'sh1').build(0, '1a', 'A1').owns(0, 'fl-1', 'rk-1');
    expect(t.points(0, 'objectives')).toBe(3 - 3);
    expect(t.owns(0, 'fl-2').points(0, 'objectives')).toBe(6);
  });

  it.each([
    [6, 3 - 3 - 3],
    [11, 3 - 3 - 3],
    [12, 3 + 3 - 3],
    [16, 3 + 3 - 3],
  ])('NZ-E3 three tasks of six pathfinder spaces with the disc on %i: %i VP', (pathfinder, vp) => {
    const t = table(2).area(0, 'o01', 'o03', 'o10').with(0, { pathfinder }).build(0, '1a', 'A1').posts(0, '15');
    expect(t.discard(0, 'hampshire').points(0, 'objectives')).toBe(vp);
  });

  it('NZ-E3 one big building is a building or a building of 4, not both', () => {
    const t = table(2).area(0, 'o13').discard(0, 'ferry').build(0, '6a', 'A1');
    expect(t.points(0, 'objectives')).toBe(-3);
    expect(t.build(0, '1a', 'A2').points(0, 'objectives')).toBe(5);
  });

  it('NZ-E3 the small building serves the plain task, so that the big one is free for the other', () => {
    const t = table(2).area(0, 'o01', 'o02').with(0, { pathfinder: 6 }).discard(0, 'lincoln');
    expect(t.build(0, '6a', 'A1').build(0, '1a', 'A2').points(0, 'objectives')).toBe(6);
    const u = table(2).area(0, 'o02', 'o01').with(0, { pathfinder: 6 }).discard(0, 'lincoln');
    expect(u.build(0, '1a', 'A1').build(0, '6a', 'A2').points(0, 'objectives')).toBe(6);
  });

  it('NZ-E3 a big building to spare serves a plain task', () => {
    const t = table(2).area(0, 'o01', 'o02').with(0, { pathfinder: 6 }).discard(0, 'lincoln');
    expect(t.build(0, '6a', 'A1').build(0, '7a', 'A2').points(0, 'objectives')).toBe(6);
  });

  it('NZ-E3 two small buildings do not make a big one', () => {
    const t = table(2).area(0, 'o01', 'o02').with(0, { pathfinder: 6 }).discard(0, 'lincoln');
    expect(t.build(0, '5a', 'A1').build(0, '1a', 'A2').points(0, 'objectives')).toBe(3 - 3);
  });

  it('NZ-E3 a thing wanted by two cards goes to the one that gains more', () => {
    const t = table(2).area(0, 'o01', 'o19').with(0, { pathfinder: 6 }).discard(0, 'lincoln');
    expect(t.build(0, '6a', 'A1').build(0, '1a', 'A2').points(0, 'objectives')).toBe(5 - 3);
  });

  it('NZ-E3 two modest cards are preferred to a better one that would take their things', () => {
    const t = table(2).area(0, 'o15', 'o05', 'o06').with(0, { pathfinder: 6 }).discard(0, 'hampshire');
    t.owns(0, 'fl-1').harbours(0, 'sh1', 'sh2');
    expect(t.points(0, 'objectives')).toBe(3 + 3 - 3);
  });

  it('NZ-E3 from the deck the same cards are chosen without a penalty', () => {
    const t = table(2).discard(0, 'o15', 'o05', 'o06', 'hampshire').with(0, { pathfinder: 6 });
    expect(t.owns(0, 'fl-1').harbours(0, 'sh1', 'sh2').points(0, 'objectives')).toBe(3 + 3);
  });

  it('NZ-E3 a card of the area is served before better cards of the deck when that scores best', () => {
    const t = table(2).area(0, 'o15').discard(0, 'o05', 'o06', 'hampshire').with(0, { pathfinder: 6 });
    expect(t.owns(0, 'fl-1').harbours(0, 'sh1', 'sh2').points(0, 'objectives')).toBe(5);
    const u = table(2).area(0, 'o01').hand(0, 'o23').with(0, { pathfinder: 6 }).harbours(0, 'sh1');
    expect(u.build(0, '1a', 'A1').points(0, 'objectives')).toBe(3);
  });

  it('NZ-E3 a card of the area is given up when cards of the deck bring more with its things', () => {
    const t = table(2).area(0, 'set-10').discard(0, 'o22', 'o14', 'ferry', 'lincoln', 'ryeland');
    t.posts(0, '15')
      .harbours(0, 'sh1')
      .with(0, { workers: { shearer: 2 } });
    expect(t.points(0, 'objectives')).toBe(-2 + 5 + 5);
  });

  it('NZ-E3 area and deck share what is owned', () => {
    const t = table(2).area(0, 'o09').hand(0, 'o16').discard(0, 'ferry').build(0, '1a', 'A1').owns(0, 'fl-1');
    expect(t.points(0, 'objectives')).toBe(3);
    expect(t.build(0, '2a', 'A2').owns(0, 'fl-2').points(0, 'objectives')).toBe(3 + 5);
  });
});

describe('harbourmaster tiles', () => {
  it.each([
    [4, 0],
    [5, 2],
    [9, 2],
    [10, 4],
    [15, 6],
    [16, 6],
  ])('NZ-E5 h1: 2 VP for every 5 pathfinder spaces, with the disc on %i: %i VP', (pathfinder, vp) => {
    expect(table(2).harbourmasters(0, 'h1').with(0, { pathfinder }).points(0, 'harbourmasters')).toBe(vp);
  });

  it('NZ-E5 h2: 1 VP for each hazard tile of either kind', () => {
    const t = table(2).harbourmasters(0, 'h2').owns(1, 'fl-1').hazard('rk-3', 'RK1');
    expect(t.points(0, 'harbourmasters')).toBe(0);
    expect(t.owns(0, 'rk-1', 'rk-2', 'fl-2').points(0, 'harbourmasters')).toBe(3);
  });

  it('NZ-E5 h3: 1 VP for every 2 storehouses on the sea routes board', () => {
    const t = table(2).harbourmasters(0, 'h3').harbours(0, 'sh1', 'mh1', 'mh2').harbours(1, 'sh2', 'sh3');
    expect(t.points(0, 'harbourmasters')).toBe(0);
    expect(t.harbours(0, 'lh1').points(0, 'harbourmasters')).toBe(1);
    expect(t.harbours(0, 'lw1').points(0, 'harbourmasters')).toBe(1);
    expect(t.harbours(0, 'se1').points(0, 'harbourmasters')).toBe(2);
  });

  it('NZ-E5 h4: 1 VP for each objective in the area, fulfilled or not', () => {
    const t = table(2).harbourmasters(0, 'h4').area(0, 'o01', 'o09', 'set-8').build(0, '1a', 'A1').owns(0, 'fl-1');
    expect(t.points(0, 'objectives')).toBe(3 - 3 - 2);
    expect(t.points(0, 'harbourmasters')).toBe(3);
  });

  it('NZ-E5 NZ-E3 h4: objectives added from the deck count too, those dropped do not', () => {
    const t = table(2).harbourmasters(0, 'h4').hand(0, 'o09', 'o05').build(0, '1a', 'A1').owns(0, 'fl-1');
    expect(t.points(0, 'objectives')).toBe(3);
    expect(t.points(0, 'harbourmasters')).toBe(1);
  });

  it('NZ-E5 NZ-E3 h4: of two choices with the same objective points the one with more cards is taken', () => {
    const t = table(2).discard(0, 'set-8', 'o16', 'o06', 'o11', 'o08', 'ferry', 'ferry').owns(0, 'fl-1');
    t.build(0, '1a', 'A1').harbours(0, 'sh1', 'sh2').posts(0, '15');
    expect(t.points(0, 'objectives')).toBe(9);
    t.harbourmasters(0, 'h4');
    expect(t.points(0, 'objectives')).toBe(9);
    expect(t.points(0, 'harbourmasters')).toBe(3);
  });

  it('NZ-E5 h5: 1 VP for each certificate, temporary or permanent', () => {
    const t = table(2).harbourmasters(0, 'h5').with(0, { certificates: 2 });
    expect(t.points(0, 'harbourmasters')).toBe(2);
    expect(t.cleared(0, 'certificate-left', 'certificate-right').points(0, 'harbourmasters')).toBe(4);
    expect(t.with(0, { permanentCertificates: 1 }).points(0, 'harbourmasters')).toBe(5);
  });

  it('NZ-E5 NZ-X9 h5: the permanent certificate of the tile itself is one of them', () => {
    const t = table(2)
      .ship(0, 'T4')
      .harbourmaster('mh1', 'h5')
      .with(0, { workers: { shepherd: 2 } });
    t.at(0, 'B').phaseB(0).play('use 2', 'upgrade mh1 aux-pound', 'appoint shepherd');
    expect(t.points(0, 'harbourmasters')).toBe(1);
  });

  it('NZ-E5 h6: 1 VP for each own building on the trail', () => {
    const t = table(2).harbourmasters(0, 'h6').build(1, '1a', 'A1');
    expect(t.points(0, 'harbourmasters')).toBe(0);
    expect(t.build(0, '1a', 'A2').build(0, '10a', 'A3').points(0, 'harbourmasters')).toBe(2);
  });

  it.each([
    [{}, 2],
    [{ shepherd: 2 }, 2],
    [{ shepherd: 2, sailor: 2 }, 3],
    [{ shepherd: 5, craftsman: 5, sailor: 5, shearer: 5 }, 10],
  ])('NZ-E5 h7: 1 VP for every 2 workers, printed ones included: %o makes %i VP', (workers, vp) => {
    expect(table(2).harbourmasters(0, 'h7').with(0, { workers }).points(0, 'harbourmasters')).toBe(vp);
  });

  it('NZ-E5 NZ-X9 h7: the worker who became harbourmaster does not count', () => {
    const t = table(2)
      .ship(0, 'T4')
      .harbourmaster('mh1', 'h7')
      .with(0, { workers: { shepherd: 3 } });
    t.at(0, 'B').phaseB(0).play('use 2', 'upgrade mh1 aux-pound', 'appoint shepherd');
    expect(t.points(0, 'harbourmasters')).toBe(2);
  });

  it('NZ-E5 h8: 1 VP for each ferry in the deck, the one of set 1 included', () => {
    const t = table(2).harbourmasters(0, 'h8').discard(1, 'ferry');
    expect(t.points(0, 'harbourmasters')).toBe(0);
    t.hand(0, 'ferry').stack(0, 'merino', 'ferry', 'sheepdog').discard(0, 'set-1', 'kotare');
    expect(t.points(0, 'harbourmasters')).toBe(3);
  });

  it('NZ-E5 several tiles score side by side, each for everything owned', () => {
    const t = table(2).harbourmasters(0, 'h2', 'h6').owns(0, 'fl-1').build(0, '1a', 'A1').area(0, 'o09');
    expect(t.points(0, 'harbourmasters')).toBe(2);
    expect(t.points(0, 'objectives')).toBe(3);
  });

  it('NZ-E5 only tiles a player has taken score', () => {
    const t = table(2).harbourmasters(1, 'h7').harbourmaster('mh1', 'h6').build(0, '1a', 'A1');
    expect(t.points(0, 'harbourmasters')).toBe(0);
    expect(t.points(1, 'harbourmasters')).toBe(2);
  });
});
