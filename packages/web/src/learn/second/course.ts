import type { Course, CourseTexts } from '../chapter.ts';
import { auxiliary } from './auxiliary.ts';
import { building } from './building.ts';
import { cards } from './cards.ts';
import { fromNz } from './from-nz.ts';
import { goal } from './goal.ts';
import { hand } from './hand.ts';
import { kansasCity } from './kansas-city.ts';
import { lap } from './lap.ts';
import { outlaws } from './outlaws.ts';
import { sam } from './sam.ts';
import { stations } from './stations.ts';
import { trail } from './trail.ts';
import { workers } from './workers.ts';

export const SECOND_COURSE = {
  edition: 'second',
  chapters: {
    goal,
    trail,
    hand,
    'kansas-city': kansasCity,
    workers,
    building,
    stations,
    outlaws,
    cards,
    auxiliary,
    lap,
    sam,
    'from-nz': fromNz,
  },
} as const satisfies Course;

export type SecondTexts = CourseTexts<typeof SECOND_COURSE>;
