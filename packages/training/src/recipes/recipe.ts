import { isEditionId, type EditionId } from '@drover/engine';
import { PLAYERS, TABLES, type Conduct } from '../games/training-game.ts';

/** How a network is made, from nothing or from another network to the file that is shipped. */
export interface Recipe {
  /** Of the file the network is written to. */
  readonly network: string;
  readonly edition: EditionId;
  /** Any text; the same recipe learns the same network. */
  readonly seed: string;
  readonly hidden: number;
  /** The file of the network it begins with, beside the recipe or by its whole path; null for none. */
  readonly from: string | null;
  readonly stages: readonly Stage[];
  /** Early stopping: the generation after which it is enough, though the stages go on; null for their end. */
  readonly stopAfter: number | null;
  /** Games played when all is learned, against greedy or, at solo tables, the solo opponent on hard. */
  readonly examination: number;
}

export interface Stage extends Conduct {
  readonly generations: number;
  /** In each of them. */
  readonly games: number;
  /** Learning rate at the beginning and at the end of the stage; in between it falls evenly in proportion. */
  readonly rate: readonly [first: number, last: number];
  /** How often the samples of a generation are gone through. */
  readonly passes: number;
}

/** One sentence for whoever wrote it. */
export class BadRecipe extends Error {
  override readonly name = 'BadRecipe';
}

/** Reads a recipe and says what is wrong with it. */
export function parseRecipe(json: unknown): Recipe {
  const recipe = fields(json, 'The recipe', [
    'network',
    'edition',
    'seed',
    'hidden',
    'from',
    'stages',
    'stopAfter',
    'examination',
  ]);
  const edition = text(recipe['edition'], 'edition');
  if (!isEditionId(edition)) throw new BadRecipe(`There is no edition "${edition}".`);
  const stages = recipe['stages'];
  if (!Array.isArray(stages) || stages.length === 0) throw new BadRecipe('"stages" must be a list of at least one.');
  const network = text(recipe['network'], 'network');
  if (!/^[a-z0-9-]+$/.test(network))
    throw new BadRecipe('"network" may have small letters, digits and hyphens: it becomes the name of a file.');
  return {
    network,
    edition,
    seed: text(recipe['seed'], 'seed'),
    hidden: whole(recipe['hidden'], 'hidden', 1, 128),
    from: recipe['from'] === null ? null : text(recipe['from'], 'from'),
    stages: stages.map(parseStage),
    stopAfter: recipe['stopAfter'] === null ? null : whole(recipe['stopAfter'], 'stopAfter', 1, 100_000),
    examination: whole(recipe['examination'], 'examination', 0, 1_000_000),
  };
}

function parseStage(json: unknown, number: number): Stage {
  const at = `stages[${number}]`;
  const stage = fields(json, at, [
    'generations',
    'games',
    'tables',
    'players',
    'exploreOneOf',
    'beam',
    'paired',
    'rate',
    'passes',
  ]);
  const rate: unknown = stage['rate'];
  if (!Array.isArray(rate) || rate.length !== 2 || !rate.every((value) => typeof value === 'number' && value > 0))
    throw new BadRecipe(`"${at}.rate" must be two numbers above 0: the first and the last rate.`);
  if (typeof stage['paired'] !== 'boolean') throw new BadRecipe(`"${at}.paired" must be true or false.`);
  return {
    generations: whole(stage['generations'], `${at}.generations`, 1, 100_000),
    games: whole(stage['games'], `${at}.games`, 1, 100_000),
    tables: oneOf(TABLES, stage['tables'], `${at}.tables`),
    players: oneOf(PLAYERS, stage['players'], `${at}.players`),
    exploreOneOf: whole(stage['exploreOneOf'], `${at}.exploreOneOf`, 1, 1000),
    beam: whole(stage['beam'], `${at}.beam`, 1, 100),
    paired: stage['paired'],
    rate: [Number(rate[0]), Number(rate[1])],
    passes: whole(stage['passes'], `${at}.passes`, 1, 100),
  };
}

function fields(json: unknown, what: string, names: readonly string[]): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadRecipe(`${what} must be an object.`);
  for (const name of names) if (!(name in json)) throw new BadRecipe(`${what} lacks "${name}".`);
  for (const name of Object.keys(json))
    if (!names.includes(name)) throw new BadRecipe(`${what} has "${name}", which means nothing here.`);
  return json as Record<string, unknown>;
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new BadRecipe(`"${name}" must be a text.`);
  return value;
}

function whole(value: unknown, name: string, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new BadRecipe(`"${name}" must be a whole number from ${least} to ${most}.`);
  return value as number;
}

function oneOf<T extends string>(known: readonly T[], value: unknown, name: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new BadRecipe(`"${name}" must be one of: ${known.join(', ')}.`);
  return found;
}

export const generationsOf = ({ stages, stopAfter }: Recipe): number =>
  Math.min(
    stopAfter ?? Infinity,
    stages.reduce((sum, { generations }) => sum + generations, 0),
  );

/** The stage a generation belongs to, and its learning rate. */
export function stageAt({ stages }: Recipe, generation: number): { stage: Stage; rate: number } {
  let first = 0;
  for (const stage of stages) {
    const within = generation - first;
    if (within < stage.generations) {
      const [begin, end] = stage.rate;
      const share = stage.generations === 1 ? 0 : within / (stage.generations - 1);
      return { stage, rate: begin * Math.pow(end / begin, share) };
    }
    first += stage.generations;
  }
  throw new RangeError(`The recipe has no generation ${generation}.`);
}
