/** The weights of the evaluation by hand: what things are worth, in points. */
export interface Weights {
  /** A coin early in the game, beyond what it scores at the end. */
  readonly cash: number;
  /** A delivery that can be expected, as a share of what it would bring. */
  readonly delivery: number;
  /** How many points of breeding value a hand is usually above or below what is expected of it. */
  readonly spread: number;
  /** A point of breeding value in hand, right before the end of the trail. */
  readonly hand: number;
  /** Exchanging one card in hand for another. */
  readonly cycle: number;
  /** The second, third, … worker of each row at the start of the game; the value falls as the game goes on. */
  readonly buyer2: number;
  readonly buyer3: number;
  readonly buyer4: number;
  readonly buyer5: number;
  readonly builder2: number;
  readonly builder3: number;
  readonly builder4: number;
  readonly builder5: number;
  readonly mover2: number;
  readonly mover3: number;
  readonly mover4: number;
  readonly mover5: number;
  readonly shearer2: number;
  readonly shearer3: number;
  readonly shearer4: number;
  readonly shearer5: number;
  /** A craftsman's worth of building, for using it over the whole game. */
  readonly building: number;
  /** A coin of fee on an own building, over the whole game. */
  readonly fee: number;
  /** The first and the second disc off each auxiliary action. */
  readonly auxiliary: number;
  readonly doubled: number;
  /** A higher limit of certificates. */
  readonly limit: number;
  /** A step more, each time round. */
  readonly step: number;
  /** A temporary certificate. */
  readonly certificate: number;
  /** An exchange token. */
  readonly token: number;
  /** A turn less to the end of the trail. */
  readonly tempo: number;
  /** What each time round is expected to bring altogether. */
  readonly lap: number;
  /** The same for a solo opponent. */
  readonly automaLap: number;
  /** What arriving is expected to bring before it is known. */
  readonly arrival: number;
  /** The half of an arrow between two deliveries. */
  readonly neighbour: number;
  /** A harbour or station that was upgraded, besides its points. */
  readonly house: number;
  /** The harbours or stations within reach of ship or engine, and how much of that is left a space farther on. */
  readonly route: number;
  readonly discount: number;
  /** A harbourmaster or station master besides what it scores already. */
  readonly master: number;
  /** An objective card that was just taken. */
  readonly objective: number;
  /** The chance to fulfil a task that is still open, at the start of the game. */
  readonly hope: number;
  /** What is left of a choice that another one stands before. */
  readonly deferred: number;
  /** A complete further use of a location. */
  readonly again: number;
  /** New Zealand: a gold, a space of the pathfinder track beyond its points, a point of permanent wool. */
  readonly gold: number;
  readonly pathfinder: number;
  readonly wool: number;
  /** Second Edition: an outlaw, a cross behind the engine, a card less in the deck. */
  readonly outlaw: number;
  readonly cross: number;
  readonly cull: number;
}

/** Those that both editions share. */
export const SHARED_WEIGHTS = {
  cash: 0.35,
  delivery: 0.8,
  spread: 2,
  hand: 0.3,
  cycle: 0.5,
  building: 0.5,
  fee: 0.6,
  auxiliary: 1,
  doubled: 0.4,
  limit: 0.5,
  step: 0.3,
  certificate: 1,
  token: 0.7,
  tempo: 0.8,
  lap: 9,
  automaLap: 20,
  arrival: 3,
  neighbour: 0.4,
  house: 1.5,
  route: 0.25,
  discount: 0.8,
  master: 1,
  objective: 1.2,
  hope: 0.35,
  deferred: 0.7,
  again: 1.5,
};
