import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

describe('neutral buildings', () => {
  it('NZ-B1 building A: discard two equal sheep for £2; hire; hire for £3 more', () => {
    const t = table(2).at(0, 'A').hand(0, 'southdown', 'merino', 'merino').with(0, { money: 20 });
    t.job('sailor', 7).job('shearer', 6).phaseB(0);
    t.play('use 1', 'discard merino');
    expect(t.player(0).money).toBe(22);
    expect(t.cards(0, 'discard')).toEqual(['merino', 'merino']);
    t.play('use 2', 'hire sailor 7', 'forgo');
    expect(t.player(0).money).toBe(15);
    t.play('use 3', 'hire shearer 6', 'forgo');
    expect(t.player(0).money).toBe(6);
    expect(t.workers(0)).toEqual({ shepherd: 1, craftsman: 1, sailor: 2, shearer: 2 });
  });

  it('NZ-X1 building A: the dearer hiring needs £3 more', () => {
    const t = table(2).at(0, 'A').with(0, { money: 9 }).job('shearer', 7).phaseB(0);
    expect(t.can('use 2')).toBe(true);
    expect(t.why('use 3')?.code).toBe('too-dear');
    expect(t.with(0, { money: 10 }).can('use 3')).toBe(true);
  });

  it('NZ-B1 NZ-B2 building B front: pathfinder 2 or an objective; move the ship by sailors', () => {
    const t = table(2).at(0, 'B').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    t.with(0, { workers: { sailor: 2 } }).play('use 1 a');
    expect(t.can('advance 3')).toBe(false);
    t.play('advance 2');
    expect(t.player(0).pathfinder).toBe(2);
    expect(t.can('use 1 b')).toBe(false);
    t.play('use 2');
    expect(t.can('sail C2')).toBe(true);
    expect(t.can('sail C3')).toBe(false);
    t.play('sail C2');
    expect(t.shipAt(0)).toBe('C2');
    const u = table(2).at(0, 'B').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    u.play('use 1 b', 'objective o04');
    expect(u.cards(0, 'discard')).toEqual(['o04']);
  });

  it('NZ-B1 NZ-B2 building B back: a single auxiliary action or an objective; pathfinder 2', () => {
    const t = table(2).at(0, 'B').flipped().cleared(0, 'aux-pound').phaseB(0);
    t.objectives(['o01', 'o02', 'o03', 'o04'], ['o05']);
    expect(t.moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    t.play('use 1 a');
    expect(t.why('auxiliary pound double')?.code).toBe('single-only');
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
    expect(t.can('use 1 b')).toBe(false);
    t.play('use 2');
    expect(t.can('advance 3')).toBe(false);
    t.play('advance 2');
    expect(t.player(0).pathfinder).toBe(2);
    const u = table(2).at(0, 'B').flipped().objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    u.play('use 1 b', 'objective stack');
    expect(u.cards(0, 'discard')).toEqual(['o05']);
    expect(u.can('use 1 a')).toBe(false);
  });

  it('NZ-B1 building C front: 1 gold; a single or double auxiliary action; invest', () => {
    const t = table(2).at(0, 'C').cleared(0, 'aux-pound').bonus('bt08', 1, 1).phaseB(0);
    t.play('use 1');
    expect(t.player(0).gold).toBe(1);
    t.play('use 2', 'auxiliary pound double');
    expect(t.player(0).money).toBe(12);
    t.play('use 3', 'invest 1 1');
    expect(t.player(0)).toMatchObject({ money: 7, tokens: 1, bonusTiles: [7] });
  });

  it('NZ-B1 building C back: a single or double auxiliary action; invest; invest for £3 more; no gold', () => {
    const t = table(2).at(0, 'C').flipped().cleared(0, 'aux-pound').with(0, { money: 20 }).phaseB(0);
    t.bonus('bt08', 1, 1).bonus('bt08', 1, 2);
    t.play('use 1', 'auxiliary pound double');
    expect(t.player(0)).toMatchObject({ money: 22, gold: 0 });
    t.play('use 2', 'invest 1 1');
    expect(t.player(0).money).toBe(17);
    t.play('use 3', 'invest 1 2');
    expect(t.player(0)).toMatchObject({ money: 9, tokens: 2 });
  });

  it('NZ-B1 building D: discard an English Leicester for £2; build for £2 per craftsman', () => {
    const t = table(2)
      .at(0, 'D')
      .hand(0, 'merino', 'english-leicester')
      .with(0, { workers: { craftsman: 2 } })
      .phaseB(0);
    t.play('use 1');
    expect(t.moves('discard')).toEqual(['discard english-leicester']);
    t.play('discard english-leicester');
    expect(t.player(0).money).toBe(12);
    t.play('use 2', 'build 3', 'site A1');
    expect(t.player(0).money).toBe(8);
    expect(t.player(0).supply).not.toContain(2);
  });

  it('NZ-B1 NZ-X11 building E: shear as many sheep as shearers; a single auxiliary action', () => {
    const t = table(2)
      .at(0, 'E')
      .hand(0, 'merino', 'southdown', 'shropshire')
      .with(0, { workers: { shearer: 2 } });
    t.cleared(0, 'aux-pound').phaseB(0).play('use 1', 'reveal merino', 'reveal southdown');
    expect(t.can('reveal shropshire')).toBe(false);
    t.play('shear');
    expect(t.player(0).money).toBe(14);
    expect(t.cards(0, 'discard').sort()).toEqual(['merino', 'southdown']);
    t.play('use 2');
    expect(t.can('auxiliary pound double')).toBe(false);
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(15);
  });

  it('NZ-B1 building F: discard a Southdown for £3; buy sheep', () => {
    const t = table(2).at(0, 'F').hand(0, 'merino', 'southdown').market('dorset-horn').phaseB(0);
    t.play('use 1');
    expect(t.moves('discard')).toEqual(['discard southdown']);
    t.play('discard southdown');
    expect(t.player(0).money).toBe(13);
    t.play('use 2', 'buy 1 dorset-horn');
    expect(t.player(0).money).toBe(10);
    expect(t.cards(0, 'discard')).toEqual(['southdown', 'dorset-horn']);
  });

  it('NZ-B1 building G front: move the ship by sailors; move the ship 1; a single auxiliary action', () => {
    const t = table(2)
      .at(0, 'G')
      .with(0, { workers: { sailor: 3 } })
      .cleared(0, 'aux-pound')
      .phaseB(0);
    t.play('use 1');
    expect(t.can('sail T4')).toBe(false);
    t.play('sail T3');
    expect(t.shipAt(0)).toBe('T3');
    t.play('use 2');
    expect(t.can('sail T5')).toBe(false);
    t.play('sail T4');
    expect(t.shipAt(0)).toBe('T4');
    t.play('use 3');
    expect(t.can('auxiliary pound double')).toBe(false);
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
  });

  it('NZ-B1 building G back: move the ship by sailors, twice; no auxiliary action of its own', () => {
    const t = table(2)
      .at(0, 'G')
      .flipped()
      .with(0, { workers: { sailor: 3 } })
      .phaseB(0);
    expect(t.moves('use')).toEqual(['use 1', 'use 2']);
    t.play('use 2', 'sail T3', 'use 1');
    expect(t.can('sail T7')).toBe(false);
    t.play('sail T6');
    expect(t.shipAt(0)).toBe('T6');
    expect(t.moves('use')).toEqual([]);
  });

  it('NZ-B1 building H front: shear exactly one sheep; invest; remove a hazard for £5', () => {
    const t = table(2)
      .at(0, 'H')
      .hand(0, 'merino', 'southdown')
      .with(0, { permanentWool: 1, workers: { shearer: 4 } });
    t.bonus('bt08', 1, 1).hazard('rk-1', 'RK1').phaseB(0);
    t.play('use 1');
    expect(t.can('shear')).toBe(false);
    expect(t.can('redraw')).toBe(false);
    t.play('reveal merino');
    expect(t.can('reveal southdown')).toBe(false);
    t.play('shear');
    expect(t.player(0).money).toBe(14);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
    t.play('use 2', 'invest 1 1');
    expect(t.player(0).money).toBe(9);
    t.play('use 3', 'remove RK1', 'take');
    expect(t.player(0)).toMatchObject({ money: 4, hazards: [0] });
    expect(t.cards(0, 'discard')).toEqual(['merino', 'sheepdog']);
  });

  it('NZ-X11 building H front: without a sheep there is no shearing, permanent wool or not', () => {
    const t = table(2).at(0, 'H').hand(0, 'ferry').with(0, { permanentWool: 2 }).phaseB(0);
    expect(t.can('use 1')).toBe(false);
  });

  it('NZ-X12 building H front: the wool of the one sheep may reach a wool post', () => {
    const t = table(2).at(0, 'H').hand(0, 'ryeland').phaseB(0).play('use 1', 'reveal ryeland', 'shear');
    expect(t.can('deliver wool-5 aux-ship')).toBe(true);
    expect(t.can('deliver wool-9 aux-ship')).toBe(false);
    t.play('deliver wool-5 aux-ship');
    expect(t.player(0).money).toBe(15);
    expect(t.points(0, 'posts')).toBe(0);
    expect(t.told('delivered')).toMatchObject([{ post: 'wool-5' }]);
  });

  it('NZ-B1 NZ-B2 building H back: a single or double auxiliary action or an objective; remove a hazard for £5', () => {
    const t = table(2).at(0, 'H').flipped().cleared(0, 'aux-pound').hazard('fl-1', 'FL1').phaseB(0);
    expect(t.moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    t.play('use 1 a', 'auxiliary pound double');
    expect(t.player(0).money).toBe(12);
    expect(t.can('use 1 b')).toBe(false);
    t.play('use 2', 'remove FL1', 'take');
    expect(t.player(0).money).toBe(7);
    expect(t.player(0).hazards).toHaveLength(1);
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
    const u = table(2).at(0, 'H').flipped().objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    u.play('use 1 b', 'objective o01');
    expect(u.cards(0, 'discard')).toEqual(['o01']);
  });

  it('NZ-W11 after the flip B advances where it sailed, and D builds as before', () => {
    const at = (letter: string) =>
      table(2)
        .at(0, letter)
        .with(0, { money: 20, workers: { craftsman: 5 } });
    expect(at('B').phaseB(0).play('use 2').question?.ask).toBe('ship');
    expect(at('B').flipped().phaseB(0).play('use 2').question?.ask).toBe('pathfinder');
    const t = at('D').flipped().phaseB(0).play('use 2', 'build 7', 'site A1');
    expect(t.player(0).money).toBe(10);
  });

  it.each(['A', 'D', 'E', 'F'])('NZ-W11 the flip leaves building %s as it is', (letter) => {
    const set = () =>
      table(2)
        .at(0, letter)
        .hand(0, 'english-leicester', 'southdown', 'southdown')
        .with(0, { money: 20 })
        .job('sailor', 8)
        .market('lincoln');
    expect(set().flipped().phaseB(0).moves()).toEqual(set().phaseB(0).moves());
  });
});

describe('private buildings', () => {
  it('NZ-B1 building 1a: £2 for each own building on a lush space, itself included; a single auxiliary action', () => {
    const t = table(2).at(0, 'A2').build(0, '1a', 'A2').build(0, '2a', 'B2').build(0, '3a', 'A1').build(1, '2a', 'C1');
    t.cleared(0, 'aux-pound').phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(14);
    t.play('use 2');
    expect(t.can('auxiliary pound double')).toBe(false);
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(15);
  });

  it('NZ-B1 building 1a: it does not count itself on a space that is not lush', () => {
    const t = table(2).at(0, 'A1').build(0, '1a', 'A1').build(0, '2a', 'B2').phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-B1 building 1b: a certificate for each own building on a lush space; a single auxiliary action', () => {
    const t = table(2).at(0, 'A2').build(0, '1b', 'A2').build(0, '2a', 'B2').build(0, '3a', 'A1').build(1, '2a', 'C1');
    t.cleared(0, 'aux-pound').phaseB(0).play('use 1');
    expect(t.can('certify 3')).toBe(false);
    t.play('certify 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 1, money: 10 });
    t.play('use 2');
    expect(t.can('auxiliary pound double')).toBe(false);
    t.play('auxiliary pound');
    expect(t.player(0).money).toBe(11);
  });

  it('NZ-X19 building 1b: four lush buildings do not lift the marker over its limit', () => {
    const t = table(2).at(0, 'A2').build(0, '1b', 'A2').build(0, '2a', 'B2').build(0, '3a', 'C1').build(0, '4a', 'E1');
    t.phaseB(0).play('use 1');
    expect(t.moves('certify').sort()).toEqual(['certify 1', 'certify 2', 'certify 3']);
    t.play('certify 3');
    expect(t.player(0).certificates).toBe(3);
  });

  it('NZ-B1 NZ-B8 building 2a: a single or double auxiliary action; move on 1', () => {
    const t = table(2).at(0, 'A1').build(0, '2a', 'A1').cleared(0, 'aux-pound').phaseB(0);
    t.play('use 1', 'auxiliary pound double');
    expect(t.player(0).money).toBe(12);
    t.play('use 2');
    expect(t.moves('move')).toEqual(['move B']);
    t.play('move B');
    expect(t.can('auxiliary pound')).toBe(true);
  });

  it('NZ-B1 NZ-B8 building 2b: a single auxiliary action; move on up to 2', () => {
    const t = table(2).at(0, 'A1').build(0, '2b', 'A1').cleared(0, 'aux-pound').phaseB(0).play('use 1');
    expect(t.can('auxiliary pound double')).toBe(false);
    t.play('auxiliary pound', 'use 2');
    expect(t.moves('move')).toEqual(['move B', 'move B>C']);
    t.play('move B>C');
    expect(t.can('use 1')).toBe(true);
  });

  it('NZ-B1 NZ-X11 building 3a: shear up to 2 sheep, whatever the shearers; invest', () => {
    const t = table(2).at(0, 'A1').build(0, '3a', 'A1').hand(0, 'merino', 'merino', 'southdown', 'shropshire');
    t.bonus('bt08', 1, 1)
      .with(0, { workers: { shearer: 4 }, permanentWool: 1 })
      .phaseB(0);
    t.play('use 1');
    expect(t.can('redraw')).toBe(false);
    t.play('reveal merino');
    expect(t.can('reveal merino')).toBe(false);
    t.play('reveal shropshire');
    expect(t.can('reveal southdown')).toBe(false);
    t.play('shear', 'forgo');
    expect(t.player(0).money).toBe(15);
    t.play('use 2', 'invest 1 1');
    expect(t.player(0)).toMatchObject({ money: 10, tokens: 1 });
  });

  it('NZ-X11 building 3a: one shearer is enough for two sheep, one sheep is enough too', () => {
    const t = table(2).at(0, 'A1').build(0, '3a', 'A1').hand(0, 'southdown', 'shropshire').phaseB(0);
    t.play('use 1', 'reveal southdown', 'reveal shropshire', 'shear');
    expect(t.player(0).money).toBe(12);
    const u = table(2).at(0, 'A1').build(0, '3a', 'A1').hand(0, 'southdown', 'shropshire').phaseB(0);
    u.play('use 1', 'reveal southdown', 'shear');
    expect(u.player(0).money).toBe(11);
  });

  it('NZ-X11 building 3a: up to two includes none, and permanent wool is paid', () => {
    const t = table(2).at(0, 'A1').build(0, '3a', 'A1').with(0, { permanentWool: 2 }).phaseB(0).play('use 1', 'shear');
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-B1 building 3b: discard two equal sheep for £3; invest', () => {
    const t = table(2).at(0, 'A1').build(0, '3b', 'A1').hand(0, 'merino', 'southdown', 'merino').phaseB(0);
    t.bonus('bt08', 1, 1).play('use 1', 'discard merino');
    expect(t.player(0).money).toBe(13);
    expect(t.cards(0, 'hand')).toEqual(['southdown']);
    t.play('use 2', 'invest 1 1');
    expect(t.player(0).money).toBe(8);
  });

  it('NZ-B1 building 4a: hire for £2 less; draw up to 2, discard as many', () => {
    const t = table(2).at(0, 'A1').build(0, '4a', 'A1').job('sailor', 7).job('shearer', 8).with(0, { money: 5 });
    t.hand(0, 'merino').stack(0, 'southdown', 'lincoln', 'suffolk').phaseB(0).play('use 1');
    expect(t.can('hire shearer 8')).toBe(false);
    t.play('hire sailor 7', 'forgo');
    expect(t.player(0).money).toBe(0);
    t.play('use 2');
    expect(t.moves('draw').sort()).toEqual(['draw 1', 'draw 2']);
    t.play('draw 2', 'discard merino', 'discard southdown');
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
    expect(t.cards(0, 'discard')).toEqual(['merino', 'southdown']);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B1 building 4b: £2 for each shepherd; draw up to 3, discard as many', () => {
    const t = table(2)
      .at(0, 'A1')
      .build(0, '4b', 'A1')
      .with(0, { workers: { shepherd: 3, sailor: 5 } });
    t.hand(0, 'merino').stack(0, 'southdown', 'lincoln', 'suffolk', 'ryeland').phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(16);
    t.play('use 2');
    expect(t.moves('draw').sort()).toEqual(['draw 1', 'draw 2', 'draw 3']);
    t.play('draw 3', 'discard merino', 'discard southdown', 'discard lincoln');
    expect(t.cards(0, 'hand')).toEqual(['suffolk']);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-C2 building 4b: a short stack is renewed from the discard pile in the middle of the draw', () => {
    const t = table(2)
      .at(0, 'A1')
      .build(0, '4b', 'A1')
      .stack(0, 'southdown')
      .discard(0, 'lincoln', 'lincoln')
      .phaseB(0);
    t.play('use 2', 'draw 3', 'discard lincoln', 'discard lincoln', 'discard southdown');
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.cards(0, 'discard')).toHaveLength(3);
    expect(t.question?.ask).toBe('phase-b');
  });

  it('NZ-B1 NZ-B8 building 5a: move the ship by sailors; move on up to 2', () => {
    const t = table(2)
      .at(0, 'A1')
      .build(0, '5a', 'A1')
      .with(0, { workers: { sailor: 2 } })
      .phaseB(0)
      .play('use 1');
    expect(t.can('sail P3')).toBe(false);
    t.play('sail P2');
    expect(t.shipAt(0)).toBe('P2');
    t.play('use 2');
    expect(t.moves('move')).toEqual(['move B', 'move B>C']);
  });

  it('NZ-B1 NZ-B8 building 5b: £1 for each own storehouse on the sea board; move on up to 2', () => {
    const t = table(2)
      .at(0, 'A1')
      .build(0, '5b', 'A1')
      .harbours(0, 'sh1', 'lh1', 'se1', 'mh1')
      .harbours(1, 'sh1', 'sh2');
    t.phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(13);
    t.play('use 2');
    expect(t.moves('move')).toEqual(['move B', 'move B>C']);
  });

  it('NZ-B1 building 6a: £7 and pathfinder 2 for each pair of hazards, whatever their kind, which are kept', () => {
    const t = table(2).at(0, 'A1').build(0, '6a', 'A1').owns(0, 'rk-1', 'fl-1', 'rk-2', 'fl-2', 'rk-3').phaseB(0);
    t.play('use 1');
    expect(t.can('advance 5')).toBe(false);
    t.play('advance 4');
    expect(t.player(0)).toMatchObject({ money: 24, pathfinder: 4 });
    expect(t.player(0).hazards).toHaveLength(5);
  });

  it('NZ-B7 building 6a: a single hazard is no pair', () => {
    const t = table(2).at(0, 'A1').build(0, '6a', 'A1').owns(0, 'rk-1').owns(1, 'rk-2').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    expect(t.owns(0, 'fl-1').can('use 1')).toBe(true);
  });

  it('NZ-B1 building 6b: discard a sheep for 1 gold and £5; pathfinder 3', () => {
    const t = table(2).at(0, 'A1').build(0, '6b', 'A1').hand(0, 'merino', 'romney', 'ferry').phaseB(0).play('use 1');
    expect(t.moves('discard').sort()).toEqual(['discard merino', 'discard romney']);
    t.play('discard merino');
    expect(t.player(0)).toMatchObject({ gold: 1, money: 15 });
    expect(t.cards(0, 'discard')).toEqual(['merino']);
    t.play('use 2');
    expect(t.can('advance 4')).toBe(false);
    t.play('advance 3');
    expect(t.player(0)).toMatchObject({ pathfinder: 3, gold: 2 });
  });

  it('NZ-B1 NZ-X11 building 7a: shear up to 3 sheep; move the ship up to 3', () => {
    const t = table(2)
      .at(0, 'A1')
      .build(0, '7a', 'A1')
      .with(0, { workers: { shearer: 4, sailor: 5 } })
      .phaseB(0);
    t.hand(0, 'merino', 'southdown', 'shropshire', 'english-leicester').play('use 1');
    expect(t.can('redraw')).toBe(false);
    t.play('reveal merino', 'reveal southdown', 'reveal english-leicester');
    expect(t.can('reveal shropshire')).toBe(false);
    t.play('shear', 'forgo');
    expect(t.player(0).money).toBe(16);
    t.play('use 2');
    expect(t.can('sail T4')).toBe(false);
    t.play('sail T3');
    expect(t.shipAt(0)).toBe('T3');
  });

  it('NZ-B1 building 7b: £6; a Romney', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').supply({ romney: 1 }).phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(16);
    t.play('use 2');
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.s.cardSupply[0]).toBe(0);
  });

  it('NZ-X22 building 7b: with no Romney left there is £6 all the same', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').supply({ romney: 0 }).phaseB(0);
    t.play('use 1');
    expect(t.player(0).money).toBe(16);
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-B1 NZ-B8 building 8a: £7; move on up to 3', () => {
    const t = table(2).at(0, 'A1').build(0, '8a', 'A1').phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(17);
    t.play('use 2');
    expect(t.moves('move').sort()).toEqual(['move B', 'move B>C', 'move B>C>D', 'move B>C>E']);
  });

  it('NZ-B1 NZ-B8 building 8b: an exchange token; £5; move on up to 3', () => {
    const t = table(2).at(0, 'A1').build(0, '8b', 'A1').phaseB(0).play('use 1');
    expect(t.player(0)).toMatchObject({ tokens: 1, money: 10 });
    t.play('use 2');
    expect(t.player(0)).toMatchObject({ tokens: 1, money: 15 });
    t.play('use 3');
    expect(t.moves('move').sort()).toEqual(['move B', 'move B>C', 'move B>C>D', 'move B>C>E']);
  });

  it('NZ-B1 building 9a: hire for £3 less; invest; remove a hazard for nothing', () => {
    const t = table(2).at(0, 'A1').build(0, '9a', 'A1').job('shearer', 7).bonus('bt08', 1, 1).hazard('fl-1', 'FL1');
    t.phaseB(0).play('use 1', 'hire shearer 7', 'forgo');
    expect(t.player(0).money).toBe(6);
    t.play('use 2', 'invest 1 1');
    expect(t.player(0).money).toBe(1);
    t.play('use 3', 'remove FL1', 'take');
    expect(t.player(0).money).toBe(1);
    expect(t.player(0).hazards).toHaveLength(1);
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
  });

  it('NZ-B1 building 9b: a single or double auxiliary action; up to 2 certificates; pathfinder 4', () => {
    const t = table(2).at(0, 'A1').build(0, '9b', 'A1').cleared(0, 'aux-pound').phaseB(0);
    t.play('use 1', 'auxiliary pound double');
    expect(t.player(0).money).toBe(12);
    t.play('use 2');
    expect(t.can('certify 3')).toBe(false);
    t.play('certify 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 1 });
    t.play('use 3');
    expect(t.can('advance 5')).toBe(false);
    t.play('advance 4');
    expect(t.player(0)).toMatchObject({ pathfinder: 4, gold: 2, stepTile: 1 });
  });

  it('NZ-B1 NZ-X12 building 10a: £7; a disc to wool post 13 for £7, with its Romney and 3 VP', () => {
    const t = table(2).at(0, 'A1').build(0, '10a', 'A1').with(0, { money: 0 }).phaseB(0);
    expect(t.can('use 2')).toBe(false);
    t.play('use 1');
    expect(t.player(0).money).toBe(7);
    t.play('use 2', 'deliver wool-13 wool-left');
    expect(t.player(0).money).toBe(0);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.points(0, 'posts')).toBe(3);
    expect(t.told('cleared')).toMatchObject([{ disc: 'wool-left' }]);
  });

  it('NZ-X12 building 10a: the disc spaces cost what they cost, and the post takes discs again and again', () => {
    const t = table(2).at(0, 'A1').build(0, '10a', 'A1').posts(0, 'wool-13').with(0, { money: 9 }).phaseB(0);
    t.play('use 2');
    expect(t.can('deliver wool-13 hand-5')).toBe(false);
    expect(t.can('deliver wool-13 wool-right')).toBe(false);
    expect(t.why('deliver wool-5 aux-ship')).toMatchObject({ code: 'not-there', rule: 'NZ-X12' });
    expect(t.can('deliver wool-5 aux-ship')).toBe(false);
    t.play('deliver wool-13 aux-ship');
    expect(t.points(0, 'posts')).toBe(6);
  });

  it('NZ-B1 building 10b: move the ship up to 3; a storehouse to a harbour up to 7 away, the upgrade counting as 1', () => {
    const t = table(2).at(0, 'A1').build(0, '10b', 'A1').bonusSets('set-1', 'set-3', 'set-5', 'set-7').phaseB(0);
    t.play('use 2');
    expect(t.can('upgrade sh4 1')).toBe(true);
    expect(t.can('upgrade lh2 1')).toBe(false);
    expect(t.can('upgrade se1 1')).toBe(false);
    t.play('upgrade sh4 1', 'storehouse p1');
    expect(t.player(0).money).toBe(8);
    expect(t.shipAt(0)).toBe('S0');
    expect(t.cards(0, 'discard')).toEqual(['set-3']);
    t.play('use 1');
    expect(t.can('sail C4')).toBe(false);
    t.play('sail C3');
    expect(t.shipAt(0)).toBe('C3');
  });

  it('NZ-X7 building 10b: it places storehouses, no discs, and the normal cost is paid', () => {
    const t = table(2).at(0, 'A1').build(0, '10b', 'A1').with(0, { money: 2 }).phaseB(0).play('use 2');
    expect(t.moves('upgrade').some((move) => move.startsWith('upgrade mh'))).toBe(false);
    expect(t.can('upgrade sh1 2')).toBe(true);
    expect(t.can('upgrade sh1 3')).toBe(false);
    expect(t.can('upgrade lh1 1')).toBe(true);
  });

  it('NZ-X6 building 10b: with the ship moved first, the seven spaces count from there', () => {
    const t = table(2).at(0, 'A1').build(0, '10b', 'A1').phaseB(0).play('use 1', 'sail C3', 'use 2');
    expect(t.can('upgrade se2 1')).toBe(true);
    expect(t.can('upgrade lh2 1')).toBe(true);
  });

  it('NZ-X10 building 10b: a storehouse at the end of a route sends the ship home from afar', () => {
    const t = table(2).at(0, 'A1').build(0, '10b', 'A1').ship(0, 'C5').bonusSets('set-1', 'set-3', 'set-5', 'set-7');
    t.phaseB(0).play('use 2', 'upgrade se2 1', 'storehouse p1');
    expect(t.shipAt(0)).toBe('S0');
    expect(t.player(0).money).toBe(7);
    expect(t.cards(0, 'discard')).toEqual(['set-7']);
  });

  it.each([
    ['1a', 1, 1, 1],
    ['1b', 1, 1, 1],
    ['2a', 1, 1, 0],
    ['2b', 1, 1, 0],
    ['3a', 2, 3, 0],
    ['3b', 2, 3, 0],
    ['4a', 2, 3, 2],
    ['4b', 2, 3, 2],
    ['5a', 3, 4, 0],
    ['5b', 3, 4, 0],
    ['6a', 4, 5, 0],
    ['6b', 4, 5, 0],
    ['7a', 5, 6, 1],
    ['7b', 5, 6, 1],
  ])(
    'NZ-X4 NZ-A6 building %s needs %i craftsmen, is worth %i VP and asks visitors for £%i',
    (id, craftsmen, vp, fee) => {
      const t = table(2)
        .at(0, 'D')
        .at(1, 'A')
        .sides(id)
        .with(0, { money: 20, workers: { craftsman: craftsmen } });
      t.phaseB(0).play('use 2', `build ${Number.parseInt(id)}`, 'site A1');
      expect(t.player(0).money).toBe(20 - 2 * craftsmen);
      expect(t.points(0, 'buildings')).toBe(vp);
      t.play('end', 'move A1');
      expect(t.player(1).money).toBe(10 - fee);
    },
  );

  it.each([
    ['8a', 7, 9, 0],
    ['8b', 6, 8, 0],
    ['9a', 9, 13, 0],
    ['9b', 8, 12, 0],
    ['10a', 10, 15, 2],
    ['10b', 10, 15, 2],
  ])(
    'NZ-X4 NZ-A6 building %s needs %i craftsmen, is worth %i VP and asks visitors for £%i',
    (id, craftsmen, vp, fee) => {
      const t = table(2).at(0, 'D').at(1, 'A').build(0, '7a', 'A1').sides(id).phaseB(0);
      t.with(0, { money: 20, workers: { craftsman: craftsmen - 5 } });
      t.play('use 2', `build ${Number.parseInt(id)}`, 'site A1');
      expect(t.player(0).money).toBe(20 - 2 * (craftsmen - 5));
      expect(t.points(0, 'buildings')).toBe(vp);
      t.play('end', 'move A1');
      expect(t.player(1).money).toBe(10 - fee);
    },
  );
});
