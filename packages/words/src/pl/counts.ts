import type { Counted, ObjectiveTask } from '../pack/ids.ts';
import type { Forms } from '../pack/plural.ts';
import type { Words } from '../words.ts';
import { signed } from '../pack/minus.ts';
import { currencies } from './editions.ts';
import { noun, plural, same, workers } from './grammar.ts';

const certificate = noun('certyfikat', 'certyfikaty', 'certyfikatów');
const card = noun('karta', 'karty', 'kart');
const space = noun('pole', 'pola', 'pól');

export const counts: Words['counts'] = {
  money: (edition, amount) => `${signed(amount)} ${currencies[edition]}`,
  vp: (n) => `${signed(n)} PZ`,
  gold: (n) => plural(n, noun('sztuka złota', 'sztuki złota', 'sztuk złota')),
  tokens: (n) => plural(n, noun('żeton wymiany', 'żetony wymiany', 'żetonów wymiany')),
  permanentCertificates: (n) => plural(n, noun('stały certyfikat', 'stałe certyfikaty', 'stałych certyfikatów')),
  permanentWool: (n) => plural(n, noun('stała wełna', 'stałe wełny', 'stałych wełen')),
  workers: (worker, n) => plural(n, workers[worker]),
  steps: (n) => plural(n, noun('krok', 'kroki', 'kroków')),
  seaSpaces: (n) => plural(n, noun('pole morskie', 'pola morskie', 'pól morskich')),
  several: (n, name) => `${n}× ${name}`,
};

/** Those that only stand in sentences; feminine ones as an object. */
export const some = {
  gold: (n: number): string => plural(n, noun('sztukę złota', 'sztuki złota', 'sztuk złota')),
  wool: (n: number): string => plural(n, noun('stałą wełnę', 'stałe wełny', 'stałych wełen')),
  certificates: (n: number): string => plural(n, certificate),
  cards: (n: number): string => plural(n, { ...card, one: 'kartę' }),
  /** `w odległości do 3 pól`. */
  upToSpaces: (n: number): string => plural(n, noun('pola', 'pól', 'pól')),
  spaces: (n: number): string => plural(n, space),
  discs: (n: number): string => plural(n, noun('dysk', 'dyski', 'dysków')),
  tiles: (n: number): string => plural(n, noun('żeton', 'żetony', 'żetonów')),
  crosses: (n: number): string => plural(n, noun('krzyżyk', 'krzyżyki', 'krzyżyków')),
};

/** For each one, in the accusative with the right `każdy`, and for every few. */
const counted: Readonly<Record<Counted, Forms['pl']>> = {
  'lush-building': noun(
    'każdy budynek postawiony na zielonej łące',
    'budynki postawione na zielonych łąkach',
    'budynków postawionych na zielonych łąkach',
  ),
  'forest-building': noun(
    'każdy budynek postawiony w lesie',
    'budynki postawione w lesie',
    'budynków postawionych w lesie',
  ),
  storehouse: noun('każdy wystawiony magazyn', 'wystawione magazyny', 'wystawionych magazynów'),
  station: noun('każdą rozbudowaną stację', 'rozbudowane stacje', 'rozbudowanych stacji'),
  shepherd: noun('każdą pasterkę', 'pasterki', 'pasterek'),
  cowboy: noun('każdego kowboja', 'kowbojów', 'kowbojów'),
  builder: noun('każdego budowniczego', 'budowniczych', 'budowniczych'),
  engineer: noun('każdego inżyniera', 'inżynierów', 'inżynierów'),
  hazard: noun('każdy żeton niebezpieczeństwa', 'żetony niebezpieczeństw', 'żetonów niebezpieczeństw'),
  'outlaw-pair': noun(
    'każdą parę złożoną z zielonego i pomarańczowego bandyty',
    'pary złożone z zielonego i pomarańczowego bandyty',
    'par złożonych z zielonego i pomarańczowego bandyty',
  ),
  objective: noun('każdy cel w strefie celów', 'cele w strefie celów', 'celów w strefie celów'),
  pathfinder: noun('każde pole na torze pioniera', 'pola na torze pioniera', 'pól na torze pioniera'),
  certificate: noun('każdy certyfikat', 'certyfikaty', 'certyfikatów'),
  building: noun(
    'każdy budynek postawiony na szlaku',
    'budynki postawione na szlaku',
    'budynków postawionych na szlaku',
  ),
  worker: noun('każdego pracownika', 'pracowników', 'pracowników'),
  ferry: noun('każdą kartę Prom', 'karty Prom', 'kart Prom'),
};

/** Men take another form of `każdy`. */
const MEN: readonly Counted[] = ['worker', 'cowboy', 'builder', 'engineer'];

export const forEach: Words['forEach'] = (each, of) =>
  each === 1 ? `za ${counted[of].one}` : `za ${MEN.includes(of) ? 'każdych' : 'każde'} ${plural(each, counted[of])}`;

const tasks: Readonly<Record<ObjectiveTask, Forms['pl']>> = {
  'post-13': noun(
    'punkt handlowy o wartości 13 lub więcej',
    'punkty handlowe o wartości 13 lub więcej',
    'punktów handlowych o wartości 13 lub więcej',
  ),
  building: noun('budynek', 'budynki', 'budynków'),
  'building-4': noun(
    'budynek wymagający co najmniej 4 rękodzielników',
    'budynki wymagające co najmniej 4 rękodzielników',
    'budynków wymagających co najmniej 4 rękodzielników',
  ),
  'shearers-2': workers.shearer,
  storehouse: noun('magazyn', 'magazyny', 'magazynów'),
  'lincoln-corriedale': same('Lincoln lub Corriedale'),
  'hampshire-ryeland': same('Hampshire lub Ryeland'),
  ferry: noun('Prom', 'Promy', 'Promów'),
  'pathfinder-6': noun('pole na torze pioniera', 'pola na torze pioniera', 'pól na torze pioniera'),
  flood: noun('żeton powodzi', 'żetony powodzi', 'żetonów powodzi'),
  station: noun('stacja', 'stacje', 'stacji'),
  hazard: noun('żeton niebezpieczeństwa', 'żetony niebezpieczeństw', 'żetonów niebezpieczeństw'),
  'green-outlaw': noun('zielony bandyta', 'zielonych bandytów', 'zielonych bandytów'),
  'orange-outlaw': noun('pomarańczowy bandyta', 'pomarańczowych bandytów', 'pomarańczowych bandytów'),
  'breeding-3': noun(
    'karta bydła o wartości hodowlanej 3',
    'karty bydła o wartości hodowlanej 3',
    'kart bydła o wartości hodowlanej 3',
  ),
  shorthorn: same('Shorthorn'),
  hereford: same('Hereford'),
  'new-york': noun('dysk w New York', 'dyski w New York', 'dysków w New York'),
};

export const task: Words['task'] = (n, what) => plural(n, tasks[what]);
