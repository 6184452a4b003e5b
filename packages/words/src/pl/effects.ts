import { BUILDER, type Discarded, type SupplyCard } from '../pack/ids.ts';
import type { EffectWords, Say } from '../pack/shapes.ts';
import type { Words } from '../words.ts';
import { counts, forEach, some } from './counts.ts';
import { animals, animalsAcc, herdersAcc } from './editions.ts';
import { acc, and, at, cardsOf, noun, or, plural, workers, workersAcc } from './grammar.ts';
import { names } from './names.ts';

/** Icons in the imperative. */

const dearer = (modifier: number, { money }: Say): string =>
  modifier === 0 ? '' : ` o ${money(Math.abs(modifier))} ${modifier > 0 ? 'drożej' : 'taniej'}`;

export const pick: Words['pick'] = (sheep, { edition, card }, n = 1) => {
  if ('breeds' in sheep) return or(sheep.breeds.map((breed) => cardsOf([{ n, card: card(breed) }])));
  const animal = `${n === 1 ? '' : `${n} `}${animalsAcc(edition, n)}`;
  return 'vp' in sheep
    ? `${animal} ${n === 1 ? 'wartą' : 'warte po'} ${counts.vp(sheep.vp)}`
    : `${animal} o wartości hodowlanej ${sheep.breeding}`;
};

function discarded(cards: Discarded, { edition, card }: Say): string {
  const { acc: one, few } = animals[edition];
  if (cards === 'pair') return `2 ${few} jednej rasy`;
  if (cards === 'any') return one;
  if (cards === 'objective') return 'kartę celu';
  return 'breed' in cards ? acc(card(cards.breed)) : `${one} o wartości hodowlanej ${cards.breeding}`;
}

/** `weź 1 certyfikat i 2 £`: the verb is said once. */
const takenTogether = (effects: readonly string[]): readonly string[] =>
  effects.every((effect) => effect.startsWith('weź '))
    ? effects.map((effect, i) => (i > 0 ? effect.replace(/^weź /, '') : effect))
    : effects;

const supplied = (card: SupplyCard, say: Say): string =>
  acc(card in names.stacks ? names.stack(card as keyof typeof names.stacks) : say.card(card));

export const effects: EffectWords = {
  gain: ({ money, gold, tokens }, say) =>
    `weź ${and([
      ...(money ? [say.money(money)] : []),
      ...(gold ? [some.gold(gold)] : []),
      ...(tokens ? [counts.tokens(tokens)] : []),
    ])}`,
  certificates: ({ steps }) => `weź ${some.certificates(steps)}`,
  pathfinder: ({ steps }) => `przesuń się o ${some.spaces(steps)} na torze pioniera`,
  per: ({ each, of, then }, say) => `${forEach(each, of)}: ${say.effect(then)}`,
  all: ({ of }, say) => and(takenTogether(of.map(say.effect))),
  either: ({ of }, say) => of.map(say.effect).join(' albo '),
  pay: ({ money, then }, say) => `zapłać ${say.money(money)}: ${say.effect(then)}`,
  discard: ({ cards, then }, say) => `odrzuć ${discarded(cards, say)}: ${say.effect(then)}`,
  draw: ({ cards, upTo }) => {
    if (typeof cards !== 'number') return `dobierz maksymalnie 1 kartę ${forEach(1, cards)}, potem odrzuć tyle samo`;
    return upTo
      ? `dobierz maksymalnie ${some.cards(cards)}, potem odrzuć tyle samo`
      : `dobierz ${some.cards(cards)}, potem odrzuć ${some.cards(cards)}`;
  },
  take: ({ card }, say) => `weź ${supplied(card, say)}`,
  objective: ({ from, onto }) =>
    `weź kartę celu${from === 'display' ? ' z puli' : ''}${onto === 'hand' ? ' na rękę' : ''}`,
  pick: ({ count, sheep, onto }, say) =>
    `weź z targu ${count === 1 ? '' : 'maksymalnie '}${pick(sheep, say, count)}${
      onto === 'stack' ? ' i połóż na wierzchu stosu dobierania' : ''
    }`,
  permanent: ({ certificates, wool }) =>
    `weź ${and([
      ...(certificates ? [counts.permanentCertificates(certificates)] : []),
      ...(wool ? [some.wool(wool)] : []),
    ])}`,
  hire: ({ modifier }, say) => `zatrudnij pracownika${dearer(modifier, say)}`,
  invest: ({ modifier }, say) => `zainwestuj w żeton bonusu${dearer(modifier, say)}`,
  buy: (_, { edition }) => `kup ${animals[edition].stock}`,
  build: ({ moneyPerCraftsman }, { edition, money }) =>
    `zbuduj, ${money(moneyPerCraftsman)} za każdego ${workers[BUILDER[edition]].acc}`,
  'upgrade-building': ({ by, moneyPerCraftsman }, { edition, money }) =>
    `zastąp budynek na szlaku takim, który wymaga o ${workersAcc(BUILDER[edition], by)} więcej, po ${money(moneyPerCraftsman)} za każdego`,
  ship: ({ spaces }) =>
    spaces === 'sailors'
      ? 'przesuń statek maksymalnie o 1 pole za każdego marynarza'
      : `przesuń statek maksymalnie o ${some.spaces(spaces)}`,
  storehouse: ({ within }) => `rozbuduj mały lub duży port w odległości do ${some.upToSpaces(within)} od statku`,
  shear: ({ sheep, exactly }) =>
    sheep === 'shearers'
      ? 'ostrzyż maksymalnie 1 owcę za każdego postrzygacza'
      : `ostrzyż ${exactly ? '' : 'maksymalnie '}${plural(sheep, noun('owcę', 'owce', 'owiec'))}`,
  post: ({ post }, say) => `połóż dysk ${at(say.post(post))}`,
  auxiliary: ({ double }) =>
    double ? 'wykonaj pojedynczą lub podwójną akcję pomocniczą' : 'wykonaj pojedynczą akcję pomocniczą',
  'remove-hazard': ({ cost }, { money }) => `usuń niebezpieczeństwo${cost === 0 ? '' : ` za ${money(cost)}`}`,
  'move-on': ({ steps }, { edition }) =>
    `przesuń ${herdersAcc[edition]} do przodu maksymalnie o ${counts.steps(steps)}`,
  joker: () => 'dołóż ten żeton do dowolnego rzędu jako pracownika uniwersalnego',
  retire: ({ breeding }, { edition }) =>
    `usuń z gry trzymaną w ręce ${animals[edition].acc} gracza o wartości hodowlanej ${breeding}`,
  'stack-acquired': () => 'kładź karty zdobyte w tej turze na wierzch stosu dobierania',
  engine: ({ spaces }) =>
    typeof spaces === 'number'
      ? `przesuń lokomotywę do przodu maksymalnie o ${some.spaces(spaces)}`
      : `przesuń lokomotywę do przodu maksymalnie o 1 pole ${forEach(1, spaces)}`,
  'engine-back': ({ spaces, then }, say) => `cofnij lokomotywę o ${some.spaces(spaces)}: ${say.effect(then)}`,
  bounty: () => 'weź bandytę i nagrodę za niego',
  cull: ({ cards }) => `usuń z gry maksymalnie ${some.cards(cards)} z ręki`,
  adjacent: () => 'wykonaj wszystkie akcje sąsiedniego budynku',
  'special-delivery': () =>
    'cofnij lokomotywę o dowolną liczbę pól, potem przeprowadź dostawę do miasta, którego wartość nie przekracza tej liczby',
  'station-behind': () => 'rozbuduj stację za lokomotywą',
  stroll: ({ steps }) =>
    `wykonaj dodatkowy ruch maksymalnie o ${counts.steps(steps)}, bez opłat i bez korzystania z miejsca`,
};
