import type { TaskOf } from '../core/state.ts';
import type {
  Nothing,
  OfEffect,
  SharedAutomaticTasks,
  SharedQuestions,
  SoloAutomaticTasks,
  SoloQuestions,
} from '../trail/tasks.ts';

/** The tasks of the New Zealand edition: what each knows besides its name and its seat. */

/** What the engine carries out by itself. */
export interface NzAutomaticTasks extends SharedAutomaticTasks, SoloAutomaticTasks {
  'foresight-a': Nothing;
  'foresight-b': Nothing;
  'leave-wellington': Nothing;
  'ship-home': Nothing;
}

/** `free` counts the shearers (or sheep of the icon) not yet put to use. */
type Shearing = OfEffect<'shear'> & { free: number; revealed: readonly number[]; sheared: boolean };

/** What somebody has to choose. */
export interface NzQuestions extends SharedQuestions, SoloQuestions {
  'first-disc': Nothing;
  income: { revealed: readonly number[] };
  /** `total` is what was revealed, with certificates. */
  delivery: { total: number };
  'choose-foresight-a': Nothing;
  'choose-foresight-b': Nothing;
  flip: Nothing;
  invest: OfEffect<'invest'>;
  join: OfEffect<'joker'>;
  pathfinder: OfEffect<'pathfinder'>;
  post: OfEffect<'post'>;
  'remote-storehouse': OfEffect<'storehouse'>;
  retire: OfEffect<'retire'>;
  shear: Shearing;
  ship: OfEffect<'ship'> & { spaces: number };
  /** `house` is the harbour it goes to. */
  storehouse: { house: number };
  /** `total` is the wool of the shearing that it belongs to. */
  'wool-post': Shearing & { total: number };
}

export interface NzTasks extends NzAutomaticTasks, NzQuestions {}

export type NzTask<Name extends keyof NzTasks = keyof NzTasks> = TaskOf<NzTasks, Name>;
