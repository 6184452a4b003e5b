import type { Region } from '../editions/canvas.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** The smallest region around all of these. */
export function around(places: readonly Region[]): Region {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const w = Math.max(...places.map((place) => place.x + place.w)) - x;
  const h = Math.max(...places.map((place) => place.y + place.h)) - y;
  return { x, y, w, h };
}

const isWithin = (place: Region, { x, y, w, h }: Region): boolean =>
  place.x >= x && place.y >= y && place.x + place.w <= x + w && place.y + place.h <= y + h;

/** As many of the places as a window of this size can show at once. */
export function mostWithin(places: readonly Region[], window: Size): readonly Region[] {
  let most: readonly Region[] = [];
  // A window that shows the most can be moved until a place lies at its left edge and one at its upper edge.
  for (const { x } of places)
    for (const { y } of places) {
      const seen = places.filter((place) => isWithin(place, { ...window, x, y }));
      if (seen.length > most.length) most = seen;
    }
  return most.length > 0 ? most : places.slice(0, 1);
}

/**
 * Which region a window of so many pixels shows, so that every place in it has at least `least` pixels: all places if
 * they fit, else as many as do. Null if that is what it shows already, at `unit` pixels to a unit of the table.
 */
export function framed(
  places: readonly Region[],
  shown: Region,
  unit: number,
  least: number,
  margin: number,
): Region | null {
  const smallest = Math.min(...places.flatMap(({ w, h }) => [w, h]));
  if (smallest * unit >= least && places.every((place) => isWithin(place, shown))) return null;
  const pixels = { w: shown.w * unit, h: shown.h * unit };
  const room = { w: pixels.w - 2 * margin, h: pixels.h - 2 * margin };
  const whole = around(places);
  // As close as it must be, and no further away than it is if everything can be seen from there.
  const close = Math.max(least / smallest, Math.min(unit, room.w / whole.w, room.h / whole.h));
  const middle = around(mostWithin(places, { w: room.w / close, h: room.h / close }));
  const [w, h] = [pixels.w / close, pixels.h / close];
  return { x: middle.x + middle.w / 2 - w / 2, y: middle.y + middle.h / 2 - h / 2, w, h };
}
