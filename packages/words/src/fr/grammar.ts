import type { Hazard, Outlaw, Worker } from '../pack/ids.ts';
import { listsIn } from '../pack/lists.ts';
import { nameOf, type Cards, type Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { LOCALES } from '../pack/locale.ts';
import { pluralIn, type Forms } from '../pack/plural.ts';
import { typesetIn } from '../pack/typeset.ts';
import type { Words } from '../words.ts';
import { opponents } from './opponents.ts';

/** French nouns with their articles, and how verbs follow whoever does something. */

export const { plural, formOf } = pluralIn('fr');

/** Most nouns only add an s. */
export const noun = (one: string, other = `${one}s`): Forms['fr'] => ({ one, many: other, other });

/** `d’Ana`, `d’Yves`, but `de Yann`. */
const elides = (word: string): boolean => /^(?:[aeiouàâéèêëîïôœûü]|y[^aeiouéèê])/i.test(word);

/** `de bergères`, `d’artisans`. */
export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`);

interface FrenchForms {
  readonly alone: string;
  /** `le bâtiment A`, `la case 3`, `l’inondation`. */
  readonly le: string;
  /** `un Traversier`, `une tuile`. */
  readonly un: string;
  /** `du bâtiment A`, `de la case 3`, `d’Ana`. */
  readonly du: string;
  /** `au bâtiment A`, `à la case 3`. */
  readonly au: string;
  /** `pas de marin`, `pas d’artisan`. */
  readonly de: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

function common(gender: 'm' | 'f', one: string, many: string): Name {
  const article = gender === 'm' ? 'le' : 'la';
  const le = elides(one) ? `l’${one}` : `${article} ${one}`;
  const contracts = gender === 'm' && !elides(one);
  return nameOf<FrenchForms>({
    alone: one,
    le,
    un: `${gender === 'm' ? 'un' : 'une'} ${one}`,
    du: contracts ? `du ${one}` : `de ${le}`,
    au: contracts ? `au ${one}` : `à ${le}`,
    de: de(one),
    many,
    gender,
  });
}

/** Without a plural of its own, a noun keeps its form: `2 Traversier`. */
export const masculine = (one: string, many = one): Name => common('m', one, many);
export const feminine = (one: string, many = one): Name => common('f', one, many);

/** There is only one: `prendre l’objectif 6`, not `un objectif 6`; `vous n’avez pas l’objectif 6`. */
export const only = (name: Name): Name =>
  nameOf<FrenchForms>({ ...forms(name), un: forms(name).le, de: forms(name).le });

/** Needs no article: `Wellington`, `votre bâtiment 1a`. */
export const proper = (one: string, gender: 'm' | 'f' = 'm'): Name =>
  nameOf<FrenchForms>({ alone: one, le: one, un: one, du: de(one), au: `à ${one}`, de: de(one), many: one, gender });

/** Only the names made above come to the sentences of this language. */
const forms = (name: Name): FrenchForms => name as Name & FrenchForms;
export const le = (name: Name): string => forms(name).le;
export const un = (name: Name): string => forms(name).un;
export const du = (name: Name): string => forms(name).du;
export const au = (name: Name): string => forms(name).au;
/** After a negation: `pas de marin`. */
export const noneOf = (name: Name): string => forms(name).de;
/** The word that fits the gender: `accessible`, `pleine`. */
export const fits = (name: Name, masculineWord: string, feminineWord: string): string =>
  forms(name).gender === 'm' ? masculineWord : feminineWord;

/** Each form made from the same form of every name; the first one gives the gender. */
function inEveryForm(names: readonly Name[], make: (forms: string[]) => string): Name {
  const all = names.map(forms);
  const made = (form: Exclude<keyof FrenchForms, 'gender'>): string => make(all.map((each) => each[form]));
  return nameOf<FrenchForms>({
    alone: made('alone'),
    le: made('le'),
    un: made('un'),
    du: made('du'),
    au: made('au'),
    de: made('de'),
    many: made('many'),
    gender: all[0].gender,
  });
}

/** `la sécheresse (3 PV)`. */
export const followedBy = (name: Name, text: string): Name => inEveryForm([name], ([form]) => form + text);

/** `un Traversier et 2 Lincoln`. */
export const cardsOf = (cards: Cards): string =>
  and(cards.map(({ n, card }) => (n === 1 ? un(card) : `${n} ${forms(card).many}`)));

/** Whoever it is, in a list. */
export function called(who: Player): string {
  switch (who.is) {
    case 'you':
      return 'vous';
    case 'named':
      return who.name;
    case 'seat':
      return `Joueur ${who.number}`;
    case 'opponent':
      return opponents[who.edition];
  }
}

/** Behind a preposition a seat is a player like any other: `du joueur 2`. */
const person = (who: Player): Name => (who.is === 'seat' ? masculine(`joueur ${who.number}`) : proper(called(who)));
/** `d’Ana`, `du joueur 2`. */
export const ofPlayer = (who: Player): string => du(person(who));
/** `à Ana`, `au joueur 2`. */
export const toPlayer = (who: Player): string => au(person(who));

/** At the beginning of a sentence; names stay as people write them. */
export const subject = (who: Player): string => (who.is === 'you' ? 'Vous' : called(who));

/** The word that fits whoever it is: `votre`, `sa`. */
export const agree = (who: Player, you: string, they: string): string => (who.is === 'you' ? you : they);

/** The beginning of a sentence: `Vous construisez`, `Ana construit`. */
export const does = (who: Player, you: string, they: string): string => `${subject(who)} ${agree(who, you, they)}`;

/** `votre bateau`, `le bateau d’Ana`. */
export const belonging = (who: Player, name: Name): string =>
  who.is === 'you' ? `votre ${name.alone}` : `${le(name)} ${ofPlayer(who)}`;

export const grammar: Words['grammar'] = {
  ...listsIn(LOCALES.fr),
  list: (items) => items.join(' ; '),
  label: (label, text) => `${label} : ${text}`,
  quote: (text) => `« ${text} »`,
  called,
  anyOf: (names) => inEveryForm(names, (all) => grammar.or(all)),
  typeset: typesetIn('fr'),
};
export const { and, or } = grammar;

const male = (one: string): Forms['fr'] & { readonly a: string; readonly name: Name } => ({
  ...noun(one),
  a: `un ${one}`,
  name: masculine(one, `${one}s`),
});
const female = (one: string): ReturnType<typeof male> => ({
  ...noun(one),
  a: `une ${one}`,
  name: feminine(one, `${one}s`),
});

export const workers: Readonly<Record<Worker, ReturnType<typeof male>>> = {
  shepherd: female('bergère'),
  craftsman: male('bâtisseur'),
  sailor: male('marin'),
  shearer: male('tondeur'),
  cowboy: male('cow-boy'),
  builder: male('artisan'),
  engineer: male('ingénieur'),
};

export const hazards: Readonly<Record<Hazard, Name>> = {
  rockfall: masculine('éboulement'),
  flood: feminine('inondation'),
  drought: feminine('sécheresse'),
};
export const outlaws: Readonly<Record<Outlaw, Name>> = {
  green: masculine('hors-la-loi vert'),
  orange: masculine('hors-la-loi orange'),
};
