import { LEVELS } from '@drover/bots';
import {
  decision,
  historyRecord,
  playMove,
  startHistory,
  view,
  writeRecord,
  type Decision,
  type EditionId,
} from '@drover/engine';
import type { Sitter } from '../authority/authority.ts';
import { newSeed, shelve } from '../authority/games.ts';
import { storedGame, type StoredGame } from '../authority/shelf.ts';
import { workerThinker } from '../authority/thinker.ts';
import { changeSettings } from '../lib/settings.svelte.ts';
import { FIRST_WISH, setupOf } from '../new-game/new-game.ts';
import { firstGameOf, keepFirstGame } from './memory.ts';

/** The first game: a whole one, against the weakest opponent, with the coach switched on. */

const [OPPONENT] = LEVELS;
/** The opening is made for the person, by somebody who knows how: a level of the middle, which does not take long. */
const KNOWING = LEVELS[Math.floor(LEVELS.length / 2)]!;
const OPENING: readonly Decision['ask'][] = ['opening-discard', 'first-disc'];

/** The opponent begins: one turn is seen before the own one. */
const BOT = 0;
const SITTERS: readonly Sitter[] = [
  { kind: 'bot', name: '', level: OPPONENT },
  { kind: 'person', name: '' },
];

/** The game somebody is in the middle of, or has finished. */
export async function firstGame(edition: EditionId): Promise<StoredGame | undefined> {
  const id = firstGameOf(edition);
  return id === undefined ? undefined : storedGame(id);
}

/** Goes on with the first game, or begins one, and gives its id. */
export async function openFirstGame(edition: EditionId): Promise<string> {
  const going = await firstGame(edition);
  const id = going === undefined || going.over ? await beginFirstGame(edition) : going.id;
  changeSettings({ coach: 'on' });
  return id;
}

/** The first turn of the opponent is taken, and the opening of the person made. */
async function beginFirstGame(edition: EditionId): Promise<string> {
  const seed = newSeed();
  let history = startHistory(setupOf({ ...FIRST_WISH, edition, order: 'seated' }, seed));
  const thinker = workerThinker();
  try {
    for (let asked = decision(history.state)!; asked.seat === BOT || OPENING.includes(asked.ask);) {
      const level = asked.seat === BOT ? OPPONENT : KNOWING;
      const move = await thinker.think(view(history.state, asked.seat), asked.seat, level, seed, () => {});
      ({ history } = playMove(history, asked.seat, move));
      asked = decision(history.state)!;
    }
  } finally {
    thinker.stop();
  }
  const id = await shelve(writeRecord(historyRecord(history)), SITTERS);
  keepFirstGame(edition, id);
  return id;
}
