import type { Language } from '../languages.ts';
import type { InOtherWords } from '../words.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { polish } from './pl.ts';

/** What only the component tables say: apart from the packs, for a game is played without it. */
export type ReferenceWords = InOtherWords<typeof english>;

export const referenceWords: Readonly<Record<Language, ReferenceWords>> = { en: english, fr: french, pl: polish };
