import { pluralIn } from '@drover/words';
import type { CoachLabels, Texts } from '../texts.ts';

const { plural: count } = pluralIn('de');
const steps = { one: 'Schritt', other: 'Schritte' };
const cards = { one: 'Karte', other: 'Karten' };
const turns = { one: 'Zug', other: 'Züge' };

const labels: CoachLabels = {
  coach: 'Trainer',
  gotIt: 'Alles klar',
  where: 'Zeig mal',
  ask: 'Was jetzt?',
  hush: 'Ruhe',
  hushLong: 'Ruhe bis zu meinem nächsten Zug',
  lap: (n) => `Runde ${n}`,
  turnsLeft: (n) => `noch etwa ${count(n, turns)}`,
  aim: {
    place: 'Wähle das Gebäude, bei dem du beginnst.',
    last: 'Dein letzter Zug: Hol dir Punkte.',
    there: (place) => `In ${place}: Einkommen, eine Lieferung und ein Marker, der etwas freischaltet.`,
    more: (have, want, place) => `Ziel: ${want} in ${place}. Deine Hand ergibt bisher ${have}.`,
    doubles: (have, want, place) =>
      `Ziel: ${want} in ${place}. Deine Hand ergibt ${have}, denn Doppelte zählen nur einmal.`,
    enough: (have, place) => `Deine Hand ergibt ${have}: auf nach ${place}.`,
  },
  way: (place, n) => `${place}: ${count(n, turns)} entfernt`,
  back: {
    brought: (place, money, vp) => `${place}: ${money} und ${vp} SP.`,
    opened: (name) => `Freigeschaltet: ${name}.`,
    next: (want, total) => `Nächste Runde: ${want} nach heute ${total}?`,
    top: 'Nichts Offenes verlangt mehr: Liefere so oft du kannst.',
  },
  account: {
    title: 'Woher deine Punkte kamen',
    sources: (list) => `Das meiste kam von: ${list}.`,
    ahead: (category, vp) => `Hier lagst du vorn: ${category}, um ${vp} SP.`,
    behind: (category, vp) => `Hier lagst du zurück: ${category}, um ${vp} SP.`,
    first: 'Das war deine erste Partie. Ab jetzt melde ich mich nur bei Neuem: Im Menü lässt sich das ändern.',
  },
  firstGame: {
    title: 'Deine erste Partie',
    about: 'Eine ganze Partie gegen einen leichten Gegner, mit einem Trainer an deiner Seite.',
    finished: 'Gespielt',
  },
};

export const texts: Texts = {
  labels,
  trail: {
    opening: ({ discarded, disc }, say) =>
      (discarded > 0
        ? 'Eine entbehrliche Karte liegt schon auf deinem Ablagestapel'
        : 'Deine ersten Karten sind verteilt') +
      (disc === null ? '. ' : `, und dein erster Marker hat „${say.name({ is: 'disc', disc })}“ freigeschaltet. `) +
      'Wähle ein beliebiges beleuchtetes Gebäude für den Anfang: Die späteren liegen näher am Ende des Pfads.',
    feesInOrder: ({ paid }, say) =>
      `Mehrere Gebühren auf einem Weg, zusammen ${say.money(paid)}: Gezahlt wird in der Reihenfolge der Plättchen. Geht dir das Geld aus, wird dir der Rest erlassen.`,
    feePaid: ({ paid }, say) =>
      `Du hast ${say.money(paid)} gezahlt: Eine Hand auf einem Plättchen verlangt von allen Geld, die es betreten, auch im Vorbeigehen. Such einen anderen Weg oder plane die Gebühr ein.`,
    feeReceived: ({ received }, say) =>
      `${say.money(received)} für dich: Jemand hat dein Gebäude mit einer Hand betreten. Bau solche dort, wo die anderen vorbeimüssen.`,
    lastTurn: 'Das Ende ist da, und dies ist dein letzter Zug. Was du noch tust, tu für Punkte.',
    bareGround:
      'Das Plättchen unter dir ist weg, und du stehst auf freier Strecke. Dein nächster Zug beginnt einfach von hier.',
    othersBuilding:
      'Dieses Gebäude gehört jemand anderem, seine Aktionen sind also nicht für dich. Du darfst eine einfache Hilfsaktion deiner Ablage nutzen.',
    moveOn: (facts) =>
      `Hier darfst du bis zu ${count(facts.steps, steps)} weitergehen und auch den Ort nutzen, an dem du ankommst. Nutze zuerst die anderen Aktionen: Bist du einmal weg, sind sie verloren.`,
    auxiliaryInstead:
      'Entweder nutzt du die Aktionen dieses Gebäudes, oder du lässt sie alle und nutzt eine Hilfsaktion deiner Ablage. Meist ist das Gebäude mehr wert.',
    reward:
      'Du musst das nicht nehmen: Auf eine Belohnung darfst du verzichten, ganz oder teilweise. Nur Geld und was eine Lieferung bringt, lässt sich nicht ablehnen.',
    darkCorners:
      'Marker mit dunklen Ecken liegen auf den stärkeren Feldern. Sie dürfen nur an Orte mit dunklen Ecken, und die verlangen eine bessere Hand.',
    objectiveInHand: ({ vp, penalty }) =>
      `Ein Auftrag: In deinem Zug gespielt, bringt er sofort seine Aktion und am Ende ${vp} SP, wenn du ihn erfüllst. Sonst kostet er ${penalty} SP.`,
    drawnLate: 'Diese Karte hast du am Ende deines Zuges gezogen. Spielen kannst du sie ab deinem nächsten Zug.',
    shuffled:
      'Dein Nachziehstapel war leer, also wurde dein Ablagestapel gemischt und ersetzt ihn. Was du gekauft hast, kommt ab jetzt auf die Hand.',
    certificateLimit: ({ most }) =>
      `Deine Zertifikate sind am Limit von ${most}: Weitere gingen verloren. Gib sie bei der nächsten Lieferung aus.`,
    rowFull: ({ most }) =>
      `Diese Reihe ist voll: Sie fasst ${most}. Arbeiter anderer Arten kannst du weiter einstellen.`,
    hazardAhead: ({ fee }, say) =>
      `Vor dir liegt eine Gefahr: Sie zu betreten kostet ${say.money(fee)} und bringt nichts. Nimm einen anderen Weg, oder entferne sie und behalte ihre Punkte.`,
    doubles:
      'Du hast zwei Tiere derselben Art auf der Hand, und am Ende des Pfads zählt nur eines davon. Such ein Gebäude, das dich fürs Abwerfen bezahlt.',
    allDifferent: ({ types, value }) =>
      `Deine ${types} Tiere sind alle von verschiedener Art, also zählt jedes. Zusammen ergeben sie ${value}: Halte es so.`,
    tokens: (facts) =>
      `Ein Tauschplättchen kannst du jederzeit nutzen, auch wenn gerade andere entscheiden: Zieh bis zu ${count(facts.cards, cards)}, dann wirf ebenso viele ab. Das hilft gegen Doppelte.`,
    discardPile:
      'Was du abwirfst und was du bekommst, liegt auf deinem Ablagestapel: Du darfst ihn jederzeit durchsehen. In einen Nachziehstapel sieht niemand.',
  },
  nz: {
    feesEnd:
      'Wähle eins von beiden: Dein Schrittplättchen wird besser, oder dein Gebührenplättchen zeigt durchgestrichene Hände. Damit zahlst du nie wieder eine Gebühr.',
    reveal:
      'Willst du ein Tauschplättchen nutzen, dann vor dem ersten Schaf. Danach ist nichts anderes möglich, bis die Karten abgelegt sind.',
    noWhiteDisc:
      'Du hast keinen Marker mit weißen Ecken mehr, also dürfen die mit dunklen Ecken überallhin. Lässt sich keiner legen, kommt einer aus einem mittleren Hafen zurück.',
    transport: ({ cost }, say) =>
      `Dieser Handelsposten hat Transportkosten von ${say.money(cost)}. Du musst sie und das Feld unter dem Marker zusammen bezahlen können.`,
    negative: ({ vp }) =>
      `Dieser Handelsposten zahlt sofort, aber jeder Marker dort kostet dich am Ende ${vp} SP. Nimm ihn nur, wenn nichts Besseres in Reichweite ist.`,
    emptyBag: 'Ein Beutel ist leer, und sein Feld der Vorausschau bleibt es auch. Du nimmst, was da ist, oder nichts.',
    replaceHere:
      'Du darfst das Gebäude ersetzen, auf dem du stehst. Hast du noch keine seiner Aktionen genutzt, stehen dir die des neuen offen.',
    harbour:
      'Dein Schiff liegt in einem Hafen: Eine Bewegung baut ihn aus, auch ohne zu fahren. Das beendet die Aktion, und die übrige Bewegung verfällt.',
    gate: ({ reached }) =>
      `Dein Marker auf der Erkundungsleiste hat ${reached} erreicht und ein markiertes Gebäudefeld geöffnet. Dort darfst du ab jetzt bauen.`,
    gold: ({ most, price }) =>
      `Mit Gold kaufst du in deinem Zug Bonuskarten: Die billigste kostet ${price}. Du kannst ${most} lagern, was darüber ist, verfällt.`,
    flipped:
      'Diese neutralen Gebäude wurden umgedreht: Ab jetzt haben sie andere Aktionen. Sieh sie dir an, bevor du die nächste Runde planst.',
    tokenNear: ({ arrow }) =>
      'Das nächste Plättchen schickt den Anzeiger den Pfeil entlang. ' +
      (arrow === 'yellow'
        ? 'Dann wird der Schafmarkt aufgefüllt.'
        : arrow === 'turquoise'
          ? 'Dann werden einige neutrale Gebäude umgedreht.'
          : 'Dann endet das Spiel, und alle anderen haben noch einen Zug.'),
    emptySupply: 'Ein Kartenstapel ist aufgebraucht. Was dir so eine Karte gäbe, geht weiterhin, nur ohne die Karte.',
    plenty: ({ each }, say) =>
      `Geld und Tauschplättchen gehen nie aus, und du darfst beliebig viel davon haben. Aber ${say.money(each)} sind am Ende nur 1 SP, also gib es aus.`,
  },
  second: {
    noWhiteDisc:
      'Du hast keinen Marker mit weißen Ecken mehr, also dürfen die mit dunklen Ecken überallhin. Lässt sich keiner legen, kommt einer aus einem Bahnhof zurück.',
    transport: ({ cost }, say) =>
      `Jedes Kreuz zwischen deiner Lok und der Stadt kostet Transport, hier ${say.money(cost)}. Je weiter deine Lok ist, desto weniger zahlst du.`,
    negative: ({ vp }) =>
      `Diese Stadt zahlt sofort, aber jeder Marker dort kostet dich am Ende ${vp} SP. Nimm sie nur, wenn nichts Besseres in Reichweite ist.`,
    emptyBag: 'Ein Beutel ist leer, und sein Feld der Vorausschau bleibt es auch. Du nimmst, was da ist, oder nichts.',
    replaceHere:
      'Du darfst das Gebäude ersetzen, auf dem du stehst. Das schließt aber die Ortsaktionen hier, und die des neuen bleiben in diesem Zug geschlossen.',
    borrow:
      'Dieses Gebäude borgt: Wähle eines direkt davor oder dahinter und nutze seine Aktionen, jede einmal. Wem es auch gehört, du zahlst keine Gebühr.',
    intoHand:
      'Der Auftrag von hier kommt auf deine Hand, nicht auf den Ablagestapel. Du darfst ihn noch in diesem Zug spielen.',
    specialDelivery:
      'Hier liefert deine Lok: Fahr sie zurück, und die Zahl der Felder ist, was die Stadt verlangen darf. Einkommen und Transport gibt es nicht.',
    stationBehind:
      'Hier darfst du einen Bahnhof hinter deiner Lok ausbauen, ohne sie zu bewegen. Kosten und Ecken gelten wie immer.',
    lastSpace:
      'Das letzte Feld der Eisenbahnstrecke ist auch ein Bahnhof. Danach fährt deine Lok auf ein beliebiges freies Feld zurück, und du bekommst Geld dafür.',
    station: ({ cost, vp }, say) =>
      `Deine Lok steht an einem Bahnhof: Für ${say.money(cost)} darfst du einen Marker dorthin legen, ${vp} SP wert. Ist der Bahnhofsvorsteher noch da, kannst du einen Arbeiter ernennen.`,
    outlawAhead: ({ fee }, say) =>
      `Vor dir liegt ein Bandit: Sein Feld zu betreten kostet ${say.money(fee)}. Hol dir das Kopfgeld, dann wirst du bezahlt.`,
    tokenNear: ({ arrow }) =>
      'Der nächste Arbeiter schickt den Anzeiger den Pfeil entlang. ' +
      (arrow === 'yellow'
        ? 'Dann wird der Rindermarkt aufgefüllt.'
        : 'Dann endet das Spiel, und alle anderen haben noch einen Zug.'),
  },
};
