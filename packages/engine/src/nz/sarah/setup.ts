import { automaPlan, becomeAutoma, soloOpponent, type AutomaOption } from '../../automa/setup.ts';
import type { SoloOpponent } from '../../core/edition.ts';
import type { Below } from '../../core/rng.ts';
import type { Setup } from '../../core/state.ts';
import type { NzComponents } from '../compile.ts';
import { WORKERS, type NzPlayer } from '../state.ts';

/** What Sarah starts with. */

/** The local posts for sheep, by rising value. */
export const localPosts = (c: NzComponents): number[] =>
  c.posts
    .map((_, post) => post)
    .filter((post) => !c.posts[post]!.wool && c.posts[post]!.harbour < 0)
    .sort((a, b) => c.posts[a]!.value - c.posts[b]!.value);

export const sarahIn = (c: NzComponents, setup: Setup): SoloOpponent =>
  soloOpponent(
    setup,
    'sarah',
    c.tables.sarah.difficulties,
    localPosts(c).map((post) => c.posts[post]!),
  );

/** She starts with one worker more, and without gold and storehouses. */
export function becomeSarah(
  c: NzComponents,
  player: NzPlayer,
  option: AutomaOption,
  worker: number,
  pick: Below,
): void {
  const { sarah } = c.tables;
  const posts = localPosts(c).map((post) => c.posts[post]!.id);
  const plan = automaPlan('sarah', option, sarah.difficulties, Object.keys(sarah.cards).map(Number), posts, c.readings);
  const workers = WORKERS.map((_, type) => (type === worker ? 1 : 0));
  becomeAutoma(
    c,
    player,
    workers,
    { ...plan, difficulty: option.difficulty, discs: sarah.discs, speciality: worker },
    pick,
  );
  player.gold = 0;
  player.storehouses = c.pairs.map(() => 0);
}
