import {
  EDITIONS,
  houseOptions,
  newGame,
  OverrideError,
  Unusable,
  type EditionId,
  type Game,
  type Setup,
} from '@drover/engine';
import { EDITION_CHOICES, EDITION_USAGE, editionFrom, USUAL_EDITION } from './edition.ts';
import { readJson } from './files.ts';
import { kitOf, KITS } from './kits.ts';
import { inEnglish } from './teller.ts';
import { listed, plural, title } from './text.ts';
import { Trouble, UsageError, wholeNumber } from './verb.ts';

/** The options that say which game is played, the same for every verb that starts one. */
export const setupOptions = {
  edition: { type: 'string', default: USUAL_EDITION },
  players: { type: 'string' },
  seed: { type: 'string', default: '1' },
  solo: { type: 'string' },
  'first-delivery': { type: 'string' },
  variant: { type: 'string' },
  option: { type: 'string', multiple: true },
  components: { type: 'string' },
} as const;

export const SETUP_USAGE = `${EDITION_USAGE} [--players N] [--solo LEVEL [--first-delivery PLACE]] [--seed X]`;

const opponents = EDITIONS.map((edition) => KITS[edition].opponent.usage);
const variants = EDITIONS.flatMap((edition) =>
  Object.keys(KITS[edition].variants).map((variant) => `${variant} (${edition})`),
);

export const setupDetails = (
  players: number,
  seed = '--seed 1             any text; the same seed plays the same game',
) => [
  `--edition ${USUAL_EDITION.padEnd(11)}which game: ${EDITION_CHOICES}`,
  `--players ${players}          how many seats, 2 to 4; with --solo 2, unless given: the opponent has one of them`,
  `--solo medium        against ${listed(
    opponents.map(({ who }) => who),
    'or',
  )}: easy, medium or hard`,
  '--first-delivery 12  where the opponent of --solo delivers first, instead of the place of its level; a low one is',
  `                     easier: ${listed(
    opponents.map(({ firstDelivery }) => firstDelivery),
    'or',
  )}`,
  `--variant simmental  a variant of the edition: ${listed(variants, 'or')}`,
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
  const edition = editionFrom(given.edition);
  const usual = given.solo === undefined ? usualPlayers : 2;
  const setup: Setup = {
    edition,
    players: given.players === undefined ? usual : wholeNumber('players', given.players, 1, 9),
    seed: given.seed,
    options: {
      ...Object.fromEntries((given.option ?? []).map(keyAndValue)),
      ...variantOf(edition, given),
      ...soloOf(edition, given),
    },
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

function variantOf(edition: EditionId, { variant }: Given): Readonly<Record<string, unknown>> {
  if (variant === undefined) return {};
  const { name, variants } = KITS[edition];
  const known = Object.keys(variants);
  if (!known.includes(variant))
    throw new UsageError(
      known.length === 0
        ? `--variant is "${variant}", but ${name} has no variants.`
        : `--variant is "${variant}"; it must be ${listed(known, 'or')}.`,
    );
  return variants[variant];
}

function soloOf(edition: EditionId, { solo, option = [], ...given }: Given): Readonly<Record<string, unknown>> {
  const firstDelivery = given['first-delivery'];
  if (solo === undefined && firstDelivery !== undefined)
    throw new UsageError('--first-delivery is that of the solo opponent: give --solo too.');
  if (solo === undefined) return {};
  if (!DIFFICULTIES.includes(solo))
    throw new UsageError(`--solo is "${solo}"; it must be ${listed(DIFFICULTIES, 'or')}.`);
  const key = KITS[edition].opponent.option;
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
  const { name, variants } = kitOf({ edition });
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
  return `${plural(players - 1, 'person', 'people')} and ${kitOf(setup).opponent.name} (${terms}${house})`;
}
