import type { SoloOpponent, SoloTerms } from '../core/edition.ts';
import { Unusable } from '../core/refusal.ts';
import { below, shuffle, type Below } from '../core/rng.ts';
import type { Seat, Setup } from '../core/state.ts';
import { deckStream } from '../trail/flock.ts';
import type { TrailReadings } from '../trail/readings.ts';
import { playerAt, type AutomaMind, type TrailComponents, type TrailPlay, type TrailPlayer } from '../trail/types.ts';

/** What Sarah and Sam have in common: a deck of cards, a speciality, a difficulty. */

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
  mind: { difficulty: string; cards: readonly number[]; first: number; discs: number; speciality: number },
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
      difficulty: mind.difficulty,
      deck: shuffle([...mind.cards], pick),
      seen: [],
      speciality: mind.speciality,
      next: mind.first,
      discs: mind.discs,
    },
  });
}

export const mindOf = (p: TrailPlay, seat: Seat): AutomaMind => playerAt(p, seat).mind!;

/** The type it has most of; a tie keeps what it is. */
export function respecialize(p: TrailPlay, seat: Seat): void {
  const mind = mindOf(p, seat);
  const { workers } = playerAt(p, seat);
  for (let type = 0; type < workers.length; type++)
    if (workers[type]! > workers[mind.speciality]!) {
      mind.speciality = type;
      p.log?.push({ type: 'automa-speciality', seat, worker: p.c.workers[type]! });
    }
}

/** The person who plays against it: the next one in turn order. */
export function personAfter(p: TrailPlay, seat: Seat): Seat {
  const { order, players } = p.s;
  const from = order.indexOf(seat);
  for (let i = 1; i < order.length; i++) {
    const other = order[(from + i) % order.length]!;
    if (!players[other]!.automa) return other;
  }
  return seat;
}

/** The top card; an empty deck is shuffled anew first. */
export function drawAutomaCard(p: TrailPlay, seat: Seat): number {
  const mind = mindOf(p, seat);
  if (mind.deck.length === 0) {
    mind.deck = shuffle(mind.seen, (n) => below(p.s.rng, deckStream(seat), n));
    mind.seen = [];
    p.log?.push({ type: 'shuffled', seat });
  }
  p.s.reveals++;
  return mind.deck.pop()!;
}

/** One of its discs, if there is one left. */
export function placeDisc(p: TrailPlay, seat: Seat): boolean {
  const mind = mindOf(p, seat);
  if (mind.discs === 0) {
    p.log?.push({ type: 'no-disc', seat });
    return false;
  }
  mind.discs--;
  return true;
}
