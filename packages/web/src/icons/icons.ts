import { animals } from './animals.ts';
import { cards } from './cards.ts';
import { goods } from './goods.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import type { Shape } from './shape.ts';
import { signs } from './signs.ts';
import { trail } from './trail.ts';

const drawings = { ...goods, ...cards, ...people, ...animals, ...places, ...trail, ...signs };

/** Everything the game and the page speak of with one drawing. */
export type IconName = keyof typeof drawings;
export const ICONS: Readonly<Record<IconName, readonly Shape[]>> = drawings;
