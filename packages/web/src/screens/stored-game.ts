import { isEditionId, openHistory, parseRecord } from '@drover/engine';
import { LOCALES, tellerOf } from '@drover/words';
import { resultOf, type Result } from '../authority/result.ts';
import type { StoredGame } from '../authority/shelf.ts';
import { sitterName } from '../authority/sitters.ts';
import { labels, words } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';

/** What is said of a stored game. It may be from another version: a record that cannot be read says nothing. */

function soloTerms({ record }: StoredGame): string | null {
  try {
    return tellerOf(words(), parseRecord(record), []).soloTerms();
  } catch {
    return null;
  }
}

function opponent(game: StoredGame): string {
  const name = isEditionId(game.edition) ? words().names.opponents[game.edition] : '?';
  const terms = soloTerms(game);
  return terms === null ? name : `${name} (${terms})`;
}

export const namesOf = (game: StoredGame): string[] =>
  Array.isArray(game.sitters)
    ? game.sitters.map((sitter, seat) => (sitter.kind === 'automa' ? opponent(game) : sitterName(sitter, seat)))
    : [];

export const whenPlayed = ({ touched }: StoredGame): string =>
  new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium', timeStyle: 'short' }).format(touched ?? 0);

/** Of games that older pages finished, which have to be played through for it. */
const playedThrough = new WeakMap<StoredGame, Result | null>();

export function storedResult(game: StoredGame): Result | null {
  if (!game.over) return null;
  if (game.result !== undefined) return game.result;
  let result = playedThrough.get(game);
  if (result === undefined) playedThrough.set(game, (result = resultOfRecord(game)));
  return result;
}

function resultOfRecord({ record }: StoredGame): Result | null {
  try {
    return resultOf(openHistory(parseRecord(record)).state);
  } catch {
    return null;
  }
}

/** Who won, and everybody's points, the most first. */
export function resultText({ totals, winners }: Result, names: readonly string[]): string {
  const { won, wonShared } = labels().table;
  const who = winners.map((seat) => names[seat]).join(', ');
  const points = totals
    .map((total, seat) => ({ total, seat }))
    .sort((a, b) => b.total - a.total)
    .map(({ total, seat }) => `${names[seat]} ${total}`)
    .join(', ');
  return `${winners.length > 1 ? wonShared(who) : won(who)} · ${points}`;
}
