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

/** These two are asked for every position a bot looks at: naming the features is several times as fast as going through them. */
export function clear(parts: Parts): void {
  parts.money = 0;
  parts.flock = 0;
  parts.hand = 0;
  parts.workers = 0;
  parts.buildings = 0;
  parts.discs = 0;
  parts.deliveries = 0;
  parts.routes = 0;
  parts.pathfinder = 0;
  parts.certificates = 0;
  parts.gold = 0;
  parts.tokens = 0;
  parts.tiles = 0;
  parts.objectives = 0;
  parts.masters = 0;
  parts.tempo = 0;
  parts.options = 0;
}

export function sumOf(parts: Parts): number {
  return (
    parts.money +
    parts.flock +
    parts.hand +
    parts.workers +
    parts.buildings +
    parts.discs +
    parts.deliveries +
    parts.routes +
    parts.pathfinder +
    parts.certificates +
    parts.gold +
    parts.tokens +
    parts.tiles +
    parts.objectives +
    parts.masters +
    parts.tempo +
    parts.options
  );
}
