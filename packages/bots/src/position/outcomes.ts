import type { CoreState, ScoreSheet } from '@drover/engine';
import type { State } from './editions.ts';

/** A solo opponent sits in the last seat. */
export const isSolo = (state: CoreState): boolean => {
  const { players } = state as State;
  return players[players.length - 1].automa;
};

/**
 * What bots play for, by seat: the points in the end. Against a solo opponent, who has the more turns the slower one is
 * oneself, it is the lead.
 */
export function outcomes({ seats, against }: ScoreSheet): number[] {
  return seats.map(({ seat, total }) => {
    if (against === null) return total;
    return seat === against.seat ? 0 : total - seats[against.seat].total;
  });
}
