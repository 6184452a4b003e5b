import type { Glossary } from './terms.ts';

/**
 * No German rulebook was at hand: the pages are those of the English one. Which words public German pages show, and which
 * are ours, says `de/terms.md`.
 */
export const german: Glossary = {
  trail: {
    term: 'Pfad',
    page: 'NZ 6 (en)',
    means: 'Der Weg über den Plan, immer vorwärts, mit Abzweigungen zur Wahl. Er endet in Wellington oder Kansas City.',
  },
  location: {
    term: 'Ort',
    page: 'NZ 7 (en)',
    means:
      'Wo du stehen bleiben kannst: jedes Plättchen auf dem Pfad und das Ende des Pfades. Leere Felder sind keine Orte.',
  },
  move: {
    term: 'gehen',
    page: 'NZ 7 (en)',
    means: 'In Phase A geht deine Figur vorwärts zu einem anderen Ort, mindestens einen Schritt.',
  },
  step: {
    term: 'Schritt',
    page: 'NZ 7 (en)',
    means: 'Einen Ort zu betreten kostet einen Schritt; leere Felder kosten keinen.',
  },
  'step-limit': {
    term: 'Schrittlimit',
    page: 'NZ 7 (en)',
    means: 'So viele Schritte darfst du in Phase A höchstens gehen.',
  },
  fee: {
    term: 'Gebühr',
    page: 'NZ 7 (en)',
    means:
      'Die zahlst du, wenn du ein Plättchen mit einer Hand betrittst: an die Bank für eine Gefahr, an den Besitzer für ein Gebäude.',
    not: ['Maut*', 'Zoll*'],
  },
  hazard: {
    term: 'Gefahr',
    page: 'NZ 2 (en)',
    means: 'Ein Plättchen auf dem Pfad, das eine Gebühr verlangt. Wer es entfernt, behält es wegen seiner Punkte.',
  },
  rockfall: { term: 'Steinschlag', page: 'NZ 2 (en)', means: 'Eine der Gefahren.', not: ['Felssturz*', 'Erdrutsch*'] },
  flood: { term: 'Überschwemmung', page: 'NZ 2 (en)', means: 'Eine der Gefahren.', not: ['Hochwasser*'] },
  'neutral-building': {
    term: 'neutrales Gebäude',
    page: 'NZ 3 (en)',
    means: 'Ein Gebäude, das niemandem gehört: Wer dort stehen bleibt, darf seine Ortsaktionen nutzen.',
  },
  'private-building': {
    term: 'eigenes Gebäude',
    page: 'NZ 3 (en)',
    means: 'Eines deiner Gebäude. Nur du nutzt seine Ortsaktionen; viele verlangen von anderen eine Gebühr.',
  },
  'building-space': {
    term: 'Gebäudefeld',
    page: 'NZ 14 (en)',
    means: 'Ein Feld des Pfades, auf dem ein eigenes Gebäude gebaut werden kann.',
  },
  'player-board': {
    term: 'Ablage',
    page: 'NZ 2 (en)',
    means: 'Deine Spielerablage mit Arbeitern, Markern und Zertifikaten.',
    not: ['Tableau*'],
  },
  phase: {
    term: 'Phase',
    page: 'NZ 6 (en)',
    means: 'Ein Zug hat drei: gehen (A), den Ort nutzen (B), bis zum Handkartenlimit nachziehen (C).',
  },
  resolve: {
    term: 'abhandeln',
    page: 'ours',
    means: 'Eine Phase oder die Teilphasen von Wellington oder Kansas City von der ersten bis zur letzten ausführen.',
  },
  'use-action': {
    term: 'eine Aktion nutzen (ausführen)',
    page: 'NZ 8 (en)',
    means: 'Tun, was ein Symbol sagt: erst die Kosten, dann die Belohnung.',
  },
  'local-action': {
    term: 'Ortsaktion',
    page: 'NZ 8 (en)',
    means: 'Eine Aktion des Gebäudes, auf dem du stehst. Jede darf einmal genutzt werden, in beliebiger Reihenfolge.',
  },
  'risk-action': {
    term: 'Risikoaktion',
    page: 'NZ 8 (en)',
    means: 'Eine auf den Pfad gedruckte Aktion. Sie kommt zu den Ortsaktionen des Gebäudes hinzu, das dort steht.',
  },
  'auxiliary-action': {
    term: 'Hilfsaktion',
    page: 'NZ 8 (en)',
    means:
      'Eine von fünf kleinen Aktionen deiner Ablage: einfach, wenn eines ihrer beiden Markerfelder freigeschaltet ist, doppelt mit beiden, wo das Symbol es erlaubt.',
    not: ['Zusatzaktion*', 'Nebenaktion*'],
  },
  'immediate-action': {
    term: 'Sofortaktion',
    page: 'NZ 13 (en)',
    means:
      'Sie wird sofort ausgeführt, oder du verzichtest darauf: auf einem Arbeiterfeld, einem Auftrag oder dem Plättchen eines Hafenmeisters oder Bahnhofsvorstehers.',
  },
  reward: {
    term: 'Belohnung',
    page: 'NZ 12 (en)',
    means: 'Was dir eine Aktion bringt, wenn ihre Kosten bezahlt sind.',
  },
  forfeit: {
    term: 'verzichten',
    page: 'NZ 12 (en)',
    means: 'Eine Aktion oder Belohnung auslassen, die du haben könntest.',
  },
  worker: {
    term: 'Arbeiter',
    page: 'NZ 2 (en)',
    means: 'Jemand, den du einstellst. Mehr von einer Sorte machen ihre Aktion stärker.',
    not: ['Arbeitskr*'],
  },
  hire: {
    term: 'einstellen',
    page: 'NZ 13 (en)',
    means: 'Einen Arbeiter vom Arbeitsmarkt nehmen, den Preis seiner Reihe zahlen und ihn auf deine Ablage legen.',
    not: ['anheuer*', 'rekrut*', 'anwerb*'],
  },
  'job-market': { term: 'Arbeitsmarkt', page: 'NZ 4 (en)', means: 'Wo Arbeiter warten. Den Preis bestimmt die Reihe.' },
  'worker-row': { term: 'Reihe', page: 'NZ 13 (en)', means: 'Die Felder deiner Ablage für eine Sorte Arbeiter.' },
  build: {
    term: 'bauen',
    page: 'NZ 14 (en)',
    means: 'Ein eigenes Gebäude auf den Pfad stellen: Du brauchst die Arbeiter, die es zeigt, und zahlst für jeden.',
  },
  replace: {
    term: 'ersetzen',
    page: 'NZ 14 (en)',
    means: 'Anstelle eines deiner Gebäude bauen. Nur die Differenz wird gebraucht und bezahlt.',
  },
  deck: { term: 'Deck', page: 'NZ 6 (en)', means: 'Alle deine Karten: Nachziehstapel, Hand und Ablagestapel.' },
  draw: { term: 'ziehen', page: 'NZ 6 (en)', means: 'Karten von deinem Nachziehstapel auf die Hand nehmen.' },
  discard: {
    term: 'abwerfen',
    page: 'NZ 12 (en)',
    means: 'Eine Karte aus deiner Hand offen auf deinen Ablagestapel legen.',
  },
  'draw-stack': {
    term: 'Nachziehstapel',
    page: 'NZ 6 (en)',
    means: 'Deine verdeckten Karten. Ist er leer und du musst ziehen, wird dein Ablagestapel gemischt.',
    not: ['Zugstapel*'],
  },
  'discard-pile': {
    term: 'Ablagestapel',
    page: 'NZ 6 (en)',
    means: 'Deine offenen Karten, abgeworfen oder neu erhalten.',
    not: ['Abwurfstapel*'],
  },
  'hand-limit': {
    term: 'Handkartenlimit',
    page: 'NZ 6 (en)',
    means: 'Bis zu so vielen Karten ziehst du am Ende deines Zuges nach: 4, später bis zu 6.',
  },
  breed: {
    term: 'Art',
    page: 'NZ 6 (en)',
    means: 'Die Art eines Tieres, erkennbar an Name und Farbe. Jede zählt einmal, wenn Tiere aufgedeckt werden.',
  },
  'breeding-value': {
    term: 'Zuchtwert',
    page: 'NZ 6 (en)',
    means: 'Die Zahl eines Tieres, die für Einkommen und Lieferung zählt.',
  },
  reveal: {
    term: 'aufdecken',
    page: 'NZ 9 (en)',
    means: 'Karten deiner Hand offenlegen, für das Einkommen oder zum Scheren. Währenddessen geschieht nichts anderes.',
  },
  'market-stack': {
    term: 'Marktstapel',
    page: 'NZ 4 (en)',
    means: 'Die verdeckten Tiere, mit denen der Markt aufgefüllt wird.',
  },
  'purchase-option': {
    term: 'Angebot',
    page: 'ours',
    means: 'Eine Zeile des Tiermarkts: so viele Arbeiter und so viel Geld für diese Tiere.',
  },
  objective: {
    term: 'Auftrag',
    page: 'NZ 3 (en)',
    means:
      'Eine Karte mit Aufgaben. In deinem Auftragsbereich bringt sie Punkte, wenn alle erfüllt sind, sonst kostet sie welche.',
    not: ['Zielkarte*'],
  },
  'objective-display': {
    term: 'Auftragsauslage',
    page: 'NZ 4 (en)',
    means: 'Die vier offenen Aufträge, die du nehmen kannst.',
  },
  task: {
    term: 'Aufgabe',
    page: 'NZ 17 (en)',
    means: 'Was ein Auftrag verlangt. Alles, was du hast, dient nur einer Aufgabe.',
  },
  'exchange-token': {
    term: 'Tauschplättchen',
    page: 'NZ 18 (en)',
    means: 'Jederzeit auszugeben: Ziehe bis zu 2 Karten und wirf ebenso viele ab.',
    not: ['Tauschmarker*', 'Austauschmarker*'],
  },
  income: {
    term: 'Einkommen',
    page: 'NZ 9 (en)',
    means: 'Am Ende des Pfades erhältst du so viel Geld, wie dein Gesamtzuchtwert beträgt.',
  },
  certificate: {
    term: 'Zertifikat',
    page: 'NZ 9 (en)',
    means: 'Zählt am Ende des Pfades 1 zu deinem Zuchtwert und wird dabei ausgegeben.',
  },
  'permanent-certificate': {
    term: 'dauerhaftes Zertifikat',
    page: 'NZ 9 (en)',
    means: 'Zählt jedes Mal 1 und wird nie ausgegeben.',
  },
  delivery: {
    term: 'Lieferung',
    page: 'NZ 9 (en)',
    means: 'Am Ende des Pfades kommt ein Marker von dir an einen Platz, den dein Gesamtzuchtwert erreicht.',
  },
  'transport-costs': {
    term: 'Transportkosten',
    page: 'NZ 10 (en)',
    means: 'Das Geld, das du für eine Lieferung zahlst.',
  },
  disc: {
    term: 'Marker',
    page: 'NZ 2 (en)',
    means: 'Dein rundes Teil. Er bedeckt ein Feld deiner Ablage, bis er zu einer Lieferung wandert.',
  },
  corners: {
    term: 'weiße Ecken, dunkle Ecken',
    page: 'NZ 9 (en)',
    means: 'Ein Marker von weißen Ecken darf überallhin, einer von dunklen Ecken nur auf dunkle Ecken.',
  },
  unlock: {
    term: 'freischalten',
    page: 'NZ 9 (en)',
    means: 'Den Marker von einem Feld deiner Ablage nehmen, sodass dir gehört, was dort gedruckt ist.',
  },
  upgrade: {
    term: 'ausbauen',
    page: 'NZ 15 (en)',
    means: 'Ein Lagerhaus oder einen Marker an den Hafen oder Bahnhof legen, an dem dein Schiff oder deine Lok ist.',
  },
  appoint: {
    term: 'ernennen',
    page: 'NZ 15 (en)',
    means: 'Einen Arbeiter für das Plättchen eines Hafenmeisters oder Bahnhofsvorstehers hergeben.',
  },
  foresight: {
    term: 'Vorausschau',
    page: 'NZ 10 (en)',
    means: 'Am Ende des Pfades wählst du Plättchen, die auf den Plan kommen.',
  },
  bag: {
    term: 'Beutel',
    page: 'NZ 2 (en)',
    means: 'Plättchen, die noch nicht auf dem Plan sind, werden aus Beuteln gezogen.',
  },
  'market-token': {
    term: 'Anzeiger',
    page: 'NZ 4 (en)',
    means: 'Zeigt die Reihe, die gerade gefüllt wird. Verlässt er die letzte, ist das Ende nah.',
  },
  'victory-points': {
    term: 'SP (Siegpunkte)',
    page: 'NZ 6 (en)',
    means: 'Sie werden am Ende gezählt; wer die meisten hat, gewinnt.',
  },
  'last-turn': {
    term: 'letzter Zug',
    page: 'NZ 19 (en)',
    means: 'Hat der Anzeiger den Markt verlassen, haben alle anderen noch einen Zug.',
  },
  specialization: {
    term: 'Spezialisierung',
    page: 'NZ 2 (en)',
    means: 'Die Sorte Arbeiter, von der der Sologegner am meisten hat. Sie ändert, was manche seiner Karten bewirken.',
  },
  runholder: { term: 'Runholder', page: 'NZ 2 (en)', means: 'Deine Figur auf dem Pfad.' },
  wellington: {
    term: 'Wellington',
    page: 'NZ 8 (en)',
    means: 'Das Ende des Pfades: Einkommen, Lieferung, Vorausschau A und B.',
  },
  flock: { term: 'Herde', page: 'NZ 6 (en)', means: 'Deine Schafe; dein Deck ist deine Herde.' },
  'sheep-market': { term: 'Schafmarkt', page: 'NZ 4 (en)', means: 'Die offenen Schafe, die Schäfer kaufen können.' },
  shepherd: { term: 'Schäfer', page: 'NZ 2 (en)', means: 'Kauft Schafe.', not: ['Hirte*'] },
  craftsman: { term: 'Handwerker', page: 'NZ 2 (en)', means: 'Baut.' },
  sailor: {
    term: 'Matrose',
    page: 'NZ 2 (en)',
    means: 'Bewegt dein Schiff.',
    not: ['Seefahrer*', 'Seemann', 'Seeleute'],
  },
  shearer: { term: 'Scherer', page: 'NZ 2 (en)', means: 'Schert Schafe.' },
  joker: {
    term: 'Joker',
    page: 'NZ 13 (en)',
    means: 'Ein Bonusplättchen, das ein Arbeiter in einer Reihe deiner Wahl wird.',
  },
  shear: {
    term: 'scheren',
    page: 'NZ 16 (en)',
    means: 'Schafe verschiedener Art aufdecken, ihren Wollwert in Pfund erhalten und vielleicht die Wolle liefern.',
  },
  'wool-value': { term: 'Wollwert', page: 'NZ 6 (en)', means: 'Die Zahl eines Schafes, die beim Scheren zählt.' },
  'permanent-wool': { term: 'dauerhafte Wolle', page: 'NZ 9 (en)', means: 'Zählt bei jedem Scheren 1.' },
  'trading-post': {
    term: 'Handelsposten',
    page: 'NZ 9 (en)',
    means: 'Hierher werden Schafe oder Wolle geliefert, wenn deine Summe seinen Wert erreicht.',
    not: ['Handelspunkt*'],
  },
  'foreign-post': {
    term: 'ausländischer Handelsposten',
    page: 'NZ 9 (en)',
    means: 'Ein Handelsposten, der sich mit einem Lagerhaus an seinem großen Hafen öffnet.',
  },
  'wool-post': {
    term: 'Wollhandelsposten',
    page: 'NZ 16 (en)',
    means: 'Ein Handelsposten für Wolle, erreichbar durch Scheren.',
  },
  ship: { term: 'Schiff', page: 'NZ 15 (en)', means: 'Deine Figur auf den Seewegen.' },
  'sea-routes': {
    term: 'Seewege',
    page: 'NZ 2 (en)',
    means: 'Der Plan, auf dem dein Schiff von Hafen zu Hafen fährt.',
  },
  harbour: {
    term: 'Hafen',
    page: 'NZ 15 (en)',
    means: 'Kleine und große bekommen ein Lagerhaus, mittlere einen Marker.',
  },
  storehouse: {
    term: 'Lagerhaus',
    page: 'NZ 15 (en)',
    means: 'Dein eckiges Teil. Sind beide eines Paars gebaut, erhältst du den Bonus des Paars.',
    not: ['Lagerhalle*', 'Speicherhaus*'],
  },
  harbourmaster: {
    term: 'Hafenmeister',
    page: 'NZ 15 (en)',
    means:
      'Ein Plättchen an einem mittleren Hafen: eine Sofortaktion oder ein dauerhaftes Zertifikat, und Punkte am Ende.',
  },
  'pathfinder-track': {
    term: 'Erkundungsleiste',
    page: 'NZ 17 (en)',
    means: 'Eine Leiste mit Belohnungen, Punkten und Zugang zu Gebäudefeldern.',
  },
  'step-tile': { term: 'Schrittplättchen', page: 'NZ 2 (en)', means: 'Erhöht dein Schrittlimit um 1, umgedreht um 2.' },
  'fee-tile': {
    term: 'Gebührenplättchen',
    page: 'NZ 2 (en)',
    means: 'Ist es umgedreht, zahlst du keine Gebühren mehr.',
  },
  gold: {
    term: 'Gold',
    page: 'NZ 18 (en)',
    means: 'Kauft jederzeit in deinen Phasen A und B Bonuskarten. Du kannst 5 haben.',
  },
  'bonus-tile': {
    term: 'Bonusplättchen',
    page: 'NZ 13 (en)',
    means: 'Ein Plättchen, in das du investierst, mit Belohnungen und Punkten.',
  },
  'bonus-tiles-market': {
    term: 'Bonusmarkt',
    page: 'NZ 13 (en)',
    means: 'Wo Bonusplättchen liegen; den Preis bestimmt die Reihe. Die Reihe des Anzeigers ist gesperrt.',
  },
  invest: {
    term: 'investieren',
    page: 'NZ 13 (en)',
    means: 'Ein Bonusplättchen nehmen und den Preis seiner Reihe zahlen.',
  },
  'bonus-card': {
    term: 'Bonuskarte',
    page: 'NZ 18 (en)',
    means: 'Eine starke Karte, für Gold oder an einem Hafen. Vier von zehn Sätzen sind im Spiel.',
  },
  'deck-building-card': {
    term: 'Deckbaukarte',
    page: 'NZ 3 (en)',
    means: 'Romney, Hütehund, Fähre und Kōtare: Karten, die dein Deck besser machen.',
  },
  sarah: { term: 'Sarah', page: 'NZ 2 (en)', means: 'Die Sologegnerin von Neuseeland, von Karten gelenkt.' },
  herder: { term: 'Viehtreiber', page: 'SE 2 (en)', means: 'Deine Figur auf dem Pfad.' },
  'kansas-city': {
    term: 'Kansas City',
    page: 'SE 8 (en)',
    means: 'Das Ende des Pfades: Vorausschau, Einkommen, Lieferung.',
  },
  herd: { term: 'Herde', page: 'SE 6 (en)', means: 'Deine Rinder; dein Deck ist deine Herde.' },
  'cattle-market': { term: 'Rindermarkt', page: 'SE 4 (en)', means: 'Die offenen Rinder, die Cowboys kaufen können.' },
  cowboy: { term: 'Cowboy', page: 'SE 2 (en)', means: 'Kauft Rinder.' },
  builder: { term: 'Handwerker', page: 'SE 2 (en)', means: 'Baut.' },
  engineer: { term: 'Ingenieur', page: 'SE 2 (en)', means: 'Bewegt deine Lok.' },
  city: { term: 'Stadt', page: 'SE 10 (en)', means: 'Hierher werden Rinder geliefert, an die meisten Städte einmal.' },
  engine: {
    term: 'Lok',
    page: 'SE 14 (en)',
    means: 'Deine Figur auf der Eisenbahnstrecke. Je weiter sie ist, desto günstiger sind deine Lieferungen.',
    not: ['Lokomotive*'],
  },
  railroad: { term: 'Eisenbahnstrecke', page: 'SE 14 (en)', means: 'Die Strecke, auf der die Loks fahren.' },
  turnout: { term: 'Nebengleis', page: 'SE 14 (en)', means: 'Ein Seitenfeld der Eisenbahnstrecke an einem Bahnhof.' },
  station: {
    term: 'Bahnhof',
    page: 'SE 14 (en)',
    means: 'Eine Lok, die auf seinem Nebengleis anhält, darf ihn ausbauen.',
  },
  'station-master': {
    term: 'Bahnhofsvorsteher',
    page: 'SE 14 (en)',
    means: 'Ein Plättchen an einem Bahnhof: eine Sofortaktion oder dauerhafte Zertifikate, und Punkte am Ende.',
  },
  outlaw: {
    term: 'Bandit',
    page: 'SE 2 (en)',
    means: 'Ein Plättchen auf dem Pfad, das eine Gebühr verlangt, bis jemand das Kopfgeld kassiert.',
    not: ['Outlaw*', 'Gesetzlose*'],
  },
  bounty: { term: 'Kopfgeld', page: 'SE 17 (en)', means: 'Was du erhältst, wenn du einen Banditen vom Pfad nimmst.' },
  drought: { term: 'Dürre', page: 'SE 2 (en)', means: 'Eine der Gefahren.' },
  'starting-objective': {
    term: 'Startauftrag',
    page: 'SE 3 (en)',
    means: 'Der Auftrag, mit dem du beginnst. Unerfüllt kostet er nichts.',
  },
  simmental: {
    term: 'Simmental',
    page: 'SE 19 (en)',
    means: 'Eine Variante mit Rindern, die in Kansas City heranwachsen: Kalb, Färse, Kuh.',
  },
  sam: { term: 'Sam', page: 'SE 3 (en)', means: 'Der Sologegner der Zweiten Edition, von Karten gelenkt.' },
};
