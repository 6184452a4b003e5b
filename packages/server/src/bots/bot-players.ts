import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { legalMoves, view, writeMove } from '@drover/engine';
import type { Games } from '../play/games.ts';
import type { Play } from '../play/play.ts';
import { Refusal } from '../refusal.ts';
import { Unavailable } from '../store/database.ts';
import { botToMove, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Thinker } from './pool.ts';

/** After the database was away, in milliseconds. */
const PLAY_AGAIN = 250;

/** What happened while a bot was thinking. */
const OVERTAKEN = ['not-playing', 'not-your-seat'];

export interface BotPlayersParts {
  readonly tables: Tables;
  readonly games: Games;
  readonly play: Play;
  readonly thinker: Thinker;
  readonly log: FastifyBaseLogger;
  readonly thought: (level: string, seconds: number) => void;
}

/** Lets bots play where it is their turn. Asking twice does no harm. */
export class BotPlayers {
  readonly #parts: BotPlayersParts;
  readonly #playing = new Map<string, Promise<void>>();
  /** Tables where something happened while their bots were being seen to. */
  readonly #again = new Set<string>();
  #closed = false;

  constructor(parts: BotPlayersParts) {
    this.#parts = parts;
  }

  letPlay(table: string): void {
    if (this.#closed) return;
    if (this.#playing.has(table)) {
      this.#again.add(table);
      return;
    }
    const playing = this.#playOn(table)
      .catch((error: unknown) => {
        // Tried again when the table is looked at the next time; a game that ended or a person who came back is no trouble.
        if (this.#closed || (error instanceof Refusal && OVERTAKEN.includes(error.body.error))) return;
        this.#parts.log.error({ err: error, table }, 'a bot could not move');
        if (error instanceof Unavailable) setTimeout(() => this.letPlay(table), PLAY_AGAIN).unref();
      })
      .finally(() => {
        this.#playing.delete(table);
        if (this.#again.delete(table)) this.letPlay(table);
      });
    this.#playing.set(table, playing);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#parts.thinker.close();
    await Promise.all(this.#playing.values());
  }

  /** Until a person is asked. Each time the table is looked at anew: somebody may have interrupted. */
  async #playOn(id: string): Promise<void> {
    while (!this.#closed) {
      this.#again.delete(id);
      const table = await this.#parts.tables.get(id);
      const bot = botToMove(table);
      if (bot === null) return;
      await this.#playOnce(table, bot.seat, bot.level);
    }
  }

  async #playOnce(table: Table, seat: number, level: Parameters<Thinker['think']>[0]['level']): Promise<void> {
    const { games, play, thinker, thought } = this.#parts;
    const game = await games.at(table);
    const seen = view(game.history.state, seat);
    const moves = legalMoves(seen, seat);
    const start = performance.now();
    const text =
      moves.length === 1
        ? writeMove(seen, moves[0]!)
        : await thinker.think(
            { view: seen, seat, level, dice: randomUUID() },
            { host: table.body.host, table: table.id },
          );
    thought(level, (performance.now() - start) / 1000);
    await play.byBot(table.id, { version: game.version, key: `bot-${randomUUID()}`, seat, text });
  }
}
