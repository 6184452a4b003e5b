import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';
import { ENGINEER, WORKERS } from '../state.ts';

/** Prices of the rows: 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4; the token stands far down. */
const solo = (): SecondTable =>
  secondTable(2, { sam: { difficulty: 'medium' } })
    .with(1, { workers: { cowboy: 1, builder: 1, engineer: 1 } })
    .token(11);

const choices = (t: SecondTable): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === 'hire' ? [`${event.option} by ${event.by}`] : [],
  );

describe('card 1: the cheapest first', () => {
  it('SE-Z1 the cheapest worker, even if another one is of his specialization', () => {
    const t = solo().sam([1], 'cowboy').job('cowboy', 1, 1).job('engineer', 4, 1).passToSam();
    expect(choices(t)).toEqual(['engineer 5 by cheapest']);
    expect(t.workers(1)).toEqual({ cowboy: 1, builder: 1, engineer: 2 });
  });

  it('SE-Z1 among the cheapest, one of his specialization', () => {
    const t = solo().sam([1], 'cowboy').job('builder', 3, 1).job('cowboy', 3, 2).job('engineer', 6, 1).passToSam();
    expect(choices(t)).toEqual(['cowboy 7 by speciality']);
    expect(t.workers(1)).toEqual({ cowboy: 2, builder: 1, engineer: 1 });
  });

  it('SE-Z1 also in another row with the same price', () => {
    const t = solo().sam([1], 'cowboy').job('builder', 1, 1).job('engineer', 2, 1).job('cowboy', 7, 1).passToSam();
    expect(choices(t)).toEqual(['cowboy 6 by speciality']);
  });

  it('SE-Z1 no one of his specialization among the cheapest: you decide, and only among the cheapest', () => {
    const t = solo().sam([1], 'cowboy').job('builder', 4, 1).job('engineer', 4, 2).job('cowboy', 6, 1).passToSam();
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['builder 5', 'engineer 5']);
    t.play('decide 2');
    expect(choices(t)).toEqual(['engineer 5 by person']);
    expect(t.workers(1)).toEqual({ cowboy: 1, builder: 1, engineer: 2 });
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 a type whose row is full is passed over', () => {
    const t = solo().sam([1], 'cowboy').job('cowboy', 4, 1).job('builder', 9, 1);
    t.with(1, { workers: { cowboy: 6 } }).passToSam();
    expect(t.workers(1)).toMatchObject({ cowboy: 6, builder: 2 });
  });
});

describe('card 6: his specialization first', () => {
  it('SE-Z1 a worker of his specialization, even if others are cheaper', () => {
    const t = solo().sam([6], 'cowboy').job('cowboy', 9, 1).job('engineer', 4, 1).passToSam();
    expect(choices(t)).toEqual(['cowboy 10 by speciality']);
    expect(t.workers(1).cowboy).toBe(2);
  });

  it('SE-Z1 of several of his specialization, the cheapest', () => {
    const t = solo().sam([6], 'cowboy').job('cowboy', 9, 1).job('cowboy', 3, 1).job('engineer', 4, 1).passToSam();
    expect(choices(t)).toEqual(['cowboy 7 by cheapest']);
    t.at(0, 'A').with(0, { money: 40 }).phaseB(0).play('use 2');
    expect(t.moves('hire')).toEqual(['hire cowboy 10', 'hire engineer 5@4']);
  });

  it('SE-Z1 none of his specialization: the type that is most numerous, not the cheapest', () => {
    const t = solo().sam([6], 'cowboy').job('builder', 3, 1).job('builder', 6, 1).job('engineer', 4, 1);
    t.with(1, { workers: { cowboy: 3, builder: 2, engineer: 1 } }).passToSam();
    expect(t.workers(1)).toEqual({ cowboy: 3, builder: 3, engineer: 1 });
  });

  it('SE-Z1 none of his specialization: of the most numerous type the cheapest worker', () => {
    const t = solo().sam([6], 'cowboy').job('builder', 6, 1).job('builder', 3, 1).job('engineer', 9, 1);
    t.with(1, { workers: { cowboy: 3, builder: 2, engineer: 1 } }).passToSam();
    expect(choices(t)).toEqual([expect.stringMatching(/^builder 7 by /)]);
  });

  it('SE-Z1 none of his specialization and everything else equal: you decide', () => {
    const t = solo().sam([6], 'cowboy').job('builder', 4, 1).job('engineer', 4, 2).passToSam();
    expect(t.leftOpen()).toEqual(['builder 5', 'engineer 5']);
    t.play('decide 1');
    expect(choices(t)).toEqual(['builder 5 by person']);
    expect(t.workers(1).builder).toBe(2);
  });

  it('SE-Z1 the row of his specialization is full: the next candidate', () => {
    const t = solo().sam([6], 'cowboy').job('cowboy', 4, 1).job('engineer', 9, 1);
    t.with(1, { workers: { cowboy: 6 } }).passToSam();
    expect(t.workers(1)).toMatchObject({ cowboy: 6, engineer: 2 });
  });
});

describe('both cards', () => {
  it.each([1, 6])('SE-Z1 card %i: he pays nothing', (card) => {
    const t = solo().sam([card], 'cowboy').job('cowboy', 9, 1).passToSam();
    expect(t.player(1).money).toBe(0);
    expect(t.told('spent')).toEqual([]);
    expect(t.s.jobs.every((job) => job === 0)).toBe(true);
  });

  it.each([1, 6])('SE-Z1 SE-X1 card %i: the row of the token is closed to him too', (card) => {
    const t = solo().sam([card], 'cowboy').token(4).job('cowboy', 4, 1).job('engineer', 3, 1).passToSam();
    expect(t.workers(1)).toEqual({ cowboy: 1, builder: 1, engineer: 2 });
    const none = solo().sam([card], 'cowboy').token(4).job('cowboy', 4, 1).passToSam();
    expect(none.told('automa-skips')).toMatchObject([{ deed: 'hire' }]);
    expect(none.workers(1).cowboy).toBe(1);
  });

  it.each([1, 6])('SE-Z1 card %i: only full rows are skipped', (card) => {
    const t = solo().sam([card], 'cowboy').job('cowboy', 4, 1);
    t.with(1, { workers: { cowboy: 6 } }).passToSam();
    expect(t.told('automa-skips')).toMatchObject([{ deed: 'hire' }]);
    expect(t.workers(1).cowboy).toBe(6);
  });

  it.each([1, 6])('SE-Z1 card %i: the same type at the same price in two rows leaves nothing to decide', (card) => {
    const t = solo().sam([card], 'cowboy').job('cowboy', 1, 1).job('cowboy', 2, 1).passToSam();
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect(t.s.jobs.filter((job) => job > 0)).toHaveLength(1);
  });

  it.each([
    ['cowboy', 3],
    ['cowboy', 5],
    ['builder', 3],
    ['builder', 5],
    ['engineer', 1],
    ['engineer', 2],
    ['engineer', 3],
    ['engineer', 4],
    ['engineer', 5],
  ] as const)('SE-Z1 the actions of your own board do not exist on his: %s after %i', (type, number) => {
    const t = solo().hazard('fl-1', 'FLOOD-1').outlaw('green', 'OUTLAW-4').sam([1], type);
    t.with(1, { workers: { [type]: number } })
      .job(type, 1, 1)
      .job('cowboy', 6, 1)
      .passToSam();
    expect(t.told('worker')).toMatchObject([{ seat: 1, worker: type, space: number + 1 }]);
    expect([t.told('built'), t.told('hazard'), t.told('outlaw'), t.told('certificates')]).toEqual([[], [], [], []]);
    expect(t.player(1).money).toBe(0);
  });
});

describe('card 11: an engineer, and the engine', () => {
  it('SE-Z1 specialized: the cheapest engineer, then the engine by all his engineers, the new one too', () => {
    const t = solo().sam([11], 'engineer').job('engineer', 6, 1).job('engineer', 3, 1).job('cowboy', 4, 1);
    t.with(1, { workers: { engineer: 2 } }).passToSam();
    expect(choices(t)).toEqual(['engineer 7 by cheapest']);
    expect(t.workers(1)).toEqual({ cowboy: 1, builder: 1, engineer: 3 });
    expect(t.engineAt(1)).toBe('3');
  });

  it('SE-Z1 specialized, no engineer to be had: no other worker, but the engine', () => {
    const t = solo().sam([11], 'engineer').job('cowboy', 4, 1);
    t.with(1, { workers: { engineer: 2 } }).passToSam();
    expect(t.workers(1)).toEqual({ cowboy: 1, builder: 1, engineer: 2 });
    expect(t.engineAt(1)).toBe('2');
  });

  it('SE-Z1 specialized, the row of engineers full: the engine alone', () => {
    const t = solo().sam([11], 'engineer').job('engineer', 4, 1).stations(1, 's1');
    t.with(1, { workers: { engineer: 6 } }).passToSam();
    expect(t.workers(1).engineer).toBe(6);
    expect(t.engineAt(1)).toBe('6');
  });

  it('SE-Z1 specialized: an engineer in the row of the token is not to be had', () => {
    const t = solo().sam([11], 'engineer').token(4).job('engineer', 4, 1).passToSam();
    expect(t.workers(1).engineer).toBe(1);
    expect(t.engineAt(1)).toBe('1');
  });

  it.each(['cowboy', 'builder'] as const)('SE-Z1 as a %s: no engineer, and the engine one space', (speciality) => {
    const t = solo().sam([11], speciality).job('engineer', 4, 1);
    t.with(1, { workers: { engineer: 3 } }).passToSam();
    expect(t.workers(1).engineer).toBe(3);
    expect(t.engineAt(1)).toBe('1');
  });

  it('SE-Z1 he is what he was when the card came: engineers equal to his specialization change nothing', () => {
    const t = solo().sam([11], 'builder').job('engineer', 4, 1);
    t.with(1, { workers: { builder: 2, engineer: 2 } }).passToSam();
    expect([t.workers(1).engineer, t.engineAt(1)]).toEqual([2, '1']);
  });
});

describe('his specialization', () => {
  it('SE-Z1 another type that becomes larger is his specialization at once', () => {
    const t = solo().sam([1, 14], 'builder').job('engineer', 4, 1);
    t.with(1, { workers: { builder: 2, engineer: 2 } }).passToSam();
    expect(t.told('automa-speciality')).toMatchObject([{ seat: 1, worker: 'engineer' }]);
    t.passToSam();
    expect(t.told('automa-card')).toMatchObject([{ card: 14, speciality: 'engineer', steps: 3 }]);
    expect(t.engineAt(1)).toBe('3');
  });

  it('SE-Z1 at a tie it stays', () => {
    const t = solo().sam([1, 14], 'builder').job('engineer', 4, 1);
    t.with(1, { workers: { builder: 2, engineer: 1 } }).passToSam();
    expect(t.workers(1)).toMatchObject({ builder: 2, engineer: 2 });
    expect(t.told('automa-speciality')).toEqual([]);
    t.passToSam();
    expect(t.told('automa-card')).toMatchObject([{ card: 14, speciality: 'builder' }]);
    expect(t.engineAt(1)).toBe('1');
  });

  it('SE-Z1 one more of his own kind changes nothing', () => {
    const t = solo().sam([6], 'engineer').job('engineer', 4, 1);
    t.with(1, { workers: { engineer: 2 } }).passToSam();
    expect(t.told('automa-speciality')).toEqual([]);
    expect(t.player(1).mind!.speciality).toBe(ENGINEER);
  });

  it('SE-Z1 the next hire follows the new specialization', () => {
    const t = solo().sam([1, 6], 'builder').job('engineer', 4, 1).job('builder', 1, 1).job('engineer', 9, 1);
    t.with(1, { workers: { builder: 2, engineer: 2 } })
      .passToSam()
      .passToSam();
    expect(choices(t)).toEqual(['engineer 10 by speciality']);
    expect(t.workers(1)).toMatchObject({ builder: 2, engineer: 4 });
  });

  it('SE-Z1 it may change with a worker that you chose for him', () => {
    const t = solo().sam([1], 'builder').job('cowboy', 4, 1).job('engineer', 4, 2).passToSam().play('decide 1');
    expect(t.told('automa-speciality')).toMatchObject([{ worker: 'cowboy' }]);
    expect(WORKERS[t.player(1).mind!.speciality]).toBe('cowboy');
  });
});
