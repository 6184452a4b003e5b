// The component tables in words, as Markdown beside the rules: docs/rules/nz-components.md and its kin. Written and
// checked by data-docs.ts; the rules page shows them after the rules.
import { EDITIONS } from '../packages/engine/src/index.ts';
import { LANGUAGES, loadWords, type Language } from '../packages/words/src/index.ts';
import { referenceOf, type Cell, type Reference, type Table } from '../packages/words/src/reference/index.ts';

const NOTE = '<!-- Written by scripts/data-docs.ts (npm run data). Do not edit: edit the tables it reads. -->';

/** The sign at a value that we do not know. */
const PROPOSED = '\\*';

/** A space before the line break keeps words apart where only the text is read. */
const cellText = (cell: Cell): string =>
  cell.map(({ text, proposed }) => `${text.replaceAll('|', '\\|')}${proposed ? PROPOSED : ''}`).join(' <br>');

const rowText = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableText = ({ id, title, note, columns, rows }: Table): string =>
  [
    `### ${id} ${title}\n`,
    `${note}\n`,
    rowText(columns),
    rowText(columns.map(() => '---')),
    ...rows.map((cells) => rowText(cells.map(cellText))),
    '',
  ].join('\n');

export const markdownOf = ({ title, chapter, introduction, legend, tables }: Reference): string =>
  [
    `${NOTE}\n`,
    `# ${title}\n`,
    `${introduction}\n`,
    ...(legend === '' ? [] : [`${PROPOSED} ${legend}\n`]),
    `## ${chapter}\n`,
    ...tables.map(tableText),
  ].join('\n');

const folderOf = (language: Language): string => (language === 'en' ? 'docs/rules' : `docs/rules/${language}`);

/** Every file with its text. */
export async function componentDocs(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    for (const edition of EDITIONS)
      files.set(`${folderOf(language)}/${edition}-components.md`, markdownOf(referenceOf(edition, words)));
  }
  return files;
}
