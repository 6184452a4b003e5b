import type { CoreState, GameEvent, Move, Setup } from '@drover/engine';
import type { Teller } from '../teller.ts';
import { bold } from '../text.ts';
import { questionWords } from './moves.ts';
import { seatOf, standsAt } from './names.ts';
import { storyOf, type Happening } from './story.ts';
import type { AnyComponents, AnyEvent, AnyMove, AnyState, Idiom, Table } from './table.ts';
import { trailLines } from './way.ts';

/** What an edition says for itself. */
interface Sayings<S extends AnyState, C extends AnyComponents, M extends AnyMove, E extends AnyEvent> extends Pick<
  Teller,
  'name' | 'categories' | 'variants'
> {
  /** The option that seats the solo opponent. */
  readonly opponent: string;
  readonly words: Idiom;
  components(setup: Setup): C;
  markets(at: Table<S, C>): string[];
  /** What is far away: the sea, the railroad. */
  readonly distance: readonly [heading: string, lines: (at: Table<S, C>) => string[]];
  player(at: Table<S, C>, seat: number): string[];
  move(at: Table<S, C>, move: M): string | null;
  told(at: Table<S, C>, happening: Happening<E>): string | null;
  purse(at: Table<S, C>, player: S['players'][number]): string;
  deliveries(at: Table<S, C>, player: S['players'][number]): number;
}

export function tellerFor<S extends AnyState, C extends AnyComponents, M extends AnyMove, E extends AnyEvent>(
  sayings: Sayings<S, C, M, E>,
): Teller {
  const { name, categories, variants, words, distance } = sayings;
  const tableOf = (state: CoreState): Table<S, C> => ({
    s: state as S,
    c: sayings.components(state.setup),
    words,
  });
  const [heading, farAway] = distance;
  return {
    name,
    categories,
    variants,
    opponent: { name: words.automa.name, option: sayings.opponent },
    seat: (state, seat) => seatOf(tableOf(state), seat),
    deliveries: (state, seat) => sayings.deliveries(tableOf(state), (state as S).players[seat]),
    board(state) {
      const at = tableOf(state);
      return [
        bold('TRAIL'),
        ...trailLines(at),
        '',
        bold('MARKETS'),
        ...sayings.markets(at),
        '',
        bold(heading),
        ...farAway(at),
        ...state.order.flatMap((seat) => ['', ...sayings.player(at, seat)]),
      ];
    },
    question: (state, decision) => questionWords(tableOf(state), decision),
    gloss: (state, move: Move) => sayings.move(tableOf(state), move as M),
    standing(state, seat) {
      const at = tableOf(state);
      const player = at.s.players[seat];
      return `${player.automa ? '' : `${sayings.purse(at, player)}, `}${standsAt(at, player.at)}`;
    },
    story(before, events: readonly GameEvent[]) {
      const at = tableOf(before);
      return storyOf(at, events as unknown as readonly E[], (happening) => sayings.told(at, happening));
    },
  };
}
