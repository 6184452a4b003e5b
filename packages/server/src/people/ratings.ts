import { EDITIONS, type EditionId } from '@drover/engine';
import type { PublicPerson } from '@drover/protocol';
import { ordinal, rate, rating } from 'openskill';
import type { Store, StoredPerson } from '../store/store.ts';
import { asPerson, editPerson, type KeptRating, type Person } from './person.ts';

/**
 * Ratings are those of Plackett and Luce, which know games of more than two: what is believed of a player (`mu`) and
 * how unsure that is (`sigma`). Shown is 1000 + 24 · (mu − 3 sigma): newcomers start at 1000 and whoever plays as well
 * as the average rises towards 1400 while the doubt goes; one step of doubt of a newcomer is 200 points.
 */
const SHOWN = { z: 3, alpha: 24, target: 1000 };
const COUNTED_KEPT = 20;

export interface Placing {
  /** Null for bots and automas. */
  readonly person: string | null;
  /** 1 is the winner; equal for ties. */
  readonly place: number;
}

export function ratingsOf(person: StoredPerson): PublicPerson['ratings'] {
  const { ratings } = asPerson(person).body;
  return EDITIONS.flatMap((edition) => {
    const kept = ratings[edition];
    if (kept === undefined) return [];
    return [{ edition, shown: Math.round(ordinal(kept, SHOWN)), games: kept.games }];
  });
}

/**
 * Counts a finished game. Only accounts are rated, and only where at least two of them met; everybody else at the
 * table counts as an opponent nothing is known of.
 */
export async function settleRatings(
  store: Store,
  edition: EditionId,
  seats: readonly Placing[],
  game?: string,
): Promise<void> {
  const people = await Promise.all(seats.map(async ({ person }) => (person === null ? null : store.person(person))));
  const accounts = people.map((person) => (person && person.account !== null ? asPerson(person) : null));
  if (accounts.filter((account) => account !== null).length < 2) return;

  const before = accounts.map((account) => [account?.body.ratings[edition] ?? rating()]);
  const rank = seats.map(({ place }) => place);
  for (const [seat, account] of accounts.entries()) {
    if (!account) continue;
    await editPerson(store, account.id, (person) => {
      const kept = person.body.ratings[edition];
      if (game !== undefined && kept?.counted.includes(game)) return person;
      const now = before.with(seat, [kept ?? rating()]);
      // Doubt never grows by playing, or a favourite could win and sink.
      const [{ mu, sigma }] = rate(now, { rank, limitSigma: true })[seat];
      return withRating(person, edition, {
        mu,
        sigma,
        games: (kept?.games ?? 0) + 1,
        counted: game === undefined ? (kept?.counted ?? []) : [game, ...(kept?.counted ?? [])].slice(0, COUNTED_KEPT),
      });
    });
  }
}

const withRating = (person: Person, edition: EditionId, kept: KeptRating): Person => ({
  ...person,
  body: { ...person.body, ratings: { ...person.body.ratings, [edition]: kept } },
});
