import type { InOtherWords } from '../words.ts';
import type { english } from './en.ts';

/** What only the component tables say: apart from the packs, for a game is played without it. */
export type ReferenceWords = InOtherWords<typeof english>;
