/** Do the tables fit together? Totals, names that refer to something, and boards one can travel. */
import {
  checkAtLeast,
  checkAtMost,
  checkKeys,
  checkName,
  checkNames,
  checkNotEmpty,
  checkReferences,
  checkTotal,
  size,
  sum,
} from '../../core/checks.ts';
import { OverrideError, unexpected } from '../../core/overrides.ts';
import { checkShapes } from '../../core/shapes.ts';
import { checkArrows, checkAuxiliaries, checkBuildOrder, checkSides, checkTrail } from '../../effects/checks.ts';
import type { SecondTables } from './index.ts';
import { secondShapes } from './shapes.ts';
import type { Breed, CattlePick } from './types.ts';

/** Throws an `OverrideError` that names the first value that does not fit. */
export function validateSecond(tables: SecondTables): void {
  checkShapes(tables, secondShapes);
  const types = Object.fromEntries(Object.values(tables.breeds).map(({ breed }) => [breed, 1]));
  checkReferences(tables, 'breeds', types, 'a breed');
  checkReferences(tables, 'breed', types, 'a breed');
  checkTotals(tables);
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
  for (const limit of [0, tracks.certificateLimit, 4, 6]) {
    if (!tracks.certificates.includes(limit))
      throw new OverrideError('tracks.certificates', `there is no place for ${limit}`);
  }
}

const isMeant = (pick: CattlePick, card: Breed): boolean =>
  'breeds' in pick ? pick.breeds.includes(card.breed) : pick.breeding === card.breeding && card.home !== 'simmental';

function checkMarkets({ jobMarket, buying, breeds, workerRows }: SecondTables): void {
  const { costs, arrows } = jobMarket;
  checkNotEmpty(costs, 'jobMarket.costs');
  if (arrows.length !== costs.length) {
    throw new OverrideError('jobMarket.arrows', `${arrows.length} arrows do not fit the ${costs.length} rows of costs`);
  }
  arrows.forEach((arrow, row) => {
    const isLast = row === arrows.length - 1;
    if ((arrow === 'green') !== isLast)
      throw unexpected(`jobMarket.arrows.${row}`, isLast ? 'green' : 'another arrow than that of the end', arrow);
  });
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
  checkKeys(setup.startPounds, ['1', '2', '3', '4'], 'setup.startPounds');
  checkKeys(setup.startCards, ['1', '2', '3', '4'], 'setup.startCards');
  for (const players of [2, 3, 4] as const) {
    // The first row, and the second up to the token on its last space.
    const spaces = jobMarket.columns[players] * 2 - 1;
    const workers = setup.jobMarketWorkers[players];
    if (workers !== spaces) throw unexpected(`setup.jobMarketWorkers.${players}`, String(spaces), workers);
  }
  for (const [seat, cards] of Object.entries(setup.startCards)) {
    checkAtLeast(cards, tables.tracks.startHand, `setup.startCards.${seat}`);
  }
  checkAtMost(setup.stationMastersInPlay, size(tables.stationMasters), 'setup.stationMastersInPlay');
  const masters = Object.values(tables.railroad.stations).filter((station) => station.master).length;
  if (setup.stationMastersInPlay !== masters) {
    throw new OverrideError('setup.stationMastersInPlay', `${masters} stations have a space for them`);
  }
  checkAtLeast(setup.poundsPerVp, 1, 'setup.poundsPerVp');
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

function checkRailroad({ railroad, cities, cityArrows }: SecondTables): void {
  const { last, turnouts, stations, crosses } = railroad;
  const between = (space: number, path: string) => {
    if (!Number.isInteger(space) || space < 0 || space >= last) {
      throw new OverrideError(path, `no space of the track from 0 to ${last - 1}`);
    }
  };
  const once = <Key>(seen: Map<Key, string>, key: Key, path: string) => {
    const elsewhere = seen.get(key);
    if (elsewhere !== undefined) throw new OverrideError(path, `${String(key)} is already listed at ${elsewhere}`);
    seen.set(key, path);
  };

  const branches = new Map<number, string>();
  for (const [id, space] of Object.entries(turnouts)) {
    between(space, `railroad.turnouts.${id}`);
    once(branches, space, `railroad.turnouts.${id}`);
  }
  const places = new Map<string, string>();
  for (const [id, station] of Object.entries(stations)) {
    const at = `railroad.stations.${id}.at`;
    if (station.at !== String(last)) checkName(station.at, turnouts, at, `a turnout or ${last}`);
    once(places, station.at, at);
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
  for (const [level, difficulty] of Object.entries(sam.difficulties)) {
    const at = `sam.difficulties.${level}`;
    checkNames(difficulty.without.map(String), sam.cards, `${at}.without`, 'a card of Sam');
    checkName(difficulty.firstDelivery, cities, `${at}.firstDelivery`, 'a city');
  }
  checkAtLeast(sam.steps.most, sam.steps.least, 'sam.steps.most');
  checkName(String(sam.workerBag), bags, 'sam.workerBag', 'a bag');
  const bag = bags[sam.workerBag];
  if (bag.hazards + bag['green-outlaw'] + bag['orange-outlaw'] > 0)
    throw new OverrideError('sam.workerBag', 'that bag has not only workers');
}
