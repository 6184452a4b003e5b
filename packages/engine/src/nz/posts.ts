import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import { clearDisc, discRefusal, eachDisc } from '../trail/discs.ts';
import { spend } from '../trail/money.ts';
import { pushEffect, type EffectRule } from '../trail/types.ts';
import type { NzComponents } from './compile.ts';
import { refuse, type NzRule } from './refusal.ts';
import { playerOf, type NzContext, type NzPlayer } from './state.ts';
import type { NzTask } from './tasks.ts';

/** Trading posts: where a disc may go and what it brings. Shared by Wellington, shearing and building 9a. */

type PostEffect = Extract<Effect, { do: 'post' }>;

/**
 * `disc` is a disc space of the player board, FROM_HARBOUR + a medium harbour, or NO_DISC: the last two only where
 * no disc of the board can be placed.
 */
export interface DeliverMove {
  do: 'deliver';
  post: number;
  disc: number;
}

export const NO_DISC = 99;
export const FROM_HARBOUR = 100;

/** Where a disc lies already, another goes only if the post says so. */
const isTaken = (c: NzComponents, player: NzPlayer, post: number): boolean =>
  player.posts[post]! > 0 && !c.posts[post]!.repeatable;

const lacksStorehouse = (c: NzComponents, player: NzPlayer, post: number): boolean => {
  const { harbour } = c.posts[post]!;
  return harbour >= 0 && player.houses[harbour] === 0;
};

/** May this player deliver there with a total that is high enough? */
export const isPostOpen = (c: NzComponents, player: NzPlayer, post: number): boolean =>
  !isTaken(c, player, post) && !lacksStorehouse(c, player, post);

/** Is the post open to this seat with this total, whatever the disc? */
export function postRefusal(p: NzContext, seat: Seat, post: number, total: number, rule: NzRule): Refusal | null {
  const info = p.c.posts[post]!;
  const player = playerOf(p, seat);
  if (info.value > total) return refuse('out-of-reach', rule, { need: info.value, have: total, what: info.id });
  if (isTaken(p.c, player, post)) return refuse('already-delivered', rule, { what: info.id });
  if (lacksStorehouse(p.c, player, post)) return refuse('no-storehouse-there', rule, { what: info.id });
  return null;
}

/** Lists every post and disc that go together and can be paid. */
export function listDeliveries(p: NzContext, seat: Seat, wool: boolean, total: number, out: DeliverMove[]): void {
  for (let post = 0; post < p.c.posts.length; post++)
    if (p.c.posts[post]!.wool === wool && postRefusal(p, seat, post, total, 'NZ-W5') === null)
      listDiscs(p, seat, post, out);
}

function listDiscs(p: NzContext, seat: Seat, post: number, out: DeliverMove[]): void {
  const { dark, transport } = p.c.posts[post]!;
  eachDisc(p, seat, dark, transport, (disc) => out.push({ do: 'deliver', post, disc }));
}

export function deliveryRefusal(
  p: NzContext,
  seat: Seat,
  move: DeliverMove,
  wool: boolean,
  total: number,
): Refusal | null {
  const rule = wool ? 'NZ-X12' : 'NZ-W5';
  const info = p.c.posts[move.post]!;
  if (info.wool !== wool) return refuse('not-asked', rule, { what: info.id });
  const closed = postRefusal(p, seat, move.post, total, rule);
  if (closed !== null) return closed;
  if (move.disc < NO_DISC) return discRefusal(p, seat, move.disc, info.dark, info.transport, wool ? 'NZ-X12' : 'NZ-W6');
  const possible: DeliverMove[] = [];
  listDeliveries(p, seat, wool, total, possible);
  if (possible.length > 0) return refuse('discs-left', 'NZ-W13');
  if (wool) return refuse('no-disc', rule);
  listLastResorts(p, seat, total, possible);
  if (move.disc === NO_DISC) return possible[0]!.disc === NO_DISC ? null : refuse('must-take', 'NZ-W13');
  const { money } = playerOf(p, seat);
  return (
    harbourDiscRefusal(p, seat, move.disc) ??
    refuse('too-dear', 'NZ-W6', { need: info.transport, have: money, what: info.id })
  );
}

/** No disc of the board can go anywhere: one comes from a medium harbour, or none is placed. */
export function listLastResorts(p: NzContext, seat: Seat, total: number, out: DeliverMove[]): void {
  const player = playerOf(p, seat);
  for (let post = 0; post < p.c.posts.length; post++) {
    const info = p.c.posts[post]!;
    if (info.wool || info.transport > player.money || postRefusal(p, seat, post, total, 'NZ-W5') !== null) continue;
    player.medium.forEach((count, harbour) => {
      if (count > 0) out.push({ do: 'deliver', post, disc: FROM_HARBOUR + harbour });
    });
  }
  if (out.length === 0) out.push({ do: 'deliver', post: 0, disc: NO_DISC });
}

export function harbourDiscRefusal(p: NzContext, seat: Seat, disc: number): Refusal | null {
  const harbour = disc - FROM_HARBOUR;
  return playerOf(p, seat).medium[harbour] === 0
    ? refuse('no-disc-there', 'NZ-W13', { what: p.c.medium[harbour]!.id })
    : null;
}

/** Places the disc: transport, clearing, and what the post brings. */
export function deliver(p: NzContext, seat: Seat, move: DeliverMove): void {
  const player = playerOf(p, seat);
  if (move.disc === NO_DISC) {
    p.log?.push({ type: 'no-disc', seat });
    return;
  }
  const post = p.c.posts[move.post]!;
  player.posts[move.post]!++;
  if (move.disc >= FROM_HARBOUR) player.medium[move.disc - FROM_HARBOUR] = 0;
  p.log?.push({
    type: 'delivered',
    seat,
    post: post.id,
    disc: move.disc >= FROM_HARBOUR ? p.c.medium[move.disc - FROM_HARBOUR]!.id : p.c.discSpaces[move.disc]!.id,
  });
  spend(p, seat, post.transport, 'transport');
  if (move.disc < FROM_HARBOUR) clearDisc(p, seat, move.disc);
  if (post.delivery) pushEffect(p, seat, post.delivery, 'must', `post-${post.id}`);
}

/** A disc straight to one named post, under its usual rules. */
export const post: EffectRule<PostEffect, NzContext> = {
  refusal(p, seat, effect) {
    const at = p.c.postId[effect.post]!;
    const closed = postRefusal(p, seat, at, Infinity, 'NZ-X12');
    if (closed !== null) return closed;
    const out: DeliverMove[] = [];
    listDiscs(p, seat, at, out);
    return out.length === 0 ? refuse('no-disc', 'NZ-W6') : null;
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'post' }),
};

export const postChoice = effectChoice<NzContext, NzTask<'post'>, DeliverMove>({
  moves: (p, task, out) => listDiscs(p, task.seat, p.c.postId[task.effect.post]!, out),
  take: (p, task, move) => deliver(p, task.seat, move),
  refusal(p, task, move) {
    if (move.do !== 'deliver') return null;
    const { id } = p.c.posts[move.post]!;
    return id === task.effect.post
      ? deliveryRefusal(p, task.seat, move, true, Infinity)
      : refuse('not-there', 'NZ-X12', { what: id });
  },
});
