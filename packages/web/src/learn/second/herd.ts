/** One of each type of the first deck, as a hand. */
export const FOUR_TYPES = ['criollo', 'galloway', 'pineywoods', 'santa-gertrudis'] as const;
