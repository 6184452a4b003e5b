import { capital } from '../pack/capital.ts';
import { BUILDER, BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { ByEdition, RefusalWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { ends } from './editions.ts';
import { a, plural, the, workers } from './grammar.ts';

/** The subject of a sentence. */
const named = (what: Name | null, otherwise: string): string => capital(what === null ? otherwise : the(what));
const place = (what: Name | null): string => (what === null ? 'this place' : the(what));
const quoted = (what: Name): string => `“${capital(what.alone)}”`;

const there: ByEdition = { nz: 'Your ship is already there.', second: 'Your engine is already there.' };

/** Why something cannot be done now. */
export const refusals: RefusalWords = {
  malformed: () => 'Invalid move.',
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is another player’s decision.',
  'not-asked': () => 'Not available right now.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'this')} costs ${cost}; you have ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'this')} costs ${need} gold; you have ${have}.`,
  'not-enough-tokens': ({ need, have }) => `This costs ${counts.tokens(need)}; you have ${have}.`,
  'not-enough-builders': ({ edition, what, need, have }) =>
    `${named(what, 'this building')} needs ${plural(need, workers[BUILDER[edition]])}; you have ${have}.`,
  'not-enough-buyers': ({ edition, need, have }) =>
    `This needs ${plural(need, workers[BUYER[edition]])}; ${have} left.`,
  'no-shearer-left': () => 'No more sheep can be shorn in this action.',
  'no-idle-shearer': () => 'No shearer is idle in this action.',
  'too-far': ({ edition, what, need, have }) =>
    need === 0 ? there[edition] : `${named(what, 'this place')} is ${need} away; you can move only ${have}.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `${named(what, 'this place')} is ${need} away, counting the upgrade; you can move only ${have}.`,
  'not-far-enough': ({ need }) => `The engine cannot move back ${some.spaces(need)} from here.`,
  'not-exactly': ({ what, need }) => `${named(what, 'this space')} is not exactly ${some.spaces(need)} back.`,
  'not-reachable': ({ what, from }) =>
    `${named(what, 'this place')} cannot be reached from ${from === null ? 'here' : the(from)}.`,
  'already-there': ({ what }) => `You are already at ${place(what)}.`,
  'step-by-step': ({ way }) => `Name every place you enter on the way: ${way.map(({ alone }) => alone).join(' > ')}.`,
  'not-there': ({ what }) => `This cannot be done at ${place(what)}.`,
  'out-of-reach': ({ what, need, have }) => `${named(what, 'this place')} needs a total of ${need}; you have ${have}.`,
  'row-full': ({ what }) => (what === null ? 'The row is full.' : `The row of ${the(what)} is full.`),
  'no-such-worker': ({ what }) =>
    what === null ? 'There is nobody to hire.' : `There is no ${what.alone} to hire here.`,
  'no-worker': ({ what }) => `You have no hired ${what === null ? 'worker' : what.alone} to appoint.`,
  'row-closed': () => 'The market token is in this row: nothing is for sale here yet.',
  'no-more-workers': () => 'The token has left the job market: workers can no longer be chosen.',
  'no-such-space': () => 'The market has no such space.',
  'empty-space': ({ what }) => `${named(what, 'this space')} is empty.`,
  'space-taken': ({ what }) => `${named(what, 'this space')} is taken.`,
  'gate-closed': ({ what, need, have }) =>
    `${named(what, 'this space')} requires pathfinder space ${need}; you are at ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'the new building')} must need ${need === 0 ? '' : `exactly ${need} `}more ${workers[BUILDER[edition]].other} than the one it replaces.`,
  'nothing-to-replace': () => 'You have no building on the trail to replace.',
  'not-in-supply': ({ what }) => `${named(what, 'this')} is no longer in your supply.`,
  'sold-out': ({ what }) => `${named(what, 'this')} is not available now.`,
  'already-delivered': ({ what }) => `You already have a disc on ${place(what)}.`,
  'already-upgraded': ({ what }) => `You have already upgraded ${place(what)}.`,
  'no-storehouse-there': ({ what }) =>
    `${named(what, 'this trading post')} opens when you have a storehouse at its harbour.`,
  'no-storehouse-left': () => 'You have no storehouse of this pair left.',
  'no-disc': () => 'You have no disc with matching corners that you can afford.',
  'no-disc-there': ({ what }) => `You have no disc on ${place(what)} to move.`,
  'dark-corners': () => 'You must use a disc with white corners here while you have one.',
  'white-corners-only': () => 'The first disc must come from a space with white corners.',
  'disc-gone': ({ what }) =>
    what === null ? 'This space is already unlocked.' : `${quoted(what)} is already unlocked.`,
  'card-not-in-hand': ({ what }) =>
    what === null ? 'You have no such card in hand.' : `You do not have ${a(what)} in hand.`,
  'other-card-wanted': ({ what }) => (what === null ? 'Another card is needed.' : `You need ${a(what)}.`),
  'already-revealed': ({ what }) => `${named(what, 'this type')} is already revealed: each type counts only once.`,
  'not-a-sheep': ({ what }) => `${named(what, 'this card')} is not an animal.`,
  'no-cards': () => 'You have no card left to draw.',
  'too-many-cards': ({ have }) => `You can draw at most ${some.cards(have)} here.`,
  'no-hazard': ({ what }) => `There is no hazard on ${what === null ? 'the trail' : the(what)}.`,
  'no-outlaw': ({ what }) => `There is no outlaw on ${what === null ? 'the trail' : the(what)}.`,
  locked: ({ what }) => (what === null ? 'This auxiliary action is still locked.' : `${quoted(what)} is still locked.`),
  'not-doubled': ({ what }) =>
    `${what === null ? 'This auxiliary action' : quoted(what)} can be doubled only once both its discs have been removed.`,
  'single-only': () => 'Only a single auxiliary action is allowed here.',
  'already-used': () => 'You have already used this action.',
  'instead-of-local': () => 'Use either local actions or an auxiliary action, not both.',
  'auxiliary-used': () => 'You have already used your one auxiliary action of this phase.',
  'building-replaced': () => 'The building here has been replaced; the new one cannot be used yet.',
  'trail-end': ({ edition }) => `${ends[edition]} has neither local nor auxiliary actions.`,
  'not-own-building': () => 'There are no actions for you here.',
  'nothing-to-gain': () => 'This would have no effect.',
  'during-reveal': () => 'Not possible while cards are being revealed.',
  'finish-first': () => 'Finish the current action first.',
  'opening-first': () => 'First complete the opening steps of your first turn.',
  'only-in-window': () => 'You play cards before moving, or before or after an action.',
  'must-take': () => 'This cannot be forfeited.',
  'discs-left': () => 'You must use a disc from your board as long as one of them can be placed.',
};
