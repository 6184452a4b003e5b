import { capital } from '../pack/capital.ts';
import type { Hazard, Outlaw, Worker } from '../pack/ids.ts';
import { listsIn } from '../pack/lists.ts';
import type { Cards, Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { LOCALES } from '../pack/locale.ts';
import { pluralIn, type Forms } from '../pack/plural.ts';
import { typesetIn } from '../pack/typeset.ts';
import type { Words } from '../words.ts';
import { anyOf, feminine, formsOf, masculine, neuter, pomarańczowy, WORDS, zielony } from './declension.ts';
import { opponents, opponentsGen } from './opponents.ts';

/** Polish nouns, with the cases their sentences need. */

export const { plural, formOf } = pluralIn('pl');

/** 1 karta, 2 karty, 5 kart. */
export const noun = (one: string, few: string, many: string): Forms['pl'] => ({ one, few, many, other: many });

/** Names that stay as they are. */
export const same = (name: string): Forms['pl'] => noun(name, name, name);

export const grammar: Words['grammar'] = {
  ...listsIn(LOCALES.pl),
  list: (items) => items.join('; '),
  label: (label, text) => `${label}: ${text}`,
  quote: (text) => `„${text}”`,
  called,
  anyOf,
  typeset: typesetIn('pl'),
};
export const { and, or } = grammar;

/** `do budynku A`. */
export const gen = (name: Name): string => formsOf(name).gen;
/** `rozbuduj stację 1`. */
export const acc = (name: Name): string => formsOf(name).acc;
/** `w budynku A`, `na polu 2`. */
export const at = (name: Name): string => `${formsOf(name).inside ? 'w' : 'na'} ${loc(name)}`;
/** `do portu 2`, `na stację 1`. */
export const into = (name: Name): string => (formsOf(name).inside ? `do ${gen(name)}` : `na ${acc(name)}`);
/** `z budynku A`, `ze stacji 1`, `ze średniego portu`. */
export const from = (name: Name): string => {
  const behind = gen(name);
  return `${/^(?:sz(?![aeiouyóąę])|[szśźż](?![aeiouyóąęz]))/i.test(behind) ? 'ze' : 'z'} ${behind}`;
};
/** `zastąp budynkiem 3a`. */
export const ins = (name: Name): string => formsOf(name).ins;
/** `na polu 2`. */
export const loc = (name: Name): string => formsOf(name).loc;
/** The subject: `karta Prom`. */
export const nom = (name: Name): string => formsOf(name).nom;
/** The word that fits the gender: `zajęty`, `zajęta`, `zajęte`. */
export const fits = (name: Name, m: string, f: string, n: string): string => ({ m, f, n })[formsOf(name).gender];

/** What the reader does something with is their own: `idź do swojego budynku 3a`. */
export const own = (name: Name): Name => formsOf(name).own ?? name;
/** The same where it depends on who does it: `Ben idzie do twojego budynku 3a`. */
export const asSeenBy = (who: Player, name: Name): Name => (who.is === 'you' ? own(name) : name);

/** `kartę Prom i 2 karty Lincoln`. */
export const cardsOf = (cards: Cards): string =>
  and(
    cards.map(({ n, card }) => {
      const { acc: one, few, many } = formsOf(card);
      return n === 1 ? one : `${n} ${formOf(n, { one, few, many, other: many })}`;
    }),
  );

/** Whoever it is, in a list. */
export function called(who: Player): string {
  switch (who.is) {
    case 'you':
      return 'ty';
    case 'named':
      return who.name;
    case 'seat':
      return `Gracz ${who.number}`;
    case 'opponent':
      return opponents[who.edition];
  }
}

/** Names of people stay as they are: `gracza Ben`, `gracza 2`, `Sary`. */
export const ofPlayer = (who: Player): string => {
  if (who.is === 'opponent') return opponentsGen[who.edition];
  return who.is === 'you' ? 'ciebie' : `gracza ${who.is === 'seat' ? who.number : who.name}`;
};

/** At the beginning of a sentence; names stay as people write them. */
export const subject = (who: Player): string => (who.is === 'you' ? 'Ty' : called(who));

/** The word that fits whoever it is: `masz`, `ma`. */
export const agree = (who: Player, you: string, they: string): string => (who.is === 'you' ? you : they);

/** The beginning of a sentence; the verb alone says that it is you: `Budujesz`, `Ana buduje`. */
export const does = (who: Player, you: string, they: string): string =>
  who.is === 'you' ? capital(you) : `${called(who)} ${they}`;

/** Counted, as an object (`zatrudnij marynarza`), and all of them. */
interface Person extends Record<keyof Forms['pl'], string> {
  readonly acc: string;
  readonly gen: string;
  readonly all: string;
}

/** Men are counted in the genitive: 1 marynarz, 2 marynarzy. */
const man = (one: string, acc: string, all: string, many: string): Person => ({
  ...noun(one, many, many),
  acc,
  gen: acc,
  all,
});

export const workers: Readonly<Record<Worker, Person>> = {
  shepherd: {
    ...noun('pasterka', 'pasterki', 'pasterek'),
    acc: 'pasterkę',
    gen: 'pasterki',
    all: 'pasterki',
  },
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

/** So many workers as a means: `za pomocą 1 pasterki`. */
export const workersGen = (worker: Worker, n: number): string =>
  plural(n, { ...workers[worker], one: workers[worker].gen, few: workers[worker].many });

export const hazards: Readonly<Record<Hazard, Name>> = {
  rockfall: neuter(WORDS.osuwisko),
  flood: feminine(WORDS.powódź),
  drought: feminine(WORDS.susza),
};
export const outlaws: Readonly<Record<Outlaw, Name>> = {
  green: masculine(zielony, WORDS.bandyta),
  orange: masculine(pomarańczowy, WORDS.bandyta),
};

export const workerNames: Readonly<Record<Worker, Name>> = {
  shepherd: feminine(['pasterka', 'pasterki', 'pasterce', 'pasterkę', 'pasterką', 'pasterce']),
  craftsman: masculine([
    'rękodzielnik',
    'rękodzielnika',
    'rękodzielnikowi',
    'rękodzielnika',
    'rękodzielnikiem',
    'rękodzielniku',
  ]),
  sailor: masculine(['marynarz', 'marynarza', 'marynarzowi', 'marynarza', 'marynarzem', 'marynarzu']),
  shearer: masculine([
    'postrzygacz',
    'postrzygacza',
    'postrzygaczowi',
    'postrzygacza',
    'postrzygaczem',
    'postrzygaczu',
  ]),
  cowboy: masculine(['kowboj', 'kowboja', 'kowbojowi', 'kowboja', 'kowbojem', 'kowboju']),
  builder: masculine(['budowniczy', 'budowniczego', 'budowniczemu', 'budowniczego', 'budowniczym', 'budowniczym']),
  engineer: masculine(['inżynier', 'inżyniera', 'inżynierowi', 'inżyniera', 'inżynierem', 'inżynierze']),
};
