import { join } from 'node:path';
import { answers, score, soloOpponent, todaysGame, type Setup, type SoloTerms } from '@drover/engine';
import { makeFolder, recordText, write } from './files.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { MOST_MOVES, randomGame, recordOfGame, type RandomGame } from './random-game.ts';
import { company, gameName, SETUP_USAGE, setupDetails, setupFrom, setupOptions } from './setup.ts';
import { kitOf } from './kits.ts';
import { inEnglish } from './teller.ts';
import { duration, plural, round, table } from './text.ts';
import { verb, wholeNumber } from './verb.ts';

const USUAL_PLAYERS = 4;

export const simulate = verb({
  name: 'simulate',
  usage: `${SETUP_USAGE} [--games N] [--json]`,
  summary: 'play many random games and count',
  details: [
    '--games 1000         how many; game 17 of seed 1 is the game of seed 1-17',
    '--json               one JSON object on the standard output: games, failures, moves, seconds, gamesPerSecond,',
    '                     movesPerSecond, turnsPerPlayer, deliveriesPerPlayer (people only), scores by seat, and',
    '                     against an opponent solo: difficulty, firstDelivery (where it is not the one of the difficulty),',
    '                     won, lost, shared, meanMargin (of the best person)',
    '--keep DIR           write the record of every game that fails there',
    `--limit ${MOST_MOVES}       a game of more moves than this has failed`,
    ...setupDetails(USUAL_PLAYERS),
  ],
  options: {
    ...setupOptions,
    games: { type: 'string', default: '1000' },
    json: { type: 'boolean' },
    keep: { type: 'string' },
    limit: { type: 'string', default: String(MOST_MOVES) },
  },
  takes: [],
  async run(options) {
    const games = wholeNumber('games', options.games, 1);
    const limit = wholeNumber('limit', options.limit, 1);
    const setup = await setupFrom(options, USUAL_PLAYERS);
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
  readonly #begun = performance.now();
  readonly #totals: number[][];
  readonly #solo: SoloTerms | null;
  readonly #outcomes = { won: 0, lost: 0, shared: 0 };
  #games = 0;
  #failures = 0;
  #moves = 0;
  #turns = 0;
  #delivered = 0;
  #margins = 0;

  constructor(setup: Setup) {
    this.#totals = Array.from({ length: setup.players }, () => []);
    this.#solo = soloOpponent(todaysGame(setup)).terms;
  }

  add({ state, played, failure }: RandomGame): void {
    this.#games++;
    this.#moves += played.length;
    if (failure !== null) {
      this.#failures++;
      return;
    }
    this.#turns += state.turn;
    const { seats, against } = score(state);
    for (const { seat, total } of seats) {
      this.#totals[seat].push(total);
      if (seat !== against?.seat) this.#delivered += answers.deliveries(answers.reading(state), seat);
    }
    if (against === null) return;
    this.#outcomes[against.outcome]++;
    this.#margins += against.margin;
  }

  summary() {
    const seconds = (performance.now() - this.#begun) / 1000;
    const ended = this.#games - this.#failures;
    const seats = this.#totals.length;
    const people = seats - (this.#solo === null ? 0 : 1);
    const mean = (sum: number, count: number): number | null => (count === 0 ? null : round(sum / count, 2));
    return {
      games: this.#games,
      failures: this.#failures,
      moves: this.#moves,
      seconds: round(seconds, 3),
      gamesPerSecond: round(this.#games / seconds, 1),
      movesPerSecond: Math.round(this.#moves / seconds),
      turnsPerPlayer: mean(this.#turns, ended * seats),
      deliveriesPerPlayer: mean(this.#delivered, ended * people),
      scores: ended === 0 ? [] : this.#totals.map((totals, seat) => ({ seat: seat + 1, ...spread(totals) })),
      ...(this.#solo === null
        ? {}
        : {
            solo: {
              difficulty: this.#solo.difficulty,
              ...(this.#solo.usual ? {} : { firstDelivery: this.#solo.firstDelivery }),
              ...this.#outcomes,
              meanMargin: mean(this.#margins, ended),
            },
          }),
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

type Solo = NonNullable<ReturnType<Count['summary']>['solo']>;

function inWords(summary: ReturnType<Count['summary']>, setup: Setup, wanted: number | null): string[] {
  const { games, failures, moves, seconds, turnsPerPlayer, deliveriesPerPlayer, scores, solo } = summary;
  const { opponent } = kitOf(setup);
  const time = seconds < 10 ? `${round(seconds, 1)} s` : duration(seconds);
  const stopped = wanted === null ? '' : `, stopped before the other ${wanted - games}`;
  const failed = failures === 0 ? 'none failed' : `${failures} failed`;
  const speed = `${summary.gamesPerSecond} games and ${summary.movesPerSecond} moves a second`;
  const lines = [
    `${gameName(setup)}, ${company(todaysGame(setup))}: ${plural(games, 'game')} in ${time}${stopped}, ${failed}`,
    `${speed}; ${Math.round(moves / games)} moves a game`,
  ];
  if (scores.length === 0) return lines;
  return [
    ...lines,
    solo === undefined
      ? `${turnsPerPlayer} turns and ${deliveriesPerPlayer} deliveries a player`
      : `${turnsPerPlayer} turns a seat and ${deliveriesPerPlayer} deliveries a person`,
    ...(solo === undefined ? [] : [outcomes(solo, opponent.name)]),
    '',
    ...table([
      ['Points', 'mean', 'least', 'most'],
      ...scores.map(({ seat, mean, min, max }) => [
        inEnglish(todaysGame(setup)).seat(seat - 1),
        mean.toFixed(2),
        String(min),
        String(max),
      ]),
    ]),
  ];
}

function outcomes({ won, lost, shared, meanMargin }: Solo, opponent: string): string {
  const margin = meanMargin ?? 0;
  const mean = `${Math.abs(margin)} points ${margin < 0 ? 'behind' : 'ahead of'} ${opponent} on average`;
  return `Won ${won}, lost ${lost}, shared ${shared}; ${mean}`;
}
