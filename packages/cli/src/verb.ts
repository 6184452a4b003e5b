import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What the command line can be asked to do. */

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;

export interface Verb<O extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  readonly name: string;
  /** What follows the name: `FILE [--at N]`. */
  readonly usage: string;
  /** One line for the list of verbs. */
  readonly summary: string;
  /** What each option does, line by line. */
  readonly details: readonly string[];
  readonly options: O;
  /** Names of the arguments that are not options; all of them must be given. */
  readonly takes: readonly string[];
  /** Answers with the exit code. */
  run(options: Parsed<O>['values'], args: string[]): number | Promise<number>;
}

/** Keeps the types of the options for `run` while the verb is written. */
export const verb = <const O extends ParseArgsOptionsConfig>(definition: Verb<O>): Verb =>
  definition as unknown as Verb;

/** Something was asked in a way that makes no sense: the usage is shown. */
export class UsageError extends Error {}

/** Something stands in the way. The message is all there is to say. */
export class Trouble extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Reads the arguments of a verb and runs it. */
export async function runVerb(asked: Verb, args: string[]): Promise<number> {
  let parsed: Parsed<ParseArgsOptionsConfig>;
  try {
    parsed = parseArgs({ args, options: asked.options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node says it in the first sentence and adds advice that does not help here.
    const [sentence] = (error as Error).message.split(/\.(?=\s|$)/);
    const [, option] = /^Option '(--[\w-]+)' argument is ambiguous/.exec(sentence) ?? [];
    throw new UsageError(
      option === undefined ? `${sentence}.` : `A value that begins with - is written ${option}=-...`,
    );
  }
  const { values, positionals } = parsed;
  const missing = asked.takes[positionals.length];
  if (missing !== undefined) throw new UsageError(`${asked.name} needs a ${missing}.`);
  if (positionals.length > asked.takes.length)
    throw new UsageError(`${asked.name} does not know what to do with "${positionals[asked.takes.length]}".`);
  return await asked.run(values, positionals);
}

/** A whole number from an option, in words of that option when it is not one. */
export function wholeNumber(option: string, given: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const n = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
  if (n >= least && n <= most) return n;
  const range =
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least} on` : `a whole number from ${least} to ${most}`;
  throw new UsageError(`--${option} is "${given}"; it must be ${range}.`);
}
