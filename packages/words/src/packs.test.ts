import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  newGame,
  NZ_CATEGORIES,
  nz,
  second,
  SECOND_CATEGORIES,
  type CoreState,
  type Effect,
  type Refusal,
  type RefusalCode,
  type Setup,
  todaysGame,
  type EditionId,
} from '@drover/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { explain, LANGUAGES, loadWords, tellerOf, type Language, type Teller, type Words } from './index.ts';
import { pluralIn } from './pack/plural.ts';
import { ENGLISH, fault } from './testing/plain.ts';
import { thingsOn } from './testing/things.ts';

/** What the packs hold, apart from whole games. */

const TABLES: readonly Setup[] = [
  { edition: 'nz', players: 2, seed: 'packs', options: { sarah: { difficulty: 'easy' } } },
  { edition: 'second', players: 2, seed: 'packs', options: { simmental: true, sam: { difficulty: 'hard' } } },
];

let packs: Readonly<Record<Language, Words>>;
beforeAll(async () => {
  packs = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const)),
  ) as Record<Language, Words>;
});

const tellers = (setup: Setup, names = ['Ana']): Teller[] =>
  LANGUAGES.map((language) => tellerOf(packs[language], todaysGame(setup), names));

/** Words that are the same in two languages, and rightly so. */
const SAME = ['Sam', 'Sarah', 'Wellington', 'Kansas City', '', 'single', 'double', 'turquoise'];

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the %s pack', (language) => {
  it('has translated every fixed text', () => {
    const found: string[] = [];
    const compare = (english: unknown, other: unknown, path: string): void => {
      if (typeof english === 'string') {
        if (english === other && !SAME.includes(english)) found.push(`${path}: ${english}`);
      } else if (typeof english === 'object' && english !== null)
        for (const [key, inner] of Object.entries(english))
          compare(inner, (other as Readonly<Record<string, unknown>>)[key], `${path}.${key}`);
    };
    const { language: _, ...english } = packs.en;
    compare(english, packs[language], language);
    expect(found).toEqual([]);
  });

  it('says everything on the table otherwise than English does', () => {
    for (const setup of TABLES) {
      const state = newGame(setup);
      const proper = /^[\p{L}. ]+$/u;
      for (const thing of thingsOn(state)) {
        const said = (words: Words): string[] =>
          explain(tellerOf(words, todaysGame(setup), ['Ana']), state, thing).lines;
        const english = new Set(said(packs.en));
        const same = said(packs[language]).filter((line) => english.has(line) && !proper.test(line));
        expect(same, JSON.stringify(thing)).toEqual([]);
      }
    }
  });
});

describe('refusals', () => {
  const codes = (): RefusalCode[] => Object.keys(packs.en.refusals) as RefusalCode[];
  const names = ['', 'shropshire', 'criollo', '7a', 'animal', 'pair', 'starter', 'hampshire|ryeland'];

  it('have a sentence for every code in every language', () => {
    for (const setup of TABLES) {
      const faultOf = fault(setup);
      for (const teller of tellers(setup))
        for (const code of codes())
          for (const what of names) {
            const refusal: Refusal = { code, rule: 'NZ-X1', facts: { need: 3, have: 1, what } };
            const text = teller.refusal(refusal);
            expect(faultOf(text), text).toBeUndefined();
            expect(text).toMatch(/[.]$/);
            if (teller.language !== 'en') expect(text).not.toMatch(ENGLISH);
          }
    }
  });

  it.each([
    ['NZ-X6', 'C2', 'Water space C2 is 4 away; you can move only 2.'],
    ['NZ-A2', 'C2', 'Space C2 is 4 away; you can move only 2.'],
  ])('know by the rule %s which %s is meant', (rule, what, text) => {
    const [english] = tellers(TABLES[0]);
    expect(english.refusal({ code: 'too-far', rule, facts: { need: 4, have: 2, what } })).toBe(text);
  });
});

describe('numbers', () => {
  it('take the form their language asks for', () => {
    const { plural } = pluralIn('pl');
    const cards = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
    expect([0, 1, 2, 5, 12, 22, 25].map((n) => plural(n, cards))).toEqual([
      '0 kart',
      '1 karta',
      '2 karty',
      '5 kart',
      '12 kart',
      '22 karty',
      '25 kart',
    ]);
    const { plural: pluriel } = pluralIn('fr');
    expect([0, 1, 2].map((n) => pluriel(n, { one: 'carte', many: 'cartes', other: 'cartes' }))).toEqual([
      '0 carte',
      '1 carte',
      '2 cartes',
    ]);
  });

  it.each([
    [1, ['gain 1 certificate', 'recevoir 1 certificat', 'weź 1 certyfikat', '1 Zertifikat erhalten']],
    [3, ['gain 3 certificates', 'recevoir 3 certificats', 'weź 3 certyfikaty', '3 Zertifikate erhalten']],
    [5, ['gain 5 certificates', 'recevoir 5 certificats', 'weź 5 certyfikatów', '5 Zertifikate erhalten']],
  ])('%i certificates', (steps, said) => {
    const effect: Effect = { do: 'certificates', steps };
    expect(tellers(TABLES[0]).map((teller) => teller.effect(effect))).toEqual(said);
  });

  it('money stands where the language puts it', () => {
    expect(tellers(TABLES[0]).map((teller) => teller.money(5))).toEqual(['£5', '5\u00a0£', '5\u00a0£', '5\u00a0£']);
    expect(tellers(TABLES[1]).map((teller) => teller.money(12))).toEqual([
      '$12',
      '12\u00a0$',
      '12\u00a0$',
      '12\u00a0$',
    ]);
  });
});

describe('names', () => {
  it('a solo opponent and a seat without a name go by those of the language', () => {
    expect(tellers(TABLES[0], ['']).map((teller) => [teller.seat(0), teller.seat(1)])).toEqual([
      ['Player 1', 'Sarah'],
      ['Joueur 1', 'Sarah'],
      ['Gracz 1', 'Sara'],
      ['Spieler 1', 'Sarah'],
    ]);
  });

  it('NZ-Z2 SE-Z1 the terms against a solo opponent name its first delivery where it is not the usual one', () => {
    const terms = (edition: EditionId, option: string, said: object): (string | null)[] =>
      tellers({ edition, players: 2, seed: '', options: { [option]: said } }).map((teller) => teller.soloTerms());
    expect(terms('nz', 'sarah', { difficulty: 'hard' })).toEqual(['hard', 'difficile', 'trudny', 'schwer']);
    expect(terms('nz', 'sarah', { difficulty: 'hard', firstDelivery: '9' })).toEqual([
      'hard',
      'difficile',
      'trudny',
      'schwer',
    ]);
    expect(terms('nz', 'sarah', { difficulty: 'hard', firstDelivery: '12' })).toEqual([
      'hard, first delivery: trading post 12',
      'difficile, première livraison\u00a0: comptoir 12',
      'trudny, pierwsza dostawa: punkt handlowy 12',
      'schwer, erste Lieferung: Handelsposten 12',
    ]);
    expect(terms('second', 'sam', { difficulty: 'easy', firstDelivery: 'new-york' })[0]).toBe(
      'easy, first delivery: New York',
    );
    expect(terms('nz', 'sarah', { difficulty: 'custom', cards: [1] })[0]).toBe(
      'custom, first delivery: trading post 6',
    );
    expect(tellers({ edition: 'nz', players: 2, seed: '', options: {} })[0].soloTerms()).toBeNull();
  });

  it('there is one for every score category, house option and difficulty', () => {
    for (const [setup, categories, opponent] of [
      [TABLES[0], NZ_CATEGORIES, 'sarah'],
      [TABLES[1], SECOND_CATEGORIES, 'sam'],
    ] as const)
      for (const teller of tellers(setup)) {
        const said = [
          ...categories.map((id) => teller.category(id)),
          ...['among-people', 'own-cards'].map((house) => teller.houseOption(`${opponent}-${house}`)),
          ...['easy', 'medium', 'hard', 'custom'].map((level) => teller.difficulty(level)),
          teller.editionName(),
          teller.opponentName(),
        ];
        for (const text of said) expect(text).toMatch(/\p{L}/u);
      }
  });
});

describe('explanations', () => {
  const rules = ['nz.md', 'nz-solo.md', 'second.md']
    .map((file) => readFileSync(join(import.meta.dirname, '../../../docs/rules', file), 'utf8'))
    .join('\n');
  const known = new Set([...rules.matchAll(/^### ((?:NZ|SE)-[A-Z]\d+) /gm)].map(([, id]) => id));

  it.each(TABLES)('of $edition open rules that exist', (setup) => {
    const state: CoreState = newGame(setup);
    const [english] = tellers(setup);
    const opened = thingsOn(state).map((thing) => explain(english, state, thing).rule);
    expect(opened.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('the rules both editions share exist in each', () => {
    const ids = [...Object.values(nz.ruleIds), ...Object.values(second.ruleIds)];
    expect(ids.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('there is one for every icon an edition knows', () => {
    for (const { effects } of [nz.components(todaysGame(TABLES[0])), second.components(todaysGame(TABLES[1]))])
      for (const icon of Object.keys(effects))
        for (const language of LANGUAGES)
          expect(packs[language].about.effects[icon as Effect['do']]('nz')).toMatch(/[.]$/);
  });
});
