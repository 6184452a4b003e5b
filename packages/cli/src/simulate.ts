import { join } from 'node:path';
import { score, type Setup } from '@drover/engine';
import { makeFolder, recordText, write } from './files.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { MOST_MOVES, randomGame, recordOfGame, type RandomGame } from './random-game.ts';
import { setupDetails, setupFrom, setupOptions } from './setup.ts';
import { tellerOf } from './teller.ts';
import { duration, plural, round, seatName, table } from './text.ts';
import { verb, wholeNumber } from './verb.ts';

export const simulate = verb({
  name: 'simulate',
  usage: '[--edition nz] [--players 4] [--games 1000] [--seed 1] [--json]',
  summary: 'play many random games and count',
  details: [
    '--games 1000         how many; game 17 of seed 1 is the game of seed 1-17',
    '--json               one JSON object on the standard output',
    '--keep DIR           write the record of every game that fails there',
    `--limit ${MOST_MOVES}       a game of more moves than this has failed`,
    ...setupDetails.map((line) => line.replace('--players 2', '--players 4')),
  ],
  options: {
    ...setupOptions,
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '1000' },
    json: { type: 'boolean' },
    keep: { type: 'string' },
    limit: { type: 'string', default: String(MOST_MOVES) },
  },
  takes: [],
  async run(options) {
    const games = wholeNumber('games', options.games, 1);
    const limit = wholeNumber('limit', options.limit, 1);
    const setup = await setupFrom(options);
    if (options.keep !== undefined) makeFolder(options.keep);
    const count = new Count(setup);
    const bar = progressBar(games, 'games');
    const interrupt = noticeInterrupt();
    for (let i = 1; i <= games && !interrupt.signal.aborted; i++) {
      const game = randomGame({ ...setup, seed: `${setup.seed}-${i}` }, limit);
      count.add(game);
      if (game.failure !== null) {
        bar.clear();
        report(game, options.keep);
      }
      await bar.show(i);
    }
    interrupt.release();
    bar.clear();
    const summary = count.summary();
    if (options.json) console.log(JSON.stringify(summary));
    else console.log(inWords(summary, setup, interrupt.signal.aborted ? games : null).join('\n'));
    return summary.failures > 0 ? 1 : interrupt.signal.aborted ? INTERRUPTED : 0;
  },
});

function report(game: RandomGame, keep: string | undefined): void {
  const { seed } = game.setup;
  console.error(`The game of seed ${seed} failed at move ${game.played.length}: ${game.failure}`);
  if (keep === undefined) return;
  const file = join(keep, `${seed.replace(/[^\w.-]/g, '_')}.txt`);
  write(file, recordText(recordOfGame(game), 'text'));
  console.error(`Its record is ${file}`);
}

/** Adds up what the games were like; averages are over the games that came to their end. */
class Count {
  readonly #deliveries: ReturnType<typeof tellerOf>['deliveries'];
  readonly #begun = performance.now();
  readonly #totals: number[][];
  #games = 0;
  #failures = 0;
  #moves = 0;
  #turns = 0;
  #delivered = 0;

  constructor(setup: Setup) {
    this.#deliveries = tellerOf(setup).deliveries;
    this.#totals = Array.from({ length: setup.players }, () => []);
  }

  add({ state, played, failure }: RandomGame): void {
    this.#games++;
    this.#moves += played.length;
    if (failure !== null) {
      this.#failures++;
      return;
    }
    this.#turns += state.turn;
    for (const { seat, total } of score(state).seats) {
      this.#totals[seat].push(total);
      this.#delivered += this.#deliveries(state, seat);
    }
  }

  summary() {
    const seconds = (performance.now() - this.#begun) / 1000;
    const ended = (this.#games - this.#failures) * this.#totals.length;
    return {
      games: this.#games,
      failures: this.#failures,
      moves: this.#moves,
      seconds: round(seconds, 3),
      gamesPerSecond: round(this.#games / seconds, 1),
      movesPerSecond: Math.round(this.#moves / seconds),
      turnsPerPlayer: ended === 0 ? null : round(this.#turns / ended, 2),
      deliveriesPerPlayer: ended === 0 ? null : round(this.#delivered / ended, 2),
      scores: ended === 0 ? [] : this.#totals.map((totals, seat) => ({ seat: seat + 1, ...spread(totals) })),
    };
  }
}

const spread = (values: readonly number[]) => {
  let [sum, min, max] = [0, Infinity, -Infinity];
  for (const value of values) {
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { mean: round(sum / values.length, 2), min, max };
};

function inWords(summary: ReturnType<Count['summary']>, setup: Setup, wanted: number | null): string[] {
  const { games, failures, moves, seconds, turnsPerPlayer, deliveriesPerPlayer, scores } = summary;
  const players = plural(setup.players, 'player');
  return [
    `${plural(games, 'game')} of ${tellerOf(setup).name} with ${players} in ${seconds < 10 ? `${round(seconds, 1)} s` : duration(seconds)}${
      wanted === null ? '' : `, stopped before the other ${wanted - games}`
    }: ${failures === 0 ? 'none failed' : `${failures} failed`}`,
    `${summary.gamesPerSecond} games and ${summary.movesPerSecond} moves a second; ${Math.round(moves / games)} moves a game`,
    ...(scores.length === 0
      ? []
      : [
          `${turnsPerPlayer} turns and ${deliveriesPerPlayer} deliveries a player`,
          '',
          ...table([
            ['Points', 'mean', 'least', 'most'],
            ...scores.map(({ seat, mean, min, max }) => [
              seatName(seat - 1),
              mean.toFixed(2),
              String(min),
              String(max),
            ]),
          ]),
        ]),
  ];
}
