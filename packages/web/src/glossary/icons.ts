import type { CoreState, Effect } from '@drover/engine';
import type { Thing } from '@drover/words';
import { componentsOf, kitOf } from '../editions/editions.ts';

/** Every kind of icon an edition prints, in its simplest form, and where it is found. */
export interface PrintedIcon {
  readonly effect: Effect;
  readonly on: readonly Place[];
}

/** Something an icon is printed on: a piece with a name, or a building, which is called by its id. */
export type Place = { readonly thing: Thing } | { readonly building: string };

/** Where the icons are: what the pieces do, piece by piece. */
function* printed(view: CoreState): Generator<{ readonly place: Place; readonly effects: readonly (Effect | null)[] }> {
  const c = componentsOf(view);
  const kit = kitOf(view);
  for (const [neutral, { front, back }] of c.neutral.entries())
    yield { place: { thing: { is: 'neutral', neutral } }, effects: [...front, ...(back ?? [])] };
  for (const { id, actions } of c.buildings) yield { place: { building: id }, effects: actions };
  for (const [auxiliary, { single, double }] of c.auxiliaries.entries())
    yield { place: { thing: { is: 'auxiliary', auxiliary } }, effects: [single, double] };
  for (const [card, { options }] of c.cards.entries())
    yield { place: { thing: { is: 'card', card } }, effects: options };
  for (const [space, { risk }] of c.spaces.entries())
    yield { place: { thing: { is: 'space', space } }, effects: [risk] };
  for (const [worker, row] of c.workerRows.entries())
    yield { place: { thing: { is: 'worker', worker } }, effects: row };
  for (const [tile, { rewards, needs }] of kit.bonusTiles(view).entries())
    yield { place: { thing: { is: 'bonus-tile', tile } }, effects: [...rewards, needs] };
  for (const { thing, gain } of kit.masters(view)) yield { place: { thing }, effects: [gain] };
  for (const { thing, brings } of kit.destinations(view)) yield { place: { thing }, effects: brings };
}

/** The icon and those inside it. */
function* within(effect: Effect): Generator<Effect> {
  yield effect;
  if ('then' in effect) yield* within(effect.then);
  if (effect.do === 'all' || effect.do === 'either') for (const part of effect.of) yield* within(part);
}

const MOST_PLACES = 3;
const lengthOf = (effect: Effect): number => JSON.stringify(effect).length;

export function iconsOf(view: CoreState): PrintedIcon[] {
  const found = new Map<Effect['do'], { effect: Effect; on: Place[] }>();
  for (const { place, effects } of printed(view))
    for (const whole of effects)
      for (const effect of whole === null ? [] : within(whole)) {
        const known = found.get(effect.do) ?? { effect, on: [] };
        if (lengthOf(effect) < lengthOf(known.effect)) known.effect = effect;
        if (known.on.length < MOST_PLACES && known.on.at(-1) !== place) known.on.push(place);
        found.set(effect.do, known);
      }
  return [...found.values()];
}
