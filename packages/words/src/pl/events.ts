import { capital } from '../pack/capital.ts';
import { BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import type { Words } from '../words.ts';
import { counts, some } from './counts.ts';
import { ends, herdsAcc, markets, marketsLoc, tokens } from './editions.ts';
import {
  acc,
  agree,
  and,
  asSeenBy,
  at,
  called,
  cardsOf,
  does,
  from,
  gen,
  ins,
  into,
  loc,
  nom,
  ofPlayer,
  subject,
  workers,
  workersGen,
} from './grammar.ts';

const arrows = {
  none: '',
  plain: '',
  black: 'czarnej',
  yellow: 'żółtej',
  turquoise: 'turkusowej',
  red: 'czerwonej',
  green: 'zielonej',
};
const paid = (price: string | null): string => (price === null ? '' : ` za ${price}`);

const walked = (who: Player, steps: number, to: Name): string =>
  `${does(who, 'przechodzisz', 'przechodzi')} ${counts.steps(steps)} do ${gen(asSeenBy(who, to))}`;

export const events: Words['events'] = {
  turn: (number, who) => `Tura ${number}: ${subject(who)}`,
  lastTurn: (number, who) =>
    `Tura ${number}: ${who.is === 'you' ? 'twoja ostatnia tura' : `ostatnia tura ${ofPlayer(who)}`}`,
  over: (winners) => {
    const [first] = winners;
    if (winners.length === 1) return `Koniec gry: ${agree(first, 'zwyciężasz', `${called(first)} zwycięża`)}`;
    const together = winners.some(({ is }) => is === 'you') ? 'zwyciężacie' : 'zwyciężają';
    return `Koniec gry: ${and(winners.map(called))} wspólnie ${together}`;
  },
  earned: (who, money, source) => `${does(who, 'otrzymujesz', 'otrzymuje')} ${money} (${source.alone})`,
  feeReceived: (who, money) => `${does(who, 'otrzymujesz', 'otrzymuje')} ${money} opłaty`,
  discPaid: (who, money) => `${does(who, 'otrzymujesz', 'otrzymuje')} ${money} za odblokowane pole`,
  spent: (who, money, source) => `${does(who, 'płacisz', 'płaci')} ${money} (${source.alone})`,
  feePaid: (who, money) => `${does(who, 'uiszczasz', 'uiszcza')} opłatę ${money}`,
  discCost: (who, money) => `${does(who, 'płacisz', 'płaci')} ${money} za odblokowane pole`,
  transport: (who, money) => `${does(who, 'płacisz', 'płaci')} ${money} kosztów transportu`,
  shuffled: (who) =>
    `${does(who, 'tasujesz', 'tasuje')} stos kart odrzuconych i ${agree(who, 'tworzysz', 'tworzy')} nowy stos dobierania`,
  automaShuffled: (who) => `${does(who, 'tasujesz', 'tasuje')} swoją talię`,
  drew: (who, n) => `${does(who, 'dobierasz', 'dobiera')} ${some.cards(n)}`,
  drewCards: (who, n, list) => `${does(who, 'dobierasz', 'dobiera')} ${some.cards(n)}: ${list}`,
  discarded: (who, cards) => `${does(who, 'odrzucasz', 'odrzuca')} ${cardsOf(cards)}`,
  tookFromMarket: (who, cards) => `${does(who, 'bierzesz', 'bierze')} z targu ${cardsOf(cards)}`,
  tookFromMarketOnStack: (who, cards) =>
    `${does(who, 'bierzesz', 'bierze')} z targu ${cardsOf(cards)} i ${agree(who, 'kładziesz', 'kładzie')} na wierzchu stosu dobierania`,
  took: (who, card) => `${does(who, 'bierzesz', 'bierze')} ${acc(card)}`,
  tookOnStack: (who, card) =>
    `${does(who, 'bierzesz', 'bierze')} ${acc(card)} i ${agree(who, 'kładziesz', 'kładzie')} na wierzchu stosu dobierania`,
  tookIntoHand: (who, card) => `${does(who, 'bierzesz', 'bierze')} ${acc(card)} na rękę`,
  tookUnseen: (who, card) => `${does(who, 'bierzesz', 'bierze')} wierzchnią kartę stosu celów: ${card.alone}`,
  boughtOnStack: (who, card) => `${does(who, 'kładziesz', 'kładzie')} ${acc(card)} na wierzchu stosu dobierania`,
  cleared: (who, disc) => `${does(who, 'odblokowujesz', 'odblokowuje')} „${disc}”`,
  placed: (who, place) => `${does(who, 'zaczynasz', 'zaczyna')} od ${gen(place)}`,
  moved: (who, steps, to) => walked(who, steps, to),
  movedBy: (who, steps, to, by) =>
    `${walked(who, steps, to)}, przez ${and(by.map((place) => acc(asSeenBy(who, place))))}`,
  used: (who, source, action) => `${does(who, 'korzystasz', 'korzysta')} ${from(source)}: ${action}`,
  usedRisk: (who, source) => `${does(who, 'korzystasz', 'korzysta')} ${from(source)}: akcja ryzyka`,
  auxiliary: (who, effect) => `${does(who, 'wykonujesz', 'wykonuje')} akcję pomocniczą: ${effect}`,
  auxiliaryTwice: (who, effect) => `${does(who, 'wykonujesz', 'wykonuje')} podwójną akcję pomocniczą: ${effect}`,
  played: (who, card) => `${does(who, 'zagrywasz', 'zagrywa')} ${acc(card)}`,
  playedPlain: (who, card, objective) =>
    `${does(who, 'zagrywasz', 'zagrywa')} ${acc(card)} bez ${objective ? 'akcji natychmiastowej' : 'efektu'}`,
  tokensGained: (who, n) => `${does(who, 'otrzymujesz', 'otrzymuje')} ${counts.tokens(n)}`,
  tokensSpent: (who, n) => `${does(who, 'wydajesz', 'wydaje')} ${counts.tokens(n)}`,
  certificatesGained: (who, n, now) =>
    `${does(who, 'otrzymujesz', 'otrzymuje')} ${some.certificates(n)} i ${agree(who, 'masz', 'ma')} ${now}`,
  certificatesSpent: (who, n, left) => `${does(who, 'wydajesz', 'wydaje')} ${some.certificates(n)}, zostaje ${left}`,
  automaHired: (who, worker, now) =>
    `${does(who, 'zatrudniasz', 'zatrudnia')} ${workers[worker].acc}, teraz ${agree(who, 'masz', 'ma')} ${now}`,
  joined: (who, worker) =>
    `${does(who, 'umieszczasz', 'umieszcza')} pracownika uniwersalnego w rzędzie ${workers[worker].gen}`,
  built: (who, building, place, price) =>
    `${does(who, 'budujesz', 'buduje')} ${acc(building)} na ${loc(place)}${paid(price)}`,
  replaced: (who, building, old, place, price) =>
    `${does(who, 'zastępujesz', 'zastępuje')} ${acc(old)} ${ins(building)} na ${loc(place)}${paid(price)}`,
  hazard: (who, place, points) => `${does(who, 'usuwasz', 'usuwa')} ${acc(place)} (${points})`,
  newObjective: (card, words) => `Nowy w puli celów: ${card.alone} (${words})`,
  out: (who, card) => `${does(who, 'usuwasz', 'usuwa')} ${acc(card)} z gry`,
  forgone: (who, source) => `${does(who, 'rezygnujesz', 'rezygnuje')} (${source.alone})`,
  hired: (who, worker, cost) => `${does(who, 'zatrudniasz', 'zatrudnia')} ${workers[worker].acc} za ${cost}`,
  bought: (who, cards, price, edition, n) =>
    `${does(who, 'kupujesz', 'kupuje')} ${cardsOf(cards)}${paid(price)}, używając ${workersGen(BUYER[edition], n)}`,
  market: (edition, list) => `Nowe na ${marketsLoc[edition]}: ${list}`,
  income: (who, edition, total, money) =>
    `${does(who, 'odkrywasz', 'odkrywa')} w ${ends[edition]} ${herdsAcc[edition]} o wartości ${total} i ${agree(who, 'otrzymujesz', 'otrzymuje')} ${money}`,
  noIncome: (who, edition) =>
    `${does(who, 'nie masz', 'nie ma')} czego odkryć w ${ends[edition]} i nie ${agree(who, 'otrzymujesz', 'otrzymuje')} dochodu`,
  noDisc: (who) => `${does(who, 'nie masz', 'nie ma')} dysku do położenia`,
  tokenMoved: (edition, row) => `${capital(tokens[edition])} przechodzi do rzędu ${row}`,
  tokenMovedOver: (edition, row, arrow) =>
    `${capital(tokens[edition])} przechodzi do rzędu ${row} wzdłuż ${arrows[arrow]} strzałki`,
  tokenLeft: (edition) => `${capital(tokens[edition])} opuszcza rynek`,
  endTriggered: (who, edition) =>
    `${does(who, 'bierzesz', 'bierze')} ${tokens[edition]}: pozostali mają jeszcze po jednej turze`,
  restocks: (who, edition) => `${does(who, 'dokładasz', 'dokłada')} karty na ${markets[edition]}`,
  specialist: (who, worker) => `${does(who, 'zmieniasz', 'zmienia')} specjalizację: ${workers[worker].all}`,
  permanent: (who, certificates, wool) =>
    `${does(who, 'otrzymujesz', 'otrzymuje')} ${and([...(certificates ? [counts.permanentCertificates(certificates)] : []), ...(wool ? [some.wool(wool)] : [])])}`,
  delivered: (who, to) => `${does(who, 'przeprowadzasz', 'przeprowadza')} dostawę do ${gen(to)}`,
  deliveredClearing: (who, to, disc) =>
    `${does(who, 'przeprowadzasz', 'przeprowadza')} dostawę do ${gen(to)} i ${agree(who, 'odblokowujesz', 'odblokowuje')} „${disc}”`,
  deliveredMoving: (who, to, place) =>
    `${does(who, 'przeprowadzasz', 'przeprowadza')} dostawę do ${gen(to)}, używając dysku ${from(place)}`,
  foresightTo: (who, tile, where) => `${does(who, 'kładziesz', 'kładzie')} ${acc(tile)} ${where}`,
  foresightOn: (place) => at(place),
  foresightWhere: { 'job-market': 'na rynku pracy', 'bonus-market': 'na rynku bonusów' },
  foresightOut: (who, tile) => `${does(who, 'usuwasz', 'usuwa')} z gry ${acc(tile)}`,
  foresightShows: (name, tiles) => `Rozwój ${name}: ${and(tiles)}`,

  goldGained: (who, n, now) =>
    `${does(who, 'otrzymujesz', 'otrzymuje')} ${some.gold(n)} i ${agree(who, 'masz', 'ma')} ${now}`,
  goldSpent: (who, n, left) => `${does(who, 'płacisz', 'płaci')} ${some.gold(n)}, zostaje ${left}`,
  pathfinder: (who, start, to) =>
    `${does(who, 'przesuwasz', 'przesuwa')} się o ${some.spaces(to - start)} na torze pioniera, na pole ${to}`,
  stepTile: (who) => `${does(who, 'bierzesz', 'bierze')} żeton kroków: o jeden krok więcej`,
  stepTileFlipped: (who) => `${does(who, 'odwracasz', 'odwraca')} żeton kroków: o jeden krok więcej`,
  feesEnded: (who) => `${does(who, 'odwracasz', 'odwraca')} żeton opłaty: koniec z opłatami`,
  invested: (who, cost, tile) => `${does(who, 'inwestujesz', 'inwestuje')} ${cost} w żeton bonusu: ${tile}`,
  sailed: (who, to) => `${does(who, 'płyniesz', 'płynie')} ${into(to)}`,
  upgraded: (who, place, price) => `${does(who, 'rozbudowujesz', 'rozbudowuje')} ${acc(place)}${paid(price)}`,
  upgradedClearing: (who, place, price, disc) =>
    `${does(who, 'rozbudowujesz', 'rozbudowuje')} ${acc(place)}${paid(price)} i ${agree(who, 'odblokowujesz', 'odblokowuje')} „${disc}”`,
  upgradedMoving: (who, place, price, old) =>
    `${does(who, 'rozbudowujesz', 'rozbudowuje')} ${acc(place)}${paid(price)}, używając dysku ${from(old)}`,
  shipHome: (who) => `${who.is === 'you' ? 'Twój statek' : `Statek ${ofPlayer(who)}`} wraca na startowe pole morskie`,
  storehouse: (who, pair) => `${does(who, 'zdejmujesz', 'zdejmuje')} magazyn z pary ${pair}`,
  lastStorehouse: (who, pair) => `${does(who, 'zdejmujesz', 'zdejmuje')} ostatni magazyn z pary ${pair}`,
  harbourmaster: (who, worker, words) =>
    `${does(who, 'oddelegowujesz', 'oddelegowuje')} ${workers[worker].acc} jako kapitana portu: ${words}`,
  revealed: (who, card) => `${does(who, 'odkrywasz', 'odkrywa')} ${acc(card)}`,
  sheared: (who, total, money) =>
    `${does(who, 'strzyżesz', 'strzyże')} owce: wełna o wartości ${total}, ${agree(who, 'otrzymujesz', 'otrzymuje')} ${money}`,
  flipped: 'Budynki neutralne B, C, G i H zostają odwrócone',
  bonusTileOut: (who, tile) => `${does(who, 'usuwasz', 'usuwa')} z gry żeton bonusu: ${tile}`,

  engine: (who, start, to) => `${does(who, 'przesuwasz', 'przesuwa')} lokomotywę ${from(start)} ${into(to)}`,
  stationMaster: (who, worker, words) =>
    `${does(who, 'oddelegowujesz', 'oddelegowuje')} ${workers[worker].acc} jako zawiadowcę: ${words}`,
  stationMasterOut: (who, words) => `${does(who, 'bierzesz', 'bierze')} żeton zawiadowcy (${words})`,
  outlaw: (who, outlaw) => `${does(who, 'bierzesz', 'bierze')} ${acc(outlaw)}`,
  raised: (who, young, to) =>
    `${who.is === 'you' ? 'Twoja karta' : `Karta ${ofPlayer(who)}`} dorasta: ${nom(young)} staje się ${ins(to)}`,
  borrowed: (who, place) => `${does(who, 'korzystasz', 'korzysta')} ${from(asSeenBy(who, place))}, tuż obok`,
  strolled: (who, steps, to) =>
    `${does(who, 'wykonujesz', 'wykonuje')} dodatkowy ruch o ${counts.steps(steps)} do ${gen(asSeenBy(who, to))}`,
};
