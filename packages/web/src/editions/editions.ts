import type { CoreState, EditionId } from '@drover/engine';
import type { AnyComponents, EditionKit } from './kit.ts';
import { nzKit } from './nz.ts';
import { secondKit } from './second.ts';

/** The editions, as the page knows them. Nothing else in the page asks which edition it has before it. */
export const KITS: Readonly<Record<EditionId, EditionKit>> = { nz: nzKit, second: secondKit };

export const kitOf = ({ edition }: CoreState): EditionKit => KITS[edition];

export const componentsOf = (view: CoreState): AnyComponents => kitOf(view).components(view);
