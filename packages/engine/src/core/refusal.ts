/** Why a move is not allowed: a code for programs, the rule it follows from, and what a sentence about it needs. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly need?: number | undefined;
  readonly have?: number | undefined;
  readonly what?: string | undefined;
  /** Where `what` lies out of reach from, if not from here. */
  readonly from?: string | undefined;
  /** The words of the edition. */
  readonly terms?: Terms | undefined;
}

/** What an edition calls the things refusals speak of. */
export interface Terms {
  readonly currency: string;
  readonly buyers: string;
  readonly builders: string;
  readonly trailEnd: string;
  readonly animal: string;
}

const PLAIN: Terms = {
  currency: '',
  buyers: 'buyers',
  builders: 'builders',
  trailEnd: 'The end of the trail',
  animal: 'an animal',
};

type Say = (r: Refusal, terms: Terms) => string;
const named = (r: Refusal, otherwise: string): string => r.what ?? otherwise;

/** One sentence per code, in English; the language packs of the table have their own, over the same codes. */
const sentences = {
  malformed: (r) => `This is not a move: ${named(r, 'unreadable')}.`,
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'Another player has to decide now.',
  'not-asked': () => 'This is not among the things that can be decided now.',
  'too-dear': (r, { currency }) =>
    `${named(r, 'This')} costs ${currency}${r.need}, and only ${currency}${r.have} are there.`,
  'not-enough-gold': (r) => `${named(r, 'This')} costs ${r.need} gold, and only ${r.have} are there.`,
  'not-enough-tokens': (r) => `This takes ${r.need} exchange tokens, and only ${r.have} are there.`,
  'not-enough-craftsmen': (r, { builders }) =>
    `${named(r, 'This building')} needs ${r.need} ${builders}, and only ${r.have} work here.`,
  'not-enough-shepherds': (r, { buyers }) =>
    `This option puts ${r.need} ${buyers} to use, and only ${r.have} are free.`,
  'no-shearer-left': () => 'No more can be shorn in this action.',
  'no-idle-shearer': () => 'No shearer of this action is idle.',
  'too-far': (r) => `${named(r, 'This')} is ${r.need} away, and only ${r.have} can be moved.`,
  'upgrade-too-far': (r) =>
    `${named(r, 'This place')} is ${r.need} away, its upgrade included, and only ${r.have} can be moved.`,
  'not-far-enough': (r) =>
    `The engine cannot go back ${r.need} ${r.need === 1 ? 'space' : 'spaces'} from where it stands.`,
  'not-exactly': (r) => `${named(r, 'This space')} is not exactly ${r.need} back.`,
  'not-reachable': (r) => `${named(r, 'This place')} cannot be reached from ${r.from ?? 'here'}.`,
  'already-there': (r) => `${named(r, 'This place')} is where it stands already.`,
  'step-by-step': (r) => `A way names every place that is entered: ${named(r, 'one after the other')}.`,
  'not-there': (r) => `This cannot be done at ${named(r, 'this place')}.`,
  'out-of-reach': (r) => `${named(r, 'This place')} asks for ${r.need}, and the total is ${r.have}.`,
  'row-full': (r) => `The ${named(r, 'worker')} row is full.`,
  'no-such-worker': (r) => `There is no ${named(r, 'worker')} on this space of the job market.`,
  'no-worker': (r) => `There is no hired ${named(r, 'worker')} to give away.`,
  'row-closed': () => 'The market token stands in this row: nothing in it can be had yet.',
  'no-more-workers': () => 'The token has left the job market: workers are not chosen any more.',
  'no-such-space': () => 'The market has no such space.',
  'empty-space': (r) => `${named(r, 'This space')} is empty.`,
  'space-taken': (r) => `${named(r, 'This space')} is taken.`,
  'gate-closed': (r) => `${named(r, 'This space')} opens at pathfinder ${r.need}; the disc stands on ${r.have}.`,
  'not-higher': (r, { builders }) => {
    const more = r.need === undefined ? `more ${builders}` : `exactly ${r.need} more ${builders}`;
    return `${named(r, 'The new building')} does not need ${more} than the one it would replace.`;
  },
  'nothing-to-replace': () => 'There is no own building that could be replaced.',
  'not-in-supply': (r) => `${named(r, 'This')} is no longer in the own supply.`,
  'sold-out': (r) => `${named(r, 'This')} is not to be had now.`,
  'already-delivered': (r) => `${named(r, 'This place')} already holds an own disc.`,
  'already-upgraded': (r) => `${named(r, 'This place')} has already been upgraded by this player.`,
  'no-storehouse-there': (r) => `${named(r, 'This post')} opens with an own storehouse at its harbour.`,
  'no-storehouse-left': () => 'No such storehouse is left.',
  'no-disc': () => 'No disc can be placed there: none with fitting corners can be cleared and paid for.',
  'no-disc-there': (r) => `There is no own disc at ${named(r, 'this place')} that could be moved.`,
  'dark-corners': (r) => `A disc with dark corners does not go to ${named(r, 'a space with white corners')}.`,
  'white-corners-only': () => 'The first disc comes from a space with white corners.',
  'disc-gone': (r) => `The disc space ${named(r, '')} is already clear.`,
  'card-not-in-hand': (r) => `There is no ${named(r, 'such card')} in hand.`,
  'other-card-wanted': (r) => `This asks for another card: ${named(r, 'one that fits')}.`,
  'already-revealed': (r) => `${named(r, 'This breed')} has been revealed: each breed counts once.`,
  'not-a-sheep': (r, { animal }) => `${named(r, 'This card')} is not ${animal}.`,
  'no-cards': () => 'There is no card left to draw.',
  'too-many-cards': (r) => `At most ${r.have} ${r.have === 1 ? 'card' : 'cards'} can be drawn here.`,
  'no-hazard': (r) => `There is no hazard on ${named(r, 'the trail')}.`,
  'no-outlaw': (r) => `There is no outlaw on ${named(r, 'the trail')}.`,
  locked: (r) => `The auxiliary action ${named(r, '')} is still covered by its discs.`,
  'not-doubled': (r) => `The auxiliary action ${named(r, '')} can be doubled only with both its spaces clear.`,
  'single-only': () => 'Only a single auxiliary action is allowed here.',
  'already-used': () => 'This action has been used in this phase.',
  'instead-of-local': () => 'An auxiliary action takes the place of the local actions: it is one or the other.',
  'auxiliary-used': () => 'The one auxiliary action of this phase has been used.',
  'building-replaced': () => 'The building here has been replaced, and the new one is still closed.',
  'trail-end': (_, { trailEnd }) => `${trailEnd} has neither local nor auxiliary actions.`,
  'not-own-building': () => 'There are no local actions for this player here.',
  'nothing-to-gain': () => 'This would bring nothing.',
  'during-reveal': () => 'Cards are being revealed: no token and no drawing card until this is settled.',
  'finish-first': () => 'What has been begun comes first: discards that are owed, or a price that is being paid.',
  'opening-first': () => 'The steps that open the first turn come first.',
  'only-in-window': () => 'Cards are played before moving, or before or after a single action.',
  'must-take': () => 'This cannot be refused.',
  'discs-left': () => 'A disc of the player board can be placed, so it has to be one of those.',
} satisfies Record<string, Say>;

export type RefusalCode = keyof typeof sentences;

export const sentence = (r: Refusal): string => (sentences[r.code] as Say)(r, r.terms ?? PLAIN);

export const refuse = (code: RefusalCode, rule: string, need?: number, have?: number, what?: string): Refusal => ({
  code,
  rule,
  need,
  have,
  what,
});

/** Thrown by `apply`; the state it was asked to change is untouched. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly reason: RefusalCode;
  readonly rule: string;
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${sentence(refusal)} (${refusal.rule})`);
    this.refusal = refusal;
    this.reason = refusal.code;
    this.rule = refusal.rule;
  }
}

/** A state, record or setup this program cannot work with: newer format, other rules, broken data. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}
