import type { Effect } from '@drover/engine';
import type { AnyComponents } from './catalogue.ts';

/** One example of every kind of effect an edition prints, the simplest first: what the icon language is read from. */
export function legend(c: AnyComponents): Effect[] {
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
  if ('bonusTiles' in c) for (const { rewards, needs } of c.bonusTiles) [...rewards, needs].forEach(meet);
  for (const { gain } of 'harbourmasters' in c ? c.harbourmasters : c.stationMasters) meet(gain);
  return [...found.values()];
}
