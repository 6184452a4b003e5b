import { second, type SecondComponents, type SecondState } from '@drover/engine';
import { marketOf, type Market } from '../market.ts';

/** Kansas City: one tile of each bag is placed, and goes to this market if it is a worker. */
const workersOfAVisit = ({ tables, workers }: SecondComponents): number =>
  Object.values(tables.bags).reduce((sum, bag: Readonly<Record<string, number>>) => {
    const all = Object.values(bag).reduce((tiles, count) => tiles + count, 0);
    return sum + workers.reduce((tiles, worker) => tiles + bag[worker]!, 0) / all;
  }, 0);

export function jobMarket(view: SecondState): Market {
  const c = second.components(view);
  return marketOf(view.jobs, c.jobArrows, view.tokenRow, workersOfAVisit(c));
}
