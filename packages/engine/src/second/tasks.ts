import type { TaskOf } from '../core/state.ts';
import type {
  Nothing,
  OfEffect,
  SharedAutomaticTasks,
  SharedQuestions,
  SoloAutomaticTasks,
  SoloQuestions,
} from '../trail/tasks.ts';

/** The tasks of the Second Edition: what each knows besides its name and its seat. */

/** What the engine carries out by itself. */
export interface SecondAutomaticTasks extends SharedAutomaticTasks, SoloAutomaticTasks {
  foresight: { bag: number };
  raise: Nothing;
  'discard-hand': Nothing;
  'leave-kansas-city': Nothing;
  'offer-station': { station: number };
}

/** What somebody has to choose. */
export interface SecondQuestions extends SharedQuestions, SoloQuestions {
  'choose-foresight': { bag: number };
  income: Nothing;
  'choose-raise': Nothing;
  /** `total` is the breeding value of the hand, with certificates. */
  delivery: { total: number };
  borrow: OfEffect<'adjacent'>;
  /**
   * Local actions used at `at` are one bit each. `tile` is the building that borrows: once it is replaced, what it
   * borrowed closes with its own actions.
   */
  borrowed: { at: number; used: number; tile?: number };
  bounty: OfEffect<'bounty'>;
  cull: OfEffect<'cull'> & { left: number };
  engine: OfEffect<'engine'>;
  'engine-back': OfEffect<'engine-back'>;
  'engine-return': Nothing;
  'free-delivery': { total: number };
  'special-delivery': OfEffect<'special-delivery'>;
  station: { station: number };
  'station-behind': OfEffect<'station-behind'>;
  stroll: OfEffect<'stroll'>;
}

export interface SecondTasks extends SecondAutomaticTasks, SecondQuestions {}

export type SecondTask<Name extends keyof SecondTasks = keyof SecondTasks> = TaskOf<SecondTasks, Name>;
