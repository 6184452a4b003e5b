import type { CoreState, Seat } from '@drover/engine';
import type { Teller } from '@drover/words';
import type { Authority, Frame } from '../authority/authority.ts';

/** The table the coach sits at. */
export interface Coached {
  readonly authority: Pick<Authority, 'id' | 'hints'>;
  /** The seat of the person, or nobody's. */
  readonly viewer: Seat;
  readonly view: CoreState;
  readonly teller: Teller;
  /** What lies on the screen is how things are: nothing of the past is being shown. */
  readonly current: boolean;
  /** The person has to decide. */
  readonly asked: boolean;
  readonly playback: { readonly frames: readonly Frame[] };
  /** Places that the coach points at. */
  shown: ReadonlySet<string>;
}
