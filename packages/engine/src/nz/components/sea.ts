/**
 * The sea routes board: three routes of water spaces and the harbours along them. The rulebooks describe the kinds of
 * harbours and a few of them; places and prices are a proposal.
 */
import type { Tagged } from '../../core/rows.ts';
import { derived, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { SupplyCard } from '../../effects/effect.ts';
import type { Arrow, LargeHarbour, MediumHarbour, SmallHarbour } from './types.ts';

interface Sea {
  readonly start: Sourced<string>;
  /** The water spaces of each route, outwards. */
  readonly routes: Readonly<Record<'tasman' | 'cook' | 'pacific', Sourced<readonly string[]>>>;
  /** Neighbours beyond those along a route: the start, and crossings between routes. */
  readonly extraEdges: Sourced<readonly (readonly [string, string])[]>;
  readonly small: Readonly<Record<string, Tagged<SmallHarbour>>>;
  readonly medium: Readonly<Record<string, Tagged<MediumHarbour>>>;
  /** Their trading posts bear the same ids. */
  readonly large: Readonly<Record<string, Tagged<LargeHarbour>>>;
  /** The yellow arrows between small harbours. */
  readonly arrows: Readonly<Record<string, Tagged<Arrow>>>;
}

const routeLength = 'two or three ship actions with three to five sailors';
const place = (space: string) => reconstructed(space, 'spread along the proposed routes');

const small = (at: string, card: SmallHarbour['card'], costs: readonly number[], vp: number): Tagged<SmallHarbour> => ({
  at: place(at),
  card: reconstructed(card, 'the cards of the supplies, the dearer the farther out'),
  costs: reconstructed(costs, 'one pound more for each later storehouse'),
  vp: reconstructed(vp, 'little, as a card comes with it'),
  end: rulebook(false, 'en'),
});

const end = (at: string): Tagged<SmallHarbour> => ({
  ...small(at, 'compass', [3, 4, 5, 6], 2),
  card: rulebook('compass', 'en'),
  end: rulebook(true, 'en'),
});

const medium = (
  at: string,
  cost: number,
  vp: number,
  corner: MediumHarbour['corner'],
  card: SupplyCard,
): Tagged<MediumHarbour> => ({
  at: place(at),
  cost: reconstructed(cost, 'near the first stations of the Second Edition'),
  vp: reconstructed(vp, 'near the first stations of the Second Edition'),
  corner: reconstructed(corner, 'the dear ones are dark'),
  card: reconstructed(card, 'Sheepdog or Ferry is stated; which harbour has which is proposed'),
});

const large = (at: string): Tagged<LargeHarbour> => ({ at: place(at), slots: rulebook(4, 'en') });

const yellow = (a: string, b: string): Tagged<Arrow> => ({
  between: derived([a, b], 'three harbours at the ends of the routes leave two neighbours'),
  vp: rulebook(4, 'en'),
});

export const sea: Sea = {
  start: reconstructed('S0', 'all ships start together; one starting space is proposed'),
  routes: {
    tasman: reconstructed(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'], routeLength),
    cook: reconstructed(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'], routeLength),
    pacific: reconstructed(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10'], routeLength),
  },
  extraEdges: reconstructed(
    [
      ['S0', 'T1'],
      ['S0', 'C1'],
      ['S0', 'P1'],
      ['T3', 'C3'],
      ['C5', 'P5'],
      ['T6', 'C7'],
    ],
    'three routes from one start, with crossings',
  ),
  small: {
    sh1: {
      ...small('T2', 'kotare', [1, 2, 3, 4], 1),
      card: rulebook('kotare', 'en'),
      at: reconstructed('T2', 'two ship steps from the start, as in the example'),
      costs: reconstructed([1, 2, 3, 4], 'the 2 is stated; the 1 stands near the picture of a small harbour'),
    },
    sh2: small('T5', 'wheel', [2, 3, 4, 5], 1),
    sh3: small('C3', 'objective', [1, 2, 3, 4], 1),
    sh4: small('C6', 'barrel', [2, 3, 4, 5], 1),
    sh5: small('P2', 'romney', [2, 3, 4, 5], 0),
    sh6: small('P5', 'bell', [3, 4, 5, 6], 1),
    se1: end('T8'),
    se2: end('C9'),
    se3: end('P10'),
  },
  medium: {
    mh1: medium('T4', 2, 1, 'white', 'sheepdog'),
    mh2: medium('C4', 3, 2, 'white', 'ferry'),
    mh3: medium('T7', 4, 3, 'white', 'ferry'),
    mh4: medium('C8', 5, 4, 'dark', 'sheepdog'),
    mh5: medium('P7', 6, 6, 'dark', 'ferry'),
  },
  large: {
    lh1: large('C2'),
    lh2: large('C7'),
    lh3: large('P6'),
    lw1: large('P3'),
    lw2: large('P8'),
  },
  arrows: {
    'se1-se2': yellow('se1', 'se2'),
    'se2-se3': yellow('se2', 'se3'),
  },
};
