import type { CoreState } from '@drover/engine';
import type { Thing } from '@drover/words';
import { createContext } from 'svelte';

export interface Walk {
  readonly seat: number;
  readonly path: readonly string[];
}

/**
 * What the drawn table knows of the game around it. A spot is a place that can be clicked: `space:12`, `hand:5`,
 * `job:0:2`; see spots.ts for the whole list.
 */
export interface Stage {
  /** The table as the person in front of it may see it. */
  readonly view: CoreState;
  /** What answers the waiting question, by the spots that stand for it. */
  readonly open: ReadonlyMap<string, unknown>;
  /** Spots that the choice under the pointer, or the film of what happened, speaks of. */
  readonly lit: ReadonlySet<string>;
  /** Who has just walked over which spaces of the trail, by their ids, up to where the runholder stands now. */
  readonly walk: Walk | null;
  /** Answers with the move of this spot, or narrows the choices down to those of the spot. */
  pick(spot: string): void;
  /** The pointer is over something, or has left it; `spot` is empty where nothing can be chosen. */
  point(pointed: { readonly spot: string; readonly thing: Thing; readonly element: Element } | null): void;
  /** What it is, in a bubble beside the element; and why it cannot be chosen now, where it might be. */
  explain(thing: Thing, beside: Element, spot?: string): void;
  /** For titles and labels: what the thing is called. */
  name(thing: Thing): string;
  /** Does what `text` says in the language of the page. */
  effectText(effect: import('@drover/engine').Effect): string;
}

export const [stageOf, setStage] = createContext<Stage>();
