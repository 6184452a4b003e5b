import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredGame } from '../src/authority/shelf.ts';

/** What pages of their time kept, in files named after the rules they played. They stay as they are for ever. */
export const FIXTURES = join(import.meta.dirname, 'fixtures');

export interface OlderShelf {
  /** All that was in the browser's storage. */
  readonly games: readonly StoredGame[];
  /** A link that carries one of them. */
  readonly link: string;
}

export const olderShelves = (): { rules: string[]; shelf: OlderShelf }[] =>
  readdirSync(FIXTURES).map((file) => ({
    rules: file.replace(/\.json$/, '').split('_'),
    shelf: JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as OlderShelf,
  }));
