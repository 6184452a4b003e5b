import type { Effect } from '@drover/engine';
import type { EditionKit } from '../editions/kit.ts';
import type { IconName } from '../icons/icons.ts';

/**
 * The icon language: every effect is a short row of glyphs. A number stands before what it counts, money stands in
 * its coin, what is given up is red.
 */
export type Glyph =
  | { readonly is: 'icon'; readonly icon: IconName; readonly on?: 'card' | 'permanent' }
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'money'; readonly text: string; readonly tone: 'gain' | 'cost' | 'cut' }
  | { readonly is: 'nugget'; readonly text: string; readonly given?: boolean }
  /** A small card: of a breed, of a breeding value, of so many points; red-rimmed when it is given up. */
  | {
      readonly is: 'card';
      readonly colour: string | null;
      readonly text?: string;
      readonly vp?: number;
      readonly icon?: IconName;
      readonly given: boolean;
      readonly twice?: boolean;
    }
  | { readonly is: 'post'; readonly text: string; readonly wool: boolean }
  | { readonly is: 'sign'; readonly sign: 'arrow' | 'or' | 'colon' };

/** What an effect alone does not know: the animal of the edition and the colours of its breeds. */
export interface Palette {
  readonly icons: EditionKit['icons'];
  colour(breed: string): string;
}

type Art = readonly Glyph[];
type Drawings = { readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, palette: Palette) => Art };

const icon = (name: IconName, on?: 'card' | 'permanent'): Glyph =>
  on === undefined ? { is: 'icon', icon: name } : { is: 'icon', icon: name, on };
const number = (n: number): Art => (n === 1 ? [] : [{ is: 'number', text: String(n) }]);
const arrow: Glyph = { is: 'sign', sign: 'arrow' };
const colon: Glyph = { is: 'sign', sign: 'colon' };
const slash: Glyph = { is: 'sign', sign: 'or' };
const cost = (money: number): Art => (money > 0 ? [{ is: 'money', text: `−${money}`, tone: 'cost' }] : []);
const surcharge = (money: number): Art =>
  money === 0 ? [] : [{ is: 'money', text: money > 0 ? `+${money}` : `−${-money}`, tone: money > 0 ? 'cost' : 'cut' }];

/** Fixed, or as many as the workers or things of a kind. */
const amount = (n: number | IconName): Art => (typeof n === 'number' ? number(n) : [icon(n), colon]);

function given(cards: Extract<Effect, { do: 'discard' }>['cards'], palette: Palette): Art {
  const card = { is: 'card', colour: null, given: true } as const;
  if (cards === 'objective') return [{ ...card, icon: 'objective' }];
  if (cards === 'any') return [{ ...card, icon: palette.icons.animal }];
  if (cards === 'pair') return [{ ...card, icon: palette.icons.animal, twice: true }];
  if ('breed' in cards) return [{ ...card, colour: palette.colour(cards.breed) }];
  return [{ ...card, text: String(cards.breeding) }];
}

function picked(pick: Extract<Effect, { do: 'pick' }>['sheep'], palette: Palette): Art {
  const card = { is: 'card', colour: null, given: false } as const;
  if ('vp' in pick) return [{ ...card, vp: pick.vp }];
  if ('breeding' in pick) return [{ ...card, text: String(pick.breeding) }];
  return pick.breeds.map((breed) => ({ ...card, colour: palette.colour(breed) }));
}

const drawings: Drawings = {
  gain: ({ money = 0, gold = 0, tokens = 0 }) => [
    ...(money > 0 ? [{ is: 'money', text: String(money), tone: 'gain' } as const] : []),
    ...(gold > 0 ? [{ is: 'nugget', text: gold > 1 ? String(gold) : '' } as const] : []),
    ...(tokens > 0 ? [...number(tokens), icon('token')] : []),
  ],
  certificates: ({ steps }) => [...number(steps), icon('certificate')],
  pathfinder: ({ steps }) => [...number(steps), icon('pathfinder')],
  per: ({ each, of, then }, palette) => [...number(each), icon(of), colon, ...artOf(then, palette)],
  all: ({ of }, palette) => of.flatMap((effect) => artOf(effect, palette)),
  either: ({ of }, palette) =>
    of.flatMap((effect, i) => (i === 0 ? artOf(effect, palette) : [slash, ...artOf(effect, palette)])),
  pay: ({ money, then }, palette) => [...cost(money), arrow, ...artOf(then, palette)],
  discard: ({ cards, then }, palette) => [...given(cards, palette), arrow, ...artOf(then, palette)],
  draw: ({ cards }) => [...amount(cards), icon('draw')],
  take: ({ card }) => [icon(card, 'card')],
  objective: ({ from, onto }) => [
    icon(from === 'display' ? 'objective' : 'objective-stack'),
    ...(onto === 'hand' ? [icon('hand-cards')] : []),
  ],
  pick: ({ count, sheep, onto }, palette) => [
    ...number(count),
    ...picked(sheep, palette),
    ...(onto === 'stack' ? [icon('stack')] : []),
  ],
  permanent: ({ certificates = 0, wool = 0 }) => [
    ...(certificates > 0 ? [...number(certificates), icon('certificate', 'permanent')] : []),
    ...(wool > 0 ? [...number(wool), icon('wool', 'permanent')] : []),
  ],
  hire: ({ modifier }) => [icon('hire'), ...surcharge(modifier)],
  invest: ({ modifier }) => [icon('bonus-tile'), ...surcharge(modifier)],
  buy: (_, palette) => [icon(palette.icons.buy)],
  build: ({ moneyPerCraftsman }, palette) => [
    icon('build'),
    ...cost(moneyPerCraftsman),
    colon,
    icon(palette.icons.builder),
  ],
  'upgrade-building': ({ by, moneyPerCraftsman }) => [icon('upgrade-building'), ...cost(by * moneyPerCraftsman)],
  ship: ({ spaces }) => [...amount(spaces === 'sailors' ? 'sailor' : spaces), icon('ship')],
  storehouse: ({ within }) => [{ is: 'number', text: `≤${within}` }, icon('storehouse')],
  shear: ({ sheep, exactly = false }) => [
    ...(exactly ? [{ is: 'number', text: `=${sheep}` } as const] : amount(sheep === 'shearers' ? 'shearer' : sheep)),
    icon('shear'),
  ],
  post: ({ post }) => [{ is: 'post', text: post.replace(/\D/g, ''), wool: post.startsWith('wool') }],
  auxiliary: ({ double }) => [icon(double ? 'auxiliary-double' : 'auxiliary')],
  'remove-hazard': ({ cost: money }) => [icon('remove-hazard'), ...cost(money)],
  'move-on': ({ steps }) => [...number(steps), icon('move-on')],
  joker: () => [icon('joker')],
  retire: ({ breeding }) => [{ is: 'card', colour: null, text: String(breeding), given: true }, icon('trash')],
  'stack-acquired': () => [icon('stack')],
  engine: ({ spaces }) => [...amount(spaces), icon('engine')],
  'engine-back': ({ spaces, then }, palette) => [
    ...number(spaces),
    icon('engine-back'),
    arrow,
    ...artOf(then, palette),
  ],
  bounty: () => [icon('bounty')],
  cull: ({ cards }) => [...number(cards), icon('trash')],
  adjacent: () => [icon('adjacent')],
  'special-delivery': () => [icon('engine-back'), arrow, icon('city')],
  'station-behind': () => [icon('station-behind')],
  stroll: ({ steps }) => [...number(steps), icon('stroll')],
};

export function artOf(effect: Effect, palette: Palette): Art {
  const draw = drawings[effect.do] as (effect: Effect, palette: Palette) => Art;
  return draw(effect, palette);
}
