import type { Effect } from '@drover/engine';
import type { Ask, EditionId, RefusalCode } from './ids.ts';

/** What the packs are given where they speak about something in parts. */

/** What an icon can refer to. Names come in their basic form, money as it is written. */
export interface Say {
  readonly edition: EditionId;
  effect(effect: Effect): string;
  money(amount: number): string;
  card(id: string): string;
  post(id: string): string;
}

export type EffectWords = {
  readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, say: Say) => string;
};

/** A question, the number that matters to it (steps, cards, workers, a total) and what it is about. */
export interface Asked {
  readonly edition: EditionId;
  readonly n: number;
  readonly what: string;
}
/** What a solo opponent leaves open has words of its own; shearers can be asked twice, the second time if idle. */
export type Questioned = Exclude<Ask, 'automa-decide'> | 'idle-shearers';
export type QuestionWords = Readonly<Record<Questioned, (asked: Asked) => string>>;

/** A refusal with names instead of ids; `what` is '' where nothing is named. */
export interface Refused {
  readonly edition: EditionId;
  readonly what: string;
  /** '' where it is here. */
  readonly from: string;
  readonly need: number;
  readonly have: number;
  readonly cost: string;
  readonly purse: string;
}
export type RefusalWords = Readonly<Record<RefusalCode, (refused: Refused) => string>>;
