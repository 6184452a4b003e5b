import { pluralIn } from '@drover/words';
import type { CoachLabels, Texts } from '../texts.ts';

const { plural: count } = pluralIn('de');
const steps = { one: 'Schritt', other: 'Schritte' };
const cards = { one: 'Karte', other: 'Karten' };
const turns = { one: 'Zug', other: 'Züge' };
const laps = { one: 'Runde', other: 'Runden' };

const labels: CoachLabels = {
  coach: 'Trainer',
  gotIt: 'Alles klar',
  where: 'Zeig mal',
  ask: 'Was jetzt?',
  hush: 'Diesen Zug still',
  hushLong: 'Diesen Zug still: erst in meinem nächsten wieder',
  lap: (n) => `Runde ${n}`,
  left: (n) => (n === 1 ? 'wohl die letzte Runde' : `noch etwa ${count(n, laps)}`),
  aim: {
    place: 'Wähle das Gebäude, bei dem du beginnst.',
    last: 'Dein letzter Zug: Hol dir Punkte.',
    fresh: 'Der Besuch ist vorbei: Am Ende des Zuges ziehst du neue Karten, dann beginnt die nächste Runde.',
    there: (place) => `In ${place}: Einkommen, eine Lieferung und ein Marker, der etwas freischaltet.`,
    makes: (value, certified) => `Deine Hand ergibt ${certified ? 'mit Zertifikaten ' : ''}${value}`,
    short: (makes) => `${makes}, das ist noch wenig.`,
    reached: (makes, place) => `${makes}, das reicht für ${place}.`,
    next: (place) => `Als Nächstes frei für dich: ${place}.`,
    top: 'Mehr verlangt kein offener Ort.',
    doubles: 'Doppelte zählen nur einmal.',
  },
  way: (place, n) => `${place}: ${count(n, turns)} entfernt`,
  back: {
    brought: (place, received, paid) =>
      `${place}: Du hast ${received} bekommen${paid === null ? '' : ` und ${paid} gezahlt`}.`,
    points: (vp) => `Punkte für den Ort und seine Nachbarn: ${vp} SP.`,
    opened: (name) => `„${name}“ ist ab jetzt freigeschaltet.`,
    next: (want, total) => `Heute waren es ${total}. Schaffst du nächstes Mal ${want}?`,
    top: 'Mehr verlangt kein offener Ort: Liefere so oft du kannst.',
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
      'Willkommen, ich bin dein Trainer: Wähle eines der beleuchteten Gebäude für den Anfang, die späteren liegen näher am Ende des Pfads. ' +
      'Die Eröffnung ist gemacht' +
      (discarded > 0 ? ': Eine Karte, die du weniger brauchst, liegt auf deinem Ablagestapel' : '') +
      (disc === null ? '.' : `, und dein erster Marker hat „${say.name({ is: 'disc', disc })}“ freigeschaltet.`),
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
    drawnLate: ({ card }, say) =>
      `Am Ende deines Zuges gezogen: ${say.name({ is: 'card', card })}. Eine so späte Karte kannst du ab deinem nächsten Zug spielen.`,
    shuffled:
      'Dein Nachziehstapel war leer, also wurde dein Ablagestapel gemischt und ersetzt ihn. Was du gekauft hast, kommt ab jetzt auf die Hand.',
    certificateLimit: ({ have, most }) =>
      `Zertifikate: Du hast ${have} und kannst höchstens ${most} behalten. Was darüber ist, verfällt, also gib bei der nächsten Lieferung welche aus.`,
    rowFull: ({ most }) =>
      `Diese Reihe ist voll: Sie fasst ${most}. Arbeiter anderer Arten kannst du weiter einstellen.`,
    hazardAhead: ({ fee, least }, say) =>
      `Vor dir liegt eine Gefahr: Sie zu betreten kostet ${say.money(fee)} und bringt nichts. ` +
      (least === 0 ? 'Ein anderer Weg kostet nichts' : `Ein anderer Weg kostet nur ${say.money(least)}`) +
      ', oder du entfernst sie irgendwann und behältst ihre Punkte.',
    doubles: ({ animal }) =>
      `Du hast zwei ${animal === 'sheep' ? 'Schafe' : 'Rinder'} derselben Art auf der Hand, und am Ende des Pfads zählt nur eines davon. Such ein Gebäude, das dich fürs Abwerfen des anderen bezahlt.`,
    allDifferent: ({ animal, types, value, total }) =>
      `Deine ${types} ${animal === 'sheep' ? 'Schafe' : 'Rinder'} sind alle von verschiedener Art, also zählt jedes. Zusammen ergeben sie ${value}` +
      (total > value ? `, mit Zertifikaten ${total}` : '') +
      ': Lass es so.',
    tokens: (facts) =>
      `Ein Tauschplättchen kannst du jederzeit nutzen, auch wenn andere am Zug sind: Zieh bis zu ${count(facts.cards, cards)}, dann wirf ebenso viele ab. Das hilft gegen Doppelte.`,
    discardPile:
      'Was du abwirfst und was du bekommst, liegt auf deinem Ablagestapel: Du darfst ihn jederzeit durchsehen. In einen Nachziehstapel sieht niemand.',
  },
  nz: {
    howItEnds: ({ left, vp }) =>
      `Das Spiel endet, wenn der Bonusmarkt voll ist: Jeder Besuch in Wellington bringt ein Plättchen dorthin, und ${left} fehlen noch. Wer ihn füllt, bekommt den Anzeiger für ${vp} SP, und alle anderen haben noch einen Zug.`,
    firstDisc:
      'Der Marker, den du von deiner Ablage nimmst, schaltet das Feld darunter frei, für den Rest des Spiels. Ein dauerhaftes Zertifikat ist ein guter Anfang, denn es zählt bei jeder Lieferung mit; sonst nimm eine Aktion, die du jede Runde nutzt.',
    onceEach: ({ first, last }, say) =>
      `An jeden Handelsposten kannst du nur einmal liefern, du brauchst also jede Runde einen neuen. Nur diese beiden nehmen deine Marker immer wieder: ${say.name({ is: 'post', post: first })} und ${say.name({ is: 'post', post: last })}.`,
    feesEnd:
      'Wähle eins von beiden: Dein Schrittplättchen wird besser, oder dein Gebührenplättchen zeigt durchgestrichene Hände. Damit zahlst du nie wieder eine Gebühr.',
    reveal:
      'Willst du ein Tauschplättchen nutzen, dann bevor du das erste Schaf aufdeckst. Danach ist nichts anderes möglich, bis die Karten abgeworfen sind.',
    noWhiteDisc:
      'Du hast keinen Marker mit weißen Ecken mehr, also dürfen die mit dunklen Ecken überallhin. Lässt sich keiner legen, kommt einer aus einem mittleren Hafen zurück.',
    transport: ({ cost, post }, say) =>
      `Der Transport kostet hier ${say.money(cost)} (${say.name({ is: 'post', post })}). Du musst ihn und das Feld unter dem Marker zusammen bezahlen können.`,
    negative: ({ vp, post }, say) =>
      `Vorsicht bei ${say.name({ is: 'post', post })}: Er bringt sofort Geld, aber jeder Marker dort kostet dich am Ende ${vp} SP. Nimm ihn nur, wenn nichts Besseres in Reichweite ist.`,
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
    howItEnds: ({ left, vp }) =>
      `Das Spiel endet, wenn der Arbeitsmarkt voll ist: In Kansas City gewählte Arbeiter kommen dorthin, und ${left} fehlen noch. Wer ihn füllt, bekommt den Anzeiger für ${vp} SP, und alle anderen haben noch einen Zug.`,
    firstDisc:
      'Der Marker, den du von deiner Ablage nimmst, schaltet das Feld darunter frei, für den Rest des Spiels. Die Hilfsaktion für Zertifikate ist ein guter Anfang, denn sie zählen bei der Lieferung mit; die für die Lok macht den Transport billiger.',
    onceEach: ({ first, last }, say) =>
      `In jede Stadt kannst du nur einmal liefern, du brauchst also jede Runde eine neue. Nur diese beiden nehmen deine Marker immer wieder: ${say.name({ is: 'city', city: first })} und ${say.name({ is: 'city', city: last })}.`,
    noWhiteDisc:
      'Du hast keinen Marker mit weißen Ecken mehr, also dürfen die mit dunklen Ecken überallhin. Lässt sich keiner legen, kommt einer aus einem Bahnhof zurück.',
    transport: ({ cost, city }, say) =>
      `Der Transport nach ${say.name({ is: 'city', city })} kostet ${say.money(cost)}, für die Kreuze, an denen deine Lok noch nicht vorbei ist: Je weiter sie kommt, desto weniger zahlst du.`,
    negative: ({ vp, city }, say) =>
      `Vorsicht bei ${say.name({ is: 'city', city })}: Die Stadt bringt sofort Geld, aber jeder Marker dort kostet dich am Ende ${vp} SP. Nimm sie nur, wenn nichts Besseres in Reichweite ist.`,
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
