import { houseOptions, newGame, OverrideError, Unusable, type Game, type Setup } from '@drover/engine';
import { readJson } from './files.ts';
import { inEnglish, tellerOf, tellers } from './teller.ts';
import { listed, plural, title } from './text.ts';
import { Trouble, UsageError, wholeNumber } from './verb.ts';

/** The options that say which game is played, the same for every verb that starts one. */
export const setupOptions = {
  edition: { type: 'string', default: 'nz' },
  players: { type: 'string' },
  seed: { type: 'string', default: '1' },
  solo: { type: 'string' },
  'first-delivery': { type: 'string' },
  variant: { type: 'string' },
  option: { type: 'string', multiple: true },
  components: { type: 'string' },
} as const;

export const SETUP_USAGE = '[--edition nz|second] [--players N] [--solo LEVEL [--first-delivery PLACE]] [--seed X]';

export const setupDetails = (
  players: number,
  seed = '--seed 1             any text; the same seed plays the same game',
) => [
  '--edition nz         which game: nz, or second',
  `--players ${players}          how many seats, 2 to 4; with --solo 2, unless given: the opponent has one of them`,
  '--solo medium        against Sarah (nz) or Sam (second, a reconstruction): easy, medium or hard',
  '--first-delivery 12  where the opponent of --solo delivers first, instead of the place of its level: a local post',
  '                     (nz: 0, 1, 3, ... 21) or a city (second: kansas-city ... new-york); a low one is easier',
  '--variant simmental  a variant of the edition: simmental (second)',
  seed,
  '--option key=value   an option of the edition, such as neutral=shuffled; may be repeated; values may be JSON',
  '--components FILE    a JSON file with corrections to component values',
];

const DIFFICULTIES = ['easy', 'medium', 'hard'];

interface Given {
  readonly edition: string;
  readonly players?: string | undefined;
  readonly seed: string;
  readonly solo?: string | undefined;
  readonly 'first-delivery'?: string | undefined;
  readonly variant?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly components?: string | undefined;
}

/** The setup these options describe. It has been tried: a game can be started from it. */
export async function setupFrom(given: Given, usualPlayers: number): Promise<Setup> {
  const usual = given.solo === undefined ? usualPlayers : 2;
  const setup: Setup = {
    edition: given.edition,
    players: given.players === undefined ? usual : wholeNumber('players', given.players, 1, 9),
    seed: given.seed,
    options: { ...Object.fromEntries((given.option ?? []).map(keyAndValue)), ...variantOf(given), ...soloOf(given) },
    ...(given.components === undefined ? {} : { components: await readJson(given.components) }),
  };
  if (given.solo !== undefined && setup.players === 1)
    throw new UsageError('--players is 1, but the solo opponent has a seat too: leave it out, or give 2 to 4.');
  try {
    newGame(setup);
  } catch (error) {
    if (error instanceof OverrideError) throw new Trouble(`${given.components}: ${error.message}`);
    if (error instanceof Unusable) throw new UsageError(error.message);
    throw error;
  }
  return setup;
}

/** Texts, but `true`, `false` and JSON objects as what they are: `sarah={"difficulty":"custom","cards":[1,2]}`. */
function keyAndValue(pair: string): [string, unknown] {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(`--option is "${pair}"; it must be key=value.`);
  const [key, text] = [pair.slice(0, at), pair.slice(at + 1)];
  if (!/^(true$|false$|\{)/.test(text)) return [key, text];
  try {
    return [key, JSON.parse(text)];
  } catch (error) {
    throw new UsageError(`--option ${key} is not JSON: ${(error as Error).message}.`);
  }
}

/** An edition that does not exist is refused with the game as a whole. */
function variantOf({ edition, variant }: Given): Readonly<Record<string, unknown>> {
  const teller = tellers[edition];
  if (variant === undefined || teller === undefined) return {};
  const known = Object.keys(teller.variants);
  if (!known.includes(variant))
    throw new UsageError(
      known.length === 0
        ? `--variant is "${variant}", but ${teller.name} has no variants.`
        : `--variant is "${variant}"; it must be ${listed(known, 'or')}.`,
    );
  return teller.variants[variant];
}

function soloOf({ edition, solo, option = [], ...given }: Given): Readonly<Record<string, unknown>> {
  const teller = tellers[edition];
  const firstDelivery = given['first-delivery'];
  if (solo === undefined && firstDelivery !== undefined)
    throw new UsageError('--first-delivery is that of the solo opponent: give --solo too.');
  if (solo === undefined || teller === undefined) return {};
  if (!DIFFICULTIES.includes(solo))
    throw new UsageError(`--solo is "${solo}"; it must be ${listed(DIFFICULTIES, 'or')}.`);
  const key = teller.opponent.option;
  if (option.some((pair) => pair.startsWith(`${key}=`)))
    throw new UsageError(`--solo and --option ${key} say the same thing: give one of them.`);
  return { [key]: { difficulty: solo, ...(firstDelivery === undefined ? {} : { firstDelivery }) } };
}

/** The command line that describes the same game; `seed` is the one that was played. */
export function setupWords(
  { edition, players, solo, 'first-delivery': first, variant, option = [], components }: Omit<Given, 'seed'>,
  seed: string,
): string {
  const pairs = Object.entries({ edition, players, solo, 'first-delivery': first, variant, components, seed });
  const given = [...pairs, ...option.map((pair) => ['option', pair] as const)];
  return given.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${shellWord(value)}`])).join(' ');
}

const shellWord = (word: string): string => (/^[\w./=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** `New Zealand`, `Second Edition with Simmental`. */
export function gameName({ edition, options }: Setup): string {
  const { name, variants } = tellerOf({ edition });
  const played = Object.entries(variants).flatMap(([variant, needed]) =>
    Object.entries(needed).every(([key, value]) => options[key] === value) ? [title(variant)] : [],
  );
  return played.length === 0 ? name : `${name} with ${listed(played)}`;
}

/** `2 players`, `1 person and Sarah (hard)`, `1 person and Sarah (hard, first delivery: post 12)`. */
export function company(game: Game): string {
  const { setup } = game;
  const { players } = setup;
  const terms = inEnglish(game).soloTerms();
  if (terms === null) return plural(players, 'player');
  const house = houseOptions(setup).length > 0 ? ', by a house rule' : '';
  return `${plural(players - 1, 'person', 'people')} and ${tellerOf(setup).opponent.name} (${terms}${house})`;
}
