import type { Level } from '@drover/bots';
import { EDITIONS, soloOpponent, todaysGame, type EditionId, type Setup, type SoloOpponent } from '@drover/engine';
import { KITS } from '../editions/editions.ts';
import type { Sitter } from '../authority/authority.ts';

export type Mode = 'bots' | 'solo' | 'people' | 'watch';
export const MODES: readonly Mode[] = ['bots', 'solo', 'people', 'watch'];
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** What the form on the start page says. */
export interface Wish {
  edition: EditionId;
  mode: Mode;
  players: number;
  level: Level;
  difficulty: Difficulty;
  /** Of Sarah or Sam; null where the difficulty says it. */
  firstDelivery: string | null;
  /** Names of the people, by seat; empty ones get the usual name. */
  names: string[];
  /** In a game on one device: seats that a bot takes. */
  bots: boolean[];
  neutral: 'letters' | 'shuffled';
  sides: 'a' | 'random';
  order: 'seated' | 'random-start' | 'shuffled';
  simmental: boolean;
  seed: string;
}

/** One click must be enough: a first game against one bot. */
export const FIRST_WISH: Wish = {
  edition: EDITIONS[0],
  mode: 'bots',
  players: 2,
  level: 'easy',
  difficulty: 'easy',
  firstDelivery: null,
  names: ['', '', '', ''],
  bots: [false, false, true, true],
  neutral: 'letters',
  sides: 'a',
  order: 'random-start',
  simmental: false,
  seed: '',
};

/** What is wished of Sarah or Sam, here or on a server. */
export type SoloWish = Pick<Wish, 'edition' | 'difficulty' | 'firstDelivery'>;

/** A game of this edition, as far as it matters before anything is chosen. */
export const plainSetup = (edition: EditionId): Setup => ({ edition, players: 2, seed: '', options: {} });

/** Where the first delivery may go, where it usually does, and where it will. A city wished of Sam says nothing to Sarah. */
export function deliveriesOf({ edition, difficulty, firstDelivery }: SoloWish): {
  places: SoloOpponent['deliveries'];
  usual: string;
  chosen: string;
} {
  const { deliveries: places, usualDelivery } = soloOpponent(todaysGame(plainSetup(edition)));
  const usual = usualDelivery[difficulty]!;
  return { places, usual, chosen: places.find(({ id }) => id === firstDelivery)?.id ?? usual };
}

/** The option that seats Sarah or Sam; what is as usual is not said. */
export function soloOption(wish: SoloWish): Record<string, { difficulty: Difficulty; firstDelivery?: string }> {
  const { difficulty } = wish;
  const { usual, chosen } = deliveriesOf(wish);
  const { option } = soloOpponent(todaysGame(plainSetup(wish.edition)));
  return { [option]: { difficulty, ...(chosen === usual ? {} : { firstDelivery: chosen }) } };
}

/** What is wished of the options that only this edition has. */
export const ownOptions = (wish: Pick<Wish, 'edition' | 'simmental'>): Record<string, boolean> =>
  Object.fromEntries(KITS[wish.edition].options.map((option) => [option, wish[option]]));

export function setupOf(wish: Wish, seed: string): Setup {
  const { edition, mode, neutral, sides, order } = wish;
  return {
    edition,
    players: mode === 'solo' ? 2 : wish.players,
    seed: wish.seed.trim() || seed,
    options: {
      neutral,
      sides,
      // Alone, the person begins.
      order: mode === 'solo' ? 'seated' : order,
      ...ownOptions(wish),
      ...(mode === 'solo' ? soloOption(wish) : {}),
    },
  };
}

export function sittersOf(wish: Wish): Sitter[] {
  const person = (seat: number): Sitter => ({ kind: 'person', name: wish.names[seat]?.trim() ?? '' });
  const bot: Sitter = { kind: 'bot', name: '', level: wish.level };
  const first = person(0);
  switch (wish.mode) {
    case 'solo':
      return [first, { kind: 'automa', name: '' }];
    case 'bots':
      return Array.from({ length: wish.players }, (_, seat) => (seat === 0 ? first : bot));
    case 'people':
      return Array.from({ length: wish.players }, (_, seat) => (wish.bots[seat] ? bot : person(seat)));
    case 'watch':
      return Array.from({ length: wish.players }, () => bot);
  }
}
