/** Where the parts of a drawn table lie, as data: x, y, width, height. */
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
