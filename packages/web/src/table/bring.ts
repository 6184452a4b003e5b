import type { Camera } from './camera.svelte.ts';
import type { Choice } from './choices.ts';
import { framed } from './frame.ts';
import { FINGER } from './phone.ts';

/** Room between what is brought into view and the edge of the board, in pixels. */
const MARGIN = 24;

/** How far to move what lies between `low` and `high`; what is too long for the window comes to its middle. */
const beyond = (low: number, high: number, from: number, to: number): number => {
  if (high - low > to - from - 2 * MARGIN) return (from + to - low - high) / 2;
  if (low < from + MARGIN) return from + MARGIN - low;
  return Math.min(0, to - MARGIN - high);
};

/** Moves the table so far that what is lit can be seen above what lies over its lower edge; what can be seen stays. */
export function bringIntoView(board: Element, camera: Camera, over: Element | null = null): void {
  const lit = [...board.querySelectorAll('.spot.lit')].map((spot) => spot.getBoundingClientRect());
  if (lit.length === 0) return;
  const edge = board.getBoundingClientRect();
  const dx = beyond(
    Math.min(...lit.map(({ left }) => left)),
    Math.max(...lit.map(({ right }) => right)),
    edge.left,
    edge.right,
  );
  const dy = beyond(
    Math.min(...lit.map(({ top }) => top)),
    Math.max(...lit.map(({ bottom }) => bottom)),
    edge.top,
    over?.getBoundingClientRect().top ?? edge.bottom,
  );
  if (dx !== 0 || dy !== 0) camera.pan(dx, dy);
}

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
  const shown = camera.regionOf(edge, whole);
  const region = framed(places, shown, edge.width / shown.w, FINGER + 1, MARGIN / 2);
  if (region !== null) camera.show(region);
}

/** How many times larger a drawing must be for a finger to meet everything that can be chosen on it. */
export function growth(drawing: Element): number {
  const sizes = openPlaces(drawing).map((spot) => spot.getBoundingClientRect());
  return (FINGER + 1) / Math.min(...sizes.flatMap(({ width, height }) => [width, height]));
}
