import { BUILDER, BUYER } from '../pack/ids.ts';
import type { RefusalWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { ends, plural, workers } from './grammar.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const named = (what: string, otherwise: string): string => capital(what === '' ? otherwise : what);

/** Why something cannot be done now. */
export const refusals: RefusalWords = {
  malformed: () => 'This is not a move.',
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'Another player has to decide now.',
  'not-asked': () => 'This cannot be chosen now.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'this')} costs ${cost}; you have ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'this')} costs ${need} gold; you have ${have}.`,
  'not-enough-tokens': ({ need, have }) => `This takes ${counts.tokens(need)}; you have ${have}.`,
  'not-enough-craftsmen': ({ edition, what, need, have }) =>
    `${named(what, 'this building')} needs ${plural(need, workers[BUILDER[edition]])}; you have ${have}.`,
  'not-enough-shepherds': ({ edition, need, have }) =>
    `This takes ${plural(need, workers[BUYER[edition]])}; ${have} left.`,
  'no-shearer-left': () => 'No more sheep can be shorn in this action.',
  'no-idle-shearer': () => 'No shearer of this action is idle.',
  'too-far': ({ what, need, have }) => `${named(what, 'this place')} is ${need} away; you can move ${have}.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `${named(what, 'this place')} is ${need} away, the upgrade included; you can move ${have}.`,
  'not-far-enough': ({ need }) => `The engine cannot go back ${need} from where it stands.`,
  'not-exactly': ({ what, need }) => `${named(what, 'this space')} is not exactly ${need} back.`,
  'not-reachable': ({ what, from }) =>
    `${named(what, 'this place')} cannot be reached from ${from === '' ? 'here' : from}.`,
  'already-there': ({ what }) => `${named(what, 'this place')}: you are there already.`,
  'step-by-step': ({ what }) => `Name every place you enter on the way: ${what}.`,
  'not-there': ({ what }) => `${named(what, 'this place')}: this cannot be done there.`,
  'out-of-reach': ({ what, need, have }) => `${named(what, 'this place')} asks for ${need}; your total is ${have}.`,
  'row-full': ({ what }) => (what === '' ? 'The row is full.' : `The row is full: ${what}.`),
  'no-such-worker': ({ what }) => (what === '' ? 'There is nobody to hire.' : `There is none here: ${what}.`),
  'no-worker': ({ what }) => `You have no hired ${what === '' ? 'worker' : what} to give up.`,
  'row-closed': () => 'The market token stands in this row: nothing is for sale here yet.',
  'no-more-workers': () => 'The token has left the job market: workers are no longer chosen.',
  'no-such-space': () => 'The market has no such space.',
  'empty-space': ({ what }) => `${named(what, 'this space')} is empty.`,
  'space-taken': ({ what }) => `${named(what, 'this space')} is taken.`,
  'gate-closed': ({ what, need, have }) =>
    `${named(what, 'this space')} opens at ${need} on the pathfinder track; you are at ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'the new building')} must need ${need === 0 ? '' : `exactly ${need} `}more ${workers[BUILDER[edition]].other} than the one it replaces.`,
  'nothing-to-replace': () => 'You have no building on the trail to replace.',
  'not-in-supply': ({ what }) => `${named(what, 'this')} is no longer in your supply.`,
  'sold-out': ({ what }) => `${named(what, 'this')}: none to be had now.`,
  'already-delivered': ({ what }) => `${named(what, 'this place')} already holds a disc of yours.`,
  'already-upgraded': ({ what }) => `${named(what, 'this place')}: you have upgraded it already.`,
  'no-storehouse-there': ({ what }) => `${named(what, 'this post')} opens with a storehouse of yours at its harbour.`,
  'no-storehouse-left': () => 'You have no such storehouse left.',
  'no-disc': () => 'You have no disc with fitting corners that you can pay for.',
  'no-disc-there': ({ what }) => `${named(what, 'this place')}: there is no disc of yours to move.`,
  'dark-corners': () => 'A disc with dark corners does not go to white corners while you have others.',
  'white-corners-only': () => 'The first disc comes from a space with white corners.',
  'disc-gone': ({ what }) => `${named(what, 'this space')}: already cleared.`,
  'card-not-in-hand': ({ what }) => `Not in your hand: ${what === '' ? 'such a card' : what}.`,
  'other-card-wanted': ({ what }) => `Another card is asked for: ${what}.`,
  'already-revealed': ({ what }) => `${named(what, 'this breed')} is shown already: each breed counts once.`,
  'not-a-sheep': ({ what }) => `${named(what, 'this card')} is not an animal.`,
  'no-cards': () => 'You have no card left to draw.',
  'too-many-cards': ({ have }) => `At most ${some.cards(have)} can be drawn here.`,
  'no-hazard': ({ what }) => `There is no hazard on ${what === '' ? 'the trail' : what}.`,
  'no-outlaw': ({ what }) => `There is no outlaw on ${what === '' ? 'the trail' : what}.`,
  locked: ({ what }) => `${named(what, 'this auxiliary action')}: still covered by discs.`,
  'not-doubled': ({ what }) => `${named(what, 'this auxiliary action')}: to double it, both discs must be gone.`,
  'single-only': () => 'Only a single auxiliary action is allowed here.',
  'already-used': () => 'This action has been used already.',
  'instead-of-local': () => 'Use either the actions of the place or an auxiliary action, not both.',
  'auxiliary-used': () => 'The one auxiliary action of this phase has been used.',
  'building-replaced': () => 'The building here has been replaced; the new one is still closed.',
  'trail-end': ({ edition }) => `${ends[edition]} has neither local nor auxiliary actions.`,
  'not-own-building': () => 'There are no actions for you here.',
  'nothing-to-gain': () => 'This would bring nothing.',
  'during-reveal': () => 'Not while cards are being shown.',
  'finish-first': () => 'Finish what has been begun first.',
  'opening-first': () => 'The opening steps of your first turn come first.',
  'only-in-window': () => 'Cards are played before moving, or before or after an action.',
  'must-take': () => 'This cannot be declined.',
  'discs-left': () => 'As long as a disc of your board can be placed, it has to be one of those.',
};
