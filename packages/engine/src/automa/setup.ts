import type { SoloOpponent, SoloTerms } from '../core/edition.ts';
import { Unusable } from '../core/refusal.ts';
import { shuffle, type Below } from '../core/rng.ts';
import type { Setup } from '../core/state.ts';
import type { TrailReadings } from '../trail/readings.ts';
import type { TrailComponents, TrailPlayer } from '../trail/types.ts';

/** How a solo opponent is set up: which difficulty, which cards, where its first delivery goes. */

export interface AutomaOption {
  readonly difficulty: string;
  /** Where its first delivery goes, when not to the place of the difficulty. */
  readonly firstDelivery?: string;
  /** Of a custom opponent: the numbers of its cards. */
  readonly cards?: readonly number[];
}

export interface AutomaLevel {
  readonly without: readonly number[];
  readonly firstDelivery: string;
}

type Levels = Readonly<Record<string, AutomaLevel>>;

/** A custom opponent that says nothing else begins where a medium one does. */
const usualDelivery = (levels: Levels, difficulty: string): string =>
  (levels[difficulty] ?? levels['medium']!).firstDelivery;

/** Whom one can play against alone, and how it plays in this game. */
export function soloOpponent(
  { options }: Setup,
  option: string,
  levels: Levels,
  deliveries: SoloOpponent['deliveries'],
): SoloOpponent {
  const usual = Object.entries(levels).map(([difficulty, { firstDelivery }]) => [difficulty, firstDelivery]);
  return {
    option,
    deliveries: deliveries.map(({ id, value }) => ({ id, value })),
    usualDelivery: Object.fromEntries(usual) as Record<string, string>,
    terms: soloTerms((options[option] ?? null) as AutomaOption | null, levels),
  };
}

function soloTerms(option: AutomaOption | null, levels: Levels): SoloTerms | null {
  if (option === null) return null;
  const { difficulty, firstDelivery = usualDelivery(levels, difficulty) } = option;
  return { difficulty, firstDelivery, usual: firstDelivery === levels[difficulty]?.firstDelivery };
}

/** Checks the option and says which cards and which first delivery it means. */
export function automaPlan(
  name: string,
  option: AutomaOption,
  levels: Levels,
  allCards: readonly number[],
  deliveries: readonly string[],
  readings: TrailReadings,
): { cards: number[]; first: number } {
  const known = [...Object.keys(levels), 'custom'];
  if (typeof option !== 'object' || option === null || !known.includes(option.difficulty))
    throw new Unusable(`Option ${name} needs a difficulty: ${known.join(', ')}.`);
  for (const key of Object.keys(option))
    if (!['difficulty', 'cards', 'firstDelivery'].includes(key))
      throw new Unusable(`Option ${name}: unknown "${key}".`);
  if (option.difficulty !== 'custom' && option.cards !== undefined)
    throw new Unusable(`Option ${name}: cards belong to the difficulty "custom".`);
  if (!readings.customPlaysAll) checkCustom(name, option);
  const without = levels[option.difficulty]?.without ?? [];
  const cards = option.cards ?? allCards.filter((card) => !without.includes(card));
  if (
    !Array.isArray(cards) ||
    cards.length === 0 ||
    cards.some((card) => !allCards.includes(card as number)) ||
    new Set(cards).size !== cards.length
  )
    throw new Unusable(`Option ${name}: cards must be different numbers from 1 to ${allCards.length}, at least one.`);
  const first = deliveries.indexOf(option.firstDelivery ?? usualDelivery(levels, option.difficulty));
  if (first < 0) throw new Unusable(`Option ${name}: firstDelivery must be one of ${deliveries.join(', ')}.`);
  return { cards: cards as number[], first };
}

/** Only the three difficulties say which cards are meant; in place of none all of them would be a guess. */
export function checkCustom(name: string, { difficulty, cards }: AutomaOption): void {
  if (difficulty === 'custom' && (cards ?? null) === null)
    throw new Unusable(`Option ${name}: the difficulty "custom" needs cards, the numbers of those it plays with.`);
}

/** The rules know it in the solo game only, and in three difficulties, with any first delivery; more people or a deck of one's own are ours. */
export function automaHouseOptions(setup: Setup, name: string): string[] {
  const option = setup.options[name] as AutomaOption | null | undefined;
  if (option === null || option === undefined) return [];
  return [
    ...(setup.players > 2 ? [`${name}-among-people`] : []),
    ...(option.cards === undefined ? [] : [`${name}-own-cards`]),
  ];
}

/** Makes a player of it: no money, no deck, workers to begin with, everything else beside its board. */
export function becomeAutoma(
  c: TrailComponents,
  player: TrailPlayer,
  workers: readonly number[],
  start: { difficulty: string; cards: readonly number[]; first: number; discs: number; speciality: number },
  pick: Below,
): void {
  Object.assign(player, {
    automa: true,
    money: 0,
    tokens: 0,
    stack: [],
    firstTurn: false,
    at: c.start,
    discs: c.discSpaces.map(() => 0),
    workers: player.workers.map((count, type) => count + workers[type]!),
    mind: {
      difficulty: start.difficulty,
      deck: shuffle([...start.cards], pick),
      seen: [],
      speciality: start.speciality,
      next: start.first,
      discs: start.discs,
    },
  });
}
