import { listsIn } from '../lists.ts';
import { pluralIn, type Forms } from '../plural.ts';
import type { EditionId, Hazard, Outlaw, Worker } from '../pack/ids.ts';

/** English nouns and how they are counted. */

export const { plural, formOf } = pluralIn('en');

/** Most nouns only add an s. */
export const noun = (one: string, other = `${one}s`): Forms['en'] => ({ one, other });

export const an = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export const grammar = {
  ...listsIn('en-GB'),
  list: (items: readonly string[]): string => items.join('; '),
  label: (label: string, text: string): string => `${label}: ${text}`,
  quote: (text: string): string => `"${text}"`,
  /** The last touch on every sentence. */
  typeset: (text: string): string => text,
};
export const { and, or } = grammar;

export const workers: Readonly<Record<Worker, Forms['en']>> = {
  shepherd: noun('shepherd'),
  craftsman: noun('craftsman', 'craftsmen'),
  sailor: noun('sailor'),
  shearer: noun('shearer'),
  cowboy: noun('cowboy'),
  builder: noun('builder'),
  engineer: noun('engineer'),
};

export const hazards: Readonly<Record<Hazard, string>> = { rockfall: 'rockfall', flood: 'flood', drought: 'drought' };
export const outlaws: Readonly<Record<Outlaw, string>> = { green: 'green outlaw', orange: 'orange outlaw' };

/** An animal card, several, and what the market sells. */
export const animals: Readonly<Record<EditionId, Forms['en'] & { readonly stock: string; readonly herd: string }>> = {
  nz: { one: 'sheep', other: 'sheep', stock: 'sheep', herd: 'flock' },
  second: { one: 'cattle card', other: 'cattle cards', stock: 'cattle', herd: 'herd' },
};

export const herders: Readonly<Record<EditionId, string>> = { nz: 'runholder', second: 'herder' };
export const ends: Readonly<Record<EditionId, string>> = { nz: 'Wellington', second: 'Kansas City' };
export const tokens: Readonly<Record<EditionId, string>> = { nz: 'bonus market token', second: 'job market token' };
