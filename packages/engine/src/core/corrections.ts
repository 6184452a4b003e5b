import { applyOverrides, isCollection, OverrideError, type OverrideRules } from './overrides.ts';

/**
 * A table with the corrections of a file, checked as a whole. Values that do not fit together are reported where the
 * check finds them; when that is a place the file never speaks of, the part of the file that brought it about is named.
 */
export function corrected<Table>(
  table: Table,
  json: unknown,
  rules: OverrideRules,
  validate: (table: Table) => void,
): Table {
  const result = applyOverrides(table, json, rules);
  try {
    validate(result);
  } catch (error) {
    throw error instanceof OverrideError ? blaming(error, table, json, rules, validate) : error;
  }
  return result;
}

function blaming<Table>(
  error: OverrideError,
  table: Table,
  json: unknown,
  rules: OverrideRules,
  validate: (table: Table) => void,
): OverrideError {
  const values = valuesIn(json, []);
  const speaksOf = (path: string): boolean => isWithin(path, error.path) || isWithin(error.path, path);
  if (values.some((keys) => speaksOf(keys.join('.')))) return error;
  /** Without this part of the file the values fit together, or something else is wrong. */
  const isToBlame = (keys: readonly string[]): boolean => {
    let rest: Table;
    try {
      rest = applyOverrides(table, without(json, keys), rules);
    } catch {
      // Half of a new entry is none.
      return false;
    }
    try {
      validate(rest);
    } catch (other) {
      return (other as Error).message !== error.message;
    }
    return true;
  };
  // A single value if one is enough to blame, otherwise the smallest group of values.
  const groups = values.flatMap((keys) => keys.map((_, at) => keys.slice(0, at)).slice(1));
  const parts = [...values, ...groups.sort((a, b) => b.length - a.length)];
  const blamed = parts.find(isToBlame);
  return blamed === undefined ? error : new OverrideError(blamed.join('.'), `with this, ${error.message}`);
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Where the file gives a value, as lists of keys. */
function valuesIn(json: unknown, keys: readonly string[]): string[][] {
  if (!isCollection(json)) return keys.length === 0 ? [] : [[...keys]];
  return Object.entries(json).flatMap(([key, inner]) => valuesIn(inner, [...keys, key]));
}

function without(json: unknown, [key, ...inner]: readonly string[]): unknown {
  if (!isCollection(json) || key === undefined) return json;
  const { [key]: part, ...rest } = json;
  return inner.length === 0 ? rest : { ...rest, [key]: without(part, inner) };
}
