import { HIDDEN, type NzComponents, type NzState } from '@drover/engine';
import { anA, seatName } from '../text.ts';
import { tileAt } from './tiles.ts';

/** What things are called at the table. */

export type Table = { readonly s: NzState; readonly c: NzComponents };

const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const workerTypes = (c: NzComponents): string[] => Object.keys(c.tables.workerRows);

/** Sarah goes by her name. */
export const seatOf = ({ s }: Table, seat: number): string => (s.players[seat].automa ? 'Sarah' : seatName(seat));

/** A card by its id: `Merino`, `Kōtare`, `Cheviot`, `bonus card 2`, `objective o07`. */
export function cardName(c: NzComponents, id: string): string {
  if (id === 'kotare') return 'Kōtare';
  if (id in c.tables.objectives) return `objective ${id}`;
  if (!(id in c.tables.bonusCards)) return title(id);
  const { name } = c.tables.bonusCards[id as keyof typeof c.tables.bonusCards];
  return name ?? id.replace('set-', c.cards[c.cardId[id]].kind === 'objective' ? 'bonus objective ' : 'bonus card ');
}

/** The same in a sentence: `a Merino`, `objective o07`. */
export function aCard(c: NzComponents, id: string): string {
  const name = cardName(c, id);
  return /\d$/.test(name) ? name : anA(name);
}

export const cardNames = (c: NzComponents, cards: readonly number[]): string[] =>
  cards.map((card) => (card === HIDDEN ? 'hidden' : cardName(c, c.cards[card].id)));

/** The card in an open supply; the bonus stacks hold what the set-up put there. */
export const supplyCard = ({ s, c }: Table, supply: number): string =>
  supply < 4 ? cardName(c, c.supplyCards[supply]) : cardName(c, c.cards[s.bonusCards[supply - 4]].id);

/** A disc space of the player board. */
export const discName = (id: string): string =>
  discNames[id] ?? (id.startsWith('aux-') ? `auxiliary ${id.slice('aux-'.length)}` : id);

const discNames: Readonly<Record<string, string>> = {
  'hand-5': 'fifth hand card',
  'hand-6': 'sixth hand card',
  'certificate-limit': 'certificate limit',
  'certificate-left': 'left certificate',
  'certificate-right': 'right certificate',
  'wool-left': 'left wool',
  'wool-right': 'right wool',
};

export const hazardName = (c: NzComponents, hazard: number): string =>
  c.hazards[hazard].section === 0 ? 'rockfall' : 'flood';

export const hazardNameOf = (c: NzComponents, id: string): string =>
  hazardName(
    c,
    c.hazards.findIndex((info) => info.id === id),
  );

export const buildingOf = ({ s, c }: Table, number: number) => c.buildings[number * 2 + s.sides[number]];

/** A place on the trail with what lies there: `A2 (3b of Seat 1)`. */
export function placeName(at: Table, space: number): string {
  if (space < 0) return 'not on the trail yet';
  const { s, c } = at;
  const { id } = c.spaces[space];
  if (space === c.end) return 'Wellington';
  if (space === c.start) return 'the start';
  const tile = tileAt(s, space);
  switch (tile.kind) {
    case 'empty':
      return id;
    case 'neutral':
      return c.neutral[tile.letter].id === id ? `building ${id}` : `building ${c.neutral[tile.letter].id} on ${id}`;
    case 'hazard':
      return `the ${hazardName(c, tile.hazard)} ${id}`;
    case 'private':
      return `${id} (${buildingOf(at, tile.number).id} of ${seatOf(at, tile.owner)})`;
  }
}

export const placeNamed = (at: Table, id: string): string =>
  placeName(
    at,
    at.c.spaces.findIndex((space) => space.id === id),
  );

/** Whatever on the table asks or gives something, by the name the engine has for it. */
export function sourceName({ c }: Table, source: string): string {
  if (source in c.cardId) return cardName(c, source);
  if (c.neutral.some(({ id }) => id === source) || c.buildings.some(({ id }) => id === source))
    return `building ${source}`;
  if (c.auxiliaries.some(({ id }) => id === source)) return 'the auxiliary action';
  if (source.startsWith('post-')) return postName(source.slice('post-'.length));
  if (c.bonusTiles.some(({ id }) => id === source)) return `bonus tile ${source}`;
  if (c.harbourmasters.some(({ id }) => id === source)) return `harbourmaster tile ${source}`;
  if (c.houses.some(({ id }) => id === source) || c.medium.some(({ id }) => id === source)) return `harbour ${source}`;
  if (c.pairs.some(({ id }) => id === source)) return `storehouse pair ${source}`;
  if (source.startsWith('sarah-')) return `card ${source.slice('sarah-'.length)} of Sarah`;
  const [worker, space] = source.split('-');
  if (space !== undefined && workerTypes(c).includes(worker)) return `space ${space} of the ${worker} row`;
  return words[source] ?? source;
}

const words: Readonly<Record<string, string>> = {
  exchange: 'an exchange token',
  'wellington-1': 'Wellington',
  'wellington-2': 'Wellington',
  'wellington-3': 'Wellington',
  'wellington-4': 'Wellington',
};

export const postName = (id: string): string =>
  id.startsWith('wool-') ? `wool post ${id.slice('wool-'.length)}` : `trading post ${id}`;
