import type { Field, Notation } from '../core/notation.ts';
import { card, named, orNone, sharedNotation, space } from '../phases/notation.ts';
import { NO_DISC } from './cities.ts';
import type { SecondComponents } from './compile.ts';
import type { SecondMove } from './moves.ts';
import { FROM_STATION } from './stations.ts';

/** How the moves of the Second Edition are written: `engine t4`, `deliver chicago hand`, `upgrade s1 aux-draw`. */

type F = Field<SecondComponents>;

const stationIds = (c: SecondComponents): string[] => c.stations.map((station) => station.id);

/** A disc space of the board, or a station whose disc is moved. */
const disc = (name: string): F => ({
  name,
  write: (c, value: number) => (value >= FROM_STATION ? c.stations[value - FROM_STATION]?.id : c.discSpaces[value]?.id),
  read(c, word) {
    const station = stationIds(c).indexOf(word);
    if (station >= 0) return FROM_STATION + station;
    const at = c.discSpaces.findIndex((info) => info.id === word);
    return at < 0 ? undefined : at;
  },
  words: (c) => [...stationIds(c), ...c.discSpaces.map((info) => info.id)],
});

export const secondNotation: Notation<SecondMove, SecondComponents> = {
  ...sharedNotation,
  borrow: [space('at')],
  bounty: [space('at')],
  deliver: [
    named('city', (c: SecondComponents) => c.cities.map((city) => city.id)),
    orNone('no-disc', NO_DISC, disc('disc')),
  ],
  engine: [named('to', (c: SecondComponents) => c.rail.map((info) => info.id))],
  'kansas-city': [],
  raise: [card('card')],
  upgrade: [named('station', stationIds), disc('with')],
};
