import { describe, expect, it } from 'vitest';
import { freshTable, table } from '../testing/index.ts';

describe('supplies', () => {
  it('NZ-X22 NZ-S11 the open supplies at the start', () => {
    expect(freshTable(2).s.cardSupply.slice(0, 4)).toEqual([18, 12, 14, 12]);
  });

  it('NZ-X22 each card taken is one fewer, and the last one is the last', () => {
    const t = table(2).build(0, '7b', 'A1').at(0, 'A1').supply({ romney: 1 }).phaseB(0).play('use 2');
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.s.cardSupply[0]).toBe(0);
    expect(t.phaseB(0).can('use 2')).toBe(false);
  });

  it('NZ-X22 a discarded card does not return to its supply', () => {
    const t = table(2).at(0, 'A').hand(0, 'ferry').supply({ ferry: 0 }).turn(0).play('play ferry');
    expect(t.s.cardSupply[2]).toBe(0);
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-X1 NZ-X22 a shearer is hired although no Romney is left', () => {
    const t = table(2).at(0, 'A').with(0, { money: 10 }).job('shearer', 8).supply({ romney: 0 }).phaseB(0);
    t.play('use 2', 'hire shearer 8');
    expect(t.workers(0).shearer).toBe(2);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X9 NZ-X22 h8 pays its £3 although no Ferry is left', () => {
    const t = table(2)
      .at(0, 'B')
      .with(0, { money: 10, workers: { sailor: 2 } })
      .ship(0, 'T4');
    t.harbourmaster('mh1', 'h8').supply({ ferry: 0 }).phaseB(0);
    t.play('use 2', 'upgrade mh1 aux-pound', 'appoint sailor');
    expect(t.player(0).money).toBe(10 - 2 + 3);
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { harbour: 'sh2', at: 'T5', stack: 'wheel' },
    { harbour: 'sh4', at: 'C6', stack: 'barrel' },
    { harbour: 'sh6', at: 'P5', stack: 'bell' },
    { harbour: 'se1', at: 'T8', stack: 'compass' },
  ])('NZ-X7 NZ-X22 $harbour is upgraded although no $stack card is left', ({ harbour, at, stack }) => {
    const t = table(2)
      .at(0, 'B')
      .ship(0, at)
      .supply({ [stack]: 0 })
      .phaseB(0);
    t.play('use 2', `upgrade ${harbour} 1`, 'storehouse p1');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0).storehouses).toEqual([1, 2, 2, 2, 2]);
  });

  it('NZ-X7 NZ-X22 sh3 is upgraded although no objective is left', () => {
    const t = table(2).at(0, 'B').ship(0, 'C3').objectives([], []).phaseB(0);
    t.play('use 2', 'upgrade sh3 1', 'storehouse p1');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { post: '1', card: 'ferry' },
    { post: '3', card: 'sheepdog' },
    { post: '6', card: 'kotare' },
    { post: '21', card: 'romney' },
  ])('NZ-W7 NZ-X22 post $post takes its disc although no $card is left', ({ post, card }) => {
    const t = table(2)
      .at(0, 'H')
      .with(0, { permanentCertificates: 21 })
      .supply({ [card]: 0 })
      .turn(0);
    t.play('move WELLINGTON', 'wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0).posts[t.c.postId[post]!]).toBe(1);
  });

  it('NZ-W7 NZ-X22 post 9 takes its disc although no objective lies in the display', () => {
    const t = table(2).at(0, 'H').with(0, { permanentCertificates: 9 }).objectives([], []).turn(0);
    t.play('move WELLINGTON', 'wellington', 'income 0', 'deliver 9 aux-pound');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question).not.toMatchObject({ ask: 'objective' });
  });

  it('NZ-X22 gaps in the objective display stay open when its stack is empty', () => {
    const t = table(2).at(0, 'B').objectives(['o01', 'o02'], []).phaseB(0).play('use 1 b', 'objective o01');
    expect(t.s.objectives).toHaveLength(1);
    t.phaseB(0).play('use 1 b');
    expect(t.moves('objective')).toEqual(['objective o02']);
  });
});
