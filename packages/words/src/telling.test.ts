import {
  decision,
  eventFor,
  generator,
  legalMoves,
  nz,
  readMove,
  second,
  SPECTATOR,
  view,
  whyNot,
  type Below,
  type Seat,
  type CoreState,
  type GameEvent,
  type Move,
  todaysGame,
  type EditionId,
  type Setup,
} from '@drover/engine';
import { anyText } from '@drover/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { explain, LANGUAGES, loadWords, tableInWords, tellerOf, type Teller, type Words } from './index.ts';
import type { Language } from './pack/language.ts';
import { playRandom, TABLES } from './testing/games.ts';
import { spokenOf, spokenTo, stumbledOver } from './testing/grammar.ts';
import { ENGLISH, fault, foreignWord } from './testing/plain.ts';
import { thingsOn } from './testing/things.ts';

/**
 * Random games told in every language: nothing is left unsaid, nothing goes by the engine's own names, and nobody
 * stumbles over a missing article, a wrong case or somebody else's possessive. One game of each table is told to nobody
 * in particular, the others to the first seat.
 */

let packs: Words[];
beforeAll(async () => {
  packs = await Promise.all(LANGUAGES.map(loadWords));
});

const asked = new Set<string>();

const GAMES = 3;
const NAMES = ['Ana', 'Ben', '', ''];
const READER = 0;
/** Looking at everything on the table takes a while: once in so many moves. */
const SELDOM = 200;

describe.each(Object.entries(TABLES))('%s', (name, table) => {
  it('is told from the first turn to the last', () => {
    for (let n = 0; n < GAMES; n++) {
      const setup = { ...table, seed: `${name} ${n}` };
      const you = n === 0 ? null : READER;
      const audience = new Audience(
        packs.map((words) => tellerOf(words, todaysGame(setup), NAMES, you)),
        setup,
        you,
      );
      const end = playRandom(
        setup,
        ({ at, before, seat, events }) => {
          audience.ask(view(before, seat), seat);
          const viewer = at % 2 === 0 ? seat : SPECTATOR;
          audience.tell(
            before,
            events.map((event) => eventFor(event, viewer)),
          );
          if (at % SELDOM === 0) audience.look(viewer === SPECTATOR ? before : view(before, seat));
        },
        (state, events) => audience.tell(state, events),
      );
      audience.look(end);
    }
  });
});

function aboutTheReader(language: Language, text: string): string | undefined {
  const theirs = spokenOf(language, text);
  if (theirs !== undefined) return `"${theirs}" is not the reader’s own`;
  return spokenTo(language, text) === undefined ? 'it is about the reader, and does not say so' : undefined;
}

function aboutOthers(language: Language, text: string): string | undefined {
  const word = spokenTo(language, text);
  return word === undefined ? undefined : `"${word}" speaks to the reader`;
}

/** Hears a game in every language, and complains. */
class Audience {
  readonly #tellers: readonly Teller[];
  readonly #faultOf: (text: string) => string | undefined;
  readonly #edition: EditionId;
  readonly #below: Below;
  /** Moves of other moments: most of them are refused now. */
  readonly #earlier: Move[] = [];

  readonly #you: Seat | null;

  constructor(tellers: readonly Teller[], setup: Setup, you: Seat | null) {
    this.#you = you;
    this.#tellers = tellers;
    this.#faultOf = fault(setup);
    this.#edition = setup.edition as EditionId;
    this.#below = generator(setup.seed, 'audience');
  }

  #check({ language }: Teller, what: string, text: string): void {
    const foreign = foreignWord(this.#edition, language, text);
    const wrong =
      this.#faultOf(text) ??
      (language !== 'en' && ENGLISH.test(text) ? 'it is English' : undefined) ??
      (foreign === undefined ? undefined : `"${foreign}" belongs to the other edition`) ??
      stumbledOver(language, text);
    if (wrong !== undefined) expect.fail(`${language}, ${what}: ${wrong}: ${JSON.stringify(text)}`);
  }

  /** You are you, and nobody else is. */
  #checkPerson({ language }: Teller, seat: Seat | null, text: string): void {
    const wrong = seat !== null && seat === this.#you ? aboutTheReader(language, text) : aboutOthers(language, text);
    if (wrong !== undefined) expect.fail(`${language}, seat ${seat}: ${wrong}: ${JSON.stringify(text)}`);
    if (this.#you !== null && text.includes(NAMES[this.#you])) expect.fail(`${language}: you have a name: ${text}`);
  }

  tell(before: CoreState, events: readonly GameEvent[]): void {
    for (const teller of this.#tellers)
      for (const { text, seat, kind } of teller.story(before, events)) {
        this.#check(teller, `story of ${events[0].type}`, text);
        // Who wins is told of several at once.
        if (kind !== 'end') this.#checkPerson(teller, seat, text);
      }
  }

  ask(state: CoreState, seat: number): void {
    const now = decision(state)!;
    asked.add(now.ask);
    const moves = legalMoves(state, seat);
    for (const teller of this.#tellers) {
      const { text, source, why } = teller.question(state, now);
      this.#check(teller, now.ask, text);
      if (source !== null) this.#check(teller, `why of ${now.ask}`, why);
      for (const move of moves) {
        const { label, detail } = teller.choice(state, seat, move);
        this.#check(teller, `${now.ask}: ${move.do}`, label);
        if (detail !== null) this.#check(teller, `detail of ${now.ask}: ${move.do}`, detail);
      }
    }
    this.#refuse(state, seat);
    this.#earlier.push(moves[0], moves.at(-1)!);
  }

  #refuse(state: CoreState, seat: number): void {
    const step = 1 + Math.floor(this.#earlier.length / 3);
    const tried = [readMove(state, anyText(state, this.#below)), readMove(state, anyText(state, this.#below))];
    for (let i = 0; i < this.#earlier.length; i += step) tried.push(this.#earlier[i]);
    for (const move of tried) {
      const refusal = whyNot(state, seat, move);
      if (refusal !== null)
        for (const teller of this.#tellers) this.#check(teller, `refusal ${refusal.code}`, teller.refusal(refusal));
    }
  }

  look(state: CoreState): void {
    for (const teller of this.#tellers) {
      for (const { heading, lines } of tableInWords(teller, state))
        for (const text of [heading, ...lines]) this.#check(teller, heading, text);
      for (const thing of thingsOn(state)) {
        const what = JSON.stringify(thing);
        const { title, lines, rule } = explain(teller, state, thing);
        expect(rule, what).toMatch(/^(NZ|SE)-[A-Z]\d+$/);
        expect(lines, what).not.toEqual([]);
        for (const text of [title, ...lines, teller.name(state, thing)]) this.#check(teller, what, text);
      }
    }
  }
}

describe('questions', () => {
  const choices = (edition: typeof nz | typeof second): string[] =>
    Object.entries(edition.tasks).flatMap(([task, rule]) => ('moves' in rule ? [task] : []));

  it('were all asked in these games, but for those that examples.test.ts asks', () => {
    const rare = ['choose-raise', 'discard-second', 'engine-return'];
    expect([...choices(nz), ...choices(second)].filter((ask) => !asked.has(ask) && !rare.includes(ask))).toEqual([]);
  });
});
