/** Where the parts of a drawn table lie, as data: x, y, width, height. The first is the whole. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Canvas {
  readonly whole: Region;
  /** The trail with its end. */
  readonly map: Region;
  /** Sea routes, or railroad and cities. */
  readonly routes: Region;
  readonly markets: Region;
}

export const NZ_CANVAS: Canvas = {
  whole: { x: 0, y: 0, w: 2160, h: 1290 },
  routes: { x: 0, y: 0, w: 1600, h: 290 },
  map: { x: 0, y: 290, w: 1600, h: 1000 },
  markets: { x: 1600, y: 0, w: 560, h: 1290 },
};

export const SECOND_CANVAS: Canvas = {
  whole: { x: 0, y: 0, w: 2160, h: 1290 },
  routes: { x: 0, y: 0, w: 1600, h: 520 },
  map: { x: 0, y: 290, w: 1600, h: 1000 },
  markets: { x: 1600, y: 0, w: 560, h: 1290 },
};

export const canvasOf = (edition: string): Canvas => (edition === 'nz' ? NZ_CANVAS : SECOND_CANVAS);
