/**
 * The shape of the values in a table that are more than a number, a text or a switch: words from a fixed choice, lists,
 * and values that may be absent. Used both when a correction is read and when tables are checked.
 */
import { unexpected, type OverrideRules } from './overrides.ts';

/** Throws an `OverrideError` unless the value has the right shape. */
export type Shape = (value: unknown, path: string) => void;

/** Shapes by path; a star stands for any one key. */
export type Shapes = Readonly<Record<string, Shape>>;

export const whole: Shape = (value, path) => {
  if (!Number.isSafeInteger(value)) throw unexpected(path, 'a whole number', value);
};
export const count: Shape = (value, path) => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw unexpected(path, 'a whole number from 0 up', value);
};
export const positive: Shape = (value, path) => {
  if (!Number.isSafeInteger(value) || (value as number) < 1) throw unexpected(path, 'a whole number from 1 up', value);
};
export const text: Shape = (value, path) => {
  if (typeof value !== 'string' || value === '') throw unexpected(path, 'a text', value);
};
export const truth: Shape = (value, path) => {
  if (typeof value !== 'boolean') throw unexpected(path, 'true or false', value);
};

export const oneOf =
  (known: readonly string[]): Shape =>
  (value, path) => {
    if (typeof value !== 'string' || !known.includes(value))
      throw unexpected(path, `one of ${known.join(', ')}`, value);
  };
/** `choice<Corner>({ white: 1, dark: 1 })`: the compiler sees to it that no word is forgotten. */
export const choice = <Word extends string>(words: Readonly<Record<Word, 1>>): Shape => oneOf(Object.keys(words));

export const orNull =
  (shape: Shape): Shape =>
  (value, path) => {
    if (value !== null) shape(value, path);
  };
export const listOf =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) throw unexpected(path, 'a list', value);
    value.forEach((item, index) => shape(item, `${path}.${index}`));
  };
export const someOf =
  (shape: Shape, what: string): Shape =>
  (value, path) => {
    listOf(shape)(value, path);
    if ((value as unknown[]).length === 0) throw unexpected(path, `at least one ${what}`, value);
  };
export const pair: Shape = (value, path) => {
  listOf(text)(value, path);
  if ((value as unknown[]).length !== 2) throw unexpected(path, 'two ids', value);
};
export const wholeOr =
  (shape: Shape): Shape =>
  (value, path) =>
    (typeof value === 'number' ? positive : shape)(value, path);

export const textOr =
  (shape: Shape): Shape =>
  (value, path) =>
    (typeof value === 'string' ? text : shape)(value, path);

export const fieldsOf = (value: unknown, path: string, expected: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(path, expected, value);
  return value as Record<string, unknown>;
};

/** The shape a path asks for, if any. */
function finder(shapes: Shapes): (path: string) => Shape | undefined {
  const patterns = Object.entries(shapes).map(([pattern, shape]) => ({ keys: pattern.split('.'), shape }));
  return (path) => {
    const keys = path.split('.');
    return patterns.find(
      (each) => each.keys.length === keys.length && each.keys.every((key, at) => key === '*' || key === keys[at]),
    )?.shape;
  };
}

/** The rules for corrections of tables with these shapes; entries may be added to and taken from `open` collections. */
export function overrideRulesFor(shapes: Shapes, open: readonly string[]): OverrideRules {
  const shapeAt = finder(shapes);
  return {
    checkLeaf: (path, given) => {
      const shape = shapeAt(path);
      shape?.(given, path);
      return shape !== undefined;
    },
    isOpen: (path) => open.includes(path),
  };
}

/** Throws an `OverrideError` for the first value that has not the shape of its path, or is a broken number. */
export function checkShapes(tables: object, shapes: Shapes): void {
  const shapeAt = finder(shapes);
  const visit = (value: unknown, path: string): void => {
    const shape = shapeAt(path);
    if (shape !== undefined) shape(value, path);
    else if (typeof value === 'number') whole(value, path);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(tables, '');
}
