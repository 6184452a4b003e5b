import { ALIKE, type Comparison, type Reason } from '@drover/bots';
import { writeMove, type CoreState, type EditionId } from '@drover/engine';

type Term = Reason['term'];
/** What each edition has its own word for. */
type OwnTerm = 'routes' | 'masters';

/** What a term is called in an English sentence. */
const NAMES: Readonly<Record<Exclude<Term, OwnTerm>, string>> = {
  money: 'money',
  flock: 'the herd',
  hand: 'the cards in hand',
  workers: 'workers',
  buildings: 'buildings',
  discs: 'unlocked board spaces',
  deliveries: 'deliveries',
  pathfinder: 'the pathfinder track',
  certificates: 'certificates',
  gold: 'gold',
  tokens: 'exchange tokens',
  tiles: 'tiles',
  objectives: 'objectives',
  tempo: 'progress along the trail',
  options: 'what can be done next',
};

const OWN_NAMES: Readonly<Record<EditionId, Readonly<Record<OwnTerm, string>>>> = {
  nz: { routes: 'the position of the ship', masters: 'harbourmasters' },
  second: { routes: 'the position of the engine', masters: 'station masters' },
};

function list(edition: EditionId, sign: string, reasons: readonly Reason[]): string[] {
  const names = { ...NAMES, ...OWN_NAMES[edition] };
  return reasons.map(({ term, points }) => `${sign}${points.toFixed(1)} ${names[term]}`);
}

/** What speaks for a move and against it, in points, compared with another one. */
export function comparisonInWords(state: CoreState, { against, by, more, less }: Comparison): string {
  const other = writeMove(state, against);
  if (Math.abs(by) < ALIKE) return `about as good as ${other}`;
  const parts = [...list(state.edition, '+', more), ...list(state.edition, '−', less)];
  if (parts.length === 0) return `${by > 0 ? 'better' : 'weaker'} in the long run than ${other}`;
  return `${parts.join(', ')} compared with ${other}`;
}
