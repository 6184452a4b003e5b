/**
 * What a position is made of in the eyes of a bot. Every feature is worth points; their sum is the valuation. The names
 * are a closed list, so that a page can word them in any language.
 */
export const FEATURES = [
  'money',
  'flock',
  'hand',
  'workers',
  'buildings',
  'discs',
  'deliveries',
  'routes',
  'pathfinder',
  'certificates',
  'gold',
  'tokens',
  'tiles',
  'objectives',
  'masters',
  'tempo',
  'options',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Points by feature. */
export type Parts = Record<Feature, number>;

export const noParts = (): Parts => Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Parts;
