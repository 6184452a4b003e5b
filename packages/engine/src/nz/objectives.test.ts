import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

const display = (t: Table) => t.s.objectives.map((card) => t.c.cards[card]!.id);

describe('gaining an objective', () => {
  const gaining = (stack = ['o05', 'o06']) =>
    table(2).at(0, 'B').objectives(['o01', 'o02', 'o03', 'o04'], stack).phaseB(0).play('use 1 b');

  it('NZ-X13 one of the face-up objectives goes to the discard pile', () => {
    const t = gaining().play('objective o02');
    expect(t.cards(0, 'discard')).toEqual(['o02']);
    expect(t.cards(0, 'area')).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X13 the gap is filled at once from the top of the stack', () => {
    const t = gaining().play('objective o02');
    expect(display(t).sort()).toEqual(['o01', 'o03', 'o04', 'o05']);
    expect(t.s.objectiveStack).toHaveLength(1);
    expect(t.heard(1)).toContainEqual(expect.objectContaining({ type: 'objectives' }));
  });

  it('NZ-X13 or the top card of the stack, and the display stays', () => {
    const t = gaining().play('objective stack');
    expect(t.cards(0, 'discard')).toEqual(['o05']);
    expect(display(t)).toEqual(['o01', 'o02', 'o03', 'o04']);
    expect(t.s.objectiveStack).toHaveLength(1);
  });

  it('NZ-X13 nobody looks at the stack before choosing', () => {
    const t = gaining();
    expect(t.moves('objective')).toEqual([
      'objective o01',
      'objective o02',
      'objective o03',
      'objective o04',
      'objective stack',
    ]);
    expect(t.why('objective o05')).toMatchObject({ code: 'sold-out', rule: 'NZ-X13' });
    expect(t.view(0).objectiveStack).toEqual(gaining(['o06', 'o05']).view(0).objectiveStack);
  });

  it('NZ-X13 the card drawn from the stack lies open on the discard pile', () => {
    const t = gaining().play('objective stack');
    expect(t.heard(1)).toContainEqual(expect.objectContaining({ type: 'acquired', card: 'o05' }));
  });

  it('NZ-X13 objectives among the bonus cards cannot be taken so', () => {
    const t = table(2).at(0, 'B').objectives(['o01'], ['o02']).bonusSets('set-7', 'set-8', 'set-9', 'set-10');
    t.phaseB(0).play('use 1 b');
    expect(t.moves('objective')).toEqual(['objective o01', 'objective stack']);
    expect(t.can('objective set-8')).toBe(false);
  });

  it('NZ-X13 NZ-X22 with the stack empty the gap stays open', () => {
    const t = gaining([]);
    expect(t.can('objective stack')).toBe(false);
    t.play('objective o02');
    expect(display(t)).toEqual(['o01', 'o03', 'o04']);
  });

  it('NZ-X13 NZ-X22 with display and stack empty there is no objective to gain', () => {
    const t = table(2).at(0, 'B').objectives([], []).phaseB(0);
    expect(t.can('use 1 b')).toBe(false);
    expect(t.can('use 1 a')).toBe(true);
  });

  it('NZ-X13 flipped B and flipped H offer an objective instead of their auxiliary action', () => {
    const b = table(2).at(0, 'B').flipped().objectives(['o01'], []).phaseB(0).play('use 1 b', 'objective o01');
    expect(b.cards(0, 'discard')).toEqual(['o01']);
    expect(b.can('use 1 a')).toBe(false);
    const h = table(2).at(0, 'H').flipped().objectives(['o01'], []).phaseB(0).play('use 1 b', 'objective o01');
    expect(h.cards(0, 'discard')).toEqual(['o01']);
    expect(h.can('use 1 a')).toBe(false);
  });

  it('NZ-X13 an objective just gained cannot be played yet: it lies in the discard pile', () => {
    const t = gaining().play('objective o01');
    expect(t.can('play o01')).toBe(false);
  });
});

describe('when cards are played', () => {
  it('NZ-X20 before phase A', () => {
    const t = table(2).at(0, 'A').hand(0, 'ferry', 'o01').turn(0);
    expect(t.can('play ferry')).toBe(true);
    expect(t.can('play o01')).toBe(true);
  });

  it('NZ-X20 before and after every single action of phase B, never inside one', () => {
    const t = table(2).at(0, 'A').hand(0, 'ferry', 'o01').with(0, { money: 30 }).job('shearer', 8).job('shearer', 7);
    t.phaseB(0);
    expect(t.can('play ferry')).toBe(true);
    t.play('use 2');
    expect(t.can('play ferry')).toBe(false);
    expect(t.can('play o01')).toBe(false);
    t.play('hire shearer 7');
    expect(t.can('play ferry')).toBe(false);
    t.play('forgo');
    expect(t.can('play ferry')).toBe(true);
    t.play('play ferry', 'use 3', 'hire shearer 8', 'forgo');
    expect(t.can('play o01')).toBe(true);
  });

  it('NZ-X20 never in the turn of another player, and never in Wellington', () => {
    const other = table(2).hand(1, 'ferry').turn(0);
    expect(other.can('play ferry', 1)).toBe(false);
    const t = table(2).at(0, 'H').hand(0, 'ferry', 'merino').turn(0).play('move WELLINGTON');
    expect(t.can('play ferry')).toBe(true);
    t.play('wellington');
    expect(t.can('play ferry')).toBe(false);
    t.play('reveal merino');
    expect(t.can('play ferry')).toBe(false);
  });
});
