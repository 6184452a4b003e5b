import type { CoreState, Effect } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';

/** One example of every kind of effect an edition prints, the simplest first: what the icon language is read from. */
export function legend(view: CoreState): Effect[] {
  const c = componentsOf(view);
  const kit = kitOf(view);
  const found = new Map<Effect['do'], Effect>();
  const meet = (effect: Effect | null): void => {
    if (effect === null) return;
    const known = found.get(effect.do);
    if (known === undefined || JSON.stringify(effect).length < JSON.stringify(known).length)
      found.set(effect.do, effect);
    if ('then' in effect) meet(effect.then);
    if (effect.do === 'all' || effect.do === 'either') effect.of.forEach(meet);
  };
  for (const { actions } of c.buildings) actions.forEach(meet);
  for (const { front, back } of c.neutral) [...front, ...(back ?? [])].forEach(meet);
  for (const { single, double } of c.auxiliaries) [single, double].forEach(meet);
  for (const { options } of c.cards) options.forEach(meet);
  for (const { risk } of c.spaces) meet(risk);
  c.workerRows.flat().forEach(meet);
  for (const { rewards, needs } of kit.bonusTiles(view)) [...rewards, needs].forEach(meet);
  for (const { gain } of kit.masters(view)) meet(gain);
  return [...found.values()];
}
