import { BUILDER } from '../pack/ids.ts';
import type { Discarded, MarketPick, SupplyCard } from '../pack/ids.ts';
import type { EffectWords, Say } from '../pack/shapes.ts';
import { counts, forEach, some } from './counts.ts';
import { an, and, animals, or, plural, workers } from './grammar.ts';
import { names } from './names.ts';

/** Icons in the imperative, for buttons and sentences alike. */

const dearer = (modifier: number, { money }: Say): string =>
  modifier === 0 ? '' : `, ${money(Math.abs(modifier))} ${modifier > 0 ? 'dearer' : 'cheaper'}`;

export function pick(sheep: MarketPick, { edition, card }: Pick<Say, 'edition' | 'card'>, n = 1): string {
  if ('breeds' in sheep) return or(sheep.breeds.map(card));
  const animal = n === 1 ? animals[edition].one : animals[edition].other;
  return 'vp' in sheep ? `${animal} worth ${counts.vp(sheep.vp)}` : `${animal} of breeding value ${sheep.breeding}`;
}

function discarded(cards: Discarded, { edition, card }: Say): string {
  const { one, other } = animals[edition];
  if (cards === 'pair') return `2 ${other} of one breed`;
  if (cards === 'any') return `1 ${one}`;
  if (cards === 'objective') return '1 objective';
  return 'breed' in cards ? `1 ${card(cards.breed)}` : `1 ${one} of breeding value ${cards.breeding}`;
}

const supplied = (card: SupplyCard, say: Say): string =>
  card in names.stacks ? `a bonus card (${card})` : an(say.card(card));

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
  all: ({ of }, say) => and(of.map(say.effect)),
  either: ({ of }, say) => of.map(say.effect).join(', or '),
  pay: ({ money, then }, say) => `pay ${say.money(money)}: ${say.effect(then)}`,
  discard: ({ cards, then }, say) => `discard ${discarded(cards, say)}: ${say.effect(then)}`,
  draw: ({ cards, upTo }) =>
    typeof cards === 'number'
      ? `draw ${upTo ? 'up to ' : ''}${some.cards(cards)}, then discard as many`
      : `draw up to 1 card ${forEach(1, cards)}, then discard as many`,
  take: ({ card }, say) => `take ${supplied(card, say)}`,
  objective: ({ from, onto }) =>
    `take an objective${from === 'display' ? ' from the display' : ''}${onto === 'hand' ? ' into your hand' : ''}`,
  pick: ({ count, sheep, onto }, say) =>
    `take ${count === 1 ? '' : 'up to '}${count} ${pick(sheep, say, count)} from the market${
      onto === 'stack' ? ' onto your draw stack' : ''
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
    `replace an own building by one that needs ${plural(by, workers[BUILDER[edition]])} more, ${money(moneyPerCraftsman)} each`,
  ship: ({ spaces: far }) =>
    far === 'sailors' ? 'move your ship up to 1 space for each sailor' : `move your ship up to ${some.spaces(far)}`,
  storehouse: ({ within }) => `upgrade a small or large harbour up to ${some.spaces(within)} from your ship`,
  shear: ({ sheep, exactly }) =>
    sheep === 'shearers' ? 'shear up to 1 sheep for each shearer' : `shear ${exactly ? '' : 'up to '}${sheep} sheep`,
  post: ({ post }, say) => `place a disc on ${say.post(post)}`,
  auxiliary: ({ double }) => (double ? 'use an auxiliary action, single or double' : 'use a single auxiliary action'),
  'remove-hazard': ({ cost }, { money }) => `remove a hazard${cost === 0 ? '' : ` for ${money(cost)}`}`,
  'move-on': ({ steps }) => `move on up to ${counts.steps(steps)}`,
  joker: () => 'add this tile to any row as a worker',
  retire: ({ breeding }, { edition }) =>
    `remove a starting ${animals[edition].one} of breeding value ${breeding} in hand from the game`,
  'stack-acquired': () => 'put cards you gain this turn on top of your draw stack',
  engine: ({ spaces: far }) =>
    typeof far === 'number'
      ? `move your engine forward up to ${some.spaces(far)}`
      : `move your engine forward up to 1 space ${forEach(1, far)}`,
  'engine-back': ({ spaces: far, then }, say) => `move your engine back ${some.spaces(far)}: ${say.effect(then)}`,
  bounty: () => 'take an outlaw and its bounty',
  cull: ({ cards }) => `remove up to ${some.cards(cards)} in hand from the game`,
  adjacent: () => 'use all actions of an adjacent building',
  'special-delivery': () => 'move your engine back for a delivery of up to that value',
  'station-behind': () => 'upgrade a station behind your engine',
  stroll: ({ steps }) => `stroll up to ${counts.steps(steps)}, without fees and without using the place`,
};
