/** Icons are data: shapes in a box of 24 by 24 around the origin, painted in order with the colours of the page. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

export const fill = (colour: string, d: string): Shape => ({ d, fill: paint(colour) });
export const line = (colour: string, width: number, d: string): Shape => ({ d, line: paint(colour), width });
/** Filled and outlined, for what is as pale as the paper under it. */
export const edged = (colour: string, edge: string, d: string, width = 1.4): Shape => ({
  d,
  fill: paint(colour),
  line: paint(edge),
  width,
});

/** `self` is the colour of the text around the icon. */
const paint = (colour: string): string => (colour === 'self' ? 'currentColor' : `var(--${colour})`);

export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
