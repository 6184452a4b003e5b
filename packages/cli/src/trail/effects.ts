import type { Effect } from '@drover/engine';
import { anA, countsOf, listed, plural, pluralOf } from '../text.ts';
import { cardName } from './names.ts';
import { money, type Table } from './table.ts';

/** Icons, objectives and scoring tiles in a few words. */

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** Every icon of either edition: corrected components may bring those of one into the other. */
export function effectWords(at: Table, effect: Effect): string {
  const { words, c } = at;
  const say = (inner: Effect): string => effectWords(at, inner);
  const builder = c.workers[1];
  switch (effect.do) {
    case 'gain':
      return listed([
        ...(effect.money ? [money(at, effect.money)] : []),
        ...(effect.gold ? [`${effect.gold} gold`] : []),
        ...(effect.tokens ? [plural(effect.tokens, 'exchange token')] : []),
      ]);
    case 'certificates':
      return plural(effect.steps, 'certificate');
    case 'pathfinder':
      return plural(effect.steps, 'pathfinder step');
    case 'per':
      return `${say(effect.then)} for ${every(effect.each, effect.of)}`;
    case 'all':
      return listed(effect.of.map(say));
    case 'either':
      return effect.of.map(say).join(', or ');
    case 'pay':
      return `pay ${money(at, effect.money)}: ${say(effect.then)}`;
    case 'discard':
      return `discard ${discarded(at, effect.cards)}: ${say(effect.then)}`;
    case 'draw':
      return typeof effect.cards === 'number'
        ? `draw ${effect.upTo ? 'up to ' : ''}${plural(effect.cards, 'card')}, discard as many`
        : `draw a card for ${every(1, effect.cards)}, discard as many`;
    case 'take':
      return ['wheel', 'barrel', 'bell', 'compass'].includes(effect.card)
        ? `a ${effect.card} card`
        : anA(cardName(at, effect.card));
    case 'objective':
      return `an objective${effect.from === 'display' ? ' from the display' : ''}${effect.onto === 'hand' ? ', into the hand' : ''}`;
    case 'pick':
      return `take ${effect.count === 1 ? 'a' : `up to ${effect.count}`} ${pickWords(at, effect.sheep)} from the market${
        effect.onto === 'stack' ? ', onto the stack' : ''
      }`;
    case 'permanent':
      return listed([
        ...(effect.certificates ? [plural(effect.certificates, 'permanent certificate')] : []),
        ...(effect.wool ? [`${effect.wool} permanent wool`] : []),
      ]);
    case 'hire':
      return `hire${dearer(at, effect.modifier)}`;
    case 'invest':
      return `invest${dearer(at, effect.modifier)}`;
    case 'buy':
      return `buy ${words.stock}`;
    case 'build':
      return `build for ${money(at, effect.moneyPerCraftsman)} a ${builder}`;
    case 'upgrade-building':
      return `replace a building by one of ${plural(effect.by, builder)} more, for ${money(at, effect.moneyPerCraftsman)} a ${builder}`;
    case 'ship':
      return effect.spaces === 'sailors' ? 'sail, a space for each sailor' : `sail ${plural(effect.spaces, 'space')}`;
    case 'storehouse':
      return `a storehouse to a harbour within ${effect.within}`;
    case 'shear':
      return effect.sheep === 'shearers'
        ? 'shear, a sheep for each shearer'
        : `shear ${effect.exactly ? '' : 'up to '}${effect.sheep} sheep`;
    case 'post':
      return `a disc to ${postName(effect.post)}`;
    case 'auxiliary':
      return effect.double ? 'an auxiliary action, single or double' : 'an auxiliary action';
    case 'remove-hazard':
      return `remove a hazard${effect.cost === 0 ? '' : ` for ${money(at, effect.cost)}`}`;
    case 'move-on':
      return `move on up to ${plural(effect.steps, 'step')}`;
    case 'joker':
      return 'a worker of any kind';
    case 'retire':
      return `give up a starting ${words.animal} of breeding value ${effect.breeding}`;
    case 'stack-acquired':
      return 'cards acquired this turn go onto the stack';
    case 'engine':
      return typeof effect.spaces === 'number'
        ? `move the engine up to ${plural(effect.spaces, 'space')}`
        : `move the engine, a space for ${every(1, effect.spaces)}`;
    case 'engine-back':
      return `move the engine ${plural(effect.spaces, 'space')} back: ${say(effect.then)}`;
    case 'bounty':
      return 'take an outlaw with its bounty';
    case 'cull':
      return `remove up to ${plural(effect.cards, 'card')} in hand from the game`;
    case 'adjacent':
      return 'all actions of an adjacent building';
    case 'special-delivery':
      return 'move the engine back any number of spaces: a delivery of up to that value';
    case 'station-behind':
      return 'upgrade a station behind the engine';
    case 'stroll':
      return `stroll up to ${plural(effect.steps, 'step')} without fees`;
  }
}

const dearer = (at: Table, modifier: number): string =>
  modifier === 0 ? '' : ` for ${money(at, Math.abs(modifier))} ${modifier > 0 ? 'more' : 'less'}`;

/** `every objective`, `every 2 pairs of outlaws`. */
function every(each: number, of: string): string {
  const one = countedAs[of] ?? of.replaceAll('-', ' ');
  return each === 1 ? `every ${one}` : `every ${each} ${pluralOf(one)}`;
}

const countedAs: Readonly<Record<string, string>> = {
  'forest-building': 'building in the forest',
  'outlaw-pair': 'pair of outlaws',
  pathfinder: 'pathfinder step',
};

export const pickWords = (at: Table, pick: Of<'pick'>['sheep']): string => {
  if ('vp' in pick) return `${at.words.animal} of ${plural(pick.vp, 'point')}`;
  if ('breeding' in pick) return `${at.words.animal} of breeding value ${pick.breeding}`;
  return listed(
    pick.breeds.map((id) => cardName(at, id)),
    'or',
  );
};

function discarded(at: Table, cards: Of<'discard'>['cards']): string {
  const { animal, animals } = at.words;
  if (cards === 'pair') return `two ${animals} of one breed`;
  if (cards === 'any') return anA(animal);
  if (cards === 'objective') return 'an objective';
  return anA('breed' in cards ? cardName(at, cards.breed) : `${animal} of breeding value ${cards.breeding}`);
}

export const postName = (id: string): string =>
  id.startsWith('wool-') ? `wool post ${id.slice('wool-'.length)}` : `trading post ${id}`;

export const points = (vp: number): string => `${vp} VP`;

/** What an objective asks for, brings when played, and scores. */
export function objectiveWords(at: Table, card: number): string {
  const { vp, penalty, options } = at.c.cards[card];
  const scores = `${points(vp)}${penalty > 0 ? `, else -${penalty}` : ''}`;
  return `${tasksInWords(at.words.tasks(at.c, card))}: ${scores}${options.length === 0 ? '' : `; played: ${cardWords(at, card)}`}`;
}

/** `a building and 2 orange outlaws`; names and tasks that are numbers already stay as they are. */
function tasksInWords(tasks: readonly string[]): string {
  return listed(
    [...countsOf(tasks)].map(([task, n]) => {
      if (/^\d/.test(task)) return n === 1 ? task : `${n} times ${task}`;
      return n === 1 ? anA(task) : `${n} ${/^[A-Z]/.test(task) ? task : pluralOf(task)}`;
    }),
  );
}

/** What a card from the hand does. */
export const cardWords = (at: Table, card: number): string =>
  at.c.cards[card].options.map((option) => effectWords(at, option)).join(', or ');

/** A harbourmaster or station master. */
export interface Master {
  readonly id: string;
  readonly gain: Effect;
  readonly vp: number;
  readonly each: number;
  readonly of: string;
}

/** What comes at once, and what scores at the end. */
export const masterWords = (at: Table, { gain, vp, each, of }: Master): string =>
  `${effectWords(at, gain)}${vp === 0 ? '' : `; ${points(vp)} for ${every(each, of)}`}`;
