import type { Plugin } from 'vite';

/**
 * Every component value is written with where it comes from, for docs/data.md. The page plays with the values alone: the
 * references, several kilobytes of them, are left out of it.
 */

const SOURCES = new Set(['rulebook', 'derived', 'published', 'reconstructed']);
const TABLES = /packages\/engine\/src\/\w+\/components\/[\w-]+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Node & { readonly name?: string };
  readonly arguments?: readonly Node[];
}

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && 'type' in x;

function visit(node: Node, found: (node: Node) => void): void {
  found(node);
  for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner, found);
}

export const referencesPlugin = (): Plugin => ({
  name: 'drover-references',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!TABLES.test(id)) return null;
    const references: Node[] = [];
    visit(this.parse(code) as unknown as Node, ({ type, callee, arguments: given }) => {
      const reference = given?.[1];
      if (type === 'CallExpression' && SOURCES.has(callee?.name ?? '') && reference) references.push(reference);
    });
    // From the end, so that what lies before stays in its place.
    references.sort((a, b) => b.start - a.start);
    const short = references.reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code);
    return { code: short, map: null };
  },
});
