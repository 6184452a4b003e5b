import type { Language } from '@drover/words';

/** What the glossary says around its entries. It comes with them, for nothing else says it. */
export interface GlossaryLabels {
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
}

export const GLOSSARY: Readonly<Record<Language, GlossaryLabels>> = {
  en: {
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
  fr: {
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
  pl: {
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
  de: {
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
};
