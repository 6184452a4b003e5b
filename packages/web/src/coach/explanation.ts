import type { Thing } from '@drover/words';
import type { Moment } from './moment.ts';

/**
 * What is explained once, the first time it comes up. It is data: the rules it teaches, and a function that says whether
 * it comes up now, where it lies and which figures belong to it. Its texts are in `texts`, under the same key; the tests
 * set a table for each. See docs/lessons.md.
 */
export interface Explanation<M = never, Facts = unknown> {
  /** What it teaches, by the ids of the rules. */
  readonly rules: readonly string[];
  readonly now: (moment: M) => Now<Facts> | null;
}

/** It comes up. Figures are those of the table, so that a corrected value corrects the text. */
export interface Now<Facts = unknown> {
  /** Places as the drawn table calls them. */
  readonly at: readonly string[];
  readonly facts: Facts;
  /** Of something that has happened: there is still a point in telling it. Without this there always is. */
  readonly still?: (moment: Moment) => boolean;
}

export type AnyExplanation = Explanation<Moment>;

/** Without figures the text is nothing but a sentence. */
export type Plain = null;

/** Of something that lies here, with nothing to count. */
export const here = (...at: readonly string[]): Now<Plain> => ({ at, facts: null });

/** How figures and things are said, in the language and the edition of the game. */
export interface Say {
  money(amount: number): string;
  /** A thing of the table by its name, as it stands alone; a place of delivery as in a sentence. */
  name(thing: Thing): string;
}

/** The text of an explanation, made from what it knows. */
export type TextOf<E> = E extends { now: (moment: never) => Now<infer Facts> | null }
  ? [Facts] extends [Plain]
    ? string
    : (facts: Facts, say: Say) => string
  : never;

export type TextsOf<Explanations> = { readonly [Key in keyof Explanations]: TextOf<Explanations[Key]> };

/** The same explanations, with the rules that the reference of an edition has for them. */
export const taught = <N extends Readonly<Record<string, Explanation['now']>>>(
  now: N,
  rules: Readonly<Record<keyof N, readonly string[]>>,
): { readonly [Key in keyof N]: { readonly rules: readonly string[]; readonly now: N[Key] } } =>
  Object.fromEntries(Object.entries(now).map(([key, one]) => [key, { rules: rules[key]!, now: one }])) as never;
