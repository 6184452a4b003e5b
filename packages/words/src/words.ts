import type { english } from './en/index.ts';
import type { Language } from './pack/language.ts';
import type { Name } from './pack/name.ts';

/** The same keys, the same facts for every sentence; other words. */
export type InOtherWords<T> = T extends string
  ? string
  : T extends Name
    ? Name
    : T extends (...facts: infer F) => infer R
      ? (...facts: F) => InOtherWords<R>
      : { readonly [K in keyof T]: InOtherWords<T[K]> };

/** A language pack. The English one says what there is to say, and with which facts. */
export interface Words extends InOtherWords<typeof english> {
  readonly language: Language;
}
