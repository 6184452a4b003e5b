import { checkState, FORMAT, type CoreState, type GameEvent } from '@drover/engine';
import type { TableInfo, WireFrame } from '@drover/protocol';
import type { Frame } from '../authority/authority.ts';
import { isKnown } from '../authority/known.ts';
import { messageOf, NotPlayable } from '../authority/not-playable.ts';
import { kitOf } from '../editions/editions.ts';
import type { AnyEvent } from '../editions/kit.ts';

/** What a server tells is checked before it is shown: a page out of a cache may be older than the server. */

/** Events the page can tell; the compiler sees to it that none is forgotten. */
const EVENTS: Readonly<Record<AnyEvent['type'], 1>> = {
  acquired: 1,
  'automa-card': 1,
  'automa-chose': 1,
  'automa-restocks': 1,
  'automa-skips': 1,
  'automa-speciality': 1,
  auxiliary: 1,
  'bonus-tile-out': 1,
  borrowed: 1,
  bought: 1,
  'buildings-flipped': 1,
  built: 1,
  certificates: 1,
  cleared: 1,
  delivered: 1,
  discarded: 1,
  drew: 1,
  earned: 1,
  'end-triggered': 1,
  engine: 1,
  'fees-ended': 1,
  foresight: 1,
  'foresight-filled': 1,
  forgone: 1,
  gold: 1,
  harbourmaster: 1,
  hazard: 1,
  hired: 1,
  income: 1,
  invested: 1,
  market: 1,
  moved: 1,
  'no-disc': 1,
  objectives: 1,
  out: 1,
  outlaw: 1,
  over: 1,
  pathfinder: 1,
  permanent: 1,
  placed: 1,
  played: 1,
  raised: 1,
  revealed: 1,
  sailed: 1,
  sheared: 1,
  'ship-home': 1,
  shuffled: 1,
  station: 1,
  'station-master': 1,
  'step-tile': 1,
  storehouse: 1,
  strolled: 1,
  'token-moved': 1,
  tokens: 1,
  turn: 1,
  upgraded: 1,
  used: 1,
  spent: 1,
  worker: 1,
};

const olderPage = (what: string): NotPlayable => new NotPlayable('older-page', what);
const typeOf = (event: unknown): string => String((event as Partial<GameEvent> | null)?.type);
const isStrange = (type: string): boolean => !Object.hasOwn(EVENTS, type);

/** Throws `NotPlayable` when only a newer page can play at this table. */
export function checkTable({ edition, rules }: TableInfo): void {
  if (!isKnown({ edition, rules })) throw olderPage(rules);
}

/** Throws `NotPlayable` when the frame says what only a newer page knows, or nothing sensible. */
export function checkFrame({ version, view, by, events }: WireFrame): Frame {
  const state = stateOf(view);
  const { tasks } = kitOf(state);
  const task = state.agenda.find((each) => !Object.hasOwn(tasks, each.task))?.task;
  const strange = task ?? events.map(typeOf).find(isStrange);
  if (strange !== undefined) throw olderPage(strange);
  return { version, view: state, by, events: events as GameEvent[] };
}

/** Without the assertion in its type, which would have to be written out here. */
const check: (view: unknown) => void = checkState;

function stateOf(view: unknown): CoreState {
  const { format, edition, rules } = (view ?? {}) as Partial<CoreState>;
  if (typeof format === 'number' && format > FORMAT) throw olderPage(`format ${format}`);
  if (typeof edition === 'string' && typeof rules === 'string' && !isKnown({ edition, rules })) throw olderPage(rules);
  try {
    check(view);
  } catch (error) {
    throw new NotPlayable('broken', messageOf(error));
  }
  return view as CoreState;
}
