import { BUILDER, type Discarded, type SupplyCard } from '../pack/ids.ts';
import type { EffectWords, Say } from '../pack/shapes.ts';
import type { Words } from '../words.ts';
import { counts, forEach, some } from './counts.ts';
import { animals } from './editions.ts';
import { and, cardsOf, le, noun, or, plural, un, workers } from './grammar.ts';
import { names } from './names.ts';

/** Icons in the infinitive. */

const dearer = (modifier: number, { money }: Say): string =>
  modifier === 0 ? '' : ` pour ${money(Math.abs(modifier))} ${modifier > 0 ? 'de plus' : 'de moins'}`;

export const pick: Words['pick'] = (sheep, { edition, card }, n = 1) => {
  if ('breeds' in sheep) return or(sheep.breeds.map((breed) => cardsOf([{ n, card: card(breed) }])));
  const animal = n === 1 ? `une ${animals[edition].one}` : `${n} ${animals[edition].other}`;
  return 'vp' in sheep ? `${animal} à ${counts.vp(sheep.vp)}` : `${animal} de valeur d’élevage ${sheep.breeding}`;
};

function discarded(cards: Discarded, { edition, card }: Say): string {
  const { one, other } = animals[edition];
  if (cards === 'pair') return `2 ${other} d’une même race`;
  if (cards === 'any') return `une ${one}`;
  if (cards === 'objective') return 'une carte Objectif';
  return 'breed' in cards ? un(card(cards.breed)) : `une ${one} de valeur d’élevage ${cards.breeding}`;
}

/** `recevoir 1 certificat et 2 £`: the verb is said once. */
const receivedTogether = (effects: readonly string[]): readonly string[] =>
  effects.every((effect) => effect.startsWith('recevoir '))
    ? effects.map((effect, i) => (i > 0 ? effect.replace(/^recevoir /, '') : effect))
    : effects;

const supplied = (card: SupplyCard, say: Say): string =>
  un(card in names.stacks ? names.stack(card as keyof typeof names.stacks) : say.card(card));

export const effects: EffectWords = {
  gain: ({ money, gold, tokens }, say) =>
    `recevoir ${and([
      ...(money ? [say.money(money)] : []),
      ...(gold ? [counts.gold(gold)] : []),
      ...(tokens ? [counts.tokens(tokens)] : []),
    ])}`,
  certificates: ({ steps }) => `recevoir ${some.certificates(steps)}`,
  pathfinder: ({ steps }) => `avancer ${some.bySpaces(steps)} sur la piste Exploration`,
  per: ({ each, of, then }, say) => `${forEach(each, of)} : ${say.effect(then)}`,
  all: ({ of }, say) => and(receivedTogether(of.map(say.effect))),
  either: ({ of }, say) => of.map(say.effect).join(', ou '),
  pay: ({ money, then }, say) => `payer ${say.money(money)} : ${say.effect(then)}`,
  discard: ({ cards, then }, say) => `défausser ${discarded(cards, say)} : ${say.effect(then)}`,
  draw: ({ cards, upTo }) =>
    typeof cards === 'number'
      ? upTo
        ? `piocher jusqu’à ${some.cards(cards)}, puis en défausser autant`
        : `piocher ${some.cards(cards)}, puis en défausser ${cards}`
      : `piocher au plus 1 carte ${forEach(1, cards)}, puis en défausser autant`,
  take: ({ card }, say) => `prendre ${supplied(card, say)}`,
  objective: ({ from, onto }) =>
    `prendre ${onto === 'hand' ? 'en main ' : ''}une carte Objectif${from === 'display' ? ' de l’offre' : ''}`,
  pick: ({ count, sheep, onto }, say) =>
    `prendre ${count === 1 ? '' : 'jusqu’à '}${pick(sheep, say, count)} au marché${
      onto === 'stack' ? ', à poser sur la pioche' : ''
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
    `remplacer un bâtiment du parcours par un autre qui demande ${plural(by, workers[BUILDER[edition]])} de plus, à ${money(moneyPerCraftsman)} chacun`,
  ship: ({ spaces }) =>
    spaces === 'sailors'
      ? 'déplacer le bateau d’une case au plus par marin'
      : `déplacer le bateau ${some.bySpaces(spaces)} au plus`,
  storehouse: ({ within }) => `améliorer un petit ou un grand port à ${some.spaces(within)} au plus du bateau`,
  shear: ({ sheep, exactly }) =>
    sheep === 'shearers'
      ? 'tondre au plus 1 mouton par tondeur'
      : `tondre ${exactly ? '' : 'jusqu’à '}${plural(sheep, noun('mouton'))}`,
  post: ({ post }, say) => `poser un disque sur ${le(say.post(post))}`,
  auxiliary: ({ double }) =>
    double ? 'effectuer une action auxiliaire, simple ou double' : 'effectuer une action auxiliaire simple',
  'remove-hazard': ({ cost }, { money }) => `retirer un danger${cost === 0 ? '' : ` pour ${money(cost)}`}`,
  'move-on': ({ steps }) =>
    `faire avancer l’éleveur ${steps === 1 ? 'd’un déplacement' : `de ${counts.steps(steps)}`} au plus`,
  joker: () => 'ajouter cette tuile à une rangée au choix, comme ouvrier',
  retire: ({ breeding }, { edition }) =>
    `retirer de la main et de la partie une ${animals[edition].one} de départ de valeur d’élevage ${breeding}`,
  'stack-acquired': () => 'poser sur la pioche les cartes obtenues pendant ce tour',
  engine: ({ spaces }) =>
    typeof spaces === 'number'
      ? `avancer la locomotive ${some.bySpaces(spaces)} au plus`
      : `avancer la locomotive d’une case au plus ${forEach(1, spaces)}`,
  'engine-back': ({ spaces, then }, say) => `reculer la locomotive ${some.bySpaces(spaces)} : ${say.effect(then)}`,
  bounty: () => 'prendre un hors-la-loi et sa prime',
  cull: ({ cards }) => `retirer de la partie jusqu’à ${some.cards(cards)} de la main`,
  adjacent: () => 'effectuer toutes les actions d’un bâtiment voisin',
  'special-delivery': () =>
    'reculer la locomotive d’un nombre de cases au choix, puis livrer à une ville dont la valeur ne dépasse pas ce nombre',
  'station-behind': () => 'améliorer une gare derrière la locomotive',
  stroll: ({ steps }) =>
    `se déplacer librement (${counts.steps(steps)} au plus), sans taxe et sans utiliser le lieu d’arrivée`,
};
