import { capital } from '../pack/capital.ts';
import { BUILDER, BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { ByEdition, RefusalWords } from '../pack/shapes.ts';
import { formsOf } from './declension.ts';
import { counts, some } from './counts.ts';
import { ends } from './editions.ts';
import { aAcc, acc, from, nom, none, on, workers, workersAcc } from './grammar.ts';

/** The subject of a sentence. */
const named = (what: Name | null, otherwise: string): string => capital(what === null ? otherwise : nom(what));
const quoted = (what: Name): string => `„${capital(what.alone)}“`;
/** `Du hast keine Fähre auf der Hand`, `Du hast Auftrag 6 nicht auf der Hand`. */
const notHeld = (what: Name): string => none(what, 'acc') ?? `${acc(what)} nicht`;

const already: ByEdition = { nz: 'Dein Schiff ist schon dort.', second: 'Deine Lok ist schon dort.' };

export const refusals: RefusalWords = {
  malformed: () => 'Ungültiger Spielzug.',
  'game-over': () => 'Die Partie ist zu Ende.',
  'not-your-turn': () => 'Gerade entscheidet jemand anderes.',
  'not-asked': () => 'Das steht gerade nicht zur Wahl.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'das')} kostet ${cost}; du hast ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'das')} kostet ${counts.gold(need)}; du hast ${have}.`,
  'not-enough-tokens': ({ need, have }) => `Das kostet ${counts.tokens(need)}; du hast ${have}.`,
  'not-enough-builders': ({ edition, what, need, have }) =>
    `${named(what, 'dieses Gebäude')} braucht ${workersAcc(BUILDER[edition], need)}; du hast ${have}.`,
  'not-enough-buyers': ({ edition, need, have }) =>
    `Dafür brauchst du ${workersAcc(BUYER[edition], need)}; noch frei: ${have}.`,
  'no-shearer-left': () => 'In dieser Aktion kann kein Schaf mehr geschoren werden.',
  'no-idle-shearer': () => 'In dieser Aktion ist kein Scherer frei.',
  'too-far': ({ edition, what, need, have }) =>
    need === 0
      ? already[edition]
      : `${named(what, 'dieser Ort')} ist zu weit weg: Entfernung ${need}, du kommst nur ${have} weit.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `${named(what, 'dieser Ort')} ist zu weit weg: Entfernung mit Ausbauen ${need}, du kommst nur ${have} weit.`,
  'not-far-enough': ({ need }) => `Von hier kann die Lok nicht ${some.spaces(need)} rückwärts fahren.`,
  'not-exactly': ({ what, need }) => `${named(what, 'dieses Feld')} liegt nicht genau ${some.spaces(need)} zurück.`,
  'not-reachable': ({ what, from: start }) =>
    `${named(what, 'dieser Ort')} ist ${start === null ? 'von hier' : from(start)} aus nicht erreichbar.`,
  'already-there': ({ what }) => `Du bist schon ${what === null ? 'dort' : on(what)}.`,
  'step-by-step': ({ way }) =>
    `Nenne jeden Ort, den du unterwegs betrittst: ${way.map(({ alone }) => alone).join(' > ')}.`,
  'not-there': ({ what }) => `${what === null ? 'Hier' : capital(on(what))} geht das nicht.`,
  'out-of-reach': ({ what, need, have }) =>
    `${named(what, 'dieser Ort')} verlangt eine Summe von ${need}; du hast ${have}.`,
  'row-full': ({ what }) => (what === null ? 'Die Reihe ist voll.' : `Die Reihe der ${formsOf(what).many} ist voll.`),
  'no-such-worker': ({ what }) => `Hier kannst du ${(what && none(what, 'acc')) ?? 'niemanden'} einstellen.`,
  'no-worker': ({ what }) => `Du hast ${what === null ? 'keinen Arbeiter' : notHeld(what)}, den du ernennen kannst.`,
  'row-closed': () => 'In dieser Reihe steht der Anzeiger des Markts: Hier ist noch nichts zu haben.',
  'no-more-workers': () => 'Der Anzeiger hat den Arbeitsmarkt verlassen: Arbeiter stehen nicht mehr zur Wahl.',
  'no-such-space': () => 'So ein Feld gibt es im Markt nicht.',
  'empty-space': ({ what }) => `${named(what, 'dieses Feld')} ist leer.`,
  'space-taken': ({ what }) => `${named(what, 'dieses Feld')} ist besetzt.`,
  'gate-closed': ({ what, need, have }) =>
    `${named(what, 'dieses Feld')} verlangt Feld ${need} der Erkundungsleiste; du bist auf ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'das neue Gebäude')} muss ${need === 0 ? '' : `genau ${need} `}${workers[BUILDER[edition]].many} mehr brauchen als das ersetzte Gebäude.`,
  'nothing-to-replace': () => 'Du hast kein Gebäude auf dem Pfad, das du ersetzen kannst.',
  'not-in-supply': ({ what }) => `${named(what, 'das')} ist nicht mehr in deinem Vorrat.`,
  'sold-out': ({ what }) => `${named(what, 'das')} ist gerade nicht zu haben.`,
  'already-delivered': ({ what }) => `Du hast schon einen Marker ${what === null ? 'dort' : on(what)}.`,
  'already-upgraded': ({ what }) => `Du hast ${what === null ? 'das' : acc(what)} schon ausgebaut.`,
  'no-storehouse-there': ({ what }) =>
    `${named(what, 'dieser Handelsposten')} öffnet sich dir mit einem Lagerhaus an seinem Hafen.`,
  'no-storehouse-left': () => 'Du hast kein Lagerhaus dieses Paars mehr.',
  'no-disc': () => 'Du hast keinen Marker mit passenden Ecken, den du bezahlen kannst.',
  'no-disc-there': ({ what }) => `Du hast ${what === null ? 'dort' : on(what)} keinen Marker, den du versetzen kannst.`,
  'dark-corners': () => 'Solange du einen Marker mit weißen Ecken hast, musst du hier einen solchen nehmen.',
  'white-corners-only': () => 'Der erste Marker muss von einem Feld mit weißen Ecken kommen.',
  'disc-gone': ({ what }) => `${what === null ? 'Dieses Feld' : quoted(what)} ist schon freigeschaltet.`,
  'card-not-in-hand': ({ what }) =>
    what === null ? 'So eine Karte hast du nicht auf der Hand.' : `Du hast ${notHeld(what)} auf der Hand.`,
  'other-card-wanted': ({ what }) => (what === null ? 'Es muss eine andere Karte sein.' : `Du brauchst ${aAcc(what)}.`),
  'already-revealed': ({ what }) => `${named(what, 'diese Art')} ist schon aufgedeckt: Jede Art zählt nur einmal.`,
  'not-a-sheep': ({ what }) => `${named(what, 'diese Karte')} ist kein Tier.`,
  'no-cards': () => 'Du hast keine Karte mehr zu ziehen.',
  'too-many-cards': ({ have }) => `Hier darfst du höchstens ${some.cards(have)} ziehen.`,
  'no-hazard': ({ what }) => `${what === null ? 'Auf dem Pfad' : capital(on(what))} liegt keine Gefahr.`,
  'no-outlaw': ({ what }) => `${what === null ? 'Auf dem Pfad' : capital(on(what))} liegt kein Bandit.`,
  locked: ({ what }) => `${what === null ? 'Diese Hilfsaktion' : quoted(what)} ist noch gesperrt.`,
  'not-doubled': ({ what }) =>
    `${what === null ? 'Diese Hilfsaktion' : quoted(what)} lässt sich erst doppelt nutzen, wenn beide Marker weg sind.`,
  'single-only': () => 'Hier ist nur eine einfache Hilfsaktion erlaubt.',
  'already-used': () => 'Diese Aktion hast du schon genutzt.',
  'instead-of-local': () => 'Entweder Ortsaktionen oder eine Hilfsaktion, nicht beides.',
  'auxiliary-used': () => 'Deine Hilfsaktion dieser Phase hast du schon genutzt.',
  'building-replaced': () => 'Das Gebäude hier wurde ersetzt; das neue kannst du noch nicht nutzen.',
  'trail-end': ({ edition }) => `In ${ends[edition]} gibt es weder Ortsaktionen noch Hilfsaktionen.`,
  'not-own-building': () => 'Hier gibt es keine Aktionen für dich.',
  'nothing-to-gain': () => 'Das hätte keine Wirkung.',
  'during-reveal': () => 'Das geht nicht, während Karten aufgedeckt werden.',
  'finish-first': () => 'Beende erst die laufende Aktion.',
  'opening-first': () => 'Erledige erst, was zu Beginn deines ersten Zuges zu tun ist.',
  'only-in-window': () => 'Karten spielst du vor dem Gehen sowie vor oder nach einer Aktion.',
  'must-take': () => 'Darauf kannst du nicht verzichten.',
  'discs-left': () => 'Solange du einen Marker von deiner Ablage legen kannst, musst du einen davon nehmen.',
};
