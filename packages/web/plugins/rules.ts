// Turns docs/rules/**/*.md into modules, so that no Markdown reaches the browser.
import { Marked, type Token } from 'marked';
import type { EditionId } from '@drover/engine';
import type { Plugin } from 'vite';
import { LANGUAGES, typesetIn, type Language } from '@drover/words';
import type { RulesDocument } from '../src/rules/reference.ts';

/** How the ids of an edition's rules begin. */
export const RULE_PREFIX: Readonly<Record<EditionId, string>> = { nz: 'NZ', second: 'SE' };
const EDITION_BY_PREFIX = new Map(Object.entries(RULE_PREFIX).map(([edition, prefix]) => [prefix, edition]));
const ID = new RegExp(`\\b(${Object.values(RULE_PREFIX).join('|')})-[A-Z]\\d+\\b`, 'g');

const markdown = new Marked();

export function rulesPlugin(): Plugin {
  return {
    name: 'drover-rules',
    transform: {
      filter: { id: /docs[\\/]rules[\\/].*\.md$/ },
      handler: (text, file) => ({
        code: `export default ${JSON.stringify(readRules(text, typesetIn(languageOf(file))))};`,
        map: null,
      }),
    },
  };
}

/** Every heading of the third level is a rule, of the second a chapter; before them stands the introduction. */
export function readRules(text: string, typeset = (said: string): string => said): RulesDocument {
  let title = '';
  const introduction: Token[] = [];
  const chapters: { title: string; rules: { id: string; title: string; body: Token[] }[] }[] = [];
  for (const token of markdown.lexer(text)) {
    // The only HTML between paragraphs is the note on top of a text that is written by a script.
    if (token.type === 'html') continue;
    const chapter = chapters.at(-1);
    if (token.type !== 'heading') {
      const body = chapter === undefined ? introduction : chapter.rules.at(-1)?.body;
      if (body) body.push(token);
      else if (token.type !== 'space') throw new Error(`This text belongs to no rule: ${token.raw}`);
    } else if (token.depth === 1) {
      title = String(token.text);
    } else if (token.depth === 2) {
      chapters.push({ title: String(token.text), rules: [] });
    } else {
      const [id = '', ...words] = String(token.text).split(' ');
      if (!chapter || id.match(ID)?.[0] !== id) throw new Error(`This heading is no rule: ${token.raw}`);
      chapter.rules.push({ id, title: words.join(' '), body: [] });
    }
  }
  const html = (body: Token[], id: string, about: string): string => setHtml(toHtml(body, id, about), typeset);
  return {
    title: typeset(title),
    introduction: html(introduction, '', title),
    chapters: chapters.map((chapter) => ({
      title: typeset(chapter.title),
      rules: chapter.rules.map(({ id, title, body }) => ({
        id,
        title: typeset(title),
        html: html(body, id, title),
      })),
    })),
  };
}

/** docs/rules/fr/nz.md is French; what lies in no folder of a language is English. */
const languageOf = (file: string): Language =>
  LANGUAGES.find((language) => file.split(/[\\/]/).at(-2) === language) ?? 'en';

/** Sets the text between the tags. A line of the file ends where the next one begins. */
const setHtml = (html: string, typeset: (text: string) => string): string =>
  html.replaceAll(/[^<>]+(?=<)/g, (text) => (/\S/.test(text) ? typeset(text.replaceAll('\n', ' ')) : text));

/** Lines of a cell that may be too long for it: each begins a little before the rest of it. */
const linesOf = (cell: string): string =>
  cell
    .split('<br>')
    .map((line) => `<span class="line">${line}</span>`)
    .join('');

/** The ids of other rules become links; a wide table can be scrolled by itself, with the keyboard too. */
function toHtml(body: Token[], own: string, title: string): string {
  const scroller = `<div class="wide" role="region" tabindex="0" aria-label="${title.replaceAll('"', '&quot;')}">`;
  return markdown
    .parser(body)
    .replaceAll('<table>', `${scroller}<table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<td>(.*<br>.*)<\/td>/g, (_, cell: string) => `<td>${linesOf(cell)}</td>`)
    .replaceAll(ID, (id: string, prefix: string) =>
      id === own ? id : `<a href="#/rules/${EDITION_BY_PREFIX.get(prefix)}/${id}">${id}</a>`,
    );
}
