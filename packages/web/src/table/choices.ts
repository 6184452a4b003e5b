import type { CoreState, Move } from '@drover/engine';
import { grouped } from './grouped.ts';

interface Said {
  readonly label: string;
  readonly detail: string | null;
}

/** Something that can be chosen: its moves, what a person reads about it and where it lies on the table. */
export interface Choice extends Said {
  /** The table it is a choice at. */
  readonly on: CoreState;
  /** Carried out in a row. */
  readonly moves: readonly Move[];
  readonly spots: readonly string[];
  /** What it belongs to among the others; null where that goes without saying. */
  readonly heading: string | null;
  /** It may be done at any time, whatever is being asked. */
  readonly anyTime: boolean;
  /** In the list, behind it for whoever asks for a dearer way, or only on the board where the list has its like. */
  readonly found: 'listed' | 'behind' | 'board';
  /** The turn is over with it. */
  readonly ends: boolean;
  /** It cannot be taken back. */
  readonly final: boolean;
  /** It is made of a place and a disc that goes there: what is read of each. */
  readonly parts: { readonly place: Said; readonly disc: Said } | null;
  /** It stands for all choices of this spot. */
  readonly opens?: string;
}

const agreeing = (choices: readonly Choice[], picked: readonly string[]): readonly Choice[] =>
  choices.filter(({ spots }) => picked.every((spot) => spots.includes(spot)));

/** The choices that agree with the spots clicked so far; of those that lead to the same, the ones found first. */
export function narrowed(choices: readonly Choice[], picked: readonly string[]): readonly Choice[] {
  const left = agreeing(choices, picked);
  if (picked.length === 0) return left;
  const found = (['listed', 'behind'] as const).find((where) => left.some((choice) => choice.found === where));
  return found === undefined ? left : left.filter((choice) => choice.found === found);
}

/** Spots that lead on from here, with their choices. */
export function openSpots(choices: readonly Choice[], picked: readonly string[]): Map<string, readonly Choice[]> {
  const spots = new Set(agreeing(choices, picked).flatMap((choice) => choice.spots));
  for (const spot of picked) spots.delete(spot);
  return new Map([...spots].map((spot) => [spot, narrowed(choices, [...picked, spot])]));
}

/** Choices that no further click on the table tells apart: they need a button beside it. */
export const unplaced = (choices: readonly Choice[], picked: readonly string[]): readonly Choice[] =>
  narrowed(choices, picked).filter(({ spots }) => spots.every((spot) => picked.includes(spot)));

/** The choices as they are read. Ending the turn has a place of its own, and so has what may be done at any time. */
export interface Lists {
  readonly end: Choice | undefined;
  /** Under their headings, in the order of their first. */
  readonly listed: readonly Choice[];
  /** The same at a higher price. */
  readonly behind: readonly Choice[];
  readonly anyTime: readonly Choice[];
  /** What may be done at any time is read at a glance together with the list: it needs no drawer. */
  readonly atAGlance: boolean;
}

/** So many lines are read one by one. */
const FEW = 6;

export function listsOf(choices: readonly Choice[], picked: readonly string[]): Lists {
  const offered = narrowed(choices, picked);
  const end = offered.find(({ moves }) => moves[0]!.do === 'end');
  const own = offered.filter((choice) => choice !== end && !choice.anyTime);
  const first = picked.length > 0 ? own : own.filter(({ found }) => found === 'listed');
  const listed = [...grouped(placeBeforeDisc(first, picked), ({ heading }) => heading).values()].flat();
  const anyTime = offered.filter((choice) => choice.anyTime);
  return {
    end,
    listed,
    behind: picked.length > 0 ? [] : own.filter(({ found }) => found === 'behind'),
    anyTime,
    atAGlance: listed.length + anyTime.length <= FEW,
  };
}

/** Where a disc goes is asked before which disc, unless both are read at a glance. */
function placeBeforeDisc(choices: readonly Choice[], picked: readonly string[]): readonly Choice[] {
  if (choices.length <= FEW || !choices.some(({ parts }) => parts !== null)) return choices;
  const listed = new Set<string>();
  return choices.flatMap((choice): Choice[] => {
    const { parts, spots } = choice;
    if (parts === null) return [choice];
    if (picked.includes(spots[0]!)) return [{ ...choice, ...parts.disc }];
    if (picked.includes(spots[1]!)) return [{ ...choice, ...parts.place }];
    const [place] = spots;
    if (listed.has(place!)) return [];
    listed.add(place!);
    const single = choices.filter((other) => other.parts !== null && other.spots[0] === place).length === 1;
    return [single ? choice : { ...choice, ...parts.place, opens: place!, ends: false, final: false }];
  });
}
