import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';
import { WORKERS } from '../state.ts';

const solo = (players = 2): SecondTable => secondTable(players, { sam: { difficulty: 'medium' } });

/** Card 13 walks as many steps as he has cowboys; he is a builder here, and the market is empty: nothing to take. */
const walks = (t: SecondTable, steps: number): SecondTable =>
  t
    .sam([13], 'builder')
    .with(1, { workers: { cowboy: steps } })
    .passToSam();

const choices = (t: SecondTable): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === 'walk' ? [`${event.option} by ${event.by}`] : [],
  );

describe('how far he walks', () => {
  it.each([
    [1, 1, 'A'],
    [2, 1, 'A'],
    [3, 1, 'A'],
    [4, 1, 'A'],
    [5, 1, 'A'],
    [6, 1, 'A'],
    [7, 2, 'B'],
    [8, 2, 'B'],
    [9, 2, 'B'],
  ])('SE-Z1 card %i: %i locations, from the start to %s', (card, steps, to) => {
    const t = solo()
      .sam([card], 'cowboy')
      .with(1, { workers: { cowboy: 5, builder: 1, engineer: 1 } })
      .passToSam();
    expect(t.told('automa-card')).toMatchObject([{ card, steps }]);
    expect(t.where(1)).toBe(to);
  });

  it.each([
    [3, 1, 1],
    [3, 2, 1],
    [3, 3, 1],
    [3, 4, 3],
    [3, 5, 3],
    [3, 6, 1],
    [3, 7, 2],
    [3, 8, 2],
    [3, 9, 2],
    [4, 1, 3],
    [4, 2, 1],
    [4, 3, 1],
    [4, 4, 3],
    [4, 5, 3],
    [4, 6, 3],
    [4, 7, 2],
    [4, 8, 2],
    [4, 9, 2],
  ])('SE-Z1 with %i seats card %i: %i locations', (players, card, steps) => {
    const t = solo(players).sam([card], 'cowboy');
    t.phaseB(players - 2).play('end');
    expect(t.told('automa-card')).toMatchObject([{ seat: players - 1, card, steps }]);
    expect(t.where(players - 1)).toBe(['A', 'B', 'C'][steps - 1]);
  });

  it.each([10, 11])('SE-Z1 card %i: a location for each building of the player who has most', (card) => {
    const yours = solo().build(0, '2a', 'F-1').build(0, '3a', 'F-2').build(0, '5a', 'G-1').build(1, '2b', 'G-2');
    yours.sam([card], 'cowboy').passToSam();
    expect(yours.told('automa-card')).toMatchObject([{ card, steps: 3 }]);
    expect(yours.where(1)).toBe('C');
    const his = solo().build(0, '2a', 'F-1').build(1, '2b', 'G-1').build(1, '3b', 'G-2');
    his.sam([card], 'cowboy').passToSam();
    expect(his.told('automa-card')).toMatchObject([{ card, steps: 2 }]);
  });

  it.each([10, 11])('SE-Z1 card %i without any building: one location all the same', (card) => {
    const t = solo().sam([card], 'cowboy').passToSam();
    expect(t.told('automa-card')).toMatchObject([{ card, steps: 1 }]);
    expect(t.where(1)).toBe('A');
  });

  it.each([10, 11])('SE-Z1 card %i: five locations at most', (card) => {
    const t = solo().build(0, '1a', 'E-1').build(0, '2a', 'E-2').build(0, '3a', 'F-1').build(0, '4a', 'F-2');
    t.build(0, '5a', 'G-1').build(0, '6a', 'G-2').hazard('ro-1', 'ROCKFALL-1').hazard('ro-2', 'ROCKFALL-2');
    t.sam([card], 'cowboy').passToSam();
    expect(t.told('automa-card')).toMatchObject([{ steps: 5 }]);
  });

  it('SE-Z1 card 10: buildings on the trail count, not those replaced or in the supply', () => {
    const t = solo().build(0, '2a', 'F-1').build(0, '5a', 'F-1').build(0, '3a', 'F-2').sam([10], 'cowboy').passToSam();
    expect(t.told('automa-card')).toMatchObject([{ steps: 2 }]);
  });

  it.each([12, 13])('SE-Z1 card %i: a location for each cowboy, whatever his specialization', (card) => {
    for (const speciality of WORKERS) {
      const t = solo()
        .sam([card], speciality)
        .with(1, { workers: { cowboy: 3, builder: 1, engineer: 1 } });
      t.passToSam();
      expect(t.told('automa-card')).toMatchObject([{ card, steps: 3, speciality }]);
      expect(t.where(1)).toBe('C');
    }
  });

  it.each([14, 15])('SE-Z1 card %i: a location for each worker of his specialization, whichever it is', (card) => {
    for (const speciality of WORKERS) {
      const t = solo()
        .sam([card], speciality)
        .with(1, { workers: { cowboy: 1, builder: 1, engineer: 1, [speciality]: 2 } });
      t.passToSam();
      expect(t.told('automa-card')).toMatchObject([{ card, steps: 2, speciality }]);
      expect(t.where(1)).toBe('B');
    }
  });

  it.each([12, 13, 14, 15])('SE-Z1 card %i: five locations at most', (card) => {
    const t = solo()
      .sam([card], 'cowboy')
      .with(1, { workers: { cowboy: 6, builder: 1, engineer: 1 } })
      .passToSam();
    expect(t.told('automa-card')).toMatchObject([{ steps: 5 }]);
    expect(t.where(1)).toBe('F');
  });

  it.each([
    [1, 'A'],
    [2, 'B'],
    [3, 'C'],
    [4, 'E'],
    [5, 'F'],
  ])('SE-Z1 with %i cowboys card 13 takes him from the start to %s', (cowboys, to) => {
    expect(walks(solo(), cowboys).where(1)).toBe(to);
  });

  it('SE-Z1 empty spaces are no locations for him either', () => {
    const t = walks(solo().at(1, 'A').build(0, '2a', 'A-2').hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2'), 2);
    expect(t.told('moved')).toMatchObject([{ path: ['A-2', 'B'] }]);
  });

  it('SE-Z1 Kansas City alone ends his walk early', () => {
    const t = walks(solo().at(1, 'F'), 5);
    expect(t.told('automa-card')).toMatchObject([{ steps: 5 }]);
    expect(t.told('moved')).toMatchObject([{ path: ['G', 'KC'] }]);
    expect(t.where(1)).toBe('START');
  });

  it('SE-Z1 from a bare hazard space he walks on along its branch', () => {
    const t = walks(solo().at(1, 'FLOOD-1').hazard('fl-2', 'FLOOD-2').build(0, '2a', 'A-1'), 2);
    expect(t.told('moved')).toMatchObject([{ path: ['FLOOD-2', 'B'] }]);
  });

  it('SE-Z1 SE-A1 outlaws beside the trail are no locations', () => {
    const t = solo().at(1, 'C').outlaw('green', 'OUTLAW-1').outlaw('green', 'OUTLAW-2').build(1, '2b', 'C-1-1');
    t.build(1, '3b', 'C-1-2').outlaw('orange', 'OUTLAW-3');
    expect(walks(t, 2).told('moved')).toMatchObject([{ path: ['D', 'E'] }]);
  });
});

describe('which way he takes', () => {
  it('SE-Z1 first, the way with the fewest locations to Kansas City', () => {
    expect(choices(walks(solo().at(1, 'C'), 2))).toEqual(['E>F by shortest']);
  });

  it('SE-Z1 the shortest way, however dear it is', () => {
    const t = walks(solo().at(1, 'A').build(0, '7a', 'A-1').build(1, '2b', 'FLOOD-R1').build(1, '3b', 'FLOOD-R2'), 2);
    expect(choices(t)).toEqual(['A-1>B by shortest']);
    expect(t.player(0).money).toBe(14);
  });

  it('SE-Z1 locations are counted as far as Kansas City, beyond the end of this walk', () => {
    const t = solo().at(1, 'A').build(1, '2b', 'A-1').build(1, '3b', 'A-2').build(1, '5b', 'A-3');
    expect(choices(walks(t.hazard('fl-3', 'FLOOD-1').hazard('fl-1', 'FLOOD-2'), 1))).toEqual(['FLOOD-1 by shortest']);
  });

  it('SE-Z1 a way that reaches Kansas City in fewer steps is the shorter one', () => {
    const t = walks(solo().at(1, 'G').build(1, '2b', 'G-1'), 5);
    expect(t.told('moved')).toMatchObject([{ path: ['KC'] }]);
  });

  it('SE-Z1 second, the lowest fees', () => {
    const t = walks(solo().at(1, 'F').build(0, '7a', 'F-1').build(0, '1a', 'F-2'), 2);
    expect(choices(t)).toEqual(['F-2>G by least-fees']);
    expect(t.player(0).money).toBe(12);
  });

  it('SE-Z1 fees to the bank count as much as fees to you', () => {
    const t = solo().at(1, 'A').build(0, '1a', 'A-1').build(0, '2a', 'A-2');
    walks(t.hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2'), 3);
    expect(choices(t)).toEqual(['A-1>A-2>B by least-fees']);
    expect(t.player(0).money).toBe(12);
  });

  it('SE-Z1 outlaws ask for fees as well', () => {
    const t = solo().at(1, 'D').build(0, '2a', 'D-1').outlaw('orange', 'OUTLAW-4');
    expect(choices(walks(t, 2))).toEqual(['D-1>E by least-fees']);
  });

  it('SE-Z1 his own hands are free for him', () => {
    const t = walks(solo().at(1, 'F').build(1, '7b', 'F-1').build(0, '1a', 'F-2'), 1);
    expect(choices(t)).toEqual(['F-1 by least-fees']);
    expect(t.player(0).money).toBe(10);
  });

  it('SE-Z1 third, the way that pays you least', () => {
    const t = walks(solo().at(1, 'A').build(0, '1a', 'A-1').hazard('fl-1', 'FLOOD-1'), 2);
    expect(choices(t)).toEqual(['FLOOD-1>B by least-to-people']);
    expect(t.player(0).money).toBe(10);
  });

  it('SE-Z1 of the same fees altogether, a part to the bank is better than all to you', () => {
    const t = solo().at(1, 'A').build(0, '1a', 'A-1').build(0, '4a', 'A-2');
    walks(t.hazard('fl-1', 'FLOOD-1').build(0, '8a', 'FLOOD-R1'), 3);
    expect(choices(t)).toEqual(['FLOOD-1>FLOOD-R1>B by least-to-people']);
    expect(t.player(0).money).toBe(12);
  });

  it('SE-Z1 only the fees of this walk count, not those that may come later', () => {
    const t = solo().at(1, 'C').build(1, '2b', 'C-1-1').build(1, '3b', 'C-1-2').build(0, '7a', 'D-1');
    walks(t.outlaw('green', 'OUTLAW-4'), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen().sort()).toEqual(['C-1-1', 'D']);
  });

  it('SE-Z1 the fees are those of the number of seats: with three, black is cheaper than green', () => {
    const t = solo(3).at(2, 'F').build(0, '1a', 'F-1').build(0, '4a', 'F-2').sam([8], 'cowboy').phaseB(1).play('end');
    expect(choices(t)).toEqual(['F-2>G by least-fees']);
    expect(t.player(0).money).toBe(11);
  });

  it('SE-Z1 a single way leaves nothing to decide', () => {
    expect(choices(walks(solo(), 1))).toEqual(['A by only']);
  });
});

describe('where ways are equal', () => {
  it('SE-Z1 you decide', () => {
    const t = walks(solo().at(1, 'F').build(1, '2b', 'F-1').build(1, '3b', 'F-2').market('longhorn'), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['F-1', 'F-2']);
    expect(t.where(1)).toBe('F');
    t.play('decide 2');
    expect(choices(t)).toEqual(['F-2 by person']);
    expect(t.where(1)).toBe('F-2');
    expect(t.cards(1, 'discard')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 only among the ways his criteria have left', () => {
    const t = solo().at(1, 'F').build(0, '4a', 'F-1').build(1, '2b', 'F-2').build(1, '3b', 'G-1').build(1, '5b', 'G-2');
    walks(t, 3);
    expect(t.leftOpen()).toEqual(['F-2>G>G-1', 'F-2>G>G-2']);
    t.play('decide 1');
    expect(t.where(1)).toBe('G-1');
    expect(t.player(0).money).toBe(10);
  });

  it('SE-Z1 ways that end at the same place and pay the same are one: nothing is asked', () => {
    const t = walks(solo().at(1, 'F').build(0, '1a', 'F-1').build(0, '4a', 'F-2'), 2);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect(t.where(1)).toBe('G');
    expect(t.player(0).money).toBe(12);
  });
});
