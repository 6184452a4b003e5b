import type { Seat } from '@drover/engine';
import { reasonWords } from '../automa/decisions.ts';
import type { TableContext } from '../context/context.ts';
import type { AnyEvent } from '../pack/engine-types.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import type { Happening } from './event.ts';

/** What happened, a line for each thing. Payments are told together with what they are for. */

export interface Line {
  readonly seat: Seat | null;
  readonly text: string;
  readonly kind: 'turn' | 'deed' | 'automa' | 'end';
  /** Which of the events it tells. */
  readonly event: number;
}

/** Sentences about no seat ask for nobody. */
const NOBODY: Player = { is: 'named', name: '' };

export function storyOf<E extends AnyEvent>(
  at: TableContext,
  events: readonly E[],
  nameOf: (source: string) => Name,
  told: (happening: Happening<E>) => string | null,
): Line[] {
  return events.flatMap((event, i) => {
    const seat = 'seat' in event ? event.seat : null;
    const text = told({ event, events, i, who: seat === null ? NOBODY : at.who(seat), nameOf });
    return text === null ? [] : [{ seat, text: because(at, text, events[i - 1]), kind: kindOf(at, event), event: i }];
  });
}

function kindOf({ s }: TableContext, event: AnyEvent): Line['kind'] {
  if (event.type === 'turn') return 'turn';
  if (event.type === 'over' || event.type === 'end-triggered') return 'end';
  return 'seat' in event && s.players[event.seat].automa ? 'automa' : 'deed';
}

/** What a solo opponent chose is told with what came of it; so is the reason. */
const because = (at: TableContext, text: string, before: AnyEvent | undefined): string =>
  before?.type === 'automa-chose' ? at.words.automa.because(text, reasonWords(at, before.by)) : text;
