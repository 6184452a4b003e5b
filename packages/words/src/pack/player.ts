import type { EditionId } from '@drover/engine';

/** Whoever a sentence is about: the reader, somebody with a name, a seat that has none, a solo opponent. */
export type Player =
  | { readonly is: 'you' }
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'seat'; readonly number: number }
  | { readonly is: 'opponent'; readonly edition: EditionId };
