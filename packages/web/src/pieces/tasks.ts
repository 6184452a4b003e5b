import type { AnyComponents } from '../editions/kit.ts';
import type { IconName } from '../icons/icons.ts';

/** What an objective card asks for, by task: a sign with a number, a card of one of two colours, a breeding value. */
export interface TaskArt {
  readonly icon?: IconName;
  readonly number?: number;
  readonly colours?: readonly string[];
}

type Objectives = AnyComponents['tables']['objectives'];
type TaskId = Objectives[keyof Objectives]['tasks'][number];

export const TASKS: Readonly<Record<TaskId, TaskArt>> = {
  'post-13': { icon: 'post', number: 13 },
  building: { icon: 'building' },
  'building-4': { icon: 'build', number: 4 },
  'shearers-2': { icon: 'shearer', number: 2 },
  storehouse: { icon: 'storehouse' },
  'lincoln-corriedale': { colours: ['red', 'yellow'] },
  'hampshire-ryeland': { colours: ['blue', 'brown'] },
  ferry: { icon: 'ferry' },
  'pathfinder-6': { icon: 'pathfinder', number: 6 },
  flood: { icon: 'flood' },
  station: { icon: 'station' },
  hazard: { icon: 'hazard' },
  'green-outlaw': { icon: 'green-outlaw' },
  'orange-outlaw': { icon: 'orange-outlaw' },
  'breeding-3': { number: 3, colours: [] },
  shorthorn: { number: 4, colours: ['brown'] },
  hereford: { number: 5, colours: ['purple'] },
  'new-york': { icon: 'new-york' },
};

export const taskArt = (task: string): TaskArt => (TASKS as Readonly<Record<string, TaskArt>>)[task] ?? {};
