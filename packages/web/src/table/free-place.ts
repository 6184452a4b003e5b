/** Places of a box on the board, from the one it likes best. */
const PLACES = ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Place = (typeof PLACES)[number];

/** Between the box and the edge of the board, or something on it, in pixels. */
const MARGIN = 10;

/** Where the box covers none of these things within the board; null if it would everywhere. */
export function freePlace(box: HTMLElement, board: HTMLElement, things: string): Place | null {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const taken = [...board.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
  const isFree = (place: Place): boolean => {
    const x = place.endsWith('left') ? left : place.endsWith('right') ? right - w : (left + right - w) / 2;
    const y = place.startsWith('top') ? top : bottom - h;
    return taken.every(
      (thing) =>
        thing.right < x - MARGIN ||
        thing.left > x + w + MARGIN ||
        thing.bottom < y - MARGIN ||
        thing.top > y + h + MARGIN,
    );
  };
  return PLACES.find(isFree) ?? null;
}
