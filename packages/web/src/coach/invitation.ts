/** Where the first game of an edition is begun or gone on with, among the lessons. */
export const FIRST_GAME = 'first-game';
