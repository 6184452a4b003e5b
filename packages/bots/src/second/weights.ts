import { SHARED_WEIGHTS, type Weights } from '../position/weights.ts';

/** What things are believed to be worth in the Second Edition. Written by hand. */
export const SECOND_WEIGHTS: Weights = {
  ...SHARED_WEIGHTS,
  buyer2: 6,
  buyer3: 6,
  buyer4: 6,
  buyer5: 4,
  builder2: 3,
  builder3: 3,
  builder4: 3,
  builder5: 3,
  mover2: 4,
  mover3: 4,
  mover4: 4,
  mover5: 3,
  shearer2: 0,
  shearer3: 0,
  shearer4: 0,
  shearer5: 0,
  gold: 0,
  pathfinder: 0,
  wool: 0,
  outlaw: 0.8,
  cross: 0.15,
  cull: 0.6,
};
