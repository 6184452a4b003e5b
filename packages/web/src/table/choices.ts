import type { Move } from '@drover/engine';

/** A move with what a person reads about it and where it lies on the table. */
export interface Choice {
  readonly move: Move;
  readonly label: string;
  readonly detail: string | null;
  readonly spots: readonly string[];
  /** It may be done at any time, whatever is being asked. */
  readonly anyTime: boolean;
}

/** The choices that agree with the spots clicked so far. */
export const narrowed = (choices: readonly Choice[], picked: readonly string[]): readonly Choice[] =>
  choices.filter(({ spots }) => picked.every((spot) => spots.includes(spot)));

/** Spots that lead on from here, with their moves. */
export function openSpots(choices: readonly Choice[], picked: readonly string[]): Map<string, Move[]> {
  const open = new Map<string, Move[]>();
  for (const { move, spots } of narrowed(choices, picked))
    for (const spot of spots) if (!picked.includes(spot)) open.set(spot, [...(open.get(spot) ?? []), move]);
  return open;
}

/** Choices that no further click on the table tells apart: they need a button beside it. */
export const unplaced = (choices: readonly Choice[], picked: readonly string[]): readonly Choice[] =>
  narrowed(choices, picked).filter(({ spots }) => spots.every((spot) => picked.includes(spot)));
