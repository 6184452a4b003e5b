import type { CoreState, EditionId, NzState, Seat } from '@drover/engine';
import { words } from './teller.ts';

/** What the command line has to know of an edition. */
export interface EditionKit {
  readonly name: string;
  /** The options that make up a variant, by its name. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The automatic opponent of the solo game, and the option that seats it. */
  readonly opponent: {
    readonly name: string;
    readonly option: string;
    /** For the usage: who it is, and where it may deliver first. */
    readonly usage: { readonly who: string; readonly firstDelivery: string };
  };
  /** What a seat has beside money: `3 gold`. */
  treasures(state: CoreState, seat: Seat): readonly string[];
}

export const KITS: Readonly<Record<EditionId, EditionKit>> = {
  nz: {
    name: words.names.editions.nz,
    variants: {},
    opponent: {
      name: words.names.opponents.nz,
      option: 'sarah',
      usage: { who: 'Sarah (nz)', firstDelivery: 'a local post (nz: 0, 1, 3, ... 21)' },
    },
    treasures: (state, seat) => [`${(state as NzState).players[seat].gold} gold`],
  },
  second: {
    name: words.names.editions.second,
    variants: { simmental: { simmental: true } },
    opponent: {
      name: words.names.opponents.second,
      option: 'sam',
      usage: { who: 'Sam (second, a reconstruction)', firstDelivery: 'a city (second: kansas-city ... new-york)' },
    },
    treasures: () => [],
  },
};

export const kitOf = ({ edition }: { readonly edition: EditionId }): EditionKit => KITS[edition];
