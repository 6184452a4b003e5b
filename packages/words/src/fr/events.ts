import { capital } from '../pack/capital.ts';
import { BUYER } from '../pack/ids.ts';
import type { Cards } from '../pack/name.ts';
import type { Words } from '../words.ts';
import { counts, some } from './counts.ts';
import { ends, tokens } from './editions.ts';
import {
  agree,
  and,
  au,
  belonging,
  called,
  cardsOf,
  does,
  du,
  fits,
  le,
  masculine,
  ofPlayer,
  un,
  workers,
} from './grammar.ts';

const arrows = {
  none: '',
  plain: '',
  black: 'noire',
  yellow: 'jaune',
  turquoise: 'turquoise',
  red: 'rouge',
  green: 'verte',
};
/** The pronoun for cards just named: `le`, `la`, `les`. */
const them = (cards: Cards): string =>
  cards.length === 1 && cards[0].n === 1 ? fits(cards[0].card, 'le', 'la') : 'les';
const paid = (price: string | null): string => (price === null ? '' : ` pour ${price}`);

export const events: Words['events'] = {
  turn: (number, who) => `Tour ${number} : ${who.is === 'you' ? 'à vous' : called(who)}`,
  lastTurn: (number, who) =>
    `Tour ${number} : ${who.is === 'you' ? 'votre dernier tour' : `dernier tour ${ofPlayer(who)}`}`,
  over: (winners) =>
    `La partie est finie : ${and(winners.map(called))} ${
      winners.length === 1
        ? agree(winners[0], 'gagnez', 'gagne')
        : winners.some(({ is }) => is === 'you')
          ? 'vous partagez la victoire'
          : 'se partagent la victoire'
    }`,
  earned: (who, money, source) => `${does(who, 'recevez', 'reçoit')} ${money} (${source.alone})`,
  feeReceived: (who, money) => `${does(who, 'recevez', 'reçoit')} une taxe de ${money}`,
  discPaid: (who, money) => `${does(who, 'recevez', 'reçoit')} ${money} pour l’emplacement débloqué`,
  spent: (who, money, source) => `${does(who, 'payez', 'paie')} ${money} (${source.alone})`,
  feePaid: (who, money) => `${does(who, 'payez', 'paie')} une taxe de ${money}`,
  discCost: (who, money) => `${does(who, 'payez', 'paie')} ${money} pour l’emplacement débloqué`,
  transport: (who, money) => `${does(who, 'payez', 'paie')} ${money} de coûts de transport`,
  shuffled: (who) =>
    `${does(who, 'mélangez', 'mélange')} ${agree(who, 'votre', 'sa')} défausse pour former une nouvelle pioche`,
  automaShuffled: (who) => `${does(who, 'mélangez', 'mélange')} ${agree(who, 'vos', 'ses')} cartes`,
  drew: (who, n) => `${does(who, 'piochez', 'pioche')} ${some.cards(n)}`,
  drewCards: (who, n, list) => `${does(who, 'piochez', 'pioche')} ${some.cards(n)} : ${list}`,
  discarded: (who, cards) => `${does(who, 'défaussez', 'défausse')} ${cardsOf(cards)}`,
  tookFromMarket: (who, cards) => `${does(who, 'prenez', 'prend')} ${cardsOf(cards)} au marché`,
  tookFromMarketOnStack: (who, cards) =>
    `${does(who, 'prenez', 'prend')} ${cardsOf(cards)} au marché et ${them(cards)} ${agree(who, 'posez', 'pose')} sur ${agree(who, 'votre', 'sa')} pioche`,
  took: (who, card) => `${does(who, 'prenez', 'prend')} ${un(card)}`,
  tookOnStack: (who, card) =>
    `${does(who, 'prenez', 'prend')} ${un(card)} et ${fits(card, 'le', 'la')} ${agree(who, 'posez', 'pose')} sur ${agree(who, 'votre', 'sa')} pioche`,
  tookIntoHand: (who, card) => `${does(who, 'prenez', 'prend')} ${un(card)} en main`,
  tookUnseen: (who, card) => `${does(who, 'prenez', 'prend')} la première carte de la pioche Objectif : ${card.alone}`,
  boughtOnStack: (who, card) => `${does(who, 'posez', 'pose')} ${le(card)} sur ${agree(who, 'votre', 'sa')} pioche`,
  cleared: (who, disc) => `${does(who, 'débloquez', 'débloque')} « ${disc} »`,
  placed: (who, place) => `${does(who, 'commencez', 'commence')} ${au(place)}`,
  moved: (who, steps, to) => `${does(who, 'faites', 'fait')} ${counts.steps(steps)} jusqu’${au(to)}`,
  movedBy: (who, steps, to, by) =>
    `${does(who, 'faites', 'fait')} ${counts.steps(steps)} jusqu’${au(to)}, en passant par ${and(by.map(le))}`,
  used: (who, source, action) => `${does(who, 'utilisez', 'utilise')} ${le(source)} : ${action}`,
  usedRisk: (who, source) => `${does(who, 'utilisez', 'utilise')} ${le(source)} : action de terrain risqué`,
  auxiliary: (who, effect) => `${does(who, 'effectuez', 'effectue')} une action auxiliaire : ${effect}`,
  auxiliaryTwice: (who, effect) => `${does(who, 'effectuez', 'effectue')} une action auxiliaire double : ${effect}`,
  played: (who, card) => `${does(who, 'jouez', 'joue')} ${un(card)}`,
  playedPlain: (who, card, objective) =>
    `${does(who, 'jouez', 'joue')} ${un(card)} sans son ${objective ? 'action immédiate' : 'effet'}`,
  tokensGained: (who, n) => `${does(who, 'recevez', 'reçoit')} ${counts.tokens(n)}`,
  tokensSpent: (who, n) => `${does(who, 'dépensez', 'dépense')} ${counts.tokens(n)}`,
  certificatesGained: (who, n, now) =>
    `${does(who, 'recevez', 'reçoit')} ${some.certificates(n)} et en ${agree(who, 'avez', 'a')} ${now}`,
  certificatesSpent: (who, n, left) =>
    `${does(who, 'dépensez', 'dépense')} ${some.certificates(n)}, il en reste ${left}`,
  automaHired: (who, worker, now) =>
    `${does(who, 'engagez', 'engage')} ${workers[worker].a} et en ${agree(who, 'avez', 'a')} ${now}`,
  joined: (who, worker) => `${does(who, 'placez', 'place')} le Joker comme ${workers[worker].one}`,
  built: (who, building, place, price) =>
    `${does(who, 'construisez', 'construit')} ${le(building)} sur ${le(place)}${paid(price)}`,
  replaced: (who, building, old, place, price) =>
    `${does(who, 'remplacez', 'remplace')} ${le(old)} par ${le(building)} sur ${le(place)}${paid(price)}`,
  hazard: (who, place, points) => `${does(who, 'retirez', 'retire')} ${le(place)} (${points})`,
  newObjective: (card, words) => `Nouveau dans l’offre : ${card.alone} (${words})`,
  out: (who, card) => `${does(who, 'retirez', 'retire')} ${un(card)} de la partie`,
  forgone: (who, source) => `${does(who, 'renoncez', 'renonce')} (${source.alone})`,
  hired: (who, worker, cost) => `${does(who, 'engagez', 'engage')} ${workers[worker].a} pour ${cost}`,
  bought: (who, cards, price, edition, n) =>
    `${does(who, 'achetez', 'achète')} ${cardsOf(cards)}${paid(price)} avec ${counts.workers(BUYER[edition], n)}`,
  market: (_, list) => `Nouveau au marché au bétail : ${list}`,
  income: (who, edition, total, money) =>
    `${does(who, 'révélez', 'révèle')} à ${ends[edition]} un troupeau d’une valeur de ${total} et ${agree(who, 'recevez', 'reçoit')} ${money}`,
  noIncome: (who, edition) =>
    `${does(who, 'n’avez', 'n’a')} rien à révéler à ${ends[edition]} et ne ${agree(who, 'recevez', 'reçoit')} aucun revenu`,
  noDisc: (who) => `${does(who, 'n’avez', 'n’a')} pas de disque à poser`,
  tokenMoved: (edition, row) => `Le ${tokens[edition]} passe à la rangée ${row}`,
  tokenMovedOver: (edition, row, arrow) =>
    `Le ${tokens[edition]} passe à la rangée ${row}, par la flèche ${arrows[arrow]}`,
  tokenLeft: (edition) => `Le ${tokens[edition]} quitte le marché`,
  endTriggered: (who, edition) =>
    `${does(who, 'prenez', 'prend')} le ${tokens[edition]} : les autres jouent encore un tour`,
  restocks: (who) => `${does(who, 'ajoutez', 'ajoute')} des cartes au marché au bétail`,
  specialist: (who, worker) => `${does(who, 'changez', 'change')} de spécialité : ${workers[worker].one}`,
  permanent: (who, certificates, wool) =>
    `${does(who, 'recevez', 'reçoit')} ${and([...(certificates ? [counts.permanentCertificates(certificates)] : []), ...(wool ? [counts.permanentWool(wool)] : [])])}`,
  delivered: (who, to) => `${does(who, 'livrez', 'livre')} ${au(to)}`,
  deliveredClearing: (who, to, disc) =>
    `${does(who, 'livrez', 'livre')} ${au(to)} et ${agree(who, 'débloquez', 'débloque')} « ${disc} »`,
  deliveredMoving: (who, to, from) => `${does(who, 'livrez', 'livre')} ${au(to)} avec le disque ${du(from)}`,
  foresightTo: (who, tile, where) => `${does(who, 'placez', 'place')} ${le(tile)} ${where}`,
  foresightOn: (place) => `sur ${le(place)}`,
  foresightWhere: { 'job-market': 'au marché de l’emploi', 'bonus-market': 'au marché aux tuiles Bonus' },
  foresightOut: (who, tile) => `${does(who, 'retirez', 'retire')} ${le(tile)} de la partie`,
  foresightShows: (name, tiles) => `Prévision ${name} : ${and(tiles)}`,

  goldGained: (who, n, now) =>
    `${does(who, 'recevez', 'reçoit')} ${counts.gold(n)} et en ${agree(who, 'avez', 'a')} ${now}`,
  goldSpent: (who, n, left) => `${does(who, 'payez', 'paie')} ${counts.gold(n)}, il en reste ${left}`,
  pathfinder: (who, from, to) =>
    `${does(who, 'avancez', 'avance')} ${some.bySpaces(to - from)} sur la piste Exploration, jusqu’à la case ${to}`,
  stepTile: (who) => `${does(who, 'prenez', 'prend')} une tuile Déplacement : un déplacement de plus`,
  stepTileFlipped: (who) => `${does(who, 'retournez', 'retourne')} la tuile Déplacement : un déplacement de plus`,
  feesEnded: (who) => `${does(who, 'retournez', 'retourne')} la tuile Taxes : plus de taxes`,
  invested: (who, cost, tile) => `${does(who, 'investissez', 'investit')} ${cost} dans une tuile Bonus : ${tile}`,
  sailed: (who, to) => `${does(who, 'naviguez', 'navigue')} jusqu’${au(to)}`,
  upgraded: (who, place, price) => `${does(who, 'améliorez', 'améliore')} ${le(place)}${paid(price)}`,
  upgradedClearing: (who, place, price, disc) =>
    `${does(who, 'améliorez', 'améliore')} ${le(place)}${paid(price)} et ${agree(who, 'débloquez', 'débloque')} « ${disc} »`,
  upgradedMoving: (who, place, price, from) =>
    `${does(who, 'améliorez', 'améliore')} ${le(place)}${paid(price)} avec le disque ${du(from)}`,
  shipHome: (who) => `${capital(belonging(who, masculine('bateau')))} revient à la case Départ`,
  storehouse: (who, pair) => `${does(who, 'prenez', 'prend')} un entrepôt de la paire ${pair}`,
  lastStorehouse: (who, pair) => `${does(who, 'prenez', 'prend')} le dernier entrepôt de la paire ${pair}`,
  harbourmaster: (who, worker, words) =>
    `${does(who, 'affectez', 'affecte')} ${workers[worker].a} à la Capitainerie : ${words}`,
  revealed: (who, card) => `${does(who, 'révélez', 'révèle')} ${un(card)}`,
  sheared: (who, total, money) =>
    `${does(who, 'tondez', 'tond')} pour une valeur de lainage de ${total} et ${agree(who, 'recevez', 'reçoit')} ${money}`,
  flipped: 'Les bâtiments neutres B, C, G et H sont retournés',
  bonusTileOut: (who, tile) => `${does(who, 'retirez', 'retire')} de la partie une tuile Bonus : ${tile}`,

  engine: (who, from, to) =>
    `${does(who, 'déplacez', 'déplace')} ${agree(who, 'votre', 'sa')} locomotive ${du(from)} ${au(to)}`,
  stationMaster: (who, worker, words) =>
    `${does(who, 'affectez', 'affecte')} ${workers[worker].a} comme Chef de gare : ${words}`,
  stationMasterOut: (who, words) => `${does(who, 'prenez', 'prend')} une tuile Chef de gare (${words})`,
  outlaw: (who, outlaw) => `${does(who, 'prenez', 'prend')} ${le(outlaw)}`,
  raised: (who, from, to) => `${capital(belonging(who, from))} devient ${un(to)}`,
  borrowed: (who, place) => `${does(who, 'utilisez', 'utilise')} ${le(place)}, juste à côté`,
  strolled: (who, steps, to) =>
    `${does(who, 'vous déplacez', 'se déplace')} librement jusqu’${au(to)} (${counts.steps(steps)})`,
};
