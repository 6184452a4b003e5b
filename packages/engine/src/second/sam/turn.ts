import { takeObjective } from '../../automa/actions.ts';
import { automaStateOf, placeDisc } from '../../automa/state.ts';
import { bounded } from '../../automa/turn.ts';
import type { Seat } from '../../core/state.ts';
import type { AutomaCard } from '../../trail/types.ts';
import { ownBuildings } from '../../trail/walking.ts';
import { chooseForesight, choosable } from '../kansas-city.ts';
import { playerOf, WORKERS, type SecondContext } from '../state.ts';
import { citiesUp } from './setup.ts';

/** Sam's pace, and what he does in Kansas City. */

export function samSteps(p: SecondContext, seat: Seat, card: number): number {
  const { cards, steps } = p.c.tables.sam;
  const { move } = cards[card]!;
  if (typeof move === 'object') return move[p.c.players as 2 | 3 | 4];
  if (move === 'buildings') return bounded(mostBuildings(p), steps);
  const type = move === 'speciality' ? automaStateOf(p, seat).speciality : WORKERS.indexOf(move);
  return bounded(playerOf(p, seat).workers[type]!, steps);
}

const mostBuildings = (p: SecondContext): number =>
  Math.max(...p.s.players.map((_, seat) => ownBuildings(p, seat).length));

/** Whether he does something small without the speciality is a matter of the tables. */
export function samCard(p: SecondContext, card: number): AutomaCard {
  const { cards, otherwise } = p.c.tables.sam;
  return otherwise ? cards[card]! : { ...cards[card]!, otherwise: [] };
}

/** The right-hand tiles, no income, and the next city, New York again and again. */
export function samInKansasCity(p: SecondContext, seat: Seat): void {
  p.s.foresight.forEach((spaces, bag) => {
    const space = [1, 0].find((i) => choosable(p, spaces[i]!));
    if (space !== undefined) chooseForesight(p, seat, bag, space);
  });
  p.s.agenda.push({ task: 'leave-kansas-city', seat });
  deliverSam(p, seat);
}

/** Where he delivers when he is in Kansas City again. */
export const nextCity = (p: SecondContext, seat: Seat): number => citiesUp(p.c)[automaStateOf(p, seat).next]!;

function deliverSam(p: SecondContext, seat: Seat): void {
  const automa = automaStateOf(p, seat);
  const city = nextCity(p, seat);
  automa.next = Math.min(automa.next + 1, citiesUp(p.c).length - 1);
  if (!placeDisc(p, seat)) return;
  const own = playerOf(p, seat).cities;
  own[city]!++;
  p.log?.push({ type: 'delivered', seat, city: p.c.cities[city]!.id, disc: null });
  for (const { a, b, action } of p.c.cityArrows)
    if (action?.do === 'objective' && own[city] === 1 && (a === city || b === city) && own[a]! > 0 && own[b]! > 0)
      takeObjective(p, seat);
}
