import type { CoreState, Decision } from '@drover/engine';
import type { Teller } from '@drover/words';

/** The table as it lies on the screen: what the parts of the table model read of it. */
export interface Position {
  readonly view: CoreState;
  /** The seat of the person in front of it, or none. */
  readonly viewer: number;
  readonly decision: Decision | null;
  /** The viewer has to decide, and sees the table as it is. */
  readonly asked: boolean;
  /** The table is seen as it is now: neither an earlier moment of it, nor what everybody may see between two people. */
  readonly current: boolean;
  /** Moves that go together are one choice, and what has one answer answers itself. */
  readonly together: boolean;
  readonly teller: Teller;
}
