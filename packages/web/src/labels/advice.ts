import type { Reason } from '@drover/bots';
import type { Language } from '@drover/words';

/** What hints and the review say. It comes with them, for nothing else says it. */
export interface AdviceLabels {
  /** What a position is made of; heads a number of points. */
  readonly terms: Readonly<Record<Reason['term'], string>>;
  readonly points: (n: string) => string;
  /** What a move is expected to lead to. */
  readonly expected: Readonly<Record<'points' | 'lead' | 'behind', (vp: string) => string>>;
  /** What there will be to count after this turn and after the other: "5 instead of 4". */
  readonly instead: (here: string, there: string) => string;
  /** How the turn goes on. */
  readonly then: string;
  /** What speaks for a move, and against it, compared with another one. */
  readonly better: (move: string) => string;
  readonly worse: (move: string) => string;
  /** The same without a reason that can be told now. */
  readonly betterLater: (move: string) => string;
  readonly worseLater: (move: string) => string;
  readonly alike: (move: string) => string;
  readonly review: (name: string) => string;
  readonly reviewStart: string;
  readonly reviewNone: string;
  readonly cost: (vp: string) => string;
  readonly played: (move: string) => string;
  readonly betterMove: (move: string) => string;
}

export const ADVICE: Readonly<Record<Language, AdviceLabels>> = {
  en: {
    terms: {
      money: 'money',
      flock: 'your deck',
      hand: 'cards in hand',
      workers: 'workers',
      buildings: 'buildings',
      discs: 'unlocked board spaces',
      deliveries: 'deliveries',
      routes: 'position of ship or engine',
      pathfinder: 'pathfinder track',
      certificates: 'certificates',
      gold: 'gold',
      tokens: 'exchange tokens',
      tiles: 'tiles',
      objectives: 'objectives',
      masters: 'harbourmasters and station masters',
      tempo: 'progress along the trail',
      options: 'what you can do next',
    },
    points: (n: string): string => `${n} VP`,
    expected: {
      points: (vp: string): string => `about ${vp} at the end`,
      lead: (vp: string): string => `final lead of about ${vp}`,
      behind: (vp: string): string => `about ${vp} behind at the end`,
    },
    instead: (here: string, there: string): string => `${here} instead of ${there}`,
    then: 'After that:',
    better: (move: string): string => `Better than “${move}”:`,
    worse: (move: string): string => `Weaker than “${move}”:`,
    betterLater: (move: string): string => `Better than “${move}” in the long run.`,
    worseLater: (move: string): string => `Weaker than “${move}” in the long run.`,
    alike: (move: string): string => `About as good as “${move}”.`,
    review: (name: string): string => `Review of ${name}’s game`,
    reviewStart: 'Find the costliest decisions',
    reviewNone: 'No decision stands out as a mistake.',
    cost: (vp: string): string => `about ${vp} given away`,
    played: (move: string): string => `Played: ${move}`,
    betterMove: (move: string): string => `Better: ${move}.`,
  },
  fr: {
    terms: {
      money: 'argent',
      flock: 'troupeau',
      hand: 'cartes en main',
      workers: 'ouvriers',
      buildings: 'bâtiments',
      discs: 'emplacements débloqués',
      deliveries: 'livraisons',
      routes: 'position du bateau ou de la locomotive',
      pathfinder: 'piste Exploration',
      certificates: 'certificats',
      gold: 'or',
      tokens: 'jetons Échange',
      tiles: 'tuiles',
      objectives: 'objectifs',
      masters: 'capitaineries ou chefs de gare',
      tempo: 'progression sur le parcours',
      options: 'possibilités pour la suite',
    },
    points: (n) => `${n} PV`,
    expected: {
      points: (vp) => `environ ${vp} à la fin`,
      lead: (vp) => `avance finale d’environ ${vp}`,
      behind: (vp) => `retard final d’environ ${vp}`,
    },
    instead: (here, there) => `${here} au lieu de ${there}`,
    then: 'Ensuite :',
    better: (move) => `Mieux que « ${move} » :`,
    worse: (move) => `Moins bien que « ${move} » :`,
    betterLater: (move) => `Mieux que « ${move} » à long terme.`,
    worseLater: (move) => `Moins bien que « ${move} » à long terme.`,
    alike: (move) => `À peu près aussi bien que « ${move} ».`,
    review: (name) => `Analyse : ${name}`,
    reviewStart: 'Chercher les décisions les plus coûteuses',
    reviewNone: 'Aucune décision ne ressort comme une erreur.',
    cost: (vp) => `perte d’environ ${vp}`,
    played: (move) => `Joué : ${move}`,
    betterMove: (move) => `Mieux : ${move}.`,
  },
  pl: {
    terms: {
      money: 'pieniądze',
      flock: 'talia zwierząt',
      hand: 'karty w ręce',
      workers: 'pracownicy',
      buildings: 'budynki',
      discs: 'odblokowane pola planszy',
      deliveries: 'dostawy',
      routes: 'położenie statku lub lokomotywy',
      pathfinder: 'tor pioniera',
      certificates: 'certyfikaty',
      gold: 'złoto',
      tokens: 'żetony wymiany',
      tiles: 'żetony',
      objectives: 'cele',
      masters: 'kapitanowie portu i zawiadowcy',
      tempo: 'postęp na szlaku',
      options: 'dalsze możliwości',
    },
    points: (n) => `${n} PZ`,
    expected: {
      points: (vp) => `na koniec około ${vp}`,
      lead: (vp) => `przewaga na koniec około ${vp}`,
      behind: (vp) => `strata na koniec około ${vp}`,
    },
    instead: (here, there) => `${here} zamiast ${there}`,
    then: 'Potem:',
    better: (move) => `Lepiej niż „${move}”:`,
    worse: (move) => `Słabiej niż „${move}”:`,
    betterLater: (move) => `Na dłuższą metę lepiej niż „${move}”.`,
    worseLater: (move) => `Na dłuższą metę słabiej niż „${move}”.`,
    alike: (move) => `Mniej więcej tak samo dobrze jak „${move}”.`,
    review: (name) => `Analiza: ${name}`,
    reviewStart: 'Znajdź najkosztowniejsze decyzje',
    reviewNone: 'Żadna decyzja nie wygląda na błąd.',
    cost: (vp) => `strata około ${vp}`,
    played: (move) => `Wykonany ruch: ${move}`,
    betterMove: (move) => `Lepszy ruch: ${move}.`,
  },
  de: {
    terms: {
      money: 'Geld',
      flock: 'Herde',
      hand: 'Handkarten',
      workers: 'Arbeiter',
      buildings: 'Gebäude',
      discs: 'freigeschaltete Felder der Ablage',
      deliveries: 'Lieferungen',
      routes: 'Position von Schiff oder Lok',
      pathfinder: 'Erkundungsleiste',
      certificates: 'Zertifikate',
      gold: 'Gold',
      tokens: 'Tauschplättchen',
      tiles: 'Plättchen',
      objectives: 'Aufträge',
      masters: 'Hafenmeister und Bahnhofsvorsteher',
      tempo: 'Vorankommen auf dem Pfad',
      options: 'Möglichkeiten danach',
    },
    points: (n) => `${n}\u00a0SP`,
    expected: {
      points: (vp) => `am Ende etwa ${vp}`,
      lead: (vp) => `am Ende etwa ${vp} Vorsprung`,
      behind: (vp) => `am Ende etwa ${vp} Rückstand`,
    },
    instead: (here, there) => `${here} statt ${there}`,
    then: 'Danach:',
    better: (move) => `Besser als „${move}“:`,
    worse: (move) => `Schwächer als „${move}“:`,
    betterLater: (move) => `Auf lange Sicht besser als „${move}“.`,
    worseLater: (move) => `Auf lange Sicht schwächer als „${move}“.`,
    alike: (move) => `Etwa so gut wie „${move}“.`,
    review: (name) => `Analyse für ${name}`,
    reviewStart: 'Die teuersten Entscheidungen suchen',
    reviewNone: 'Keine Entscheidung fällt als Fehler auf.',
    cost: (vp) => `etwa ${vp} verschenkt`,
    played: (move) => `Gespielt: ${move}`,
    betterMove: (move) => `Besser: ${move}.`,
  },
};
