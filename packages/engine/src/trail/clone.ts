import type { TrailPlayer, TrailState } from './types.ts';

/** Copies of what both editions have; each edition adds its own fields. The setup never changes and is shared. */

export function cloneTrail(s: TrailState): Omit<TrailState, 'players' | 'agenda'> {
  return {
    format: s.format,
    edition: s.edition,
    rules: s.rules,
    setup: s.setup,
    viewer: s.viewer,
    order: s.order.slice(),
    rng: s.rng.slice(),
    reveals: s.reveals,
    turn: s.turn,
    active: s.active,
    over: s.over,
    trail: s.trail.slice(),
    sides: s.sides.slice(),
    objectives: s.objectives.slice(),
    objectiveStack: s.objectiveStack.slice(),
    market: s.market.slice(),
    marketStack: s.marketStack.slice(),
    ending: s.ending,
  };
}

export function cloneTrailPlayer(a: TrailPlayer): TrailPlayer {
  return {
    automa: a.automa,
    money: a.money,
    tokens: a.tokens,
    certificates: a.certificates,
    at: a.at,
    firstTurn: a.firstTurn,
    hand: a.hand.slice(),
    stack: a.stack.slice(),
    known: a.known,
    discard: a.discard.slice(),
    inPlay: a.inPlay.slice(),
    unseen: a.unseen === null ? null : a.unseen.slice(),
    workers: a.workers.slice(),
    discs: a.discs.slice(),
    supply: a.supply.slice(),
    area: a.area.slice(),
    hazards: a.hazards.slice(),
    passedUp: a.passedUp?.slice(),
    stackAcquired: a.stackAcquired,
    mind: a.mind === null ? null : { ...a.mind, deck: a.mind.deck.slice(), seen: a.mind.seen.slice() },
  };
}
