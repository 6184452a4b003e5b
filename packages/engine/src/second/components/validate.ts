/** Do the tables fit together? Totals, names that refer to something, and boards one can travel. */
import {
  checkAtLeast,
  checkAtMost,
  checkIds,
  checkKeys,
  checkName,
  checkOnce,
  checkReferences,
  checkTotal,
  size,
  sum,
} from '../../core/checks.ts';
import { OverrideError, unexpected } from '../../core/overrides.ts';
import { checkShapes } from '../../core/shapes.ts';
import {
  checkArrows,
  checkAuxiliaries,
  checkBuildOrder,
  checkDifficulties,
  checkIconPlaces,
  checkLocalAction,
  checkLocalActions,
  checkSharedIds,
  checkSides,
  checkTokenMarket,
  checkTrail,
  type IconPlaces,
} from '../../effects/checks.ts';
import type { SecondTables } from './index.ts';
import { secondShapes } from './shapes.ts';
import type { Bag, Breed, CattlePick } from './types.ts';

const iconPlaces: IconPlaces = {
  'move-on': {
    at: ['neutralBuildings.*.actions.**', 'privateBuildings.*.actions.**', 'trail.building.*.risk.**'],
    called: 'among the local actions of a building',
  },
  // A neighbour that borrows too is told by an action of its own.
  adjacent: { at: ['privateBuildings.*.actions.*'], called: 'by itself among the actions of a private building' },
  stroll: { at: ['objectives.*.action.**'], called: 'on an objective card' },
};

/** Throws an `OverrideError` that names the first value that does not fit. */
export function validateSecond(tables: SecondTables): void {
  checkShapes(tables, secondShapes);
  const types = Object.fromEntries(Object.values(tables.breeds).map(({ breed }) => [breed, 1]));
  checkReferences(tables, 'breeds', types, 'a breed');
  checkReferences(tables, 'breed', types, 'a breed');
  checkIconPlaces(tables, iconPlaces);
  checkTotals(tables);
  checkBuildings(tables);
  checkBags(tables);
  checkPlayerBoard(tables);
  checkMarkets(tables);
  checkPlayerCounts(tables);
  checkSecondTrail(tables);
  checkRailroad(tables);
  checkSam(tables);
}

function checkTotals(tables: SecondTables): void {
  const { counts } = tables;
  const cattleAt = (home: string) =>
    sum(
      Object.values(tables.breeds)
        .filter((breed) => breed.home === home)
        .map((breed) => breed.copies),
    );
  checkTotal(cattleAt('flock'), counts.playerCattle, 'breeds', 'cattle of a player', 'playerCattle');
  checkTotal(cattleAt('market'), counts.marketCattle, 'breeds', 'market cattle', 'marketCattle');
  checkTotal(cattleAt('simmental'), counts.simmental, 'breeds', 'Simmental', 'simmental');
  for (const kind of ['flood', 'drought', 'rockfall']) {
    const tiles = Object.values(tables.hazards).filter((hazard) => hazard.kind === kind).length;
    checkTotal(tiles, counts.hazardsPerKind, 'hazards', `${kind}s`, 'hazardsPerKind');
  }
  checkTotal(size(tables.objectives), counts.objectives, 'objectives', 'objective cards', 'objectives');
  checkTotal(
    size(tables.startingObjectives),
    counts.startingObjectives,
    'startingObjectives',
    'starting objective cards',
    'startingObjectives',
  );
  checkTotal(size(tables.stationMasters), counts.stationMasters, 'stationMasters', 'tiles', 'stationMasters');
  checkTotal(size(tables.neutralBuildings), counts.neutralBuildings, 'neutralBuildings', 'tiles', 'neutralBuildings');
  checkSides(tables.privateBuildings, counts.privateBuildings);
  const discs = sum(Object.values(tables.discSpaces).map((space) => space.count));
  checkTotal(discs, counts.discs, 'discSpaces', 'discs', 'discs');
  checkTotal(size(tables.sam.cards), counts.samCards, 'sam.cards', 'cards', 'samCards');
}

function checkBuildings({ neutralBuildings, privateBuildings, trail }: SecondTables): void {
  for (const [path, table] of Object.entries({ neutralBuildings, privateBuildings })) {
    for (const [id, { actions }] of Object.entries(table)) checkLocalActions(actions, `${path}.${id}.actions`);
  }
  for (const [id, { risk }] of Object.entries(trail.building)) checkLocalAction(risk, `trail.building.${id}.risk`);
}

const workersIn = ({ cowboy, builder, engineer }: Bag): number => cowboy + builder + engineer;

function checkBags({ bags, counts, hazards, setup }: SecondTables): void {
  const inAll = (tile: keyof (typeof bags)[1]) => sum(Object.values(bags).map((bag) => bag[tile]));
  for (const tile of ['cowboy', 'builder', 'engineer'] as const) {
    checkTotal(inAll(tile), counts.workersPerType, 'bags', `${tile}s`, 'workersPerType');
  }
  for (const tile of ['green-outlaw', 'orange-outlaw'] as const) {
    checkTotal(inAll(tile), counts.outlawsPerColour, 'bags', `${tile}s`, 'outlawsPerColour');
  }
  // Which hazard has which back is told only by all of them having the same.
  for (const [back, bag] of Object.entries(bags)) {
    const expected = back === '1' ? size(hazards) : 0;
    if (bag.hazards !== expected) throw unexpected(`bags.${back}.hazards`, String(expected), bag.hazards);
  }
  for (const tile of ['green-outlaw', 'orange-outlaw'] as const) {
    if (bags[2][tile] !== 0) throw unexpected(`bags.2.${tile}`, '0, for that bag fills the job market', bags[2][tile]);
  }
  // Two more lie on the foresight spaces.
  if (setup.tilesOne + 2 > sum(Object.values(bags[1])))
    throw new OverrideError('setup.tilesOne', 'more than bag 1 can give');
}

function checkPlayerBoard({ discSpaces, auxiliaries, tracks }: SecondTables): void {
  checkAuxiliaries(discSpaces, auxiliaries);
  const expected = {
    'step-left': 'step',
    'step-right': 'step',
    hand: 'hand',
    'certificate-4': 'certificate-limit',
    'certificate-6': 'certificate-limit',
  } as const;
  for (const [id, unlocks] of Object.entries(expected)) {
    const found = discSpaces[id as keyof typeof expected].unlocks;
    if (found !== unlocks) throw unexpected(`discSpaces.${id}.unlocks`, unlocks, found);
  }
  tracks.certificates.forEach((certificates, place) => {
    const least = place === 0 ? 0 : tracks.certificates[place - 1] + 1;
    checkAtLeast(certificates, least, `tracks.certificates.${place}`);
  });
  const limits = [tracks.certificateLimit, ...tracks.certificateLimitsCleared];
  for (const limit of [0, ...limits]) {
    if (!tracks.certificates.includes(limit))
      throw new OverrideError('tracks.certificates', `there is no place for ${limit}`);
  }
  const spaces = Object.values(discSpaces).filter((space) => space.unlocks === 'certificate-limit').length;
  if (tracks.certificateLimitsCleared.length !== spaces) {
    throw new OverrideError(
      'tracks.certificateLimitsCleared',
      `${tracks.certificateLimitsCleared.length} limits do not fit the ${spaces} disc spaces`,
    );
  }
  tracks.certificateLimitsCleared.forEach((limit, index) =>
    checkAtLeast(limit, limits[index], `tracks.certificateLimitsCleared.${index}`),
  );
}

const isMeant = (pick: CattlePick, card: Breed): boolean =>
  'breeds' in pick ? pick.breeds.includes(card.breed) : pick.breeding === card.breeding && card.home !== 'simmental';

function checkMarkets({ jobMarket, bags, buying, breeds, workerRows }: SecondTables): void {
  // Two lie on the foresight spaces of each bag with workers, and one may be Sam's.
  const workers = Object.values(bags).map(workersIn);
  const spare = workers.filter((tiles) => tiles > 0).length * 2 + 1;
  checkTokenMarket(jobMarket, 'jobMarket', 'green', sum(workers), spare);
  for (const [id, { cattle, cowboys, simmentalOnly }] of Object.entries(buying)) {
    const home = simmentalOnly ? 'simmental' : 'market';
    const cards = Object.values(breeds).filter((card) => isMeant(cattle, card));
    if (cards.length === 0 || cards.some((card) => card.home !== home))
      throw unexpected(`buying.${id}.cattle`, `cattle of the ${home}`, cattle);
    checkAtMost(cowboys, 1 + size(workerRows.cowboy), `buying.${id}.cowboys`);
  }
}

function checkPlayerCounts(tables: SecondTables): void {
  const { fees, jobMarket, setup } = tables;
  const perPlayers: Record<string, object> = {
    'fees.green': fees.green,
    'fees.black': fees.black,
    'jobMarket.columns': jobMarket.columns,
    stepLimit: tables.stepLimit,
    stepLeft: tables.stepLeft,
    stepRight: tables.stepRight,
    'setup.jobMarketWorkers': setup.jobMarketWorkers,
    'setup.cattleMarket': setup.cattleMarket,
    'setup.cattleMarketSimmental': setup.cattleMarketSimmental,
  };
  for (const [path, table] of Object.entries(perPlayers)) checkKeys(table, ['2', '3', '4'], path);
  checkKeys(setup.startMoney, ['1', '2', '3', '4'], 'setup.startMoney');
  checkKeys(setup.startCards, ['1', '2', '3', '4'], 'setup.startCards');
  for (const players of [2, 3, 4] as const) {
    // The first row, and the second up to the token on its last space.
    const spaces = jobMarket.columns[players] * 2 - 1;
    const workers = setup.jobMarketWorkers[players];
    if (workers !== spaces) throw unexpected(`setup.jobMarketWorkers.${players}`, String(spaces), workers);
    // All from one bag, which may have given a worker to Sam.
    if (workers + 1 > workersIn(tables.bags[2]))
      throw new OverrideError(`setup.jobMarketWorkers.${players}`, 'more than bag 2 can give');
  }
  for (const [seat, cards] of Object.entries(setup.startCards)) {
    checkAtLeast(cards, tables.tracks.startHand, `setup.startCards.${seat}`);
  }
  checkAtMost(setup.stationMastersInPlay, size(tables.stationMasters), 'setup.stationMastersInPlay');
  const masters = Object.values(tables.railroad.stations).filter((station) => station.master).length;
  if (setup.stationMastersInPlay !== masters) {
    throw new OverrideError('setup.stationMastersInPlay', `${masters} stations have a space for them`);
  }
  checkAtMost(setup.objectiveDisplay, size(tables.objectives), 'setup.objectiveDisplay');
  checkAtLeast(setup.moneyPerVp, 1, 'setup.moneyPerVp');
}

function checkSecondTrail({ trail, neutralBuildings }: SecondTables): void {
  const { flood, drought, rockfall, outlaw } = trail;
  checkTrail(trail, { flood, drought, rockfall, outlaw }, neutralBuildings, (id) => outlaw.includes(id));
  checkKeys(trail.outlawReward, outlaw, 'trail.outlawReward');
  for (const id of Object.keys(trail.outlawReward)) {
    if (!outlaw.includes(id)) throw new OverrideError(`trail.outlawReward.${id}`, 'there is no such outlaw space');
  }
  checkBuildOrder(trail, trail.samBuildOrder, 'trail.samBuildOrder', 'Sam');
}

function checkRailroad({ railroad, cities, cityArrows, discSpaces }: SecondTables): void {
  const { last, turnouts, stations, crosses } = railroad;
  checkSharedIds({ discSpaces, cities, 'railroad.stations': stations });
  checkIds(turnouts, 'railroad.turnouts');
  const between = (space: number, path: string) => {
    if (!Number.isInteger(space) || space < 0 || space >= last) {
      throw new OverrideError(path, `no space of the track from 0 to ${last - 1}`);
    }
  };
  const branches = new Map<number, string>();
  for (const [id, space] of Object.entries(turnouts)) {
    if (/^\d+$/.test(id)) throw new OverrideError(`railroad.turnouts.${id}`, 'numbers are the spaces of the track');
    between(space, `railroad.turnouts.${id}`);
    checkOnce(branches, space, `railroad.turnouts.${id}`);
  }
  const places = new Map<string, string>();
  for (const [id, station] of Object.entries(stations)) {
    const at = `railroad.stations.${id}.at`;
    if (station.at !== String(last)) checkName(station.at, turnouts, at, `a turnout or ${last}`);
    checkOnce(places, station.at, at);
  }
  for (const id of Object.keys(turnouts)) {
    if (!places.has(id)) throw new OverrideError(`railroad.turnouts.${id}`, 'no station lies at it');
  }
  crosses.forEach((space, index) => {
    between(space, `railroad.crosses.${index}`);
    if (index > 0) checkAtLeast(space, crosses[index - 1] + 1, `railroad.crosses.${index}`);
  });

  for (const [id, city] of Object.entries(cities)) checkAtMost(city.crosses, crosses.length, `cities.${id}.crosses`);
  checkArrows(cityArrows, cities, 'cityArrows', 'a city');
}

function checkSam({ sam, breeds, cities, bags }: SecondTables): void {
  for (const [id, card] of Object.entries(sam.cards)) {
    card.cattle.forEach((pick, index) => {
      const found = Object.values(breeds).some((breed) => breed.home === 'market' && isMeant(pick, breed));
      if (!found) throw unexpected(`sam.cards.${id}.cattle.${index}`, 'cattle of the market', pick);
    });
  }
  checkDifficulties(sam, 'sam', 'a card of Sam');
  for (const [level, difficulty] of Object.entries(sam.difficulties))
    checkName(difficulty.firstDelivery, cities, `sam.difficulties.${level}.firstDelivery`, 'a city');
  checkAtLeast(sam.steps.most, sam.steps.least, 'sam.steps.most');
  checkName(String(sam.workerBag), bags, 'sam.workerBag', 'a bag');
  const bag = bags[sam.workerBag];
  if (bag.hazards + bag['green-outlaw'] + bag['orange-outlaw'] > 0)
    throw new OverrideError('sam.workerBag', 'that bag has not only workers');
  if (workersIn(bag) === 0) throw new OverrideError('sam.workerBag', 'that bag is empty');
}
