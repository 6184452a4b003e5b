import { capital } from '../pack/capital.ts';
import type { Hazard, Outlaw, Worker } from '../pack/ids.ts';
import { listsIn } from '../pack/lists.ts';
import type { Cards, Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { pluralIn, type Forms } from '../pack/plural.ts';
import type { Words } from '../words.ts';
import { anyOf, common, der, die, formsOf, weak, type Word } from './declension.ts';
import { opponents } from './opponents.ts';
import { typesetIn } from '../pack/typeset.ts';

/** How German sentences take names and players: cases, prepositions, verbs. */

export const { plural, formOf } = pluralIn('de');
export const noun = (one: string, other: string): Forms['de'] => ({ one, other });

export const grammar: Words['grammar'] = {
  ...listsIn('de'),
  list: (items) => items.join('; '),
  label: (label, text) => `${label}: ${text}`,
  quote: (text) => `„${text}“`,
  called,
  anyOf,
  /** A number keeps its unit. */
  typeset: typesetIn('de'),
};
export const { and, or } = grammar;

/** The subject: `der Steinschlag`, `Gebäude A`. */
export const nom = (name: Name): string => formsOf(name).the.nom;
export const acc = (name: Name): string => formsOf(name).the.acc;
export const dat = (name: Name): string => formsOf(name).the.dat;
/** `eine Aktion des Gebäudes`, `eine Aktion von Gebäude A`. */
export const gen = (name: Name): string => formsOf(name).the.gen;
/** `einen Hütehund`. */
export const aAcc = (name: Name): string => formsOf(name).a.acc;

/** Prepositions that melt into the article: `zum Anfang`, `zur Dürre`, `zu Gebäude A`. */
const before = (preposition: string, text: string): string =>
  text.startsWith('dem ')
    ? `${preposition.replace(/n$/, '')}m ${text.slice(4)}`
    : preposition === 'zu' && text.startsWith('der ')
      ? `zur ${text.slice(4)}`
      : `${preposition} ${text}`;
/** Where one goes: `nach Wellington`, `zum Pfadanfang`. */
export const to = (name: Name): string => (formsOf(name).town ? `nach ${name.alone}` : before('zu', dat(name)));
export const from = (name: Name): string => before('von', dat(name));
export const at = (name: Name): string => (formsOf(name).town ? `in ${name.alone}` : before('an', dat(name)));
/** What is made of it: `zur Simmental-Kuh`. */
export const into = (name: Name): string => before('zu', dat(name));
/** Where wares go: `nach Chicago`, `an Handelsposten 6`. */
export const deliveredTo = (name: Name): string => (formsOf(name).town ? `nach ${name.alone}` : `an ${acc(name)}`);
/** Where something lies, or comes to lie. */
export const on = (name: Name): string => `${formsOf(name).town ? 'in' : 'auf'} ${dat(name)}`;
export const onto = (name: Name): string => `${formsOf(name).town ? 'in' : 'auf'} ${acc(name)}`;

/** `keine Fähre`, `keine 2 Schafe`; of things of which there is only one the sentence says `nicht`. */
export const none = (name: Name, inCase: 'nom' | 'acc'): string | null => {
  const one = formsOf(name).a[inCase];
  if (/^\d/.test(one)) return `keine ${one}`;
  return one.startsWith('ein') ? `k${one}` : null;
};

/** `eine Fähre und 2 Lincoln`. */
export const cardsOf = (cards: Cards): string =>
  and(cards.map(({ n, card }) => (n === 1 ? aAcc(card) : `${n} ${formsOf(card).many}`)));

/** Whoever it is, in a list, and behind a preposition that takes the accusative. */
export function called(who: Player): string {
  switch (who.is) {
    case 'you':
      return 'du';
    case 'named':
      return who.name;
    case 'seat':
      return `Spieler ${who.number}`;
    case 'opponent':
      return opponents[who.edition];
  }
}

/** `von dir`, `von Ana`. */
export const toPlayer = (who: Player): string => (who.is === 'you' ? 'dir' : called(who));
/** `an dich`, `an Ana`. */
export const playerAcc = (who: Player): string => (who.is === 'you' ? 'dich' : called(who));

/** The word that fits whoever it is: `hast`, `hat`. */
export const agree = (who: Player, you: string, they: string): string => (who.is === 'you' ? you : they);

/** The beginning of a sentence: `Du baust`, `Ana baut`. */
export const does = (who: Player, you: string, they: string): string =>
  `${capital(called(who))} ${agree(who, you, they)}`;
export const gains = (who: Player): string => does(who, 'erhältst', 'erhält');
export const pays = (who: Player): string => does(who, 'zahlst', 'zahlt');
export const takes = (who: Player): string => does(who, 'nimmst', 'nimmt');

/** Both editions build with craftsmen. */
const handwerker = der('Handwerker', 'Handwerkers', 'Handwerker');
export const workers: Readonly<Record<Worker, Word>> = {
  shepherd: der('Schäfer', 'Schäfers', 'Schäfer'),
  craftsman: handwerker,
  sailor: weak('Matrose', 'Matrosen'),
  shearer: der('Scherer', 'Scherers', 'Scherer'),
  cowboy: der('Cowboy', 'Cowboys', 'Cowboys'),
  builder: handwerker,
  engineer: der('Ingenieur', 'Ingenieurs', 'Ingenieure'),
};
/** `einen Matrosen`. */
export const aWorker = (worker: Worker): string => `einen ${workers[worker].acc}`;
/** As an object: `1 Matrosen`, `2 Matrosen`. */
export const workersAcc = (worker: Worker, n: number): string =>
  plural(n, noun(workers[worker].acc, workers[worker].many));
/** `mit 2 Handwerkern`. */
export const workersDat = (worker: Worker, n: number): string =>
  plural(n, noun(workers[worker].dat, workers[worker].manyDat));

export const hazards: Readonly<Record<Hazard, Name>> = {
  rockfall: common(der('Steinschlag', 'Steinschlags', 'Steinschläge')),
  flood: common(die('Überschwemmung', 'Überschwemmungen')),
  drought: common(die('Dürre', 'Dürren')),
};
const bandit = weak('Bandit', 'Banditen');
export const outlaws: Readonly<Record<Outlaw, Name>> = {
  green: common(bandit, 'grün'),
  orange: common(bandit, 'orangefarben'),
};
