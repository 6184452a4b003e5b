import type { NzEvent } from '@drover/engine';
import { anA } from '../text.ts';
import { effectWords, masterWords, postName } from '../trail/effects.ts';
import { aCard } from '../trail/names.ts';
import { discWords, foresightShows, foresightWords, price, told, type Happening } from '../trail/story.ts';
import { money } from '../trail/table.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import type { NzTable } from './words.ts';

/** What happens only in New Zealand. */
export function nzTold(at: NzTable, happening: Happening<NzEvent>): string | null {
  const { c } = at;
  const { event, events, who } = happening;
  switch (event.type) {
    case 'gold':
      return event.change > 0
        ? `${who} gains ${event.change} gold, now ${event.now}`
        : `${who} pays ${-event.change} gold, ${event.now} left`;
    case 'pathfinder':
      return `${who} moves the pathfinder from ${event.from} to ${event.to}`;
    case 'step-tile':
      return event.side === 1
        ? `${who} takes the step tile and can walk a step farther`
        : `${who} turns the step tile over and can walk another step farther`;
    case 'fees-ended':
      return `${who} pays no fees any more`;
    case 'permanent':
      return `${who} gains ${effectWords(at, { do: 'permanent', certificates: event.certificates, wool: event.wool })}`;
    case 'invested': {
      const tile = c.bonusTiles.findIndex(({ id }) => id === event.tile);
      return `${who} invests ${money(at, event.cost)} in ${event.tile}: ${bonusTileWords(at, tile)}`;
    }
    case 'sailed':
      return `${who} sails to ${event.to}`;
    case 'upgraded':
      return `${who} upgrades harbour ${event.harbour}${price(at, events, 'harbour')}`;
    case 'ship-home':
      return `The ship of ${who} returns to the start`;
    case 'storehouse':
      return `${who} takes a storehouse of pair ${event.pair}${event.complete ? ', its last' : ''}`;
    case 'harbourmaster': {
      const tile = c.harbourmasters.find(({ id }) => id === event.tile)!;
      return `${who} makes ${anA(event.worker)} harbourmaster: ${masterWords(at, tile)}`;
    }
    case 'revealed':
      return `${who} shows ${aCard(at, event.card)}`;
    case 'sheared':
      return `${who} shears ${event.total} wool and receives ${money(at, event.total)}`;
    case 'delivered':
      return `${who} delivers to ${postName(event.post)}${discWords(at, event.disc, 'harbour')}`;
    case 'foresight':
      return `${who} ${foresightWords(at, event)}`;
    case 'foresight-filled':
      return foresightShows(at, event.space, event.tiles);
    case 'buildings-flipped':
      return 'The neutral buildings are turned over';
    case 'bonus-tile-out':
      return `${who} removes bonus tile ${event.tile} from the game`;
    default:
      return told(at, { ...happening, event });
  }
}
