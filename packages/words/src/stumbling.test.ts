import { describe, expect, it } from 'vitest';
import type { Language } from './pack/language.ts';
import { spokenOf, spokenTo, stumbledOver } from './testing/grammar.ts';

/** The checks on the texts of whole games find what they are there for, and leave good sentences alone. */

const BAD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Place craftsman',
    'Ana plays Ferry',
    'Ana moves 2 steps to flood on space 2',
    'Ana takes a objective',
    'Ana takes an Ferry',
    'Discard a the Ferry',
    'Ana gains -3 VP',
    "Ana's turn",
    'Ana draws  2 cards',
    'Turn 3 : Ana',
    'Ana builds 2a on space H1',
    'Ana moves 1 step to Ben’s 1a (space A1)',
    'Ana replaces building 1a with 2a',
  ],
  fr: [
    'Ana utilise bâtiment A',
    'le bâtiment 1a de Ana',
    'Ana construit 1a',
    'Aller à bâtiment B',
    'Ana passe à le bâtiment B',
    'Ana part de bâtiment B',
    'Ana joue Traversier',
    'Ana prend le un Traversier',
    'Tour 3 : Ana',
    'Tour 3: Ana',
    'Ana reçoit -3\u00a0PV',
    "l'inondation",
    'Ana remplace le bâtiment 1a par 2a',
    'Ana va au 1a de Ben',
  ],
  pl: [
    'Nie masz: taka karta',
    'Ana bierze: karta',
    'Ana idzie do budynek B',
    'Ana buduje na działka A1',
    'Ana korzysta z\u00a0stacja 2',
    'Ana zagrywa karta Prom',
    'Ana zatrudnia marynarz',
    'Ana idzie z obszaru A',
    'budynek 1a gracza Gracz 2',
    'Twój dysk już leży na punkcie handlowym 5',
    'Ana przesuwa lokomotywę z\u00a0stacji 1 na stację 2',
    'Ana otrzymuje -3\u00a0£',
    'Ana korzysta z\u00a01a',
    'Idź do twojego budynku 1a (działka A1)',
    'Ana zastępuje budynek 1a budynek 2a na działce A1',
    'Ana idzie do 1a gracza Ben',
  ],
  de: [
    'Ana geht zu dem Pfadanfang',
    'Ana geht zu der Dürre auf Feld 2',
    'Ana geht zu Wellington',
    'Ana spielt ein Fähre',
    'Ana nimmt der Bandit',
    'Ana stellt einen Matrose ein',
    'Ana wirft eine die Fähre ab',
    'Ana erhält -3\u00a0SP',
    'Ana zahlt 3 £',
    'Ana baut 1a auf Feld A1',
    'Ana ersetzt Gebäude 1a durch 2a',
    'Ana geht zu 1a von Ben',
    'Ana nimmt Bandit',
    'Ana spielt Fähre',
    'Ana nimmt einen Überschwemmung',
    'Ana baut einen Gebäude',
    'Ana nimmt eine Auftrag',
    'Ana entfernt der Steinschlag auf Feld 2',
    'Ana geht mit das Schiff',
    'Ana liefert durch dem Hafen',
    'Wähle eine Aktion Gebäude A',
  ],
};

const GOOD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Place the craftsman in the job market',
    'Ana takes an objective',
    'Ana places building 2a on space H1',
    'Buildings: 2a (space H1), 3b',
    '−3 VP',
  ],
  fr: [
    'Ana utilise le bâtiment A\u00a0: recevoir 2\u00a0£',
    'le bâtiment 1a d’Ana',
    '1 PV par bâtiment construit',
    'Bâtiments\u00a0: 2a (case H1), 3b',
  ],
  pl: [
    'Ana idzie do budynku B',
    'Ana buduje budynek 2a na działce A1',
    'Nie masz w\u00a0ręce karty Prom',
    'Ana korzysta z\u00a0sąsiedniego budynku',
    'Ana przenosi dysk ze średniego portu 2 do punktu handlowego 5',
  ],
  de: [
    'Ana geht zum Pfadanfang',
    'Ana nimmt den grünen Banditen auf Feld 2',
    'Ana spielt eine Fähre',
    'Ana ersetzt Gebäude 1a auf Feld A1 durch Gebäude 2a',
    'Wähle eine Aktion von Gebäude A',
  ],
};

const cases = <T>(lists: Readonly<Record<Language, readonly T[]>>): [Language, T][] =>
  Object.entries(lists).flatMap(([language, all]) => all.map((one): [Language, T] => [language as Language, one]));

describe('a reader', () => {
  it.each(cases(BAD))('%s stumbles over "%s"', (language, text) => {
    expect(stumbledOver(language, text)).toBeDefined();
  });

  it.each(cases(GOOD))('%s does not stumble over "%s"', (language, text) => {
    expect(stumbledOver(language, text)).toBeUndefined();
  });

  it('is spoken to only by sentences about them, and about what is theirs', () => {
    expect(spokenTo('en', 'Ben moves your ship')).toBe('your');
    expect(spokenTo('en', 'Ben moves 1 step to your building 1a (space A1)')).toBeUndefined();
    expect(spokenTo('fr', 'Ben mélange votre défausse')).toBe('votre');
    expect(spokenTo('fr', 'Ben mélange sa défausse')).toBeUndefined();
    expect(spokenTo('pl', 'Budujesz budynek 2a')).toBeDefined();
    expect(spokenTo('pl', 'Ben przechodzi 1 krok do twojego budynku 2a')).toBeUndefined();
    expect(spokenTo('de', 'Ben mischt deinen Ablagestapel')).toBe('deinen');
    expect(spokenTo('de', 'Ben geht 1 Schritt zu deinem Gebäude 2a (Feld A1)')).toBeUndefined();
  });

  it('is not mistaken for somebody else', () => {
    expect(spokenOf('en', 'You shuffle their discard pile')).toBe('their');
    expect(spokenOf('fr', 'Vous mélangez sa défausse')).toBe('sa');
    expect(spokenOf('fr', 'Vous jouez l’objectif 6 sans son action immédiate')).toBeUndefined();
    expect(spokenOf('pl', 'Przesuwasz jej statek')).toBe('jej');
    expect(spokenOf('pl', 'Przechodzisz 1 krok do twojego budynku 2a')).toBe('twojego budynku');
    expect(spokenOf('pl', 'Przechodzisz 1 krok do swojego budynku 2a')).toBeUndefined();
    expect(spokenOf('de', 'Du mischst seinen Ablagestapel')).toBe('seinen');
    expect(spokenOf('de', 'Du spielst Auftrag 6 ohne seine Sofortaktion')).toBeUndefined();
  });
});
