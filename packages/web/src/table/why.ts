export { explain } from '@drover/words';
import { legalMoves, whyNot, type CoreState, type Move, type Refusal, type Seat } from '@drover/engine';

/**
 * Why a spot does not answer the question that waits. A spot stands for the moves that could be made there; what the
 * question has nothing to do with is no reason, and for spots that stand for no move there is nothing to say.
 */
export function whyClosed(view: CoreState, seat: Seat, spot: string): Refusal | null {
  const refusals = movesAt(spot).map((move) => whyNot(view, seat, move));
  if (refusals.includes(null) || isOnAWay(view, seat, spot)) return null;
  return refusals.find((refusal) => refusal!.rule !== 'format') ?? null;
}

/** A place further off is reached by the places before it, and some way leads there. */
const isOnAWay = (view: CoreState, seat: Seat, spot: string): boolean =>
  legalMoves(view, seat).some((move) => move.do === 'move' && spot === `space:${(move as Walk).path.at(-1)}`);
type Walk = Move & { readonly path: readonly number[] };

function movesAt(spot: string): Move[] {
  const [kind, ...numbers] = spot.split(':');
  const [first = 0, second = 0] = numbers.map(Number);
  const make = (...moves: object[]): Move[] => moves as Move[];
  switch (kind) {
    case 'space':
      return make(
        { do: 'site', at: first },
        { do: 'place', at: first },
        { do: 'remove', at: first },
        { do: 'bounty', at: first },
        { do: 'move', path: [first] },
      );
    case 'job':
      return make({ do: 'hire', worker: first, row: second });
    case 'bonus':
      return make({ do: 'invest', row: first, column: second });
    case 'building':
      return make({ do: 'build', building: first });
    case 'objective':
      return make({ do: 'objective', card: first });
    case 'hand':
      return make({ do: 'discard', card: first }, { do: 'play', card: first, half: 0 });
    case 'post':
      return make({ do: 'deliver', post: first, disc: 0 });
    case 'city':
      return make({ do: 'deliver', city: first, disc: 0 });
    case 'sea':
      return make({ do: 'sail', to: first });
    case 'harbour':
      return make({ do: 'upgrade', harbour: first, with: 0 });
    case 'station':
      return make({ do: 'upgrade', station: first, with: 0 });
    case 'rail':
      return make({ do: 'engine', to: first });
    case 'aux':
      return make({ do: 'auxiliary', which: first, double: 0 });
    case 'market':
      return make({ do: 'buy', option: 0, cards: [first] });
    case 'bonus-card':
      return make({ do: 'gold', stack: first });
    default:
      return [];
  }
}
