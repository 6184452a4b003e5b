import { EDITIONS, type EditionId } from '../pack/ids.ts';
import { capital, present } from '../trail/at.ts';
import type { Words } from '../words.ts';
import { referenceWords } from './languages.ts';
import { nzComponents, nzDrafts } from './nz.ts';
import { RULES } from './rules.ts';
import { secondComponents, secondDrafts } from './second.ts';
import type { Draft, Table } from './table.ts';

/** What is printed on the components of an edition, in one language: the tables at the end of the rules. */

export { EDITIONS, type EditionId };
export type { Cell, Line, Table } from './table.ts';

export interface Reference {
  readonly title: string;
  readonly chapter: string;
  readonly introduction: string;
  /** What the sign at a reconstructed value means; '' where there is none. */
  readonly legend: string;
  readonly tables: readonly Table[];
}

const PREFIX: Readonly<Record<EditionId, string>> = { nz: 'NZ', second: 'SE' };

export function referenceOf(edition: EditionId, words: Words): Reference {
  const r = referenceWords[words.language];
  const { typeset } = words.grammar;
  const ground = { edition, words, who: () => '' };
  const drafts =
    edition === 'nz'
      ? nzDrafts({ g: { ...ground, c: nzComponents() }, r })
      : secondDrafts({ g: { ...ground, c: secondComponents() }, r });
  const idOf = (rule: string): string => `${PREFIX[edition]}-${rule}`;
  const tableOf = ({ number, name, note, columns, rows }: Draft): Table => ({
    id: idOf(`T${number}`),
    title: typeset(r.titles[name]),
    note: typeset(present([note ?? null, r.see(words.grammar.and(RULES[name][edition].map(idOf)))]).join(' ')),
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
