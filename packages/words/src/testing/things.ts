import { nz, second, type CoreState, type EditionId, type NzState, type SecondState } from '@drover/engine';
import type { AnyComponents, AnyState } from '../pack/engine-types.ts';
import type { Thing } from '../pack/thing.ts';

/** Every thing on a table that can be pointed at. */

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const TOPICS = [
  'money',
  'tokens',
  'certificates',
  'job-market',
  'animal-market',
  'market-token',
  'objectives',
  'foresight',
  'deck',
  'discard-pile',
  'hand',
  'automa-deck',
] as const;

function shared(s: AnyState, c: AnyComponents): Thing[] {
  const effects = [
    ...c.buildings.flatMap(({ actions }) => actions),
    ...c.neutral.flatMap(({ front, back }) => [...front, ...(back ?? [])]),
    ...c.cards.flatMap(({ options }) => options),
  ];
  return [
    ...effects.map((effect): Thing => ({ is: 'effect', effect })),
    ...numbers(c.spaces.length).map((space): Thing => ({ is: 'space', space })),
    ...numbers(s.sides.length).map((building): Thing => ({ is: 'building', building })),
    ...numbers(c.neutral.length).map((neutral): Thing => ({ is: 'neutral', neutral })),
    ...numbers(c.hazards.length).map((hazard): Thing => ({ is: 'hazard', hazard })),
    ...numbers(c.workers.length).map((worker): Thing => ({ is: 'worker', worker })),
    ...c.workerRows.flatMap((row, worker) => row.map((_, space): Thing => ({ is: 'worker-space', worker, space }))),
    ...[-1, ...numbers(c.cards.length)].map((card): Thing => ({ is: 'card', card })),
    ...numbers(c.discSpaces.length).map((disc): Thing => ({ is: 'disc', disc })),
    ...numbers(c.auxiliaries.length).map((auxiliary): Thing => ({ is: 'auxiliary', auxiliary })),
    ...numbers(c.buying.length).map((option): Thing => ({ is: 'buying', option })),
    ...numbers(s.players.length).map((seat): Thing => ({ is: 'player', seat })),
    ...TOPICS.map((is): Thing => ({ is })),
  ];
}

function newZealand(s: NzState): Thing[] {
  const c = nz.components(s);
  return [
    ...shared(s, c),
    ...numbers(c.bonusTiles.length).map((tile): Thing => ({ is: 'bonus-tile', tile })),
    ...numbers(c.harbourmasters.length).map((tile): Thing => ({ is: 'harbourmaster', tile })),
    ...numbers(c.posts.length).map((post): Thing => ({ is: 'post', post })),
    ...numbers(c.seaSpaces.length).map((space): Thing => ({ is: 'sea', space })),
    ...numbers(c.houses.length + c.medium.length).map((harbour): Thing => ({ is: 'harbour', harbour })),
    ...numbers(c.pairs.length).map((pair): Thing => ({ is: 'pair', pair })),
    ...numbers(c.pathfinderVp.length).map((space): Thing => ({ is: 'pathfinder', space })),
    ...numbers(c.supplyCards.length).map((pile): Thing => ({ is: 'supply', pile })),
    { is: 'gold' },
    { is: 'bonus-market' },
    { is: 'step-tile' },
    { is: 'fee-tile' },
  ];
}

function secondEdition(s: SecondState): Thing[] {
  const c = second.components(s);
  return [
    ...shared(s, c),
    ...numbers(c.outlawFees.length).map((outlaw): Thing => ({ is: 'outlaw', outlaw })),
    ...numbers(c.stationMasters.length).map((tile): Thing => ({ is: 'station-master', tile })),
    ...numbers(c.rail.length).map((space): Thing => ({ is: 'rail', space })),
    ...numbers(c.stations.length).map((station): Thing => ({ is: 'station', station })),
    ...numbers(c.cities.length).map((city): Thing => ({ is: 'city', city })),
    { is: 'simmental' },
  ];
}

const THINGS: Readonly<Record<EditionId, (state: CoreState) => Thing[]>> = {
  nz: (state) => newZealand(state as NzState),
  second: (state) => secondEdition(state as SecondState),
};

export const thingsOn = (state: CoreState): Thing[] => THINGS[state.edition](state);
