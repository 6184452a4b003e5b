import { availableParallelism } from 'node:os';
import { BOT_NAMES, botNamed, type Budget } from '@drover/bots';
import { todaysGame } from '@drover/engine';
import { playTournament, type Outcome } from './bots/tournament.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { company, gameName, setupDetails, setupFrom, setupOptions, SETUP_USAGE } from './setup.ts';
import { kitOf } from './kits.ts';
import { duration, listed, plural, table } from './text.ts';
import { UsageError, verb, wholeNumber } from './verb.ts';

export const arena = verb({
  name: 'arena',
  usage: `--bots A,B,… [--games 100] [--ms N | --iterations N] [--threads N] [--json] ${SETUP_USAGE}`,
  summary: 'let bots play each other: which one is better, and how sure that is',
  details: [
    `--bots greedy,random the bots: ${BOT_NAMES.join(', ')};`,
    '                     search@250ms or search@400 has a budget of its own, in milliseconds or iterations',
    '--games 100          games of each pairing; with --solo, of each bot',
    '--ms 100             milliseconds for a decision of a bot that searches',
    '--iterations 400     or so many iterations: then the same seed gives the same games',
    '--threads N          games at a time; all cores unless given',
    '--json               one JSON object on the standard output: results, pairings, played, seconds',
    ...setupDetails(2, '--seed 1             any text; the same seed deals the same cards'),
    '',
    'Everybody plays everybody. At a table of three or four each bot of a pairing has half the seats, and a victory',
    'counts for whoever won it, so that half of them is a fair share. Each seed is played in every seating.',
  ],
  options: {
    ...setupOptions,
    bots: { type: 'string' },
    games: { type: 'string', default: '100' },
    ms: { type: 'string' },
    iterations: { type: 'string' },
    threads: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: [],
  async run(options) {
    const bots = botsFrom(options.bots, options.solo === undefined ? 2 : 1);
    const whole = await setupFrom(options, 2);
    const { seed, ...setup } = whole;
    const terms = {
      setup,
      bots,
      seed,
      games: wholeNumber('games', options.games, 1),
      budget: budgetFrom(options.ms, options.iterations),
      threads: options.threads === undefined ? availableParallelism() : wholeNumber('threads', options.threads, 1, 256),
    };
    const opponent = options.solo === undefined ? null : kitOf(setup).opponent.name.toLowerCase();
    const pairings = opponent === null ? (bots.length * (bots.length - 1)) / 2 : bots.length;
    const bar = progressBar(pairings * terms.games, 'games');
    const interrupt = noticeInterrupt();
    const outcome = await playTournament(terms, opponent, interrupt.signal, (done) => bar.show(done));
    interrupt.release();
    bar.clear();
    if (options.json) console.log(JSON.stringify(outcome));
    else console.log(inWords(outcome, `${gameName(whole)}, ${company(todaysGame(whole))}`).join('\n'));
    return interrupt.signal.aborted ? INTERRUPTED : 0;
  },
});

export function botsFrom(given: string | undefined, least: number): string[] {
  if (given === undefined) throw new UsageError('--bots is missing: name the bots that play, such as greedy,random.');
  const bots = given.split(',').map((name) => name.trim());
  for (const bot of bots)
    if (botNamed(bot) === undefined)
      throw new UsageError(`There is no bot "${bot}"; known: ${listed(BOT_NAMES)}, each with @N or @Nms for a budget.`);
  if (new Set(bots).size < bots.length) throw new UsageError('--bots names a bot twice; a bot does not play itself.');
  if (bots.length < least) throw new UsageError(`--bots names ${plural(bots.length, 'bot')}; it takes two to play.`);
  return bots;
}

export function budgetFrom(ms: string | undefined, iterations: string | undefined): Budget | undefined {
  if (ms !== undefined && iterations !== undefined)
    throw new UsageError('--ms and --iterations are two ways to say the same thing: give one of them.');
  if (ms !== undefined) return { milliseconds: wholeNumber('ms', ms, 1) };
  return iterations === undefined ? undefined : { iterations: wholeNumber('iterations', iterations, 1) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const range = ([low, high]: readonly [number, number], show: (n: number) => string): string =>
  `${show(low)} to ${show(high)}`;
const points = (n: number): string => n.toFixed(1);

function inWords({ results, pairings, played, seconds }: Outcome, game: string): string[] {
  const ranked = [...results].sort((a, b) => b.rating - a.rating);
  return [
    `${game}: ${plural(played, 'game')} in ${duration(seconds)}`,
    '',
    ...table([
      ['Bot', 'rating', 'games', 'won', '95 % interval', 'points', '95 % interval'],
      ...ranked.map((result) => [
        result.bot,
        String(result.rating),
        String(result.games),
        percent(result.winRate),
        range(result.interval, percent),
        points(result.meanScore),
        range(result.scoreInterval, points),
      ]),
    ]),
    '',
    ...table(
      [
        ['Pairing', '', 'games', 'won', '95 % interval', 'ahead by', '95 % interval'],
        ...pairings.map((pairing) => [
          pairing.a,
          pairing.b,
          String(pairing.games),
          percent(pairing.winRate),
          range(pairing.interval, percent),
          points(pairing.margin),
          range(pairing.marginInterval, points),
        ]),
      ],
      'll',
    ),
  ];
}
