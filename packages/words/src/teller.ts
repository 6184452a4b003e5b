import type { CoreState, Decision, Effect, Game, GameEvent, Move, Refusal, Seat } from '@drover/engine';
import type { Language } from './languages.ts';
import type { EditionId } from './pack/ids.ts';
import { nzSpeech, secondSpeech, type Speech } from './speech.ts';
import type { Thing } from './thing.ts';
import {
  capital,
  type AnyComponents,
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type At,
  type Ground,
} from './trail/at.ts';
import type { Choice } from './trail/choices.ts';
import { effectWords } from './trail/effects.ts';
import { explained, type Explanation } from './trail/explain.ts';
import { questionOf, type Question } from './trail/questions.ts';
import { refusalWords } from './trail/refusals.ts';
import { ruleOf } from './trail/rules.ts';
import { difficultyName, soloTermsWords } from './trail/solo.ts';
import { storyOf, type Line } from './trail/story.ts';
import type { Section } from './trail/table.ts';
import type { Words } from './words.ts';

/** A game told in one language. States may be views: what is hidden stays so. */
export interface Teller {
  readonly language: Language;
  readonly edition: EditionId;
  seat(seat: Seat): string;
  /** What is asked, and by what on the table; `why` is its name, or ''. */
  question(view: CoreState, decision: Decision): Question;
  /** A move as a button. */
  choice(view: CoreState, seat: Seat, move: Move): Choice;
  /** What happened, a line for each thing; `before` is the table the move was made on. */
  story(before: CoreState, events: readonly GameEvent[]): Line[];
  refusal(refusal: Refusal): string;
  /** An icon, as a part of a sentence. */
  effect(effect: Effect): string;
  name(view: CoreState, thing: Thing): string;
  /** What it does, costs and scores, what lies there, and the rule to open in the reference. */
  explain(view: CoreState, thing: Thing): Explanation;
  category(id: string): string;
  houseOption(id: string): string;
  editionName(): string;
  opponentName(): string;
  difficulty(level: string): string;
  /** How strong the solo opponent is, and where it begins to deliver if not as usual; null where it has no seat. */
  soloTerms(): string | null;
  /** A place to deliver to, by its id. */
  delivery(place: string): string;
  money(amount: number): string;
  /** The whole table in words: trail, markets, sea or railroad, then everybody's board. */
  table(view: CoreState): Section[];
}

/** `names` are those of the seats; where one is '', the seat goes by its number and a solo opponent by its own name. */
export const tellerOf = (words: Words, game: Game, names: readonly string[]): Teller =>
  game.setup.edition === 'nz'
    ? tellerFor('nz', nzSpeech, words, game, names)
    : tellerFor('second', secondSpeech, words, game, names);

const OPPONENT: Readonly<Record<EditionId, string>> = { nz: 'sarah', second: 'sam' };

function tellerFor<S extends AnyState, C extends AnyComponents, M extends AnyMove, E extends AnyEvent>(
  edition: EditionId,
  speech: Speech<S, C, M, E>,
  words: Words,
  game: Game,
  names: readonly string[],
): Teller {
  const { setup } = game;
  const { typeset } = words.grammar;
  const solo = (setup.options[OPPONENT[edition]] ?? null) !== null;
  const who = (seat: Seat): string =>
    names[seat] || (solo && seat === setup.players - 1 ? words.names.opponents[edition] : words.names.seat(seat + 1));
  const ground: Ground<C> = { edition, c: speech.components(game), words, who };
  const delivery = (place: string): string => speech.delivery(ground, place);
  const at = (view: CoreState): At<S, C> => ({ ...ground, s: view as S });
  const set = (choice: Choice): Choice => ({
    label: typeset(choice.label),
    detail: choice.detail === null ? null : typeset(choice.detail),
  });
  return {
    language: words.language,
    edition,
    seat: who,
    question(view, decision) {
      const here = at(view);
      const question = questionOf(
        here,
        decision,
        (source) => speech.source(ground, source),
        (thing) => speech.name(here, thing),
      );
      return { ...question, text: typeset(question.text), why: typeset(question.why) };
    },
    choice: (view, seat, move) => set(speech.choice(at(view), seat, move as M)),
    story(before, events) {
      const here = at(before);
      const nameOf = (source: string): string => {
        const thing = speech.source(ground, source);
        return thing === null ? source : speech.name(here, thing);
      };
      return storyOf(here, events as unknown as readonly E[], nameOf, (happening) => speech.told(here, happening)).map(
        (line) => ({ ...line, text: typeset(line.text) }),
      );
    },
    refusal: (refusal) => typeset(refusalWords(ground, refusal, (said, id) => speech.refusalName(ground, said, id))),
    effect: (effect) => typeset(effectWords(ground, effect)),
    name: (view, thing) => capital(typeset(speech.name(at(view), thing))),
    explain(view, thing) {
      const here = at(view);
      const { title, lines, rule } = explained(
        speech.name(here, thing),
        ruleOf(edition, thing),
        speech.explain(here, thing),
      );
      return { title: typeset(title), lines: lines.map(typeset), rule };
    },
    category: (id) => words.categories[id as keyof typeof words.categories],
    houseOption: (id) => words.names.houseOptions[id as keyof typeof words.names.houseOptions],
    editionName: () => words.names.editions[edition],
    opponentName: () => words.names.opponents[edition],
    difficulty: (level) => difficultyName(ground, level),
    soloTerms: () => {
      const terms = soloTermsWords(ground, game, delivery);
      return terms === null ? null : typeset(terms);
    },
    delivery: (place) => capital(typeset(delivery(place))),
    money: (amount) => typeset(words.counts.money(edition, amount)),
    table: (view) =>
      speech.table(at(view)).map(({ heading, lines }) => ({ heading: typeset(heading), lines: lines.map(typeset) })),
  };
}
