import type { Course, CourseTexts } from '../chapter.ts';
import { auxiliary } from './auxiliary.ts';
import { building } from './building.ts';
import { cards } from './cards.ts';
import { fromSecond } from './from-second.ts';
import { goal } from './goal.ts';
import { hand } from './hand.ts';
import { lap } from './lap.ts';
import { sarah } from './sarah.ts';
import { sea } from './sea.ts';
import { trail } from './trail.ts';
import { wellington } from './wellington.ts';
import { wool } from './wool.ts';
import { workers } from './workers.ts';

export const NZ_COURSE = {
  edition: 'nz',
  chapters: {
    goal,
    trail,
    hand,
    wellington,
    workers,
    building,
    wool,
    sea,
    cards,
    auxiliary,
    lap,
    sarah,
    'from-second': fromSecond,
  },
} as const satisfies Course;

export type NzTexts = CourseTexts<typeof NZ_COURSE>;
