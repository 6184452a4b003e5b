import { SHARED_WEIGHTS, type Weights } from '../position/weights.ts';

/** What things are believed to be worth in New Zealand. Written by hand. */
export const NZ_WEIGHTS: Weights = {
  ...SHARED_WEIGHTS,
  buyer2: 6,
  buyer3: 6,
  buyer4: 6,
  buyer5: 4,
  builder2: 3,
  builder3: 3,
  builder4: 3,
  builder5: 3,
  mover2: 5,
  mover3: 5,
  mover4: 4,
  mover5: 3,
  shearer2: 3,
  shearer3: 3,
  shearer4: 3,
  shearer5: 2,
  gold: 0.8,
  pathfinder: 0.5,
  wool: 0.4,
  outlaw: 0,
  cross: 0,
  cull: 0,
};
