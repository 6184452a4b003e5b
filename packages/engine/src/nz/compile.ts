import { BONUS_STACKS, SUPPLY_CARDS, type SupplyCard } from '../effects/effect.ts';
import { arrowOf, BLANK_CARD, compileBoard, compileTrail, entries, objectiveCards } from '../trail/compile.ts';
import { buyOption } from '../trail/market.ts';
import type { CardInfo, TrailComponents, TrailRules } from '../trail/types.ts';
import type { NzTables } from './components/index.ts';
import { HAZARD_KINDS, TASKS, type HarbourmasterScoring } from './components/types.ts';
import type { NzEffect, NzEffects } from './effects.ts';
import { WORKERS } from './state.ts';
import type { NzReadings } from './versions.ts';

/** The component tables with every name turned into a small number: what the rules work with. */

export interface BonusTileInfo {
  readonly id: string;
  readonly vp: number;
  readonly gold: number;
  /** Pounds beyond the price of the row, the cost of a hazard on the tile included. */
  readonly money: number;
  /** What must be possible for the tile to be taken at all. */
  readonly needs: NzEffect | null;
  readonly rewards: readonly NzEffect[];
}

export interface PostInfo {
  readonly id: string;
  readonly wool: boolean;
  readonly value: number;
  readonly dark: boolean;
  readonly transport: number;
  readonly delivery: NzEffect | null;
  readonly vp: number;
  readonly repeatable: boolean;
  /** Index in `houses` of the harbour that opens it, or -1. */
  readonly harbour: number;
}

/** A harbour for storehouses. */
export interface HouseInfo {
  readonly id: string;
  readonly at: number;
  /** Cost of each slot; large harbours are free. */
  readonly costs: readonly number[];
  readonly card: SupplyCard | 'objective' | null;
  readonly vp: number;
  readonly end: boolean;
}

export interface MediumInfo {
  readonly id: string;
  readonly at: number;
  readonly cost: number;
  readonly vp: number;
  readonly dark: boolean;
  readonly card: SupplyCard;
}

export interface NzComponents extends TrailComponents {
  readonly tables: NzTables;
  readonly readings: NzReadings;
  readonly effects: NzEffects;
  readonly flock: readonly number[];
  readonly supplyCards: readonly SupplyCard[];
  readonly bonusPrices: readonly number[];
  /** Card kinds of the ten bonus sets and of the objectives. */
  readonly bonusSets: readonly number[];
  readonly objectiveCards: readonly number[];
  readonly hazardCard: readonly SupplyCard[];
  readonly bonusCosts: readonly number[];
  readonly bonusArrows: readonly string[];
  readonly bonusTiles: readonly BonusTileInfo[];
  readonly harbourmasters: readonly {
    readonly id: string;
    readonly gain: NzEffect;
    readonly vp: number;
    readonly each: number;
    readonly of: HarbourmasterScoring['of'];
  }[];
  readonly pathfinderVp: readonly number[];
  readonly posts: readonly PostInfo[];
  readonly postId: Readonly<Record<string, number>>;
  readonly postArrows: readonly { readonly a: number; readonly b: number; readonly vp: number }[];
  readonly seaSpaces: readonly { readonly id: string; readonly next: readonly number[] }[];
  readonly seaStart: number;
  /** Distance between any two sea spaces. */
  readonly seaDistance: readonly (readonly number[])[];
  readonly houses: readonly HouseInfo[];
  readonly houseArrows: readonly { readonly a: number; readonly b: number; readonly vp: number }[];
  readonly medium: readonly MediumInfo[];
  readonly pairs: readonly { readonly id: string; readonly bonus: NzEffect | null; readonly vp: number }[];
  readonly stepSpace: number;
  readonly certificateLimitSpace: number;
  readonly certificateSpaces: readonly number[];
  readonly woolSpaces: readonly number[];
  /** Tokens that remove a card of this kind in hand from the game, for gold. */
  readonly cull: { readonly tokens: number; readonly card: number; readonly gold: number };
}

function compileCards(t: NzTables): CardInfo[] {
  return [
    ...entries(t.breeds).map(([id, { home, breeding, wool, vp }]): CardInfo => ({
      ...BLANK_CARD,
      id,
      breed: id,
      kind: 'animal',
      flock: home === 'flock',
      breeding,
      wool,
      vp,
      scores: true,
    })),
    ...entries(t.deckCards).map(([id, { effect, isFerry }]): CardInfo => ({
      ...BLANK_CARD,
      id,
      kind: 'action',
      options: [effect],
      isFerry,
    })),
    ...entries(t.bonusCards).map(([id, card]): CardInfo => ({
      ...BLANK_CARD,
      id,
      breed: card.kind === 'sheep' ? id : '',
      kind: card.kind === 'sheep' ? 'animal' : card.kind,
      breeding: card.breeding,
      wool: card.wool,
      vp: card.vp,
      penalty: card.penalty,
      tasks: card.tasks.map((task) => TASKS.indexOf(task)),
      options: card.options,
      isFerry: card.isFerry,
      scores: card.kind !== 'objective',
    })),
    ...objectiveCards(t.objectives, TASKS),
  ];
}

function distances(next: readonly (readonly number[])[]): number[][] {
  return next.map((_, from) => {
    const away = next.map(() => Infinity);
    away[from] = 0;
    const queue = [from];
    for (const at of queue)
      for (const to of next[at]!)
        if (away[to] === Infinity) {
          away[to] = away[at]! + 1;
          queue.push(to);
        }
    return away;
  });
}

export function compileNz(t: NzTables, readings: NzReadings, effects: NzEffects, rules: TrailRules): NzComponents {
  const cards = compileCards(t);
  const cardId = Object.fromEntries(cards.map((card, i) => [card.id, i]));
  const breedIds = Object.keys(t.breeds);
  const marketBreeds = breedIds
    .filter((id) => t.breeds[id as keyof typeof t.breeds].home === 'market')
    .map((id) => cardId[id]!);

  const { space, parts: trail } = compileTrail(t.trail, (id) => t.trail.building[id]!);
  const fee = (hand: string): number => (hand === 'black' ? t.hands.black : hand === 'green' ? t.hands.green : 0);

  // Sea.
  const seaIds = [t.sea.start, ...Object.values(t.sea.routes).flat()];
  const sea = (id: string): number => seaIds.indexOf(id);
  const seaNext: number[][] = seaIds.map(() => []);
  const join = (a: string, b: string): void => {
    seaNext[sea(a)]!.push(sea(b));
    seaNext[sea(b)]!.push(sea(a));
  };
  for (const route of Object.values(t.sea.routes))
    for (let i = 1; i < route.length; i++) join(route[i - 1]!, route[i]!);
  for (const [a, b] of t.sea.extraEdges) join(a, b);
  const houses: HouseInfo[] = [
    ...entries(t.sea.small).map(([id, h]): HouseInfo => ({
      id,
      at: sea(h.at),
      costs: h.costs,
      card: h.card,
      vp: h.vp,
      end: h.end,
    })),
    ...entries(t.sea.large).map(([id, h]): HouseInfo => ({
      id,
      at: sea(h.at),
      costs: Array.from({ length: h.slots }, () => 0),
      card: null,
      vp: 0,
      end: false,
    })),
  ];
  const house = (id: string): number => houses.findIndex((h) => h.id === id);

  const postIds = Object.keys(t.posts);

  const { discsThat, parts: board } = compileBoard(t.discSpaces, t.auxiliaries);

  return {
    tables: t,
    readings,
    effects,
    rules,
    cards,
    cardId,
    marketBreeds,
    flock: entries(t.breeds).flatMap(([id, breed]) =>
      breed.home === 'flock' ? Array.from({ length: breed.copies }, () => cardId[id]!) : [],
    ),
    buying: entries(t.buying).map(([, { sheep, take, shepherds, pay, tokens }]) =>
      buyOption(cards, marketBreeds, sheep, take, { workers: shepherds, pay, tokens }),
    ),
    supplyCards: SUPPLY_CARDS,
    bonusPrices: BONUS_STACKS.map((stack) => t.bonusCardPrices[stack]),
    bonusSets: Object.keys(t.bonusCards).map((id) => cardId[id]!),
    objectiveCards: Object.keys(t.objectives).map((id) => cardId[id]!),
    taskNames: TASKS,
    hazardCard: HAZARD_KINDS.map((kind) => t.hazardCards[kind]),
    ...trail,
    ...board,
    hazardSections: HAZARD_KINDS.map((kind) => t.trail[kind].map(space)),
    buildings: entries(t.privateBuildings).map(([id, b]) => ({
      id,
      actions: b.actions,
      craftsmen: b.craftsmen,
      vp: b.vp,
      fee: fee(b.hand),
    })),
    neutral: entries(t.neutralBuildings).map(([id, b]) => ({ id, front: b.front, back: b.back })),
    hazards: entries(t.hazards).map(([id, h]) => ({
      id,
      section: HAZARD_KINDS.indexOf(h.kind),
      vp: h.vp,
      fee: fee(h.hand),
      blackHand: h.hand === 'black',
    })),
    outlawFees: [],
    workerRows: WORKERS.map((type) => {
      const row = t.workerRows[type];
      return [null, row[2], row[3], row[4], row[5]];
    }),
    handLimit: t.tracks.handLimit,
    handSpaces: discsThat('hand'),
    exchangeDraw: t.exchange.draw,
    cull: { tokens: t.exchange.retireTokens, card: cardId[t.exchange.retireBreed]!, gold: t.exchange.retireGold },
    startHand: t.tracks.startHand,
    workers: WORKERS,
    certificateTrack: Array.from({ length: t.tracks.certificateLimitCleared + 1 }, (_, place) => place),
    restock: t.restocking.cards,
    jobCosts: t.jobMarket.costs,
    bonusCosts: t.bonusMarket.costs,
    bonusArrows: t.bonusMarket.arrows,
    bonusTiles: entries(t.bonusTiles).map(([id, b]) => {
      // A hazard's price is part of the tile's price, so that it is paid in full or the tile is not taken.
      const rewards = b.rewards.map((reward) => (reward.do === 'remove-hazard' ? { ...reward, cost: 0 } : reward));
      const hazards = b.rewards.reduce((sum, reward) => sum + (reward.do === 'remove-hazard' ? reward.cost : 0), 0);
      const needs =
        b.requires ?? rewards.find((reward) => reward.do === 'joker' || reward.do === 'remove-hazard') ?? null;
      return { id, vp: b.vp, gold: b.gold, money: b.money + hazards, needs, rewards };
    }),
    harbourmasters: entries(t.harbourmasters).map(([id, h]) => ({ id, gain: h.gain, ...h.scoring })),
    pathfinderVp: Array.from({ length: t.pathfinder.last + 1 }, (_, at) =>
      Math.max(0, ...entries(t.pathfinder.vp).map(([mark, vp]) => (+mark <= at ? vp : 0))),
    ),
    posts: entries(t.posts).map(([id, b]): PostInfo => ({
      id,
      wool: b.kind === 'wool',
      value: b.value,
      dark: b.corner === 'dark',
      transport: b.transport,
      delivery: b.delivery,
      vp: b.vp,
      repeatable: b.repeatable,
      harbour: b.harbour === null ? -1 : house(b.harbour),
    })),
    postId: Object.fromEntries(postIds.map((id, i) => [id, i])),
    postArrows: Object.values(t.postArrows).map(({ between, vp }) => ({ ...arrowOf(postIds, between), vp })),
    seaSpaces: seaIds.map((id, i) => ({ id, next: seaNext[i]! })),
    seaStart: sea(t.sea.start),
    seaDistance: distances(seaNext),
    houses,
    houseArrows: Object.values(t.sea.arrows).map(({ between, vp }) => ({
      ...arrowOf(
        houses.map((h) => h.id),
        between,
      ),
      vp,
    })),
    medium: entries(t.sea.medium).map(([id, h]) => ({
      id,
      at: sea(h.at),
      cost: h.cost,
      vp: h.vp,
      dark: h.corner === 'dark',
      card: h.card,
    })),
    pairs: entries(t.storehousePairs).map(([id, pair]) => ({ id, bonus: pair.bonus, vp: pair.vp })),
    stepSpace: discsThat('step')[0]!,
    certificateLimitSpace: discsThat('certificate-limit')[0]!,
    certificateSpaces: discsThat('permanent-certificate'),
    woolSpaces: discsThat('permanent-wool'),
    automaSide: -1,
    automaSites: t.trail.sarahBuildOrder.map(space),
  };
}
