import type { Move } from '@drover/engine';
import type { Eye, PendingTask } from '../value/eye.ts';

/** What an opinion may ask of a move; every kind of move has some of it. */
export interface Known extends Move {
  readonly path: readonly number[];
  readonly at: number;
  readonly action: number;
  readonly half: number;
  readonly which: number;
  readonly double: number;
  readonly card: number;
  readonly worker: number;
  readonly row: number;
  readonly option: number;
  readonly cards: readonly number[];
  readonly building: number;
  readonly certificates: number;
  readonly post: number;
  readonly city: number;
  readonly disc: number;
  readonly steps: number;
  readonly harbour: number;
  readonly with: number;
  readonly station: number;
  readonly to: number;
  readonly pair: number;
}

/** Fills `out` with a score for every move. */
export type Opinion = (eye: Eye, moves: readonly Known[], task: PendingTask, out: number[]) => void;
export type Opinions = Readonly<Record<string, Opinion>>;

export const each =
  (score: (eye: Eye, move: Known, task: PendingTask) => number): Opinion =>
  (eye, moves, task, out) => {
    for (let i = 0; i < moves.length; i++) out[i] = score(eye, moves[i], task);
  };

/** Nothing to tell them apart at a glance. */
export const alike: Opinion = (_eye, moves, _task, out) => {
  for (let i = 0; i < moves.length; i++) out[i] = moves[i].do === 'forgo' || moves[i].do === 'done' ? -1 : 0;
};
