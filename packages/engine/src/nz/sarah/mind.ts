import { Unusable } from '../../core/refusal.ts';
import { shuffle, type Below } from '../../core/rng.ts';
import type { Seat } from '../../core/state.ts';
import type { NzComponents } from '../compile.ts';
import { playerOf, WORKERS, type NzPlay, type NzPlayer } from '../state.ts';

/** What Sarah is made of: her cards, her speciality, where she delivers next. */

export interface SarahOption {
  readonly difficulty: 'easy' | 'medium' | 'hard' | 'custom';
  /** A custom Sarah: the numbers of her cards and the local post of her first delivery. */
  readonly cards?: readonly number[];
  readonly firstDelivery?: string;
}

export interface SarahMind {
  readonly difficulty: SarahOption['difficulty'];
  /** Card numbers, top at the end. */
  deck: number[];
  seen: number[];
  /** Worker type. */
  speciality: number;
  /** Place in the row of local posts where she delivers next. */
  next: number;
  discs: number;
}

export const cloneMind = (mind: SarahMind): SarahMind => ({
  ...mind,
  deck: mind.deck.slice(),
  seen: mind.seen.slice(),
});

/** The local posts for sheep, by rising value. */
export const localPosts = (c: NzComponents): number[] =>
  c.posts
    .map((_, post) => post)
    .filter((post) => !c.posts[post]!.wool && c.posts[post]!.harbour < 0)
    .sort((a, b) => c.posts[a]!.value - c.posts[b]!.value);

const allCards = (c: NzComponents): number[] => Object.keys(c.tables.sarah.cards).map(Number);

/** Checks the option and says which cards and which first post it means. */
export function sarahPlan(c: NzComponents, option: SarahOption): { cards: number[]; first: number } {
  const { difficulties } = c.tables.sarah;
  const known = [...Object.keys(difficulties), 'custom'];
  if (typeof option !== 'object' || option === null || !known.includes(option.difficulty))
    throw new Unusable(`Option sarah needs a difficulty: ${known.join(', ')}.`);
  for (const key of Object.keys(option))
    if (!['difficulty', 'cards', 'firstDelivery'].includes(key)) throw new Unusable(`Option sarah: unknown "${key}".`);
  if (option.difficulty !== 'custom' && (option.cards !== undefined || option.firstDelivery !== undefined))
    throw new Unusable('Option sarah: cards and firstDelivery belong to the difficulty "custom".');
  const level = option.difficulty === 'custom' ? { without: [], firstDelivery: '0' } : difficulties[option.difficulty];
  const cards = option.cards ?? allCards(c).filter((card) => !level.without.includes(card));
  if (
    !Array.isArray(cards) ||
    cards.length === 0 ||
    cards.some((card) => !allCards(c).includes(card)) ||
    new Set(cards).size !== cards.length
  )
    throw new Unusable(`Option sarah: cards must be different numbers from 1 to ${allCards(c).length}, at least one.`);
  const names = localPosts(c).map((post) => c.posts[post]!.id);
  const first = names.indexOf(option.firstDelivery ?? level.firstDelivery);
  if (first < 0) throw new Unusable(`Option sarah: firstDelivery must be one of ${names.join(', ')}.`);
  return { cards: [...cards], first };
}

/** Makes a player of her: no money, no flock, one worker more. */
export function becomeSarah(c: NzComponents, player: NzPlayer, option: SarahOption, worker: number, pick: Below): void {
  const { cards, first } = sarahPlan(c, option);
  Object.assign(player, {
    automa: true,
    pounds: 0,
    tokens: 0,
    gold: 0,
    stack: [],
    firstTurn: false,
    at: c.start,
    discs: c.discSpaces.map(() => 0),
    storehouses: c.pairs.map(() => 0),
  });
  player.workers[worker]!++;
  player.sarah = {
    difficulty: option.difficulty,
    deck: shuffle(cards, pick),
    seen: [],
    speciality: worker,
    next: first,
    discs: c.tables.sarah.discs,
  };
}

export const mindOf = (p: NzPlay, seat: Seat): SarahMind => playerOf(p, seat).sarah!;

/** The type she has most of; a tie keeps what she is. */
export function respecialize(p: NzPlay, seat: Seat): void {
  const mind = mindOf(p, seat);
  const { workers } = playerOf(p, seat);
  for (let type = 0; type < WORKERS.length; type++)
    if (workers[type]! > workers[mind.speciality]!) setSpeciality(p, seat, type);
}

function setSpeciality(p: NzPlay, seat: Seat, type: number): void {
  mindOf(p, seat).speciality = type;
  p.log?.push({ type: 'sarah-speciality', seat, worker: WORKERS[type]! });
}

/** The person who plays against her: the next one in turn order. */
export function personAfter(p: NzPlay, seat: Seat): Seat {
  const { order, players } = p.s;
  const from = order.indexOf(seat);
  for (let i = 1; i < order.length; i++) {
    const other = order[(from + i) % order.length]!;
    if (!players[other]!.automa) return other;
  }
  return seat;
}
