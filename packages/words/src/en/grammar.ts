import type { Hazard, Outlaw, Worker } from '../pack/ids.ts';
import { listsIn } from '../pack/lists.ts';
import { nameOf, type Cards, type Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { pluralIn, type Forms } from '../pack/plural.ts';
import { opponents } from './opponents.ts';
import { LOCALES } from '../pack/locale.ts';
import { typesetIn } from '../pack/typeset.ts';

/** English nouns and their articles, and how verbs follow whoever does something. */

export const { plural, formOf } = pluralIn('en');

/** Most nouns only add an s. */
export const noun = (one: string, other = `${one}s`): Forms['en'] => ({ one, other });

export const an = (one: string): string => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;

interface EnglishForms {
  readonly alone: string;
  /** `a Ferry`, `an outlaw`. */
  readonly a: string;
  /** `the start of the trail`. */
  readonly the: string;
  readonly many: string;
}

/** `a Ferry`, `the Ferry`, `2 Ferries`. */
export const common = (one: string, many = `${one}s`): Name =>
  nameOf<EnglishForms>({ alone: one, a: an(one), the: `the ${one}`, many });

/** There is only one: `the start of the trail`. */
export const only = (one: string): Name =>
  nameOf<EnglishForms>({ alone: one, a: `the ${one}`, the: `the ${one}`, many: one });

/** Needs no article: `Wellington`, `space A1`, `objective 6`. */
export const proper = (one: string): Name => nameOf<EnglishForms>({ alone: one, a: one, the: one, many: one });

/** Only the names made above come to the sentences of this language. */
const forms = (name: Name): EnglishForms => name as Name & EnglishForms;
export const a = (name: Name): string => forms(name).a;
export const the = (name: Name): string => forms(name).the;

/** Each form made from the same form of every name. */
function inEveryForm(names: readonly Name[], make: (forms: string[]) => string): Name {
  const all = names.map(forms);
  const made = (form: keyof EnglishForms): string => make(all.map((each) => each[form]));
  return nameOf<EnglishForms>({ alone: made('alone'), a: made('a'), the: made('the'), many: made('many') });
}

/** `the flood (3 VP)`. */
export const followedBy = (name: Name, text: string): Name => inEveryForm([name], ([form]) => form + text);

/** `a Ferry and 2 Lincolns`. */
export const cardsOf = (cards: Cards): string =>
  and(cards.map(({ n, card }) => (n === 1 ? a(card) : `${n} ${forms(card).many}`)));

/** Whoever it is, in a list or behind a preposition. */
export function called(who: Player): string {
  if (who.is === 'you') return 'you';
  if (who.is === 'named') return who.name;
  return who.is === 'seat' ? `Player ${who.number}` : opponents[who.edition];
}

/** At the beginning of a sentence; names stay as people write them. */
export const subject = (who: Player): string => (who.is === 'you' ? 'You' : called(who));

/** The word that fits whoever it is: `have`, `has`. Most verbs only add an s. */
export const agree = (who: Player, you: string, they = `${you}s`): string => (who.is === 'you' ? you : they);

/** The beginning of a sentence: `You build`, `Ana builds`. */
export const does = (who: Player, you: string, they?: string): string => `${subject(who)} ${agree(who, you, they)}`;

/** `your board`, `Ana’s board`. */
export const of = (who: Player): string => (who.is === 'you' ? 'your' : `${called(who)}’s`);

export const grammar = {
  ...listsIn(LOCALES.en),
  list: (items: readonly string[]): string => items.join('; '),
  label: (label: string, text: string): string => `${label}: ${text}`,
  quote: (text: string): string => `“${text}”`,
  called,
  /** One of several: `a Hampshire or a Ryeland`. */
  anyOf: (names: readonly Name[]): Name => inEveryForm(names, (all) => grammar.or(all)),
  /** The last touch on every sentence. */
  typeset: typesetIn('en'),
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
