import { generator, shuffle, type Below } from '../core/rng.ts';
import type { Setup } from '../core/state.ts';
import { NAMED_CARDS } from '../effects/effect.ts';
import { draw } from '../trail/flock.ts';
import { checkOption, checkSetup, copies, newTrailPlayer, newTrailState, placeFromBag } from '../trail/setup.ts';
import type { NzComponents } from './compile.ts';
import { becomeSarah } from './sarah/setup.ts';
import { nzStreams } from './secrets.ts';
import { WORKERS, type NzOptions, type NzContext, type NzPlayer, type NzState } from './state.ts';
import { placeTileA, refillWellington } from './wellington.ts';

/** Setting the New Zealand table. */

export const NZ_DEFAULTS: NzOptions = { neutral: 'letters', sides: 'a', order: 'seated', sarah: null };

function nzOptions(setup: Setup): NzOptions {
  const options = checkSetup(setup, NZ_DEFAULTS, 'New Zealand');
  if (options.sarah !== null && setup.players === 2)
    checkOption(options, 'order', options.order === 'seated', '"seated" in the solo game: the person begins');
  return options;
}

const perPlayers = <V>(table: Readonly<Record<2 | 3 | 4, V>>, players: number): V => table[players as 2 | 3 | 4];

function newPlayer(c: NzComponents, seatNumber: number, pick: Below): NzPlayer {
  const { setup, tracks } = c.tables;
  return {
    ...newTrailPlayer(c, setup.startMoney[seatNumber as 1 | 2 | 3 | 4], setup.startTokens, shuffle([...c.flock], pick)),
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
  };
}

export function createNz(setup: Setup, rules: string, c: NzComponents): NzState {
  const options = nzOptions(setup);
  const { players } = setup;
  const t = c.tables;
  // Every pile that is shuffled once, now, has a source of chance of its own and needs none later.
  const from = (name: string): Below => generator(setup.seed, name);

  const width = perPlayers(t.bonusMarket.columns, players);
  const sets = shuffle([...c.bonusSets], from('bonus-sets'))
    .slice(0, t.setup.bonusSetsInPlay)
    .sort((a, b) => a - b);
  const perSet = perPlayers(t.setup.bonusCardsPerSet, players);
  const masters = shuffle(
    c.harbourmasters.map((_, i) => i),
    from('harbourmasters'),
  );
  const table = newTrailState(c, {
    setup,
    options,
    rules,
    streams: nzStreams(players),
    objectives: c.objectiveCards,
    display: t.setup.objectiveDisplay,
    copiesOf: (kind) => t.breeds[c.cards[kind]!.id as keyof typeof t.breeds].copies,
    marketSize: perPlayers(t.setup.sheepMarket, players),
    from,
  });
  const { order } = table;

  const state: NzState = {
    ...table,
    players: order.map((_, seat) => newPlayer(c, order.indexOf(seat) + 1, from(`flock-${seat}`))),
    flipped: false,
    jobs: WORKERS.flatMap(() => c.jobCosts.map(() => 0)),
    bonusMarket: c.bonusCosts.flatMap(() => copies(width, 0)),
    tokenRow: 1,
    bagA: [
      ...WORKERS.flatMap((_, worker) => copies(t.counts.workersPerType - 1, worker)),
      ...c.hazards.map((_, hazard) => WORKERS.length + hazard),
    ],
    bagB: shuffle(
      c.bonusTiles.flatMap((tile, i) => copies(t.bonusTiles[tile.id as keyof typeof t.bonusTiles].copies, i)),
      from('bonus-tiles'),
    ),
    foresightA: [-1, -1],
    foresightB: [-1, -1],
    cardSupply: [
      ...NAMED_CARDS.map((id) => (id === 'romney' ? t.breeds[id] : t.deckCards[id]).copies),
      ...sets.map(() => perSet),
    ],
    bonusCards: sets,
    harbourmasters: c.medium.map((_, i) => (i < t.setup.harbourmastersInPlay ? masters[i]! : -1)),
    appointed: 0,
    stepTiles: options.sarah === null ? players : players - 1,
  };

  const p: NzContext = { s: state, c, log: null };
  if (options.sarah !== null) {
    const worker = from('sarah-worker')(WORKERS.length);
    state.bagA.splice(state.bagA.indexOf(worker), 1);
    becomeSarah(c, state.players[players - 1]!, options.sarah, worker, from('sarah'));
  }
  WORKERS.forEach((_, worker) => placeTileA(p, worker));
  placeFromBag(
    shuffle(state.bagA, from('first-tiles')),
    perPlayers(t.setup.tilesA, players),
    (tile) => placeTileA(p, tile) !== null,
  );
  // Row 1 is filled, and row 2 up to the space before the token.
  for (let slot = 0; slot < perPlayers(t.setup.bonusTilesPlaced, players); slot++)
    state.bonusMarket[slot] = state.bagB.pop()! + 1;
  refillWellington(p);
  for (const [i, seat] of order.entries())
    if (!state.players[seat]!.automa) draw(p, seat, t.setup.startCards[(i + 1) as 1 | 2 | 3 | 4]);
  state.reveals = 0;
  return state;
}
