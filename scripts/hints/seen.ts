/** How much was looked at. */
export interface Seen {
  readonly positions: number;
  readonly hints: number;
  readonly reasons: number;
  /** Reasons whose turns, played again in another game, are borne out there; and figures counted again there. */
  readonly confirmed: number;
  readonly recounted: number;
  readonly texts: number;
}

export const NOTHING_SEEN: Seen = { positions: 0, hints: 0, reasons: 0, confirmed: 0, recounted: 0, texts: 0 };

export const seenTogether = (a: Seen, b: Seen): Seen => ({
  positions: a.positions + b.positions,
  hints: a.hints + b.hints,
  reasons: a.reasons + b.reasons,
  confirmed: a.confirmed + b.confirmed,
  recounted: a.recounted + b.recounted,
  texts: a.texts + b.texts,
});
