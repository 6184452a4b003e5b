import type { ScoreSheet, SeatScore } from '../core/edition.ts';
import { deckOf } from '../trail/flock.ts';
import { bestAssignment } from '../trail/objectives.ts';
import { FIRST_LATE_WORKER, sheetOf, soloCategories } from '../trail/scoring.ts';
import { isPrivate, numberOf, ownerOf } from '../trail/tiles.ts';
import type { SecondComponents } from './compile.ts';
import { TASKS, type StationMasterScoring, type TaskId } from './components/types.ts';
import type { SecondPlayer, SecondState } from './state.ts';

/** The eleven categories of the final scoring, in their order. */
export const SECOND_CATEGORIES = [
  'dollars',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'station-masters',
  'workers',
  'steps',
  'token',
] as const;

interface Holdings {
  readonly player: SecondPlayer;
  readonly deck: readonly number[];
  readonly buildings: readonly { vp: number }[];
}

function holdings(s: SecondState, c: SecondComponents, seat: number): Holdings {
  const player = s.players[seat]!;
  const buildings = s.trail
    .filter((tile) => isPrivate(tile) && ownerOf(tile) === seat)
    .map((tile) => c.buildings[numberOf(tile) * 2 + (player.automa ? c.automaSide : s.sides[numberOf(tile)]!)]!);
  return { player, deck: deckOf(player), buildings };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function cityPoints(c: SecondComponents, { cities }: SecondPlayer): number {
  let vp = sum(c.cities.map((city, i) => city.vp * cities[i]!));
  for (const arrow of c.cityArrows) if (cities[arrow.a]! > 0 && cities[arrow.b]! > 0) vp += arrow.vp;
  return vp;
}

/** How often each task can be fulfilled. */
function taskCounts(c: SecondComponents, { player, deck, buildings }: Holdings): number[] {
  const inDeck = (fits: (card: number) => boolean): number => deck.filter(fits).length;
  const newYork = c.cities.findIndex((city) => city.id === 'new-york');
  const counts: Record<TaskId, number> = {
    building: buildings.length,
    station: sum(player.stations),
    hazard: player.hazards.length,
    'green-outlaw': player.outlaws[0]!,
    'orange-outlaw': player.outlaws[1]!,
    'breeding-3': inDeck((card) => c.cards[card]!.breeding === 3 && !c.cards[card]!.variant),
    shorthorn: inDeck((card) => c.cards[card]!.breed === 'shorthorn'),
    hereford: inDeck((card) => c.cards[card]!.breed === 'hereford'),
    'new-york': player.cities[newYork]!,
  };
  return TASKS.map((task) => counts[task]);
}

const COVERS = TASKS.map(() => -1);

function masterCount(
  c: SecondComponents,
  { player, buildings }: Holdings,
  of: StationMasterScoring['of'],
  objectives: number,
): number {
  switch (of) {
    case 'objective':
      return objectives;
    case 'certificate':
      return c.certificateTrack[player.certificates]! + player.permanentCertificates;
    case 'outlaw-pair':
      return Math.min(player.outlaws[0]!, player.outlaws[1]!);
    case 'hazard':
      return player.hazards.length;
    case 'worker':
      return sum(player.workers);
    case 'station':
      return sum(player.stations);
    case 'building':
      return buildings.length;
    case 'none':
      return 0;
  }
}

function scoreSeat(s: SecondState, c: SecondComponents, seat: number): SeatScore {
  const own = holdings(s, c, seat);
  const { player, deck, buildings } = own;
  const cards = [
    ...player.area.map((card) => ({ card, mustScore: true })),
    ...deck.filter((card) => c.cards[card]!.kind === 'objective').map((card) => ({ card, mustScore: false })),
  ];
  const masters = player.stationMasters.map((tile) => c.stationMasters[tile]!);
  // An objective that scores lies in the area, where a station master may count it.
  const bonus = (scoring: number): number =>
    masters.reduce((total, { of, each, vp }) => total + (of === 'objective' ? Math.floor(scoring / each) * vp : 0), 0);
  const objectives = bestAssignment(
    cards.map(({ card, mustScore }) => ({ ...c.cards[card]!, mustScore })),
    taskCounts(c, own),
    COVERS,
    bonus,
  );
  const scored = objectives.counted.filter(Boolean).length;
  const late = sum(player.workers.map((count) => Math.max(0, count - FIRST_LATE_WORKER + 1)));

  const vp: Record<(typeof SECOND_CATEGORIES)[number], number> = {
    dollars: Math.floor(player.money / c.tables.setup.moneyPerVp),
    buildings: sum(buildings.map((building) => building.vp)),
    cities: cityPoints(c, player),
    stations: sum(c.stations.map((station, i) => station.vp * player.stations[i]!)),
    hazards: sum(player.hazards.map((hazard) => c.hazards[hazard]!.vp)),
    cattle: sum(deck.map((card) => (c.cards[card]!.scores ? c.cards[card]!.vp : 0))),
    objectives: objectives.vp,
    'station-masters': sum(
      masters.map((master) => Math.floor(masterCount(c, own, master.of, scored) / master.each) * master.vp),
    ),
    workers: late * c.tables.lateWorkerVp,
    steps: sum(c.stepSpaces.map((space) => (player.discs[space] === 0 ? c.discSpaces[space]!.vp : 0))),
    token: player.token ? c.tables.jobMarket.tokenVp : 0,
  };
  return {
    seat,
    categories: SECOND_CATEGORIES.map((category) => ({ category, vp: vp[category] })),
    total: sum(SECOND_CATEGORIES.map((category) => vp[category])),
    fulfilled: cards.flatMap(({ card }, i) => (objectives.fulfilled[i] ? [c.cards[card]!.id] : [])),
  };
}

export const scoreSecond = (s: SecondState, c: SecondComponents): ScoreSheet =>
  sheetOf(s, (seat) =>
    s.players[seat]!.automa
      ? soloCategories(
          scoreSeat(s, c, seat),
          ['dollars', 'station-masters', 'steps'],
          [...s.players[seat]!.area, ...holdings(s, c, seat).deck],
          c.cards,
        )
      : scoreSeat(s, c, seat),
  );
