// node scripts/check-editions.ts: does shared code name no edition? What a package needs to know about one stands in its
// table `Record<EditionId, …>`, whose keys the compiler asks for; a question such as `edition === 'nz'` or `'posts' in c` is
// one it cannot see.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { EDITIONS, engine, newGame } from '@drover/engine';

const isTest = (path: string): boolean => /\.(test|spec)\.ts$|\/testing(\/|\.ts$)/.test(path);

/** Files that belong to an edition say so by their name, or by the folder they lie in: `nz/sea.ts`, `reference/nz-sea.ts`. */
const isOwned = (path: string): boolean =>
  EDITIONS.some((edition) => path.split('/').some((part) => new RegExp(`(^|-)${edition}(-|\\.|$)`, 'i').test(part)));

/** The list itself. */
const ALLOWED = ['packages/engine/src/editions.ts'];

export const mayName = (path: string): boolean => isTest(path) || isOwned(path) || ALLOWED.includes(path);

/** Keys of components, states and players that only some editions have: to ask for one is to ask for the edition. */
const keysByEdition = EDITIONS.map((edition) => {
  const state = newGame({ edition, players: 2, seed: 'keys', options: {} });
  const { players } = state as unknown as { players: object[] };
  return new Set([engine.componentsOf(state), state, players[0]].flatMap((part: object) => Object.keys(part)));
});
const PARTICULAR = new Set(
  keysByEdition.flatMap((keys) => [...keys].filter((key) => keysByEdition.some((others) => !others.has(key)))),
);
const ASKED = new RegExp(`(['"])(${[...PARTICULAR].join('|')})\\1 in `);

const QUOTED = new RegExp(`(['"\`])(${EDITIONS.join('|')})\\1`);

/** The lines of a source text on which an edition is named in quotes, or told by what it has; keys of an object are not quoted. */
export function namesIn(path: string, text: string): number[] {
  if (path.endsWith('.svelte'))
    return text.split('\n').flatMap((line, i) => {
      const code = line.replace(/\/\/.*|<!--.*-->/, '');
      return QUOTED.test(code) || ASKED.test(code) ? [i + 1] : [];
    });
  const lines: number[] = [];
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  new Visitor({
    BinaryExpression({ operator, left, start }) {
      if (operator === 'in' && left.type === 'Literal' && PARTICULAR.has(String(left.value))) lines.push(lineAt(start));
    },
    Literal({ value, start }) {
      if ((EDITIONS as readonly unknown[]).includes(value)) lines.push(lineAt(start));
    },
  }).visit(parseSync(path, text).program);
  return lines;
}

if (import.meta.main) {
  for (const found of globSync('packages/*/src/**/*.{ts,svelte}')) {
    const path = found.replaceAll(sep, '/');
    if (mayName(path)) continue;
    for (const line of namesIn(path, readFileSync(path, 'utf8'))) {
      console.error(`${path}:${line} names an edition: put what differs into the table of editions of its package`);
      process.exitCode = 1;
    }
  }
}
