import { describe, expect, it } from 'vitest';
import { OverrideError } from '../../core/overrides.ts';
import { isSourced, plain } from '../../core/source.ts';
import { secondTable } from '../../testing/index.ts';
import { secondComponentsFrom, secondTables, validateSecond } from './index.ts';

const refusalOf = (attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof OverrideError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

const refusal = (overrides: unknown): string => refusalOf(() => secondComponentsFrom(overrides));

/** For what a correction cannot even say: tables made by hand, with another value or, for undefined, without it. */
const refusalWith = (path: string, value: unknown): string => {
  const tables = structuredClone(plain(secondTables));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner: Record<string, unknown> = tables;
  for (const key of keys) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return refusalOf(() => validateSecond(tables));
};

/** Of the private buildings. */
const sides = Object.keys(secondTables.privateBuildings).length;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

describe('the tables of the Second Edition', () => {
  it('fit together', () => {
    expect(() => validateSecond(plain(secondTables))).not.toThrow();
    expect(secondComponentsFrom()).toEqual(plain(secondTables));
    expect(secondComponentsFrom({})).toEqual(plain(secondTables));
  });

  it('give a source for every value', () => {
    const unsourced: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (isSourced(value)) {
        if (value.ref === '') unsourced.push(path);
      } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
      } else unsourced.push(path);
    };
    visit(secondTables, 'second');
    expect(unsourced).toEqual([]);
  });

  it('leave the box as the component list counts it', () => {
    const { breeds, bags, hazards, discSpaces } = secondComponentsFrom();
    expect(total(Object.values(breeds).map((breed) => breed.copies))).toBe(14 + 36 + 24);
    expect(Object.values(bags).map((bag) => total(Object.values(bag)))).toEqual([35, 33, 26]);
    expect(Object.keys(hazards)).toHaveLength(18);
    const dark = Object.values(discSpaces).filter((space) => space.corner === 'dark');
    expect(total(dark.map((space) => space.count))).toBe(5);
  });

  it('draw a trail of 52 spaces and 55 ways', () => {
    const { trail } = secondComponentsFrom();
    expect(Object.keys(trail.edges)).toHaveLength(52);
    expect(total(Object.values(trail.edges).map((next) => next.length))).toBe(55);
    const spaces = Object.values(trail.building);
    expect(spaces).toHaveLength(22);
    expect(spaces.filter((space) => space.risk !== null)).toHaveLength(7);
    expect(spaces.filter((space) => space.forest)).toHaveLength(8);
    expect(trail.samBuildOrder).toHaveLength(15);
  });

  it('let the transport of the delivery example be paid: 3 to Chicago, 2 to Peoria, none to St. Louis', () => {
    const { railroad, cities } = secondComponentsFrom();
    const passed = (space: number) => railroad.crosses.filter((cross) => cross < space).length;
    const engine = passed(5);
    expect(cities.chicago.crosses - engine).toBe(3);
    expect(cities.peoria.crosses - engine).toBe(2);
    expect(cities['st-louis'].crosses).toBeLessThanOrEqual(engine);
    expect(cities['new-york'].crosses).toBe(railroad.crosses.length);
  });

  it('make the total of the income example', () => {
    const { breeds } = secondComponentsFrom();
    expect(breeds['santa-gertrudis'].breeding + breeds.longhorn.breeding + breeds['black-angus'].breeding).toBe(8);
  });

  it('make the points of the task example: 18, and 10 with one disc on New York too few', () => {
    const { objectives, startingObjectives } = secondComponentsFrom();
    const rest = startingObjectives.st3.vp + objectives.o18.vp;
    expect(rest + objectives.o06.vp + objectives.o07.vp).toBe(18);
    expect(rest + objectives.o06.vp - objectives.o07.penalty).toBe(10);
  });

  it('use every task and every action of the objectives', () => {
    const { objectives } = secondComponentsFrom();
    const cards = Object.values(objectives);
    expect(new Set(cards.flatMap((card) => card.tasks)).size).toBe(9);
    expect(new Set(cards.map((card) => card.action.do)).size).toBe(5);
  });
});

describe('a correction', () => {
  it('reaches any value by its path', () => {
    const tables = secondComponentsFrom({
      breeds: { 'hereford-5': { vp: 4 } },
      cities: { fulton: { vp: -1 } },
      cityArrows: { 'chicago-toledo': { action: { do: 'objective', from: 'display' } } },
      workerRows: { cowboy: { 2: { do: 'bounty' } } },
      privateBuildings: { '2a': { hands: ['green', 'black'] } },
      buying: { b7: { cattle: { breeding: 5 }, simmentalOnly: false } },
      sam: { cards: { '1': { move: 'engineer' }, '2': { move: { 2: 3, 3: 3, 4: 4 } } }, side: 'a' },
    });
    expect(tables.breeds['hereford-5'].vp).toBe(4);
    expect(tables.cities.fulton.vp).toBe(-1);
    expect(tables.cityArrows['chicago-toledo'].action).toEqual({ do: 'objective', from: 'display' });
    expect(tables.workerRows.cowboy[2]).toEqual({ do: 'bounty' });
    expect(tables.privateBuildings['2a'].hands).toEqual(['green', 'black']);
    expect(tables.sam.cards['1'].move).toBe('engineer');
    expect(tables.sam.cards['2'].move).toEqual({ 2: 3, 3: 3, 4: 4 });
  });

  it('SE-X13 may give the certificate track more places: its limits are values, not places', () => {
    const components = { tracks: { certificates: [0, 1, 2, 3, 4, 5, 6] } };
    const t = secondTable(2, { components }).at(0, 'C').with(0, { certificates: 5 });
    expect(t.cleared(0, 'certificate-4').phaseB(0).can('use 1 a')).toBe(false);
    expect(t.cleared(0, 'certificate-6').phaseB(0).can('use 1 a')).toBe(true);
    expect(t.play('use 1 a').player(0).certificates).toBe(6);
  });

  it('may add a space to the trail or the railroad, and take one away', () => {
    const { trail, railroad, cityArrows } = secondComponentsFrom({
      trail: {
        building: { 'G-3': { forest: true, risk: null }, 'A-3': null },
        edges: { 'A-2': ['B'], 'A-3': null, 'G-2': ['G-3'], 'G-3': ['KC'] },
        samBuildOrder: ['A-1', 'A-2', 'G-3'],
      },
      railroad: {
        turnouts: { t33: null, t36: 36 },
        stations: { s9: { at: 't36' } },
      },
      cityArrows: { 'philadelphia-new-york': { between: ['philadelphia', 'new-york'], vp: 1, action: null } },
    });
    expect(trail.building['G-3'].forest).toBe(true);
    expect(Object.keys(trail.building)).not.toContain('A-3');
    expect(railroad.turnouts).toMatchObject({ t29: 29, t36: 36 });
    expect(cityArrows['philadelphia-new-york'].vp).toBe(1);
  });

  it.each([
    [
      'totals of the herd',
      { breeds: { criollo: { copies: 4 } } },
      'breeds: 13 cattle of a player in all, but counts.playerCattle is 14',
    ],
    [
      'totals of the market',
      { breeds: { 'shorthorn-3': { copies: 4 } } },
      'breeds: 37 market cattle in all, but counts.marketCattle is 36',
    ],
    [
      'totals of the variant',
      { breeds: { cow: { copies: 4 } } },
      'breeds: 20 Simmental in all, but counts.simmental is 24',
    ],
    [
      'totals of the hazards',
      { hazards: { 'fl-1': { kind: 'drought' } } },
      'hazards: 5 floods in all, but counts.hazardsPerKind is 6',
    ],
    [
      'totals of the workers',
      { bags: { 3: { builder: 8 } } },
      'bags: 19 builders in all, but counts.workersPerType is 18',
    ],
    [
      'totals of the outlaws',
      { bags: { 3: { 'orange-outlaw': 2 } } },
      'bags: 10 orange-outlaws in all, but counts.outlawsPerColour is 11',
    ],
    ['hazards in another bag', { bags: { 1: { hazards: 17 } } }, 'bags.1.hazards: expected 18 but found 17'],
    [
      'outlaws among the workers of bag 2',
      { bags: { 2: { 'green-outlaw': 2 }, 3: { 'green-outlaw': 0 } } },
      'bags.2.green-outlaw: expected 0, for that bag fills the job market but found 2',
    ],
    ['more tiles than bag 1 has', { setup: { tilesOne: 34 } }, 'setup.tilesOne: more than bag 1 can give'],
    [
      'totals of the objectives',
      { counts: { objectives: 25 } },
      'counts.objectives: with this, objectives: 24 objective cards in all, but counts.objectives is 25',
    ],
    [
      'totals of the starting objectives',
      { counts: { startingObjectives: 5 } },
      'counts.startingObjectives: with this, startingObjectives: 4 starting objective cards in all, but counts.startingObjectives is 5',
    ],
    [
      'totals of the station masters',
      { counts: { stationMasters: 8 } },
      'counts.stationMasters: with this, stationMasters: 9 tiles in all, but counts.stationMasters is 8',
    ],
    [
      'totals of the private buildings',
      { counts: { privateBuildings: 9 } },
      `counts.privateBuildings: with this, privateBuildings: ${sides} sides in all, but counts.privateBuildings is 9`,
    ],
    [
      'totals of the discs',
      { discSpaces: { hand: { count: 1 } } },
      'discSpaces: 13 discs in all, but counts.discs is 14',
    ],
    [
      'totals of the cards of Sam',
      { counts: { samCards: 14 } },
      'counts.samCards: with this, sam.cards: 15 cards in all, but counts.samCards is 14',
    ],
    ['an unknown key', { breeds: { criolo: {} } }, 'breeds.criolo: unknown; did you mean criollo?'],
    [
      'an effect that New Zealand prints',
      { objectives: { o01: { action: { do: 'ship', spaces: 2 } } } },
      /^objectives\.o01\.action\.do: expected one of gain, .*, stroll but found "ship"$/,
    ],
    [
      'such an effect inside another',
      { trail: { outlawReward: { 'OUTLAW-1': { do: 'all', of: [{ do: 'pathfinder', steps: 1 }] } } } },
      /^trail\.outlawReward\.OUTLAW-1\.of\.0\.do: expected one of gain, .* but found "pathfinder"$/,
    ],
    [
      'a gain of gold',
      { stationMasters: { sm9: { gain: { do: 'gain', gold: 1 } } } },
      'stationMasters.sm9.gain.gold: unknown; the effect gain has money, tokens',
    ],
    [
      'a count of what nobody owns here',
      { privateBuildings: { '11b': { actions: [{ do: 'engine', spaces: 'storehouse' }] } } },
      /^privateBuildings\.11b\.actions\.0\.spaces: expected one of forest-building, .* but found "storehouse"$/,
    ],
    [
      'an engine that goes back for nothing',
      { auxiliaries: { cull: { single: { do: 'engine-back', spaces: 1 } } } },
      'auxiliaries.cull.single.then: expected an effect but found undefined',
    ],
    [
      'an engine that stands still',
      { neutralBuildings: { C: { actions: [{ do: 'engine', spaces: 0 }] } } },
      'neutralBuildings.C.actions.0.spaces: expected a whole number from 1 up but found 0',
    ],
    [
      'an objective to a place that is none',
      { privateBuildings: { '8b': { actions: [{ do: 'objective', from: 'display', onto: 'table' }] } } },
      'privateBuildings.8b.actions.0.onto: expected one of hand but found "table"',
    ],
    [
      'an unknown breed in a discard',
      { neutralBuildings: { E: { actions: [{ do: 'discard', cards: { breed: 'merino' }, then: { do: 'buy' } }] } } },
      'neutralBuildings.E.actions.0.cards.breed: expected a breed but found "merino"',
    ],
    [
      'a card where a breed is meant',
      { buying: { b2: { cattle: { breeds: ['shorthorn-3'] } } } },
      'buying.b2.cattle.breeds.0: expected a breed but found "shorthorn-3"',
    ],
    [
      'a discard that is none',
      { neutralBuildings: { E: { actions: [{ do: 'discard', cards: { colour: 'red' }, then: { do: 'buy' } }] } } },
      'neutralBuildings.E.actions.0.cards.colour: unknown',
    ],
    [
      'a discard of two kinds at once',
      {
        neutralBuildings: {
          E: { actions: [{ do: 'discard', cards: { breed: 'criollo', breeding: 1 }, then: { do: 'buy' } }] },
        },
      },
      'neutralBuildings.E.actions.0.cards: expected pair, any, objective, a "breed" or a "breeding" but found an object',
    ],
    [
      'a pick that is none',
      { buying: { b1: { cattle: { vp: 3 } } } },
      'buying.b1.cattle: expected either "breeds" or "breeding" but found an object',
    ],
    [
      'cattle that the market has not',
      { buying: { b1: { cattle: { breeds: ['criollo'] } } } },
      'buying.b1.cattle: expected cattle of the market but found an object',
    ],
    [
      'Simmental without the variant',
      { buying: { b9: { simmentalOnly: false } } },
      'buying.b9.simmentalOnly: with this, buying.b9.cattle: expected cattle of the market but found an object',
    ],
    [
      'more cowboys than a row has',
      { buying: { b8: { cowboys: 7 } } },
      'buying.b8.cowboys: expected at most 6 but found 7',
    ],
    [
      'a word outside the choice',
      { cities: { chicago: { corner: 'black' } } },
      'cities.chicago.corner: expected one of white, dark but found "black"',
    ],
    [
      'the same hand twice',
      { privateBuildings: { '7a': { hands: ['green', 'green'] } } },
      'privateBuildings.7a.hands: expected each hand once but found a list',
    ],
    [
      'an unknown task',
      { objectives: { o01: { tasks: ['sleep'] } } },
      /^objectives\.o01\.tasks\.0: expected one of building, .* but found "sleep"$/,
    ],
    [
      'an objective without a task',
      { startingObjectives: { st1: { tasks: [] } } },
      'startingObjectives.st1.tasks: expected at least one task but found a list',
    ],
    [
      'an auxiliary action with a disc too few',
      { auxiliaries: { engine: { startsOpen: true } } },
      'auxiliaries.engine.startsOpen: with this, discSpaces: there is not one entry of 1 for the auxiliary action engine',
    ],
    [
      'a disc space that does not what it is called',
      { discSpaces: { 'step-left': { unlocks: 'hand' } } },
      'discSpaces.step-left.unlocks: expected step but found "hand"',
    ],
    [
      'a certificate track without its limit',
      { tracks: { certificates: [0, 1, 2, 4, 6] } },
      'tracks.certificates: there is no place for 3',
    ],
    [
      'a certificate track that goes back',
      { tracks: { certificates: [0, 1, 2, 3, 3, 4, 6] } },
      'tracks.certificates.4: expected at least 4 but found 3',
    ],
    ['an empty job market', { jobMarket: { costs: [], arrows: [] } }, 'jobMarket.costs: the list is empty'],
    [
      'arrows that do not fit the rows',
      { jobMarket: { costs: [6, 6, 7] } },
      'jobMarket.costs: with this, jobMarket.arrows: 12 arrows do not fit the 3 rows of costs',
    ],
    [
      'a market that never ends',
      { jobMarket: { costs: [6, 6], arrows: ['none', 'yellow'] } },
      'jobMarket.arrows.1: expected green but found "yellow"',
    ],
    [
      'a market that ends twice',
      { jobMarket: { costs: [6, 6], arrows: ['green', 'green'] } },
      'jobMarket.arrows.0: expected another arrow than that of the end but found "green"',
    ],
    [
      'workers beyond the token',
      { setup: { jobMarketWorkers: { 3: 6 } } },
      'setup.jobMarketWorkers.3: expected 5 but found 6',
    ],
    [
      'fewer cards than the starting hand',
      { setup: { startCards: { 1: 3 } } },
      'setup.startCards.1: expected at least 4 but found 3',
    ],
    [
      'a station master without a station',
      { railroad: { stations: { s5: { master: false } } } },
      'railroad.stations.s5.master: with this, setup.stationMastersInPlay: 4 stations have a space for them',
    ],
    ['a trail to nowhere', { trail: { edges: { 'G-1': ['OMAHA'] } } }, 'trail.edges.G-1.0: there is no space OMAHA'],
    ['a trail from nowhere', { trail: { edges: { 'G-9': ['KC'] } } }, 'trail.edges.G-9: there is no such space'],
    [
      'a space listed twice',
      { trail: { flood: ['FLOOD-1', 'FLOOD-2', 'FLOOD-3', 'FLOOD-4', 'A-1'] } },
      'trail.flood: with this, trail.building.A-1: A-1 is already listed at trail.flood.4',
    ],
    [
      'a trail in a circle',
      { trail: { edges: { 'B-3': ['B-1'] } } },
      'trail.edges.B-3: the trail goes round in a circle, B-1 to B-2 to B-3 to B-1',
    ],
    [
      'a space without a way to it',
      { trail: { edges: { A: ['A-1'] } } },
      'trail.edges.A: with this, trail.flood.0: no way leads from START to FLOOD-1',
    ],
    ['a dead end', { trail: { edges: { 'G-1': [] } } }, 'trail.edges.G-1: no way leads from G-1 to KC'],
    [
      'a way to an outlaw beside the trail',
      { trail: { edges: { D: ['D-1', 'OUTLAW-4', 'OUTLAW-1'] } } },
      'trail.edges.D: with this, trail.edges.OUTLAW-1: no way leads from OUTLAW-1 to KC',
    ],
    [
      'outlaws nobody comes to',
      { trail: { edges: { D: ['D-1'] } } },
      'trail.edges.D: with this, trail.outlaw.3: no way leads from START to OUTLAW-4',
    ],
    [
      'an outlaw without a reward',
      { trail: { outlawReward: { 'OUTLAW-9': null } } },
      'trail.outlawReward.OUTLAW-9: missing',
    ],
    [
      'a reward without an outlaw',
      { trail: { outlawReward: { 'OUTLAW-10': { do: 'gain', money: 12 } } } },
      'trail.outlawReward.OUTLAW-10: there is no such outlaw space',
    ],
    [
      'a missing letter',
      { trail: { neutral: ['A', 'B', 'C', 'D', 'E', 'F'] } },
      'trail.neutral: there is no space for G',
    ],
    [
      'Sam on a risk space',
      { trail: { samBuildOrder: ['A-1', 'FLOOD-R1'] } },
      'trail.samBuildOrder.1: Sam never builds on FLOOD-R1, a risk space',
    ],
    [
      'a turnout beyond the track',
      { railroad: { turnouts: { t33: 39 } } },
      'railroad.turnouts.t33: no space of the track from 0 to 38',
    ],
    [
      'two turnouts at one space',
      { railroad: { turnouts: { t7: 4 } } },
      'railroad.turnouts.t7: 4 is already listed at railroad.turnouts.t4',
    ],
    [
      'a turnout without a station',
      { railroad: { stations: { s9: null } } },
      'railroad.stations.s9: with this, railroad.turnouts.t33: no station lies at it',
    ],
    [
      'a station beside the track',
      { railroad: { stations: { s1: { at: 't5' } } } },
      'railroad.stations.s1.at: expected a turnout or 39 but found "t5"',
    ],
    [
      'two stations at one turnout',
      { railroad: { stations: { s2: { at: 't4' } } } },
      'railroad.stations.s2.at: t4 is already listed at railroad.stations.s1.at',
    ],
    [
      'crosses out of order',
      { railroad: { crosses: [3, 4, 4] } },
      'railroad.crosses.2: expected at least 5 but found 4',
    ],
    [
      'a city behind the last cross',
      { cities: { 'new-york': { crosses: 12 } } },
      'cities.new-york.crosses: expected at most 11 but found 12',
    ],
    [
      'an arrow to nowhere',
      { cityArrows: { 'chicago-toledo': { between: ['chicago', 'cleveland'] } } },
      'cityArrows.chicago-toledo.between.1: expected a city but found "cleveland"',
    ],
    [
      'a card Sam does not have',
      { sam: { difficulties: { easy: { without: [16] } } } },
      'sam.difficulties.easy.without.0: expected a card of Sam but found "16"',
    ],
    [
      'a city Sam does not know',
      { sam: { difficulties: { hard: { firstDelivery: 'wichita' } } } },
      'sam.difficulties.hard.firstDelivery: expected a city but found "wichita"',
    ],
    [
      'steps for two players only',
      { sam: { cards: { '1': { move: { 2: 1 } } } } },
      'sam.cards.1.move: expected steps for 2, 3 and 4 players but found an object',
    ],
    [
      'cattle Sam cannot find',
      { sam: { cards: { '12': { cattle: [{ breeding: 2 }] } } } },
      'sam.cards.12.cattle.0: expected cattle of the market but found an object',
    ],
    ['a first worker from a mixed bag', { sam: { workerBag: 3 } }, 'sam.workerBag: that bag has not only workers'],
    ['a first worker from no bag', { sam: { workerBag: 4 } }, 'sam.workerBag: expected a bag but found "4"'],
    [
      'certificate limits without a place',
      { tracks: { certificateLimitsCleared: [4, 5] } },
      'tracks.certificateLimitsCleared: with this, tracks.certificates: there is no place for 5',
    ],
    [
      'a certificate limit too few',
      { tracks: { certificateLimitsCleared: [6] } },
      'tracks.certificateLimitsCleared: 1 limits do not fit the 2 disc spaces',
    ],
    [
      'a certificate limit that falls',
      { tracks: { certificateLimitsCleared: [6, 4] } },
      'tracks.certificateLimitsCleared.1: expected at least 6 but found 4',
    ],
    [
      'a job market of one row',
      { jobMarket: { costs: [6], arrows: ['green'] } },
      'jobMarket.costs: there is no second row, where the token starts',
    ],
    [
      'a job market that the bags cannot fill',
      {
        jobMarket: {
          costs: Array(13).fill(6),
          arrows: [...Array(12).fill('plain'), 'green'],
        },
      },
      'jobMarket.costs: 13 rows of 4 with 4 players need 57 tiles until the end, but there are 54',
    ],
    [
      'a bag that cannot fill the first rows',
      {
        bags: {
          2: { cowboy: 3, builder: 2, engineer: 2 },
          3: { cowboy: 15, builder: 16, engineer: 16 },
        },
      },
      'bags.2.cowboy: with this, setup.jobMarketWorkers.4: more than bag 2 can give',
    ],
    [
      'more objectives on display than there are',
      { setup: { objectiveDisplay: 25 } },
      'setup.objectiveDisplay: expected at most 24 but found 25',
    ],
    [
      'a choice of one',
      { stationMasters: { sm1: { gain: { do: 'either', of: [{ do: 'bounty' }] } } } },
      'stationMasters.sm1.gain.of: 1 effects to choose from instead of 2 or 3',
    ],
    [
      'a choice of three in a risk action',
      {
        trail: {
          building: { 'FLOOD-R1': { risk: { do: 'either', of: Array.from({ length: 3 }, () => ({ do: 'bounty' })) } } },
        },
      },
      'trail.building.FLOOD-R1.risk.of: 3 effects to choose from instead of 2 in a local action',
    ],
    [
      'a space that a move cannot name',
      { trail: { building: { 'G>3': { forest: false, risk: null } } } },
      'trail.building.G>3: expected an id of letters, digits and hyphens but found "G>3"',
    ],
    [
      'a station that a move cannot name',
      { railroad: { stations: { 's 11': { at: 't33', cost: 1, vp: 1, corner: 'white', master: false } } } },
      'railroad.stations.s 11: expected an id of letters, digits and hyphens but found "s 11"',
    ],
    [
      'a station with the name of a disc space',
      { railroad: { stations: { hand: { at: 't33', cost: 1, vp: 1, corner: 'white', master: false } } } },
      'railroad.stations.hand: hand is already listed at discSpaces.hand',
    ],
    [
      'a station with the name of a city',
      { railroad: { stations: { chicago: { at: 't33', cost: 1, vp: 1, corner: 'white', master: false } } } },
      'railroad.stations.chicago: chicago is already listed at cities.chicago',
    ],
    [
      'a turnout with the number of a space',
      { railroad: { turnouts: { 36: 36 } } },
      'railroad.turnouts.36: numbers are the spaces of the track',
    ],
    [
      'moving on by an outlaw',
      { trail: { outlawReward: { 'OUTLAW-1': { do: 'move-on', steps: 1 } } } },
      'trail.outlawReward.OUTLAW-1.do: move-on can stand only among the local actions of a building',
    ],
    [
      'moving on by an auxiliary action',
      { auxiliaries: { cull: { single: { do: 'engine-back', spaces: 1, then: { do: 'move-on', steps: 1 } } } } },
      'auxiliaries.cull.single.then.do: move-on can stand only among the local actions of a building',
    ],
    [
      'a stroll from a building',
      { privateBuildings: { '1a': { actions: [{ do: 'stroll', steps: 3 }] } } },
      'privateBuildings.1a.actions.0.do: stroll can stand only on an objective card',
    ],
    [
      'borrowing by a card',
      { objectives: { o01: { action: { do: 'adjacent' } } } },
      'objectives.o01.action.do: adjacent can stand only by itself among the actions of a private building',
    ],
    [
      'neutral buildings that borrow from each other',
      { neutralBuildings: { C: { actions: [{ do: 'adjacent' }] } } },
      'neutralBuildings.C.actions.0.do: adjacent can stand only by itself among the actions of a private building',
    ],
    [
      'an outlaw space without a row of ways',
      { trail: { edges: { 'OUTLAW-1': null } } },
      'trail.edges.OUTLAW-1: missing',
    ],
    [
      'Sam without cards',
      { sam: { difficulties: { hard: { without: Array.from({ length: 15 }, (_, i) => i + 1) } } } },
      'sam.difficulties.hard.without: no card is left',
    ],
    [
      'neutral buildings in another order',
      { trail: { neutral: ['A', 'C', 'B', 'D', 'E', 'F', 'G'] } },
      'trail.neutral.1: expected B but found "C"',
    ],
  ])('is refused for %s', (_, overrides, message) => {
    if (typeof message === 'string') expect(refusal(overrides)).toBe(message);
    else expect(refusal(overrides)).toMatch(message);
  });
});

describe('tables made by hand', () => {
  it('need a value for 2, 3 and 4 players and for each seat', () => {
    expect(refusalWith('fees.green.3', undefined)).toBe('fees.green.3: missing');
    expect(refusalWith('stepLeft.2', undefined)).toBe('stepLeft.2: missing');
    expect(refusalWith('setup.startCards.1', undefined)).toBe('setup.startCards.1: missing');
  });

  it('need whole numbers', () => {
    expect(refusalWith('fees.black.2', 0.5)).toBe('fees.black.2: expected a whole number but found 0.5');
  });

  it('need a building for every side', () => {
    expect(refusalWith('privateBuildings.9b', undefined)).toBe(
      `privateBuildings: ${sides - 1} sides in all, but counts.privateBuildings is ${sides / 2}`,
    );
  });

  it('need an auxiliary action for its disc space', () => {
    expect(refusalWith('discSpaces.aux-cull.auxiliary', null)).toBe(
      'discSpaces.aux-cull.auxiliary: expected an auxiliary action but found null',
    );
  });
});
