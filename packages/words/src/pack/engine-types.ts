import type {
  NZ_CATEGORIES,
  NzComponents,
  NzEvent,
  NzMove,
  NzPlayer,
  NzState,
  SECOND_CATEGORIES,
  SecondComponents,
  SecondEvent,
  SecondMove,
  SecondPlayer,
  SecondState,
} from '@drover/engine';
import type { EveryEdition } from './every-edition.ts';

/** The engine's types by edition, what any of them may be, and what all of them share. */

type Types = EveryEdition<{
  readonly nz: {
    readonly state: NzState;
    readonly components: NzComponents;
    readonly player: NzPlayer;
    readonly move: NzMove;
    readonly event: NzEvent;
    readonly category: (typeof NZ_CATEGORIES)[number];
    readonly master: NzComponents['harbourmasters'][number];
    readonly automaCard: NzComponents['tables']['sarah']['cards'][string];
  };
  readonly second: {
    readonly state: SecondState;
    readonly components: SecondComponents;
    readonly player: SecondPlayer;
    readonly move: SecondMove;
    readonly event: SecondEvent;
    readonly category: (typeof SECOND_CATEGORIES)[number];
    readonly master: SecondComponents['stationMasters'][number];
    readonly automaCard: SecondComponents['tables']['sam']['cards'][string];
  };
}>;

type Edition = keyof Types;
type Any = Types[Edition];
export type AnyState = Any['state'];
export type AnyComponents = Any['components'];
export type AnyPlayer = Any['player'];
export type AnyMove = Any['move'];
export type AnyEvent = Any['event'];
export type AnyCategory = Any['category'];
/** A harbourmaster, a station master. */
export type AnyMaster = Any['master'];
/** A card of the solo opponent. */
export type AnyAutomaCard = Any['automaCard'];

/** The editions that know this move or event. */
type Knowing<K extends 'move' | 'event', T> = {
  [E in Edition]: T extends Types[E][K] ? E : never;
}[Edition];
type InEvery<K extends 'move' | 'event', T = Any[K]> = T extends T
  ? Edition extends Knowing<K, T>
    ? T
    : never
  : never;
export type SharedMove = InEvery<'move'>;
export type SharedEvent = InEvery<'event'>;
