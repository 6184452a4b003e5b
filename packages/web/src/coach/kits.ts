import {
  answers,
  nz,
  second,
  type CoreState,
  type EditionId,
  type NzState,
  type Seat,
  type SecondState,
} from '@drover/engine';
import type { AnyCategory } from '../editions/kit.ts';
import type { AnyExplanation } from './explanation.ts';
import type { Market } from './market.ts';
import { NZ_EXPLANATIONS } from './nz/explanations.ts';
import { bonusMarket } from './nz/market.ts';
import { SECOND_EXPLANATIONS } from './second/explanations.ts';
import { jobMarket } from './second/market.ts';

/** What the coach must know about an edition. */
export interface CoachKit {
  /** By key, the more urgent first: those of every edition, and its own. */
  readonly explanations: Readonly<Record<'trail' | 'own', Readonly<Record<string, AnyExplanation>>>>;
  market(view: CoreState): Market;
  /** May the seat deliver there, if its hand is good enough? Places go by their number. */
  isOpen(view: CoreState, seat: Seat, place: number): boolean;
  /** Where something was delivered to, by its id. */
  deliveredTo(event: object): string;
  /** Why money was earned there, by its id. */
  earnedAt(place: string): string;
  /** Points of the places delivered to, on the score sheet. */
  readonly category: AnyCategory;
}

export const COACH_KITS: Readonly<Record<EditionId, CoachKit>> = {
  nz: {
    explanations: NZ_EXPLANATIONS as unknown as CoachKit['explanations'],
    market: (view) => bonusMarket(view as NzState),
    isOpen: (view, seat, place) => answers.isPostOpen(nz.components(view), (view as NzState).players[seat]!, place),
    deliveredTo: (event) => (event as { readonly post: string }).post,
    earnedAt: (place) => `post-${place}`,
    category: 'posts',
  },
  second: {
    explanations: SECOND_EXPLANATIONS as unknown as CoachKit['explanations'],
    market: (view) => jobMarket(view as SecondState),
    isOpen: (view, seat, place) =>
      answers.isCityOpen(second.components(view), (view as SecondState).players[seat]!, place),
    deliveredTo: (event) => (event as { readonly city: string }).city,
    earnedAt: (place) => place,
    category: 'cities',
  },
};

/** All of an edition, the more urgent first. */
export const explanationsOf = (edition: EditionId): readonly (readonly [key: string, AnyExplanation])[] => {
  const { own, trail } = COACH_KITS[edition].explanations;
  return [...Object.entries(own), ...Object.entries(trail)];
};
