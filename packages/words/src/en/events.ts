import type { Arrow, EditionId, Worker } from '../pack/ids.ts';
import { BUYER } from '../pack/ids.ts';
import { counts, some } from './counts.ts';
import { an, animals, and, ends, tokens, workers } from './grammar.ts';

const one = (worker: Worker): string => an(workers[worker].one);

/** What happens in both editions. `price` is null where nothing was paid. */
export const events = {
  turn: (number: number, who: string): string => `Turn ${number}: ${who}`,
  lastTurn: (number: number, who: string): string => `Turn ${number}, the last of ${who}`,
  over: (winners: readonly string[]): string =>
    `The game is over: ${and(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}`,
  earned: (who: string, money: string, source: string): string => `${who} receives ${money} (${source})`,
  feeReceived: (who: string, money: string): string => `${who} receives a fee of ${money}`,
  discPaid: (who: string, money: string): string => `${who} receives ${money} for the cleared space`,
  spent: (who: string, money: string, source: string): string => `${who} pays ${money} (${source})`,
  feePaid: (who: string, money: string): string => `${who} pays a fee of ${money}`,
  discCost: (who: string, money: string): string => `${who} pays ${money} for the cleared space`,
  transport: (who: string, money: string): string => `${who} pays ${money} for transport`,
  shuffled: (who: string): string => `${who} shuffles the discard pile into a new draw stack`,
  automaShuffled: (who: string): string => `${who} shuffles the solo cards`,
  drew: (who: string, n: number): string => `${who} draws ${some.cards(n)}`,
  drewCards: (who: string, n: number, cards: string): string => `${who} draws ${some.cards(n)}: ${cards}`,
  discarded: (who: string, cards: string): string => `${who} discards ${cards}`,
  tookFromMarket: (who: string, cards: string): string => `${who} takes ${cards} from the market`,
  tookFromMarketOnStack: (who: string, cards: string): string =>
    `${who} takes ${cards} from the market, onto the draw stack`,
  took: (who: string, card: string): string => `${who} takes ${card}`,
  tookOnStack: (who: string, card: string): string => `${who} takes ${card}, onto the draw stack`,
  tookIntoHand: (who: string, card: string): string => `${who} takes ${card} into the hand`,
  tookUnseen: (who: string, card: string): string => `${who} takes the top objective of the stack: ${card}`,
  boughtOnStack: (who: string): string => `${who} puts it onto the draw stack`,
  cleared: (who: string, disc: string): string => `${who} clears "${disc}"`,
  placed: (who: string, place: string): string => `${who} starts at ${place}`,
  moved: (who: string, steps: number, to: string): string => `${who} walks ${counts.steps(steps)} to ${to}`,
  movedBy: (who: string, steps: number, to: string, by: readonly string[]): string =>
    `${who} walks ${counts.steps(steps)} to ${to}, by way of ${and(by)}`,
  used: (who: string, source: string, action: string): string => `${who} uses ${source}: ${action}`,
  usedRisk: (who: string, source: string): string => `${who} uses ${source}: risk action`,
  auxiliary: (who: string, effect: string): string => `${who} uses an auxiliary action: ${effect}`,
  auxiliaryTwice: (who: string, effect: string): string => `${who} uses a double auxiliary action: ${effect}`,
  played: (who: string, card: string): string => `${who} plays ${card}`,
  playedPlain: (who: string, card: string): string => `${who} plays ${card} without its effect`,
  tokensGained: (who: string, n: number): string => `${who} gains ${counts.tokens(n)}`,
  tokensSpent: (who: string, n: number): string => `${who} spends ${counts.tokens(n)}`,
  certificatesGained: (who: string, n: number, now: number): string =>
    `${who} gains ${some.certificates(n)} and has ${now}`,
  certificatesSpent: (who: string, n: number, left: number): string =>
    `${who} spends ${some.certificates(n)} and has ${left} left`,
  automaHired: (who: string, worker: Worker, now: number): string => `${who} hires ${one(worker)} and has ${now}`,
  joined: (who: string, worker: Worker): string => `${who} adds ${one(worker)}`,
  built: (who: string, building: string, place: string, price: string | null): string =>
    `${who} builds ${building} on ${place}${price === null ? '' : ` for ${price}`}`,
  replaced: (who: string, building: string, old: string, place: string, price: string | null): string =>
    `${who} replaces ${old} by ${building} on ${place}${price === null ? '' : ` for ${price}`}`,
  hazard: (who: string, place: string, points: string): string => `${who} removes ${place}, worth ${points}`,
  newObjective: (card: string, words: string): string => `New in the display: ${card} (${words})`,
  out: (who: string, card: string): string => `${who} removes ${card} from the game`,
  forgone: (who: string, source: string): string => `${who} declines (${source})`,
  hired: (who: string, worker: Worker, cost: string): string => `${who} hires ${one(worker)} for ${cost}`,
  bought: (who: string, cards: string, price: string | null, edition: EditionId, n: number): string =>
    `${who} buys ${cards}${price === null ? '' : ` for ${price}`} with ${counts.workers(BUYER[edition], n)}`,
  market: (edition: EditionId, cards: string): string => `New in the ${animals[edition].stock} market: ${cards}`,
  income: (who: string, edition: EditionId, total: number, money: string): string =>
    `${who} shows a ${animals[edition].herd} of ${total} in ${ends[edition]} and receives ${money}`,
  noIncome: (who: string, edition: EditionId): string =>
    `${who} has nothing to show in ${ends[edition]} and receives no income`,
  noDisc: (who: string): string => `${who} has no disc to place`,
  tokenMoved: (edition: EditionId, row: number): string => `The ${tokens[edition]} moves to row ${row}`,
  tokenMovedOver: (edition: EditionId, row: number, arrow: Arrow): string =>
    `The ${tokens[edition]} moves to row ${row}, over the ${arrow} arrow`,
  tokenLeft: (edition: EditionId): string => `The ${tokens[edition]} leaves the market`,
  endTriggered: (who: string, edition: EditionId): string =>
    `${who} takes the ${tokens[edition]}: everybody else has one more turn`,
  restocks: (who: string, edition: EditionId): string => `${who} brings new ${animals[edition].stock} to the market`,
  specialist: (who: string, worker: Worker): string => `${who} becomes a specialist in ${workers[worker].other}`,
  permanent: (who: string, what: string): string => `${who}: ${what}`,
  delivered: (who: string, to: string): string => `${who} delivers to ${to}`,
  deliveredClearing: (who: string, to: string, disc: string): string => `${who} delivers to ${to} and clears "${disc}"`,
  deliveredMoving: (who: string, to: string, from: string): string =>
    `${who} delivers to ${to} with the disc from ${from}`,
  foresightTo: (who: string, tile: string, to: string): string => `${who} places ${tile} → ${to}`,
  jobMarket: 'job market',
  bonusMarket: 'bonus market',
  outOfTheGame: 'out of the game',
  foresightShows: (name: string, tiles: readonly string[]): string => `Foresight ${name} shows ${and(tiles)}`,

  goldGained: (who: string, n: number, now: number): string => `${who} gains ${counts.gold(n)} and has ${now}`,
  goldSpent: (who: string, n: number, left: number): string => `${who} pays ${counts.gold(n)} and has ${left} left`,
  pathfinder: (who: string, from: number, to: number): string =>
    `${who} advances ${some.spaces(to - from)} on the pathfinder track, to ${to}`,
  stepTile: (who: string): string => `${who} takes a step tile: one more step`,
  stepTileFlipped: (who: string): string => `${who} turns over the step tile: one more step`,
  feesEnded: (who: string): string => `${who} turns over the fee tile: no more fees`,
  invested: (who: string, cost: string, tile: string): string => `${who} invests ${cost} in a bonus tile: ${tile}`,
  sailed: (who: string, to: string): string => `${who} sails to ${to}`,
  upgraded: (who: string, place: string, price: string | null): string =>
    `${who} upgrades ${place}${price === null ? '' : ` for ${price}`}`,
  shipHome: (who: string): string => `The ship of ${who} returns to the start`,
  storehouse: (who: string, pair: string): string => `${who} takes a storehouse from ${pair}`,
  lastStorehouse: (who: string, pair: string): string => `${who} takes the last storehouse from ${pair}`,
  harbourmaster: (who: string, worker: Worker, words: string): string =>
    `${who} makes ${one(worker)} harbourmaster: ${words}`,
  revealed: (who: string, card: string): string => `${who} shows ${card}`,
  sheared: (who: string, total: number, money: string): string =>
    `${who} shears wool worth ${total} and receives ${money}`,
  flipped: 'The neutral buildings B, C, G and H are turned over',
  bonusTileOut: (who: string, tile: string): string => `${who} removes a bonus tile from the game: ${tile}`,

  engine: (who: string, from: string, to: string): string => `${who} moves the engine from ${from} to ${to}`,
  stationMaster: (who: string, worker: Worker, words: string): string =>
    `${who} makes ${one(worker)} station master: ${words}`,
  stationMasterOut: (who: string, words: string): string => `${who} takes a station master tile (${words})`,
  outlaw: (who: string, outlaw: string): string => `${who} takes ${outlaw}`,
  raised: (who: string, from: string, to: string): string => `${who}: ${from} becomes ${to}`,
  borrowed: (who: string, place: string): string => `${who} uses the adjacent building: ${place}`,
  strolled: (who: string, steps: number, to: string): string => `${who} strolls ${counts.steps(steps)} to ${to}`,
};
