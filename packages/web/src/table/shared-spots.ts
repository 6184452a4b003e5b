import type { CoreState, Move, Seat } from '@drover/engine';
import type { AnyState } from '../editions/kit.ts';

/** For every move of an edition its places. */
export type SpotsFor<M extends Move> = {
  readonly [V in M['do']]: (move: Extract<M, { do: V }>, view: CoreState, seat: Seat) => readonly string[];
};

export const space = (at: number): string => `space:${at}`;
export const hand = ({ card }: { readonly card: number }): readonly string[] => [`hand:${card}`];
export const none = (): readonly string[] => [];

/** Discs of the own board; a disc that is moved from elsewhere, or none at all, has no place to click. */
const BOARD_DISCS = 99;
export const disc = (which: number): readonly string[] => (which < BOARD_DISCS ? [`disc:${which}`] : []);

export const row = ({ worker }: { readonly worker: number }): readonly string[] => [`row:${worker}`];
export const onSpace = ({ at }: { readonly at: number }): readonly string[] => [space(at)];

/** Moves that both editions have, and that lie on the same places. */
export const SHARED_SPOTS = {
  move: ({ path }: { readonly path: readonly number[] }) => [space(path.at(-1)!)],
  place: onSpace,
  site: onSpace,
  remove: onSpace,
  build: ({ building }: { readonly building: number }) => [`building:${building}`],
  hire: ({ worker, row: line }: { readonly worker: number; readonly row: number }) => [`job:${worker}:${line}`],
  appoint: row,
  buy: ({ cards }: { readonly cards: readonly number[] }) => [...new Set(cards.map((card) => `market:${card}`))],
  restock: () => ['market-stack'],
  objective: ({ card }: { readonly card: number }, view: CoreState) => [
    (view as AnyState).objectives.includes(card) ? `objective:${card}` : 'objective-stack',
  ],
  discard: hand,
  play: hand,
  retire: hand,
  auxiliary: ({ which }: { readonly which: number }) => [`aux:${which}`],
  certify: ({ steps }: { readonly steps: number }, view: CoreState, seat: Seat) => [
    `certificate:${(view as AnyState).players[seat]!.certificates + steps}`,
  ],
  draw: none,
  choose: none,
  use: none,
  take: none,
  forgo: none,
  done: none,
  end: none,
  income: none,
  exchange: () => ['tokens:1'],
  decide: none,
};
