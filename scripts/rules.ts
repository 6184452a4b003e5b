// node scripts/rules.ts [--json]: is every rule tested? A rule is a heading of docs/rules/*.md that starts with an id
// ("### NZ-A6 Fees"); it is tested when the title of a test in packages/, or of a describe around that test, names the
// id. Tests that are skipped or still to be written do not count. And is every rule of phases and actions taught, by a
// chapter of the lessons or the first time it comes up in a game? Fails on rules that are not, and on unknown ids.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { EDITIONS } from '@drover/engine';
import { parseSync, Visitor, type ESTree } from 'vite';
import { explanationsOf } from '../packages/web/src/coach/kits.ts';
import { courseOf } from '../packages/web/src/learn/courses.ts';

/** A place in a file, as people and editors write it: path:line. */
type Place = string;

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly at: Place;
}

export interface Test {
  /** The titles of the describes around it and its own. */
  readonly title: string;
  readonly at: Place;
}

export interface Coverage {
  /** Every rule in the order of the reference, with the places of its tests. */
  readonly rules: readonly (Rule & { readonly tests: readonly Place[] })[];
  readonly tested: number;
  readonly untested: readonly string[];
  /** Ids that tests name and the reference does not have. */
  readonly unknown: readonly { readonly id: string; readonly at: Place }[];
  /** Headings that use the id of another one again. */
  readonly repeated: readonly { readonly id: string; readonly at: Place }[];
}

/** An edition, a section, a number. Letters stuck to the end belong to it, so that NZ-A6b is not taken for NZ-A6. */
const ID = '[A-Z]{2,}-[A-Z]\\d+\\w*';

/** The rule ids a text names, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(new RegExp(`\\b${ID}`, 'g')))];
}

/** The rules a Markdown text has headings for. */
export function rulesIn(markdown: string, file: string): Rule[] {
  const rules: Rule[] = [];
  let fenced = false;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    const heading = fenced ? null : new RegExp(`^#{1,6} +(${ID})(?: +(.*?))? *$`).exec(line);
    if (heading) rules.push({ id: heading[1], title: heading[2] ?? '', at: `${file}:${index + 1}` });
  }
  return rules;
}

/** The tests of a source text that run. */
export function testsIn(source: string, file: string): Test[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);

  const tests: Test[] = [];
  const open: { readonly call: ESTree.CallExpression; readonly title: string; readonly runs: boolean }[] = [];
  new Visitor({
    CallExpression(call) {
      const kind = kindOf(call);
      if (kind === undefined) return;
      const runs = runsAtAll(call) && open.every((around) => around.runs);
      const title = textOf(call.arguments[0]);
      if (kind === 'describe') open.push({ call, title, runs });
      else if (runs) tests.push({ title: [...open.map((around) => around.title), title].join(' > '), at: place(call) });
    },
    'CallExpression:exit'(call) {
      if (open.at(-1)?.call === call) open.pop();
    },
  }).visit(program);
  return tests;

  function place(node: ESTree.CallExpression): Place {
    return `${file}:${source.slice(0, node.start).split('\n').length}`;
  }
}

const KINDS: Record<string, 'it' | 'describe'> = { it: 'it', test: 'it', describe: 'describe', suite: 'describe' };

/** What may stand before the arguments that begin with the title, and what makes a function that takes these. */
const MODIFIERS = ['only', 'skip', 'todo', 'fails', 'concurrent', 'sequential', 'shuffle'];
const MAKERS = ['each', 'for', 'skipIf', 'runIf'];

/** The words of a callee, outermost last: it.skip.each(table) is ['it', 'skip', 'each']. */
function wordsOf(callee: ESTree.Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const words = wordsOf(callee.object);
  return words.length === 0 ? [] : [...words, callee.property.name];
}

/** Whether a call declares a test or a group of tests: it(...) and it.each(table)(...) do, it.each(table) does not. */
function kindOf(call: ESTree.CallExpression): 'it' | 'describe' | undefined {
  const [base = '', ...rest] = wordsOf(call.callee);
  const made = call.callee.type === 'CallExpression' || call.callee.type === 'TaggedTemplateExpression';
  const last = rest.at(-1);
  const declares = made ? last !== undefined && MAKERS.includes(last) : last === undefined || MODIFIERS.includes(last);
  return declares && Object.hasOwn(KINDS, base) ? KINDS[base] : undefined;
}

/** Neither skipped, by a word or by an option, nor without a body. */
function runsAtAll(call: ESTree.CallExpression): boolean {
  const words = wordsOf(call.callee);
  if (words.includes('skip') || words.includes('todo') || call.arguments.length < 2) return false;
  return !call.arguments.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          (property.key.name === 'skip' || property.key.name === 'todo') &&
          !(property.value.type === 'Literal' && property.value.value === false),
      ),
  );
}

/** The fixed text of a title; what is only known when the test runs is left out. */
function textOf(title: ESTree.Argument | undefined): string {
  if (title?.type === 'Literal') return typeof title.value === 'string' ? title.value : '';
  if (title?.type === 'TemplateLiteral') return title.quasis.map((part) => part.value.cooked).join('…');
  if (title?.type === 'BinaryExpression' && title.left.type !== 'PrivateIdentifier') {
    return textOf(title.left) + textOf(title.right);
  }
  return '';
}

/** Which rules the tests cover. */
export function coverage(rules: readonly Rule[], tests: readonly Test[]): Coverage {
  const known = new Map<string, Rule & { tests: Place[] }>();
  const repeated = [];
  for (const rule of rules) {
    if (known.has(rule.id)) repeated.push({ id: rule.id, at: rule.at });
    else known.set(rule.id, { ...rule, tests: [] });
  }
  const unknown = [];
  for (const { title, at } of tests) {
    for (const id of idsIn(title)) {
      const rule = known.get(id);
      if (rule) rule.tests.push(at);
      else unknown.push({ id, at });
    }
  }
  const covered = [...known.values()];
  const untested = covered.filter((rule) => rule.tests.length === 0).map((rule) => rule.id);
  return { rules: covered, tested: covered.length - untested.length, untested, unknown, repeated };
}

export function isComplete({ untested, unknown, repeated }: Coverage): boolean {
  return untested.length + unknown.length + repeated.length === 0;
}

/** The coverage as a table, a line that sums it up, and what is wrong. */
export function report({ rules, tested, untested, unknown, repeated }: Coverage): string {
  const rows = [
    ['id', 'title', 'tests', 'first'],
    ...rules.map(({ id, title, tests }) => [id, title, String(tests.length), tests[0] ?? '-']),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 2 ? cell.padStart(widths[2]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  lines.push('', `${rules.length} rules, ${tested} tested`);
  if (untested.length > 0) lines.push(`without a test: ${untested.join(', ')}`);
  for (const { id, at } of unknown) lines.push(`${at} names ${id}, which is no rule`);
  for (const { id, at } of repeated) lines.push(`${at} is a second heading for ${id}`);
  return lines.join('\n');
}

/** A chapter of the lessons, or what the coach explains in a game, with the ids it names. */
export interface Lesson {
  readonly name: string;
  readonly rules: readonly string[];
}

export interface Teaching {
  /** Every rule of phases and actions, with the lessons that teach it. */
  readonly rules: readonly (Rule & { readonly lessons: readonly string[] })[];
  readonly untaught: readonly string[];
  /** Ids that lessons name and the reference does not have. */
  readonly unknown: readonly { readonly id: string; readonly at: string }[];
}

/** Sections of phases A to C, of the end of the trail, and of actions. */
const PLAYED = /-[ABCKWX]\d/;

export function teaching(rules: readonly Rule[], lessons: readonly Lesson[]): Teaching {
  const known = new Set(rules.map(({ id }) => id));
  const played = rules
    .filter(({ id }) => PLAYED.test(id))
    .map((rule) => ({
      ...rule,
      lessons: lessons.filter((lesson) => lesson.rules.includes(rule.id)).map(({ name }) => name),
    }));
  return {
    rules: played,
    untaught: played.filter((rule) => rule.lessons.length === 0).map(({ id }) => id),
    unknown: lessons.flatMap(({ name, rules: ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => ({ id, at: name })),
    ),
  };
}

/** What is taught where, a line that sums it up, and what is wrong. */
export function teachingReport({ rules, untaught, unknown }: Teaching): string {
  const lines = rules
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ id, lessons }) => `${id.padEnd(7)} ${lessons.join(', ')}`);
  const taught = untaught.length === 0 ? 'all taught' : `${rules.length - untaught.length} taught`;
  lines.push('', `${rules.length} rules of phases and actions, ${taught}`);
  if (untaught.length > 0) lines.push(`taught nowhere: ${untaught.join(', ')}`);
  for (const { id, at } of unknown) lines.push(`${at} names ${id}, which is no rule`);
  return lines.join('\n');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const read = <T>(pattern: string, parse: (text: string, file: string) => T[]): T[] =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })
      .map((file) => file.replaceAll(sep, '/'))
      .sort()
      .flatMap((file) => parse(readFileSync(join(root, file), 'utf8'), file));

  const rules = read('docs/rules/*.md', rulesIn);
  const found = coverage(rules, read('packages/**/*.test.ts', testsIn));
  const courses = await Promise.all(EDITIONS.map(courseOf));
  const taught = teaching(
    rules,
    courses.flatMap(({ edition, chapters }) => [
      ...Object.entries(chapters).map(([key, chapter]) => ({ name: `${edition}/${key}`, rules: chapter.rules })),
      ...explanationsOf(edition).map(([key, one]) => ({ name: `${edition} coach/${key}`, rules: one.rules })),
    ]),
  );
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify({ ...found, teaching: taught }, null, 2)
      : `${report(found)}\n\n${teachingReport(taught)}`,
  );
  if (!isComplete(found) || taught.unknown.length + taught.untaught.length > 0) process.exitCode = 1;
}
