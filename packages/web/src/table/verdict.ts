import type { ScoreSheet } from '@drover/engine';
import type { Teller } from '@drover/words';
import { labels } from '../lib/language.svelte.ts';

/** Who has won, in a sentence. */
export function verdictOf({ against, leaders }: ScoreSheet, teller: Teller): string {
  const text = labels().table;
  if (against !== null) {
    const name = teller.seat(against.seat);
    if (against.outcome === 'won') return text.soloWon;
    return against.outcome === 'lost' ? text.soloLost(name) : text.soloShared(name);
  }
  const names = leaders.map((seat) => teller.seat(seat)).join(', ');
  return leaders.length > 1 ? text.wonShared(names) : text.won(names);
}
