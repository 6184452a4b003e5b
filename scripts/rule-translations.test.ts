// The rules reference says the same in every language: nobody should play by other numbers because of a translation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../packages/words/src/index.ts';
import { readRules } from '../packages/web/plugins/rules.ts';
import { idsIn, rulesIn } from './rules.ts';

const DOCUMENTS = ['nz', 'nz-solo', 'second'];
/** Made from the component tables, whose tests see to it that every language has them. */
const MADE = ['nz-components', 'second-components'];
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../docs/rules', `${name}.md`), 'utf8');

/** The text under each heading, the heading included: first the introduction, then chapters and rules in their order. */
const partsOf = (markdown: string): string[] => markdown.split(/^(?=#{2,3} )/m);
const nameOf = (part: string): string => idsIn(part.split('\n', 1)[0]!)[0] ?? part.split(' ', 1)[0]!;

const numbersIn = (part: string): string[] => (part.replaceAll(/\b[A-Z]{2,}-[A-Z]\d+/g, '').match(/\d+/g) ?? []).sort();
const linksIn = (part: string): string[] => (part.match(/\b[A-Z]{2,}-[A-Z]\d+\b|docs\/data\.md/g) ?? []).sort();
const rowsIn = (part: string): number => part.match(/^\|/gm)?.length ?? 0;
const itemsIn = (part: string): number => part.match(/^(?:-|\d+\.) /gm)?.length ?? 0;

describe.each(TRANSLATIONS)('the rules in %s', (language) => {
  describe.each(DOCUMENTS)('%s', (name) => {
    const english = partsOf(read(name));
    const translated = partsOf(read(`${language}/${name}`));
    const both = english.map((part, index) => [nameOf(part), part, translated[index] ?? ''] as const);

    it('have the same chapters and rule ids in the same order', () => {
      expect(translated.map(nameOf)).toEqual(english.map(nameOf));
    });

    it('have the same numbers in every rule', () => {
      for (const [id, part, twin] of both) expect(numbersIn(twin), id).toEqual(numbersIn(part));
    });

    it('lead to the same rules and tables of values', () => {
      for (const [id, part, twin] of both) expect(linksIn(twin), id).toEqual(linksIn(part));
    });

    it('have tables and lists as long', () => {
      for (const [id, part, twin] of both) {
        expect([rowsIn(twin), itemsIn(twin)], id).toEqual([rowsIn(part), itemsIn(part)]);
      }
    });
  });
});

describe('the rules as the page shows them', () => {
  const names = ['', ...TRANSLATIONS.map((language) => `${language}/`)].flatMap((folder) =>
    [...DOCUMENTS, ...MADE].map((name) => folder + name),
  );
  const known = new Set([...DOCUMENTS, ...MADE].flatMap((name) => rulesIn(read(name), name)).map(({ id }) => id));

  it.each(names)('%s has every rule with a title and a text', (name) => {
    const { title, introduction, chapters } = readRules(read(name));
    const rules = chapters.flatMap((chapter) => chapter.rules);
    expect(title).not.toBe('');
    expect(introduction).toContain('<p>');
    expect(rules.map(({ id }) => id)).toEqual(rulesIn(read(name), name).map(({ id }) => id));
    for (const rule of rules) {
      expect(rule.title, rule.id).not.toBe('');
      expect(rule.html, rule.id).toMatch(/<p>|<li>/);
    }
  });

  it.each(names)('%s mentions only rules that exist', (name) => {
    expect(idsIn(read(name)).filter((id) => !known.has(id))).toEqual([]);
  });

  it('ids of other rules are links, in the edition they belong to', () => {
    const { chapters } = readRules('# Rules\n\n## Walking\n\n### NZ-A6 Fees\n\nNZ-A6 is like SE-A1, see NZ-X14.\n');
    expect(chapters[0]!.rules[0]!.html.trim()).toBe(
      '<p>NZ-A6 is like <a href="#/rules/second/SE-A1">SE-A1</a>, see <a href="#/rules/nz/NZ-X14">NZ-X14</a>.</p>',
    );
  });

  it('lines of a cell stand below each other', () => {
    const { chapters } = readRules(
      '# Rules\n\n## Tiles\n\n### NZ-T1 A\n\n| a |\n| --- |\n| one <br>two |\n| three |\n',
    );
    const { html } = chapters[0]!.rules[0]!;
    expect(html).toContain('<td><span class="line">one </span><span class="line">two</span></td>');
    expect(html).toContain('<td>three</td>');
  });

  it('a note to whoever would edit the file is not shown', () => {
    const { introduction } = readRules('<!-- Do not edit. -->\n\n# Rules\n\nRead.\n');
    expect(introduction.trim()).toBe('<p>Read.</p>');
  });

  it('a text that belongs to no rule is refused', () => {
    expect(() => readRules('# Rules\n\n## Walking\n\nLost.\n')).toThrow('belongs to no rule: Lost.');
    expect(() => readRules('# Rules\n\n## Walking\n\n### Fees\n\nPay.\n')).toThrow('is no rule: ### Fees');
  });
});
