import { EDITIONS, type EditionId } from '@drover/engine';

/** The words of the game that every language has a fixed word for, by the editions that know them. */

const SHARED = [
  // Places and the way between them.
  'trail',
  'location',
  'move',
  'step',
  'step-limit',
  'fee',
  'hazard',
  'rockfall',
  'flood',
  'neutral-building',
  'private-building',
  'building-space',
  'player-board',
  // A turn.
  'phase',
  'resolve',
  'use-action',
  'local-action',
  'risk-action',
  'auxiliary-action',
  'immediate-action',
  'reward',
  'forfeit',
  // Workers and buildings.
  'worker',
  'hire',
  'job-market',
  'worker-row',
  'build',
  'replace',
  // Cards.
  'deck',
  'draw',
  'discard',
  'draw-stack',
  'discard-pile',
  'hand-limit',
  'breed',
  'breeding-value',
  'reveal',
  'market-stack',
  'purchase-option',
  'objective',
  'objective-display',
  'task',
  'exchange-token',
  // Deliveries.
  'income',
  'certificate',
  'permanent-certificate',
  'delivery',
  'transport-costs',
  'disc',
  'corners',
  'unlock',
  'upgrade',
  'appoint',
  'foresight',
  'bag',
  'market-token',
  // The end.
  'victory-points',
  'last-turn',
  'specialization',
] as const;

const NZ = [
  'runholder',
  'wellington',
  'flock',
  'sheep-market',
  'shepherd',
  'craftsman',
  'sailor',
  'shearer',
  'joker',
  'shear',
  'wool-value',
  'permanent-wool',
  'trading-post',
  'foreign-post',
  'wool-post',
  'ship',
  'sea-routes',
  'harbour',
  'storehouse',
  'harbourmaster',
  'pathfinder-track',
  'step-tile',
  'fee-tile',
  'gold',
  'bonus-tile',
  'bonus-tiles-market',
  'invest',
  'bonus-card',
  'deck-building-card',
  'sarah',
] as const;

const SECOND = [
  'herder',
  'kansas-city',
  'herd',
  'cattle-market',
  'cowboy',
  'builder',
  'engineer',
  'city',
  'engine',
  'railroad',
  'turnout',
  'station',
  'station-master',
  'outlaw',
  'bounty',
  'drought',
  'starting-objective',
  'simmental',
  'sam',
] as const;

export const TERMS = [...SHARED, ...NZ, ...SECOND] as const;
export type TermKey = (typeof TERMS)[number];

/** What only one edition has. */
const OWN: Readonly<Record<EditionId, readonly string[]>> = { nz: NZ, second: SECOND };
const shared: readonly string[] = SHARED;

export const editionsOf = (key: TermKey): readonly EditionId[] =>
  EDITIONS.filter((edition) => shared.includes(key) || OWN[edition].includes(key));

/**
 * Where a rulebook of this language says it: `NZ 9`, `SE 14`. Where there is none in this language the page is that of
 * the English one, `SE 14 (en)`, and the word is ours; `SE 14 (en, estimated)` is where it should be there, not looked up.
 * `ours` alone: no rulebook has a word for it.
 */
export type Page =
  | `${'NZ' | 'SE'} ${number}`
  | `${'NZ' | 'SE'} ${number} ${'(en)' | '(en, estimated)'}`
  | 'NZ solo'
  | 'NZ solo (fr)'
  | 'ours';

/**
 * Whole words, whatever their capitals; `*` stands for any letters: `recrut*`. Otherwise a regular expression:
 * `tolls?`, `cowboy(s|ish)`.
 */
export type Pattern = string;

export interface Term {
  readonly term: string;
  readonly page: Page;
  /** What it is, for a player, in our own words. */
  readonly means: string;
  /**
   * The forms it has in sentences, so that they can be linked to it: see Pattern. A pattern with a capital is looked for
   * with a capital alone. None where the word is that of another term.
   */
  readonly said: readonly Pattern[];
  /** A case of it as it comes up in play. */
  readonly example: string;
  /** What must not be said for it: see Pattern. */
  readonly not?: readonly Pattern[];
  /** Where such a word is right nevertheless. */
  readonly except?: readonly Pattern[];
}

export type Glossary = Readonly<Record<TermKey, Term>>;
