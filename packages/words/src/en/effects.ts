import { BUILDER, type Discarded, type MarketPick, type Stack, type SupplyCard } from '../pack/ids.ts';
import type { EffectWords, Say } from '../pack/shapes.ts';
import { counts, forEach, some } from './counts.ts';
import { animals, herders } from './editions.ts';
import { a, an, and, cardsOf, or, the, workers } from './grammar.ts';
import { names } from './names.ts';

/** Icons in the imperative, for buttons and sentences alike. */

const dearer = (modifier: number, { money }: Say): string =>
  modifier === 0 ? '' : ` for ${money(Math.abs(modifier))} ${modifier > 0 ? 'more' : 'less'}`;

/** So many animals of the market: `a Lincoln or a Suffolk`, `2 sheep worth 2 VP each`. */
export function pick(sheep: MarketPick, { edition, card }: Pick<Say, 'edition' | 'card'>, n = 1): string {
  if ('breeds' in sheep) return or(sheep.breeds.map((breed) => cardsOf([{ n, card: card(breed) }])));
  const animal = n === 1 ? an(animals[edition].one) : `${n} ${animals[edition].other}`;
  return 'vp' in sheep
    ? `${animal} worth ${counts.vp(sheep.vp)}${n === 1 ? '' : ' each'}`
    : `${animal} of breeding value ${sheep.breeding}`;
}

function discarded(cards: Discarded, { edition, card }: Say): string {
  const { one, other } = animals[edition];
  if (cards === 'pair') return `2 ${other} of one type`;
  if (cards === 'any') return an(one);
  if (cards === 'objective') return 'an objective';
  return 'breed' in cards ? a(card(cards.breed)) : `${an(one)} of breeding value ${cards.breeding}`;
}

/** `gain 1 certificate and £2`: the verb is said once. */
const gainedTogether = (effects: readonly string[]): readonly string[] =>
  effects.every((effect) => effect.startsWith('gain '))
    ? effects.map((effect, i) => (i > 0 ? effect.replace(/^gain /, '') : effect))
    : effects;

const supplied = (card: SupplyCard, say: Say): string =>
  a(card in names.stacks ? names.stack(card as Stack) : say.card(card));

export const effects: EffectWords = {
  gain: ({ money, gold, tokens }, say) =>
    `gain ${and([
      ...(money ? [say.money(money)] : []),
      ...(gold ? [counts.gold(gold)] : []),
      ...(tokens ? [counts.tokens(tokens)] : []),
    ])}`,
  certificates: ({ steps }) => `gain ${some.certificates(steps)}`,
  pathfinder: ({ steps }) => `advance ${some.spaces(steps)} on the pathfinder track`,
  per: ({ each, of, then }, say) => `${forEach(each, of)}: ${say.effect(then)}`,
  all: ({ of }, say) => and(gainedTogether(of.map(say.effect))),
  either: ({ of }, say) => of.map(say.effect).join(', or '),
  pay: ({ money, then }, say) => `pay ${say.money(money)}: ${say.effect(then)}`,
  discard: ({ cards, then }, say) => `discard ${discarded(cards, say)}: ${say.effect(then)}`,
  draw: ({ cards, upTo }) =>
    typeof cards === 'number'
      ? upTo
        ? `draw up to ${some.cards(cards)}, then discard that many`
        : `draw ${some.cards(cards)}, then discard ${some.cards(cards)}`
      : `draw up to 1 card ${forEach(1, cards)}, then discard that many`,
  take: ({ card }, say) => `take ${supplied(card, say)}`,
  objective: ({ from, onto }) =>
    `take an objective${from === 'display' ? ' from the display' : ''}${onto === 'hand' ? ' into hand' : ''}`,
  pick: ({ count, sheep, onto }, say) =>
    `${onto === 'stack' ? 'put' : 'take'} ${count === 1 ? '' : 'up to '}${pick(sheep, say, count)} from the market${
      onto === 'stack' ? ' on top of the draw stack' : ''
    }`,
  permanent: ({ certificates, wool }) =>
    `gain ${and([
      ...(certificates ? [counts.permanentCertificates(certificates)] : []),
      ...(wool ? [counts.permanentWool(wool)] : []),
    ])}`,
  hire: ({ modifier }, say) => `hire a worker${dearer(modifier, say)}`,
  invest: ({ modifier }, say) => `invest in a bonus tile${dearer(modifier, say)}`,
  buy: (_, { edition }) => `buy ${animals[edition].stock}`,
  build: ({ moneyPerCraftsman }, { edition, money }) =>
    `build, ${money(moneyPerCraftsman)} for each ${workers[BUILDER[edition]].one}`,
  'upgrade-building': ({ by, moneyPerCraftsman }, { edition, money }) =>
    `replace a building on the trail with one that needs ${by} more ${workers[BUILDER[edition]][by === 1 ? 'one' : 'other']}, at ${money(moneyPerCraftsman)} each`,
  ship: ({ spaces: far }) =>
    far === 'sailors' ? 'move the ship up to 1 space for each sailor' : `move the ship up to ${some.spaces(far)}`,
  storehouse: ({ within }) => `upgrade a small or large harbour up to ${some.spaces(within)} from the ship`,
  shear: ({ sheep, exactly }) =>
    sheep === 'shearers' ? 'shear up to 1 sheep for each shearer' : `shear ${exactly ? '' : 'up to '}${sheep} sheep`,
  post: ({ post }, say) => `place a disc on ${the(say.post(post))}`,
  auxiliary: ({ double }) => (double ? 'use an auxiliary action, single or double' : 'use a single auxiliary action'),
  'remove-hazard': ({ cost }, { money }) => `remove a hazard${cost === 0 ? '' : ` for ${money(cost)}`}`,
  'move-on': ({ steps }, { edition }) => `move the ${herders[edition]} forward up to ${counts.steps(steps)}`,
  joker: () => 'add this tile to any row as a worker',
  retire: ({ breeding }, { edition }) =>
    `remove a player ${animals[edition].card} of breeding value ${breeding} in hand from the game`,
  'stack-acquired': () => 'put the cards gained this turn on top of the draw stack',
  engine: ({ spaces: far }) =>
    typeof far === 'number'
      ? `move the engine forward up to ${some.spaces(far)}`
      : `move the engine forward up to 1 space ${forEach(1, far)}`,
  'engine-back': ({ spaces: far, then }, say) => `move the engine back ${some.spaces(far)}: ${say.effect(then)}`,
  bounty: () => 'take an outlaw and its bounty',
  cull: ({ cards }) => `remove up to ${some.handCards(cards)} from the game`,
  adjacent: () => 'use all actions of an adjacent building',
  'special-delivery': () => 'move the engine back any distance, then deliver to a city of at most that value',
  'station-behind': () => 'upgrade a station behind the engine',
  stroll: ({ steps }) =>
    `make a free move of up to ${counts.steps(steps)}, without fees and without using the location`,
};
