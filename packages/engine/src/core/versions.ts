import { Unusable } from './refusal.ts';
import type { Setup } from './state.ts';

/**
 * Rules versions. A game is played to its end by the rules it was begun with, however often a value or a reading has been
 * corrected since. Today's rules are the tables and the code; every older version is what differed from the one after it.
 */

/** A game by what decides how it is played: a state and a record are both one. */
export interface Game {
  readonly rules: string;
  readonly setup: Setup;
}

export interface OlderVersion<Readings extends object> {
  readonly rules: string;
  /** Component values as they were, nested like the tables; `undefined` for an entry that was not there. */
  readonly values: object;
  /** Readings of the rules that were given up with this version. */
  readonly readings: Partial<Readings>;
}

export interface VersionList<Readings extends object> {
  /** Today's rules. */
  readonly rules: string;
  /** What no version since is played by: every switch off. */
  readonly readings: Readings;
  /** The newest first. */
  readonly older: readonly OlderVersion<Readings>[];
}

/** All rules this program plays, the newest first. */
export const rulesOf = ({ rules, older }: VersionList<object>): string[] => [rules, ...older.map((each) => each.rules)];

/** The steps back from today's rules to these. */
function stepsBack<R extends object>(versions: VersionList<R>, rules: string): readonly OlderVersion<R>[] {
  const at = rulesOf(versions).indexOf(rules);
  if (at < 0) throw otherRules(rules, rulesOf(versions));
  return versions.older.slice(0, at);
}

export const otherRules = (rules: string, known: readonly string[]): Unusable =>
  new Unusable(
    `This game follows rules ${rules}; this program plays ${known.join(', ')}. A newer version of Drover may have begun it.`,
  );

/** The tables as they were under these rules. */
export const tablesUnder = <Table>(versions: VersionList<object>, rules: string, today: Table): Table =>
  stepsBack(versions, rules).reduce<unknown>((tables, { values }) => restored(tables, values), today) as Table;

/** The readings a game by these rules is played by. A reading once given up has been followed up to then. */
export const readingsUnder = <R extends object>(versions: VersionList<R>, rules: string): R =>
  stepsBack(versions, rules).reduce((readings, older) => ({ ...readings, ...older.readings }), versions.readings);

type Entries = Readonly<Record<string, unknown>>;

/** Objects hold values by name; an effect, an object with `do`, is a value itself. */
const isCollection = (x: unknown): x is Entries =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && !('do' in x);

/** An entry that is no longer there goes back behind the one named before it: states count entries in their order. */
function restored(known: unknown, was: unknown): unknown {
  if (!isCollection(known) || !isCollection(was)) return was;
  const entries = Object.entries(known);
  let last = -1;
  for (const [key, value] of Object.entries(was)) {
    const at = entries.findIndex(([name]) => name === key);
    if (value === undefined) entries.splice(at, 1);
    else if (at < 0) entries.splice(++last, 0, [key, value]);
    else entries[(last = at)] = [key, restored(entries[at]![1], value)];
  }
  return Object.fromEntries(entries);
}

const isEmpty = (x: Entries): boolean => Object.keys(x).length === 0;

/** What `restored` needs to make the tables that were out of those that are: the values of an older version. */
export function difference(was: Entries, is: Entries): Entries {
  const changes: Record<string, unknown> = {};
  let before: string | undefined;
  for (const [key, value] of Object.entries(was)) {
    const now = is[key];
    if (!Object.hasOwn(is, key)) {
      // Named with its neighbour, so that it goes back to its place.
      if (before !== undefined && !(before in changes)) changes[before] = isCollection(was[before]) ? {} : was[before];
      changes[key] = value;
    } else if (isCollection(value) && isCollection(now)) {
      const inner = difference(value, now);
      if (!isEmpty(inner)) changes[key] = inner;
    } else if (JSON.stringify(value) !== JSON.stringify(now)) changes[key] = value;
    before = key;
  }
  for (const key of Object.keys(is)) if (!Object.hasOwn(was, key)) changes[key] = undefined;
  return changes;
}

/**
 * The components of a game are made once for each version and each file of corrections. Those of today's rules as printed
 * are asked for at every move, so they are the first answer.
 */
export function componentsBy<C>(today: string, make: (rules: string, overrides?: unknown) => C): (game: Game) => C {
  let printed: C | undefined;
  const older = new Map<string, C>();
  const corrected = new WeakMap<object, Map<string, C>>();
  const madeOnce = (known: Map<string, C>, rules: string, overrides?: unknown): C => {
    let made = known.get(rules);
    if (made === undefined) known.set(rules, (made = make(rules, overrides)));
    return made;
  };
  return ({ rules, setup: { components: overrides } }) => {
    if (overrides === undefined) return rules === today ? (printed ??= make(today)) : madeOnce(older, rules);
    if (typeof overrides !== 'object' || overrides === null) return make(rules, overrides);
    let known = corrected.get(overrides);
    if (known === undefined) corrected.set(overrides, (known = new Map()));
    return madeOnce(known, rules, overrides);
  };
}
