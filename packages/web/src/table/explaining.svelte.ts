import type { Thing } from '@drover/words';
import type { Stage } from '../stage/stage.ts';
import type { Position } from './position.ts';

/** After so many milliseconds under a resting pointer a thing explains itself. */
const RESTING = 900;

export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string;
  /** Why it cannot be chosen now. */
  readonly refusal: { readonly text: string; readonly rule: string } | null;
  readonly beside: Element;
  /** The pointer only rests on it: what is told goes away with the pointer. */
  readonly resting?: boolean;
}

type Pointed = Parameters<Stage['point']>[0];

/** What the pointer is on, and what is being explained. */
export class Explaining {
  pointed = $state.raw<Pointed>(null);
  explained = $state.raw<Explained | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #position: Position;

  constructor(position: Position) {
    this.#position = position;
  }

  point(pointed: Pointed): void {
    this.pointed = pointed;
    clearTimeout(this.#resting);
    if (this.explained?.resting) this.explained = null;
    if (pointed === null) return;
    this.#resting = setTimeout(() => {
      if (this.explained === null) this.explain(pointed.thing, pointed.element, pointed.spot, true);
    }, RESTING);
  }

  explainPointed(): void {
    if (this.pointed !== null) this.explain(this.pointed.thing, this.pointed.element, this.pointed.spot);
  }

  explain(thing: Thing, beside: Element, spot?: string, resting = false): void {
    void this.#explain(thing, beside, spot, resting);
  }

  async #explain(thing: Thing, beside: Element, spot: string | undefined, resting: boolean): Promise<void> {
    const { whyClosed, explain } = await import('./why.ts');
    if (resting && this.pointed?.element !== beside) return;
    const { view, viewer, asked, teller } = this.#position;
    const refusal = spot === undefined || !asked ? null : whyClosed(view, viewer, spot);
    this.explained = {
      ...explain(teller, view, thing),
      refusal: refusal === null ? null : { text: teller.refusal(refusal), rule: refusal.rule },
      beside,
      resting,
    };
  }

  close(): void {
    this.explained = null;
  }

  stop(): void {
    clearTimeout(this.#resting);
  }
}
