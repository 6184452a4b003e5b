import { score, type Seat } from '@drover/engine';
import type { Notifier } from '../notify/notifier.ts';
import { settleRatings, type Placing } from '../people/ratings.ts';
import type { Games } from './games.ts';
import type { Store } from '../store/store.ts';
import { hasBegun, opponentsOf, type Table, type TableBody } from '../tables/table.ts';
import { changed } from '../tables/change.ts';
import type { Tables } from '../tables/tables.ts';

export interface SettleParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly notifier: Notifier;
  readonly now: () => number;
  readonly isFollowing: (table: string, person: string) => boolean;
}

/** Behind every score there is. */
const LEFT = -1e15;

/** When the seat was left for good by whom it counts for; null where they stayed to the end. */
function leftAt({ seats, endedBy }: TableBody, seat: Seat): number | null {
  const sitter = seats[seat];
  if (sitter?.kind === 'bot' && sitter.instead !== null) return sitter.left ?? 0;
  if (sitter?.kind === 'person' && sitter.instead !== undefined) return sitter.left ?? 0;
  return endedBy?.seat === seat ? endedBy.left : null;
}

/**
 * By seat: 1 is the winner, equal for ties. Who left is behind everybody who stayed longer, whether the game was played
 * to its end or broken off by it; a game that was broken off has no other result, so those who stayed are equal. A seat
 * counts for whoever left it: a substitute has nothing to lose.
 */
export function placesOf({ body }: Table, totals: readonly number[]): Placing[] {
  const points = body.seats.map((_, seat) => {
    const left = leftAt(body, seat);
    return left === null ? (totals[seat] ?? 0) : LEFT + left;
  });
  return body.seats.map((sitter, seat) => ({
    person: 'instead' in sitter && sitter.instead ? sitter.instead : sitter.kind === 'person' ? sitter.id : null,
    place: 1 + points.filter((other) => other > points[seat]!).length,
  }));
}

/** Counts the result and tells those who are away. Done again where the server stopped in the middle of it. */
export async function settle(parts: SettleParts, table: Table): Promise<void> {
  const { store, tables, games, notifier, now, isFollowing } = parts;
  if (table.status === 'over' || table.body.endedBy !== undefined) {
    const over = table.status === 'over' ? score((await games.at(table)).history.state).seats : [];
    const totals = over.map(({ total }) => total);
    await settleRatings(store, table.edition, placesOf(table, totals), table.id);
  }
  const { before, after } = await tables.change(table.id, (latest) =>
    latest.body.settled ? latest : changed(latest, { body: { settled: true } }, now()),
  );
  if (after === before || !hasBegun(table)) return;
  for (const person of table.people)
    if (!isFollowing(table.id, person))
      await notifier.gameOver(person, {
        table: table.id,
        edition: table.edition,
        opponents: opponentsOf(table, person),
      });
}
