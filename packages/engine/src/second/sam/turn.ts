import { drawAutomaCard, mindOf, placeDisc } from '../../automa/mind.ts';
import { takeObjective } from '../../automa/deeds.ts';
import { walkAutoma } from '../../automa/walking.ts';
import type { Seat, Task } from '../../core/state.ts';
import { isPrivate, ownerOf } from '../../trail/tiles.ts';
import { chooseForesight } from '../kansas-city.ts';
import { FIRST_OUTLAW, playerOf, WORKERS, type SecondPlay } from '../state.ts';
import type { DeedTask } from './deeds.ts';
import { citiesUp } from './mind.ts';

/** Sam's turn: draw a card, move, do what it says, and Kansas City if he reached it. */

interface CardTask extends Task {
  readonly card: number;
}

function stepsOf(p: SecondPlay, seat: Seat, card: number): number {
  const { cards, steps } = p.c.tables.sam;
  const { move } = cards[card]!;
  if (typeof move === 'object') return move[p.c.players as 2 | 3 | 4];
  const { workers } = playerOf(p, seat);
  const counted =
    move === 'buildings'
      ? mostBuildings(p)
      : workers[move === 'speciality' ? mindOf(p, seat).speciality : WORKERS.indexOf(move)]!;
  return Math.min(steps.most, Math.max(steps.least, counted));
}

const mostBuildings = (p: SecondPlay): number =>
  Math.max(
    ...p.s.players.map((_, seat) => p.s.trail.filter((tile) => isPrivate(tile) && ownerOf(tile) === seat).length),
  );

export function beginSamTurn(p: SecondPlay, seat: Seat): void {
  const card = drawAutomaCard(p, seat);
  const steps = stepsOf(p, seat, card);
  p.log?.push({ type: 'automa-card', seat, card, steps, speciality: WORKERS[mindOf(p, seat).speciality]! });
  p.s.agenda.push(
    { task: 'sam-finish', seat, card } as CardTask,
    { task: 'sam-kansas-city', seat, card } as CardTask,
    { task: 'sam-act', seat, card } as CardTask,
  );
  walkAutoma(p, seat, steps, card);
}

/** What the card says to his speciality; the actions follow one another. */
export const samAct = {
  run(p: SecondPlay, { seat, card }: CardTask) {
    const { actions, otherwise, speciality } = p.c.tables.sam.cards[card]!;
    const fits = speciality === null || speciality === WORKERS[mindOf(p, seat).speciality];
    const todo = fits ? actions : p.c.tables.sam.otherwise ? otherwise : [];
    for (let i = todo.length - 1; i >= 0; i--)
      p.s.agenda.push({ task: 'sam-deed', seat, card, deed: todo[i]! } as DeedTask);
  },
};

/** The right-hand tiles, no income, and the next city, New York again and again. */
export const samKansasCity = {
  run(p: SecondPlay, { seat }: CardTask) {
    if (playerOf(p, seat).at !== p.c.end) return;
    p.s.foresight.forEach((spaces, bag) => {
      const free = (space: number): boolean =>
        spaces[space]! >= 0 && (spaces[space]! >= FIRST_OUTLAW || p.s.tokenRow < p.c.jobCosts.length);
      const space = free(1) ? 1 : free(0) ? 0 : -1;
      if (space >= 0) chooseForesight(p, seat, bag, space);
    });
    p.s.agenda.push({ task: 'leave-kansas-city', seat });
    deliverSam(p, seat);
  },
};

function deliverSam(p: SecondPlay, seat: Seat): void {
  const mind = mindOf(p, seat);
  const cities = citiesUp(p.c);
  const city = cities[mind.next]!;
  mind.next = Math.min(mind.next + 1, cities.length - 1);
  if (!placeDisc(p, seat)) return;
  const own = playerOf(p, seat).cities;
  own[city]!++;
  p.log?.push({ type: 'delivered', seat, city: p.c.cities[city]!.id, disc: null });
  for (const { a, b, action } of p.c.cityArrows)
    if (action?.do === 'objective' && own[city] === 1 && (a === city || b === city) && own[a]! > 0 && own[b]! > 0)
      takeObjective(p, seat);
}

export const samFinish = {
  run: (p: SecondPlay, { seat, card }: CardTask) => void mindOf(p, seat).seen.push(card),
};
