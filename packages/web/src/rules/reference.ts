/** The rules of an edition as the page shows them: a few documents, made from docs/rules when the page is built. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface RulesDocument {
  readonly title: string;
  /** What stands before the first chapter. */
  readonly introduction: string;
  readonly chapters: readonly Chapter[];
}

/** How a table of values is called in the documents; in the page it is the screen with the tiles and cards. */
export const VALUES = 'docs/data.md';
