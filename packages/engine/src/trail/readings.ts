/**
 * Readings of the rules both editions have given up. Each is a switch that is on for games begun while it was followed
 * and off today; docs/decisions.md says what is played now and why.
 */
export interface TrailReadings {
  /** A solo opponent builds on the first free space of a list, not on the nearest, and never asks at a fork. */
  readonly firstListedSite: boolean;
  /** Of rewards whose price was paid only cards and a moving engine can be left. */
  readonly onlyCardsLeft: boolean;
  /** A custom solo opponent for whom no cards are named plays with all of them. */
  readonly customPlaysAll: boolean;
  /** A master passed up is offered again when the place is upgraded once more. */
  readonly masterOfferedAgain: boolean;
}

export const TRAIL_READINGS: TrailReadings = {
  firstListedSite: false,
  onlyCardsLeft: false,
  customPlaysAll: false,
  masterOfferedAgain: false,
};
