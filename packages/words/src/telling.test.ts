import {
  decision,
  eventFor,
  legalMoves,
  nz,
  second,
  SPECTATOR,
  view,
  whyNot,
  type CoreState,
  type GameEvent,
  type Move,
  type RefusalCode,
} from '@drover/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, loadWords, tellerOf, type Teller, type Words } from './index.ts';
import { ASKS } from './pack/ids.ts';
import { playRandom, TABLES } from './testing/games.ts';
import { ENGLISH, fault } from './testing/plain.ts';
import { thingsOn } from './testing/things.ts';

/** Whole random games are told in every language: nothing is left unsaid, and nothing is said in the engine's own names. */

let packs: Words[];
beforeAll(async () => {
  packs = await Promise.all(LANGUAGES.map(loadWords));
});

const asked = new Set<string>();
const moved = new Set<string>();
const happened = new Set<string>();
const refused = new Set<RefusalCode>();

const NAMES = ['Ana', 'Ben', '', ''];
const TIME = 120_000;
/** Looking at everything on the table takes a while: once in so many moves. */
const SELDOM = 150;

describe.each(Object.entries(TABLES))('%s', (name, table) => {
  it('is told from the first turn to the last', { timeout: TIME }, () => {
    const setup = { ...table, seed: name };
    const tellers = packs.map((words) => tellerOf(words, setup, NAMES));
    const faultOf = fault(setup);
    const check = (teller: Teller, what: string, text: string): void => {
      const wrong = faultOf(text) ?? (teller.language !== 'en' && ENGLISH.test(text) ? 'it is English' : undefined);
      if (wrong !== undefined) expect.fail(`${teller.language}, ${what}: ${wrong}: ${JSON.stringify(text)}`);
    };

    const tell = (before: CoreState, events: readonly GameEvent[]): void => {
      events.forEach(({ type }) => happened.add(type));
      for (const teller of tellers)
        for (const { text } of teller.story(before, events)) check(teller, `story of ${events[0].type}`, text);
    };

    const look = (state: CoreState): void => {
      for (const teller of tellers) {
        for (const { heading, lines } of teller.table(state))
          for (const text of [heading, ...lines]) check(teller, heading, text);
        for (const thing of thingsOn(state)) {
          const what = JSON.stringify(thing);
          const { title, lines, rule } = teller.explain(state, thing);
          expect(rule, what).toMatch(/^(NZ|SE)-[A-Z]\d+$/);
          for (const text of [title, ...lines, teller.name(state, thing)]) check(teller, what, text);
          expect(lines, what).not.toEqual([]);
        }
      }
    };

    const others: Move[] = [];
    const ask = (state: CoreState, seat: number): void => {
      const now = decision(state)!;
      asked.add(now.ask);
      const moves = legalMoves(state, seat);
      for (const teller of tellers) {
        const { text, source, why } = teller.question(state, now);
        check(teller, now.ask, text);
        if (source !== null) check(teller, `why of ${now.ask}`, why);
        for (const move of moves) {
          const { label, detail } = teller.choice(state, seat, move);
          check(teller, `${now.ask}: ${move.do}`, label);
          if (detail !== null) check(teller, `detail of ${now.ask}: ${move.do}`, detail);
        }
      }
      moves.forEach((move) => moved.add(move.do));
      for (const move of others.splice(0, 3)) {
        const refusal = whyNot(state, seat, move);
        if (refusal === null) continue;
        refused.add(refusal.code);
        for (const teller of tellers) check(teller, `refusal ${refusal.code}`, teller.refusal(refusal));
      }
      if (others.length < 40) others.push(...moves.slice(0, 2), ...moves.slice(-1));
    };

    const end = playRandom(
      setup,
      ({ at, before, seat, events }) => {
        ask(view(before, seat), seat);
        tell(
          before,
          events.map((event) => eventFor(event, at % 2 === 0 ? seat : SPECTATOR)),
        );
        if (at % SELDOM === 0) look(at % 2 === 0 ? view(before, seat) : before);
      },
      tell,
    );
    look(end);
  });
});

describe('the games that were told', () => {
  const choices = (edition: typeof nz | typeof second): string[] =>
    Object.entries(edition.tasks).flatMap(([task, rule]) => ('moves' in rule ? [task] : []));

  it('the questions with words are those the editions ask', () => {
    expect([...ASKS].sort()).toEqual([...new Set([...choices(nz), ...choices(second)])].sort());
  });

  it('asked nearly every question', () => {
    const seldom = ['discard-second', 'first-place'];
    expect(ASKS.filter((ask) => !asked.has(ask) && !seldom.includes(ask))).toEqual([]);
  });
  it('show', () => {
    console.log([...refused].sort().join(' '), '\n', [...moved].sort().join(' '), '\n', [...happened].sort().join(' '));
  });
});
