import type { Effect, Sourced } from '@drover/engine';
import type { GameContext } from '../context/context.ts';
import { points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import type { ReferenceWords } from './words.ts';
import { line, type Cell, type Line } from './table.ts';

/** What a table is written with, and the lines most of them need. */

export interface Page<G extends GameContext = GameContext> {
  readonly g: G;
  readonly r: ReferenceWords;
}

/** The fields of a row with their sources. */
export type Tagged<Row> = { readonly [Field in keyof Row]: Sourced<Row[Field]> };
export type Rows<Row> = Readonly<Record<string, Tagged<Row>>>;

export const effectLine = ({ g }: Page, effect: Sourced<Effect>): Line => line(effectWords(g, effect.is), effect);

/** Every local action is a line of its own. */
export const effectLines = ({ g }: Page, effects: Sourced<readonly Effect[]>): Line[] =>
  effects.is.map((effect) => line(effectWords(g, effect), effects));

export const vpLine = ({ g }: Page, vp: Sourced<number>): Line => line(points(g, vp.is), vp);

export const cornersLine = ({ g }: Page, corner: Sourced<'white' | 'dark'>): Line =>
  line(corner.is === 'dark' ? g.words.pieces.darkCorners : g.words.pieces.whiteCorners, corner);

/** The lines, or that there are none, and how we know. */
export const orNothing = ({ g }: Page, cell: Cell, ...values: readonly Sourced<unknown>[]): Cell =>
  cell.length > 0 ? cell : [line(g.words.pieces.nothing, ...values)];
