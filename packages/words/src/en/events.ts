import type { EditionId } from '@drover/engine';
import { capital } from '../pack/capital.ts';
import { BUYER, type Arrow, type Worker } from '../pack/ids.ts';
import type { Cards, Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { counts, some } from './counts.ts';
import { animals, ends, tokens } from './editions.ts';
import { a, agree, an, and, called, cardsOf, does, of, subject, the, workers } from './grammar.ts';

const one = (worker: Worker): string => an(workers[worker].one);

const paid = (price: string | null): string => (price === null ? '' : ` for ${price}`);
const hasNow = (who: Player, now: number): string => `now ${agree(who, 'have', 'has')} ${now}`;
const upgraded = (who: Player, place: Name, price: string | null): string =>
  `${does(who, 'upgrade')} ${the(place)}${paid(price)}`;

/** What happens. `price` is null where nothing was paid. */
export const events = {
  turn: (number: number, who: Player): string => `Turn ${number}: ${subject(who)}`,
  lastTurn: (number: number, who: Player): string => `Turn ${number}: ${of(who)} last turn`,
  over: (winners: readonly Player[]): string =>
    `The game is over: ${and(winners.map(called))} ${winners.length === 1 ? agree(winners[0], 'win') : 'share the victory'}`,
  earned: (who: Player, money: string, source: Name): string => `${does(who, 'gain')} ${money} (${source.alone})`,
  feeReceived: (who: Player, money: string): string => `${does(who, 'receive')} a fee of ${money}`,
  discPaid: (who: Player, money: string): string => `${does(who, 'gain')} ${money} for the unlocked space`,
  spent: (who: Player, money: string, source: Name): string => `${does(who, 'pay')} ${money} (${source.alone})`,
  feePaid: (who: Player, money: string): string => `${does(who, 'pay')} a fee of ${money}`,
  discCost: (who: Player, money: string): string => `${does(who, 'pay')} ${money} for the unlocked space`,
  transport: (who: Player, money: string): string => `${does(who, 'pay')} ${money} in transport costs`,
  shuffled: (who: Player): string => `${does(who, 'shuffle')} the discard pile into a new draw stack`,
  automaShuffled: (who: Player): string => `${does(who, 'reshuffle')} the automa deck`,
  drew: (who: Player, n: number): string => `${does(who, 'draw')} ${some.cards(n)}`,
  drewCards: (who: Player, n: number, list: string): string => `${does(who, 'draw')} ${some.cards(n)}: ${list}`,
  discarded: (who: Player, cards: Cards): string => `${does(who, 'discard')} ${cardsOf(cards)}`,
  tookFromMarket: (who: Player, cards: Cards): string => `${does(who, 'take')} ${cardsOf(cards)} from the market`,
  tookFromMarketOnStack: (who: Player, cards: Cards): string =>
    `${does(who, 'put')} ${cardsOf(cards)} from the market on top of the draw stack`,
  took: (who: Player, card: Name): string => `${does(who, 'take')} ${a(card)}`,
  tookOnStack: (who: Player, card: Name): string => `${does(who, 'put')} ${a(card)} on top of the draw stack`,
  tookIntoHand: (who: Player, card: Name): string => `${does(who, 'take')} ${a(card)} into hand`,
  tookUnseen: (who: Player, card: Name): string =>
    `${does(who, 'take')} the top objective from the stack: ${card.alone}`,
  boughtOnStack: (who: Player, card: Name): string => `${does(who, 'put')} ${the(card)} on top of the draw stack`,
  cleared: (who: Player, disc: string): string => `${does(who, 'unlock')} “${disc}”`,
  placed: (who: Player, place: Name): string => `${does(who, 'start')} at ${the(place)}`,
  moved: (who: Player, steps: number, to: Name): string => `${does(who, 'move')} ${counts.steps(steps)} to ${the(to)}`,
  movedBy: (who: Player, steps: number, to: Name, by: readonly Name[]): string =>
    `${does(who, 'move')} ${counts.steps(steps)} to ${the(to)}, via ${and(by.map(the))}`,
  used: (who: Player, source: Name, action: string): string => `${does(who, 'use')} ${the(source)}: ${action}`,
  usedRisk: (who: Player, source: Name): string => `${does(who, 'use')} ${the(source)}: risk action`,
  auxiliary: (who: Player, effect: string): string => `${does(who, 'use')} an auxiliary action: ${effect}`,
  auxiliaryTwice: (who: Player, effect: string): string => `${does(who, 'use')} a double auxiliary action: ${effect}`,
  played: (who: Player, card: Name): string => `${does(who, 'play')} ${a(card)}`,
  playedPlain: (who: Player, card: Name, objective: boolean): string =>
    `${does(who, 'play')} ${a(card)} without its ${objective ? 'immediate action' : 'effect'}`,
  tokensGained: (who: Player, n: number): string => `${does(who, 'gain')} ${counts.tokens(n)}`,
  tokensSpent: (who: Player, n: number): string => `${does(who, 'spend')} ${counts.tokens(n)}`,
  certificatesGained: (who: Player, n: number, now: number): string =>
    `${does(who, 'gain')} ${some.certificates(n)} and ${hasNow(who, now)}`,
  certificatesSpent: (who: Player, n: number, left: number): string =>
    `${does(who, 'spend')} ${some.certificates(n)} and ${agree(who, 'have', 'has')} ${left} left`,
  automaHired: (who: Player, worker: Worker, now: number): string =>
    `${does(who, 'hire')} ${one(worker)} and ${hasNow(who, now)}`,
  joined: (who: Player, worker: Worker): string => `${does(who, 'place')} the joker as ${one(worker)}`,
  built: (who: Player, building: Name, place: Name, price: string | null): string =>
    `${does(who, 'place')} ${the(building)} on ${the(place)}${paid(price)}`,
  replaced: (who: Player, building: Name, old: Name, place: Name, price: string | null): string =>
    `${does(who, 'replace')} ${the(old)} with ${the(building)} on ${the(place)}${paid(price)}`,
  hazard: (who: Player, place: Name, points: string): string => `${does(who, 'remove')} ${the(place)} (${points})`,
  newObjective: (card: Name, words: string): string => `New in the display: ${card.alone} (${words})`,
  out: (who: Player, card: Name): string => `${does(who, 'remove')} ${a(card)} from the game`,
  forgone: (who: Player, source: Name): string => `${does(who, 'forfeit')} the option (${source.alone})`,
  hired: (who: Player, worker: Worker, cost: string): string => `${does(who, 'hire')} ${one(worker)} for ${cost}`,
  bought: (who: Player, cards: Cards, price: string | null, edition: EditionId, n: number): string =>
    `${does(who, 'buy')} ${cardsOf(cards)}${paid(price)} with ${counts.workers(BUYER[edition], n)}`,
  market: (edition: EditionId, list: string): string => `New in the ${animals[edition].stock} market: ${list}`,
  income: (who: Player, edition: EditionId, total: number, money: string): string =>
    `${does(who, 'reveal')} a ${animals[edition].herd} worth ${total} in ${ends[edition]} and ${agree(who, 'gain')} ${money}`,
  noIncome: (who: Player, edition: EditionId): string =>
    `${does(who, 'have', 'has')} nothing to reveal in ${ends[edition]} and ${agree(who, 'gain')} no income`,
  noDisc: (who: Player): string => `${does(who, 'have', 'has')} no disc to place`,
  tokenMoved: (edition: EditionId, row: number): string => `The ${tokens[edition]} moves to row ${row}`,
  tokenMovedOver: (edition: EditionId, row: number, arrow: Arrow): string =>
    `The ${tokens[edition]} moves to row ${row}, over the ${arrow} arrow`,
  tokenLeft: (edition: EditionId): string => `The ${tokens[edition]} leaves the market`,
  endTriggered: (who: Player, edition: EditionId): string =>
    `${does(who, 'take')} the ${tokens[edition]}: everybody else has one more turn`,
  restocks: (who: Player, edition: EditionId): string =>
    `${does(who, 'add')} new cards to the ${animals[edition].stock} market`,
  specialist: (who: Player, worker: Worker): string =>
    `${does(who, 'are', 'is')} now specialized in ${workers[worker].other}`,
  permanent: (who: Player, certificates: number, wool: number): string =>
    `${does(who, 'gain')} ${and([...(certificates ? [counts.permanentCertificates(certificates)] : []), ...(wool ? [counts.permanentWool(wool)] : [])])}`,
  delivered: (who: Player, to: Name): string => `${does(who, 'deliver')} to ${the(to)}`,
  deliveredClearing: (who: Player, to: Name, disc: string): string =>
    `${does(who, 'deliver')} to ${the(to)} and ${agree(who, 'unlock')} “${disc}”`,
  deliveredMoving: (who: Player, to: Name, from: Name): string =>
    `${does(who, 'deliver')} to ${the(to)} with the disc from ${the(from)}`,
  foresightTo: (who: Player, tile: Name, where: string): string => `${does(who, 'place')} ${the(tile)} ${where}`,
  foresightOn: (place: Name): string => `on ${the(place)}`,
  foresightWhere: { 'job-market': 'in the job market', 'bonus-market': 'in the bonus tiles market' },
  foresightOut: (who: Player, tile: Name): string => `${does(who, 'remove')} ${the(tile)} from the game`,
  foresightShows: (name: string, tiles: readonly string[]): string => `Foresight ${name}: ${and(tiles)}`,

  goldGained: (who: Player, n: number, now: number): string =>
    `${does(who, 'gain')} ${counts.gold(n)} and ${hasNow(who, now)}`,
  goldSpent: (who: Player, n: number, left: number): string =>
    `${does(who, 'pay')} ${counts.gold(n)} and ${agree(who, 'have', 'has')} ${left} left`,
  pathfinder: (who: Player, from: number, to: number): string =>
    `${does(who, 'advance')} ${some.spaces(to - from)} on the pathfinder track, to space ${to}`,
  stepTile: (who: Player): string => `${does(who, 'take')} a step tile: one more step`,
  stepTileFlipped: (who: Player): string => `${does(who, 'flip')} the step tile: one more step`,
  feesEnded: (who: Player): string => `${does(who, 'flip')} the fee tile: no more fees`,
  invested: (who: Player, cost: string, tile: string): string =>
    `${does(who, 'invest')} ${cost} in a bonus tile: ${tile}`,
  sailed: (who: Player, to: Name): string => `${does(who, 'sail')} to ${the(to)}`,
  upgraded: (who: Player, place: Name, price: string | null): string => upgraded(who, place, price),
  upgradedClearing: (who: Player, place: Name, price: string | null, disc: string): string =>
    `${upgraded(who, place, price)} and ${agree(who, 'unlock')} “${disc}”`,
  upgradedMoving: (who: Player, place: Name, price: string | null, from: Name): string =>
    `${upgraded(who, place, price)} with the disc from ${the(from)}`,
  shipHome: (who: Player): string => `${capital(of(who))} ship returns to the starting water space`,
  storehouse: (who: Player, pair: number): string => `${does(who, 'take')} a storehouse from pair ${pair}`,
  lastStorehouse: (who: Player, pair: number): string => `${does(who, 'take')} the last storehouse from pair ${pair}`,
  harbourmaster: (who: Player, worker: Worker, words: string): string =>
    `${does(who, 'appoint')} ${one(worker)} as harbourmaster: ${words}`,
  revealed: (who: Player, card: Name): string => `${does(who, 'reveal')} ${a(card)}`,
  sheared: (who: Player, total: number, money: string): string =>
    `${does(who, 'shear')} wool worth ${total} and ${agree(who, 'gain')} ${money}`,
  flipped: 'Neutral buildings B, C, G and H are flipped',
  bonusTileOut: (who: Player, tile: string): string => `${does(who, 'remove')} a bonus tile from the game: ${tile}`,

  engine: (who: Player, from: Name, to: Name): string =>
    `${does(who, 'move')} the engine from ${the(from)} to ${the(to)}`,
  stationMaster: (who: Player, worker: Worker, words: string): string =>
    `${does(who, 'appoint')} ${one(worker)} as station master: ${words}`,
  stationMasterOut: (who: Player, words: string): string => `${does(who, 'take')} a station master tile (${words})`,
  outlaw: (who: Player, outlaw: Name): string => `${does(who, 'take')} ${the(outlaw)}`,
  raised: (who: Player, from: Name, to: Name): string => `${capital(of(who))} ${from.alone} becomes ${a(to)}`,
  borrowed: (who: Player, place: Name): string => `${does(who, 'use')} ${the(place)}, right next door`,
  strolled: (who: Player, steps: number, to: Name): string =>
    `${does(who, 'make')} a free move of ${counts.steps(steps)} to ${the(to)}`,
};
