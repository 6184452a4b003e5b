import { Unusable } from '../core/refusal.ts';
import { generator, openStreams, shuffle, type Below } from '../core/rng.ts';
import { FORMAT, FULL, type Seat, type Setup } from '../core/state.ts';
import { draw } from '../trail/flock.ts';
import { EMPTY, neutralTile } from '../trail/tiles.ts';
import { becomeSarah } from './sarah/mind.ts';
import type { NzComponents } from './compile.ts';
import { WORKERS, type NzOptions, type NzPlay, type NzPlayer, type NzState } from './state.ts';
import { placeTileA, refillForesight } from './wellington.ts';

/** Setting the table. */

export const NZ_RULES = 'nz-1';

export const NZ_DEFAULTS: NzOptions = { neutral: 'letters', sides: 'a', order: 'seated', sarah: null };

const BUILDINGS = 10;

/** Checks the options and fills in the usual ones. */
export function nzOptions(setup: Setup): NzOptions {
  if (typeof setup.options !== 'object' || setup.options === null) throw new Unusable('The setup needs options: an object, empty for the usual ones.');
  const known = Object.keys(NZ_DEFAULTS);
  for (const key of Object.keys(setup.options))
    if (!known.includes(key)) throw new Unusable(`Unknown option "${key}"; there are ${known.join(', ')}.`);
  const options = { ...NZ_DEFAULTS, ...setup.options } as Record<keyof NzOptions, unknown>;
  const check = (key: keyof NzOptions, ok: boolean, says: string): void => {
    if (!ok) throw new Unusable(`Option ${key} is ${JSON.stringify(options[key])}; it must be ${says}.`);
  };
  check('neutral', options.neutral === 'letters' || options.neutral === 'shuffled', '"letters" or "shuffled"');
  check(
    'sides',
    typeof options.sides === 'string' &&
      (options.sides === 'a' || options.sides === 'random' || /^[ab]{10}$/.test(options.sides)),
    '"a", "random" or ten letters a and b',
  );
  check(
    'order',
    ['seated', 'random-start', 'shuffled'].includes(options.order as string),
    '"seated", "random-start" or "shuffled"',
  );
  if (!Number.isInteger(setup.players) || setup.players < 2 || setup.players > 4)
    throw new Unusable(`New Zealand is for 2 to 4 players, not ${setup.players}.`);
  if (options.sarah !== null && setup.players === 2)
    check('order', options.order === 'seated', '"seated" in the solo game: the person begins');
  if (typeof setup.seed !== 'string' || setup.seed === '') throw new Unusable('The setup needs a seed: any text.');
  return options as NzOptions;
}

function turnOrder(players: number, how: NzOptions['order'], pick: Below): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (how === 'shuffled') return shuffle(seats, pick);
  if (how === 'seated') return seats;
  const first = pick(players);
  return seats.map((seat) => (seat + first) % players);
}

const sidesOf = (choice: string, pick: Below): number[] => {
  if (choice === 'a') return Array.from({ length: BUILDINGS }, () => 0);
  if (choice === 'random') return Array.from({ length: BUILDINGS }, () => pick(2));
  return Array.from(choice, (side) => (side === 'a' ? 0 : 1));
};

const perPlayers = <V>(table: Readonly<Record<2 | 3 | 4, V>>, players: number): V => table[players as 2 | 3 | 4];

function newPlayer(c: NzComponents, seatNumber: number, pick: Below): NzPlayer {
  const { setup, tracks } = c.tables;
  return {
    automa: false,
    pounds: setup.startPounds[seatNumber as 1 | 2 | 3 | 4],
    tokens: setup.startTokens,
    certificates: 0,
    at: -1,
    firstTurn: true,
    hand: [],
    stack: shuffle([...c.flock], pick),
    known: 0,
    discard: [],
    inPlay: [],
    unseen: null,
    workers: WORKERS.map(() => 1),
    discs: c.discSpaces.map((space) => space.count),
    supply: Array.from({ length: BUILDINGS }, (_, number) => number),
    area: [],
    hazards: [],
    stackAcquired: false,
    gold: tracks.startGold,
    pathfinder: 0,
    stepTile: 0,
    feeless: false,
    ship: c.seaStart,
    storehouses: c.pairs.map(() => 2),
    posts: c.posts.map(() => 0),
    medium: c.medium.map(() => 0),
    houses: c.houses.map(() => 0),
    bonusTiles: [],
    harbourmasters: [],
    jokers: 0,
    permanentCertificates: 0,
    permanentWool: 0,
    token: false,
    sarah: null,
  };
}

export function createNz(setup: Setup, c: NzComponents): NzState {
  const options = nzOptions(setup);
  const { players } = setup;
  const t = c.tables;
  // Every pile that is shuffled once, now, has a source of chance of its own and needs none later.
  const from = (name: string): Below => generator(setup.seed, name);

  const neutral = c.neutral.map((_, letter) => letter);
  if (options.neutral === 'shuffled') shuffle(neutral, from('neutral'));
  const trail = c.spaces.map(() => EMPTY);
  c.neutralSpaces.forEach((space, i) => (trail[space] = neutralTile(neutral[i]!)));

  const width = perPlayers(t.bonusMarket.columns, players);
  const sets = shuffle([...c.bonusSets], from('bonus-sets'))
    .slice(0, t.setup.bonusSetsInPlay)
    .sort((a, b) => a - b);
  const perSet = perPlayers(t.setup.bonusCardsPerSet, players);
  const marketStack = shuffle(
    c.marketBreeds.flatMap((kind) =>
      Array.from({ length: t.breeds[c.cards[kind]!.id as keyof typeof t.breeds].copies }, () => kind),
    ),
    from('market'),
  );
  const market = c.cards.map(() => 0);
  for (let i = perPlayers(t.setup.sheepMarket, players); i > 0 && marketStack.length > 0; i--)
    market[marketStack.pop()!]!++;
  const objectiveStack = shuffle([...c.objectiveCards], from('objectives'));
  const masters = shuffle(
    c.harbourmasters.map((_, i) => i),
    from('harbourmasters'),
  );
  const order = turnOrder(players, options.order, from('order'));

  const state: NzState = {
    format: FORMAT,
    edition: 'nz',
    rules: NZ_RULES,
    setup,
    viewer: FULL,
    order,
    agenda: [{ task: 'turn', seat: order[0]! }],
    rng: openStreams(setup.seed, ['bag-a', 'bag-b', ...order.map((_, seat) => `deck-${seat}`)]),
    reveals: 0,
    turn: 0,
    active: order[0]!,
    over: false,
    players: Array.from({ length: players }, (_, seat) => newPlayer(c, order.indexOf(seat) + 1, from(`flock-${seat}`))),
    trail,
    sides: sidesOf(options.sides, from('sides')),
    flipped: false,
    objectives: Array.from({ length: t.setup.objectiveDisplay }, () => objectiveStack.pop()!),
    objectiveStack,
    ending: -1,
    jobs: WORKERS.flatMap(() => c.jobCosts.map(() => 0)),
    bonusMarket: c.bonusCosts.flatMap(() => Array.from({ length: width }, () => 0)),
    tokenRow: 1,
    market,
    marketStack,
    bagA: [
      ...WORKERS.flatMap((_, worker) => Array.from({ length: t.counts.workersPerType - 1 }, () => worker)),
      ...c.hazards.map((_, hazard) => WORKERS.length + hazard),
    ],
    bagB: shuffle(
      c.bonusTiles.flatMap((tile, i) =>
        Array.from({ length: t.bonusTiles[tile.id as keyof typeof t.bonusTiles].copies }, () => i),
      ),
      from('bonus-tiles'),
    ),
    foresightA: [-1, -1],
    foresightB: [-1, -1],
    cardSupply: [
      t.breeds.romney.copies,
      t.deckCards.sheepdog.copies,
      t.deckCards.ferry.copies,
      t.deckCards.kotare.copies,
      ...sets.map(() => perSet),
    ],
    bonusCards: sets,
    harbourmasters: c.medium.map((_, i) => (i < t.setup.harbourmastersInPlay ? masters[i]! : -1)),
    appointed: 0,
    stepTiles: options.sarah === null ? players : players - 1,
  };

  const p: NzPlay = { s: state, c, log: null };
  if (options.sarah !== null) {
    const worker = from('sarah-worker')(WORKERS.length);
    state.bagA.splice(state.bagA.indexOf(worker), 1);
    becomeSarah(c, state.players[players - 1]!, options.sarah, worker, from('sarah'));
  }
  WORKERS.forEach((_, worker) => placeTileA(p, worker));
  placeFromBagA(p, perPlayers(t.setup.tilesA, players), from('first-tiles'));
  // Row 1 is filled, and row 2 up to the space before the token.
  for (let slot = 0; slot < width * 2 - 1; slot++) state.bonusMarket[slot] = state.bagB.pop()! + 1;
  refillForesight(p);
  for (const [i, seat] of order.entries())
    if (!state.players[seat]!.automa) draw(p, seat, t.setup.startCards[(i + 1) as 1 | 2 | 3 | 4]);
  state.reveals = 0;
  return state;
}

/** A tile without room goes back, and another is drawn for it. */
function placeFromBagA(p: NzPlay, count: number, pick: Below): void {
  const bag = shuffle(p.s.bagA, pick);
  for (let i = 0, at = bag.length - 1; i < count && at >= 0; at--)
    if (placeTileA(p, bag[at]!) !== null) {
      bag.splice(at, 1);
      i++;
    }
}
