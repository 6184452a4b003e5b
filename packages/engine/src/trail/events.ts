import type { OverEvent, Seat } from '../core/state.ts';

/** What can be told of a turn in either edition. Cards and places go by their ids. */
export type TrailEvent =
  | { type: 'turn'; seat: Seat; number: number; last: boolean }
  | { type: 'earned' | 'spent'; seat: Seat; money: number; why: string }
  | { type: 'shuffled'; seat: Seat }
  | { type: 'drew'; seat: Seat; count: number; cards: string[]; only: Seat }
  | { type: 'discarded'; seat: Seat; card: string }
  | { type: 'acquired'; seat: Seat; card: string; onto: 'discard' | 'stack' | 'hand'; from: string }
  | { type: 'cleared'; seat: Seat; disc: string }
  | { type: 'placed'; seat: Seat; at: string }
  | { type: 'moved'; seat: Seat; path: string[] }
  | { type: 'used'; seat: Seat; source: string; action: number }
  | { type: 'auxiliary'; seat: Seat; action: string; double: boolean }
  | { type: 'played'; seat: Seat; card: string; forgone: boolean }
  | { type: 'tokens'; seat: Seat; change: number }
  | { type: 'certificates'; seat: Seat; change: number; now: number }
  | { type: 'worker'; seat: Seat; worker: string; space: number }
  | { type: 'built'; seat: Seat; building: string; at: string; replaced: string | null }
  | { type: 'hazard'; seat: Seat; hazard: string; at: string }
  | { type: 'objectives'; shown: string[] }
  | { type: 'out'; seat: Seat; card: string }
  | { type: 'forgone'; seat: Seat; source: string }
  | { type: 'hired'; seat: Seat; worker: string; cost: number }
  | { type: 'bought'; seat: Seat; cards: string[]; workers: number }
  | { type: 'market'; added: string[] }
  | { type: 'income'; seat: Seat; total: number; certificates: number }
  | { type: 'no-disc'; seat: Seat }
  | { type: 'end-triggered'; seat: Seat }
  | OverEvent
  | { type: 'automa-card'; seat: Seat; card: number; steps: number; speciality: string }
  /** What a solo opponent chose, and the criterion that decided it: its name, `only` or `person`. */
  | { type: 'automa-chose'; seat: Seat; deed: string; option: string; by: string }
  | { type: 'automa-skips'; seat: Seat; deed: string }
  | { type: 'automa-restocks'; seat: Seat }
  | { type: 'automa-speciality'; seat: Seat; worker: string };
