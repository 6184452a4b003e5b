import type { Decision, Effect } from '@drover/engine';
import type { Counted } from '../pack/ids.ts';
import type { Questioned } from '../pack/shapes.ts';
import type { Thing } from '../thing.ts';
import { capital, waiting, type At } from './at.ts';
import { undecidedWords } from './automa.ts';
import { postName } from './effects.ts';
import { buildingOf, numberIn } from './names.ts';
import { placeName, spaceNamed } from './places.ts';

/** What is asked, and what on the table asks it. */

export interface Question {
  readonly text: string;
  readonly source: Thing | null;
  readonly why: string;
}

/** What waiting tasks know, each some of it. */
interface Known {
  readonly effect?: Effect;
  readonly count?: number;
  readonly free?: number;
  readonly left?: number;
  readonly spaces?: number;
  readonly total?: number;
  readonly bag?: number;
  readonly building?: number;
  readonly station?: number;
  readonly at?: number;
  /** The wool is paid; shearers are left. */
  readonly sheared?: boolean;
}

/** The number that matters: what the task has left, or what its icon says. */
function numberAsked(at: At, { seat, ask }: Decision, known: Known): number {
  if (ask === 'phase-a') return at.c.rules.stepLimit(at, seat);
  if (known.bag !== undefined) return known.bag + 1;
  const left = known.left ?? known.free ?? known.count ?? known.spaces ?? known.total;
  return left ?? (known.effect === undefined ? 0 : numberOn(at, seat, known.effect));
}

function numberOn(at: At, seat: number, effect: Effect): number {
  const counted = (n: number | string): number =>
    typeof n === 'number' ? n : at.c.rules.countOf(at, seat, n as Extract<Counted, 'hazard'>);
  if ('steps' in effect) return effect.steps;
  if ('spaces' in effect) return counted(effect.spaces);
  return effect.do === 'draw' ? counted(effect.cards) : 0;
}

function askedAbout(at: At, { seat }: Decision, { building, station, at: space, effect }: Known): string {
  if (building !== undefined) return buildingOf(at, seat, building).id;
  if (station !== undefined && 'stations' in at.c) return at.words.names.station(numberIn(at.c.stations[station].id));
  if (space !== undefined) return placeName(at, space);
  return effect?.do === 'post' ? postName(at, effect.post) : '';
}

/** Questions that the place itself asks; a letter is a space there, elsewhere a building. */
const ASKED_BY_THE_PLACE: readonly string[] = ['phase-b', 'borrowed'];

export function questionOf(
  at: At,
  decision: Decision,
  sourceOf: (source: string) => Thing | null,
  nameOf: (thing: Thing) => string,
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
    why: thing === null ? '' : capital(nameOf(thing)),
  };
}

function textOf(at: At, decision: Decision): string {
  if (decision.ask === 'automa-decide') return undecidedWords(at);
  const known = waiting<Known>(at);
  const asked = known.sheared ? 'idle-shearers' : (decision.ask as Questioned);
  return at.words.questions[asked]({
    edition: at.edition,
    n: numberAsked(at, decision, known),
    what: askedAbout(at, decision, known),
  });
}
