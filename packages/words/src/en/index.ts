import { about } from './about.ts';
import { automa } from './automa.ts';
import { counts, forEach, task } from './counts.ts';
import { effects, pick } from './effects.ts';
import { events } from './events.ts';
import { grammar } from './grammar.ts';
import { headings } from './headings.ts';
import { labels } from './labels.ts';
import { names, places } from './names.ts';
import { pieces } from './pieces.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { categories } from './sheet.ts';
import { topics } from './topics.ts';
import { wanted } from './wanted.ts';

export const english = {
  grammar,
  names,
  places,
  counts,
  forEach,
  task,
  pick,
  effects,
  questions,
  labels,
  pieces,
  events,
  automa,
  refusals,
  wanted,
  categories,
  topics,
  about,
  headings,
};

export const words = { language: 'en', ...english } as const;
