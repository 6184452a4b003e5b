import type { EditionId } from '@drover/engine';
import { typesetAll, type Language } from '@drover/words';
import type { Say, TextsOf } from './explanation.ts';
import type { NZ_EXPLANATIONS } from './nz/explanations.ts';
import type { SECOND_EXPLANATIONS } from './second/explanations.ts';

/** What the coach says besides explanations. */
export interface CoachLabels {
  readonly coach: string;
  readonly gotIt: string;
  readonly where: string;
  readonly ask: string;
  readonly hush: string;
  /** The same with how long. */
  readonly hushLong: string;
  readonly lap: (n: number) => string;
  /** Laps that are left, this one included. */
  readonly left: (n: number) => string;
  readonly aim: {
    readonly place: string;
    readonly last: string;
    readonly fresh: string;
    readonly there: (place: string) => string;
    /** What the hand is worth, the beginning of a sentence: with certificates, or there are none. */
    readonly makes: (value: number, certified: boolean) => string;
    /** It is not enough for any place but the last resort. */
    readonly short: (makes: string) => string;
    readonly reached: (makes: string, place: string) => string;
    readonly next: (place: string) => string;
    /** No open place asks for more. */
    readonly top: string;
    /** There are animals of one type in it. */
    readonly doubles: string;
  };
  /** Turns to the end of the trail. */
  readonly way: (place: string, n: number) => string;
  readonly back: {
    readonly brought: (place: string, received: string, paid: string | null) => string;
    readonly points: (vp: string) => string;
    readonly opened: (name: string) => string;
    readonly next: (want: number, total: number) => string;
    readonly top: string;
  };
  readonly account: {
    readonly title: string;
    readonly sources: (list: string) => string;
    readonly ahead: (category: string, vp: number) => string;
    readonly behind: (category: string, vp: number) => string;
    readonly first: string;
  };
  readonly firstGame: { readonly title: string; readonly about: string; readonly finished: string };
}

/** A language brings the labels and the text of every explanation, of every edition. */
export interface Texts extends OwnTexts {
  readonly labels: CoachLabels;
  readonly trail: TextsOf<typeof NZ_EXPLANATIONS.trail>;
}

interface OwnTexts extends Readonly<Record<EditionId, unknown>> {
  readonly nz: TextsOf<typeof NZ_EXPLANATIONS.own>;
  readonly second: TextsOf<typeof SECOND_EXPLANATIONS.own>;
}

const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./texts/en.ts')).texts,
  fr: async () => (await import('./texts/fr.ts')).texts,
  pl: async () => (await import('./texts/pl.ts')).texts,
  de: async () => (await import('./texts/de.ts')).texts,
};

export const coachTexts = async (language: Language): Promise<Texts> => typesetAll(language, await TEXTS[language]());

/** The text of an explanation, by its key and with what it knows. */
export function textOf(texts: Texts, edition: EditionId, key: string, facts: unknown, say: Say): string {
  const all = { ...texts.trail, ...(texts[edition] as object) } as Readonly<Record<string, unknown>>;
  const text = all[key];
  return typeof text === 'function' ? (text as (facts: unknown, say: Say) => string)(facts, say) : String(text);
}
