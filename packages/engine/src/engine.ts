import { createEngine } from './core/engine.ts';
import type { Countable, Effect } from './effects/effect.ts';
import type { NzCountable } from './nz/counts.ts';
import { nz } from './nz/edition.ts';
import type { NzEffect } from './nz/effects.ts';
import type { SecondCountable } from './second/counts.ts';
import { second } from './second/edition.ts';
import type { SecondEffect } from './second/effects.ts';

/** Every edition, put together. */
export const engine = createEngine({ nz, second });

/** An icon that no edition has a rule for, or a thing that none counts, does not compile here. */
type Ruled<Icon extends NzEffect['do'] | SecondEffect['do']> = Icon;
type Counted<Thing extends NzCountable | SecondCountable> = Thing;
export type EffectName = Ruled<Effect['do']>;
export type CountableName = Counted<Countable>;
