import { arrowOf, BLANK_CARD, compileBoard, compileTrail, entries, objectiveCards } from '../trail/compile.ts';
import { buyOption } from '../trail/market.ts';
import type { CardInfo, TrailComponents, TrailRules } from '../trail/types.ts';
import type { SecondTables } from './components/index.ts';
import { HAZARD_KINDS, TASKS, type StationMasterScoring } from './components/types.ts';
import type { SecondEffect, SecondEffects } from './effects.ts';
import { WORKERS } from './state.ts';
import type { SecondReadings } from './versions.ts';

/** The component tables with every name turned into a small number: what the rules work with. */

export interface StationInfo {
  readonly id: string;
  /** Space of the railroad. */
  readonly at: number;
  readonly cost: number;
  readonly vp: number;
  readonly dark: boolean;
}

export interface CityInfo {
  readonly id: string;
  readonly value: number;
  readonly crosses: number;
  readonly dark: boolean;
  readonly money: number;
  readonly vp: number;
  readonly repeatable: boolean;
}

export interface SecondComponents extends TrailComponents {
  readonly tables: SecondTables;
  readonly readings: SecondReadings;
  readonly effects: SecondEffects;
  readonly players: number;
  readonly simmental: boolean;
  /** Card kinds of the deck a player starts with. */
  readonly herd: readonly number[];
  readonly objectiveCards: readonly number[];
  readonly startingObjectives: readonly number[];
  readonly calf: number;
  readonly heifer: number;
  readonly cow: number;
  /** Outlaw spaces by number, and what comes with an outlaw taken there. */
  readonly outlawSpaces: readonly number[];
  readonly outlawRewards: readonly SecondEffect[];
  readonly jobArrows: readonly string[];
  /** The railroad: spaces by name, where each leads, and the crosses behind an engine there. */
  readonly rail: readonly {
    readonly id: string;
    readonly next: readonly number[];
    readonly before: readonly number[];
    readonly crosses: number;
    readonly turnout: boolean;
  }[];
  readonly railEnd: number;
  readonly stations: readonly StationInfo[];
  /** Station at a space of the railroad, or -1. */
  readonly stationAt: readonly number[];
  readonly stationMasters: readonly {
    readonly id: string;
    readonly gain: SecondEffect;
    readonly vp: number;
    readonly each: number;
    readonly of: StationMasterScoring['of'];
  }[];
  readonly cities: readonly CityInfo[];
  readonly cityArrows: readonly {
    readonly a: number;
    readonly b: number;
    readonly vp: number;
    readonly action: SecondEffect | null;
  }[];
  readonly stepSpaces: readonly number[];
  readonly certificateSpaces: readonly number[];
}

const compileCards = (t: SecondTables): CardInfo[] => [
  ...entries(t.breeds).map(([id, { breed, home, breeding, vp }]): CardInfo => ({
    ...BLANK_CARD,
    id,
    kind: 'animal',
    breed,
    variant: home === 'simmental',
    flock: home === 'flock',
    breeding,
    vp,
    scores: true,
  })),
  ...objectiveCards(t.objectives, TASKS),
  ...objectiveCards(t.startingObjectives, TASKS),
];

/** Numbered spaces first, then the turnouts; a turnout lies between two numbered spaces. */
function compileRail(t: SecondTables): SecondComponents['rail'] {
  const { last, turnouts, crosses } = t.railroad;
  const branches = entries(turnouts);
  const crossesBefore = (space: number): number => crosses.filter((after) => after < space).length;
  const next: number[][] = Array.from({ length: last + 1 }, (_, n) => (n < last ? [n + 1] : []));
  branches.forEach(([, after], i) => {
    next[after]!.push(last + 1 + i);
    next.push([after + 1]);
  });
  return next.map((ahead, at) => {
    const branch = branches[at - last - 1];
    return {
      id: branch === undefined ? String(at) : branch[0],
      next: ahead,
      before: next.flatMap((other, from) => (other.includes(at) ? [from] : [])),
      // An engine on a turnout has its nose at the next numbered space.
      crosses: crossesBefore(branch === undefined ? at : branch[1] + 1),
      turnout: branch !== undefined,
    };
  });
}

export function compileSecond(
  t: SecondTables,
  readings: SecondReadings,
  effects: SecondEffects,
  rules: TrailRules,
  players: number,
  simmental: boolean,
): SecondComponents {
  const cards = compileCards(t);
  const cardId = Object.fromEntries(cards.map((card, i) => [card.id, i]));
  const homes = entries(t.breeds);
  const marketBreeds = homes.flatMap(([id, b]) =>
    b.home === 'market' || (simmental && id === 'calf') ? [cardId[id]!] : [],
  );

  const { space, parts: trail } = compileTrail(t.trail, (id) => ({
    lush: t.trail.building[id]!.forest,
    nugget: false,
    gate: 0,
  }));
  const perPlayers = <V>(table: Readonly<Record<2 | 3 | 4, V>>): V => table[players as 2 | 3 | 4];
  const fee = (hand: 'green' | 'black'): number => perPlayers(t.fees[hand]);

  const rail = compileRail(t);
  const stations = entries(t.railroad.stations).map(([id, s]): StationInfo => ({
    id,
    at: rail.findIndex((info) => info.id === s.at),
    cost: s.cost,
    vp: s.vp,
    dark: s.corner === 'dark',
  }));
  const { discsThat, parts: board } = compileBoard(t.discSpaces, t.auxiliaries);
  const cityIds = Object.keys(t.cities);

  return {
    tables: t,
    readings,
    players,
    simmental,
    effects,
    rules,
    cards,
    cardId,
    workers: WORKERS,
    marketBreeds,
    herd: homes.flatMap(([id, b]) => (b.home === 'flock' ? Array.from({ length: b.copies }, () => cardId[id]!) : [])),
    objectiveCards: Object.keys(t.objectives).map((id) => cardId[id]!),
    startingObjectives: Object.keys(t.startingObjectives).map((id) => cardId[id]!),
    calf: cardId['calf']!,
    heifer: cardId['heifer']!,
    cow: cardId['cow']!,
    buying: entries(t.buying)
      .filter(([, option]) => simmental || !option.simmentalOnly)
      .map(([, { cattle, take, cowboys, pay }]) =>
        buyOption(cards, marketBreeds, cattle, take, { workers: cowboys, pay, tokens: 0 }),
      ),
    restock: t.restocking.cards,
    taskNames: TASKS,
    ...trail,
    ...board,
    hazardSections: HAZARD_KINDS.map((kind) => t.trail[kind].map(space)),
    buildings: entries(t.privateBuildings).map(([id, b]) => ({
      id,
      actions: b.actions,
      craftsmen: b.builders,
      vp: b.vp,
      fee: b.hands.reduce((sum, hand) => sum + fee(hand), 0),
    })),
    neutral: entries(t.neutralBuildings).map(([id, b]) => ({ id, front: b.actions, back: null })),
    hazards: entries(t.hazards).map(([id, h]) => ({
      id,
      section: HAZARD_KINDS.indexOf(h.kind),
      vp: h.vp,
      fee: fee(h.hand),
      blackHand: h.hand === 'black',
    })),
    outlawFees: [fee(t.outlaws.green.hand), fee(t.outlaws.orange.hand)],
    outlawSpaces: t.trail.outlaw.map(space),
    outlawRewards: t.trail.outlaw.map((id) => t.trail.outlawReward[id]!),
    workerRows: WORKERS.map((type) => {
      const row = t.workerRows[type];
      return [null, row[2], row[3], row[4], row[5], row[6]];
    }),
    handLimit: t.tracks.handLimit,
    startHand: t.tracks.startHand,
    handSpaces: discsThat('hand'),
    exchangeDraw: t.exchange.draw,
    certificateTrack: t.tracks.certificates,
    jobCosts: t.jobMarket.costs,
    jobArrows: t.jobMarket.arrows,
    automaSide: t.sam.side === 'a' ? 0 : 1,
    automaSites: t.trail.samBuildOrder.map(space),
    rail,
    railEnd: t.railroad.last,
    stations,
    stationAt: rail.map((_, at) => stations.findIndex((station) => station.at === at)),
    stationMasters: entries(t.stationMasters).map(([id, m]) => ({ id, gain: m.gain, ...m.scoring })),
    cities: entries(t.cities).map(([id, c]): CityInfo => ({
      id,
      value: c.value,
      crosses: c.crosses,
      dark: c.corner === 'dark',
      money: c.money,
      vp: c.vp,
      repeatable: c.repeatable,
    })),
    cityArrows: Object.values(t.cityArrows).map(({ between, vp, action }) => ({
      ...arrowOf(cityIds, between),
      vp,
      action,
    })),
    stepSpaces: discsThat('step'),
    certificateSpaces: discsThat('certificate-limit'),
  };
}
