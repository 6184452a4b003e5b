import type { Seat } from '../core/state.ts';
import type { MarketPick } from '../effects/effect.ts';
import { takeHazard } from '../effects/hazard.ts';
import { takeFromDisplay } from '../effects/objective.ts';
import { acquire } from '../trail/flock.ts';
import { addToMarket, isPicked, takeFromMarket } from '../trail/market.ts';
import type { Candidate } from '../trail/tasks.ts';
import { EMPTY, hazardOf } from '../trail/tiles.ts';
import type { TrailContext } from '../trail/types.ts';
import { rowFull } from '../trail/workers.ts';
import { choose, type Criterion, type ChosenAction } from './choosing.ts';
import { automaStateOf } from './state.ts';

/** What cards make both solo opponents do: animals, hazards, objectives, and the criteria for hiring. */

// ---- the market -----------------------------------------------------------------------------------------------------

/** Every set of market cards that fulfils these picks, one card for each. */
export function setsOf(p: TrailContext, picks: readonly MarketPick[]): number[][] {
  const sets = new Map<string, number[]>();
  const left = [...p.s.market];
  const fill = (i: number, taken: number[]): void => {
    if (i === picks.length) {
      const set = [...taken].sort((a, b) => a - b);
      sets.set(set.join(), set);
      return;
    }
    for (const breed of p.c.marketBreeds)
      if (left[breed]! > 0 && isPicked(p.c.cards[breed]!, picks[i]!)) {
        left[breed]!--;
        fill(i + 1, [...taken, breed]);
        left[breed]!++;
      }
  };
  fill(0, []);
  return [...sets.values()];
}

/** How many animals of its breed lie in the market. */
function herdOf(p: TrailContext, card: number): number {
  const { breed } = p.c.cards[card]!;
  return p.c.marketBreeds.reduce((sum, other) => sum + (p.c.cards[other]!.breed === breed ? p.s.market[other]! : 0), 0);
}

const scarcest = (p: TrailContext): Criterion => ({
  name: 'scarcest',
  cost: (set) => set.reduce((sum, card) => sum + herdOf(p, card), 0),
});
const mostPoints = (p: TrailContext): Criterion => ({
  name: 'most-points',
  cost: (set) => -set.reduce((sum, card) => sum + p.c.cards[card]!.vp, 0),
});

const candidates = (p: TrailContext, sets: readonly (readonly number[])[]): Candidate[] =>
  sets.map((set) => ({ pick: set, label: set.map((one) => p.c.cards[one]!.id).join('+') }));

/** One of these sets: the most points, then the scarcest breeds. */
export function chooseAnimals(p: TrailContext, seat: Seat, card: number, sets: readonly (readonly number[])[]): void {
  choose(p, seat, animals, card, candidates(p, sets), [mostPoints(p), scarcest(p)]);
}

/** One of these sets by the scarcest breeds alone. */
export function chooseScarcest(p: TrailContext, seat: Seat, card: number, sets: readonly (readonly number[])[]): void {
  choose(p, seat, animals, card, candidates(p, sets), [scarcest(p)]);
}

export function restockFor(p: TrailContext, seat: Seat): void {
  p.log?.push({ type: 'automa-restocks', seat });
  addToMarket(p, p.c.restock);
}

export function takeAnimals(p: TrailContext, seat: Seat, set: readonly number[]): void {
  for (const card of set) takeFromMarket(p, seat, card, 'discard');
}

export const animals: ChosenAction = { name: 'buy', perform: takeAnimals };

// ---- hazards --------------------------------------------------------------------------------------------------------

/**
 * Out of the section with the best tile, then the fuller one: its best tile, with a black hand if it can be. The
 * section is chosen first, so that tiles are compared within their section only.
 */
export function chooseHazard(p: TrailContext, seat: Seat, card: number): void {
  const tile = (space: number) => p.c.hazards[hazardOf(p.s.trail[space]!)]!;
  const lying = p.c.hazardSections.map((section) => section.filter((space) => p.s.trail[space] !== EMPTY));
  const best = lying.map((spaces) => Math.max(0, ...spaces.map((space) => tile(space).vp)));
  const blackAmongBest = lying.map((spaces, section) =>
    spaces.some((space) => tile(space).vp === best[section] && tile(space).blackHand),
  );
  const found = lying
    .flat()
    .map((space): Candidate => ({ pick: [space], label: `${tile(space).id}@${p.c.spaces[space]!.id}` }));
  choose(p, seat, hazard, card, found, [
    { name: 'best-section', cost: ([space]) => -best[tile(space!).section]! },
    { name: 'fuller-section', cost: ([space]) => -lying[tile(space!).section]!.length },
    { name: 'most-points', cost: ([space]) => best[tile(space!).section]! - tile(space!).vp },
    {
      name: 'black-hand',
      cost: ([space]) => (blackAmongBest[tile(space!).section] && !tile(space!).blackHand ? 1 : 0),
    },
  ]);
}

export const hazard: ChosenAction = {
  name: 'hazard',
  perform: (p, seat, [space]) => p.c.rules.hazardTaken(p, seat, takeHazard(p, seat, space!), 'hazard'),
};

// ---- objectives -----------------------------------------------------------------------------------------------------

/** The objective farthest from the stack. */
export function takeObjective(p: TrailContext, seat: Seat): void {
  const card = p.s.objectives[0];
  if (card === undefined) {
    p.log?.push({ type: 'automa-skips', seat, deed: 'objective' });
    return;
  }
  acquire(p, seat, card, 'discard', 'display');
  takeFromDisplay(p, card);
}

// ---- hiring ---------------------------------------------------------------------------------------------------------

/** Every worker there is room for; a pick is [worker, row]. */
function jobsFor(p: TrailContext, seat: Seat, types: readonly number[]): Candidate[] {
  return types
    .filter((worker) => !rowFull(p, seat, worker))
    .flatMap((worker) =>
      p.c.jobCosts.flatMap((cost, row): Candidate[] =>
        p.c.rules.hasJob(p, worker, row) && !p.c.rules.jobRowClosed(p, row)
          ? [{ pick: [worker, row], label: `${p.c.workers[worker]} ${cost}` }]
          : [],
      ),
    );
}

/** How to choose among workers; less is better. */
export const hiring = {
  cheapest: (p: TrailContext): Criterion => ({ name: 'cheapest', cost: ([, row]) => p.c.jobCosts[row!]! }),
  speciality: (p: TrailContext, seat: Seat): Criterion => ({
    name: 'speciality',
    cost: ([worker]) => (worker === automaStateOf(p, seat).speciality ? 0 : 1),
  }),
  mostNumerous: (p: TrailContext, seat: Seat): Criterion => ({
    name: 'most-numerous',
    cost: ([worker]) => -p.s.players[seat]!.workers[worker!]!,
  }),
};

export function chooseWorker(
  p: TrailContext,
  seat: Seat,
  hire: ChosenAction,
  card: number,
  types: readonly number[],
  criteria: readonly Criterion[],
): void {
  choose(p, seat, hire, card, jobsFor(p, seat, types), criteria);
}
