/** A player is a colour and an emblem, so that colour is never the only difference. */
export const EMBLEMS = ['fern', 'kowhai', 'anchor', 'star'] as const;
export type Emblem = (typeof EMBLEMS)[number];

export const emblemOf = (seat: number): Emblem => EMBLEMS[seat]!;
export const colourOf = (seat: number): string => `var(--seat-${seat})`;
export const inkOf = (seat: number): string => `var(--seat-${seat}-ink)`;
