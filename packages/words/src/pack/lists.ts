/** "a, b and c", "a, b or c". Made when first needed: the browser takes its time to look up how a language lists things. */
export function listsIn(locale: string) {
  let conjunction: Intl.ListFormat | undefined;
  let disjunction: Intl.ListFormat | undefined;
  return {
    and: (items: readonly string[]): string => (conjunction ??= new Intl.ListFormat(locale)).format(items),
    or: (items: readonly string[]): string =>
      (disjunction ??= new Intl.ListFormat(locale, { type: 'disjunction' })).format(items),
  };
}
