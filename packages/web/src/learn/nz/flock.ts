/** One sheep of each type of the first deck, as a hand. */
export const FOUR_TYPES = ['shropshire', 'southdown', 'english-leicester', 'merino'] as const;
