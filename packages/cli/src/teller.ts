import type { Game } from '@drover/engine';
import { loadWords, tellerOf, type Teller } from '@drover/words';

/** The command line speaks English. */
export const words = await loadWords('en');

/** Who tells a game; seats go by their numbers. States may be views: what is hidden stays so. */
export const inEnglish = (game: Game): Teller => tellerOf(words, game, []);
