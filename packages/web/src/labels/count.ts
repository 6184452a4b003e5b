/** The forms a counted noun needs, by language: leaving one out does not compile. */
interface Forms {
  en: { readonly one: string; readonly other: string };
  fr: { readonly one: string; readonly many: string; readonly other: string };
  pl: { readonly one: string; readonly few: string; readonly many: string; readonly other: string };
}

/** `counterIn('en')(3, { one: 'card', other: 'cards' })` is `3 cards`. */
export function counterIn<L extends keyof Forms>(language: L): (n: number, forms: Forms[L]) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => `${n} ${(forms as Readonly<Record<string, string>>)[rules.select(n)]}`;
}
