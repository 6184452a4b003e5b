import type { EditionId } from '@drover/engine';
import type { SeatedAt, TableInfo } from '@drover/protocol';
import { tellerOf } from '@drover/words';
import { isKnown } from '../authority/known.ts';
import { labels, onlineLabels, words } from '../lib/language.svelte.ts';

/** Who sits there, in the words of the page. Sarah and Sam have the names the game gives them. */
export function seatName(seated: SeatedAt, seat: number, edition: EditionId): string {
  switch (seated.kind) {
    case 'person':
      return seated.name;
    case 'bot':
      return labels().home.botName(seat + 1);
    case 'automa':
      return words().names.opponents[edition];
    case 'open':
      return onlineLabels().lobby.openSeat;
  }
}

/**
 * How strong Sarah or Sam is at this table, and where the first delivery goes if not as usual. Of a table whose rules only
 * a newer page knows nothing is said.
 */
export function soloTerms({ edition, rules, options, seats }: TableInfo): string {
  if (!isKnown({ edition, rules })) return '';
  return (
    tellerOf(words(), { rules, setup: { edition, players: seats.length, seed: '', options } }, []).soloTerms() ?? ''
  );
}
