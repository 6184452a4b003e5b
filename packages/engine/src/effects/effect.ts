/**
 * Every printed icon of the game is one `Effect`: plain data. The engine knows how to do it (this folder), the
 * table how to draw it, the language packs how to say it.
 */

/** Things a number of which can be owned and counted. */
export type Countable =
  | 'lush-building'
  | 'forest-building'
  | 'storehouse'
  | 'station'
  | 'shepherd'
  | 'cowboy'
  | 'builder'
  | 'engineer'
  | 'hazard'
  | 'outlaw-pair'
  | 'objective';

/** Cards that lie in open supplies, in this order: each under its name, then under the symbols of the bonus stacks. */
export const NAMED_CARDS = ['romney', 'sheepdog', 'ferry', 'kotare'] as const;
export const BONUS_STACKS = ['wheel', 'barrel', 'bell', 'compass'] as const;
export const SUPPLY_CARDS = [...NAMED_CARDS, ...BONUS_STACKS] as const;
export type SupplyCard = (typeof SUPPLY_CARDS)[number];

/** Which sheep of the market an icon speaks of: by breed, or by the victory points printed on them. */
export type MarketPick =
  { readonly breeds: readonly string[] } | { readonly vp: number } | { readonly breeding: number };

export type DiscardedCards = 'pair' | 'any' | 'objective' | { readonly breed: string } | { readonly breeding: number };

export type Effect =
  /** Receive all of it at once. */
  | { readonly do: 'gain'; readonly money?: number; readonly gold?: number; readonly tokens?: number }
  /** Move the certificate marker forward, up to this many. */
  | { readonly do: 'certificates'; readonly steps: number }
  | { readonly do: 'pathfinder'; readonly steps: number }
  /** The whole effect `then`, once for every `each` things owned. */
  | { readonly do: 'per'; readonly each: number; readonly of: Countable; readonly then: Effect }
  | { readonly do: 'all'; readonly of: readonly Effect[] }
  | { readonly do: 'either'; readonly of: readonly Effect[] }
  | { readonly do: 'pay'; readonly money: number; readonly then: Effect }
  /**
   * Discard exactly these cards from hand: two of one breed, any one animal, one of the named breed or of a breeding
   * value, or an objective card.
   */
  | { readonly do: 'discard'; readonly cards: DiscardedCards; readonly then: Effect }
  /** Draw, then discard as many; `upTo` lets the player draw fewer. */
  | { readonly do: 'draw'; readonly cards: number | Countable; readonly upTo: boolean }
  | { readonly do: 'take'; readonly card: SupplyCard }
  | { readonly do: 'objective'; readonly from: 'display' | 'display-or-stack'; readonly onto?: 'hand' }
  /** Take up to `count` sheep from the market without paying for them. */
  | { readonly do: 'pick'; readonly count: number; readonly sheep: MarketPick; readonly onto: 'discard' | 'stack' }
  | { readonly do: 'permanent'; readonly certificates?: number; readonly wool?: number }
  | { readonly do: 'hire'; readonly modifier: number }
  | { readonly do: 'invest'; readonly modifier: number }
  | { readonly do: 'buy' }
  | { readonly do: 'build'; readonly moneyPerCraftsman: number }
  /** Replace an own building by one that needs exactly this many craftsmen more. */
  | { readonly do: 'upgrade-building'; readonly by: number; readonly moneyPerCraftsman: number }
  | { readonly do: 'ship'; readonly spaces: number | 'sailors' }
  /** A storehouse to a harbour this far from the ship, the upgrade itself counting as one. */
  | { readonly do: 'storehouse'; readonly within: number }
  | { readonly do: 'shear'; readonly sheep: number | 'shearers'; readonly exactly?: boolean }
  | { readonly do: 'post'; readonly post: string }
  | { readonly do: 'auxiliary'; readonly double: boolean }
  | { readonly do: 'remove-hazard'; readonly cost: number }
  | { readonly do: 'move-on'; readonly steps: number }
  /** A bonus tile that becomes a worker in any row. */
  | { readonly do: 'joker' }
  /** Remove a player sheep of this breeding value in hand from the game. */
  | { readonly do: 'retire'; readonly breeding: number }
  /** Cards acquired for the rest of the turn go on top of the draw stack. */
  | { readonly do: 'stack-acquired' }
  /** The engine forward, up to so many spaces. */
  | { readonly do: 'engine'; readonly spaces: number | Countable }
  /** The engine backward, exactly so many spaces, for the effect. */
  | { readonly do: 'engine-back'; readonly spaces: number; readonly then: Effect }
  /** Take an outlaw and the reward of its space. */
  | { readonly do: 'bounty' }
  /** Remove up to so many cards in hand from the game. */
  | { readonly do: 'cull'; readonly cards: number }
  /** All local actions of one building next to this one. */
  | { readonly do: 'adjacent' }
  /** The engine backward for a delivery to a city of that value at most. */
  | { readonly do: 'special-delivery' }
  | { readonly do: 'station-behind' }
  /** Along the trail without fees and without using the place, never to its end. */
  | { readonly do: 'stroll'; readonly steps: number };

/**
 * The effects an edition prints: those of these names, counting these things, down to the effects that stand inside
 * others.
 */
export type EffectsOf<Name extends Effect['do'], Count extends Countable> = Printed<Effect, Name, Count>;

type Printed<Each extends Effect, Name extends Effect['do'], Count extends Countable> = Each extends { do: Name }
  ? { readonly [Field in keyof Each]: PrintedField<Each[Field], Name, Count> }
  : never;

type PrintedField<Value, Name extends Effect['do'], Count extends Countable> = [Countable] extends [Value]
  ? Exclude<Value, Exclude<Countable, Count>>
  : Value extends Effect
    ? EffectsOf<Name, Count>
    : Value extends readonly Effect[]
      ? readonly EffectsOf<Name, Count>[]
      : Value;
