/** What lies over the table. */
export type Opened =
  | { readonly what: 'player'; readonly seat: number }
  | { readonly what: 'score' | 'words' | 'discard' | 'menu' | 'keys' | 'ending' };
