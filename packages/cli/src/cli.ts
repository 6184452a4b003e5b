import { readFileSync } from 'node:fs';
import { BadMove, OverrideError, Unusable } from '@drover/engine';
import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { hint } from './bots/hint.ts';
import { review } from './bots/review.ts';
import { demo } from './demo.ts';
import { exportVerb } from './export.ts';
import { importVerb } from './import.ts';
import { ladder } from './ladder.ts';
import { puzzles } from './puzzles/puzzles.ts';
import { record } from './record.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { inEnglish } from './teller.ts';
import { train } from './train.ts';
import { runVerb, Trouble, UsageError, type Verb } from './verb.ts';
import { verify } from './verify.ts';

const verbs: readonly Verb[] = [
  demo,
  simulate,
  record,
  verify,
  show,
  bench,
  hint,
  review,
  arena,
  train,
  ladder,
  puzzles,
  exportVerb,
  importVerb,
  admin,
];

const usage = [
  'usage: drover VERB [options]      (npm run -s drover -- VERB [options])',
  '',
  ...verbs.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
  `  ${'help'.padEnd(10)} this list, or with a VERB its options`,
  '',
  'Seats count from 1, except in records, where moves begin with the seat counted from 0.',
].join('\n');

const usageOf = ({ name, usage: line, summary, details }: Verb): string =>
  [`usage: drover ${name} ${line}`.trimEnd(), '', `  ${summary}`, '', ...details.map((detail) => `  ${detail}`)].join(
    '\n',
  );

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Does what the words after `drover` ask for, and answers with the exit code. */
export async function cli(words: string[]): Promise<number> {
  try {
    return await answer(words);
  } catch (error) {
    const exitCode = exitCodeFor(error);
    if (exitCode === undefined) throw error;
    console.error(`drover: ${error instanceof BadMove ? badMove(error) : (error as Error).message}`);
    return exitCode;
  }
}

function badMove({ game, at, text, refusal, message }: BadMove): string {
  if (refusal === null) return message;
  return `Move ${at + 1}, "${text}": ${inEnglish(game).refusal(refusal)} (${refusal.rule})`;
}

/** For what can go wrong without being a mistake of ours. */
function exitCodeFor(error: unknown): number | undefined {
  if (error instanceof Trouble) return error.exitCode;
  return error instanceof BadMove || error instanceof Unusable || error instanceof OverrideError ? 1 : undefined;
}

async function answer([word, ...args]: string[]): Promise<number> {
  if (word === '--version') {
    console.log(`drover ${version()}`);
    return 0;
  }
  if (word === '--help' || (word === 'help' && args.length === 0)) {
    console.log(usage);
    return 0;
  }
  const name = word === 'help' ? args[0] : word;
  const asked = verbs.find((known) => known.name === name);
  try {
    if (name === undefined) throw new UsageError('There is nothing to do: a verb is missing.');
    if (asked === undefined)
      throw new UsageError(
        name.startsWith('-') ? `There is no option ${name} without a verb.` : `There is no verb "${name}".`,
      );
    if (word === 'help' || args.includes('--help')) {
      console.log(usageOf(asked));
      return 0;
    }
    return await runVerb(asked, args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`drover: ${error.message}\n\n${asked === undefined ? usage : usageOf(asked)}`);
    return 2;
  }
}
