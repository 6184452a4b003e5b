import { pluralIn, typesetAll, type Language } from '@drover/words';

/** What the pages to read say: rules, tiles and cards, glossary. It comes with them, for the table says none of it. */
export interface ReadingLabels {
  readonly rules: {
    readonly title: string;
    readonly of: (edition: string) => string;
    readonly unknown: (rule: string) => string;
    readonly search: string;
    readonly found: (n: number) => string;
    readonly none: string;
    readonly solo: string;
    readonly contents: string;
  };
  readonly components: Readonly<
    Record<
      | 'title'
      | 'buildings'
      | 'neutral'
      | 'cards'
      | 'objectives'
      | 'tiles'
      | 'masters'
      | 'hazards'
      | 'icons'
      | 'workers'
      | 'posts',
      string
    >
  >;
  readonly glossary: {
    readonly title: string;
    readonly intro: string;
    readonly search: string;
    readonly found: (n: number) => string;
    readonly terms: string;
    readonly icons: string;
    readonly example: string;
    readonly see: string;
    readonly rule: (id: string) => string;
    /** Heads the pieces an icon is printed on. */
    readonly printedOn: string;
    /** From the small card to the whole entry. */
    readonly more: string;
  };
}

const { plural: countEn } = pluralIn('en');
const { plural: countFr } = pluralIn('fr');
const { plural: countPl } = pluralIn('pl');
const { plural: countDe } = pluralIn('de');

export const READING: Readonly<Record<Language, ReadingLabels>> = {
  en: {
    rules: {
      title: 'Rules',
      of: (edition: string): string => `Rules: ${edition}`,
      unknown: (rule: string): string => `There is no rule ${rule}.`,
      search: 'Search the rules',
      found: (n: number): string => countEn(n, { one: 'rule', other: 'rules' }),
      none: 'No rule mentions that.',
      solo: 'Solo against Sarah',
      contents: 'Contents',
    },
    components: {
      title: 'Tiles and cards',
      buildings: 'Private buildings',
      neutral: 'Neutral buildings',
      cards: 'Cards',
      objectives: 'Objectives',
      tiles: 'Bonus tiles',
      masters: 'Harbourmasters and station masters',
      hazards: 'Hazards',
      icons: 'Icons',
      workers: 'Workers',
      posts: 'Trading posts and cities',
    },
    glossary: {
      title: 'Glossary',
      intro: 'Every term and icon of the game, with a picture and an example.',
      search: 'Find a term',
      found: (n: number): string => `Entries found: ${n}`,
      terms: 'Terms',
      icons: 'Icons',
      example: 'For example:',
      see: 'See also:',
      rule: (id: string): string => `Rule ${id}`,
      printedOn: 'Printed on:',
      more: 'More in the glossary',
    },
  },
  fr: {
    rules: {
      title: 'Règles',
      of: (edition) => `Règles : ${edition}`,
      unknown: (rule) => `Il n’y a pas de règle ${rule}.`,
      search: 'Chercher dans les règles',
      found: (n) => countFr(n, { one: 'règle', many: 'de règles', other: 'règles' }),
      none: 'Aucune règle n’en parle.',
      solo: 'Solo contre Sarah',
      contents: 'Sommaire',
    },
    components: {
      title: 'Tuiles et cartes',
      buildings: 'Bâtiments personnels',
      neutral: 'Bâtiments neutres',
      cards: 'Cartes',
      objectives: 'Objectifs',
      tiles: 'Tuiles Bonus',
      masters: 'Capitaineries et chefs de gare',
      hazards: 'Dangers',
      icons: 'Icônes',
      workers: 'Ouvriers',
      posts: 'Comptoirs et villes',
    },
    glossary: {
      title: 'Glossaire',
      intro: 'Tous les termes et toutes les icônes du jeu, avec une image et un exemple.',
      search: 'Chercher un terme',
      found: (n) => `Entrées trouvées : ${n}`,
      terms: 'Termes',
      icons: 'Icônes',
      example: 'Par exemple :',
      see: 'Voir aussi :',
      rule: (id) => `Règle ${id}`,
      printedOn: 'Imprimée sur :',
      more: 'En savoir plus dans le glossaire',
    },
  },
  pl: {
    rules: {
      title: 'Zasady',
      of: (edition) => `Zasady: ${edition}`,
      unknown: (rule) => `Nie ma zasady ${rule}.`,
      search: 'Szukaj w zasadach',
      found: (n) => countPl(n, { one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady' }),
      none: 'Żadna zasada o tym nie mówi.',
      solo: 'Solo przeciwko Sarze',
      contents: 'Spis treści',
    },
    components: {
      title: 'Żetony i karty',
      buildings: 'Budynki prywatne',
      neutral: 'Budynki neutralne',
      cards: 'Karty',
      objectives: 'Cele',
      tiles: 'Żetony bonusów',
      masters: 'Kapitanowie portu i zawiadowcy',
      hazards: 'Niebezpieczeństwa',
      icons: 'Ikony',
      workers: 'Pracownicy',
      posts: 'Punkty handlowe i miasta',
    },
    glossary: {
      title: 'Słowniczek',
      intro: 'Wszystkie pojęcia i ikony gry, z rysunkiem i przykładem.',
      search: 'Szukaj pojęcia',
      found: (n) => `Znalezione hasła: ${n}`,
      terms: 'Pojęcia',
      icons: 'Ikony',
      example: 'Na przykład:',
      see: 'Zobacz też:',
      rule: (id) => `Zasada ${id}`,
      printedOn: 'Gdzie jest:',
      more: 'Więcej w słowniczku',
    },
  },
  de: {
    rules: {
      title: 'Regeln',
      of: (edition) => `Regeln: ${edition}`,
      unknown: (rule) => `Es gibt keine Regel ${rule}.`,
      search: 'Regeln durchsuchen',
      found: (n) => countDe(n, { one: 'Regel', other: 'Regeln' }),
      none: 'Dazu gibt es keine Regel.',
      solo: 'Solo gegen Sarah',
      contents: 'Inhalt',
    },
    components: {
      title: 'Plättchen und Karten',
      buildings: 'Eigene Gebäude',
      neutral: 'Neutrale Gebäude',
      cards: 'Karten',
      objectives: 'Aufträge',
      tiles: 'Bonusplättchen',
      masters: 'Hafenmeister und Bahnhofsvorsteher',
      hazards: 'Gefahren',
      icons: 'Symbole',
      workers: 'Arbeiter',
      posts: 'Handelsposten und Städte',
    },
    glossary: {
      title: 'Glossar',
      intro: 'Alle Begriffe und Symbole des Spiels, mit Bild und Beispiel.',
      search: 'Begriff suchen',
      found: (n) => `Gefundene Einträge: ${n}`,
      terms: 'Begriffe',
      icons: 'Symbole',
      example: 'Zum Beispiel:',
      see: 'Siehe auch:',
      rule: (id) => `Regel ${id}`,
      printedOn: 'Zu finden auf:',
      more: 'Mehr im Glossar',
    },
  },
};

const set = new Map<Language, ReadingLabels>();

/** In this language, set by its rules. */
export function readingIn(language: Language): ReadingLabels {
  const labels = set.get(language) ?? typesetAll(language, READING[language]);
  set.set(language, labels);
  return labels;
}
