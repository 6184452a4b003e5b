import type { SecondEvent } from '@drover/engine';
import { anA } from '../text.ts';
import { effectWords, masterWords } from '../trail/effects.ts';
import { aCard, placeNamed, tileName } from '../trail/names.ts';
import { discWords, foresightShows, foresightWords, price, told, wayWords, type Happening } from '../trail/story.ts';
import { cityName, railName } from './places.ts';
import type { SecondTable } from './words.ts';

/** What happens only in the Second Edition. */
export function secondTold(at: SecondTable, happening: Happening<SecondEvent>): string | null {
  const { c } = at;
  const { event, events, who } = happening;
  switch (event.type) {
    case 'engine':
      return `${who} moves the engine from ${railName(c, event.from)} to ${railName(c, event.to)}`;
    case 'station':
      return `${who} upgrades station ${event.station}${price(at, events, 'station')}${discWords(at, event.disc, 'station')}`;
    case 'station-master': {
      const words = masterWords(
        at,
        c.stationMasters.find(({ id }) => id === event.tile)!,
      );
      return event.worker === null
        ? `${who} takes the station master tile ${event.tile} out of reach (${words})`
        : `${who} makes ${anA(event.worker)} station master: ${words}`;
    }
    case 'outlaw':
      return `${who} takes the ${tileName(at, event.outlaw)} on ${event.at}`;
    case 'permanent':
      return `${who} gains ${effectWords(at, { do: 'permanent', certificates: event.certificates })}`;
    case 'delivered':
      return `${who} delivers to ${cityName(event.city)}${discWords(at, event.disc, 'station')}`;
    case 'raised':
      return `${who} raises ${aCard(at, event.from)}: it is ${aCard(at, event.to)} now`;
    case 'borrowed':
      return `${who} uses what stands beside it: ${placeNamed(at, event.at)}`;
    case 'strolled':
      return `${who} strolls ${wayWords(at, event.path)}`;
    case 'foresight':
      return `${who} ${foresightWords(at, event)}`;
    case 'foresight-filled':
      return foresightShows(at, event.bag, event.tiles);
    default:
      return told(at, { ...happening, event });
  }
}
