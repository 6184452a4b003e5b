/** Do the values of a table fit together? Totals, names that refer to something, and boards one can travel. */
import { OverrideError, unexpected } from './overrides.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const size = (table: object): number => Object.keys(table).length;

/** `key` names the entry of `counts` that states the total. */
export function checkTotal(found: number, expected: number, path: string, what: string, key: string): void {
  if (found !== expected) throw new OverrideError(path, `${found} ${what} in all, but counts.${key} is ${expected}`);
}

export function checkName(name: unknown, table: object, path: string, what: string): void {
  if (typeof name !== 'string' || !Object.hasOwn(table, name)) throw unexpected(path, what, name);
}

export const checkNames = (names: readonly unknown[], table: object, path: string, what: string): void =>
  names.forEach((name, index) => checkName(name, table, `${path}.${index}`, what));

/** Effects and picks name things wherever they stand: the value of `key`, one name or several, must be in the table. */
export function checkReferences(tables: object, key: string, table: object, what: string): void {
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (name === key && Array.isArray(inner)) checkNames(inner, table, at, what);
      else if (name === key && typeof inner === 'string') checkName(inner, table, at, what);
      else visit(inner, at);
    }
  };
  visit(tables, '');
}

/** Ids are written in moves: nothing that could be read as something else. */
export function checkId(id: string, path: string): void {
  if (!/^[A-Za-z0-9-]+$/.test(id) || id in {}) throw unexpected(path, 'an id of letters, digits and hyphens', id);
}

export function checkIds(table: object, path: string): void {
  for (const id of Object.keys(table)) checkId(id, `${path}.${id}`);
}

/** `seen` tells where each key stands so far. */
export function checkOnce<Key>(seen: Map<Key, string>, key: Key, path: string): void {
  const elsewhere = seen.get(key);
  if (elsewhere !== undefined) throw new OverrideError(path, `${String(key)} is already listed at ${elsewhere}`);
  seen.set(key, path);
}

export function checkNotEmpty(list: readonly unknown[], path: string): void {
  if (list.length === 0) throw new OverrideError(path, 'the list is empty');
}

export function checkKeys(table: object, keys: readonly string[], path: string): void {
  for (const key of keys) if (!Object.hasOwn(table, key)) throw new OverrideError(`${path}.${key}`, 'missing');
}

export function checkAtMost(value: number, most: number, path: string): void {
  if (value > most) throw unexpected(path, `at most ${most}`, value);
}

export function checkAtLeast(value: number, least: number, path: string): void {
  if (value < least) throw unexpected(path, `at least ${least}`, value);
}

/** The start and everything that can be reached from it. */
export function reachedFrom(start: string, neighbours: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of neighbours(id)) reached.add(next);
  return reached;
}

/** `path` is where the ways are written down, `what` what goes round. */
export function checkNoCircle(
  start: string,
  after: (id: string) => readonly string[],
  path: string,
  what: string,
): void {
  const finished = new Set<string>();
  const follow = (id: string, behind: readonly string[]): void => {
    if (behind.includes(id)) {
      const circle = [...behind.slice(behind.indexOf(id)), id].join(' to ');
      throw new OverrideError(`${path}.${behind.at(-1)}`, `${what} goes round in a circle, ${circle}`);
    }
    if (finished.has(id)) return;
    for (const next of after(id)) follow(next, [...behind, id]);
    finished.add(id);
  };
  follow(start, []);
}
