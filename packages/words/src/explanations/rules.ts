import type { Effect } from '@drover/engine';
import type { Thing } from '../pack/thing.ts';

/** The rule to open for every icon and every thing, by its id; '' where an edition has no such thing. */
export interface RulePages {
  readonly effects: Readonly<Record<Effect['do'], string>>;
  readonly things: Readonly<Record<Exclude<Thing['is'], 'effect'>, string>>;
}

/** A card's is that of what it is. */
export const ruleOf = ({ effects, things }: RulePages, thing: Thing): string =>
  thing.is === 'effect' ? effects[thing.effect.do] : things[thing.is];
