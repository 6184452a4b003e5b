import { takeObjective } from '../../automa/deeds.ts';
import { drawAutomaCard, mindOf, placeDisc } from '../../automa/mind.ts';
import { walkAutoma } from '../../automa/walking.ts';
import type { Seat, Task } from '../../core/state.ts';
import { playerOf, WORKERS, type NzPlay } from '../state.ts';
import { supplyOf, takeCard } from '../supplies.ts';
import { chooseForesightA, chooseForesightB } from '../wellington.ts';
import type { DeedTask } from './deeds.ts';
import { localPosts } from './mind.ts';

/** Sarah's turn: draw a card, move, do what it says, and Wellington if she reached it. */

interface CardTask extends Task {
  readonly card: number;
}

/** Her own workers of the card's type set the pace of the variable cards. */
function stepsOf(p: NzPlay, seat: Seat, card: number): number {
  const { cards, steps } = p.c.tables.sarah;
  const { move } = cards[card]!;
  if (typeof move === 'number') return move;
  return Math.min(steps.most, Math.max(steps.least, playerOf(p, seat).workers[WORKERS.indexOf(move)]!));
}

export function beginSarahTurn(p: NzPlay, seat: Seat): void {
  const card = drawAutomaCard(p, seat);
  const steps = stepsOf(p, seat, card);
  p.log?.push({ type: 'automa-card', seat, card, steps, speciality: WORKERS[mindOf(p, seat).speciality]! });
  p.s.agenda.push(
    { task: 'sarah-finish', seat, card } as CardTask,
    { task: 'sarah-wellington', seat, card } as CardTask,
    { task: 'sarah-act', seat, card } as CardTask,
  );
  walkAutoma(p, seat, steps, card);
}

/** What the card says to her speciality; the actions follow one another. */
export const sarahAct = {
  run(p: NzPlay, { seat, card }: CardTask) {
    const { actions, otherwise, speciality } = p.c.tables.sarah.cards[card]!;
    const at = WORKERS[mindOf(p, seat).speciality];
    const todo = speciality === null || speciality === at ? actions : otherwise;
    for (let i = todo.length - 1; i >= 0; i--)
      p.s.agenda.push({ task: 'sarah-deed', seat, card, deed: todo[i]! } as DeedTask);
  },
};

/** No income; the next local post, 21 again and again; the right-hand tiles. */
export const sarahWellington = {
  run(p: NzPlay, { seat }: CardTask) {
    if (playerOf(p, seat).at !== p.c.end) return;
    deliverSarah(p, seat);
    const right = (spaces: readonly number[]): number => (spaces[1]! >= 0 ? 1 : 0);
    const a = right(p.s.foresightA);
    if (p.s.foresightA[a]! >= 0) chooseForesightA(p, seat, a);
    const b = right(p.s.foresightB);
    if (p.s.foresightB[b]! >= 0) chooseForesightB(p, seat, b);
    p.s.agenda.push({ task: 'leave-wellington', seat });
  },
};

function deliverSarah(p: NzPlay, seat: Seat): void {
  const mind = mindOf(p, seat);
  const posts = localPosts(p.c);
  const at = posts[mind.next]!;
  mind.next = Math.min(mind.next + 1, posts.length - 1);
  if (!placeDisc(p, seat)) return;
  const post = p.c.posts[at]!;
  playerOf(p, seat).posts[at]!++;
  p.log?.push({ type: 'delivered', seat, post: post.id, disc: null });
  if (post.delivery?.do === 'objective') takeObjective(p, seat);
  else if (post.delivery?.do === 'take') takeCard(p, seat, supplyOf(p, post.delivery.card), `post-${post.id}`);
}

export const sarahFinish = {
  run: (p: NzPlay, { seat, card }: CardTask) => void mindOf(p, seat).seen.push(card),
};
