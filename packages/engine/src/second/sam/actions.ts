import { build, buildAutoma, buildExactly } from '../../automa/building.ts';
import { choose, decideChoice, type ChosenAction } from '../../automa/choosing.ts';
import {
  animals,
  chooseAnimals,
  chooseHazard,
  chooseScarcest,
  chooseWorker,
  hazard,
  hiring,
  restockFor,
  setsOf,
  takeObjective,
} from '../../automa/actions.ts';
import { placeDisc, respecialize } from '../../automa/state.ts';
import { pushAction } from '../../automa/turn.ts';
import { walk } from '../../automa/walking.ts';
import type { Seat } from '../../core/state.ts';
import { inMarket } from '../../trail/market.ts';
import type { Candidate, SharedTask } from '../../trail/tasks.ts';
import { EMPTY } from '../../trail/tiles.ts';
import type { SamAction } from '../components/types.ts';
import { takeOutlaw } from '../outlaws.ts';
import { ahead, occupied } from '../railroad.ts';
import { along } from '../stations.ts';
import { COWBOY, ENGINEER, playerOf, WORKERS, type SecondContext } from '../state.ts';

/** Everything Sam's cards make him do. He ignores what he cannot do and does any part he can. */

type SamActionName = SamAction | 'one-animal';

type ActionRule = (p: SecondContext, seat: Seat, card: number, task: SharedTask<'automa-deed'>) => void;

// ---- workers --------------------------------------------------------------------------------------------------------

const ALL_TYPES = WORKERS.map((_, worker) => worker);

/** The cheapest worker, then one of his speciality. */
const hireCheapest =
  (types: readonly number[]): ActionRule =>
  (p, seat, card) =>
    chooseWorker(p, seat, hire, card, types, [hiring.cheapest(p), hiring.speciality(p, seat)]);

/** His speciality, else the type he has most of; the cheapest of them. */
const hireSpeciality: ActionRule = (p, seat, card) =>
  chooseWorker(p, seat, hire, card, ALL_TYPES, [
    hiring.speciality(p, seat),
    hiring.mostNumerous(p, seat),
    hiring.cheapest(p),
  ]);

const hire: ChosenAction = {
  name: 'hire',
  perform(p, seat, [worker, row]) {
    p.c.rules.takeJob(p, worker!, row!);
    const space = ++p.s.players[seat]!.workers[worker!]!;
    p.log?.push({ type: 'worker', seat, worker: WORKERS[worker!]!, space });
    respecialize(p, seat);
  },
};

// ---- cattle ---------------------------------------------------------------------------------------------------------

/** One option of the market within his cowboys and not too dear: the most points. */
const buyWith =
  (fewer: number): ActionRule =>
  (p, seat, card) => {
    const cowboys = playerOf(p, seat).workers[COWBOY]! - fewer;
    const offers = p.c.buying.filter((offer) => offer.workers <= cowboys && offer.pay <= p.c.tables.sam.dearestOption);
    const sets = new Map(
      offers
        .flatMap((offer) => offer.cards.filter((cards) => inMarket(p, cards)))
        .map((cards) => [cards.join(), cards]),
    );
    chooseAnimals(p, seat, card, [...sets.values()]);
  };

const cardCattle: ActionRule = (p, seat, card) => {
  for (let index = p.c.tables.sam.cards[card]!.cattle.length - 1; index >= 0; index--)
    pushAction(p, seat, card, 'one-animal', index);
};

const oneAnimal: ActionRule = (p, seat, card, task) =>
  chooseScarcest(p, seat, card, setsOf(p, [p.c.tables.sam.cards[card]!.cattle[task.index!]!]));

// ---- the railroad ---------------------------------------------------------------------------------------------------

const openStation = (p: SecondContext, seat: Seat, space: number): number => {
  const station = p.c.stationAt[space]!;
  return station >= 0 && playerOf(p, seat).stations[station] === 0 ? station : -1;
};

/** To a station he has not upgraded, the one with the most points; else as far as he can. */
function moveEngine(p: SecondContext, seat: Seat, spaces: number, card: number): void {
  const found = ahead(p, seat, spaces).map((space): Candidate => ({ pick: [space], label: p.c.rail[space]!.id }));
  const points = (space: number): number => {
    const station = openStation(p, seat, space);
    return station < 0 || playerOf(p, seat).mind!.discs === 0 ? 0 : p.c.stations[station]!.vp;
  };
  choose(p, seat, engine, card, found, [
    { name: 'open-station', cost: ([space]) => -points(space!) },
    { name: 'farthest', cost: ([space]) => -along(p, space!) },
  ]);
}

function engineStops(p: SecondContext, seat: Seat, [space]: readonly number[]): void {
  const player = playerOf(p, seat);
  p.log?.push({ type: 'engine', seat, from: p.c.rail[player.engine]!.id, to: p.c.rail[space!]!.id });
  player.engine = space!;
  const station = openStation(p, seat, space!);
  if (station >= 0 && placeDisc(p, seat)) {
    player.stations[station] = 1;
    p.log?.push({ type: 'station', seat, station: p.c.stations[station]!.id, disc: null });
    takeMaster(p, seat, station);
  }
  if (space === p.c.railEnd) goBack(p, seat);
}

/** The tile comes to him without a worker; it brings him nothing but is out of everybody's reach. */
function takeMaster(p: SecondContext, seat: Seat, station: number): void {
  const tile = p.s.stationMasters[station]!;
  if (tile < 0) return;
  p.s.stationMasters[station] = -1;
  playerOf(p, seat).stationMasters.push(tile);
  p.log?.push({ type: 'station-master', seat, tile: p.c.stationMasters[tile]!.id, worker: null });
}

/** From the last space to the first free turnout whose station he has not upgraded, else one space back. */
function goBack(p: SecondContext, seat: Seat): void {
  const turnouts = (playerOf(p, seat).mind!.discs === 0 ? [] : p.c.stations)
    .map((station) => station.at)
    .filter((space) => space !== p.c.railEnd && !occupied(p, seat, space) && openStation(p, seat, space) >= 0);
  let to = turnouts[0] ?? p.c.railEnd - 1;
  while (turnouts.length === 0 && occupied(p, seat, to)) to--;
  engineStops(p, seat, [to]);
}

const engine: ChosenAction = { name: 'engine', perform: engineStops };

// ---- outlaws --------------------------------------------------------------------------------------------------------

/** The outlaw with the highest number: its space pays best. */
const chooseOutlaw: ActionRule = (p, seat, card) => {
  const found = p.c.outlawSpaces.flatMap((space, number): Candidate[] =>
    p.s.trail[space] === EMPTY ? [] : [{ pick: [space, number], label: p.c.spaces[space]!.id }],
  );
  choose(p, seat, outlaw, card, found, [{ name: 'best-reward', cost: ([, number]) => -number! }]);
};

const outlaw: ChosenAction = {
  name: 'outlaw',
  perform: (p, seat, [space]) => takeOutlaw(p as SecondContext, seat, space!),
};

const actions: Record<SamActionName, ActionRule> = {
  'hire-cheapest-first': hireCheapest(ALL_TYPES),
  'hire-specialization-first': hireSpeciality,
  'hire-engineer': hireCheapest([ENGINEER]),
  restock: restockFor,
  buy: buyWith(0),
  'buy-one-less': buyWith(1),
  cattle: cardCattle,
  'one-animal': oneAnimal,
  build: buildAutoma,
  'build-exactly': (p, seat, card) => buildExactly(p, seat, card, p.c.tables.sam.cards[card]!.builders),
  engine: (p, seat, card) => moveEngine(p, seat, playerOf(p, seat).workers[ENGINEER]!, card),
  'engine-exactly': (p, seat, card) => moveEngine(p, seat, p.c.tables.sam.cards[card]!.engine, card),
  objective: takeObjective,
  outlaw: chooseOutlaw,
  hazard: chooseHazard,
};

export const samDecide = decideChoice([walk, build, hire, animals, engine, outlaw, hazard]);

export const samAction = {
  run: (p: SecondContext, task: SharedTask<'automa-deed'>) =>
    actions[task.deed as SamActionName](p, task.seat, task.card, task),
};
