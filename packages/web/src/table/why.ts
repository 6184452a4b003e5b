import { whyNot, type CoreState, type Decision, type Move, type Refusal, type Seat } from '@drover/engine';

/**
 * Why a spot does not answer the question that waits. A spot stands for the move that would be made there if it could;
 * for spots that stand for none there is nothing to say.
 */
export function whyClosed(view: CoreState, seat: Seat, { ask }: Decision, spot: string): Refusal | null {
  const move = moveAt(ask, spot);
  const refusal = move === null ? null : whyNot(view, seat, move);
  // There is no such move at all: then the spot stands for none.
  return refusal?.code === 'malformed' ? null : refusal;
}

function moveAt(ask: string, spot: string): Move | null {
  const [kind, ...numbers] = spot.split(':');
  const [first = 0, second = 0] = numbers.map(Number);
  const make = (move: object): Move => move as Move;
  switch (kind) {
    case 'space':
      if (ask === 'site') return make({ do: 'site', at: first });
      if (ask === 'first-place') return make({ do: 'place', at: first });
      if (ask === 'remove-hazard') return make({ do: 'remove', at: first });
      if (ask === 'bounty') return make({ do: 'bounty', at: first });
      return ask === 'phase-a' || ask === 'move-on' ? make({ do: 'move', path: [first] }) : null;
    case 'job':
      return make({ do: 'hire', worker: first, row: second });
    case 'bonus':
      return make({ do: 'invest', row: first, column: second });
    case 'building':
      return make({ do: 'build', building: first });
    case 'objective':
      return make({ do: 'objective', card: first });
    case 'hand':
      return make(ask.includes('discard') ? { do: 'discard', card: first } : { do: 'play', card: first, half: 0 });
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
    case 'supply':
      return first < 4 ? null : make({ do: 'gold', stack: first - 4 });
    default:
      return null;
  }
}
