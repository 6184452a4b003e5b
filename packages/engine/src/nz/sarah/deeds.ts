import type { Seat, Task } from '../../core/state.ts';
import type { MarketPick } from '../../effects/effect.ts';
import { takeHazard } from '../../effects/hazard.ts';
import { takeFromDisplay } from '../../effects/objective.ts';
import { acquire } from '../../trail/flock.ts';
import { EMPTY, hazardOf } from '../../trail/tiles.ts';
import type { SarahAction } from '../components/types.ts';
import { columns } from '../invest.ts';
import { addToMarket, sheepMatches } from '../sheep-market.ts';
import { playerOf, SAILOR, SHEARER, SHEPHERD, WORKERS, type NzPlay } from '../state.ts';
import { supplyOf, takeCard } from '../supplies.ts';
import { rowFull } from '../workers.ts';
import { build, buildExactly, buildSarah } from './building.ts';
import { choose, decideChoice, type Candidate, type Deed } from './choosing.ts';
import { mindOf, respecialize } from './mind.ts';
import { walk, walkSarah } from './walking.ts';

/** Everything Sarah's cards make her do. She ignores what she cannot do and does any part she can. */

export interface DeedTask extends Task {
  readonly deed: SarahAction | 'medium-harbour' | 'one-sheep';
  readonly card: number;
  /** Which sheep of the card, for `one-sheep`. */
  readonly index?: number;
}

type Act = (p: NzPlay, seat: Seat, card: number, task: DeedTask) => void;

const follow = (p: NzPlay, task: Omit<DeedTask, 'task'>): void =>
  void p.s.agenda.push({ task: 'sarah-deed', ...task } as DeedTask);

// ---- workers --------------------------------------------------------------------------------------------------------

const hireBy =
  (first: 'cheapest' | 'speciality'): Act =>
  (p, seat, card) => {
    const rows = p.c.jobCosts.length;
    const found: Candidate[] = [];
    WORKERS.forEach((type, worker) => {
      if (rowFull(p, seat, worker)) return;
      for (let row = rows - 1; row >= 0; row--)
        if (p.s.jobs[worker * rows + row] !== 0) {
          found.push({ pick: [worker, row], label: `${type} ${p.c.jobCosts[row]}` });
          return;
        }
    });
    const cheapest = { name: 'cheapest', cost: ([, row]: readonly number[]) => p.c.jobCosts[row!]! };
    const speciality = {
      name: 'speciality',
      cost: ([worker]: readonly number[]) => (worker === mindOf(p, seat).speciality ? 0 : 1),
    };
    choose(p, seat, hire, card, found, first === 'cheapest' ? [cheapest, speciality] : [speciality, cheapest]);
  };

/** The worker comes free; the column's bonus card and the space's own action come with it. */
function hired(p: NzPlay, seat: Seat, [worker, row]: readonly number[], card: number): void {
  const player = playerOf(p, seat);
  const { sarah } = p.c.tables;
  p.s.jobs[worker! * p.c.jobCosts.length + row!] = 0;
  const space = ++player.workers[worker!]!;
  p.log?.push({ type: 'worker', seat, worker: WORKERS[worker!]!, space });
  respecialize(p, seat);
  takeCard(p, seat, supplyOf(p, sarah.boardColumns[space as keyof typeof sarah.boardColumns]), 'board');
  if (worker === SAILOR && space in sarah.immediate.sailor) follow(p, { seat, deed: 'medium-harbour', card });
  if (worker === SHEARER && space in sarah.immediate.shearer)
    woolDisc(p, seat, sarah.immediate.shearer[space as keyof typeof sarah.immediate.shearer]);
}

function woolDisc(p: NzPlay, seat: Seat, id: string): void {
  if (placeDisc(p, seat)) {
    playerOf(p, seat).posts[p.c.postId[id]!]!++;
    p.log?.push({ type: 'delivered', seat, post: id, disc: null });
    takeCard(p, seat, supplyOf(p, 'romney'), id);
  }
}

/** One of her discs, if there is one left. */
export function placeDisc(p: NzPlay, seat: Seat): boolean {
  const mind = mindOf(p, seat);
  if (mind.discs === 0) {
    p.log?.push({ type: 'no-disc', seat });
    return false;
  }
  mind.discs--;
  return true;
}

/** The one with the fewest points: without any disc, else held by people only. */
const mediumHarbour: Act = (p, seat, card) => {
  const at = (harbour: number, who: (other: Seat) => boolean): boolean =>
    p.s.players.some((player, other) => who(other) && player.medium[harbour]! > 0);
  const all = p.c.medium.map((info, harbour): Candidate => ({ pick: [harbour], label: info.id }));
  const free = all.filter(({ pick }) => !at(pick[0]!, () => true));
  const others = all.filter(({ pick }) => !at(pick[0]!, (other) => other === seat));
  choose(p, seat, harbour, card, mindOf(p, seat).discs === 0 ? [] : free.length > 0 ? free : others, [
    { name: 'fewest-points', cost: ([harbour]) => p.c.medium[harbour!]!.vp },
  ]);
};

function tookHarbour(p: NzPlay, seat: Seat, [harbour]: readonly number[]): void {
  const info = p.c.medium[harbour!]!;
  const player = playerOf(p, seat);
  if (!placeDisc(p, seat)) return;
  player.ship = info.at;
  player.medium[harbour!] = 1;
  p.s.harbourmasters[harbour!] = -1;
  p.log?.push({ type: 'upgraded', seat, harbour: info.id });
  takeCard(p, seat, supplyOf(p, info.card), info.id);
}

// ---- sheep ----------------------------------------------------------------------------------------------------------

/** Every set of market cards that fulfils these picks, one card for each. */
function setsOf(p: NzPlay, picks: readonly MarketPick[]): number[][] {
  const sets = new Map<string, number[]>();
  const left = [...p.s.market];
  const fill = (i: number, taken: number[]): void => {
    if (i === picks.length) {
      const set = [...taken].sort((a, b) => a - b);
      sets.set(set.join(), set);
      return;
    }
    for (const breed of p.c.marketBreeds)
      if (left[breed]! > 0 && sheepMatches(p, breed, picks[i]!)) {
        left[breed]!--;
        fill(i + 1, [...taken, breed]);
        left[breed]!++;
      }
  };
  fill(0, []);
  return [...sets.values()];
}

const sheepLabel = (p: NzPlay, set: readonly number[]): string => set.map((breed) => p.c.cards[breed]!.id).join('+');
const scarcest = (p: NzPlay) => ({
  name: 'scarcest',
  cost: (set: readonly number[]) => set.reduce((sum, breed) => sum + p.s.market[breed]!, 0),
});

/** By her market tile; what the market cannot give costs a shepherd, who brings two new cards. */
const buySheep: Act = (p, seat, card) => {
  const { market } = p.c.tables.sarah;
  for (let shepherds = playerOf(p, seat).workers[SHEPHERD]!; shepherds > 0; shepherds--) {
    const found = market[shepherds as keyof typeof market].flatMap((picks) => setsOf(p, picks));
    if (found.length > 0) {
      choose(
        p,
        seat,
        sheep,
        card,
        found.map((set) => ({ pick: set, label: sheepLabel(p, set) })),
        [
          { name: 'most-points', cost: (set) => -set.reduce((sum, breed) => sum + p.c.cards[breed]!.vp, 0) },
          scarcest(p),
        ],
      );
      return;
    }
    restock(p, seat);
  }
  choose(p, seat, sheep, card, [], []);
};

const restock = (p: NzPlay, seat: Seat): void => {
  p.log?.push({ type: 'sarah-restocks', seat });
  addToMarket(p, p.c.tables.restocking.cards);
};

function boughtSheep(p: NzPlay, seat: Seat, set: readonly number[]): void {
  for (const breed of set) {
    p.s.market[breed]!--;
    acquire(p, seat, breed, 'discard', 'market');
  }
}

/** The sheep a card names, each taken if it is there. */
const cardSheep: Act = (p, seat, card) => {
  for (let index = p.c.tables.sarah.cards[card]!.sheep.length - 1; index >= 0; index--)
    follow(p, { seat, deed: 'one-sheep', card, index });
};

const oneSheep: Act = (p, seat, card, task) => {
  const sets = setsOf(p, [p.c.tables.sarah.cards[card]!.sheep[task.index!]!]);
  choose(
    p,
    seat,
    sheep,
    card,
    sets.map((set) => ({ pick: set, label: sheepLabel(p, set) })),
    [scarcest(p)],
  );
};

const shearerSheep: Act = (p, seat, card) => {
  const table = p.c.tables.sarah.shearerSheep[card as 13 | 17];
  for (const id of table[playerOf(p, seat).workers[SHEARER]! as keyof typeof table]) {
    if (id === 'romney') takeCard(p, seat, supplyOf(p, 'romney'), 'shearers');
    else if (p.s.market[p.c.cardId[id]!]! > 0) boughtSheep(p, seat, [p.c.cardId[id]!]);
    else p.log?.push({ type: 'sarah-skips', seat, deed: id });
  }
};

// ---- the rest -------------------------------------------------------------------------------------------------------

const bonusCard: Act = (p, seat, card) => {
  const table = p.c.tables.sarah.sailorCards[card as 12 | 16];
  takeCard(p, seat, supplyOf(p, table[playerOf(p, seat).workers[SAILOR]! as keyof typeof table]), 'sailors');
};

/** Advances without any reward. */
const pathfinder: Act = (p, seat, card) => {
  const player = playerOf(p, seat);
  const from = player.pathfinder;
  player.pathfinder = Math.min(p.c.tables.pathfinder.last, from + p.c.tables.sarah.cards[card]!.pathfinder);
  if (player.pathfinder > from) p.log?.push({ type: 'pathfinder', seat, from, to: player.pathfinder });
};

/** The cheapest bonus tile leaves the game; then the topmost row, then the leftmost. */
const removeBonusTile: Act = (p, seat, card) => {
  const width = columns(p);
  const found: Candidate[] = [];
  p.s.bonusMarket.forEach((tile, slot) => {
    const row = Math.floor(slot / width);
    if (tile > 0 && row !== p.s.tokenRow)
      found.push({ pick: [slot], label: `${p.c.bonusTiles[tile - 1]!.id} ${row + 1}.${(slot % width) + 1}` });
  });
  choose(p, seat, bonusTile, card, found, [
    { name: 'cheapest', cost: ([slot]) => p.c.bonusCosts[Math.floor(slot! / width)]! },
    { name: 'topmost-leftmost', cost: ([slot]) => slot! },
  ]);
};

function removedBonusTile(p: NzPlay, seat: Seat, [slot]: readonly number[]): void {
  const tile = p.s.bonusMarket[slot!]! - 1;
  p.s.bonusMarket[slot!] = 0;
  p.log?.push({ type: 'bonus-tile-out', seat, tile: p.c.bonusTiles[tile]!.id });
}

/** Out of the section with the best tile, then the fuller one: its best tile, with a black hand if it can be. */
const hazard: Act = (p, seat, card) => {
  const lying = (section: number): number[] =>
    p.c.hazardSections[section]!.filter((space) => p.s.trail[space] !== EMPTY);
  const tile = (space: number) => p.c.hazards[hazardOf(p.s.trail[space]!)]!;
  const best = (section: number): number => Math.max(0, ...lying(section).map((space) => tile(space).vp));
  const found = p.c.hazardSections.flatMap((_, section) =>
    lying(section).map((space): Candidate => ({ pick: [space], label: `${tile(space).id}@${p.c.spaces[space]!.id}` })),
  );
  choose(p, seat, hazardTile, card, found, [
    { name: 'best-section', cost: ([space]) => -best(tile(space!).section) },
    { name: 'fuller-section', cost: ([space]) => -lying(tile(space!).section).length },
    { name: 'most-points', cost: ([space]) => -tile(space!).vp },
    { name: 'black-hand', cost: ([space]) => tile(space!).fee },
  ]);
};

function tookHazard(p: NzPlay, seat: Seat, [space]: readonly number[]): void {
  const taken = takeHazard(p, seat, space!);
  takeCard(p, seat, supplyOf(p, p.c.hazardCard[p.c.hazards[taken]!.section]!), 'hazard');
}

/** The objective farthest from the stack. */
export const objectiveForSarah = (p: NzPlay, seat: Seat): void => {
  const card = p.s.objectives[0];
  if (card === undefined) {
    p.log?.push({ type: 'sarah-skips', seat, deed: 'objective' });
    return;
  }
  acquire(p, seat, card, 'discard', 'display');
  takeFromDisplay(p, card);
};

const deeds: Record<DeedTask['deed'], Act> = {
  'hire-cheapest-first': hireBy('cheapest'),
  'hire-specialization-first': hireBy('speciality'),
  restock: restock,
  buy: buySheep,
  build: buildSarah,
  'build-exactly': buildExactly,
  pathfinder: pathfinder,
  'remove-bonus-tile': removeBonusTile,
  objective: objectiveForSarah,
  hazard: hazard,
  'bonus-card': bonusCard,
  'shearer-sheep': shearerSheep,
  sheep: cardSheep,
  'one-sheep': oneSheep,
  'extra-steps': (p, seat, card) => walkSarah(p, seat, p.c.tables.sarah.cards[card]!.extraSteps, card),
  'medium-harbour': mediumHarbour,
};

/** The deeds that may need a choice, with what follows from it. */
const hire: Deed = { name: 'hire', perform: hired };
const harbour: Deed = { name: 'medium-harbour', perform: tookHarbour };
const sheep: Deed = { name: 'buy', perform: boughtSheep };
const bonusTile: Deed = { name: 'remove-bonus-tile', perform: removedBonusTile };
const hazardTile: Deed = { name: 'hazard', perform: tookHazard };

export const sarahDecide = decideChoice([walk, build, hire, harbour, sheep, bonusTile, hazardTile]);

export const sarahDeed = {
  run: (p: NzPlay, task: DeedTask) => deeds[task.deed](p, task.seat, task.card, task),
};
