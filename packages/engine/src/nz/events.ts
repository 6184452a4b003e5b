import type { Seat } from '../core/state.ts';
import type { TrailEvent } from '../trail/events.ts';

/** What can be told of a New Zealand game. */
export type NzEvent =
  | TrailEvent
  | { type: 'gold'; seat: Seat; change: number; now: number }
  | { type: 'pathfinder'; seat: Seat; from: number; to: number }
  | { type: 'step-tile'; seat: Seat; side: number }
  | { type: 'fees-ended'; seat: Seat }
  | { type: 'hired'; seat: Seat; worker: string; cost: number }
  | { type: 'invested'; seat: Seat; tile: string; cost: number }
  | { type: 'permanent'; seat: Seat; certificates: number; wool: number }
  | { type: 'bought'; seat: Seat; cards: string[]; shepherds: number }
  | { type: 'market'; added: string[] }
  | { type: 'sailed'; seat: Seat; to: string }
  | { type: 'upgraded'; seat: Seat; harbour: string }
  | { type: 'ship-home'; seat: Seat }
  | { type: 'storehouse'; seat: Seat; pair: string; complete: boolean }
  | { type: 'harbourmaster'; seat: Seat; tile: string; worker: string }
  | { type: 'revealed'; seat: Seat; card: string }
  | { type: 'income'; seat: Seat; total: number; certificates: number }
  | { type: 'sheared'; seat: Seat; total: number }
  | { type: 'delivered'; seat: Seat; post: string; disc: string | null }
  | { type: 'no-disc'; seat: Seat }
  | { type: 'foresight'; seat: Seat; space: 'A' | 'B'; tile: string; to: string }
  | { type: 'foresight-filled'; space: 'A' | 'B'; tiles: (string | null)[] }
  | { type: 'token-moved'; arrow: string; row: number }
  | { type: 'buildings-flipped' }
  | { type: 'end-triggered'; seat: Seat }
  | { type: 'over'; leaders: Seat[] }
  | { type: 'sarah-card'; seat: Seat; card: number; steps: number; speciality: string }
  /** What she chose, and the criterion that decided it: its name, `only` or `person`. */
  | { type: 'sarah-chose'; seat: Seat; deed: string; option: string; by: string }
  | { type: 'sarah-skips'; seat: Seat; deed: string }
  | { type: 'sarah-restocks'; seat: Seat }
  | { type: 'sarah-speciality'; seat: Seat; worker: string }
  | { type: 'bonus-tile-out'; seat: Seat; tile: string };
