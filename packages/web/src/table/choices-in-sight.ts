import type { Region } from '../editions/canvas.ts';
import { MARGIN } from './bring.ts';
import type { Camera } from './camera.svelte.ts';
import type { Choice } from './choices.ts';
import { around, framed, mostWithin } from './frame.ts';
import { FINGER } from './phone.ts';

const openPlaces = (part: Element): SVGElement[] => [...part.querySelectorAll<SVGElement>('.spot.open')];

/** The places on this part of the table where one of these choices lies, and how many of the choices that are. */
export function choicesOn(part: Element, choices: readonly Choice[]): { places: Element[]; count: number } {
  const has = ({ spots }: Choice, place: SVGElement): boolean => spots.includes(place.dataset['spot']!);
  const places = openPlaces(part).filter((place) => choices.some((choice) => has(choice, place)));
  return { places, count: choices.filter((choice) => places.some((place) => has(choice, place))).length };
}

/** The camera goes to the places that can be chosen, so close that a finger can tell them apart. */
export function goToChoices(board: Element, camera: Camera): void {
  const edge = board.getBoundingClientRect();
  const whole = board.querySelector('.canvas')!.getBoundingClientRect();
  const places = openPlaces(board).map((spot) => camera.regionOf(spot.getBoundingClientRect(), whole));
  if (places.length === 0 || edge.width === 0) return;
  const { shown } = camera;
  const region = framed(places, shown, camera.width / shown.w, FINGER + 1, MARGIN / 2);
  if (region !== null) camera.show(region);
}

/** Scrolls to where the most of these places are in sight. */
export function scrollToMost(part: Element, places: readonly Element[]): void {
  const regionOf = (element: Element): Region => {
    const { x, y, width: w, height: h } = element.getBoundingClientRect();
    return { x, y, w, h };
  };
  const window = regionOf(part);
  const { x, y, w, h } = around(mostWithin(places.map(regionOf), { w: window.w, h: window.h }));
  part.scrollBy({ left: x + w / 2 - (window.x + window.w / 2), top: y + h / 2 - (window.y + window.h / 2) });
}

/** How many times larger a drawing must be for a finger to meet everything that can be chosen on it. */
export function growth(drawing: Element): number {
  const sizes = openPlaces(drawing).map((spot) => spot.getBoundingClientRect());
  return (FINGER + 1) / Math.min(...sizes.flatMap(({ width, height }) => [width, height]));
}
