// node scripts/check-imports.ts: do the imports point the way ARCHITECTURE.md says? Between packages
// engine <- {bots, words} <- protocol <- {server, web}, bots <- training, {server, training} <- cli; inside a package as
// its layers below say. And do the folders that the editions share name no rule by the id it has in one of them?
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { sep } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { idsIn } from './rules.ts';

/** Which of our packages each package may import. */
const PACKAGES: Record<string, readonly string[]> = {
  engine: [],
  bots: ['engine'],
  words: ['engine'],
  training: ['engine', 'bots'],
  protocol: ['engine', 'bots', 'words'],
  server: ['engine', 'bots', 'words', 'protocol'],
  cli: ['engine', 'bots', 'training', 'words', 'protocol', 'server'],
  web: ['engine', 'bots', 'words', 'protocol'],
};

/** Packages that run anywhere, and so import neither Node's modules nor anything from npm. */
const PURE = ['engine', 'bots', 'words'];

/**
 * Which folders of its package each folder may import besides itself. Files beside the folders put these together and may
 * import any of them; the few that a folder may import in turn are named.
 */
const LAYERS: Record<string, Record<string, readonly string[]>> = {
  engine: {
    // Of the editions core knows that there are some.
    core: ['editions.ts'],
    // The vocabulary of icons is data and types alone, and the trail may speak it.
    trail: ['core', 'effects/effect.ts'],
    effects: ['core', 'trail'],
    phases: ['core', 'trail', 'effects'],
    automa: ['core', 'trail', 'effects'],
    nz: ['core', 'trail', 'effects', 'phases', 'automa'],
    second: ['core', 'trail', 'effects', 'phases', 'automa'],
  },
  bots: {
    net: [],
    position: [],
    appraise: ['position'],
    policy: ['position', 'appraise'],
    features: ['position', 'appraise'],
    nz: ['position', 'appraise', 'policy', 'features'],
    second: ['position', 'appraise', 'policy', 'features'],
    evaluators: ['net', 'position', 'appraise', 'policy', 'features', 'nz', 'second'],
    search: ['position', 'policy', 'evaluators'],
    bots: ['evaluators', 'search'],
    puzzles: ['position', 'evaluators', 'search', 'bots', 'reasons.ts'],
  },
  training: {
    samples: [],
    optimizer: ['samples'],
    games: ['samples'],
    evaluation: [],
    recipes: ['games'],
    run: ['samples', 'optimizer', 'games', 'evaluation', 'recipes'],
    report: ['run', 'recipes', 'evaluation'],
  },
  words: {
    pack: [],
    en: ['pack'],
    de: ['pack', 'words.ts'],
    fr: ['pack', 'words.ts'],
    pl: ['pack', 'words.ts'],
    glossary: ['pack'],
    context: ['pack', 'words.ts'],
    names: ['pack', 'context'],
    effects: ['pack', 'context', 'names'],
    automa: ['pack', 'context', 'names'],
    refusals: ['pack', 'context', 'names'],
    choices: ['pack', 'context', 'names', 'effects', 'automa'],
    story: ['pack', 'context', 'names', 'effects', 'automa'],
    table: ['pack', 'context', 'names', 'effects', 'automa'],
    explanations: ['pack', 'context', 'names', 'effects', 'table'],
    nz: ['pack', 'context', 'names', 'effects', 'choices', 'story', 'table', 'explanations'],
    second: ['pack', 'context', 'names', 'effects', 'choices', 'story', 'table', 'explanations'],
    reference: ['pack', 'words.ts', 'context', 'names', 'effects', 'nz', 'second', 'editions.ts'],
  },
  server: {
    store: [],
    page: [],
    monitoring: ['settings.ts'],
    people: ['refusal.ts', 'store'],
    notify: ['refusal.ts', 'fair-line.ts', 'store', 'people'],
    tables: ['refusal.ts', 'store', 'people', 'notify'],
    play: ['refusal.ts', 'fair-line.ts', 'store', 'people', 'notify', 'tables'],
    live: ['refusal.ts', 'fair-line.ts', 'store', 'people', 'tables', 'play'],
    bots: ['refusal.ts', 'fair-line.ts', 'store', 'tables', 'play'],
    api: ['refusal.ts', 'store', 'people', 'notify', 'tables', 'play', 'live', 'monitoring', 'services.ts'],
  },
  web: {
    labels: [],
    look: [],
    icons: [],
    stage: [],
    sounds: [],
    lib: ['labels', 'sounds'],
    editions: ['icons'],
    pieces: ['editions', 'icons', 'look', 'stage'],
    board: ['editions', 'icons', 'look', 'stage', 'pieces'],
    score: ['editions', 'icons', 'look', 'pieces'],
    authority: ['lib'],
    rules: ['labels', 'lib', 'editions', 'look', 'pieces', 'stage', 'glossary'],
    glossary: ['labels', 'lib', 'editions', 'icons', 'look', 'stage', 'pieces'],
    'new-game': ['lib', 'editions', 'authority'],
    table: [
      'labels',
      'lib',
      'editions',
      'icons',
      'look',
      'stage',
      'pieces',
      'board',
      'score',
      'authority',
      'sounds',
      'coach',
    ],
    replay: ['lib', 'editions', 'look', 'stage', 'score', 'authority', 'table'],
    coach: ['lib', 'editions', 'authority', 'new-game', 'table/phone.ts'],
    learn: ['labels', 'lib', 'editions', 'authority', 'table', 'coach'],
    puzzles: ['labels', 'lib', 'editions', 'authority', 'table', 'learn'],
    online: ['labels', 'lib', 'editions', 'look', 'pieces', 'authority', 'new-game', 'table', 'replay'],
    screens: [
      'labels',
      'lib',
      'editions',
      'coach',
      'stage',
      'pieces',
      'authority',
      'new-game',
      'rules',
      'glossary',
      'table',
      'replay',
    ],
  },
};

const isTest = (file: string): boolean => /\.test\.ts$|^packages\/[^/]+\/(test|src\/testing)(\/|\.ts$)/.test(file);

/** Why `file` may not import `specifier`, or nothing. Paths are relative to the project, with forward slashes. */
export function objection(file: string, specifier: string): string | undefined {
  const [, from = ''] = file.split('/');
  const allowed = PACKAGES[from];
  if (allowed === undefined) return `check-imports.ts has no rule for the package ${from}`;

  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    if (!target.startsWith(`packages/${from}/`)) return 'it leaves the package; import the other one by its name';
    return isTest(file) ? undefined : layerObjection(from, file, target);
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

function layerObjection(name: string, file: string, target: string): string | undefined {
  const layers = LAYERS[name];
  if (layers === undefined) return undefined;
  const source = `packages/${name}/src/`;
  if (!file.startsWith(source) || !target.startsWith(source)) return undefined;
  const [layer = '', ...inside] = file.slice(source.length).split('/');
  const to = target.slice(source.length);
  if (/^testing[/.]/.test(to)) return 'only tests use testing';
  if (inside.length === 0) return undefined;
  const allowed = layers[layer];
  if (allowed === undefined) return `check-imports.ts has no rule for the folder ${layer} of ${name}`;
  const [folder] = to.split('/');
  if (folder === layer || allowed.includes(folder!) || allowed.includes(to)) return undefined;
  return `${layer} imports only ${[layer, ...allowed].join(', ')}`;
}

/** Folders of the engine that know no edition. */
const SHARED = Object.keys(LAYERS.engine!).filter((layer) => layer !== 'nz' && layer !== 'second');

/** Rule ids in a source text of those folders, comments included, with their lines. Tests may name what they test. */
export function foreignRules(file: string, text: string): { id: string; line: number }[] {
  const layer = /^packages\/engine\/src\/([^/]+)\//.exec(file)?.[1];
  if (layer === undefined || !SHARED.includes(layer) || isTest(file)) return [];
  return text.split('\n').flatMap((content, at) => idsIn(content).map((id) => ({ id, line: at + 1 })));
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

/** The scripts of a Svelte file, on the lines they stand on. */
export function scriptsOf(text: string): string {
  let end = 0;
  let scripts = '';
  for (const { 1: script = '', index, 0: whole } of text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)) {
    const start = index + whole.indexOf('>') + 1;
    scripts += text.slice(end, start).replace(/[^\n]/g, '') + script;
    end = start + script.length;
  }
  return scripts;
}

if (import.meta.main) {
  for (const found of globSync('packages/*/{src,test}/**/*.{ts,svelte}')) {
    const file = found.replaceAll(sep, '/');
    const content = readFileSync(file, 'utf8');
    const text = file.endsWith('.svelte') ? scriptsOf(content) : content;
    const wrong = [
      ...importsOf(text).flatMap(({ specifier, line }) => {
        const why = objection(file, specifier);
        return why === undefined ? [] : [`${file}:${line} imports ${specifier}: not allowed because ${why}`];
      }),
      ...foreignRules(file, text).map(
        ({ id, line }) => `${file}:${line} names ${id}: both editions share it; name the rule by its subject`,
      ),
    ];
    for (const sentence of wrong) console.error(sentence);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
