import type { EditionId, Effect } from '@drover/engine';
import type { Ask, RefusalCode } from './ids.ts';
import type { Name } from './name.ts';

/** What the packs are given where they speak about something in parts. */

/** What each edition calls otherwise, or says otherwise: a word, its forms, a whole sentence. */
export type ByEdition<T = string> = Readonly<Record<EditionId, T>>;

/** What an icon can refer to. Money comes as it is written. */
export interface Say {
  readonly edition: EditionId;
  effect(effect: Effect): string;
  money(amount: number): string;
  card(id: string): Name;
  post(id: string): Name;
}

export type EffectWords = {
  readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, say: Say) => string;
};

/** A question, the number that matters to it (steps, cards, workers, a total) and what it is about. */
export interface Asked {
  readonly edition: EditionId;
  readonly n: number;
  /** Null where the question is about nothing with a name. */
  readonly what: Name | null;
}
/** What a solo opponent leaves open has words of its own; shearers can be asked twice, the second time if idle. */
export type Questioned = Exclude<Ask, 'automa-decide'> | 'idle-shearers';
export type QuestionWords = Readonly<Record<Questioned, (asked: Asked) => string>>;

/** A refusal with names instead of ids; `what` is null where nothing is named. */
export interface Refused {
  readonly edition: EditionId;
  readonly what: Name | null;
  /** Null where it is here. */
  readonly from: Name | null;
  /** The places of a way, one after the other. */
  readonly way: readonly Name[];
  readonly need: number;
  readonly have: number;
  readonly cost: string;
  readonly purse: string;
}
export type RefusalWords = Readonly<Record<RefusalCode, (refused: Refused) => string>>;
