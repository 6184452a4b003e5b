import type { AgainstScore, ScoreSheet, SeatScore } from '../core/edition.ts';
import type { CardInfo, TrailState } from './types.ts';

/** Workers score from this place of their row on. */
export const FIRST_LATE_WORKER = 5;

/** What a solo opponent scores: some categories not at all, and every objective it owns as if it were fulfilled. */
export function soloCategories(
  normal: SeatScore,
  without: readonly string[],
  owned: readonly number[],
  cards: readonly CardInfo[],
): SeatScore {
  const objectives = owned.filter((card) => cards[card]!.kind === 'objective');
  const categories = normal.categories.map(({ category, vp }) => {
    if (without.includes(category)) return { category, vp: 0 };
    return category === 'objectives'
      ? { category, vp: objectives.reduce((sum, card) => sum + cards[card]!.vp, 0) }
      : { category, vp };
  });
  return {
    seat: normal.seat,
    categories,
    total: categories.reduce((sum, { vp }) => sum + vp, 0),
    fulfilled: objectives.map((card) => cards[card]!.id),
  };
}

/** The sheet of everybody, who leads, and how the people fare against a solo opponent. */
export function sheetOf(s: TrailState, scoreSeat: (seat: number) => SeatScore): ScoreSheet {
  const seats = s.players.map((_, seat) => scoreSeat(seat));
  const most = Math.max(...seats.map((score) => score.total));
  return {
    seats,
    leaders: seats.filter((score) => score.total === most).map((score) => score.seat),
    against: against(s, seats),
  };
}

function against(s: TrailState, seats: readonly SeatScore[]): AgainstScore | null {
  const seat = s.players.findIndex((player) => player.mind !== null);
  if (seat < 0) return null;
  const best = Math.max(...seats.filter((other) => other.seat !== seat).map((other) => other.total));
  const margin = best - seats[seat]!.total;
  return {
    seat,
    difficulty: s.players[seat]!.mind!.difficulty,
    margin,
    outcome: margin > 0 ? 'won' : margin < 0 ? 'lost' : 'shared',
  };
}
