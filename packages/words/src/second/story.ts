import type { SecondEvent } from '@drover/engine';
import { masterWords } from '../effects/masters.ts';
import { cardName } from '../names/cards.ts';
import { outlawNumber, placeNamed, spaceNamed } from '../names/places.ts';
import { discName, tileName } from '../names/tiles.ts';
import { OUTLAWS, type Arrow, type Worker } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import { deliveryWords } from '../story/deliveries.ts';
import { price, type Happening } from '../story/event.ts';
import { foresightWords, shownTiles } from '../story/foresight.ts';
import { tokenMovedWords } from '../story/market-token.ts';
import { told } from '../story/shared-events.ts';
import type { SecondTableContext } from './context.ts';
import { cityNamed, railName, stationName, stationNumber } from './names.ts';

/** What happens only in the Second Edition. */
export function secondTold(at: SecondTableContext, happening: Happening<SecondEvent>): string | null {
  const { c, words } = at;
  const { event, events, who } = happening;
  const { events: say } = words;
  const station = (id: string): Name => stationName(at, stationNumber(at, id));
  switch (event.type) {
    case 'engine':
      return say.engine(who, railName(at, event.from), railName(at, event.to));
    case 'station': {
      const place = station(event.station);
      const paid = price(at, events, 'station');
      if (event.disc === null) return say.upgraded(who, place, paid);
      return c.discSpaces.some(({ id }) => id === event.disc)
        ? say.upgradedClearing(who, place, paid, discName(at, event.disc))
        : say.upgradedMoving(who, place, paid, station(event.disc));
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
      return say.outlaw(who, outlawOn(at, event.outlaw, event.at));
    case 'permanent':
      return say.permanent(who, event.certificates, 0);
    case 'delivered':
      return deliveryWords(at, who, cityNamed(at, event.city), event.disc, station);
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

const outlawOn = (at: SecondTableContext, outlaw: string, space: string): Name =>
  at.words.places.outlawOn(
    OUTLAWS.find((colour) => outlaw.startsWith(colour))!,
    outlawNumber(at, spaceNamed(at, space)),
  );
