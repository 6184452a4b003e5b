import type { Level } from '@drover/bots';
import type { Clock, TableRequest } from '@drover/protocol';
import { soloOption, type Difficulty, type EditionId } from '../screens/new-game.ts';

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
}

export const FIRST_TABLE: TableWish = {
  edition: 'nz',
  players: 2,
  seats: ['open', 'open', 'open'],
  difficulty: 'easy',
  firstDelivery: null,
  neutral: 'shuffled',
  sides: 'a',
  order: 'random-start',
  simmental: false,
  pace: 'none',
  seconds: 60,
  minutes: 15,
  days: 2,
  listed: 'linked',
  takeover: 'steady',
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

export function tableRequestOf(wish: TableWish, contribution: string): TableRequest {
  const { edition, neutral, sides, order, simmental, takeover } = wish;
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
        ...(edition === 'second' ? { simmental } : {}),
        ...(solo ? soloOption(wish) : {}),
      },
    },
    seats: [{ kind: 'me' }, ...othersOf(wish).map(seatOf)],
    clock: clockOf(wish),
    listed: wish.listed === 'listed',
    takeover: takeover === 'none' ? null : takeover,
    contribution,
  };
}
