import type { Effect, NzComponents } from '@drover/engine';
import { anA, listed, plural } from '../text.ts';
import { cardName, postName } from './names.ts';

/** Every icon in a few words. */
export function effectWords(c: NzComponents, effect: Effect): string {
  const say = (inner: Effect): string => effectWords(c, inner);
  switch (effect.do) {
    case 'gain':
      return listed([
        ...(effect.pounds ? [`£${effect.pounds}`] : []),
        ...(effect.gold ? [`${effect.gold} gold`] : []),
        ...(effect.tokens ? [plural(effect.tokens, 'exchange token')] : []),
      ]);
    case 'certificates':
      return plural(effect.steps, 'certificate');
    case 'pathfinder':
      return plural(effect.steps, 'pathfinder step');
    case 'per':
      return `${say(effect.then)} for every ${effect.each === 1 ? counted(effect.of) : `${effect.each} ${counted(effect.of)}s`}`;
    case 'all':
      return listed(effect.of.map(say));
    case 'either':
      return effect.of.map(say).join(', or ');
    case 'pay':
      return `pay £${effect.pounds}: ${say(effect.then)}`;
    case 'discard':
      return `discard ${discarded(c, effect.cards)}: ${say(effect.then)}`;
    case 'draw':
      return typeof effect.cards === 'number'
        ? `draw ${effect.upTo ? 'up to ' : ''}${plural(effect.cards, 'card')}, discard as many`
        : `draw a card for every ${counted(effect.cards)}, discard as many`;
    case 'take':
      return ['wheel', 'barrel', 'bell', 'compass'].includes(effect.card)
        ? `a ${effect.card} card`
        : anA(cardName(c, effect.card));
    case 'objective':
      return effect.from === 'display' ? 'an objective from the display' : 'an objective';
    case 'pick':
      return `take ${effect.count === 1 ? 'a' : `up to ${effect.count}`} ${
        'vp' in effect.sheep
          ? `sheep of ${effect.sheep.vp} points`
          : 'breeding' in effect.sheep
            ? `sheep of breeding value ${effect.sheep.breeding}`
            : listed(
                effect.sheep.breeds.map((id) => cardName(c, id)),
                'or',
              )
      } from the market${effect.onto === 'stack' ? ', onto the stack' : ''}`;
    case 'permanent':
      return listed([
        ...(effect.certificates ? [plural(effect.certificates, 'permanent certificate')] : []),
        ...(effect.wool ? [`${effect.wool} permanent wool`] : []),
      ]);
    case 'hire':
      return `hire${dearer(effect.modifier)}`;
    case 'invest':
      return `invest${dearer(effect.modifier)}`;
    case 'buy':
      return 'buy sheep';
    case 'build':
      return `build for £${effect.poundsPerCraftsman} a craftsman`;
    case 'upgrade-building':
      return `replace a building by one of ${plural(effect.by, 'craftsman', 'craftsmen')} more, for £${
        effect.poundsPerCraftsman
      } a craftsman`;
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
      return `remove a hazard${effect.cost === 0 ? '' : ` for £${effect.cost}`}`;
    case 'move-on':
      return `move on up to ${plural(effect.steps, 'step')}`;
    case 'joker':
      return 'a worker of any kind';
    case 'retire':
      return `give up a starting sheep of breeding value ${effect.breeding}`;
    case 'stack-acquired':
      return 'cards acquired this turn go onto the stack';
    default:
      // An icon of another edition, brought in by corrected components.
      return effect.do.replaceAll('-', ' ');
  }
}

const dearer = (modifier: number): string =>
  modifier === 0 ? '' : ` for £${Math.abs(modifier)} ${modifier > 0 ? 'more' : 'less'}`;

const counted = (of: string): string => of.replaceAll('-', ' ');

function discarded(c: NzComponents, cards: Extract<Effect, { do: 'discard' }>['cards']): string {
  if (cards === 'pair') return 'two sheep of one breed';
  if (cards === 'any') return 'a sheep';
  if (cards === 'objective') return 'an objective';
  return 'breed' in cards ? anA(cardName(c, cards.breed)) : `a sheep of breeding value ${cards.breeding}`;
}

/** A bonus tile: what it costs beyond its row, what it brings. */
export function bonusTileWords(c: NzComponents, tile: number): string {
  const { vp, gold, pounds, needs, rewards } = c.bonusTiles[tile];
  const price = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...(pounds > 0 ? [`£${pounds}`] : []),
    ...(needs?.do === 'retire' ? [effectWords(c, needs)] : []),
  ];
  const brings = [...rewards.map((reward) => effectWords(c, reward)), ...(vp === 0 ? [] : [points(vp)])];
  return `${price.length === 0 ? '' : `${listed(price)}: `}${listed(brings)}`;
}

/** What an objective asks for, brings when played, and scores. */
export function objectiveWords(c: NzComponents, card: number): string {
  const { tasks, options, vp, penalty } = c.cards[card];
  const asks = listed(tasks.map((task) => taskWords[c.taskNames[task]] ?? c.taskNames[task]));
  return `${asks}: ${points(vp)}, else -${penalty}; played: ${options.map((option) => effectWords(c, option)).join(', or ')}`;
}

const taskWords: Readonly<Record<string, string>> = {
  'post-13': 'a post of 13 or more',
  building: 'a building',
  'building-4': 'a building of 4 or more craftsmen',
  'shearers-2': '2 shearers',
  storehouse: 'a storehouse',
  'lincoln-corriedale': 'a Lincoln or Corriedale',
  'hampshire-ryeland': 'a Hampshire or Ryeland',
  ferry: 'a ferry',
  'pathfinder-6': '6 pathfinder steps',
  flood: 'a flood tile',
};

export function harbourmasterWords(c: NzComponents, tile: number): string {
  const { gain, vp, each, of } = c.harbourmasters[tile];
  const what = of === 'pathfinder' ? 'pathfinder step' : of;
  return `${effectWords(c, gain)}; ${points(vp)} for ${each === 1 ? `every ${what}` : `every ${each} ${what}s`}`;
}

export const points = (vp: number): string => `${vp} VP`;

/** What a card from the hand does. */
export const cardWords = (c: NzComponents, card: number): string =>
  c.cards[card].options.map((option) => effectWords(c, option)).join(', or ');
