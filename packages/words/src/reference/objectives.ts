import type { Effect, Sourced } from '@drover/engine';
import { points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { taskList } from '../effects/objectives.ts';
import { cardName, numberIn } from '../names/cards.ts';
import type { Counted, ObjectiveTask } from '../pack/ids.ts';
import { effectLine, orNothing, vpLine, type Page, type Tagged } from './page.ts';
import { line, lines, type Draft, type Line } from './table.ts';

/** What scores at the end: objectives with their tasks, harbourmasters and station masters. */

export function tasks({ g, r }: Page): Draft {
  return {
    number: 7,
    name: 'tasks',
    columns: ['task', 'counts'],
    rows: (g.c.taskNames as readonly ObjectiveTask[]).map((task) => [
      [line(taskList(g, [task]))],
      [line(r.counts[task])],
    ]),
  };
}

/** A starting objective has neither a penalty nor an action. */
export interface Objective {
  readonly tasks: Sourced<readonly ObjectiveTask[]>;
  readonly vp: Sourced<number>;
  readonly penalty: Sourced<number> | null;
  readonly action: Sourced<Effect> | null;
}

export const objectivePoints = (page: Page, { vp, penalty }: Pick<Objective, 'vp' | 'penalty'>): Line[] =>
  lines(vpLine(page, vp), penalty === null ? null : line(page.r.otherwise(points(page.g, -penalty.is)), penalty));

export function objectives(page: Page, rows: readonly (readonly [string, Objective])[]): Draft {
  const { g } = page;
  return {
    number: 8,
    name: 'objectives',
    columns: ['card', 'tasks', 'points'],
    rows: rows.map(([id, card]) => [
      [line(cardName(g, id))],
      lines(
        line(taskList(g, card.tasks.is), card.tasks),
        card.action === null ? null : line(g.words.pieces.played(effectWords(g, card.action.is)), card.action),
      ),
      objectivePoints(page, card),
    ]),
  };
}

interface Master {
  readonly gain: Sourced<Effect>;
  readonly scoring: Tagged<{ vp: number; each: number; of: Counted | 'none' }>;
}

export function masters(
  page: Page,
  name: 'harbourmasters' | 'station-masters',
  tiles: Readonly<Record<string, Master>>,
): Draft {
  const { g } = page;
  const scores = ({ vp, each, of }: Master['scoring']): Line | null =>
    of.is === 'none' ? null : line(`${points(g, vp.is)} ${g.words.forEach(each.is, of.is)}`, vp, each, of);
  return {
    number: 9,
    name,
    columns: ['tile', 'now', 'end'],
    rows: Object.entries(tiles).map(([id, { gain, scoring }]) => [
      [line(String(numberIn(id)))],
      [effectLine(page, gain)],
      orNothing(page, lines(scores(scoring)), scoring.of),
    ]),
  };
}
