import { takeObjective } from '../../automa/actions.ts';
import { automaStateOf, placeDisc } from '../../automa/state.ts';
import { bounded } from '../../automa/turn.ts';
import type { Seat } from '../../core/state.ts';
import { playerOf, WORKERS, type NzContext } from '../state.ts';
import { supplyOf, takeCard } from '../supplies.ts';
import { chooseForesightA, chooseForesightB } from '../wellington.ts';
import { localPosts } from './setup.ts';

/** Sarah's pace, and what she does in Wellington. */

/** Her own workers set the pace of the variable cards: those of one type, or of her speciality. */
export function sarahSteps(p: NzContext, seat: Seat, card: number): number {
  const { cards, steps } = p.c.tables.sarah;
  const { move } = cards[card]!;
  if (typeof move === 'number') return move;
  const type = move === 'speciality' ? automaStateOf(p, seat).speciality : WORKERS.indexOf(move);
  return bounded(playerOf(p, seat).workers[type]!, steps);
}

/** No income; the next local post, 21 again and again; the right-hand tiles. */
export function sarahInWellington(p: NzContext, seat: Seat): void {
  deliverSarah(p, seat);
  const right = (spaces: readonly number[]): number => (spaces[1]! >= 0 ? 1 : 0);
  const a = right(p.s.foresightA);
  if (p.s.foresightA[a]! >= 0) chooseForesightA(p, seat, a);
  const b = right(p.s.foresightB);
  if (p.s.foresightB[b]! >= 0) chooseForesightB(p, seat, b);
  p.s.agenda.push({ task: 'leave-wellington', seat });
}

/** Where she delivers when she is in Wellington again. */
export const nextPost = (p: NzContext, seat: Seat): number => localPosts(p.c)[automaStateOf(p, seat).next]!;

function deliverSarah(p: NzContext, seat: Seat): void {
  const automa = automaStateOf(p, seat);
  const at = nextPost(p, seat);
  automa.next = Math.min(automa.next + 1, localPosts(p.c).length - 1);
  if (!placeDisc(p, seat)) return;
  const post = p.c.posts[at]!;
  playerOf(p, seat).posts[at]!++;
  p.log?.push({ type: 'delivered', seat, post: post.id, disc: null });
  if (post.delivery?.do === 'objective') takeObjective(p, seat);
  else if (post.delivery?.do === 'take') takeCard(p, seat, supplyOf(p, post.delivery.card), `post-${post.id}`);
}
