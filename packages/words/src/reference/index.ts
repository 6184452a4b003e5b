import type { EditionId } from '@drover/engine';
import { present } from '../context/format.ts';
import { EDITION_WORDS } from '../editions.ts';
import { capital } from '../pack/capital.ts';
import type { AnyComponents } from '../pack/engine-types.ts';
import type { Words } from '../words.ts';
import { referenceWords } from './languages.ts';
import { nzComponents, nzDrafts } from './nz.ts';
import type { TableRules } from './names.ts';
import type { Page } from './page.ts';
import { nzTableRules } from './nz-rules.ts';
import { secondTableRules } from './second-rules.ts';
import { secondComponents, secondDrafts } from './second.ts';
import type { Draft, Table } from './table.ts';

/** What is printed on the components of an edition, in one language: the tables at the end of the rules. */

export type { Cell, Line, Table } from './table.ts';

export interface Reference {
  readonly title: string;
  readonly chapter: string;
  readonly introduction: string;
  /** What the sign at a reconstructed value means; '' where there is none. */
  readonly legend: string;
  readonly tables: readonly Table[];
}

interface EditionPages {
  components(): AnyComponents;
  drafts(page: Page): Draft[];
  readonly rules: TableRules;
  /** Of the ids of its rules and tables. */
  readonly prefix: string;
}

const PAGES: Readonly<Record<EditionId, EditionPages>> = {
  nz: { components: nzComponents, drafts: nzDrafts, rules: nzTableRules, prefix: 'NZ' },
  second: { components: secondComponents, drafts: secondDrafts, rules: secondTableRules, prefix: 'SE' },
};

export function referenceOf(edition: EditionId, words: Words): Reference {
  const r = referenceWords[words.language];
  const { typeset } = words.grammar;
  const { own } = EDITION_WORDS[edition];
  const { components, drafts: draftsOf, rules, prefix } = PAGES[edition];
  const drafts = draftsOf({ g: { edition, words, own, c: components(), who: () => ({ is: 'named', name: '' }) }, r });
  const tableOf = ({ number, name, note, columns, rows }: Draft): Table => ({
    id: `${prefix}-T${number}`,
    title: typeset(r.titles[name]),
    note: typeset(present([note ?? null, r.see(words.grammar.and(rules[name]!))]).join(' ')),
    columns: columns.map((column) => typeset(r.columns[column])),
    rows: rows.map((row) =>
      row.map((cell) => cell.map(({ text, proposed }) => ({ text: capital(typeset(text)), proposed }))),
    ),
  });
  const tables = drafts.map(tableOf);
  const proposed = tables.some(({ rows }) => rows.flat(2).some((said) => said.proposed));
  return {
    title: typeset(r.title(words.names.editions[edition])),
    chapter: r.chapter,
    introduction: typeset(r.introduction),
    legend: proposed ? typeset(r.legend) : '',
    tables,
  };
}
