import type { Decision, Effect } from '@drover/engine';
import { undecidedWords } from '../automa/decisions.ts';
import type { TableContext } from '../context/context.ts';
import { placeName, spaceNamed } from '../names/places.ts';
import { buildingOf } from '../names/tiles.ts';
import { capital } from '../pack/capital.ts';
import type { Ask, Counted } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { Named, Thing } from '../pack/thing.ts';

/** What is asked, and what on the table asks it. */

export interface Question {
  readonly text: string;
  readonly source: Thing | null;
  readonly why: string;
}

/** The number that matters: what the task has left, or what its icon says. */
function numberAsked(at: TableContext, { seat, ask, task }: Decision): number {
  if (ask === 'phase-a') return at.c.rules.stepLimit(at, seat);
  if ('bag' in task) return task.bag + 1;
  if ('left' in task) return task.left;
  if ('count' in task) return task.count;
  if ('spaces' in task) return task.spaces;
  if ('total' in task) return task.total;
  if ('free' in task) return task.free;
  return 'effect' in task ? numberOn(at, seat, task.effect) : 0;
}

function numberOn(at: TableContext, seat: number, effect: Effect): number {
  const counted = (n: number | string): number =>
    typeof n === 'number' ? n : at.c.rules.countOf(at, seat, n as Extract<Counted, 'hazard'>);
  if ('steps' in effect) return effect.steps;
  if ('spaces' in effect) return counted(effect.spaces);
  return effect.do === 'draw' ? counted(effect.cards) : 0;
}

function askedAbout(at: TableContext, { seat, task }: Decision): Name | null {
  const own = at.own.askedAbout(at);
  if (own !== null) return own;
  if ('building' in task) return at.words.names.building(buildingOf(at, seat, task.building).id);
  return 'at' in task ? placeName(at, task.at) : null;
}

/** Questions that the place itself asks; a letter is a space there, elsewhere a building. */
const ASKED_BY_THE_PLACE: readonly Ask[] = ['phase-b', 'borrowed'];

export function questionOf(
  at: TableContext,
  decision: Decision,
  sourceOf: (source: string) => Named | null,
  nameOf: (thing: Named) => Name,
): Question {
  const { ask, source } = decision;
  const thing = ASKED_BY_THE_PLACE.includes(ask)
    ? ({ is: 'space', space: spaceNamed(at, source) } as const)
    : ask === 'flip'
      ? ({ is: 'fee-tile' } as const)
      : sourceOf(source);
  return {
    text: textOf(at, decision),
    source: thing,
    why: thing === null ? '' : capital(nameOf(thing).alone),
  };
}

function textOf(at: TableContext, decision: Decision): string {
  if (decision.ask === 'automa-decide') return undecidedWords(at);
  // The wool is paid; shearers are left.
  const asked = decision.ask === 'shear' && decision.task.sheared ? 'idle-shearers' : decision.ask;
  return at.words.questions[asked]({
    edition: at.edition,
    n: numberAsked(at, decision),
    what: askedAbout(at, decision),
  });
}
