import { answers, type CoreState, type Seat } from '@drover/engine';
import { componentsOf } from '../editions/editions.ts';
import type { AnyState } from '../editions/kit.ts';

/** What a hand is worth at the end of the trail. */
export interface Hand {
  /** Each breed once, with every certificate. */
  readonly value: number;
  /** So much of it are certificates. */
  readonly certificates: number;
  readonly doubles: boolean;
}

/** Animals in hand, by their breed. */
export function breedsInHand(view: CoreState, seat: Seat): ReadonlyMap<string, readonly number[]> {
  const { cards } = componentsOf(view);
  const breeds = new Map<string, number[]>();
  for (const card of (view as AnyState).players[seat]!.hand) {
    const info = cards[card];
    if (info?.kind === 'animal') breeds.set(info.breed, [...(breeds.get(info.breed) ?? []), card]);
  }
  return breeds;
}

/** Cards that were drawn and must be discarded again. */
export const owedDiscards = (view: CoreState, seat: Seat): number =>
  (view as AnyState).agenda.reduce(
    (sum, task) => (task.task === 'discard' && task.seat === seat ? sum + task.count : sum),
    0,
  );

export function certificatesOf(view: CoreState, seat: Seat): number {
  const { certificates } = (view as AnyState).players[seat]!;
  return (
    componentsOf(view).certificateTrack[certificates]! + answers.permanentCertificates(answers.reading(view), seat)
  );
}

/** Of the cards that can be kept, the best. */
export function handOf(view: CoreState, seat: Seat): Hand {
  const { cards } = componentsOf(view);
  const breeds = [...breedsInHand(view, seat).values()];
  const kept = (view as AnyState).players[seat]!.hand.length - owedDiscards(view, seat);
  const animals = breeds
    .map((ones) => Math.max(...ones.map((card) => cards[card]!.breeding)))
    .toSorted((a, b) => b - a)
    .slice(0, kept);
  const certificates = certificatesOf(view, seat);
  return {
    value: animals.reduce((sum, value) => sum + value, certificates),
    certificates,
    doubles: breeds.some((ones) => ones.length > 1),
  };
}
