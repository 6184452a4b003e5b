import type { NzComponents } from '@drover/engine';

/** What an option of the sheep market brings, as its line shows it: colours of breeds, or sheep of so many points. */
export interface Offer {
  readonly take: number;
  readonly colours: readonly string[];
  readonly vp: number | null;
}

export function sheepOf(c: NzComponents, option: number): Offer {
  const { sheep, take } = Object.values(c.tables.buying)[option]!;
  const colourOf = (breed: string): string => c.tables.breeds[breed as keyof typeof c.tables.breeds].colour;
  if ('breeds' in sheep) return { take, colours: sheep.breeds.map(colourOf), vp: null };
  return { take, colours: [], vp: 'vp' in sheep ? sheep.vp : null };
}
