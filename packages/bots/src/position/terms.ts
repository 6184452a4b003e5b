/**
 * The terms of the evaluation by hand. Every term is worth points; their sum is what a position is worth. The names are a
 * closed list, so that a page can word them in any language.
 */
export const TERMS = [
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
export type Term = (typeof TERMS)[number];

/** Points by term. */
export type Terms = Record<Term, number>;

export const noTerms = (): Terms => Object.fromEntries(TERMS.map((term) => [term, 0])) as Terms;

/** These two are asked for every position a bot looks at: naming the terms is several times as fast as going through them. */
export function clearTerms(terms: Terms): void {
  terms.money = 0;
  terms.flock = 0;
  terms.hand = 0;
  terms.workers = 0;
  terms.buildings = 0;
  terms.discs = 0;
  terms.deliveries = 0;
  terms.routes = 0;
  terms.pathfinder = 0;
  terms.certificates = 0;
  terms.gold = 0;
  terms.tokens = 0;
  terms.tiles = 0;
  terms.objectives = 0;
  terms.masters = 0;
  terms.tempo = 0;
  terms.options = 0;
}

export function sumOfTerms(terms: Terms): number {
  return (
    terms.money +
    terms.flock +
    terms.hand +
    terms.workers +
    terms.buildings +
    terms.discs +
    terms.deliveries +
    terms.routes +
    terms.pathfinder +
    terms.certificates +
    terms.gold +
    terms.tokens +
    terms.tiles +
    terms.objectives +
    terms.masters +
    terms.tempo +
    terms.options
  );
}
