import type { Seat } from '../core/state.ts';
import type { TrailEvent } from '../trail/events.ts';

/** What can be told of a New Zealand game. */
export type NzEvent =
  | TrailEvent
  | { type: 'gold'; seat: Seat; change: number; now: number }
  | { type: 'pathfinder'; seat: Seat; from: number; to: number }
  | { type: 'step-tile'; seat: Seat; side: number }
  | { type: 'fees-ended'; seat: Seat }
  | { type: 'permanent'; seat: Seat; certificates: number; wool: number }
  | { type: 'invested'; seat: Seat; tile: string; cost: number }
  | { type: 'sailed'; seat: Seat; to: string }
  | { type: 'upgraded'; seat: Seat; harbour: string }
  | { type: 'ship-home'; seat: Seat }
  | { type: 'storehouse'; seat: Seat; pair: string; complete: boolean }
  | { type: 'harbourmaster'; seat: Seat; tile: string; worker: string }
  | { type: 'revealed'; seat: Seat; card: string }
  | { type: 'sheared'; seat: Seat; total: number }
  | { type: 'delivered'; seat: Seat; post: string; disc: string | null }
  | { type: 'foresight'; seat: Seat; space: 'A' | 'B'; tile: string; to: string }
  | { type: 'foresight-filled'; space: 'A' | 'B'; tiles: (string | null)[] }
  | { type: 'token-moved'; arrow: string; row: number }
  | { type: 'buildings-flipped' }
  | { type: 'bonus-tile-out'; seat: Seat; tile: string };
