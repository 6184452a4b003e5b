import { automaPlan, type AutomaOption } from '../../automa/mind.ts';
import { shuffle, type Below } from '../../core/rng.ts';
import type { NzComponents } from '../compile.ts';
import type { NzPlayer } from '../state.ts';

/** What Sarah starts with. */

/** The local posts for sheep, by rising value. */
export const localPosts = (c: NzComponents): number[] =>
  c.posts
    .map((_, post) => post)
    .filter((post) => !c.posts[post]!.wool && c.posts[post]!.harbour < 0)
    .sort((a, b) => c.posts[a]!.value - c.posts[b]!.value);

/** Makes a player of her: no money, no flock, one worker more. */
export function becomeSarah(
  c: NzComponents,
  player: NzPlayer,
  option: AutomaOption,
  worker: number,
  pick: Below,
): void {
  const { sarah } = c.tables;
  const posts = localPosts(c).map((post) => c.posts[post]!.id);
  const { cards, first } = automaPlan('sarah', option, sarah.difficulties, Object.keys(sarah.cards).map(Number), posts);
  Object.assign(player, {
    automa: true,
    pounds: 0,
    tokens: 0,
    gold: 0,
    stack: [],
    firstTurn: false,
    at: c.start,
    discs: c.discSpaces.map(() => 0),
    storehouses: c.pairs.map(() => 0),
  });
  player.workers[worker]!++;
  player.mind = {
    difficulty: option.difficulty,
    deck: shuffle([...cards], pick),
    seen: [],
    speciality: worker,
    next: first,
    discs: sarah.discs,
  };
}
