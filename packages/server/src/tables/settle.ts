import { score } from '@drover/engine';
import type { Notifier } from '../notify/notifier.ts';
import { settleRatings } from '../people/ratings.ts';
import type { Games } from '../play/games.ts';
import type { Store } from '../store/store.ts';
import { hasBegun, type Table } from './body.ts';
import { changed } from './change.ts';
import { opponentsOf } from './news.ts';
import type { Tables } from './tables.ts';

export interface SettleParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly notifier: Notifier;
  readonly now: () => number;
  readonly isFollowing: (table: string, person: string) => boolean;
}

/** By seat: 1 is the winner, equal for ties. Who left is behind everybody who stayed. */
function placesOf(table: Table, totals: readonly number[]): { person: string | null; place: number }[] {
  const points = table.body.seats.map((sitter, seat) =>
    sitter.kind === 'bot' && sitter.instead !== null ? Number.NEGATIVE_INFINITY : (totals[seat] ?? 0),
  );
  return table.body.seats.map((sitter, seat) => ({
    person: sitter.kind === 'person' ? sitter.id : sitter.kind === 'bot' ? sitter.instead : null,
    place: 1 + points.filter((other) => other > points[seat]!).length,
  }));
}

/** Counts the result and tells those who are away. Done again where the server stopped in the middle of it. */
export async function settle(parts: SettleParts, table: Table): Promise<void> {
  const { store, tables, games, notifier, now, isFollowing } = parts;
  if (table.status === 'over') {
    const { seats } = score((await games.at(table)).history.state);
    const totals = seats.map(({ total }) => total);
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
