// What is written down apart from the packs: the labels of the page, mails, the rules, and what is only English: the
// command line, messages of errors, the README.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { EDITIONS, type EditionId } from '@drover/engine';
import { LANGUAGES, LOCALES, typesetAll, typesetIn, type Language } from '@drover/words';
import { cli } from '../../packages/cli/src/cli.ts';
import { TEXTS } from '../../packages/server/src/notify/texts.ts';
import { readRules } from '../../packages/web/plugins/rules.ts';
import { texts as COACH_EN } from '../../packages/web/src/coach/texts/en.ts';
import { coachTexts, type CoachLabels, type Texts } from '../../packages/web/src/coach/texts.ts';
import { COACH } from '../../packages/web/src/labels/coach.ts';
import { LABELS, type AllLabels } from '../../packages/web/src/labels/all.ts';
import { saidIn } from '../../packages/web/src/learn/courses.ts';
import { puzzleLabels } from '../../packages/web/src/puzzles/library.ts';
import { loadMinutes } from '../../packages/web/src/rules/minutes/minutes.ts';
import { HOW } from '../../packages/web/src/score/how.ts';
import { GLOSSARIES, TERMS } from '../../packages/words/src/glossary/index.ts';
import type { Said } from './said.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Fact = string | number;
type Sentence = (...facts: readonly Fact[]) => string;

/** Facts for the sentences of the page and of mails, by the name of the parameter. */
function factOf(name: string, n: number, language: Language): Fact {
  const { advice, edition, home } = LABELS[language];
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const facts: Readonly<Record<string, Fact>> = {
    name: 'Ana',
    names: 'Ana',
    opponents: 'Ben',
    text: 'A1',
    edition: edition.nz,
    game: edition.nz,
    level: home.levels.expert,
    what: advice.terms.money.what,
    money: '£9',
    time: '12:30',
    when: date.format(0),
    begun: date.format(0),
    seen: date.format(0),
    rule: 'NZ-A6',
    place: 'Wellington',
    move: 'A1',
    why: '?',
    kind: 'turn',
    vp: '3',
  };
  return facts[name] ?? n;
}

/** The parameters of `(name, n) => …`. */
const parametersOf = (sentence: Sentence): string[] =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(sentence.toString())?.[1] ?? '')
    .split(',')
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '');

/** Counted things are told with each of these. */
const COUNTS = [1, 2, 5];

/** Tables of texts in all languages, such as the labels of the page. Names of facts are those of the first table. */
function tables(where: string, written: Readonly<Record<Language, object>>): Said[] {
  const said: Said[] = [];
  const walk = (key: string, texts: Readonly<Record<Language, unknown>>): void => {
    const inner = (of: (text: unknown, language: Language) => unknown): Record<Language, unknown> =>
      Object.fromEntries(LANGUAGES.map((language) => [language, of(texts[language], language)])) as Record<
        Language,
        unknown
      >;
    if (typeof texts.en === 'string')
      said.push({ key: `${where} ${key}`, table: '', texts: inner((text) => text) as Record<Language, string> });
    else if (typeof texts.en === 'function') {
      const parameters = parametersOf(texts.en as Sentence);
      for (const n of COUNTS) {
        const told = inner((text, language) =>
          (text as Sentence)(...parameters.map((name, i) => factOf(name, n + i, language))),
        ) as Record<Language, string>;
        if (n === COUNTS[0] || told.en !== said.at(-1)!.texts.en)
          said.push({ key: `${where} ${key}`, table: '', texts: told });
      }
    } else
      for (const name of Object.keys(texts.en as object))
        walk(
          key === '' ? name : `${key}.${name}`,
          inner((text) => (text as Readonly<Record<string, unknown>>)[name]),
        );
  };
  walk('', written);
  return said;
}
/** The rules as the page shows them, each with its title, paragraph by paragraph; tables cell by cell. */
function rules(): Said[] {
  const said = new Map<string, { key: string; table: string; texts: Partial<Record<Language, string>> }>();
  for (const language of LANGUAGES)
    for (const file of globSync('docs/rules/*.md', { cwd: root })) {
      const translated = language === 'en' ? file : file.replace('docs/rules/', `docs/rules/${language}/`);
      const { title, introduction, chapters } = readRules(read(translated), typesetIn(language));
      const parts: (readonly [id: string, html: string])[] = [
        ['title', `<p>${title}</p>${introduction}`],
        ...chapters.flatMap((chapter): (readonly [string, string])[] => [
          ...chapter.rules.map(({ id, title: name, html }) => [id, `<p>${name}</p>${html}`] as const),
        ]),
      ];
      for (const [id, html] of parts)
        for (const [n, text] of blocksOf(html).entries()) {
          const key = `${file} ${id} ${n + 1}`;
          const known = said.get(key) ?? { key, table: '', texts: {} };
          known.texts[language] = text;
          said.set(key, known);
        }
    }
  return [...said.values()];
}

/** The texts of paragraphs, items and cells. */
const blocksOf = (html: string): string[] =>
  html
    .split(/<\/?(?:p|li|ul|ol|td|th|tr|thead|tbody|table|div|span)\b[^>]*>/)
    .map((block) =>
      block
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&gt;', '>')
        .trim(),
    )
    .filter((block) => block !== '');

/** Prose of a Markdown file, without code. */
function markdown(file: string): Said[] {
  const prose = read(file)
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/`[^`]*`/g, '…')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return prose
    .split(/\n{2,}|\n(?=[|#-])/)
    .map((text) => text.replaceAll(/\n\s*/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text, n) => ({ key: `${file} ${n + 1}`, table: '', texts: { en: text } }));
}

/** Messages of errors and whatever else is a sentence in a source file. */
function sentencesIn(file: string): Said[] {
  const said: Said[] = [];
  const note = (text: string): void => {
    if (/\p{L}+ \p{L}+ \p{L}+/u.test(text)) said.push({ key: file, table: '', texts: { en: text.trim() } });
  };
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && note(value),
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(parseSync(file, read(file)).program);
  return said;
}

/** What `drover help` prints. */
async function help(): Promise<Said[]> {
  const printed: string[] = [];
  const { log } = console;
  console.log = (text: string) => void printed.push(text);
  try {
    await cli(['help']);
    const verbs = [...printed[0].matchAll(/^ {2}(\w+) /gm)].map(([, verb]) => verb).filter((verb) => verb !== 'help');
    for (const verb of verbs) await cli(['help', verb]);
  } finally {
    console.log = log;
  }
  return printed.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({
        key: `drover help ${/^usage: drover (\w+)/.exec(text)?.[1] ?? ''}`,
        table: '',
        texts: { en: line },
      })),
  );
}

const SOURCES = ['packages/cli/src/**/*.ts', 'packages/server/src/**/*.ts', 'packages/engine/src/core/**/*.ts'];
/** Tests speak to nobody, and the store speaks SQL. */
const isSilent = (file: string): boolean => /\.test\.ts$|\/testing\/|server\/src\/store\//.test(file);

/** What is said in the lessons of an edition, in every language. */
const lessons = async (edition: EditionId) =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await saidIn(edition, language)] as const)),
  ) as Record<Language, Awaited<ReturnType<typeof saidIn>>>;

/** Something for each language, set by its rules. */
const inAll = async (of: (language: Language) => object | Promise<object>): Promise<Record<Language, object>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, typesetAll(language, await of(language))] as const)),
  ) as Record<Language, object>;

/** What the glossary says to players. */
const glossary = (language: Language): object =>
  Object.fromEntries(
    TERMS.map((key) => {
      const { means, example } = GLOSSARIES[language][key];
      return [key, { means, example }];
    }),
  );

/** What the coach explains, each with its figures; how a thing or a sum is said comes from the words of the game. */
function explanations(texts: Texts, n: number): Record<string, Record<string, string>> {
  const facts = new Proxy({}, { get: () => n });
  const say = { money: (amount: number) => `£${amount}`, name: () => 'A1' };
  const told = (all: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(all as Record<string, string | ((...facts: unknown[]) => string)>).map(([key, text]) => [
        key,
        typeof text === 'string' ? text : text(facts, say),
      ]),
    );
  return {
    trail: told(texts.trail),
    ...Object.fromEntries(EDITIONS.map((edition) => [edition, told(texts[edition] as object)])),
  };
}

async function coach(): Promise<Said[]> {
  const texts = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await coachTexts(language)] as const)),
  ) as Record<Language, Texts>;
  const labels = Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].labels]));
  return [
    ...tables('coach', { ...(labels as Record<Language, CoachLabels>), en: COACH_EN.labels }),
    ...COUNTS.flatMap((n) =>
      tables(
        `coach ${n}`,
        Object.fromEntries(LANGUAGES.map((l) => [l, explanations(texts[l], n)])) as Record<Language, object>,
      ),
    ),
  ];
}

export async function written(): Promise<Said[]> {
  const labels = Object.fromEntries(LANGUAGES.map((language) => [language, typesetAll(language, LABELS[language])]));
  return [
    ...tables('score', Object.fromEntries(LANGUAGES.map((l) => [l, typesetAll(l, HOW[l])])) as typeof HOW),
    ...tables('labels', { ...(labels as Record<Language, AllLabels>), en: LABELS.en }),
    ...(
      await Promise.all(EDITIONS.map(async (edition) => tables(`lessons ${edition}`, await lessons(edition))))
    ).flat(),
    ...tables('minutes', await inAll(loadMinutes)),
    ...tables('glossary', await inAll(glossary)),
    ...tables('puzzles', await inAll(puzzleLabels)),
    ...(await coach()),
    ...tables('settings', COACH),
    ...tables('mails', TEXTS),
    ...rules(),
    ...markdown('README.md'),
    ...(await help()),
    ...globSync(SOURCES, { cwd: root })
      .filter((file) => !isSilent(file))
      .flatMap(sentencesIn),
  ];
}
