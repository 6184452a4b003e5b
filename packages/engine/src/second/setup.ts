import { generator, shuffle, type Below } from '../core/rng.ts';
import type { Setup } from '../core/state.ts';
import { draw } from '../trail/flock.ts';
import { checkOption, checkSetup, copies, newTrailPlayer, newTrailState, placeFromBag } from '../trail/setup.ts';
import type { SecondComponents } from './compile.ts';
import { cattleMarketSize, placeOnTrail, refillKansasCity } from './kansas-city.ts';
import { becomeSam } from './sam/setup.ts';
import { secondStreams } from './secrets.ts';
import {
  FIRST_HAZARD,
  OUTLAWS,
  WORKERS,
  type SecondOptions,
  type SecondContext,
  type SecondPlayer,
  type SecondState,
} from './state.ts';

/** Setting the table of the Second Edition. */

export const SECOND_DEFAULTS: SecondOptions = {
  neutral: 'letters',
  sides: 'a',
  order: 'seated',
  simmental: false,
  sam: null,
};

export function secondOptions(setup: Setup): SecondOptions {
  const options = checkSetup(setup, SECOND_DEFAULTS, 'The Second Edition');
  checkOption(options, 'simmental', typeof options.simmental === 'boolean', 'true or false');
  if (options.sam !== null && setup.players === 2)
    checkOption(options, 'order', options.order === 'seated', '"seated" in the solo game: the person begins');
  return options;
}

function newPlayer(c: SecondComponents, seatNumber: number, pick: Below): SecondPlayer {
  const { setup } = c.tables;
  return {
    ...newTrailPlayer(c, setup.startMoney[seatNumber as 1 | 2 | 3 | 4], setup.startTokens, shuffle([...c.herd], pick)),
    engine: 0,
    stations: c.stations.map(() => 0),
    cities: c.cities.map(() => 0),
    outlaws: [0, 0],
    stationMasters: [],
    permanentCertificates: 0,
    token: false,
  };
}

/** The tiles with one number on their back, as numbers. */
function bagOf(c: SecondComponents, bag: 1 | 2 | 3): number[] {
  const counts = c.tables.bags[bag];
  return [
    ...WORKERS.flatMap((type, i) => copies(counts[type], i)),
    ...OUTLAWS.flatMap((colour, i) => copies(counts[colour], WORKERS.length + i)),
    ...(counts.hazards > 0 ? c.hazards.map((_, hazard) => FIRST_HAZARD + hazard) : []),
  ];
}

export function createSecond(setup: Setup, rules: string, c: SecondComponents): SecondState {
  const options = secondOptions(setup);
  const { players } = setup;
  const t = c.tables;
  // Every pile that is shuffled once, now, has a source of chance of its own and needs none later.
  const from = (name: string): Below => generator(setup.seed, name);

  const width = t.jobMarket.columns[players as 2 | 3 | 4];
  const starting = shuffle([...c.startingObjectives], from('starting-objectives'));
  const masters = shuffle(
    c.stationMasters.map((_, i) => i),
    from('station-masters'),
  ).slice(0, t.setup.stationMastersInPlay);
  const table = newTrailState(c, {
    setup,
    options,
    rules,
    streams: secondStreams(players),
    objectives: c.objectiveCards,
    display: t.setup.objectiveDisplay,
    copiesOf: (kind) => t.breeds[c.cards[kind]!.id as keyof typeof t.breeds].copies,
    marketSize: cattleMarketSize(c),
    from,
  });
  const { order } = table;
  const withMaster = Object.values(t.railroad.stations).map((station) => station.master);

  const state: SecondState = {
    ...table,
    players: order.map((_, seat) => newPlayer(c, order.indexOf(seat) + 1, from(`herd-${seat}`))),
    jobs: c.jobCosts.flatMap(() => copies(width, 0)),
    tokenRow: 1,
    bags: ([1, 2, 3] as const).map((bag) => shuffle(bagOf(c, bag), from(`first-tiles-${bag}`))),
    foresight: [
      [-1, -1],
      [-1, -1],
      [-1, -1],
    ],
    stationMasters: withMaster.map((has) => (has ? (masters.pop() ?? -1) : -1)),
    appointed: 0,
    simmental: [t.breeds.heifer.copies, t.breeds.cow.copies],
  };

  const p: SecondContext = { s: state, c, log: null };
  state.players.forEach((player, seat) => player.area.push(starting[seat]!));
  if (options.sam !== null) {
    const bag = state.bags[t.sam.workerBag - 1]!;
    const at = bag.findIndex((tile) => tile < WORKERS.length);
    const [worker] = bag.splice(at, 1);
    becomeSam(c, state.players[players - 1]!, options.sam, worker!, from('sam'));
  }
  placeFromBag(state.bags[0]!, t.setup.tilesOne, (tile) => placeOnTrail(p, tile) !== null);
  // Row 1 is filled, and row 2 up to the space before the token.
  for (let slot = 0; slot < t.setup.jobMarketWorkers[players as 2 | 3 | 4]; slot++)
    state.jobs[slot] = state.bags[1]!.pop()! + 1;
  refillKansasCity(p);
  for (const [i, seat] of order.entries())
    if (!state.players[seat]!.automa) draw(p, seat, t.setup.startCards[(i + 1) as 1 | 2 | 3 | 4]);
  state.reveals = 0;
  return state;
}
