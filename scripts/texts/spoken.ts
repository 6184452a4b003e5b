// What the game says: random games of every kind told in all languages at once, so that each text of the packs stands
// beside its twins, with the names and numbers of a real moment.
import { generator, decision, legalMoves, readMove, todaysGame, view, whyNot, type Setup } from '@drover/engine';
import { anyText } from '@drover/engine/testing';
import {
  explain,
  LANGUAGES,
  loadWords,
  tableInWords,
  tellerOf,
  type Language,
  type Teller,
  type Words,
} from '@drover/words';
import { playRandom, TABLES } from '../../packages/words/src/testing/games.ts';
import { thingsOn } from '../../packages/words/src/testing/things.ts';
import type { Said } from './said.ts';

const NAMES = ['Ana', 'Ben', '', ''];
/** Looking at everything on the table takes a while: once in so many moves. */
const SELDOM = 150;
/** Examples of one text, and how often one is listened for. */
const MOST = 8;
const OFTEN = 80;

/** A text of a pack that was asked for. */
interface Asked {
  readonly key: string;
  readonly text: string;
}

/** A pack with an ear at every text. The rooms ask all packs for the same texts in the same order. */
class Listener {
  readonly words: Words;
  #asked: Asked[] = [];

  constructor(words: Words) {
    const { language, grammar, ...texts } = words;
    this.words = { ...(this.#listen('', texts) as typeof texts), language, grammar };
  }

  #listen(key: string, texts: unknown): unknown {
    if (typeof texts === 'function')
      return (...facts: unknown[]): unknown => {
        const said = (texts as (...facts: unknown[]) => unknown)(...facts);
        const text = textOf(said);
        if (text !== null) this.#asked.push({ key, text });
        return said;
      };
    if (typeof texts !== 'object' || texts === null || textOf(texts) !== null) return texts;
    return Object.fromEntries(
      Object.entries(texts).map(([name, inner]) => [name, this.#listen(key === '' ? name : `${key}.${name}`, inner)]),
    );
  }

  /** What was asked for since the last time. */
  heard(): Asked[] {
    const heard = this.#asked;
    this.#asked = [];
    return heard;
  }
}

/** A text, or a name as it stands alone. */
function textOf(said: unknown): string | null {
  if (typeof said === 'string') return said;
  const alone = (said as { readonly alone?: unknown } | null | undefined)?.alone;
  return typeof alone === 'string' ? alone : null;
}

const byLanguage = (text: (index: number) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language, index) => [language, text(index)])) as Record<Language, string>;

/** Hears games and keeps some examples of every text. */
class Notebook {
  readonly #said = new Map<string, Said[]>();
  readonly #times = new Map<string, number>();
  readonly #listeners: readonly Listener[];

  constructor(packs: readonly Words[]) {
    this.#listeners = packs.map((words) => new Listener(words));
  }

  tellers(setup: Setup): Teller[] {
    return this.#listeners.map(({ words }) => tellerOf(words, todaysGame(setup), NAMES));
  }

  /** Has all tellers say the same, and writes down their sentences and the texts these are made of. */
  hear(key: string, table: string, tellers: readonly Teller[], say: (teller: Teller) => readonly string[]): void {
    const times = this.#times.get(`${key} ${table}`) ?? 0;
    if (times === OFTEN) return;
    this.#times.set(`${key} ${table}`, times + 1);
    const sentences = tellers.map(say);
    const heard = this.#listeners.map((listener) => listener.heard());
    for (const n of sentences[0].keys())
      this.#keep(
        key,
        table,
        byLanguage((i) => sentences[i][n]),
      );
    for (const [n, { key: asked }] of heard[0].entries())
      if (heard.every((texts) => texts[n]?.key === asked))
        this.#keep(
          `words ${asked}`,
          table,
          byLanguage((i) => this.#listeners[i].words.grammar.typeset(heard[i][n].text)),
        );
  }

  #keep(key: string, table: string, texts: Record<Language, string>): void {
    const known = this.#said.get(key) ?? [];
    if (texts.en === '' || known.length >= MOST || known.some((said) => said.texts.en === texts.en)) return;
    this.#said.set(key, [...known, { key, table, texts }]);
  }

  read(): Said[] {
    return [...this.#said.values()].flat();
  }
}

/** Texts without facts, as they stand in the packs. */
function fixed(packs: readonly Words[]): Said[] {
  const said: Said[] = [];
  const walk = (key: string, texts: readonly unknown[]): void => {
    if (textOf(texts[0]) !== null) {
      if (textOf(texts[0]) !== '')
        said.push({
          key: `words ${key}`,
          table: '',
          texts: byLanguage((i) => packs[i].grammar.typeset(textOf(texts[i])!)),
        });
    } else if (typeof texts[0] === 'object' && texts[0] !== null)
      for (const name of Object.keys(texts[0]))
        walk(
          key === '' ? name : `${key}.${name}`,
          texts.map((inner) => (inner as Readonly<Record<string, unknown>>)[name]),
        );
  };
  walk(
    '',
    packs.map(({ language: _language, grammar: _grammar, ...texts }) => texts),
  );
  return said;
}

/** Games of every kind, told. */
export async function spoken(): Promise<Said[]> {
  const packs = await Promise.all(LANGUAGES.map(loadWords));
  const notebook = new Notebook(packs);
  for (const [table, terms] of Object.entries(TABLES)) {
    const setup: Setup = { ...terms, seed: table };
    const tellers = notebook.tellers(setup);
    const below = generator(setup.seed, 'texts');
    playRandom(
      setup,
      ({ at, before, seat, events }) => {
        const seen = view(before, seat);
        const asked = decision(seen)!;
        notebook.hear(`question ${asked.ask}`, table, tellers, (teller) => [teller.question(seen, asked).text]);
        for (const move of legalMoves(seen, seat))
          notebook.hear(`button ${asked.ask}, ${move.do}`, table, tellers, (teller) => {
            const { label, detail } = teller.choice(seen, seat, move);
            return [detail === null ? label : `${label} | ${detail}`];
          });
        for (const event of events)
          notebook.hear(`log ${event.type}`, table, tellers, (teller) =>
            teller.story(before, [event]).map(({ text }) => text),
          );
        const refusal = whyNot(seen, seat, readMove(seen, anyText(seen, below)));
        if (refusal !== null)
          notebook.hear(`refusal ${refusal.code}`, table, tellers, (teller) => [teller.refusal(refusal)]);
        if (at % SELDOM !== 0) return;
        notebook.hear('text view', table, tellers, (teller) =>
          tableInWords(teller, before).flatMap(({ heading, lines }) => [heading, ...lines]),
        );
        for (const thing of thingsOn(before))
          notebook.hear(`explanation ${thing.is}`, table, tellers, (teller) => {
            const { title, lines } = explain(teller, before, thing);
            return [title, ...lines];
          });
      },
      () => {},
    );
  }
  return [...fixed(packs), ...notebook.read()];
}
