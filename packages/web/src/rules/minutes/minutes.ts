import type { EditionId } from '@drover/engine';
import { typesetAll, type Language } from '@drover/words';

/** The game in three minutes: what is said of each edition, in every language. */
export interface Minutes {
  readonly title: string;
  readonly aim: string;
  readonly turn: Part;
  /** The lap as a picture with five stations; each makes the next one better. */
  readonly lap: { readonly title: string; readonly stations: readonly [string, string, string, string, string] };
  readonly town: { readonly title: string; readonly steps: readonly string[] };
  readonly disc: Part;
  readonly breeds: Part;
  readonly fee: Part;
  readonly points: { readonly title: string; readonly sources: readonly [string, string, string] };
  readonly end: Part;
  /** Where to go from here. */
  readonly onward: { readonly learn: string; readonly glossary: string };
}

interface Part {
  readonly title: string;
  readonly text: string;
}

export type MinutesOf = Readonly<Record<EditionId, Minutes>>;

const languages: Readonly<Record<Language, () => Promise<MinutesOf>>> = {
  en: async () => (await import('./en.ts')).minutes,
  fr: async () => (await import('./fr.ts')).minutes,
  pl: async () => (await import('./pl.ts')).minutes,
  de: async () => (await import('./de.ts')).minutes,
};

export const loadMinutes = async (language: Language): Promise<MinutesOf> =>
  typesetAll(language, await languages[language]());
