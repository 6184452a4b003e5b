import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import { EMPTY, outlawOf } from '../trail/tiles.ts';
import { pushEffect, type EffectRule } from '../trail/types.ts';
import { refuse } from './refusal.ts';
import { OUTLAWS, playerOf, type SecondContext } from './state.ts';
import type { SecondTask } from './tasks.ts';

/** Collect bounty: take an outlaw, and the reward of its space. */

type BountyEffect = Extract<Effect, { do: 'bounty' }>;

/** `at` is a trail space. */
export interface BountyMove {
  do: 'bounty';
  at: number;
}

export const bounty: EffectRule<BountyEffect, SecondContext> = {
  refusal: (p) => (p.c.outlawSpaces.some((space) => p.s.trail[space] !== EMPTY) ? null : refuse('no-outlaw', 'SE-X10')),
  run: (p, task) => p.s.agenda.push({ ...task, task: 'bounty' }),
};

/** The tile, without the reward. */
export function takeOutlaw(p: SecondContext, seat: Seat, space: number): void {
  const colour = outlawOf(p.s.trail[space]!);
  p.s.trail[space] = EMPTY;
  playerOf(p, seat).outlaws[colour]!++;
  p.log?.push({ type: 'outlaw', seat, outlaw: OUTLAWS[colour]!, at: p.c.spaces[space]!.id });
}

export const bountyChoice = effectChoice<SecondContext, SecondTask<'bounty'>, BountyMove>({
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
    return refuse(code, 'SE-X10', { what: p.c.spaces[move.at]!.id });
  },
});
