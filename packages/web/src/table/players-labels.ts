/** What the strip of players says; every language brings one. */
export interface PlayersLabels {
  /** The strip itself. */
  readonly players: string;
  readonly money: (amount: number) => string;
  readonly cards: (count: number) => string;
  readonly workers: (count: number) => string;
  readonly points: (vp: number) => string;
  /** Not yet on the trail. */
  readonly nowhere: string;
  readonly decides: string;
  readonly thinks: string;
}
