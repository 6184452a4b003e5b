import type { Hazard, Worker } from '../pack/ids.ts';
import type { Words } from '../words.ts';
import {
  common,
  das,
  der,
  die,
  fixed,
  followedBy,
  numbered,
  only,
  there,
  town,
  yours,
  type Word,
} from './declension.ts';
import { editions, ends, masters } from './editions.ts';
import { called, hazards, outlaws, workers } from './grammar.ts';
import { opponents } from './opponents.ts';

const anfang = der('Anfang', 'Anfangs', 'Anfänge');
const auftrag = der('Auftrag', 'Auftrags', 'Aufträge');
const feld = das('Feld', 'Feldes', 'Felder');
const gebäude = das('Gebäude', 'Gebäudes', 'Gebäude');
const hafen = der('Hafen', 'Hafens', 'Häfen');
const bonuskarte = die('Bonuskarte', 'Bonuskarten');
const handelsposten = der('Handelsposten', 'Handelspostens', 'Handelsposten');
const wollhandelsposten = der('Wollhandelsposten', 'Wollhandelspostens', 'Wollhandelsposten');

/** `Matrosenreihe`. */
const rows: Readonly<Record<Worker, string>> = {
  shepherd: 'Schäferreihe',
  craftsman: 'Handwerkerreihe',
  sailor: 'Matrosenreihe',
  shearer: 'Schererreihe',
  cowboy: 'Cowboyreihe',
  builder: 'Handwerkerreihe',
  engineer: 'Ingenieurreihe',
};

export const names: Words['names'] = {
  editions,
  opponents,
  end: (edition) => town(ends[edition]),
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer', custom: 'eigene Auswahl' },
  houseOptions: {
    'sarah-among-people': 'Sarah an einem Tisch mit mehreren Personen',
    'sarah-own-cards': 'Sarah mit selbst gewählten Karten',
    'sam-among-people': 'Sam an einem Tisch mit mehreren Personen',
    'sam-own-cards': 'Sam mit selbst gewählten Karten',
  },
  worker: (worker) => common(workers[worker]),
  hazard: (hazard) => hazards[hazard],
  outlaw: (outlaw) => outlaws[outlaw],

  cards: {
    sheepdog: common(der('Hütehund', 'Hütehunds', 'Hütehunde')),
    ferry: common(die('Fähre', 'Fähren')),
    kotare: common(der('Kōtare-Vogel', 'Kōtare-Vogels', 'Kōtare-Vögel')),
    calf: common(das('Simmental-Kalb', 'Simmental-Kalbs', 'Simmental-Kälber')),
    heifer: common(die('Simmental-Färse', 'Simmental-Färsen')),
    cow: common(die('Simmental-Kuh', 'Simmental-Kühe')),
  },
  stacks: { wheel: 'Steuerrad', barrel: 'Fass', bell: 'Glocke', compass: 'Kompass' },
  stack: (stack) => followedBy(common(bonuskarte), ` (${names.stacks[stack]})`),
  breed: (breed) => common({ ...das(breed, breed, breed), manyDat: breed }),
  city: (city) => town(city),
  worth: (thing, points) => followedBy(thing, ` (${points})`),
  bonusCard: (set) => numbered(bonuskarte, set),
  bonusObjective: (set) => numbered(der('Bonusauftrag', 'Bonusauftrags', 'Bonusaufträge'), set),
  objective: (number) => numbered(auftrag, number),
  startingObjective: (number) => numbered(der('Startauftrag', 'Startauftrags', 'Startaufträge'), number),
  hiddenCard: common(die('Karte', 'Karten'), 'verdeckt'),

  building: (id) => numbered(gebäude, id),
  neutral: (letter) => only(gebäude, ` ${letter}`, 'neutral'),
  auxiliary: (id) => only(die('Hilfsaktion', 'Hilfsaktionen'), `: ${names.auxiliaries[id]}`),
  disc: (id) => fixed(names.discs[id]),
  auxiliaries: {
    pound: 'Geld',
    dollar: 'Geld',
    draw: 'ziehen und abwerfen',
    certificate: 'Zertifikat',
    ship: 'Schiff',
    pathfinder: 'Erkundung',
    engine: 'Lok',
    cull: 'Karten entfernen',
  },
  discs: {
    'aux-pound': 'Hilfsaktion: Geld',
    'aux-dollar': 'Hilfsaktion: Geld',
    'aux-draw': 'Hilfsaktion: ziehen und abwerfen',
    'aux-certificate': 'Hilfsaktion: Zertifikat',
    'aux-ship': 'Hilfsaktion: Schiff',
    'aux-pathfinder': 'Hilfsaktion: Erkundung',
    'aux-engine': 'Hilfsaktion: Lok',
    'aux-cull': 'Hilfsaktion: Karten entfernen',
    step: 'ein Schritt mehr',
    'step-left': 'mehr Schritte (linkes Feld)',
    'step-right': 'mehr Schritte (rechtes Feld)',
    hand: 'eine Handkarte mehr',
    'hand-5': 'fünfte Handkarte',
    'hand-6': 'sechste Handkarte',
    'certificate-limit': 'Zertifikatslimit',
    'certificate-left': 'dauerhaftes Zertifikat (linkes Feld)',
    'certificate-right': 'dauerhaftes Zertifikat (rechtes Feld)',
    'certificate-4': 'Zertifikatslimit 4',
    'certificate-6': 'Zertifikatslimit 6',
    'wool-left': 'dauerhafte Wolle (linkes Feld)',
    'wool-right': 'dauerhafte Wolle (rechtes Feld)',
  },
  workerSpace: (worker, number) => only(die(rows[worker], `${rows[worker]}n`), `, Feld ${number}`),

  bonusTile: common(das('Bonusplättchen', 'Bonusplättchens', 'Bonusplättchen')),
  master: (edition) => common(masters[edition]),
  post: (value) => numbered(handelsposten, value),
  woolPost: (value) => numbered(wollhandelsposten, value),
  foreignPost: (value) => only(handelsposten, ` ${value}`, 'ausländisch'),
  foreignWoolPost: (value) => only(wollhandelsposten, ` ${value}`, 'ausländisch'),
  smallHarbour: (number) => only(hafen, ` ${number}`, 'klein'),
  farHarbour: (number) => only(hafen, ` ${number}`, 'letzt', 'klein'),
  mediumHarbour: (number) => only(hafen, ` ${number}`, 'mittler'),
  largeHarbour: (number) => only(hafen, ` ${number}`, 'groß'),
  largeWoolHarbour: (number) => only(hafen, ` ${number} (Wolle)`, 'groß'),
  sea: (id) => numbered(das('Seefeld', 'Seefelds', 'Seefelder'), id),
  seaStart: only(das('Startfeld', 'Startfelds', 'Startfelder'), ' der Seewege'),
  pair: (number) => numbered(das('Lagerhauspaar', 'Lagerhauspaars', 'Lagerhauspaare'), number),
  pathfinder: (space) => only(die('Erkundungsleiste', 'Erkundungsleisten'), `, Feld ${space}`),
  station: (number) => numbered(der('Bahnhof', 'Bahnhofs', 'Bahnhöfe'), number),
  rail: (number) => numbered(das('Streckenfeld', 'Streckenfelds', 'Streckenfelder'), number),
  turnout: (number) => numbered(das('Nebengleis', 'Nebengleises', 'Nebengleise'), number),
  railStart: only(anfang, ' der Strecke'),
  railEnd: only(das('Ende', 'Endes', 'Enden'), ' der Strecke'),
  buying: (number) => numbered(das('Angebot', 'Angebots', 'Angebote'), number),
};

/** Spaces go by what can lie there. */
const lies: Readonly<Record<Hazard | 'outlaw', string>> = {
  rockfall: 'Steinschlag',
  flood: 'Überschwemmungs',
  drought: 'Dürre',
  outlaw: 'Banditen',
};
const spaceFor = (kind: Hazard | 'outlaw', what: string): Word =>
  das(`${lies[kind]}${what}`, `${lies[kind]}${what}s`, `${lies[kind]}${what}er`);

export const places: Words['places'] = {
  start: only(der('Pfadanfang', 'Pfadanfangs', 'Pfadanfänge')),
  nowhere: fixed('noch nicht auf dem Pfad'),
  space: (code) => numbered(feld, code),
  hazard: (hazard, number) => numbered(spaceFor(hazard, 'feld'), number),
  outlaw: (number) => numbered(spaceFor('outlaw', 'feld'), number),
  risk: (kind, number) => numbered(spaceFor(kind, '-Risikofeld'), number),
  neutral: (letter) => numbered(gebäude, letter),
  neutralOn: (letter, space) => numbered(gebäude, `${letter} (Feld ${space})`),
  building: (id, owner, space) =>
    owner.is === 'you'
      ? yours(gebäude, `${id} (${space.alone})`)
      : numbered(gebäude, `${id} von ${called(owner)} (${space.alone})`),
  ownBuilding: (id, space) => only(gebäude, ` ${id} (${space.alone})`, 'eigen'),
  hazardOn: (hazard, number) => there(hazards[hazard], ` auf Feld ${number}`),
  outlawOn: (outlaw, number) => there(outlaws[outlaw], ` auf Feld ${number}`),
};
