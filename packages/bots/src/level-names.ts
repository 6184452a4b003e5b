/** What people choose from, weakest first. Apart from the bots themselves, so that naming them costs nothing. */
export const LEVELS = [
  'beginner',
  'easy',
  'casual',
  'keen',
  'steady',
  'skilled',
  'seasoned',
  'sharp',
  'strong',
  'expert',
] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/** The next one up or down; null at either end. */
export const levelAbove = (level: Level): Level | null => LEVELS[LEVELS.indexOf(level) + 1] ?? null;
export const levelBelow = (level: Level): Level | null => LEVELS[LEVELS.indexOf(level) - 1] ?? null;
