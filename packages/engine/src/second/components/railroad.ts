/** The railroad track with its turnouts and stations, and the cities the cattle are delivered to. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, published, rulebook, type Sourced } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { City, CityArrow, Corner, Station } from './types.ts';

interface Railroad {
  /** Spaces are numbered from 0, the start. */
  readonly last: Sourced<number>;
  /** The space after which each turnout branches off; it joins the track again at the next one. */
  readonly turnouts: Readonly<Record<string, Sourced<number>>>;
  readonly stations: Readonly<Record<string, Tagged<Station>>>;
  /** The space after which each cross stands. */
  readonly crosses: Sourced<readonly number[]>;
  /** Dollars for moving back from the last space. */
  readonly endBonus: Sourced<number>;
}

const track = 'boardgamefiesta, RailroadTrack';

const after = (space: number) => published(space, track);

const station = (at: string, cost: number, vp: number, corner: Corner, master: boolean): Tagged<Station> => ({
  at: published(at, track),
  cost: published(cost, track),
  vp: published(vp, track),
  corner: published(corner, track),
  master: published(master, track),
});

export const railroad: Railroad = {
  last: rulebook(39, 'en'),
  turnouts: {
    t4: derived(4, 'the example of engine movement'),
    t7: after(7),
    t10: after(10),
    t13: after(13),
    t16: after(16),
    t21: after(21),
    t25: after(25),
    t29: after(29),
    t33: after(33),
  },
  stations: {
    s1: station('t4', 2, 1, 'white', true),
    s2: station('t7', 2, 1, 'white', true),
    s3: station('t10', 4, 2, 'white', true),
    s4: station('t13', 4, 2, 'white', true),
    s5: station('t16', 6, 3, 'dark', true),
    s6: station('t21', 8, 5, 'dark', false),
    s7: station('t25', 7, 6, 'dark', false),
    s8: station('t29', 6, 7, 'dark', false),
    s9: station('t33', 5, 8, 'dark', false),
    s10: { ...station('39', 3, 9, 'dark', false), at: rulebook('39', 'en') },
  },
  crosses: published([3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17], track),
  endBonus: rulebook(3, 'en'),
};

const printed = 'boardgamefiesta, City';
const deliveryExample = 'the delivery example';

const city = (value: number, crosses: number, corner: Corner): Tagged<City> => ({
  value: published(value, printed),
  crosses: published(crosses, track),
  corner: published(corner, printed),
  money: published(0, printed),
  vp: published(0, printed),
  repeatable: rulebook(false, 'en'),
});

export const cities = rowsOf<City>()({
  'kansas-city': {
    ...city(0, 0, 'white'),
    corner: derived('white', deliveryExample),
    money: rulebook(4, 'en'),
    vp: rulebook(-6, 'en'),
    repeatable: rulebook(true, 'en'),
  },
  fulton: city(1, 0, 'white'),
  'st-louis': { ...city(4, 1, 'white'), corner: derived('white', deliveryExample) },
  bloomington: city(6, 3, 'white'),
  peoria: { ...city(8, 4, 'white'), corner: derived('white', deliveryExample) },
  chicago: {
    ...city(10, 5, 'dark'),
    value: derived(10, deliveryExample),
    corner: derived('dark', deliveryExample),
  },
  toledo: city(12, 7, 'dark'),
  pittsburgh: city(14, 8, 'white'),
  philadelphia: { ...city(16, 9, 'dark'), vp: rulebook(6, 'en') },
  'new-york': { ...city(18, 11, 'dark'), vp: published(9, printed), repeatable: rulebook(true, 'en') },
});

export type CityId = keyof typeof cities;

const arrow = (a: CityId, b: CityId, vp: number, action: SecondEffect | null): Tagged<CityArrow> => ({
  between: published([a, b], track),
  vp: published(vp, track),
  action: published(action, track),
});
const objective: SecondEffect = { do: 'objective', from: 'display' };

export const cityArrows: Readonly<Record<string, Tagged<CityArrow>>> = {
  'fulton-st-louis': arrow('fulton', 'st-louis', -3, objective),
  'st-louis-bloomington': arrow('st-louis', 'bloomington', 0, { do: 'gain', tokens: 1 }),
  'bloomington-peoria': arrow('bloomington', 'peoria', 0, objective),
  'peoria-chicago': arrow('peoria', 'chicago', 0, objective),
  'chicago-toledo': arrow('chicago', 'toledo', 6, null),
  'toledo-pittsburgh': { ...arrow('toledo', 'pittsburgh', 8, null), vp: rulebook(8, 'en') },
  'pittsburgh-philadelphia': { ...arrow('pittsburgh', 'philadelphia', 4, null), vp: rulebook(4, 'en') },
};
