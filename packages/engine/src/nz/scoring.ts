import type { ScoreSheet, SeatScore } from '../core/edition.ts';
import { deckOf } from '../trail/flock.ts';
import { bestAssignment } from '../trail/objectives.ts';
import { FIRST_LATE_WORKER, sheetOf, soloCategories } from '../trail/scoring.ts';
import { isPrivate, numberOf, ownerOf } from '../trail/tiles.ts';
import type { NzComponents } from './compile.ts';
import { TASKS, type HarbourmasterScoring, type TaskId } from './components/types.ts';
import { SHEARER, type NzPlayer, type NzState } from './state.ts';
import { storehousesPlaced } from './sea.ts';
import { permanentCertificates } from './tracks.ts';

/** The twelve categories of the final scoring, in their order. */
export const NZ_CATEGORIES = [
  'pounds',
  'buildings',
  'posts',
  'harbours',
  'pathfinder',
  'tiles',
  'cards',
  'objectives',
  'harbourmasters',
  'hand',
  'workers',
  'token',
] as const;

/** What a player owns, counted once for every category that asks. */
interface Holdings {
  readonly player: NzPlayer;
  readonly deck: readonly number[];
  /** Craftsmen and points of the own buildings on the trail. */
  readonly buildings: readonly { craftsmen: number; vp: number }[];
}

function holdings(s: NzState, c: NzComponents, seat: number): Holdings {
  const player = s.players[seat]!;
  const buildings = s.trail
    .filter((tile) => isPrivate(tile) && ownerOf(tile) === seat)
    .map((tile) => c.buildings[numberOf(tile) * 2 + s.sides[numberOf(tile)]!]!);
  return { player, deck: deckOf(player), buildings };
}

function postPoints(c: NzComponents, player: NzPlayer): number {
  let vp = 0;
  c.posts.forEach((post, i) => (vp += post.vp * player.posts[i]!));
  for (const arrow of c.postArrows) if (player.posts[arrow.a]! > 0 && player.posts[arrow.b]! > 0) vp += arrow.vp;
  return vp;
}

function harbourPoints(c: NzComponents, player: NzPlayer): number {
  let vp = 0;
  c.houses.forEach((house, i) => (vp += player.houses[i]! > 0 ? house.vp : 0));
  c.medium.forEach((harbour, i) => (vp += harbour.vp * player.medium[i]!));
  for (const arrow of c.houseArrows) if (player.houses[arrow.a]! > 0 && player.houses[arrow.b]! > 0) vp += arrow.vp;
  return vp;
}

const ferries = (c: NzComponents, deck: readonly number[]): number =>
  deck.filter((card) => c.cards[card]!.isFerry).length;

/** How often each task can be fulfilled. */
function taskCounts(c: NzComponents, { player, deck, buildings }: Holdings): number[] {
  const inDeck = (...ids: string[]): number => deck.filter((card) => ids.includes(c.cards[card]!.id)).length;
  const large = buildings.filter((building) => building.craftsmen >= 4).length;
  const counts: Record<TaskId, number> = {
    'post-13': c.posts.reduce((sum, post, i) => sum + (post.value >= 13 ? player.posts[i]! : 0), 0),
    building: buildings.length - large,
    'building-4': large,
    'shearers-2': Math.floor(player.workers[SHEARER]! / 2),
    storehouse: storehousesPlaced(player),
    'lincoln-corriedale': inDeck('lincoln', 'corriedale'),
    'hampshire-ryeland': inDeck('hampshire', 'ryeland'),
    ferry: ferries(c, deck),
    'pathfinder-6': Math.floor(player.pathfinder / 6),
    flood: player.hazards.filter((hazard) => c.hazards[hazard]!.section === 1).length,
  };
  return TASKS.map((task) => counts[task]);
}

/** A building that needs four or more craftsmen is a building as well. */
const COVERS = TASKS.map((task) => (task === 'building' ? TASKS.indexOf('building-4') : -1));

function harbourmasterCount(
  c: NzComponents,
  { player, deck, buildings }: Holdings,
  of: HarbourmasterScoring['of'],
  objectives: number,
): number {
  switch (of) {
    case 'pathfinder':
      return player.pathfinder;
    case 'hazard':
      return player.hazards.length;
    case 'storehouse':
      return storehousesPlaced(player);
    case 'objective':
      return objectives;
    case 'certificate':
      return player.certificates + permanentCertificates(c, player);
    case 'building':
      return buildings.length;
    case 'worker':
      return player.workers.reduce((sum, count) => sum + count, 0);
    case 'ferry':
      return ferries(c, deck);
  }
}

const fifthWorkers = (c: NzComponents, player: NzPlayer): number =>
  player.workers.filter((count) => count >= FIRST_LATE_WORKER).length * c.tables.fifthWorkerVp;

function scoreSeat(s: NzState, c: NzComponents, seat: number): SeatScore {
  const own = holdings(s, c, seat);
  const { player, deck, buildings } = own;
  const { moneyPerVp } = c.tables.setup;
  const masters = player.harbourmasters.map((tile) => c.harbourmasters[tile]!);

  const cards = [
    ...player.area.map((card) => ({ card, mustScore: true })),
    ...deck.filter((card) => c.cards[card]!.kind === 'objective').map((card) => ({ card, mustScore: false })),
  ];
  // An objective that scores lies in the area, where a harbourmaster may count it.
  const bonus = (scoring: number): number =>
    masters.reduce((sum, { of, each, vp }) => sum + (of === 'objective' ? Math.floor(scoring / each) * vp : 0), 0);
  const objectives = bestAssignment(
    cards.map(({ card, mustScore }) => ({ ...c.cards[card]!, mustScore })),
    taskCounts(c, own),
    COVERS,
    bonus,
  );
  const scored = objectives.counted.filter(Boolean).length;

  const vp: Record<(typeof NZ_CATEGORIES)[number], number> = {
    pounds: Math.floor(player.money / moneyPerVp),
    buildings: buildings.reduce((sum, building) => sum + building.vp, 0),
    posts: postPoints(c, player),
    harbours: harbourPoints(c, player),
    pathfinder: c.pathfinderVp[player.pathfinder]!,
    tiles:
      player.hazards.reduce((sum, hazard) => sum + c.hazards[hazard]!.vp, 0) +
      player.bonusTiles.reduce((sum, tile) => sum + c.bonusTiles[tile]!.vp, 0),
    cards: deck.reduce((sum, card) => sum + (c.cards[card]!.scores ? c.cards[card]!.vp : 0), 0),
    objectives: objectives.vp,
    harbourmasters: masters.reduce(
      (sum, master) => sum + Math.floor(harbourmasterCount(c, own, master.of, scored) / master.each) * master.vp,
      0,
    ),
    hand: c.handSpaces.reduce((sum, space) => sum + (player.discs[space] === 0 ? c.discSpaces[space]!.vp : 0), 0),
    workers:
      fifthWorkers(c, player) + c.pairs.reduce((sum, pair, i) => sum + (player.storehouses[i] === 0 ? pair.vp : 0), 0),
    token: player.token ? c.tables.bonusMarket.tokenVp : 0,
  };
  return {
    seat,
    categories: NZ_CATEGORIES.map((category) => ({ category, vp: vp[category] })),
    total: NZ_CATEGORIES.reduce((sum, category) => sum + vp[category], 0),
    fulfilled: cards.flatMap(({ card }, i) => (objectives.fulfilled[i] ? [c.cards[card]!.id] : [])),
  };
}

/** Sarah scores no money, no harbourmasters, no hand, and has no storehouses whose pairs could score. */
function scoreSarah(s: NzState, c: NzComponents, seat: number): SeatScore {
  const { player, deck } = holdings(s, c, seat);
  const sheet = soloCategories(scoreSeat(s, c, seat), ['pounds', 'harbourmasters', 'hand', 'workers'], deck, c.cards);
  const workers = fifthWorkers(c, player);
  return {
    ...sheet,
    categories: sheet.categories.map((entry) => (entry.category === 'workers' ? { ...entry, vp: workers } : entry)),
    total: sheet.total + workers,
  };
}

export const scoreNz = (s: NzState, c: NzComponents): ScoreSheet =>
  sheetOf(s, (seat) => (s.players[seat]!.automa ? scoreSarah(s, c, seat) : scoreSeat(s, c, seat)));
