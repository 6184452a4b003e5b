import type { Comparison, Reason } from '@drover/bots';
import { writeMove, type CoreState } from '@drover/engine';

type Term = Reason['term'];

/** What a term is called in an English sentence. */
const NAMES: Readonly<Record<Term, string>> = {
  money: 'money',
  flock: 'the herd',
  hand: 'the cards in hand',
  workers: 'workers',
  buildings: 'buildings',
  discs: 'unlocked board spaces',
  deliveries: 'deliveries',
  routes: 'the position of ship or engine',
  pathfinder: 'the pathfinder track',
  certificates: 'certificates',
  gold: 'gold',
  tokens: 'exchange tokens',
  tiles: 'tiles',
  objectives: 'objectives',
  masters: 'harbourmasters or station masters',
  tempo: 'progress along the trail',
  options: 'what can be done next',
};

const list = (sign: string, reasons: readonly Reason[]): string[] =>
  reasons.map(({ term, points }) => `${sign}${points.toFixed(1)} ${NAMES[term]}`);

/** Less than a point is as good. */
const ALIKE = 1;

/** What speaks for a move and against it, in points, compared with another one. */
export function comparisonInWords(state: CoreState, { against, by, more, less }: Comparison): string {
  const other = writeMove(state, against);
  if (Math.abs(by) < ALIKE) return `about as good as ${other}`;
  const parts = [...list('+', more), ...list('−', less)];
  if (parts.length === 0) return `${by > 0 ? 'better' : 'weaker'} in the long run than ${other}`;
  return `${parts.join(', ')} compared with ${other}`;
}
