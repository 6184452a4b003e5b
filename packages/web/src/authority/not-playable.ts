import type { StoredGame } from './shelf.ts';

/**
 * Why a game cannot be opened:
 * - `missing`: there is none,
 * - `newer`: a newer page kept it, on the shelf, in a file or in a link,
 * - `older-page`: the server plays by rules, or says things, that only a newer page knows,
 * - `refused`: the server said no or nothing; the message is in the language of the page,
 * - `broken`: it makes no sense; the message is the engine's, for whoever repairs it.
 * A stored game stays where it is.
 */
export class NotPlayable extends Error {
  override readonly name = 'NotPlayable';
  readonly kind: 'missing' | 'newer' | 'older-page' | 'refused' | 'broken';
  readonly stored: StoredGame | undefined;
  constructor(kind: NotPlayable['kind'], why: string, stored?: StoredGame) {
    super(why);
    this.kind = kind;
    this.stored = stored;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** For whatever else went wrong while a game was opened. */
export const asNotPlayable = (error: unknown): NotPlayable =>
  error instanceof NotPlayable ? error : new NotPlayable('broken', messageOf(error));
