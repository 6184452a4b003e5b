import { refuse } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { ask, effectChoice } from '../effects/rule.ts';
import { EMPTY, outlawOf } from '../trail/tiles.ts';
import { pushEffect, type EffectRule, type EffectTask } from '../trail/types.ts';
import { OUTLAWS, playerOf, type SecondPlay } from './state.ts';

/** Collect bounty: take an outlaw, and the reward of its space. */

type BountyEffect = Extract<Effect, { do: 'bounty' }>;

/** `at` is a trail space. */
export interface BountyMove {
  do: 'bounty';
  at: number;
}

export const bounty: EffectRule<BountyEffect, SecondPlay> = {
  refusal: (p) => (p.c.outlawSpaces.some((space) => p.s.trail[space] !== EMPTY) ? null : refuse('no-outlaw', 'SE-X10')),
  run: (p, task) => ask(p, 'bounty', task),
};

/** The tile, without the reward. */
export function takeOutlaw(p: SecondPlay, seat: Seat, space: number): void {
  const colour = outlawOf(p.s.trail[space]!);
  p.s.trail[space] = EMPTY;
  playerOf(p, seat).outlaws[colour]!++;
  p.log?.push({ type: 'outlaw', seat, outlaw: OUTLAWS[colour]!, at: p.c.spaces[space]!.id });
}

export const bountyChoice = effectChoice<SecondPlay, EffectTask & { effect: BountyEffect }, BountyMove>({
  moves(p, _task, out) {
    for (const at of p.c.outlawSpaces) if (p.s.trail[at] !== EMPTY) out.push({ do: 'bounty', at });
  },
  take(p, task, { at }) {
    takeOutlaw(p, task.seat, at);
    pushEffect(p, task.seat, p.c.outlawRewards[p.c.outlawSpaces.indexOf(at)]!, 'must', p.c.spaces[at]!.id);
  },
  refusal(p, _task, move) {
    if (move.do !== 'bounty') return null;
    const code = p.s.trail[move.at] === EMPTY ? 'empty-space' : 'no-outlaw';
    return refuse(code, 'SE-X10', undefined, undefined, p.c.spaces[move.at]!.id);
  },
});
