import type { Camera } from './camera.svelte.ts';

/** Room between what is brought into view and the edge of the board, in pixels. */
export const MARGIN = 24;

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
