import type { english } from './en/index.ts';
import type { Language } from './languages.ts';

/** The same keys, the same facts for every sentence; other words. */
export type InOtherWords<T> = T extends string
  ? string
  : T extends (...facts: infer F) => string
    ? (...facts: F) => string
    : { readonly [K in keyof T]: InOtherWords<T[K]> };

/** A language pack. The English one says what there is to say, and with which facts. */
export interface Words extends InOtherWords<typeof english> {
  readonly language: Language;
}
