// node scripts/check-imports.ts: do the imports point the way ARCHITECTURE.md says? Between packages
// engine <- {bots, words} <- protocol <- {server, web}, server <- cli; inside the engine
// core <- trail <- effects <- {phases, automa} <- {nz, second}.
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { sep } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** Which of our packages each package may import. */
const PACKAGES: Record<string, readonly string[]> = {
  engine: [],
  bots: ['engine'],
  words: ['engine'],
  protocol: ['engine', 'bots'],
  server: ['engine', 'bots', 'words', 'protocol'],
  cli: ['engine', 'bots', 'words', 'protocol', 'server'],
  web: ['engine', 'bots', 'words', 'protocol'],
};

/** Packages that run anywhere, and so import neither Node's modules nor anything from npm. */
const PURE = ['engine', 'bots', 'words'];

/** Which folders of the engine each folder may import. */
const LAYERS: Record<string, readonly string[]> = {
  core: ['core'],
  trail: ['core', 'trail'],
  effects: ['core', 'trail', 'effects'],
  phases: ['core', 'trail', 'effects', 'phases'],
  automa: ['core', 'trail', 'effects', 'automa'],
  nz: ['core', 'trail', 'effects', 'phases', 'automa', 'nz'],
  second: ['core', 'trail', 'effects', 'phases', 'automa', 'second'],
};

/** The vocabulary of icons is types only, and the trail may speak it. */
const EXCEPTIONS: Record<string, readonly string[]> = { trail: ['effects/effect.ts'] };

const isTest = (file: string): boolean => /\.test\.ts$|^packages\/[^/]+\/(test|src\/testing)\//.test(file);

/** Why `file` may not import `specifier`, or nothing. Paths are relative to the project, with forward slashes. */
export function objection(file: string, specifier: string): string | undefined {
  const [, from = ''] = file.split('/');
  const allowed = PACKAGES[from];
  if (allowed === undefined) return `check-imports.ts has no rule for the package ${from}`;

  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    if (!target.startsWith(`packages/${from}/`)) return 'it leaves the package; import the other one by its name';
    return from === 'engine' && !isTest(file) ? layerObjection(file, target) : undefined;
  }
  const ours = /^@drover\/([^/]+)/.exec(specifier)?.[1];
  if (ours !== undefined) {
    if (allowed.includes(ours)) return undefined;
    const may = allowed.length === 0 ? 'no other package' : `only ${allowed.join(' and ')}`;
    return `${from} imports ${may}`;
  }
  if (isTest(file) || !PURE.includes(from)) return undefined;
  const what = specifier.startsWith('node:') || builtinModules.includes(specifier) ? 'I/O' : 'dependency';
  return `${from} has no ${what}`;
}

function layerObjection(file: string, target: string): string | undefined {
  const inEngine = (path: string): string => path.replace(/^packages\/engine\/src\//, '');
  const from = inEngine(file).split('/');
  const to = inEngine(target);
  // Files beside the folders put the layers together and may import any of them.
  const layer = from.length > 1 ? from[0]! : undefined;
  const allowed = layer === undefined ? [...Object.keys(LAYERS), to] : LAYERS[layer];
  if (allowed === undefined) return `check-imports.ts has no rule for the engine's folder ${layer}`;
  if (to.startsWith('testing/')) return 'only tests use testing';
  if (allowed.includes(to.split('/')[0]!) || EXCEPTIONS[layer ?? '']?.includes(to)) return undefined;
  return `${layer} imports only ${allowed.join(', ')}`;
}

/** The module names a source text imports or re-exports, types included, with their lines. */
export function importsOf(text: string): { specifier: string; line: number }[] {
  const { program, errors } = parseSync('source.ts', text);
  if (errors.length > 0) throw new SyntaxError(errors[0].message);
  const found: { specifier: string; line: number }[] = [];
  const note = ({ source }: { source: ESTree.Expression | null }): void => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    found.push({ specifier: source.value, line: text.slice(0, source.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: note,
    ExportAllDeclaration: note,
    ExportNamedDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(program);
  return found;
}

if (import.meta.main) {
  for (const found of globSync('packages/*/{src,test}/**/*.ts')) {
    const file = found.replaceAll(sep, '/');
    for (const { specifier, line } of importsOf(readFileSync(file, 'utf8'))) {
      const why = objection(file, specifier);
      if (why === undefined) continue;
      console.error(`${file}:${line} imports ${specifier}: not allowed because ${why}`);
      process.exitCode = 1;
    }
  }
}
