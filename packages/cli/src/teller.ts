import { nz, Unusable, type CoreState, type NzState, type Seat, type SecondState, type Game } from '@drover/engine';
import { loadWords, tellerOf as tellerFor, type Teller } from '@drover/words';

/** The command line speaks English. */
const words = await loadWords('en');

/** Who tells a game; seats go by their numbers. States may be views: what is hidden stays so. */
export const inEnglish = (game: Game): Teller => tellerFor(words, game, []);

/** What the command line has to know of an edition. */
interface EditionFacts {
  readonly name: string;
  /** The options that make up a variant, by its name. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The automatic opponent of the solo game, and the option that seats it. */
  readonly opponent: { readonly name: string; readonly option: string };
  /** Discs a seat has placed by delivering herds or sheep. */
  deliveries(state: CoreState, seat: Seat): number;
}

export const tellers: Readonly<Partial<Record<string, EditionFacts>>> = {
  nz: {
    name: words.names.editions.nz,
    variants: {},
    opponent: { name: words.names.opponents.nz, option: 'sarah' },
    deliveries(state, seat) {
      const { posts } = nz.components(state);
      const discs = (state as NzState).players[seat].posts;
      return discs.reduce((sum, n, post) => sum + (posts[post].wool ? 0 : n), 0);
    },
  },
  second: {
    name: words.names.editions.second,
    variants: { simmental: { simmental: true } },
    opponent: { name: words.names.opponents.second, option: 'sam' },
    deliveries: (state, seat) => (state as SecondState).players[seat].cities.reduce((sum, n) => sum + n, 0),
  },
};

export function tellerOf({ edition }: { readonly edition: string }): EditionFacts {
  const teller = tellers[edition];
  if (teller === undefined) throw new Unusable(`There are no words for the edition "${edition}".`);
  return teller;
}
