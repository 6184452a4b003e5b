import { beginGame, newSeed } from '../authority/games.ts';
import { messageOf } from '../authority/not-playable.ts';
import { go } from '../lib/route.svelte.ts';
import { setupOf, sittersOf, type Wish } from './new-game.ts';

/** Begins the game that is wished and goes to its table. What stands in the way comes back. */
export async function startGame(wish: Wish): Promise<string | null> {
  try {
    go(`game/${await beginGame(setupOf(wish, newSeed()), sittersOf(wish))}`);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
