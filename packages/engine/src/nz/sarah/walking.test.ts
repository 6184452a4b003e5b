import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

const solo = (): Table => table(2, { sarah: { difficulty: 'hard' } });

/** Card 12 walks as many steps as she has sailors; she is no sailor here and gains nothing but pathfinder steps. */
const walks = (t: Table, steps: number): Table =>
  t
    .sarah([12], 'shepherd')
    .with(1, { workers: { sailor: steps } })
    .passToSarah();

const choices = (t: Table): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === 'walk' ? [`${event.option} by ${event.by}`] : [],
  );

describe('how far she walks', () => {
  it.each([
    [1, 3, 'C'],
    [2, 3, 'C'],
    [3, 3, 'C'],
    [4, 3, 'C'],
    [5, 4, 'E'],
    [6, 3, 'C'],
    [7, 2, 'B'],
    [8, 4, 'E'],
    [9, 3, 'C'],
  ])('NZ-Z6 card %i: %i locations, from the start to %s', (card, steps, to) => {
    const t = solo()
      .sarah([card])
      .with(1, { workers: { sailor: 5 } })
      .passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card, steps }]);
    expect(t.where(1)).toBe(to);
  });

  it.each([
    [10, 'shepherd'],
    [11, 'craftsman'],
    [12, 'sailor'],
  ] as const)('NZ-Z6 card %i: a location for each %s she has', (card, type) => {
    const t = solo()
      .sarah([card], 'shearer')
      .with(1, { workers: { sailor: 1, shearer: 5, [type]: 3 } })
      .passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card, steps: 3, speciality: 'shearer' }]);
    expect(t.where(1)).toBe('C');
  });

  it('NZ-Z6 card 13: a location for each shearer she has', () => {
    const t = solo()
      .sarah([13], 'shearer')
      .with(1, { workers: { shearer: 2 } })
      .passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card: 13, steps: 2 }]);
    expect(t.where(1)).toBe('B');
  });

  it.each([
    [14, 'shepherd'],
    [15, 'craftsman'],
    [16, 'sailor'],
    [17, 'shearer'],
  ] as const)('NZ-Z6 card %i: a location for each worker of her speciality, not for each %s', (card, type) => {
    const speciality = type === 'sailor' ? 'craftsman' : 'sailor';
    const t = solo()
      .sarah([card], speciality)
      .with(1, { workers: { [type]: 1, [speciality]: 3 } })
      .passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card, steps: 3, speciality }]);
  });

  it('NZ-Z6 which icon a card carries can be corrected', () => {
    const components = { sarah: { cards: { 12: { move: 'speciality' }, 16: { move: 'sailor' } } } };
    const steps = (card: number) =>
      table(2, { sarah: { difficulty: 'hard' }, components })
        .sarah([card], 'shearer')
        .with(1, { workers: { sailor: 1, shearer: 4 } })
        .passToSarah()
        .told('automa-card');
    expect(steps(12)).toMatchObject([{ steps: 4 }]);
    expect(steps(16)).toMatchObject([{ steps: 1 }]);
  });

  it.each([
    [1, 'A'],
    [2, 'B'],
    [3, 'C'],
    [4, 'E'],
    [5, 'F'],
  ])('NZ-Z6 with %i sailors card 12 takes her from the start to %s', (sailors, to) => {
    expect(walks(solo(), sailors).where(1)).toBe(to);
  });

  it('NZ-Z6 empty spaces are no locations for her either', () => {
    const t = walks(solo().at(1, 'A').build(0, '2a', 'A2').hazard('rk-1', 'RK1').hazard('rk-2', 'RK2'), 2);
    expect(t.told('moved')).toMatchObject([{ path: ['A2', 'B'] }]);
  });

  it('NZ-Z6 Wellington alone ends her walk early', () => {
    const t = walks(solo().at(1, 'G'), 5);
    expect(t.told('automa-card')).toMatchObject([{ steps: 5 }]);
    expect(t.told('moved')).toMatchObject([{ path: ['H', 'WELLINGTON'] }]);
    expect(t.where(1)).toBe('START');
  });

  it('NZ-Z6 from a bare hazard space she walks on along its branch', () => {
    const t = walks(solo().at(1, 'RK1').hazard('rk-2', 'RK2').build(0, '2a', 'A1'), 2);
    expect(t.told('moved')).toMatchObject([{ path: ['RK2', 'B'] }]);
  });
});

describe('which way she takes', () => {
  it('NZ-Z6 first, the way with the fewest locations to Wellington', () => {
    const t = walks(solo().at(1, 'C'), 2);
    expect(choices(t)).toEqual(['E>F by shortest']);
  });

  it('NZ-Z6 the shortest way, however dear it is', () => {
    const t = walks(solo().at(1, 'A').build(0, '4a', 'A1').build(1, '2a', 'RR1').build(1, '3a', 'RR2'), 2);
    expect(choices(t)).toEqual(['A1>B by shortest']);
    expect(t.player(0).money).toBe(12);
  });

  it('NZ-Z6 locations are counted as far as Wellington, beyond the end of this walk', () => {
    const t = solo().at(1, 'A').build(1, '2a', 'A1').build(1, '3a', 'A2').build(1, '5a', 'A3').hazard('rk-3', 'RK1');
    walks(t, 1);
    expect(choices(t)).toEqual(['RK1 by shortest']);
  });

  it('NZ-Z6 a way that reaches Wellington in fewer steps is the shorter one', () => {
    const t = walks(solo().at(1, 'G').build(1, '2a', 'G1'), 5);
    expect(t.told('moved')).toMatchObject([{ path: ['H', 'WELLINGTON'] }]);
  });

  it('NZ-Z6 second, the lowest fees', () => {
    const t = walks(solo().at(1, 'F').build(0, '4a', 'F1').build(0, '1a', 'F2'), 2);
    expect(choices(t)).toEqual(['F2>G by least-fees']);
    expect(t.player(0).money).toBe(11);
  });

  it('NZ-Z6 fees to the bank count as much as fees to you', () => {
    const t = walks(solo().at(1, 'A').build(0, '1a', 'A1').hazard('rk-3', 'RK1'), 2);
    expect(choices(t)).toEqual(['A1>B by least-fees']);
    expect(t.player(0).money).toBe(11);
  });

  it('NZ-Z6 several fees of a way are added up', () => {
    const t = solo().at(1, 'A').build(0, '4a', 'A1').build(0, '5a', 'A2').hazard('rk-3', 'RK1').hazard('rk-1', 'RK2');
    expect(choices(walks(t, 3))).toEqual(['A1>A2>B by least-fees']);
  });

  it('NZ-Z6 her own hands are free for her', () => {
    const t = walks(solo().at(1, 'F').build(1, '4a', 'F1').build(0, '1a', 'F2'), 1);
    expect(choices(t)).toEqual(['F1 by least-fees']);
    expect(t.player(0).money).toBe(10);
  });

  it('NZ-Z6 third, the way that pays you least', () => {
    const t = walks(solo().at(1, 'A').build(0, '1a', 'A1').hazard('rk-1', 'RK1'), 2);
    expect(choices(t)).toEqual(['RK1>B by least-to-people']);
    expect(t.player(0).money).toBe(10);
  });

  it('NZ-Z6 of the same fees altogether, a part to the bank is better than all to you', () => {
    const t = solo().at(1, 'A').build(0, '1a', 'A1').build(0, '7a', 'A2').build(0, '5a', 'A3');
    t.hazard('rk-1', 'RK1').hazard('rk-2', 'RK2').build(0, '2a', 'RR1');
    expect(choices(walks(t, 4))).toEqual(['RK1>RK2>RR1>B by least-to-people']);
  });

  it('NZ-Z6 only the fees of this walk count, not those that may come later', () => {
    const t = solo().at(1, 'C').build(1, '2a', 'C1').build(1, '3a', 'C2');
    t.build(0, '4a', 'D1').hazard('fl-2', 'FL1');
    walks(t, 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen().sort()).toEqual(['C1', 'D']);
  });

  it('NZ-Z6 a single way leaves nothing to decide', () => {
    expect(choices(walks(solo(), 2))).toEqual(['A>B by only']);
  });
});

describe('where ways are equal', () => {
  it('NZ-Z6 you decide', () => {
    const t = walks(solo().at(1, 'F').build(1, '2a', 'F1').build(1, '3a', 'F2'), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['F1', 'F2']);
    expect(t.moves('decide')).toEqual(['decide 1', 'decide 2']);
    expect(t.where(1)).toBe('F');
    t.play('decide 2');
    expect(choices(t)).toEqual(['F2 by person']);
    expect(t.where(1)).toBe('F2');
    expect(t.player(1).pathfinder).toBe(2);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z6 only among the ways her criteria have left', () => {
    const t = solo().at(1, 'F').build(0, '4a', 'F1').build(1, '2a', 'F2').build(1, '3a', 'G1').build(1, '5a', 'GG');
    walks(t, 3);
    expect(t.leftOpen()).toEqual(['F2>G>G1', 'F2>G>GG']);
    t.play('decide 1');
    expect(t.where(1)).toBe('G1');
    expect(t.player(0).money).toBe(10);
  });

  it('NZ-Z6 ways that end at the same place and pay the same are one: nothing is asked', () => {
    const t = walks(solo().at(1, 'F').build(0, '1a', 'F1').build(0, '7a', 'F2'), 2);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect(t.where(1)).toBe('G');
    expect(t.player(0).money).toBe(11);
  });

  it('NZ-Z6 ways that pay different people are asked of the next person', () => {
    const t = table(3, { sarah: { difficulty: 'hard' } })
      .at(2, 'F')
      .build(0, '1a', 'F1')
      .build(1, '1a', 'F2');
    t.sarah([7]).phaseB(1).play('end');
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    t.play('decide 2');
    expect(t.s.players.map((player) => player.money)).toEqual([10, 11, 0]);
  });
});

describe('the extra steps of cards 13 and 17', () => {
  it.each([
    [13, ['B']],
    [17, ['C', 'E']],
  ])('NZ-Z13 card %i when she is no shearer: %j after the regular walk', (card, extra) => {
    const t = solo()
      .sarah([card], 'shepherd')
      .with(1, { workers: { shearer: 1, shepherd: 2 } })
      .passToSarah();
    expect(t.told('moved')).toMatchObject([{ path: card === 13 ? ['A'] : ['A', 'B'] }, { path: extra }]);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it.each([13, 17])('NZ-Z13 card %i when she is a shearer: no extra steps', (card) => {
    const t = solo()
      .sarah([card], 'shearer')
      .with(1, { workers: { shearer: 1 } })
      .passToSarah();
    expect(t.told('moved')).toMatchObject([{ path: ['A'] }]);
    expect(t.cards(1, 'discard')).toEqual(['romney']);
  });

  it('NZ-Z13 NZ-Z6 the extra steps follow the same criteria and pay fees', () => {
    const t = solo().at(1, 'C').build(0, '4a', 'F1').build(0, '1a', 'F2').sarah([17], 'shepherd');
    t.with(1, { workers: { shearer: 1, shepherd: 2 } }).passToSarah();
    expect(choices(t)).toEqual(['E>F by shortest', 'F2>G by least-fees']);
    expect(t.player(0).money).toBe(11);
  });

  it('NZ-Z13 NZ-Z6 a tie of the extra steps is yours to decide', () => {
    const t = solo().at(1, 'F').build(0, '5a', 'G1').build(0, '6a', 'GG');
    t.sarah([13], 'shepherd')
      .with(1, { workers: { shearer: 1, shepherd: 2 } })
      .passToSarah();
    expect(t.where(1)).toBe('G');
    expect(t.leftOpen()).toEqual(['G1', 'GG']);
    t.play('decide 1');
    expect(t.told('moved')).toHaveLength(1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z13 NZ-Z6 at Wellington the walk is over: no extra steps, one delivery', () => {
    const t = solo()
      .at(1, 'H')
      .sarah([17], 'shepherd')
      .with(1, { workers: { shearer: 1, shepherd: 2 } })
      .passToSarah();
    expect(t.told('moved')).toMatchObject([{ path: ['WELLINGTON'] }]);
    expect(t.told('delivered')).toHaveLength(1);
    expect(t.where(1)).toBe('START');
  });

  it('NZ-Z13 NZ-Z14 the extra steps may take her to Wellington, and then she delivers', () => {
    const t = solo()
      .at(1, 'F')
      .sarah([17], 'shepherd')
      .with(1, { workers: { shearer: 1, shepherd: 2 } })
      .passToSarah();
    expect(t.told('moved')).toMatchObject([{ path: ['G', 'H'] }, { path: ['WELLINGTON'] }]);
    expect(t.told('delivered')).toMatchObject([{ post: '9' }]);
    expect(t.where(1)).toBe('START');
  });
});
