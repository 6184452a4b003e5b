import type { Seat } from '../core/state.ts';
import type { TrailEvent } from '../trail/events.ts';

/** What can be told of a game of the Second Edition. */
export type SecondEvent =
  | TrailEvent
  | { type: 'engine'; seat: Seat; from: string; to: string }
  | { type: 'station'; seat: Seat; station: string; disc: string | null }
  | { type: 'station-master'; seat: Seat; tile: string; worker: string | null }
  | { type: 'outlaw'; seat: Seat; outlaw: string; at: string }
  | { type: 'permanent'; seat: Seat; certificates: number }
  | { type: 'delivered'; seat: Seat; city: string; disc: string | null }
  | { type: 'raised'; seat: Seat; from: string; to: string }
  | { type: 'borrowed'; seat: Seat; at: string }
  | { type: 'strolled'; seat: Seat; path: string[] }
  | { type: 'foresight'; seat: Seat; bag: number; tile: string; to: string }
  | { type: 'foresight-filled'; bag: number; tiles: (string | null)[] }
  | { type: 'token-moved'; arrow: string; row: number };
