import { determinize } from '@drover/engine';
import { BY_HAND, type Belief, type Beliefs } from './beliefs.ts';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import type { Net } from './net/net.ts';
import { unpack } from './net/packed.ts';
import { expectationsOf } from './net/value.ts';
import { NZ_NET } from './nets/nz.ts';
import { NZ_SOLO_NET } from './nets/nz-solo.ts';
import { SECOND_NET } from './nets/second.ts';
import { isSolo } from './outcomes.ts';
import { bestPlan, firstMove, planTurn } from './plan.ts';

/** The networks that have learned at all tables. */
export const NETS: Readonly<Record<string, Net>> = { nz: unpack(NZ_NET), second: unpack(SECOND_NET) };

/** Those that went on to learn from solo games alone. */
const SOLO_NETS: Readonly<Record<string, Net>> = { nz: unpack(NZ_SOLO_NET) };

const learned = (edition: string): Belief => {
  const { value: byHand } = BY_HAND[edition];
  const people = expectationsOf(NETS[edition], byHand);
  const alone = expectationsOf(SOLO_NETS[edition] ?? NETS[edition], byHand);
  return { ...BY_HAND[edition], value: (state, seat) => (isSolo(state) ? alone : people)(state, seat) };
};

/** Learned by self-play; how stands in the files of the networks. */
export const TRAINED: Beliefs = { nz: learned('nz'), second: learned('second') };

const WIDTH = 4;

/** Thinks its turn through and begins with the best one; after every move it thinks again. */
export const plannerWith = (name: string, beliefs: Beliefs): Bot => ({
  name,
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    const { plans } = planTurn(determinize(view, seat, below), seat, beliefs[view.edition].value, WIDTH);
    return firstMove(bestPlan(plans));
  },
});

export const trained = plannerWith('trained', TRAINED);
