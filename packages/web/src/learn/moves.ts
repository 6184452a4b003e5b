import { legalMoves, writeMove, type CoreState, type Move } from '@drover/engine';
import { componentsOf } from '../editions/editions.ts';
import { spotsOf } from '../table/spots.ts';

/** The person who learns. */
export const LEARNER = 0;

/**
 * `deliver 6` stands for `deliver 6 aux-draw` as well, but not for `deliver 60`; `play ferry.` for nothing else, and
 * `move C.|move D.` for either of the two.
 */
export const isMeant = (wanted: string, written: string): boolean =>
  wanted.split('|').some((text) => `${written}.` === text || written === text || written.startsWith(`${text} `));

/** The legal moves of a seat that a text stands for. */
export const movesMeant = (state: CoreState, seat: number, wanted: string): Move[] =>
  legalMoves(state, seat).filter((move) => isMeant(wanted, writeMove(state, move)));

/** Of the answers to other moves the key of the one that fits. */
export const kindOf = (wrong: Readonly<Record<string, readonly string[]>>, written: string): string | null =>
  Object.entries(wrong).find(([, texts]) => texts.some((text) => isMeant(text, written)))?.[0] ?? null;

interface Named {
  readonly id: string;
}

/** Where the things of a kind of spot have their names. */
const LISTS: Readonly<Record<string, string>> = {
  space: 'spaces',
  post: 'posts',
  city: 'cities',
  disc: 'discSpaces',
  station: 'stations',
  rail: 'rail',
  sea: 'seaSpaces',
  hand: 'cards',
  market: 'cards',
  objective: 'cards',
  aux: 'auxiliaries',
};

/** `space:A` as the drawn table calls it: `space:1`. What has no name there stays as it is. */
export function spotNamed(state: CoreState, name: string): string {
  const [kind = '', id = ''] = name.split(':');
  const list = (componentsOf(state) as unknown as Readonly<Record<string, readonly Named[] | undefined>>)[
    LISTS[kind] ?? ''
  ];
  const number = list?.findIndex((thing) => thing.id === id) ?? -1;
  return number < 0 ? name : `${kind}:${number}`;
}

/** Where the moves lie that a text stands for. */
export const spotsMeant = (state: CoreState, wanted: string): string[] =>
  movesMeant(state, LEARNER, wanted).flatMap((move) => [...spotsOf(state, LEARNER, move)]);
