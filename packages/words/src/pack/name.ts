declare const NAME: unique symbol;

/**
 * What something is called. It is no text: a sentence asks the grammar of its language for the form it needs (with an
 * article, in a case), so a name cannot slip into a sentence bare. What the forms are only that grammar knows.
 */
export interface Name {
  readonly [NAME]: true;
  /** As it stands on a heading, in a list, in brackets. */
  readonly alone: string;
}

/** The forms of a language, as a name. */
export const nameOf = <F extends { readonly alone: string }>(forms: F): F & Name => forms as F & Name;

/** Cards of a sentence: equal ones together, with their number. */
export type Cards = readonly { readonly n: number; readonly card: Name }[];
