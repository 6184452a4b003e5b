import { listsIn } from '../lists.ts';
import { pluralIn, type Forms } from '../plural.ts';
import type { EditionId, Hazard, Outlaw, Worker } from '../pack/ids.ts';
import type { Words } from '../words.ts';

/** French nouns, with their gender and how they are counted. */

export const { plural, formOf } = pluralIn('fr');

/** Most nouns only add an s. */
export const noun = (one: string, other = `${one}s`): Forms['fr'] => ({ one, many: other, other });

const NBSP = '\u00a0';

export const grammar: Words['grammar'] = {
  ...listsIn('fr'),
  list: (items) => items.join(' ; '),
  label: (label, text) => `${label} : ${text}`,
  quote: (text) => `« ${text} »`,
  typeset: (text) =>
    text
      .replace(/ (?=[:;!?»£$])/g, NBSP)
      .replaceAll('« ', `«${NBSP}`)
      .replace(/(?<=\d) (?=PV)/g, NBSP),
};
export const { and, or } = grammar;

const male = (one: string): Forms['fr'] & { readonly a: string } => ({ ...noun(one), a: `un ${one}` });
const female = (one: string): Forms['fr'] & { readonly a: string } => ({ ...noun(one), a: `une ${one}` });

export const workers: Readonly<Record<Worker, ReturnType<typeof male>>> = {
  shepherd: female('bergère'),
  craftsman: male('bâtisseur'),
  sailor: male('marin'),
  shearer: male('tondeur'),
  cowboy: male('cow-boy'),
  builder: male('artisan'),
  engineer: male('ingénieur'),
};

export const hazards: Readonly<Record<Hazard, string>> = {
  rockfall: 'éboulement',
  flood: 'inondation',
  drought: 'sécheresse',
};
export const outlaws: Readonly<Record<Outlaw, string>> = { green: 'hors-la-loi vert', orange: 'hors-la-loi orange' };

/** An animal card, several, and what the market sells. */
export const animals: Readonly<Record<EditionId, Forms['fr'] & { readonly stock: string }>> = {
  nz: { ...noun('mouton'), stock: 'des moutons' },
  second: { ...noun('carte Bétail', 'cartes Bétail'), stock: 'du bétail' },
};

export const ends: Readonly<Record<EditionId, string>> = { nz: 'Wellington', second: 'Kansas City' };
export const tokens: Readonly<Record<EditionId, string>> = {
  nz: 'marqueur Marché aux tuiles Bonus',
  second: "marqueur Marché de l'emploi",
};
