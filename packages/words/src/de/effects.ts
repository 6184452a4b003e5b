import { BUILDER, type Discarded, type SupplyCard } from '../pack/ids.ts';
import type { EffectWords, Say } from '../pack/shapes.ts';
import type { Words } from '../words.ts';
import { counts, forEach, some } from './counts.ts';
import { animals, herders, startingCards } from './editions.ts';
import { aAcc, and, cardsOf, onto, or, workers, workersAcc } from './grammar.ts';
import { names } from './names.ts';

/** Icons in the infinitive, for buttons and sentences about anybody alike. */

const dearer = (modifier: number, { money }: Say): string =>
  modifier === 0 ? '' : ` für ${money(Math.abs(modifier))} ${modifier > 0 ? 'mehr' : 'weniger'}`;

export const pick: Words['pick'] = (sheep, { edition, card }, n = 1) => {
  if ('breeds' in sheep) return or(sheep.breeds.map((breed) => cardsOf([{ n, card: card(breed) }])));
  const { nom, many } = animals[edition];
  const animal = n === 1 ? `ein ${nom}` : `${n} ${many}`;
  return 'vp' in sheep
    ? `${animal} zu ${n === 1 ? '' : 'je '}${counts.vp(sheep.vp)}`
    : `${animal} mit Zuchtwert ${sheep.breeding}`;
};

function discarded(cards: Discarded, { edition, card }: Say): string {
  const { nom, many } = animals[edition];
  if (cards === 'pair') return `2 ${many} der gleichen Art`;
  if (cards === 'any') return `ein ${nom}`;
  if (cards === 'objective') return 'einen Auftrag';
  return 'breed' in cards ? aAcc(card(cards.breed)) : `ein ${nom} mit Zuchtwert ${cards.breeding}`;
}

/** `1 Zertifikat und 2 £ erhalten`: the verb is said once. */
const gainedTogether = (effects: readonly string[]): readonly string[] =>
  effects.every((effect) => effect.endsWith(' erhalten'))
    ? effects.map((effect, i) => (i < effects.length - 1 ? effect.replace(/ erhalten$/, '') : effect))
    : effects;

const supplied = (card: SupplyCard, say: Say): string =>
  aAcc(card in names.stacks ? names.stack(card as keyof typeof names.stacks) : say.card(card));

export const effects: EffectWords = {
  gain: ({ money, gold, tokens }, say) =>
    `${and([
      ...(money ? [say.money(money)] : []),
      ...(gold ? [counts.gold(gold)] : []),
      ...(tokens ? [counts.tokens(tokens)] : []),
    ])} erhalten`,
  certificates: ({ steps }) => `${some.certificates(steps)} erhalten`,
  pathfinder: ({ steps }) => `auf der Erkundungsleiste ${some.spaces(steps)} vorrücken`,
  per: ({ each, of, then }, say) => `${forEach(each, of)}: ${say.effect(then)}`,
  all: ({ of }, say) => and(gainedTogether(of.map(say.effect))),
  either: ({ of }, say) => of.map(say.effect).join(' oder '),
  pay: ({ money, then }, say) => `${say.money(money)} zahlen: ${say.effect(then)}`,
  discard: ({ cards, then }, say) => `${discarded(cards, say)} abwerfen: ${say.effect(then)}`,
  draw: ({ cards, upTo }) => {
    if (typeof cards !== 'number') return `${forEach(1, cards)} bis zu 1 Karte ziehen, dann ebenso viele abwerfen`;
    return upTo
      ? `bis zu ${some.cards(cards)} ziehen, dann ebenso viele abwerfen`
      : `${some.cards(cards)} ziehen, dann ${some.cards(cards)} abwerfen`;
  },
  take: ({ card }, say) => `${supplied(card, say)} nehmen`,
  objective: ({ from, onto: where }) =>
    `einen Auftrag${from === 'display' ? ' aus der Auslage' : ''}${where === 'hand' ? ' auf die Hand' : ''} nehmen`,
  pick: ({ count, sheep, onto: where }, say) =>
    `${count === 1 ? '' : 'bis zu '}${pick(sheep, say, count)} aus dem Markt ${
      where === 'stack' ? 'oben auf den Nachziehstapel legen' : 'nehmen'
    }`,
  permanent: ({ certificates, wool }) =>
    `${and([
      ...(certificates ? [counts.permanentCertificates(certificates)] : []),
      ...(wool ? [counts.permanentWool(wool)] : []),
    ])} erhalten`,
  hire: ({ modifier }, say) => `einen Arbeiter einstellen${dearer(modifier, say)}`,
  invest: ({ modifier }, say) => `in ein Bonusplättchen investieren${dearer(modifier, say)}`,
  buy: (_, { edition }) => `${animals[edition].many} kaufen`,
  build: ({ moneyPerCraftsman }, { edition, money }) =>
    `bauen, ${money(moneyPerCraftsman)} je ${workers[BUILDER[edition]].nom}`,
  'upgrade-building': ({ by, moneyPerCraftsman }, { edition, money }) =>
    `ein Gebäude auf dem Pfad durch eines ersetzen, das ${workersAcc(BUILDER[edition], by)} mehr braucht, für je ${money(moneyPerCraftsman)}`,
  ship: ({ spaces }) =>
    spaces === 'sailors'
      ? 'das Schiff bis zu 1 Feld je Matrose bewegen'
      : `das Schiff bis zu ${some.spaces(spaces)} bewegen`,
  storehouse: ({ within }) =>
    `einen höchstens ${some.spaces(within)} vom Schiff entfernten kleinen oder großen Hafen ausbauen`,
  shear: ({ sheep, exactly }) =>
    sheep === 'shearers'
      ? 'bis zu 1 Schaf je Scherer scheren'
      : `${exactly ? '' : 'bis zu '}${sheep} ${sheep === 1 ? 'Schaf' : 'Schafe'} scheren`,
  post: ({ post }, say) => `einen Marker ${onto(say.post(post))} legen`,
  auxiliary: ({ double }) => `eine einfache${double ? ' oder doppelte' : ''} Hilfsaktion ausführen`,
  'remove-hazard': ({ cost }, { money }) => `eine Gefahr${cost === 0 ? '' : ` für ${money(cost)}`} entfernen`,
  'move-on': ({ steps }, { edition }) => `mit dem ${herders[edition]} bis zu ${counts.steps(steps)} weitergehen`,
  joker: () => 'dieses Plättchen als Arbeiter in eine beliebige Reihe legen',
  retire: ({ breeding }, { edition }) =>
    `eine ${startingCards[edition].nom} mit Zuchtwert ${breeding} von der Hand aus dem Spiel entfernen`,
  'stack-acquired': () => 'in diesem Zug erhaltene Karten oben auf den Nachziehstapel legen',
  engine: ({ spaces }) =>
    typeof spaces === 'number'
      ? `die Lok bis zu ${some.spaces(spaces)} vorwärts bewegen`
      : `die Lok ${forEach(1, spaces)} bis zu 1 Feld vorwärts bewegen`,
  'engine-back': ({ spaces, then }, say) => `die Lok ${some.spaces(spaces)} rückwärts bewegen: ${say.effect(then)}`,
  bounty: () => 'ein Kopfgeld kassieren',
  cull: ({ cards }) => `bis zu ${some.handCards(cards)} aus dem Spiel entfernen`,
  adjacent: () => 'alle Aktionen eines benachbarten Gebäudes nutzen',
  'special-delivery': () =>
    'die Lok beliebig viele Felder rückwärts bewegen, dann in eine Stadt liefern, deren Wert diese Zahl nicht übersteigt',
  'station-behind': () => 'einen Bahnhof hinter der Lok ausbauen',
  stroll: ({ steps }) => `bis zu ${some.freeSteps(steps)} gehen, ohne Gebühren und ohne den Ort zu nutzen`,
};
