import { animals } from './icons/animals.ts';
import { cards } from './icons/cards.ts';
import { goods } from './icons/goods.ts';
import { people } from './icons/people.ts';
import { places } from './icons/places.ts';
import type { Shape } from './icons/shape.ts';
import { signs } from './icons/signs.ts';
import { trail } from './icons/trail.ts';

const drawings = { ...goods, ...cards, ...people, ...animals, ...places, ...trail, ...signs };

/** Everything the game and the page speak of with one drawing. */
export type IconName = keyof typeof drawings;
export const ICONS: Readonly<Record<IconName, readonly Shape[]>> = drawings;
