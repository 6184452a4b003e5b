import type { Effect, Seat } from '@drover/engine';
import type { EveryEdition } from './every-edition.ts';

/**
 * Anything on the table that can be pointed at: it has a name and explains itself. Numbers are those of the compiled
 * components and of the state, as everywhere in the engine.
 */
export type Thing = SharedThing | OwnThing[keyof OwnThing];

/** Icons are sentences, and players are persons: everything else has a name. */
export type Named = Exclude<Thing, { readonly is: 'effect' | 'player' }>;
export type SharedNamed = Exclude<SharedThing, { readonly is: 'effect' | 'player' }>;

/** What only one edition has. */
type OwnThing = EveryEdition<{ nz: NzThing; second: SecondThing }>;

/** What there is in every edition, or is explained alike. */
export type SharedThing =
  | { readonly is: 'effect'; readonly effect: Effect }
  /** A place on the trail, with whatever lies on it. */
  | { readonly is: 'space'; readonly space: number }
  /** A private building by number (from 0), on the side this game uses. */
  | { readonly is: 'building'; readonly building: number }
  | { readonly is: 'neutral'; readonly neutral: number }
  | { readonly is: 'hazard'; readonly hazard: number }
  | { readonly is: 'outlaw'; readonly outlaw: number }
  | { readonly is: 'worker'; readonly worker: number }
  /** A space of a worker row of a player board, counted from 0. */
  | { readonly is: 'worker-space'; readonly worker: number; readonly space: number }
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'disc'; readonly disc: number }
  | { readonly is: 'auxiliary'; readonly auxiliary: number }
  | { readonly is: 'buying'; readonly option: number }
  | { readonly is: 'player'; readonly seat: Seat }
  | {
      readonly is:
        | 'money'
        | 'gold'
        | 'tokens'
        | 'certificates'
        | 'job-market'
        | 'animal-market'
        | 'bonus-market'
        | 'market-token'
        | 'objectives'
        | 'foresight'
        | 'step-tile'
        | 'fee-tile'
        | 'deck'
        | 'discard-pile'
        | 'hand'
        | 'automa-deck'
        | 'simmental';
    };

export type NzThing =
  | { readonly is: 'bonus-tile'; readonly tile: number }
  | { readonly is: 'harbourmaster'; readonly tile: number }
  | { readonly is: 'post'; readonly post: number }
  | { readonly is: 'sea'; readonly space: number }
  /** Harbours for storehouses first, then the medium ones, as in upgrade moves. */
  | { readonly is: 'harbour'; readonly harbour: number }
  | { readonly is: 'pair'; readonly pair: number }
  | { readonly is: 'pathfinder'; readonly space: number }
  /** A pile of the open card supply: Romney, Sheepdog, Ferry, Kōtare, then the four symbols. */
  | { readonly is: 'supply'; readonly pile: number };

export type SecondThing =
  | { readonly is: 'station-master'; readonly tile: number }
  | { readonly is: 'rail'; readonly space: number }
  | { readonly is: 'station'; readonly station: number }
  | { readonly is: 'city'; readonly city: number };
