import { capital } from '../pack/capital.ts';
import { BUYER } from '../pack/ids.ts';
import type { Player } from '../pack/player.ts';
import type { Words } from '../words.ts';
import { counts, some } from './counts.ts';
import { ends, markets, tokenOf } from './editions.ts';
import {
  aAcc,
  aWorker,
  acc,
  agree,
  and,
  called,
  cardsOf,
  deliveredTo,
  does,
  from,
  gains,
  into,
  nom,
  on,
  onto,
  pays,
  takes,
  to,
  toPlayer,
  workers,
  workersDat,
} from './grammar.ts';

const arrows = {
  none: '',
  plain: '',
  black: 'schwarzen',
  yellow: 'gelben',
  turquoise: 'türkisfarbenen',
  red: 'roten',
  green: 'grünen',
};
const paid = (price: string | null): string => (price === null ? '' : ` für ${price}`);
const builds = (who: Player): string => does(who, 'baust', 'baut');
const puts = (who: Player): string => does(who, 'legst', 'legt');
const goes = (who: Player): string => does(who, 'gehst', 'geht');
const unlocks = (who: Player, disc: string): string => `${agree(who, 'schaltest', 'schaltet')} „${disc}“ frei`;
const hasNow = (who: Player, now: number): string => `${agree(who, 'hast', 'hat')} jetzt ${now}`;
const hasLeft = (who: Player, left: number): string => `${agree(who, 'hast', 'hat')} noch ${left}`;

export const events: Words['events'] = {
  turn: (number, who) => `Zug ${number}: ${capital(called(who))}`,
  lastTurn: (number, who) =>
    `Zug ${number}: ${who.is === 'you' ? 'dein letzter Zug' : `letzter Zug von ${called(who)}`}`,
  over: (winners) => {
    if (winners.length === 1) return `Die Partie ist zu Ende: ${does(winners[0], 'gewinnst', 'gewinnt')}`;
    const share = winners.some(({ is }) => is === 'you') ? 'teilt euch' : 'teilen sich';
    return `Die Partie ist zu Ende: ${and(winners.map(called))} ${share} den Sieg`;
  },
  earned: (who, money, source) => `${gains(who)} ${money} (${source.alone})`,
  feeReceived: (who, money) => `${gains(who)} ${money} Gebühr`,
  discPaid: (who, money) => `${gains(who)} ${money} für das freigeschaltete Feld`,
  spent: (who, money, source) => `${pays(who)} ${money} (${source.alone})`,
  feePaid: (who, money) => `${pays(who)} ${money} Gebühr`,
  discCost: (who, money) => `${pays(who)} ${money} für das freigeschaltete Feld`,
  transport: (who, money) => `${pays(who)} ${money} Transportkosten`,
  shuffled: (who) => `${does(who, 'mischst', 'mischt')} den Ablagestapel zu einem neuen Nachziehstapel`,
  automaShuffled: (who) => `${does(who, 'mischst', 'mischt')} die Solokarten neu`,
  drew: (who, n) => `${does(who, 'ziehst', 'zieht')} ${some.cards(n)}`,
  drewCards: (who, n, list) => `${does(who, 'ziehst', 'zieht')} ${some.cards(n)}: ${list}`,
  discarded: (who, cards) => `${does(who, 'wirfst', 'wirft')} ${cardsOf(cards)} ab`,
  tookFromMarket: (who, cards) => `${takes(who)} ${cardsOf(cards)} aus dem Markt`,
  tookFromMarketOnStack: (who, cards) => `${puts(who)} ${cardsOf(cards)} aus dem Markt oben auf den Nachziehstapel`,
  took: (who, card) => `${takes(who)} ${aAcc(card)}`,
  tookOnStack: (who, card) => `${puts(who)} ${aAcc(card)} oben auf den Nachziehstapel`,
  tookIntoHand: (who, card) => `${takes(who)} ${aAcc(card)} auf die Hand`,
  tookUnseen: (who, card) => `${takes(who)} ungesehen den obersten Auftrag vom Stapel: ${card.alone}`,
  boughtOnStack: (who, card) => `${does(who, 'legst', 'legt')} ${acc(card)} oben auf den Nachziehstapel`,
  cleared: (who, disc) => `${does(who, 'schaltest', 'schaltet')} „${disc}“ frei`,
  placed: (who, place) => `${does(who, 'beginnst', 'beginnt')} ${on(place)}`,
  moved: (who, steps, place) => `${goes(who)} ${counts.steps(steps)} ${to(place)}`,
  movedBy: (who, steps, place, by) => `${goes(who)} ${counts.steps(steps)} ${to(place)}, über ${and(by.map(acc))}`,
  used: (who, source, action) => `${does(who, 'nutzt', 'nutzt')} ${acc(source)}: ${action}`,
  usedRisk: (who, source) => `${does(who, 'nutzt', 'nutzt')} ${acc(source)}: Risikoaktion`,
  auxiliary: (who, effect) => `${does(who, 'führst', 'führt')} eine Hilfsaktion aus: ${effect}`,
  auxiliaryTwice: (who, effect) => `${does(who, 'führst', 'führt')} eine doppelte Hilfsaktion aus: ${effect}`,
  played: (who, card) => `${does(who, 'spielst', 'spielt')} ${aAcc(card)}`,
  playedPlain: (who, card, objective) =>
    `${does(who, 'spielst', 'spielt')} ${aAcc(card)} ohne ${objective ? 'Sofortaktion' : 'Wirkung'}`,
  tokensGained: (who, n) => `${gains(who)} ${counts.tokens(n)}`,
  tokensSpent: (who, n) => `${does(who, 'gibst', 'gibt')} ${counts.tokens(n)} aus`,
  certificatesGained: (who, n, now) => `${gains(who)} ${some.certificates(n)} und ${hasNow(who, now)}`,
  certificatesSpent: (who, n, left) =>
    `${does(who, 'gibst', 'gibt')} ${some.certificates(n)} aus und ${hasLeft(who, left)}`,
  automaHired: (who, worker, now) => `${does(who, 'stellst', 'stellt')} ${aWorker(worker)} ein und ${hasNow(who, now)}`,
  joined: (who, worker) => `${does(who, 'setzt', 'setzt')} den Joker als ${workers[worker].acc} ein`,
  built: (who, building, place, price) => `${builds(who)} ${acc(building)} ${on(place)}${paid(price)}`,
  replaced: (who, building, old, place, price) =>
    `${does(who, 'ersetzt', 'ersetzt')} ${acc(old)} ${on(place)} durch ${acc(building)}${paid(price)}`,
  hazard: (who, place, points) => `${does(who, 'entfernst', 'entfernt')} ${acc(place)} (${points})`,
  newObjective: (card, words) => `Neu in der Auslage: ${card.alone} (${words})`,
  out: (who, card) => `${does(who, 'entfernst', 'entfernt')} ${aAcc(card)} aus dem Spiel`,
  forgone: (who, source) => `${does(who, 'verzichtest', 'verzichtet')} (${source.alone})`,
  hired: (who, worker, cost) => `${does(who, 'stellst', 'stellt')} ${aWorker(worker)} für ${cost} ein`,
  bought: (who, cards, price, edition, n) =>
    `${does(who, 'kaufst', 'kauft')} ${cardsOf(cards)}${paid(price)} mit ${workersDat(BUYER[edition], n)}`,
  market: (edition, list) => `Neu im ${markets[edition].dat}: ${list}`,
  income: (who, edition, total, money) =>
    `${does(who, 'deckst', 'deckt')} in ${ends[edition]} eine Herde im Wert von ${total} auf und ${agree(who, 'erhältst', 'erhält')} ${money}`,
  noIncome: (who, edition) =>
    `${does(who, 'hast', 'hat')} in ${ends[edition]} nichts aufzudecken und ${agree(who, 'erhältst', 'erhält')} kein Einkommen`,
  noDisc: (who) => `${does(who, 'hast', 'hat')} keinen Marker, der gelegt werden kann`,
  tokenMoved: (edition, row) => `Der Anzeiger ${tokenOf[edition]} rückt in Reihe ${row} vor`,
  tokenMovedOver: (edition, row, arrow) =>
    `Der Anzeiger ${tokenOf[edition]} rückt über den ${arrows[arrow]} Pfeil in Reihe ${row} vor`,
  tokenLeft: (edition) => `Der Anzeiger ${tokenOf[edition]} verlässt den Markt`,
  endTriggered: (who, edition) => `${takes(who)} den Anzeiger ${tokenOf[edition]}: Alle anderen haben noch einen Zug`,
  restocks: (who, edition) => `${does(who, 'legst', 'legt')} neue Karten in den ${markets[edition].acc}`,
  specialist: (who, worker) => `${does(who, 'bist', 'ist')} jetzt auf ${workers[worker].many} spezialisiert`,
  permanent: (who, certificates, wool) =>
    `${gains(who)} ${and([...(certificates ? [counts.permanentCertificates(certificates)] : []), ...(wool ? [counts.permanentWool(wool)] : [])])}`,
  delivered: (who, place) => `${does(who, 'lieferst', 'liefert')} ${deliveredTo(place)}`,
  deliveredClearing: (who, place, disc) =>
    `${does(who, 'lieferst', 'liefert')} ${deliveredTo(place)} und ${unlocks(who, disc)}`,
  deliveredMoving: (who, place, source) =>
    `${does(who, 'lieferst', 'liefert')} ${deliveredTo(place)} mit dem Marker ${from(source)}`,
  foresightTo: (who, tile, where) => `${does(who, 'legst', 'legt')} ${acc(tile)} ${where}`,
  foresightOn: (place) => onto(place),
  foresightWhere: { 'job-market': 'in den Arbeitsmarkt', 'bonus-market': 'in den Bonusmarkt' },
  foresightOut: (who, tile) => `${does(who, 'entfernst', 'entfernt')} ${acc(tile)} aus dem Spiel`,
  foresightShows: (name, tiles) => `Vorausschau ${name}: ${and(tiles)}`,

  goldGained: (who, n, now) => `${gains(who)} ${counts.gold(n)} und ${hasNow(who, now)}`,
  goldSpent: (who, n, left) => `${pays(who)} ${counts.gold(n)} und ${hasLeft(who, left)}`,
  pathfinder: (who, start, end) =>
    `${does(who, 'rückst', 'rückt')} auf der Erkundungsleiste ${some.spaces(end - start)} vor, auf Feld ${end}`,
  stepTile: (who) => `${takes(who)} ein Schrittplättchen: ein Schritt mehr`,
  stepTileFlipped: (who) => `${does(who, 'drehst', 'dreht')} das Schrittplättchen um: ein Schritt mehr`,
  feesEnded: (who) => `${does(who, 'drehst', 'dreht')} das Gebührenplättchen um: keine Gebühren mehr`,
  invested: (who, cost, tile) => `${does(who, 'investierst', 'investiert')} ${cost} in ein Bonusplättchen: ${tile}`,
  sailed: (who, place) => `${does(who, 'fährst', 'fährt')} ${to(place)}`,
  upgraded: (who, place, price) => `${builds(who)} ${acc(place)}${paid(price)} aus`,
  upgradedClearing: (who, place, price, disc) =>
    `${builds(who)} ${acc(place)}${paid(price)} aus und ${unlocks(who, disc)}`,
  upgradedMoving: (who, place, price, source) =>
    `${builds(who)} ${acc(place)}${paid(price)} mit dem Marker ${from(source)} aus`,
  shipHome: (who) =>
    `${who.is === 'you' ? 'Dein Schiff' : `Das Schiff von ${called(who)}`} kehrt zum Startfeld der Seewege zurück`,
  storehouse: (who, pair) => `${takes(who)} ein Lagerhaus von Paar ${pair}`,
  lastStorehouse: (who, pair) => `${takes(who)} das letzte Lagerhaus von Paar ${pair}`,
  harbourmaster: (who, worker, words) =>
    `${does(who, 'ernennst', 'ernennt')} ${aWorker(worker)} zum Hafenmeister: ${words}`,
  revealed: (who, card) => `${does(who, 'deckst', 'deckt')} ${aAcc(card)} auf`,
  sheared: (who, total, money) =>
    `${does(who, 'scherst', 'schert')} Wolle im Wert von ${total} und ${agree(who, 'erhältst', 'erhält')} ${money}`,
  flipped: 'Die neutralen Gebäude B, C, G und H werden umgedreht',
  bonusTileOut: (who, tile) => `${does(who, 'entfernst', 'entfernt')} ein Bonusplättchen aus dem Spiel: ${tile}`,

  engine: (who, start, end) => `${does(who, 'bewegst', 'bewegt')} die Lok ${from(start)} ${to(end)}`,
  stationMaster: (who, worker, words) =>
    `${does(who, 'ernennst', 'ernennt')} ${aWorker(worker)} zum Bahnhofsvorsteher: ${words}`,
  stationMasterOut: (who, words) => `${takes(who)} ein Bahnhofsvorsteherplättchen (${words})`,
  outlaw: (who, outlaw) => `${takes(who)} ${acc(outlaw)}`,
  raised: (who, young, grown) => `Bei ${toPlayer(who)} wird ${nom(young)} ${into(grown)}`,
  borrowed: (who, place) => `${does(who, 'nutzt', 'nutzt')} ${acc(place)}, gleich nebenan`,
  strolled: (who, steps, place) => `${goes(who)} ${some.freeSteps(steps)} ${to(place)}`,
};
