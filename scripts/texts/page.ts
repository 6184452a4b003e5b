// Texts as a table to look through in a browser: one file without anything from elsewhere.
import { LANGUAGES, LOCALES, type Language } from '@drover/words';
import { GLOSSARIES, TERMS, editionsOf } from '../../packages/words/src/glossary/index.ts';
import type { Said } from './said.ts';

/** A text so much longer than the English one may not fit its place. */
const LONG = 1.5;
const SHORT = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const nameOf = (language: Language): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(language) ?? language;

function marksOf(language: Language, { texts }: Said): string {
  const text = texts[language] ?? '';
  if (language === 'en' || texts.en === undefined) return '';
  if (text === '') return 'missing';
  if (text === texts.en && /\p{L}{3}/u.test(text)) return 'same';
  return texts.en.length >= SHORT && text.length > texts.en.length * LONG ? 'long' : '';
}

function rowOf(said: Said): string {
  const cells = LANGUAGES.map((language) => {
    const marks = marksOf(language, said);
    return `<td lang="${language}"${marks === '' ? '' : ` class="${marks}"`}>${escaped(said.texts[language] ?? '')}</td>`;
  });
  return `<tr><th>${escaped(said.key)}${said.table === '' ? '' : `<small>${escaped(said.table)}</small>`}</th>${cells.join('')}</tr>`;
}

const glossaryRows = (): string[] =>
  TERMS.map((key) => {
    const cells = LANGUAGES.map((language) => {
      const { term, page, means, not = [] } = GLOSSARIES[language][key];
      const never = not.length === 0 ? '' : `<small>not: ${escaped(not.join(', '))}</small>`;
      return `<td lang="${language}"><b>${escaped(term)}</b> <small>${escaped(page)}</small>${escaped(means)}${never}</td>`;
    });
    return `<tr><th>glossary ${key}<small>${editionsOf(key).join(', ')}</small></th>${cells.join('')}</tr>`;
  });

const STYLE = `
body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: #222; background: #fff; }
header { position: sticky; top: 0; padding: 10px 16px; background: #f4f1ea; border-bottom: 1px solid #ccc; }
header label { margin-right: 16px; } input[type=search] { width: 24em; font: inherit; padding: 4px 8px; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { padding: 6px 10px; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font: 13px/1.4 ui-monospace, monospace; width: 16%; } thead th { font-weight: bold; }
small { display: block; color: #666; font-size: 12px; } td b + small { display: inline; margin-right: 8px; }
.same { background: #fff3c4; } .long { background: #e3f0ff; } .missing { background: #ffd9d4; }
.plain .nbsp { background: none; } .nbsp { background: #d9cfe8; }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1b1b1b; } header { background: #2a2722; border-color: #444; }
  th, td { border-color: #383838; } small { color: #aaa; }
  .same { background: #4a4013; } .long { background: #17324d; } .missing { background: #5a1f18; } .nbsp { background: #4b3f63; }
}`;

const SCRIPT = `
const rows = [...document.querySelectorAll('tbody tr')];
const haystacks = rows.map((row) => row.textContent.toLowerCase().replaceAll('\\u00a0', ' '));
const [query, mark, spaces, count] = ['query', 'mark', 'spaces', 'count'].map((id) => document.getElementById(id));
function show() {
  const words = query.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  rows.forEach((row, i) => {
    const fits = words.every((word) => haystacks[i].includes(word)) && (mark.value === '' || row.querySelector('.' + mark.value) !== null);
    row.hidden = !fits;
    if (fits) shown += 1;
  });
  count.textContent = shown + ' of ' + rows.length;
  location.replace('#' + encodeURIComponent(query.value));
}
function showSpaces() {
  for (const cell of document.querySelectorAll('td'))
    if (spaces.checked) cell.innerHTML = cell.innerHTML.replaceAll('&nbsp;', '<span class="nbsp">&nbsp;</span>');
    else for (const mark of cell.querySelectorAll('.nbsp')) mark.replaceWith('\\u00a0');
}
query.value = decodeURIComponent(location.hash.slice(1));
query.addEventListener('input', show);
mark.addEventListener('change', show);
spaces.addEventListener('change', showSpaces);
show();`;

/** The glossary stands first where nothing is left out. */
export function pageOf(texts: readonly Said[], withGlossary: boolean): string {
  const heads = LANGUAGES.map((language) => `<th scope="col">${escaped(nameOf(language))}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Drover: all texts</title>
<style>${STYLE}</style>
<header>
<label>Search <input id="query" type="search" placeholder="a key, a word in any language" autofocus></label>
<label>Only <select id="mark"><option value="">all texts</option><option value="same">same as in English</option><option value="long">much longer than in English</option><option value="missing">missing</option></select></label>
<label><input id="spaces" type="checkbox"> Show non-breaking spaces</label>
<span id="count"></span>
</header>
<table>
<thead><tr><th scope="col">Key</th>${heads}</tr></thead>
<tbody>
${[...(withGlossary ? glossaryRows() : []), ...texts.map(rowOf)].join('\n')}
</tbody>
</table>
<script>${SCRIPT}</script>
`;
}
