import type { Language } from '../../packages/words/src/index.ts';

/** A text in all languages, or in those that have it. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

export interface Said {
  /** Where it is written: `words events.hired`, `labels home.playNow`, `docs/rules NZ-A6`. */
  readonly key: string;
  /** The game it was heard in, or ''. */
  readonly table: string;
  readonly texts: Texts;
}
