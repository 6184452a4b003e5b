import { newGame, OverrideError, Unusable, type Setup } from '@drover/engine';
import { readJson } from './files.ts';
import { Trouble, UsageError, wholeNumber } from './verb.ts';

/** The options that say which game is played, the same for every verb that starts one. */
export const setupOptions = {
  edition: { type: 'string', default: 'nz' },
  players: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  option: { type: 'string', multiple: true },
  components: { type: 'string' },
} as const;

export const setupDetails = [
  '--edition nz         which game (nz)',
  '--players 2          how many play',
  '--seed 1             any text; the same seed plays the same game',
  '--option key=value   an option of the edition, such as neutral=shuffled; may be repeated',
  '--components FILE    a JSON file with corrections to component values',
] as const;

interface Given {
  readonly edition: string;
  readonly players: string;
  readonly seed: string;
  readonly option?: readonly string[] | undefined;
  readonly components?: string | undefined;
}

/** The setup these options describe. It has been tried: a game can be started from it. */
export async function setupFrom(given: Given): Promise<Setup> {
  const setup: Setup = {
    edition: given.edition,
    players: wholeNumber('players', given.players, 1, 9),
    seed: given.seed,
    options: Object.fromEntries((given.option ?? []).map(keyAndValue)),
    ...(given.components === undefined ? {} : { components: await readJson(given.components) }),
  };
  try {
    newGame(setup);
  } catch (error) {
    if (error instanceof OverrideError) throw new Trouble(`${given.components}: ${error.message}`);
    if (error instanceof Unusable) throw new UsageError(error.message);
    throw error;
  }
  return setup;
}

function keyAndValue(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(`--option is "${pair}"; it must be key=value.`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}
