// Turns docs/rules/**/*.md into modules, so that no Markdown reaches the browser.
import { Marked, type Token } from 'marked';
import type { Plugin } from 'vite';
import type { RulesDocument } from '../src/rules/reference.ts';

const EDITIONS: Record<string, string> = { NZ: 'nz', SE: 'second' };
const ID = /\b(NZ|SE)-[A-Z]\d+\b/g;

const markdown = new Marked();

export function rulesPlugin(): Plugin {
  return {
    name: 'drover-rules',
    transform: {
      filter: { id: /docs[\\/]rules[\\/].*\.md$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(readRules(text))};`, map: null }),
    },
  };
}

/** Every heading of the third level is a rule, of the second a chapter; before them stands the introduction. */
export function readRules(text: string): RulesDocument {
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
  return {
    title,
    introduction: toHtml(introduction, '', title),
    chapters: chapters.map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules.map(({ id, title, body }) => ({ id, title, html: toHtml(body, id, title) })),
    })),
  };
}

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
    .replaceAll(ID, (id: string, edition: string) =>
      id === own ? id : `<a href="#/rules/${EDITIONS[edition]}/${id}">${id}</a>`,
    );
}
