/** What moves are expected to lead to is told in whole points: one that leads to so little less is as good. */
export const ALIKE = 1;
