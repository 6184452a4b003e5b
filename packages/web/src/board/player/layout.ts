/** Where the parts of a player board lie, in units of its drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface BoardShape {
  readonly w: number;
  readonly h: number;
  readonly workers: Box;
  readonly auxiliaries: Box;
  /** Limits and tracks, or what a solo opponent has: drawn in units of their own, `PART.h` high. */
  readonly right: { readonly x: number; readonly y: number; readonly scale: number };
  readonly buildings: Strip;
  readonly taken: Strip;
}

/** A row of small things, `BAND` high. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Side by side where there is room, one below the other on a phone. */
export interface Shapes {
  readonly wide: BoardShape;
  readonly tall: BoardShape;
}

/** The colour of the owner, with what is in the purse. */
export const SPINE = 76;
/** A disc space. */
export const SLOT = 43;
export const PART = { h: 242 };
export const BAND = 75;

const LEFT = SPINE + 8;
const TOP = 6;
const BELOW = TOP + PART.h + 8;
/** The board beside a hand. */
export const WIDE = { w: 1000, h: BELOW + BAND + 5 };
const TALL = { w: 528, inner: 436 };

/** The columns of the wide board from left to right, and how wide the two strips below them are. */
export function shapesOf(columns: { auxiliaries: number; workers: number; right: number; buildings: number }): Shapes {
  const { auxiliaries, workers, right, buildings } = columns;
  const h = PART.h;
  const workersX = LEFT + (auxiliaries > 0 ? auxiliaries + 8 : 0);
  const scale = Math.min(1.28, TALL.inner / right);
  const rightY = BELOW;
  const auxiliariesY = rightY + h * scale + 8;
  const buildingsY = auxiliariesY + (auxiliaries > 0 ? h + 8 : 0);
  const takenX = LEFT + buildings + 10;
  return {
    wide: {
      ...WIDE,
      auxiliaries: { x: LEFT, y: TOP, w: auxiliaries, h },
      workers: { x: workersX, y: TOP, w: workers, h },
      right: { x: workersX + workers + 10, y: TOP, scale: 1 },
      buildings: { x: LEFT, y: BELOW, w: buildings },
      // The last corner is kept free for the button that opens everything.
      taken: { x: takenX, y: BELOW, w: WIDE.w - 62 - takenX },
    },
    tall: {
      w: TALL.w,
      h: buildingsY + 2 * (BAND + 6),
      auxiliaries: { x: LEFT, y: auxiliariesY, w: auxiliaries > 0 ? TALL.inner : 0, h: auxiliaries > 0 ? h : 0 },
      workers: { x: LEFT, y: TOP, w: TALL.inner, h },
      right: { x: LEFT, y: rightY, scale },
      buildings: { x: LEFT, y: buildingsY, w: TALL.inner },
      taken: { x: LEFT, y: buildingsY + BAND + 6, w: TALL.inner - 50 },
    },
  };
}
