import { answers, score, type CoreState } from '@drover/engine';
import type { AnyState } from '../editions/kit.ts';

/** How money, points and deliveries went from turn to turn, by seat. */
export const SERIES = ['money', 'score', 'deliveries'] as const;
export type SeriesId = (typeof SERIES)[number];

/** The table at one moment; several of one turn count as its last. */
export interface Moment {
  readonly turn: number;
  readonly state: CoreState;
}

export interface Series {
  readonly id: SeriesId;
  readonly turns: readonly number[];
  /** By seat, a value for every turn in `turns`. */
  readonly lines: readonly (readonly number[])[];
}

const VALUES: Readonly<Record<SeriesId, (state: CoreState) => readonly number[]>> = {
  money: (state) => (state as AnyState).players.map(({ money }) => money),
  score: (state) => score(state).seats.map(({ total }) => total),
  deliveries: (state) => (state as AnyState).players.map((_, seat) => answers.deliveries(answers.reading(state), seat)),
};

export function seriesOf(moments: readonly Moment[]): Series[] {
  const last = new Map(moments.map(({ turn, state }) => [turn, state]));
  const turns = [...last.keys()].sort((a, b) => a - b);
  const seats = (moments[0]?.state as AnyState | undefined)?.players ?? [];
  return SERIES.map((id) => {
    const values = turns.map((turn) => VALUES[id](last.get(turn)!));
    return { id, turns, lines: seats.map((_, seat) => values.map((row) => row[seat]!)) };
  });
}
