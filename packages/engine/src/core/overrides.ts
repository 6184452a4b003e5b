/**
 * Corrections to a component table. An owner of the box writes a JSON file with the values that differ; it is merged
 * onto the table here, and everything that does not fit the table is refused with the path of the value.
 */

/** A value that does not belong where it stands. */
export class OverrideError extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`);
    this.name = 'OverrideError';
    this.path = path;
  }
}

export interface OverrideRules {
  /**
   * ReadOnlyContext first for every value given. Answers true for a value that is replaced whole and fits, throws an
   * `OverrideError` for one that does not fit, and answers false to leave it to the rules of this file.
   */
  readonly checkLeaf?: (path: string, given: unknown) => boolean;
  /** Collections that may get new entries, complete ones, and lose entries by a null. */
  readonly isOpen?: (path: string) => boolean;
}

type Entries = Readonly<Record<string, unknown>>;

/** The table with the values of `json` in place of its own; the table itself stays as it is. */
export function applyOverrides<Table>(table: Table, json: unknown, rules: OverrideRules = {}): Table {
  return json === undefined ? table : (merged(table, json, '', rules) as Table);
}

function merged(known: unknown, given: unknown, path: string, rules: OverrideRules): unknown {
  if (path !== '' && rules.checkLeaf?.(path, given)) return given;
  if (isCollection(known)) return mergedCollection(known, given, path, rules);
  checkSameShape(known, given, path);
  return given;
}

function mergedCollection(known: Entries, given: unknown, path: string, rules: OverrideRules): Entries {
  if (!isObject(given)) throw unexpected(path, 'an object', given);
  const open = rules.isOpen?.(path) ?? false;
  const result: Record<string, unknown> = { ...known };
  for (const [key, value] of Object.entries(given)) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(known, key)) result[key] = newEntry(known, key, value, inner, open, rules);
    else if (open && value === null) delete result[key];
    else result[key] = merged(known[key], value, inner, rules);
  }
  return result;
}

/** An entry the table does not have: only for an open collection, and only with every field its neighbours have. */
function newEntry(known: Entries, key: string, given: unknown, path: string, open: boolean, rules: OverrideRules) {
  const model = Object.values(known)[0];
  if (!open || model === undefined) throw new OverrideError(path, unknownKey(key, Object.keys(known)));
  if (key.includes('.') || key in {}) throw new OverrideError(path, 'a new entry cannot have that name');
  if (isCollection(model)) {
    if (!isObject(given)) throw unexpected(path, 'an object', given);
    const missing = Object.keys(model).filter((field) => !Object.hasOwn(given, field));
    if (missing.length > 0) {
      throw new OverrideError(
        path,
        `${unknownKey(key, Object.keys(known))} A new entry also needs ${missing.join(', ')}`,
      );
    }
  }
  return merged(model, given, path, rules);
}

function checkSameShape(known: unknown, given: unknown, path: string): void {
  if (Array.isArray(known)) {
    if (!Array.isArray(given)) throw unexpected(path, 'a list', given);
    if (known.length > 0) given.forEach((item, index) => checkSameShape(known[0], item, `${path}.${index}`));
  } else if (isEffect(known)) {
    if (!isEffect(given)) throw unexpected(path, 'an effect, an object with "do",', given);
  } else if (typeof known === 'number') {
    if (typeof given !== 'number' || !Number.isSafeInteger(given)) throw unexpected(path, 'a whole number', given);
    if (given < 0 && known >= 0 && !isPoints(path)) throw unexpected(path, 'a number not below 0', given);
  } else if (typeof known === 'string') {
    if (typeof given !== 'string') throw unexpected(path, 'a text', given);
  } else if (typeof known === 'boolean') {
    if (typeof given !== 'boolean') throw unexpected(path, 'true or false', given);
  } else if (given !== known) {
    throw unexpected(path, String(known), given);
  }
}

export const unexpected = (path: string, expected: string, found: unknown): OverrideError =>
  new OverrideError(path === '' ? 'the file' : path, `expected ${expected} but found ${described(found)}`);

const isObject = (x: unknown): x is Entries => typeof x === 'object' && x !== null && !Array.isArray(x);

const isEffect = (x: unknown): boolean => isObject(x) && typeof x.do === 'string';

/** Objects that hold further values by name; effects are values themselves. */
export const isCollection = (x: unknown): x is Entries => isObject(x) && !isEffect(x);

/** Only victory points may be corrected to a number below 0. */
const isPoints = (path: string): boolean => path.split('.').includes('vp');

function described(x: unknown): string {
  if (Array.isArray(x)) return 'a list';
  if (typeof x === 'object' && x !== null) return 'an object';
  return JSON.stringify(x) ?? String(x);
}

function unknownKey(key: string, known: readonly string[]): string {
  const byDistance = known
    .map((name) => ({ name, distance: distance(key, name) }))
    .sort((a, b) => a.distance - b.distance);
  const near = byDistance.filter((each) => each.distance <= Math.max(2, Math.floor(key.length / 3)));
  const names = (each: typeof near) => each.map(({ name }) => name);
  if (near.length > 0) return `unknown; did you mean ${names(near.slice(0, 3)).join(' or ')}?`;
  return `unknown; the nearest known ones are ${names(byDistance.slice(0, 5)).join(', ')}.`;
}

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1].toLowerCase() === b[j - 1].toLowerCase() ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
