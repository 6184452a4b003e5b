import { listsIn } from '../lists.ts';
import { pluralIn, type Forms } from '../plural.ts';
import type { EditionId, Hazard, Outlaw, Worker } from '../pack/ids.ts';
import type { Words } from '../words.ts';

/** Polish nouns, with the cases their sentences need. */

export const { plural, formOf } = pluralIn('pl');

/** 1 karta, 2 karty, 5 kart. */
export const noun = (one: string, few: string, many: string): Forms['pl'] => ({ one, few, many, other: many });

/** Names that stay as they are. */
export const same = (name: string): Forms['pl'] => noun(name, name, name);

const NBSP = '\u00a0';

export const grammar: Words['grammar'] = {
  ...listsIn('pl'),
  list: (items) => items.join('; '),
  label: (label, text) => `${label}: ${text}`,
  quote: (text) => `„${text}”`,
  /** A short preposition never ends a line, a number keeps its unit. */
  typeset: (text) => text.replace(/(?<=\d) (?=£|\$|PZ)/g, NBSP).replace(/(?<=^|[\s(„])([aiouwz]) /gi, `$1${NBSP}`),
};
export const { and, or } = grammar;

/** Counted, as an object (`zatrudnij marynarza`), and all of them. */
interface Person extends Record<keyof Forms['pl'], string> {
  readonly acc: string;
  readonly all: string;
}

/** Men are counted in the genitive: 1 marynarz, 2 marynarzy. */
const man = (one: string, acc: string, all: string, many: string): Person => ({ ...noun(one, many, many), acc, all });

export const workers: Readonly<Record<Worker, Person>> = {
  shepherd: { ...noun('pasterka', 'pasterki', 'pasterek'), acc: 'pasterkę', all: 'pasterki' },
  craftsman: man('rękodzielnik', 'rękodzielnika', 'rękodzielnicy', 'rękodzielników'),
  sailor: man('marynarz', 'marynarza', 'marynarze', 'marynarzy'),
  shearer: man('postrzygacz', 'postrzygacza', 'postrzygacze', 'postrzygaczy'),
  cowboy: man('kowboj', 'kowboja', 'kowboje', 'kowbojów'),
  builder: man('budowniczy', 'budowniczego', 'budowniczowie', 'budowniczych'),
  engineer: man('inżynier', 'inżyniera', 'inżynierowie', 'inżynierów'),
};

/** So many workers as an object: `oddaj 1 pasterkę`. */
export const workersAcc = (worker: Worker, n: number): string =>
  plural(n, { ...workers[worker], one: workers[worker].acc });

export const hazards: Readonly<Record<Hazard, string>> = { rockfall: 'osuwisko', flood: 'powódź', drought: 'susza' };
export const outlaws: Readonly<Record<Outlaw, string>> = {
  green: 'zielony bandyta',
  orange: 'pomarańczowy bandyta',
};

/** An animal card, as an object and as what is wanted, and what the market sells. */
export const animals: Readonly<
  Record<EditionId, Forms['pl'] & { readonly acc: string; readonly gen: string; readonly stock: string }>
> = {
  nz: { ...noun('owca', 'owce', 'owiec'), acc: 'owcę', gen: 'owcy', stock: 'owce' },
  second: {
    ...noun('karta bydła', 'karty bydła', 'kart bydła'),
    acc: 'kartę bydła',
    gen: 'karty bydła',
    stock: 'bydło',
  },
};
export const animalsAcc = (edition: EditionId, n: number): string =>
  formOf(n, { ...animals[edition], one: animals[edition].acc });

export const herders: Readonly<Record<EditionId, string>> = { nz: 'owczarza', second: 'ranczera' };
export const markets: Readonly<Record<EditionId, string>> = { nz: 'targ owiec', second: 'targ bydła' };
export const ends: Readonly<Record<EditionId, string>> = { nz: 'Wellington', second: 'Kansas City' };
export const tokens: Readonly<Record<EditionId, string>> = {
  nz: 'żeton rynku bonusów',
  second: 'żeton rynku pracy',
};
