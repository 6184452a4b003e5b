/** The pathfinder track, from space 0 to its end. */
import type { PerPlayers } from '../../core/rows.ts';
import { published, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';

interface Pathfinder {
  readonly last: Sourced<number>;
  /** Spaces that give a gold. */
  readonly gold: Sourced<readonly number[]>;
  readonly stepTileAt: PerPlayers<Sourced<number>>;
  /** Turn the step tile or the fee tile over. */
  readonly choiceAt: Sourced<number>;
  /** Points by space; the highest one reached counts. */
  readonly vp: Readonly<Record<number, Sourced<number>>>;
  /** Pounds for every step beyond the last space. */
  readonly overflowMoney: Sourced<number>;
}

const mark = (vp: number) => published(vp, 'Chinese rulebook, transcript 26');

export const pathfinder: Pathfinder = {
  last: rulebook(16, 'en'),
  gold: rulebook([3, 8], 'en'),
  stepTileAt: {
    2: reconstructed(4, 'two and three players start with the same step limit'),
    3: rulebook(4, 'en'),
    4: rulebook(6, 'en'),
  },
  choiceAt: rulebook(11, 'en'),
  vp: {
    5: mark(3),
    9: mark(7),
    12: mark(10),
    14: mark(13),
    16: rulebook(15, 'en'),
  },
  overflowMoney: rulebook(1, 'en'),
};
