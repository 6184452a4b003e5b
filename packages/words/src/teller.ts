import {
  soloOpponent,
  type CoreState,
  type Decision,
  type EditionId,
  type Effect,
  type Game,
  type GameEvent,
  type Move,
  type Refusal,
  type Seat,
} from '@drover/engine';
import { difficultyName, soloTermsWords } from './automa/terms.ts';
import type { Choice, Parts } from './choices/choice.ts';
import { questionOf, type Question } from './choices/questions.ts';
import type { GameContext, TableContext } from './context/context.ts';
import { EDITION_WORDS } from './editions.ts';
import { effectWords } from './effects/effects.ts';
import { capital } from './pack/capital.ts';
import type { AnyEvent, AnyMove, AnyState } from './pack/engine-types.ts';
import type { Language } from './pack/language.ts';
import type { Name } from './pack/name.ts';
import type { Player } from './pack/player.ts';
import { refusalWords } from './refusals/refusals.ts';
import { storyOf, type Line } from './story/story.ts';
import type { Thing } from './pack/thing.ts';
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
  /** Of a move that sends a disc somewhere: where to, and which disc; null for other moves. */
  parts(view: CoreState, seat: Seat, move: Move): Parts | null;
  /** What happened, a line for each thing; `before` is the table the move was made on. */
  story(before: CoreState, events: readonly GameEvent[]): Line[];
  refusal(refusal: Refusal): string;
  /** An icon, as a part of a sentence. */
  effect(effect: Effect): string;
  name(view: CoreState, thing: Thing): string;
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
  /** What its sentences are made from, for what is told beside it (`explaining.ts`). */
  at(view: CoreState): TableContext;
  /** Whoever sits there, spoken of and not to. */
  sitting(seat: Seat): Player;
}

/**
 * `names` are those of the seats; where one is '', the seat goes by its number and a solo opponent by its own name.
 * Sentences say you to the seat `you`; where there is none, everybody is spoken of in the third person.
 */
export function tellerOf(words: Words, game: Game, names: readonly string[], you: Seat | null = null): Teller {
  const { edition, players } = game.setup;
  const kit = EDITION_WORDS[edition];
  const { typeset } = words.grammar;
  const solo = soloOpponent(game).terms !== null;
  const sitting = (seat: Seat): Player => {
    if (names[seat]) return { is: 'named', name: names[seat] };
    return solo && seat === players - 1 ? { is: 'opponent', edition } : { is: 'seat', number: seat + 1 };
  };
  const who = (seat: Seat): Player => (seat === you ? { is: 'you' } : sitting(seat));
  const g: GameContext = { edition, c: kit.components(game), words, own: kit.own, who };
  const at = (view: CoreState): TableContext => ({ ...g, s: view as AnyState });
  const called = (seat: Seat): string => words.grammar.called(sitting(seat));
  const titleOf = (here: TableContext, thing: Thing): string => {
    if (thing.is === 'effect') return effectWords(here, thing.effect);
    return thing.is === 'player' ? called(thing.seat) : kit.name(here, thing).alone;
  };
  const set = (choice: Choice): Choice => ({
    label: typeset(choice.label),
    detail: choice.detail === null ? null : typeset(choice.detail),
  });
  return {
    language: words.language,
    edition,
    seat: called,
    question(view, decision) {
      const here = at(view);
      const question = questionOf(
        here,
        decision,
        (source) => kit.source(g, source),
        (thing) => kit.name(here, thing),
      );
      return { ...question, text: typeset(question.text), why: typeset(question.why) };
    },
    choice: (view, seat, move) => set(kit.choice(at(view), seat, move as AnyMove)),
    parts(view, seat, move) {
      const parts = kit.parts(at(view), seat, move as AnyMove);
      return parts === null ? null : { place: set(parts.place), disc: set(parts.disc) };
    },
    story(before, events) {
      const here = at(before);
      const nameOf = (source: string): Name => {
        const thing = kit.source(g, source);
        return thing === null ? words.names.city(source) : kit.name(here, thing);
      };
      return storyOf(here, events as unknown as readonly AnyEvent[], nameOf, (happening) =>
        kit.told({ ...here, actor: 'seat' in happening.event ? happening.event.seat : null }, happening),
      ).map((line) => ({ ...line, text: typeset(line.text) }));
    },
    refusal: (refusal) => typeset(refusalWords(g, refusal, (said, id) => kit.refusalName(g, said, id))),
    effect: (effect) => typeset(effectWords(g, effect)),
    name: (view, thing) => capital(typeset(titleOf(at(view), thing))),
    category: (id) => words.categories[id as keyof typeof words.categories],
    houseOption: (id) => words.names.houseOptions[id as keyof typeof words.names.houseOptions],
    editionName: () => words.names.editions[edition],
    opponentName: () => words.names.opponents[edition],
    difficulty: (level) => difficultyName(g, level),
    soloTerms: () => {
      const terms = soloTermsWords(g, game);
      return terms === null ? null : typeset(terms);
    },
    delivery: (place) => capital(typeset(kit.own.delivery(g, place).alone)),
    money: (amount) => typeset(words.counts.money(edition, amount)),
    at,
    sitting,
  };
}
