/** What people choose from, weakest first. Apart from the bots themselves, so that naming them costs nothing. */
export const LEVELS = ['easy', 'steady', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
