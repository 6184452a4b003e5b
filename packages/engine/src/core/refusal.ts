/** What a sentence about a refusal has to name: numbers, and things by their ids. */
export interface Facts {
  readonly need?: number | undefined;
  readonly have?: number | undefined;
  readonly what?: string | undefined;
  /** Where `what` lies out of reach from, if not from here. */
  readonly from?: string | undefined;
}

/**
 * Why a move is not allowed: a code, the rule it follows from, and the facts. It says nothing by itself: the words have
 * a sentence for every code. Rules that editions share go by their subject until the engine gives the refusal out, and
 * by the id in the reference of the edition from then on.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly facts: Facts;
}

/** Makes a refusal. Every layer has one for its own codes and rules. */
export type Refuse<Codes extends string, Rules extends string> = <Code extends Codes>(
  code: Code,
  rule: Rules,
  facts?: Facts,
) => Refusal<Code>;

const NO_FACTS: Facts = {};

/** Listing moves refuses far more than it lists: the facts are kept as they come, which is cheapest. */
export const refuseAnything: Refuse<string, string> = (code, rule, facts = NO_FACTS) => ({ code, rule, facts });

/** What is refused in any game. */
export type CoreCode = 'malformed' | 'game-over' | 'not-your-turn' | 'not-asked' | 'during-reveal' | 'finish-first';

/** `format` is no rule of a game: what it forbids is not even a move that could be made now. */
export type CoreRule = 'format' | 'reveal';

export const refuse: Refuse<CoreCode, CoreRule> = refuseAnything;

/** For programmers; people are told by the words. */
function plainly({ code, rule, facts }: Refusal): string {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  return [`${code} (${rule})`, ...told.map(([name, value]) => `${name} ${value}`)].join(', ');
}

/** Thrown by `apply`; the state it was asked to change is untouched. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(plainly(refusal));
    this.refusal = refusal;
  }
}

/** A state, record or setup this program cannot work with: newer format, other rules, broken data. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}
