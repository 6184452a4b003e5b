import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

describe('discarding a named breed', () => {
  it('NZ-X21 F: a Southdown for £3', () => {
    const t = table(2).at(0, 'F').hand(0, 'southdown', 'southdown', 'merino').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard southdown']);
    t.play('discard southdown');
    expect(t.player(0).money).toBe(13);
    expect(t.cards(0, 'hand')).toEqual(['southdown', 'merino']);
    expect(t.cards(0, 'discard')).toEqual(['southdown']);
  });

  it('NZ-X21 D: an English Leicester for £2', () => {
    const t = table(2).at(0, 'D').hand(0, 'english-leicester', 'merino').phaseB(0);
    t.play('use 1', 'discard english-leicester');
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X21 no other breed will do', () => {
    const t = table(2).at(0, 'F').hand(0, 'english-leicester', 'merino', 'romney').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    const d = table(2).at(0, 'D').hand(0, 'southdown', 'merino', 'romney').phaseB(0);
    expect(d.can('use 1')).toBe(false);
  });

  it('NZ-X21 the refusal of another card says which one is asked for', () => {
    const t = table(2).at(0, 'F').hand(0, 'southdown', 'merino', 'o01').phaseB(0).play('use 1');
    for (const card of ['merino', 'o01'])
      expect(t.why(`discard ${card}`)).toMatchObject({
        code: 'other-card-wanted',
        rule: 'NZ-X21',
        what: 'southdown',
      });
    expect(t.why('discard lincoln')).toMatchObject({ code: 'card-not-in-hand', rule: 'NZ-X21' });
  });

  it('NZ-X21 the card must be in hand: discard pile and stack do not count', () => {
    const t = table(2).at(0, 'F').hand(0, 'merino').discard(0, 'southdown').stack(0, 'southdown').phaseB(0);
    expect(t.can('use 1')).toBe(false);
  });

  it('NZ-X21 NZ-B7 once, however many there are', () => {
    const t = table(2).at(0, 'F').hand(0, 'southdown', 'southdown', 'southdown').phaseB(0);
    t.play('use 1', 'discard southdown');
    expect(t.can('use 1')).toBe(false);
    expect(t.player(0).money).toBe(13);
  });
});

describe('discarding a pair', () => {
  it('NZ-X21 A: two sheep of the same type for £2', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'southdown').phaseB(0).play('use 1', 'discard merino');
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'discard')).toEqual(['merino', 'merino']);
    expect(t.cards(0, 'hand')).toEqual(['southdown']);
  });

  it('NZ-X21 3b: two sheep of the same type for £3', () => {
    const t = table(2).build(0, '3b', 'A1').at(0, 'A1').hand(0, 'lincoln', 'lincoln').phaseB(0);
    t.play('use 1', 'discard lincoln');
    expect(t.player(0).money).toBe(13);
    expect(t.cards(0, 'discard')).toEqual(['lincoln', 'lincoln']);
  });

  it('NZ-X21 two sheep of different types are no pair', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'southdown', 'shropshire').phaseB(0);
    expect(t.can('use 1')).toBe(false);
  });

  it('NZ-X21 two cards that are no sheep are no pair', () => {
    const t = table(2).at(0, 'A').hand(0, 'ferry', 'ferry', 'sheepdog', 'sheepdog').phaseB(0);
    expect(t.can('use 1')).toBe(false);
  });

  it('NZ-X21 Romney and the sheep among the bonus cards make pairs', () => {
    const t = table(2).at(0, 'A').hand(0, 'romney', 'romney', 'set-3', 'set-3', 'set-7').phaseB(0).play('use 1');
    expect(t.moves('discard').sort()).toEqual(['discard romney', 'discard set-3']);
  });

  it('NZ-X21 of three equal sheep two go', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino').phaseB(0).play('use 1', 'discard merino');
    expect(t.cards(0, 'hand')).toEqual(['merino']);
  });

  it('NZ-X21 NZ-B7 the example of the rules: four equal sheep earn £2, not £4', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino', 'merino').phaseB(0);
    t.play('use 1', 'discard merino');
    expect(t.player(0).money).toBe(12);
    expect(t.can('use 1')).toBe(false);
    expect(t.cards(0, 'hand')).toEqual(['merino', 'merino']);
  });
});

describe('discarding any sheep', () => {
  it('NZ-X21 6b: one sheep of any type for 1 gold and £5', () => {
    const t = table(2).build(0, '6b', 'A1').at(0, 'A1').hand(0, 'merino', 'romney', 'set-7', 'ferry', 'o01').phaseB(0);
    t.play('use 1');
    expect(t.moves('discard').sort()).toEqual(['discard merino', 'discard romney', 'discard set-7']);
    t.play('discard merino');
    expect(t.player(0)).toMatchObject({ money: 15, gold: 1 });
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });

  it('NZ-X21 without a sheep in hand there is nothing to discard', () => {
    const t = table(2).build(0, '6b', 'A1').at(0, 'A1').hand(0, 'ferry', 'kotare', 'o01').phaseB(0);
    expect(t.can('use 1')).toBe(false);
  });

  it('NZ-X21 exactly one sheep, not two', () => {
    const t = table(2).build(0, '6b', 'A1').at(0, 'A1').hand(0, 'merino', 'merino').phaseB(0);
    t.play('use 1', 'discard merino');
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    expect(t.can('use 1')).toBe(false);
  });

  it.each([
    { space: 'RR1', taken: ['certify 1'], gain: { certificates: 1, gold: 0, money: 10 } },
    { space: 'RR2', taken: [], gain: { certificates: 0, gold: 1, money: 10 } },
    { space: 'FR1', taken: [], gain: { certificates: 0, gold: 1, money: 10 } },
    { space: 'FR2', taken: ['certify 1'], gain: { certificates: 1, gold: 0, money: 12 } },
  ])('NZ-X21 NZ-B3 the risk action of $space takes one sheep of any type', ({ space, taken, gain }) => {
    const t = table(2)
      .build(0, '5a', space)
      .at(0, space)
      .hand(0, 'merino', 'southdown', 'ferry')
      .phaseB(0)
      .play('use 3');
    expect(t.moves('discard')).toEqual(['discard southdown', 'discard merino']);
    t.play('discard merino', ...taken);
    expect(t.player(0)).toMatchObject(gain);
    expect(t.cards(0, 'hand')).not.toContain('merino');
  });

  it('NZ-X21 a sheep may be discarded even if the reward is lost', () => {
    const t = table(2).build(0, '5a', 'RR2').at(0, 'RR2').hand(0, 'merino').with(0, { gold: 5 }).phaseB(0);
    t.play('use 3', 'discard merino');
    expect(t.player(0).gold).toBe(5);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });
});
