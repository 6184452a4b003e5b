import { gainCertificates, placesLeft } from '../trail/certificates.ts';
import { earn } from '../trail/money.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { changeTokens } from '../trail/tokens.ts';
import type { EffectRule, TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { effectChoice } from './rule.ts';

/** Money, gold, tokens, certificates. */

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** Money, gold and tokens are simply taken: money must be, and the others never hurt. */
export const gain: EffectRule<Of<'gain'>, TrailContext> = {
  refusal: () => null,
  run(p, { seat, effect, source }) {
    earn(p, seat, effect.money ?? 0, source);
    if (effect.gold !== undefined) p.c.rules.gainGold(p, seat, effect.gold);
    changeTokens(p, seat, effect.tokens ?? 0);
  },
};

export interface CertifyMove {
  do: 'certify';
  steps: number;
}

export const certificates: EffectRule<Of<'certificates'>, TrailContext> = {
  refusal: (p, seat) => (placesLeft(p, seat) === 0 ? refuse('nothing-to-gain', 'certificates') : null),
  run(p, task) {
    const most = Math.min(task.effect.steps, placesLeft(p, task.seat));
    if (task.will === 'must' || (task.will === 'may' && most === 1)) gainCertificates(p, task.seat, most);
    else p.s.agenda.push({ ...task, task: 'certificates' });
  },
};

export const certificatesChoice = effectChoice<TrailContext, SharedTask<'certificates'>, CertifyMove>({
  moves(p, task, out) {
    for (let steps = Math.min(task.effect.steps, placesLeft(p, task.seat)); steps > 0; steps--)
      out.push({ do: 'certify', steps });
  },
  take: (p, task, move) => gainCertificates(p, task.seat, move.steps),
});
