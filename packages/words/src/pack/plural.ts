import type { Language } from './language.ts';

/** The forms a counted noun needs, by language: leaving one out does not compile. */
export interface Forms {
  en: { readonly one: string; readonly other: string };
  fr: { readonly one: string; readonly many: string; readonly other: string };
  pl: { readonly one: string; readonly few: string; readonly many: string; readonly other: string };
  de: { readonly one: string; readonly other: string };
}

/** `plural(3, cards)` is `3 cards`; `formOf` gives the noun without the number. */
export function pluralIn<L extends Language>(language: L) {
  // Made when first needed: the browser takes its time to look up the rules of a language.
  let rules: Intl.PluralRules | undefined;
  const formOf = (n: number, forms: Forms[L]): string =>
    (forms as Readonly<Record<string, string>>)[(rules ??= new Intl.PluralRules(language)).select(Math.abs(n))];
  return { formOf, plural: (n: number, forms: Forms[L]): string => `${n} ${formOf(n, forms)}` };
}
