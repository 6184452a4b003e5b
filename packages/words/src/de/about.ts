import { BUILDER, BUYER } from '../pack/ids.ts';
import type { Words } from '../words.ts';
import { counts, some } from './counts.ts';
import { ends, herders, tokenOf } from './editions.ts';
import { aAcc, workers } from './grammar.ts';

const effects: Words['about']['effects'] = {
  gain: () => 'Aus der Bank, sofort.',
  certificates: () => 'Der Zertifikatsmarker rückt vor, aber nicht über sein Limit hinaus.',
  pathfinder: () =>
    'Du erhältst die Belohnung jedes Feldes, das du erreichst oder überspringst; du darfst früher anhalten.',
  per: () => 'Es zählt, was du in diesem Moment hast.',
  all: () => 'Führe so viel wie möglich aus, in dieser Reihenfolge.',
  either: () => 'Wähle nur eines.',
  pay: () => 'Zahle zuerst den ganzen Preis.',
  discard: () => 'Wirf genau diese Karten aus deiner Hand ab.',
  draw: () => 'Ziehe erst, wirf dann so viele Karten ab, wie du gezogen hast.',
  take: () => 'Die Karte kommt auf deinen Ablagestapel. Ist der Vorrat leer, erhältst du nichts.',
  objective: () => 'Die Karte kommt auf deinen Ablagestapel; hast du sie gezogen, darfst du sie spielen.',
  pick: () => 'Nimm es aus dem Markt, ohne zu zahlen.',
  permanent: () => 'Zählt ab jetzt jedes Mal.',
  hire: () => 'Nimm einen Arbeiter vom Arbeitsmarkt, zahle seinen Preis und lege ihn auf deine Ablage.',
  invest: () =>
    'Nimm ein Bonusplättchen, das nicht in der Reihe des Anzeigers liegt, zahle den Preis seiner Reihe und nutze es.',
  buy: (edition) =>
    `Verteile deine ${workers[BUYER[edition]].many} auf die Angebote oder lege mit einem davon Karten in den Markt.`,
  build: (edition) =>
    `Stelle eines deiner Gebäude auf ein leeres Feld oder ersetze eines, das weniger ${workers[BUILDER[edition]].many} braucht.`,
  'upgrade-building': () => 'Du brauchst und bezahlst nur die Differenz.',
  ship: () => 'Mit der letzten Bewegung darfst du den Hafen ausbauen, an dem das Schiff liegt.',
  storehouse: () => 'Das Ausbauen zählt als eines dieser Felder; das Schiff bleibt, wo es ist.',
  shear: () => 'Decke Schafe verschiedener Art auf, erhalte ihren Wollwert, dann darfst du die Wolle liefern.',
  post: () => 'Ecken, Transportkosten und der Preis des freigeschalteten Feldes gelten wie bei einer Lieferung.',
  auxiliary: () => 'Eine deiner freigeschalteten Hilfsaktionen; doppelt, wenn ihre beiden Marker weg sind.',
  'remove-hazard': () => 'Eine beliebige Gefahr auf dem Pfad; am Ende der Partie bringt sie Punkte.',
  'move-on': () => 'Gehe weiter und nutze den neuen Ort; was du hier nicht getan hast, ist verloren.',
  joker: () => 'Das Plättchen wird ein Arbeiter in einer Reihe deiner Wahl.',
  retire: () => 'Die Karte kommt zurück in die Schachtel.',
  'stack-acquired': () => 'So ziehst du die neuen Karten früher.',
  engine: () => 'Besetzte Felder werden übersprungen; ein Nebengleis zählt als Feld.',
  'engine-back': () => 'Genau so viele Felder oder gar nicht.',
  bounty: () => 'Nimm einen beliebigen Banditen und die Belohnung auf seinem Feld.',
  cull: () => 'Die Karten kommen zurück in die Schachtel.',
  adjacent: () => 'Das Gebäude direkt vor oder direkt hinter diesem, wem auch immer es gehört.',
  'special-delivery': () => 'Jedes nummerierte Feld rückwärts zählt 1; es gibt keine Transportkosten.',
  'station-behind': () => 'Nach den üblichen Regeln, ohne die Lok zu bewegen.',
  stroll: () => 'Den Ort, an dem du stehen bleibst, nutzt du nicht, und das Ende des Pfades erreichst du so nicht.',
};

const topics: Words['about']['topics'] = {
  gold: () => 'Damit kaufst du jederzeit in deinem Zug Bonuskarten und bezahlst manche Bonusplättchen.',
  certificates: (edition) => `Sie zählen in ${ends[edition]} zum Wert deiner Herde dazu und werden dort ausgegeben.`,
  'job-market': () => 'Arbeiter, die du einstellen kannst; den Preis bestimmt die Reihe.',
  'animal-market': (edition) =>
    `Tiere zum Kauf. Deine ${workers[BUYER[edition]].many} kaufen sie über die aufgedruckten Angebote.`,
  'bonus-market': () => 'Bonusplättchen zum Preis ihrer Reihe. Die Reihe des Anzeigers ist gesperrt.',
  'market-token': (edition) =>
    `Rückt nach unten, wenn seine Reihe voll ist. Verlässt er die letzte, haben alle anderen noch einen Zug. Wer den Anzeiger ${tokenOf[edition]} nimmt, erhält dafür Punkte.`,
  objectives: () => 'Offene Aufträge. Einen gespielten Auftrag musst du erfüllen, sonst verlierst du Punkte.',
  foresight: (edition) => `In ${ends[edition]} wählst du von jeder Sorte eines von zwei Plättchen und legst es.`,
  'step-tile': () => 'Ein Schritt mehr; auf der anderen Seite zwei.',
  'fee-tile': () => 'Umgedreht erspart es dir alle Gebühren.',
  deck: () => 'Deine Karten zum Nachziehen. Ist der Stapel leer, wird der Ablagestapel gemischt.',
  'discard-pile': () => 'Abgeworfene und erhaltene Karten, offen.',
  hand: () => 'Am Ende deines Zuges ziehst du bis zu deinem Handkartenlimit nach.',
  'automa-deck': () => 'Eine Karte je Zug: wie weit es geht und was zu tun ist.',
  simmental: () => 'Kälber kauft man im Markt; sie wachsen heran, wenn sie aufgedeckt werden: Kalb, Färse, Kuh.',
};

const hazard = 'Wenn du hier vorbeigehst oder stehen bleibst, zahlst du seine Gebühr.';
const her = hazard.replace('seine', 'ihre');

export const about: Words['about'] = {
  effects,
  workers: {
    shepherd: 'Kauft Schafe: je mehr Schäfer, desto besser die Angebote.',
    craftsman: 'Baut: Ein Gebäude braucht so viele Handwerker, wie es zeigt.',
    sailor: 'Bewegt dein Schiff: ein Feld je Matrose.',
    shearer: 'Schert: ein Schaf je Scherer.',
    cowboy: 'Kauft Rinder: je mehr Cowboys, desto besser die Angebote.',
    builder: 'Baut: Ein Gebäude braucht so viele Handwerker, wie es zeigt.',
    engineer: 'Bewegt deine Lok: ein Feld je Ingenieur.',
  },
  hazards: { rockfall: hazard, flood: her, drought: her },
  outlaw:
    'Wenn du hier vorbeigehst oder stehen bleibst, zahlst du seine Gebühr; wer das Kopfgeld kassiert, nimmt ihn vom Pfad.',
  unlocks: {
    auxiliary: 'Schaltet diese Hilfsaktion frei; sind ihre beiden Marker weg, geht sie auch doppelt.',
    step: 'Ein Schritt mehr.',
    hand: 'Eine Handkarte mehr.',
    'certificate-limit': 'Erhöht das Zertifikatslimit.',
    'permanent-certificate': 'Ein dauerhaftes Zertifikat.',
    'permanent-wool': 'Eine dauerhafte Wolle.',
  },
  topics,
  money: (amount, points) => `Je ${amount} bringen am Ende der Partie ${points}.`,
  tokens: (cards) => `Gib jederzeit eines aus: Ziehe bis zu ${some.cards(cards)} und wirf dann ebenso viele ab.`,
  end: {
    nz: 'Hier endet jede Bewegung. Decke Schafe für das Einkommen auf, liefere sie, wähle neue Plättchen und beginne wieder am Pfadanfang.',
    second:
      'Hier endet jede Bewegung. Wähle neue Plättchen, decke Rinder für das Einkommen auf, liefere sie und beginne wieder am Pfadanfang.',
  },
  start: (edition) => `Hier beginnt dein ${herders[edition]} nach ${ends[edition]} von vorn.`,
  emptySpace: 'Hier darf gebaut werden. Leere Felder kosten keinen Schritt.',
  emptyHazard: 'Hierher kann eine Gefahr kommen. Leere Felder kosten keinen Schritt.',
  emptyOutlaw: 'Hierher kann ein Bandit kommen. Leere Felder kosten keinen Schritt.',
  otherBuilding: 'Seine Aktionen darf nur der Besitzer nutzen; alle anderen dürfen hier eine Hilfsaktion ausführen.',
  hiddenCard: 'Nur wer sie hat, kennt sie.',
  animal: {
    nz: 'Jede Art zählt einmal, wenn Schafe aufgedeckt werden.',
    second: 'Jede Art zählt einmal, wenn die Herde aufgedeckt wird.',
  },
  action: 'Spiele sie vor dem Gehen sowie vor oder nach einer Aktion; ziehe dann eine Karte.',
  objective: 'Einmal gespielt, muss er erfüllt werden; im Deck ist er freiwillig.',
  sea: 'Auf einem Feld dürfen mehrere Schiffe liegen.',
  medium: 'Baue ihn mit einem Marker aus; dann darfst du einen Arbeiter zum Hafenmeister ernennen.',
  small: 'Baue ihn mit einem Lagerhaus aus: Zahle die Kosten, die auf einem freien Lagerhausfeld stehen.',
  large: 'Baue ihn kostenlos mit einem Lagerhaus aus. Er öffnet dir einen ausländischen Handelsposten.',
  pair: 'Zwei Lagerhäuser; sind beide gebaut, erhältst du den Bonus.',
  post: 'Mit mindestens dieser Summe darfst du hierher liefern.',
  woolPost: 'Mit mindestens diesem Wollwert darfst du hierher liefern.',
  city: 'Mit mindestens dieser Summe darfst du hierher liefern.',
  rail: 'Hier fahren die Loks; jedes Kreuz, das deine passiert hat, macht den Transport günstiger.',
  station: 'Eine Lok, die hier anhält, darf ihn mit einem Marker ausbauen.',
  master: 'Obere Hälfte: Sofortaktion; untere Hälfte: Punkte am Ende der Partie.',
  bonusTile: 'Sofortige Belohnung; seine Punkte zählen am Ende der Partie.',
  supply: 'Karten, die du erhalten kannst; sie kommen auf deinen Ablagestapel.',
  lateWorker: (points) => `bringt am Ende der Partie ${points}`,
  turnedOver: (actions) => `umgedreht: ${actions}`,
  cullTokens: (tokens, card, gold) =>
    `Oder gib ${tokens} Tauschplättchen aus: Entferne ${aAcc(card)} auf deiner Hand aus dem Spiel und erhalte ${counts.gold(gold)}.`,
};
