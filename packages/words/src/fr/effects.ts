import { BUILDER, type Discarded, type SupplyCard } from '../pack/ids.ts';
import type { EffectWords, Say } from '../pack/shapes.ts';
import type { Words } from '../words.ts';
import { counts, forEach, some } from './counts.ts';
import { and, animals, formOf, or, plural, workers } from './grammar.ts';
import { names } from './names.ts';

/** Icons in the infinitive. */

const dearer = (modifier: number, { money }: Say): string =>
  modifier === 0 ? '' : `, ${money(Math.abs(modifier))} ${modifier > 0 ? 'de plus' : 'de moins'}`;

export const pick: Words['pick'] = (sheep, { edition, card }, n = 1) => {
  if ('breeds' in sheep) return or(sheep.breeds.map(card));
  const animal = formOf(n, animals[edition]);
  return 'vp' in sheep ? `${animal} à ${counts.vp(sheep.vp)}` : `${animal} de valeur d'élevage ${sheep.breeding}`;
};

function discarded(cards: Discarded, { edition, card }: Say): string {
  const { one, other } = animals[edition];
  if (cards === 'pair') return `2 ${other} d'une même race`;
  if (cards === 'any') return `1 ${one}`;
  if (cards === 'objective') return '1 carte Objectif';
  return 'breed' in cards ? `1 ${card(cards.breed)}` : `1 ${one} de valeur d'élevage ${cards.breeding}`;
}

const supplied = (card: SupplyCard, say: Say): string =>
  card in names.stacks ? names.stack(card as keyof typeof names.stacks) : say.card(card);

export const effects: EffectWords = {
  gain: ({ money, gold, tokens }, say) =>
    `recevoir ${and([
      ...(money ? [say.money(money)] : []),
      ...(gold ? [counts.gold(gold)] : []),
      ...(tokens ? [counts.tokens(tokens)] : []),
    ])}`,
  certificates: ({ steps }) => `recevoir ${some.certificates(steps)}`,
  pathfinder: ({ steps }) => `avancer de ${some.spaces(steps)} sur la piste Exploration`,
  per: ({ each, of, then }, say) => `${forEach(each, of)} : ${say.effect(then)}`,
  all: ({ of }, say) => and(of.map(say.effect)),
  either: ({ of }, say) => of.map(say.effect).join(', ou '),
  pay: ({ money, then }, say) => `payer ${say.money(money)} : ${say.effect(then)}`,
  discard: ({ cards, then }, say) => `défausser ${discarded(cards, say)} : ${say.effect(then)}`,
  draw: ({ cards, upTo }) =>
    typeof cards === 'number'
      ? `piocher ${upTo ? "jusqu'à " : ''}${some.cards(cards)}, puis en défausser autant`
      : `piocher jusqu'à 1 carte ${forEach(1, cards)}, puis en défausser autant`,
  take: ({ card }, say) => `prendre 1 ${supplied(card, say)}`,
  objective: ({ from, onto }) =>
    `prendre une carte Objectif${from === 'display' ? " de l'offre" : ''}${onto === 'hand' ? ' en main' : ''}`,
  pick: ({ count, sheep, onto }, say) =>
    `prendre ${count === 1 ? '' : "jusqu'à "}${count} ${pick(sheep, say, count)} au marché${
      onto === 'stack' ? ', sur votre pioche' : ''
    }`,
  permanent: ({ certificates, wool }) =>
    `recevoir ${and([
      ...(certificates ? [counts.permanentCertificates(certificates)] : []),
      ...(wool ? [counts.permanentWool(wool)] : []),
    ])}`,
  hire: ({ modifier }, say) => `engager un ouvrier${dearer(modifier, say)}`,
  invest: ({ modifier }, say) => `investir dans une tuile Bonus${dearer(modifier, say)}`,
  buy: (_, { edition }) => `acheter ${animals[edition].stock}`,
  build: ({ moneyPerCraftsman }, { edition, money }) =>
    `construire, ${money(moneyPerCraftsman)} par ${workers[BUILDER[edition]].one}`,
  'upgrade-building': ({ by, moneyPerCraftsman }, { edition, money }) =>
    `remplacer un bâtiment à vous par un autre qui demande ${plural(by, workers[BUILDER[edition]])} de plus, ${money(moneyPerCraftsman)} chacun`,
  ship: ({ spaces }) =>
    spaces === 'sailors'
      ? "déplacer votre bateau, jusqu'à 1 case par marin"
      : `déplacer votre bateau, jusqu'à ${some.spaces(spaces)}`,
  storehouse: ({ within }) => `améliorer un petit ou un grand port à ${some.spaces(within)} au plus de votre bateau`,
  shear: ({ sheep, exactly }) =>
    sheep === 'shearers'
      ? "tondre jusqu'à 1 mouton par tondeur"
      : `tondre ${exactly ? '' : "jusqu'à "}${plural(sheep, animals.nz)}`,
  post: ({ post }, say) => `poser un disque : ${say.post(post)}`,
  auxiliary: ({ double }) =>
    double ? 'faire une action auxiliaire, simple ou double' : 'faire une action auxiliaire simple',
  'remove-hazard': ({ cost }, { money }) => `retirer un danger${cost === 0 ? '' : ` pour ${money(cost)}`}`,
  'move-on': ({ steps }) => `avancer encore, jusqu'à ${counts.steps(steps)}`,
  joker: () => 'ajouter cette tuile à une rangée au choix, comme ouvrier',
  retire: ({ breeding }, { edition }) =>
    `retirer de la partie 1 ${animals[edition].one} de départ de valeur d'élevage ${breeding} de votre main`,
  'stack-acquired': () => 'poser sur votre pioche les cartes obtenues pendant ce tour',
  engine: ({ spaces }) =>
    typeof spaces === 'number'
      ? `avancer votre locomotive, jusqu'à ${some.spaces(spaces)}`
      : `avancer votre locomotive, jusqu'à 1 case ${forEach(1, spaces)}`,
  'engine-back': ({ spaces, then }, say) => `reculer votre locomotive de ${some.spaces(spaces)} : ${say.effect(then)}`,
  bounty: () => 'prendre un hors-la-loi et sa prime',
  cull: ({ cards }) => `retirer de la partie jusqu'à ${some.cards(cards)} de votre main`,
  adjacent: () => "faire toutes les actions d'un bâtiment voisin",
  'special-delivery': () => "reculer votre locomotive pour une livraison d'une valeur égale au plus",
  'station-behind': () => 'améliorer une gare derrière votre locomotive',
  stroll: ({ steps }) => `se promener, jusqu'à ${counts.steps(steps)}, sans taxe et sans utiliser le lieu`,
};
