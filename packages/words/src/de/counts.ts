import type { Counted, ObjectiveTask } from '../pack/ids.ts';
import { signed } from '../pack/minus.ts';
import type { Forms } from '../pack/plural.ts';
import type { Words } from '../words.ts';
import { currencies } from './editions.ts';
import { noun, plural, workers } from './grammar.ts';

export const counts: Words['counts'] = {
  money: (edition, amount) => `${signed(amount)} ${currencies[edition]}`,
  vp: (n) => `${signed(n)} SP`,
  gold: (n) => `${n} Gold`,
  tokens: (n) => plural(n, noun('Tauschplättchen', 'Tauschplättchen')),
  permanentCertificates: (n) => plural(n, noun('dauerhaftes Zertifikat', 'dauerhafte Zertifikate')),
  permanentWool: (n) => `${n} dauerhafte Wolle`,
  workers: (worker, n) => plural(n, noun(workers[worker].nom, workers[worker].many)),
  steps: (n) => plural(n, noun('Schritt', 'Schritte')),
  seaSpaces: (n) => plural(n, noun('Seefeld', 'Seefelder')),
  several: (n, name) => `${n}× ${name}`,
};

/** Those that only stand in sentences. */
export const some = {
  certificates: (n: number): string => plural(n, noun('Zertifikat', 'Zertifikate')),
  /** `mit 2 Zertifikaten`. */
  certificatesDat: (n: number): string => plural(n, noun('Zertifikat', 'Zertifikaten')),
  cards: (n: number): string => plural(n, noun('Karte', 'Karten')),
  handCards: (n: number): string => plural(n, noun('Handkarte', 'Handkarten')),
  spaces: (n: number): string => plural(n, noun('Feld', 'Felder')),
  discs: (n: number): string => plural(n, noun('Marker', 'Marker')),
  tiles: (n: number): string => plural(n, noun('Plättchen', 'Plättchen')),
  crosses: (n: number): string => plural(n, noun('Kreuz', 'Kreuze')),
  /** As an object. */
  freeSteps: (n: number): string => plural(n, noun('freien Schritt', 'freie Schritte')),
};

/** For each one, with the right `jeder`, and for every few. */
const counted: Readonly<Record<Counted, Forms['de']>> = {
  'lush-building': noun('jedes Gebäude auf einer saftigen Weide', 'Gebäude auf saftigen Weiden'),
  'forest-building': noun('jedes Gebäude im Wald', 'Gebäude im Wald'),
  storehouse: noun('jedes Lagerhaus an einem Hafen', 'Lagerhäuser an Häfen'),
  station: noun('jeden ausgebauten Bahnhof', 'ausgebaute Bahnhöfe'),
  shepherd: noun('jeden Schäfer', 'Schäfer'),
  cowboy: noun('jeden Cowboy', 'Cowboys'),
  builder: noun('jeden Handwerker', 'Handwerker'),
  engineer: noun('jeden Ingenieur', 'Ingenieure'),
  hazard: noun('jedes Gefahrenplättchen', 'Gefahrenplättchen'),
  'outlaw-pair': noun(
    'jedes Paar aus einem grünen und einem orangefarbenen Banditen',
    'Paare aus einem grünen und einem orangefarbenen Banditen',
  ),
  objective: noun('jeden Auftrag im Auftragsbereich', 'Aufträge im Auftragsbereich'),
  pathfinder: noun('jedes Feld auf der Erkundungsleiste', 'Felder auf der Erkundungsleiste'),
  certificate: noun('jedes Zertifikat', 'Zertifikate'),
  building: noun('jedes Gebäude auf dem Pfad', 'Gebäude auf dem Pfad'),
  worker: noun('jeden Arbeiter', 'Arbeiter'),
  ferry: noun('jede Fähre', 'Fähren'),
};

export const forEach: Words['forEach'] = (each, of) =>
  each === 1 ? `für ${counted[of].one}` : `für je ${plural(each, counted[of])}`;

const same = (what: string): Forms['de'] => noun(what, what);
const tasks: Readonly<Record<ObjectiveTask, Forms['de']>> = {
  'post-13': same('Handelsposten mit Wert 13 oder mehr'),
  building: same('Gebäude'),
  'building-4': same('Gebäude mit 4 oder mehr Handwerkern'),
  'shearers-2': same('Scherer'),
  storehouse: noun('Lagerhaus', 'Lagerhäuser'),
  'lincoln-corriedale': same('Lincoln oder Corriedale'),
  'hampshire-ryeland': same('Hampshire oder Ryeland'),
  ferry: noun('Fähre', 'Fähren'),
  'pathfinder-6': noun('Feld auf der Erkundungsleiste', 'Felder auf der Erkundungsleiste'),
  flood: noun('Überschwemmung', 'Überschwemmungen'),
  station: noun('Bahnhof', 'Bahnhöfe'),
  hazard: same('Gefahrenplättchen'),
  'green-outlaw': noun('grüner Bandit', 'grüne Banditen'),
  'orange-outlaw': noun('orangefarbener Bandit', 'orangefarbene Banditen'),
  'breeding-3': noun('Rind mit Zuchtwert 3', 'Rinder mit Zuchtwert 3'),
  shorthorn: same('Shorthorn'),
  hereford: same('Hereford'),
  'new-york': same('Marker in New York'),
};

export const task: Words['task'] = (n, what) => plural(n, tasks[what]);
