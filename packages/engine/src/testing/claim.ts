import { canonical } from '../core/engine.ts';

/** Something that must always hold does not. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function claim(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === 'string' ? what : what());
}

/** Two values have the same content, to the byte; otherwise the first place where they differ is named. */
export function same(left: unknown, right: unknown, what: string): void {
  if (JSON.stringify(left) === JSON.stringify(right)) return;
  claim(canonical(left) === canonical(right), () => `${what}: ${difference(left, right, '')}`);
}

function difference(left: unknown, right: unknown, path: string): string {
  if (isTree(left) && isTree(right))
    for (const key of [...new Set([...Object.keys(left), ...Object.keys(right)])].sort())
      if (canonical(left[key]) !== canonical(right[key]))
        return difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
  return `${path || 'it'} is ${short(left)} and ${short(right)}`;
}

const isTree = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const short = (x: unknown): string => {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};
