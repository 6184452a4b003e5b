import { nameOf, type Name } from '../pack/name.ts';

/** German nouns in their four cases, with the articles and adjectives before them, and names put together from these. */

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Cases = Readonly<Record<Case, string>>;
type Gender = 'm' | 'f' | 'n';

export interface Word extends Cases {
  readonly gender: Gender;
  readonly many: string;
  /** `mit 2 Matrosen`, `mit 2 Handwerkern`. */
  readonly manyDat: string;
}

export interface GermanForms {
  readonly alone: string;
  /** The one that is known: `den Steinschlag`, `Gebäude A`. */
  readonly the: Cases;
  /** One of its kind: `einen Steinschlag`; the same as above where there is only one. */
  readonly a: Cases;
  readonly many: string;
  readonly manyDat: string;
  /** One goes `nach Wellington`, and `zu Gebäude A`. */
  readonly town: boolean;
}

const inCases = (say: (at: Case) => string): Cases => ({
  nom: say('nom'),
  acc: say('acc'),
  dat: say('dat'),
  gen: say('gen'),
});

/** Only a plural that ends otherwise takes an n in the dative. */
const dative = (many: string): string => (/[ns]$/.test(many) ? many : `${many}n`);
const word = (gender: Gender, nom: string, gen: string, many: string, manyDat = dative(many)): Word => ({
  gender,
  nom,
  acc: nom,
  dat: nom,
  gen,
  many,
  manyDat,
});
export const der = (nom: string, gen: string, many: string): Word => word('m', nom, gen, many);
export const die = (nom: string, many: string): Word => word('f', nom, nom, many);
export const das = (nom: string, gen: string, many: string): Word => word('n', nom, gen, many);
/** `der Bandit, den Banditen`. */
export const weak = (nom: string, other: string): Word => ({
  ...der(nom, other, other),
  acc: other,
  dat: other,
});

const DER: Readonly<Record<Gender, Cases>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
};
const EIN: Readonly<Record<Gender, Cases>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer', gen: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem', gen: 'eines' },
};
/** Adjectives: `der grüne`, but `ein grüner`; the latter also where there is no article at all. */
const AFTER_DER: Readonly<Record<Gender, Cases>> = {
  m: { nom: 'e', acc: 'en', dat: 'en', gen: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  n: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
};
const AFTER_EIN: Readonly<Record<Gender, Cases>> = {
  m: { ...AFTER_DER.m, nom: 'er' },
  f: AFTER_DER.f,
  n: { ...AFTER_DER.n, nom: 'es', acc: 'es' },
};

const phrase = (adjectives: readonly string[], ending: string, noun: string): string =>
  [...adjectives.map((adjective) => `${adjective}${ending}`), noun].join(' ');

/** `ein grüner Bandit`, `der grüne Bandit`, `2 grüne Banditen`. Adjectives come without their endings. */
export const common = (noun: Word, ...adjectives: readonly string[]): Name =>
  nameOf<GermanForms>({
    alone: phrase(adjectives, AFTER_EIN[noun.gender].nom, noun.nom),
    the: definite(noun, adjectives, ''),
    a: inCases((at) => `${EIN[noun.gender][at]} ${phrase(adjectives, AFTER_EIN[noun.gender][at], noun[at])}`),
    many: phrase(adjectives, 'e', noun.many),
    manyDat: phrase(adjectives, 'en', noun.manyDat),
    town: false,
  });

const definite = (noun: Word, adjectives: readonly string[], after: string): Cases =>
  inCases((at) => `${DER[noun.gender][at]} ${phrase(adjectives, AFTER_DER[noun.gender][at], noun[at])}${after}`);

const single = (alone: string, forms: Cases, town = false): Name =>
  nameOf<GermanForms>({ alone, the: forms, a: forms, many: alone, manyDat: forms.dat, town });

/** There is only one: `der Pfadanfang`, `der kleine Hafen 3`. */
export const only = (noun: Word, after = '', ...adjectives: readonly string[]): Name =>
  single(`${phrase(adjectives, AFTER_EIN[noun.gender].nom, noun.nom)}${after}`, definite(noun, adjectives, after));

/** A number or a letter stands for the article: `Gebäude A`, `Auftrag 6`. */
export const numbered = (noun: Word, after: string | number): Name =>
  single(
    `${noun.nom} ${after}`,
    inCases((at) => (at === 'gen' ? `von ${noun.dat} ${after}` : `${noun[at]} ${after}`)),
  );

/** `dein Gebäude 3a`, `zu deinem Gebäude 3a`. */
export const yours = (noun: Word, after: string): Name =>
  single(
    `d${EIN[noun.gender].nom} ${noun.nom} ${after}`,
    inCases((at) => `d${EIN[noun.gender][at]} ${noun[at]} ${after}`),
  );

/** Does not change: `Zertifikate`, what stands in quotes. */
export const fixed = (text: string): Name =>
  single(
    text,
    inCases(() => text),
  );
export const town = (text: string): Name =>
  single(
    text,
    inCases((at) => (at === 'gen' ? `von ${text}` : text)),
    true,
  );

/** Only names made here come to the sentences of this language. */
export const formsOf = (name: Name): GermanForms => name as Name & GermanForms;

/** `die Überschwemmung (3 SP)`. */
export function followedBy(name: Name, text: string): Name {
  const { alone, the, a, many, manyDat, town: isTown } = formsOf(name);
  return nameOf<GermanForms>({
    alone: `${alone}${text}`,
    the: inCases((at) => `${the[at]}${text}`),
    a: inCases((at) => `${a[at]}${text}`),
    many: `${many}${text}`,
    manyDat: `${manyDat}${text}`,
    town: isTown,
  });
}

/** The one that lies there: `der Steinschlag auf Feld 3`. */
export function there(name: Name, where: string): Name {
  const forms = formsOf(followedBy(name, where));
  return nameOf<GermanForms>({ ...forms, a: forms.the });
}

/** One of several: `ein Hampshire oder ein Ryeland`. */
export function anyOf(names: readonly Name[]): Name {
  const forms = names.map(formsOf);
  const join = (say: (one: GermanForms) => string): string => forms.map(say).join(' oder ');
  return nameOf<GermanForms>({
    alone: join(({ alone }) => alone),
    the: inCases((at) => join(({ the }) => the[at])),
    a: inCases((at) => join(({ a }) => a[at])),
    many: join(({ many }) => many),
    manyDat: join(({ manyDat }) => manyDat),
    town: false,
  });
}
