/** The shape of every icon, for the tables of both editions. An edition prints the icons it has rules for. */
import { OverrideError, unexpected } from '../core/overrides.ts';
import {
  choice,
  count,
  fieldsOf,
  listOf,
  oneOf,
  positive,
  someOf,
  text,
  truth,
  whole,
  wholeOr,
  type Shape,
} from '../core/shapes.ts';
import type { EffectRules } from '../trail/types.ts';
import { SUPPLY_CARDS, type Countable, type Effect } from './effect.ts';

type Of<Name extends Effect['do']> = Extract<Effect, { do: Name }>;

/** What the icons of an edition may say: they do what it has a rule for, and count what it can count. */
export interface Icons {
  readonly rules: EffectRules;
  readonly counts: Readonly<Partial<Record<Countable, unknown>>>;
  /** Fields of a printed icon that this edition has nothing for. */
  readonly without: { readonly [Name in Effect['do']]?: readonly Exclude<keyof Of<Name>, 'do'>[] };
}

/** Market cards, by their breeds or by a number printed on them. */
export const pickBy =
  (number: 'vp' | 'breeding'): Shape =>
  (value, path) => {
    const pick = fieldsOf(value, path, `animals by "breeds" or by "${number}"`);
    const by = Object.keys(pick);
    if (by.length !== 1 || (by[0] !== 'breeds' && by[0] !== number))
      throw unexpected(path, `either "breeds" or "${number}"`, value);
    if (by[0] === number) count(pick[number], `${path}.${number}`);
    else someOf(text, 'breed')(pick.breeds, `${path}.breeds`);
  };
export const marketPick = pickBy('vp');

const discarded: Shape = (value, path) => {
  if (value === 'pair' || value === 'any' || value === 'objective') return;
  const expected = 'pair, any, objective, a "breed" or a "breeding"';
  const cards = fieldsOf(value, path, expected);
  if (Object.keys(cards).length !== 1) throw unexpected(path, expected, value);
  if (Object.hasOwn(cards, 'breeding')) count(cards.breeding, `${path}.breeding`);
  else if (Object.hasOwn(cards, 'breed')) text(cards.breed, `${path}.breed`);
  else throw new OverrideError(`${path}.${Object.keys(cards)[0]}`, 'unknown');
};

/** A field that may be left out. */
const optional = (shape: Shape) => ({ optional: shape });

type FieldShape = Shape | { readonly optional: Shape };
type FieldShapes<Each extends Effect> = { readonly [Field in Exclude<keyof Each, 'do'>]-?: FieldShape };
type EffectShapes = { readonly [Name in Effect['do']]: FieldShapes<Of<Name>> };

/** The shapes of one icon and of a list of icons, as an edition prints them. */
export function effectShapes(icons: Icons): { readonly effect: Shape; readonly effects: Shape } {
  const fieldsByName = new Map<string, ReadonlyMap<string, FieldShape>>();

  const effect: Shape = (value, path) => {
    const { do: name, ...given } = fieldsOf(value, path, 'an effect');
    const fields = fieldsByName.get(name as string);
    if (fields === undefined) throw unexpected(`${path}.do`, `one of ${[...fieldsByName.keys()].join(', ')}`, name);
    const names = [...fields.keys()].join(', ');
    for (const key of Object.keys(given)) {
      if (!fields.has(key))
        throw new OverrideError(`${path}.${key}`, `unknown; the effect ${String(name)} has ${names || 'no fields'}`);
    }
    for (const [key, shape] of fields) {
      if (typeof shape === 'function') shape(given[key], `${path}.${key}`);
      else if (Object.hasOwn(given, key)) shape.optional(given[key], `${path}.${key}`);
    }
    if ((name === 'gain' || name === 'permanent') && Object.keys(given).length === 0)
      throw unexpected(path, `at least one of ${names}`, value);
    if (name === 'shear' && given.exactly === true && given.sheep !== 1)
      throw unexpected(`${path}.sheep`, '1, for that is what exactly means', given.sheep);
  };
  const parts = someOf(effect, 'effect');
  const halves: Shape = (value, path) => {
    parts(value, path);
    const { length } = value as unknown[];
    if (length < 2 || length > 3) throw new OverrideError(path, `${length} effects to choose from instead of 2 or 3`);
  };
  const countable = oneOf(Object.keys(icons.counts));

  const shapes: EffectShapes = {
    gain: { money: optional(positive), gold: optional(positive), tokens: optional(positive) },
    certificates: { steps: positive },
    pathfinder: { steps: positive },
    per: { each: positive, of: countable, then: effect },
    all: { of: parts },
    either: { of: halves },
    pay: { money: count, then: effect },
    discard: { cards: discarded, then: effect },
    draw: { cards: wholeOr(countable), upTo: truth },
    take: { card: oneOf(SUPPLY_CARDS) },
    objective: {
      from: choice<Of<'objective'>['from']>({ display: 1, 'display-or-stack': 1 }),
      onto: optional(choice<NonNullable<Of<'objective'>['onto']>>({ hand: 1 })),
    },
    pick: { count: positive, sheep: marketPick, onto: choice<Of<'pick'>['onto']>({ discard: 1, stack: 1 }) },
    permanent: { certificates: optional(positive), wool: optional(positive) },
    hire: { modifier: whole },
    invest: { modifier: whole },
    buy: {},
    build: { moneyPerCraftsman: count },
    'upgrade-building': { by: positive, moneyPerCraftsman: count },
    ship: { spaces: wholeOr(choice<'sailors'>({ sailors: 1 })) },
    storehouse: { within: positive },
    shear: { sheep: wholeOr(choice<'shearers'>({ shearers: 1 })), exactly: optional(truth) },
    post: { post: text },
    auxiliary: { double: truth },
    'remove-hazard': { cost: count },
    'move-on': { steps: positive },
    joker: {},
    retire: { breeding: count },
    'stack-acquired': {},
    engine: { spaces: wholeOr(countable) },
    'engine-back': { spaces: positive, then: effect },
    bounty: {},
    cull: { cards: positive },
    adjacent: {},
    'special-delivery': {},
    'station-behind': {},
    stroll: { steps: positive },
  };
  for (const name of Object.keys(shapes) as Effect['do'][]) {
    if (icons.rules[name] === undefined) continue;
    const absent: readonly string[] = icons.without[name] ?? [];
    const printed = Object.entries<FieldShape>(shapes[name]).filter(([field]) => !absent.includes(field));
    fieldsByName.set(name, new Map(printed));
  }
  return { effect, effects: listOf(effect) };
}
