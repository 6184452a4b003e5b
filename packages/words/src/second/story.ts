import type { SecondEvent } from '@drover/engine';
import type { Arrow, Worker } from '../pack/ids.ts';
import type { SecondAt } from '../trail/at.ts';
import { railName } from '../trail/automa.ts';
import { effectWords, masterWords } from '../trail/effects.ts';
import { price, type Happening } from '../trail/happening.ts';
import { cardName, discName, properName, tileName } from '../trail/names.ts';
import { placeNamed } from '../trail/places.ts';
import { told } from '../trail/story.ts';
import { deliveryWords, foresightWords, outlawNamed, shownTiles } from '../trail/told-parts.ts';
import { tokenMovedWords } from '../trail/token.ts';
import { stationName, stationNumber } from './things.ts';

/** What happens only in the Second Edition. */
export function secondTold(at: SecondAt, happening: Happening<SecondEvent>): string | null {
  const { c, words } = at;
  const { event, events, who } = happening;
  const { events: say } = words;
  const station = (id: string): string => stationName(at, stationNumber(at, id));
  switch (event.type) {
    case 'engine':
      return say.engine(who, railName(at, event.from), railName(at, event.to));
    case 'station': {
      const upgraded = say.upgraded(who, station(event.station), price(at, events, 'station'));
      if (event.disc === null) return upgraded;
      const { pieces } = words;
      const disc = c.discSpaces.some(({ id }) => id === event.disc)
        ? pieces.clears(discName(at, event.disc))
        : pieces.discFrom(station(event.disc));
      return words.grammar.list([upgraded, disc]);
    }
    case 'station-master': {
      const tile = masterWords(
        at,
        c.stationMasters.find(({ id }) => id === event.tile)!,
      );
      return event.worker === null
        ? say.stationMasterOut(who, tile)
        : say.stationMaster(who, event.worker as Worker, tile);
    }
    case 'outlaw':
      return say.outlaw(who, outlawNamed(at, event.outlaw, event.at));
    case 'permanent':
      return say.permanent(who, effectWords(at, { do: 'permanent', certificates: event.certificates }));
    case 'delivered':
      return deliveryWords(at, who, properName(event.city), event.disc, station);
    case 'raised':
      return say.raised(who, cardName(at, event.from), cardName(at, event.to));
    case 'borrowed':
      return say.borrowed(who, placeNamed(at, event.at));
    case 'strolled':
      return say.strolled(who, event.path.length, placeNamed(at, event.path.at(-1)!));
    case 'foresight':
      return foresightWords(at, who, tileName(at, event.tile)!, event.to);
    case 'foresight-filled':
      return say.foresightShows(String(event.bag), shownTiles(at, event.tiles));
    case 'token-moved':
      return tokenMovedWords(at, event.row, event.arrow as Arrow, c.jobCosts.length);
    default:
      return told(at, { ...happening, event });
  }
}
