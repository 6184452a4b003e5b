import type { CoreState, GameEvent } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { AnyEvent, AnyState } from '../editions/kit.ts';
import { space } from './shared-spots.ts';

/**
 * Where on the drawn table something happened. What has no place of its own happened where the runholder of the seat
 * stands: see `toldSpots`.
 */
function ownSpots(view: CoreState, event: AnyEvent): readonly string[] {
  const c = componentsOf(view);
  const spaces = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const at = c.spaces.findIndex((one) => one.id === id);
      return at < 0 ? [] : [space(at)];
    });
  /** By its number in a list of things with ids. */
  const numbered = (kind: string, things: readonly { readonly id: string }[], id: string): string[] => {
    const number = things.findIndex((thing) => thing.id === id);
    return number < 0 ? [] : [`${kind}:${number}`];
  };
  /** A list that only some editions have. */
  const own = (list: string): readonly { readonly id: string }[] =>
    (c as unknown as Readonly<Record<string, readonly { readonly id: string }[]>>)[list] ?? [];
  const inMarket = (cards: readonly string[]): string[] => cards.map((card) => `market:${c.cardId[card]}`);
  switch (event.type) {
    case 'moved':
    case 'strolled':
      return spaces(event.path);
    case 'placed':
    case 'built':
    case 'hazard':
    case 'outlaw':
    case 'borrowed':
      return spaces([event.at]);
    case 'foresight':
      return spaces([event.to]);
    case 'bought':
      return inMarket(event.cards);
    case 'market':
      return inMarket(event.added);
    case 'objectives':
      return event.shown.map((card) => `objective:${c.cardId[card]}`);
    case 'delivered': {
      const [kind, id] = 'post' in event ? ['post', event.post] : ['city', event.city];
      return numbered(kind, kitOf(view).destinations(view), id);
    }
    case 'pathfinder':
      return [`pathfinder:${event.to}`];
    case 'sailed':
      return numbered('sea', own('seaSpaces'), event.to);
    case 'upgraded':
      return numbered('harbour', [...own('houses'), ...own('medium')], event.harbour);
    case 'engine':
      return numbered('rail', own('rail'), event.to);
    case 'station':
      return numbered('station', own('stations'), event.station);
    case 'token-moved':
      return ['token'];
    default:
      return [];
  }
}

/** The places a line of the log speaks of, on the table as it was then. */
export function toldSpots(view: CoreState, happened: GameEvent | undefined): readonly string[] {
  if (happened === undefined) return [];
  const event = happened as unknown as AnyEvent;
  const own = ownSpots(view, event);
  if (own.length > 0 || !('seat' in event) || event.type === 'turn') return own;
  const { at } = (view as AnyState).players[event.seat]!;
  return at < 0 ? [] : [space(at)];
}

/** The places that what happened speaks of by itself. */
export const placesOf = (view: CoreState, events: readonly GameEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => ownSpots(view, event as unknown as AnyEvent)));
