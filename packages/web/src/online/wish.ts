import type { Level } from '@drover/bots';
import { EDITIONS, type EditionId } from '@drover/engine';
import type { Clock, TableRequest } from '@drover/protocol';
import { FIRST_WISH, ownOptions, soloOption, type Difficulty } from '../new-game/new-game.ts';

/** Who may sit at a seat, as the form says it: a bot by its level. */
export type SeatWish = 'open' | 'automa' | Level;

/** What the form for a new table says. Seat 1 is the host's. */
export interface TableWish {
  edition: EditionId;
  players: 2 | 3 | 4;
  /** Of the seats from the second on. */
  seats: SeatWish[];
  difficulty: Difficulty;
  firstDelivery: string | null;
  neutral: 'letters' | 'shuffled';
  sides: 'a' | 'random';
  order: 'seated' | 'random-start' | 'shuffled';
  simmental: boolean;
  pace: Clock['kind'];
  seconds: number;
  minutes: number;
  days: number;
  listed: 'listed' | 'linked';
  takeover: Level | 'none';
  /** Seconds. */
  returnWithin: number;
}

/** How long a seat may be kept for whoever left it, in seconds. */
export const RETURN_TIMES = [0, 600, 3600, 86_400, 3 * 86_400] as const;

/** The game is the same that one begins with here. */
export const FIRST_TABLE: TableWish = {
  edition: EDITIONS[0],
  players: 2,
  seats: ['open', 'open', 'open'],
  difficulty: 'easy',
  firstDelivery: null,
  neutral: FIRST_WISH.neutral,
  sides: FIRST_WISH.sides,
  order: FIRST_WISH.order,
  simmental: FIRST_WISH.simmental,
  pace: 'none',
  seconds: 60,
  minutes: 15,
  days: 2,
  listed: 'linked',
  takeover: 'steady',
  returnWithin: 86_400,
};

/** Sarah and Sam play against one person. */
export const mayBeAutoma = ({ players }: Pick<TableWish, 'players'>): boolean => players === 2;

const othersOf = ({ seats, players }: TableWish): SeatWish[] => seats.slice(0, players - 1);

export const hasAutoma = (wish: TableWish): boolean => mayBeAutoma(wish) && othersOf(wish).includes('automa');

export function clockOf({ pace, seconds, minutes, days }: TableWish): Clock {
  switch (pace) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', turn: seconds, reserve: 60 * minutes };
    case 'days':
      return { kind: 'days', days };
  }
}

export function tableRequestOf(wish: TableWish, added: { readonly commitment: string }): TableRequest {
  const { edition, neutral, sides, order, takeover } = wish;
  const solo = hasAutoma(wish);
  const seatOf = (seat: SeatWish): TableRequest['seats'][number] => {
    if (seat === 'automa') return solo ? { kind: 'automa' } : { kind: 'open' };
    return seat === 'open' ? { kind: 'open' } : { kind: 'bot', level: seat };
  };
  return {
    game: {
      edition,
      options: {
        neutral,
        sides,
        // Alone, the person begins.
        order: solo ? 'seated' : order,
        ...ownOptions(wish),
        ...(solo ? soloOption(wish) : {}),
      },
    },
    seats: [{ kind: 'me' }, ...othersOf(wish).map(seatOf)],
    clock: clockOf(wish),
    listed: wish.listed === 'listed',
    takeover: takeover === 'none' ? null : takeover,
    returnWithin: wish.returnWithin,
    ...added,
  };
}
