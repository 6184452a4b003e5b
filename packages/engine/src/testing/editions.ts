import type { Below, CoreState, EditionId, GameEvent, NzState, Seat } from '../index.ts';
import type { SecondState } from '../second/state.ts';
import { NzLedger } from './conservation.ts';
import { SecondLedger } from './second-ledger.ts';
import { checkView, otherWorld } from './worlds.ts';

/** What each edition brings to the properties: a ledger of all its pieces, other worlds, what a view must hide. */

/** Follows a game and knows where everything must be. */
export interface Ledger {
  follow(before: CoreState, after: CoreState, events: readonly GameEvent[], mover: Seat): void;
  check(state: CoreState): void;
  copy(state: CoreState): Ledger;
}

interface EditionChecks {
  ledger(start: CoreState): Ledger;
  /** A game these seats cannot tell from this one. */
  otherWorld(state: CoreState, viewers: readonly Seat[], pick: Below): CoreState;
  checkView(seen: CoreState, viewer: number): void;
  /** Events after which everybody has seen something that was hidden. */
  readonly openEvents: readonly string[];
}

/** What both editions have in common. */
const onTheTrail = {
  otherWorld: (state: CoreState, viewers: readonly Seat[], pick: Below) => otherWorld(state as NzState, viewers, pick),
  checkView: (seen: CoreState, viewer: number) => checkView(seen as NzState, viewer),
  openEvents: ['market', 'objectives', 'foresight-filled', 'acquired', 'automa-card'],
};

const EDITIONS: Readonly<Record<EditionId, EditionChecks>> = {
  nz: { ...onTheTrail, ledger: (start) => new NzLedger(start as NzState) as unknown as Ledger },
  second: { ...onTheTrail, ledger: (start) => new SecondLedger(start as SecondState) as unknown as Ledger },
};

export const checksOf = (state: CoreState): EditionChecks => EDITIONS[state.edition];
