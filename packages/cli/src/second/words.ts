import type { SecondComponents, SecondState, Task } from '@drover/engine';
import { title } from '../text.ts';
import { points } from '../trail/effects.ts';
import type { Idiom, Table } from '../trail/table.ts';
import { cityName } from './places.ts';
import { sam } from './sam.ts';

/** What the Second Edition calls things. */

export type SecondTable = Table<SecondState, SecondComponents>;

/** A card by its id: `Longhorn`, `Shorthorn (4 VP)`, `Simmental calf`, `objective o07`. */
function cardName(c: SecondComponents, id: string): string {
  if (id in c.tables.objectives) return `objective ${id}`;
  if (id in c.tables.startingObjectives) return `starting objective ${id}`;
  const card = c.cards[c.cardId[id]];
  if (card === undefined || card.breed === id) return title(id);
  return card.variant ? `${title(card.breed)} ${id}` : `${title(card.breed)} (${points(card.vp)})`;
}

function sourceName(c: SecondComponents, source: string): string | null {
  const arrow = c.cityArrows.find(({ a, b }) => source === `${c.cities[a].id}-${c.cities[b].id}`);
  if (arrow !== undefined)
    return `the arrow between ${cityName(c.cities[arrow.a].id)} and ${cityName(c.cities[arrow.b].id)}`;
  if (c.cities.some(({ id }) => id === source)) return cityName(source);
  if (c.stations.some(({ id }) => id === source)) return `station ${source}`;
  if (c.stationMasters.some(({ id }) => id === source)) return `station master tile ${source}`;
  if (source.startsWith('railroad')) return 'the end of the track';
  if (c.outlawSpaces.some((space) => c.spaces[space].id === source)) return `the bounty of ${source}`;
  if (source === 'simmental') return 'the Simmental variant';
  return /^kansas-city-\d$/.test(source) ? secondWords.end : null;
}

const taskWords: Readonly<Record<string, string>> = {
  building: 'building',
  station: 'station',
  hazard: 'hazard',
  'green-outlaw': 'green outlaw',
  'orange-outlaw': 'orange outlaw',
  'breeding-3': 'cattle card of breeding value 3',
  shorthorn: 'Shorthorn',
  hereford: 'Hereford',
  'new-york': 'disc in New York',
};

export const secondWords: Idiom = {
  currency: '$',
  animal: 'cattle card',
  animals: 'cattle cards',
  stock: 'cattle',
  herd: 'herd',
  end: 'Kansas City',
  lush: 'forest',
  hazards: ['flood', 'drought', 'rockfall'],
  discs: {
    'step-left': 'left step',
    'step-right': 'right step',
    hand: 'hand card',
    'certificate-4': 'fourth certificate',
    'certificate-6': 'sixth certificate',
  },
  token: 'job market token',
  tokenRows: (c: SecondComponents) => c.jobCosts.length,
  automa: sam,
  questions: (waiting: Task & { readonly bag?: number }) => ({
    'choose-foresight': `which tile of foresight ${(waiting.bag ?? 0) + 1} to place`,
    income: 'how many certificates to spend with the herd',
    'choose-raise': 'which Simmental to raise',
    appoint: 'whether a worker becomes station master',
    borrow: 'which adjacent building to use',
    borrowed: 'what to do there',
    bounty: 'which outlaw to take',
    cull: 'which card to remove from the game',
    engine: 'where the engine goes',
    'engine-back': 'where the engine goes back to',
    'engine-return': 'where the engine goes from the end of the track',
    'free-delivery': 'where to deliver without transport, and which disc to place',
    'special-delivery': 'how far the engine goes back for a delivery',
    station: 'whether to upgrade the station, and which disc to place',
    'station-behind': 'which station behind the engine to upgrade',
    stroll: 'where to stroll',
  }),
  cardName,
  tasks(c: SecondComponents, card) {
    const objectives: Readonly<Record<string, { readonly tasks: readonly string[] }>> = {
      ...c.tables.objectives,
      ...c.tables.startingObjectives,
    };
    return objectives[c.cards[card].id].tasks.map((task) => taskWords[task] ?? task);
  },
  sourceName,
};
