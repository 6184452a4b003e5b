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
  takeAnimals,
  takeObjective,
} from '../../automa/actions.ts';
import { automaStateOf, placeDisc, respecialize } from '../../automa/state.ts';
import { pushAction } from '../../automa/turn.ts';
import { walk, walkAutoma } from '../../automa/walking.ts';
import type { Seat } from '../../core/state.ts';
import type { SarahAction } from '../components/types.ts';
import { columns } from '../invest.ts';
import { playerOf, SAILOR, SHEARER, SHEPHERD, WORKERS, type NzContext } from '../state.ts';
import { supplyOf, takeCard } from '../supplies.ts';
import type { Candidate, SharedTask } from '../../trail/tasks.ts';

/** Everything Sarah's cards make her do. She ignores what she cannot do and does any part she can. */

type SarahActionName = SarahAction | 'medium-harbour' | 'one-sheep';

type ActionRule = (p: NzContext, seat: Seat, card: number, task: SharedTask<'automa-deed'>) => void;

// ---- workers --------------------------------------------------------------------------------------------------------

const ALL_TYPES = WORKERS.map((_, worker) => worker);

/** Cheapest first, then her speciality; or the other way round. */
const hireBy =
  (first: 'cheapest' | 'speciality'): ActionRule =>
  (p, seat, card) => {
    const criteria = [hiring.cheapest(p), hiring.speciality(p, seat)];
    chooseWorker(p, seat, hire, card, ALL_TYPES, first === 'cheapest' ? criteria : criteria.reverse());
  };

/** The worker comes free; the column's bonus card and the space's own action come with it. */
function hired(p: NzContext, seat: Seat, [worker, row]: readonly number[], card: number): void {
  const player = playerOf(p, seat);
  const { sarah } = p.c.tables;
  p.c.rules.takeJob(p, worker!, row!);
  const space = ++player.workers[worker!]!;
  p.log?.push({ type: 'worker', seat, worker: WORKERS[worker!]!, space });
  respecialize(p, seat);
  takeCard(p, seat, supplyOf(p, sarah.boardColumns[space as keyof typeof sarah.boardColumns]), 'board');
  const icon = sarah.immediate[WORKERS[worker!]!][space as keyof typeof sarah.boardColumns];
  if (icon === 'medium-harbour') pushAction(p, seat, card, icon);
  else if (icon !== null) woolDisc(p, seat, icon);
}

function woolDisc(p: NzContext, seat: Seat, id: string): void {
  if (placeDisc(p, seat)) {
    playerOf(p, seat).posts[p.c.postId[id]!]!++;
    p.log?.push({ type: 'delivered', seat, post: id, disc: null });
    takeCard(p, seat, supplyOf(p, 'romney'), id);
  }
}

/** The one with the fewest points: without any disc, else held by people only. */
const mediumHarbour: ActionRule = (p, seat, card) => {
  const at = (harbour: number, who: (other: Seat) => boolean): boolean =>
    p.s.players.some((player, other) => who(other) && player.medium[harbour]! > 0);
  const all = p.c.medium.map((info, harbour): Candidate => ({ pick: [harbour], label: info.id }));
  const free = all.filter(({ pick }) => !at(pick[0]!, () => true));
  const others = all.filter(({ pick }) => !at(pick[0]!, (other) => other === seat));
  choose(p, seat, harbour, card, automaStateOf(p, seat).discs === 0 ? [] : free.length > 0 ? free : others, [
    { name: 'fewest-points', cost: ([harbour]) => p.c.medium[harbour!]!.vp },
  ]);
};

function tookHarbour(p: NzContext, seat: Seat, [harbour]: readonly number[]): void {
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

/** By her market tile; what the market cannot give costs a shepherd, who brings two new cards. */
const buySheep: ActionRule = (p, seat, card) => {
  const { market } = p.c.tables.sarah;
  for (let shepherds = playerOf(p, seat).workers[SHEPHERD]!; shepherds > 0; shepherds--) {
    const found = market[shepherds as keyof typeof market].flatMap((picks) => setsOf(p, picks));
    if (found.length > 0) {
      chooseAnimals(p, seat, card, found);
      return;
    }
    restockFor(p, seat);
  }
  chooseAnimals(p, seat, card, []);
};

/** The sheep a card names, each taken if it is there. */
const cardSheep: ActionRule = (p, seat, card) => {
  for (let index = p.c.tables.sarah.cards[card]!.sheep.length - 1; index >= 0; index--)
    pushAction(p, seat, card, 'one-sheep', index);
};

const oneSheep: ActionRule = (p, seat, card, task) =>
  chooseScarcest(p, seat, card, setsOf(p, [p.c.tables.sarah.cards[card]!.sheep[task.index!]!]));

const shearerSheep: ActionRule = (p, seat, card) => {
  const table = p.c.tables.sarah.shearerSheep[card as 13 | 17];
  for (const id of table[playerOf(p, seat).workers[SHEARER]! as keyof typeof table]) {
    if (typeof id !== 'string') chooseAnimals(p, seat, card, setsOf(p, [{ breeds: id }]));
    else if (id === 'romney') takeCard(p, seat, supplyOf(p, 'romney'), 'shearers');
    else if (p.s.market[p.c.cardId[id]!]! > 0) takeAnimals(p, seat, [p.c.cardId[id]!]);
    else p.log?.push({ type: 'automa-skips', seat, deed: id });
  }
};

// ---- the rest -------------------------------------------------------------------------------------------------------

const bonusCard: ActionRule = (p, seat, card) => {
  const table = p.c.tables.sarah.sailorCards[card as 12 | 16];
  takeCard(p, seat, supplyOf(p, table[playerOf(p, seat).workers[SAILOR]! as keyof typeof table]), 'sailors');
};

/** Advances without any reward. */
const pathfinder: ActionRule = (p, seat, card) => {
  const player = playerOf(p, seat);
  const from = player.pathfinder;
  player.pathfinder = Math.min(p.c.tables.pathfinder.last, from + p.c.tables.sarah.cards[card]!.pathfinder);
  if (player.pathfinder > from) p.log?.push({ type: 'pathfinder', seat, from, to: player.pathfinder });
};

/** The cheapest bonus tile leaves the game; then the topmost row, then the leftmost. */
const removeBonusTile: ActionRule = (p, seat, card) => {
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

function removedBonusTile(p: NzContext, seat: Seat, [slot]: readonly number[]): void {
  const tile = p.s.bonusMarket[slot!]! - 1;
  p.s.bonusMarket[slot!] = 0;
  p.log?.push({ type: 'bonus-tile-out', seat, tile: p.c.bonusTiles[tile]!.id });
}

const actions: Record<SarahActionName, ActionRule> = {
  'hire-cheapest-first': hireBy('cheapest'),
  'hire-specialization-first': hireBy('speciality'),
  restock: restockFor,
  buy: buySheep,
  build: buildAutoma,
  'build-exactly': (p, seat, card) => buildExactly(p, seat, card, p.c.tables.sarah.cards[card]!.craftsmen),
  pathfinder: pathfinder,
  'remove-bonus-tile': removeBonusTile,
  objective: takeObjective,
  hazard: chooseHazard,

  'bonus-card': bonusCard,
  'shearer-sheep': shearerSheep,
  sheep: cardSheep,
  'one-sheep': oneSheep,
  'extra-steps': (p, seat, card) => walkAutoma(p, seat, p.c.tables.sarah.cards[card]!.extraSteps, card),
  'medium-harbour': mediumHarbour,
};

/** The actions that may need a choice, with what follows from it. */
const hire: ChosenAction = { name: 'hire', perform: hired };
const harbour: ChosenAction = { name: 'medium-harbour', perform: tookHarbour };
const bonusTile: ChosenAction = { name: 'remove-bonus-tile', perform: removedBonusTile };

export const sarahDecide = decideChoice([walk, build, hire, harbour, animals, bonusTile, hazard]);

export const sarahAction = {
  run: (p: NzContext, task: SharedTask<'automa-deed'>) =>
    actions[task.deed as SarahActionName](p, task.seat, task.card, task),
};
