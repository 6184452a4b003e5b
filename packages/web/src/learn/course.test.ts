import { apply, decision, EDITIONS, legalMoves, writeMove, type CoreState } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import type { Chapter, Step } from './chapter.ts';
import { courseOf } from './courses.ts';
import { isMeant, kindOf, LEARNER, movesMeant, spotNamed } from './moves.ts';
import { isMissed, linesOf, playMeant } from './position.ts';

const textsOf = (state: CoreState): string[] => legalMoves(state, LEARNER).map((move) => writeMove(state, move));

/** Plays a step on the engine, and checks on the way what it says. */
function take(state: CoreState, step: Step): CoreState {
  const before = state;
  for (const name of step.show ?? [])
    if (/:[a-z]/i.test(name)) expect(spotNamed(state, name), `${name} is there`).not.toBe(name);
  const kinds = new Set<string>();
  for (const wanted of step.do ?? []) {
    expect(decision(state)?.seat, wanted).toBe(LEARNER);
    const meant = movesMeant(state, LEARNER, wanted);
    expect(meant.length, `${wanted} among ${textsOf(state).join(', ')}`).toBeGreaterThan(0);
    for (const text of textsOf(state)) {
      const kind = kindOf(step.do === undefined ? {} : (step.wrong ?? {}), text);
      if (kind !== null && !isMeant(wanted, text)) kinds.add(kind);
    }
    state = apply(state, LEARNER, meant[0]!).state;
  }
  if (step.do !== undefined) {
    expect([...kinds].sort(), 'answers that can occur').toEqual(Object.keys(step.wrong ?? {}).sort());
    for (const text of step.then ?? []) state = playMeant(state, text);
    expect(step.brings?.(before as never, state as never) ?? true, 'brings what it says').toBe(true);
  }
  if (step.ask !== undefined) expect(step.holds?.(state as never) ?? true, 'the right answer is right').toBe(true);
  return state;
}

/** The course of a task: solved, missed, or still under way. */
function outcome(task: Chapter['task'], moves: readonly string[]): string {
  let state = task.scene().s;
  const { turn } = state;
  for (const text of moves) {
    expect(decision(state)?.seat, text).toBe(LEARNER);
    state = playMeant(state, text);
    if (task.goal(state as never)) return 'solved';
    if (isMissed(task, turn, state)) return 'missed';
  }
  return 'under way';
}

const courses = await Promise.all(EDITIONS.map(courseOf));
const chapters = courses.flatMap(({ edition, chapters: all }) =>
  Object.entries(all).map(([key, chapter]) => [`${edition}: ${key}`, chapter] as const),
);

it.each(courses)('$edition says once when somebody is ready for the first game', ({ chapters: all }) =>
  expect(Object.values(all).filter(({ ready }) => ready)).toHaveLength(1),
);

describe.each(chapters)('%s', (_, chapter) => {
  it('can be played as it is written', () => {
    let state: CoreState | null = null;
    for (const [key, step] of Object.entries(chapter.steps)) {
      if (step.scene !== undefined) state = step.scene().s;
      expect(state, `${key} has a table`).not.toBeNull();
      const now: CoreState = state!;
      try {
        state = take(now, step);
      } catch (error) {
        throw new Error(`${key}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
  });

  it('has four to eight steps, and something that can be done wrong', () => {
    const steps = Object.values(chapter.steps);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(8);
    expect(steps.some((step) => step.ask !== undefined || (step.do !== undefined && step.wrong !== undefined))).toBe(
      true,
    );
    expect(steps.flatMap(linesOf).length + steps.filter(({ ask }) => ask !== undefined).length).toBeGreaterThan(2);
  });

  it('ends with a task that can be solved and missed', () => {
    expect(outcome(chapter.task, chapter.task.solution)).toBe('solved');
    expect(outcome(chapter.task, chapter.task.miss)).toBe('missed');
  });
});
