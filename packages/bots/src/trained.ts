import { BY_HAND, type Belief, type Beliefs } from './beliefs.ts';
import { greedyWith } from './greedy.ts';
import { unpack, type PackedNet } from './net/packed.ts';
import { expectation } from './net/value.ts';
import { NZ_NET } from './nets/nz.ts';
import { SECOND_NET } from './nets/second.ts';

function learned(edition: string, packed: PackedNet): Belief {
  const net = unpack(packed);
  return { ...BY_HAND[edition], value: (state, seat) => expectation(net, state, seat) };
}

/** Learned by self-play; how stands in the files of the networks. */
export const TRAINED: Beliefs = { nz: learned('nz', NZ_NET), second: learned('second', SECOND_NET) };

/** The greedy bot with the learned expectation. */
export const trained = greedyWith('trained', TRAINED);
