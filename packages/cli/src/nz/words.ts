import type { NzComponents, NzState } from '@drover/engine';
import { title } from '../text.ts';
import { postName } from '../trail/effects.ts';
import type { Idiom, Table } from '../trail/table.ts';
import { sarah } from './sarah.ts';

/** What New Zealand calls things. */

export type NzTable = Table<NzState, NzComponents>;

/** The card in an open supply; the bonus stacks hold what the set-up put there. */
export const supplyCard = ({ s, c }: NzTable, supply: number): string =>
  cardName(c, supply < 4 ? c.supplyCards[supply] : c.cards[s.bonusCards[supply - 4]].id);

/** A card by its id: `Merino`, `Kōtare`, `Cheviot`, `bonus card 2`, `objective o07`. */
function cardName(c: NzComponents, id: string): string {
  if (id === 'kotare') return 'Kōtare';
  if (id in c.tables.objectives) return `objective ${id}`;
  if (!(id in c.tables.bonusCards)) return title(id);
  const { name } = c.tables.bonusCards[id as keyof typeof c.tables.bonusCards];
  return name ?? id.replace('set-', c.cards[c.cardId[id]].kind === 'objective' ? 'bonus objective ' : 'bonus card ');
}

function sourceName(c: NzComponents, source: string): string | null {
  if (source.startsWith('post-')) return postName(source.slice('post-'.length));
  if (c.bonusTiles.some(({ id }) => id === source)) return `bonus tile ${source}`;
  if (c.harbourmasters.some(({ id }) => id === source)) return `harbourmaster tile ${source}`;
  if (c.houses.some(({ id }) => id === source) || c.medium.some(({ id }) => id === source)) return `harbour ${source}`;
  if (c.pairs.some(({ id }) => id === source)) return `storehouse pair ${source}`;
  return /^wellington-\d$/.test(source) ? nzWords.end : null;
}

const taskWords: Readonly<Record<string, string>> = {
  'post-13': 'post of 13 or more',
  building: 'building',
  'building-4': 'building of 4 or more craftsmen',
  'shearers-2': '2 shearers',
  storehouse: 'storehouse',
  'lincoln-corriedale': 'Lincoln or Corriedale',
  'hampshire-ryeland': 'Hampshire or Ryeland',
  ferry: 'ferry',
  'pathfinder-6': '6 pathfinder steps',
  flood: 'flood tile',
};

export const nzWords: Idiom = {
  currency: '£',
  animal: 'sheep',
  animals: 'sheep',
  stock: 'sheep',
  herd: 'flock',
  end: 'Wellington',
  lush: 'lush',
  hazards: ['rockfall', 'flood'],
  discs: {
    'hand-5': 'fifth hand card',
    'hand-6': 'sixth hand card',
    'certificate-limit': 'certificate limit',
    'certificate-left': 'left certificate',
    'certificate-right': 'right certificate',
    'wool-left': 'left wool',
    'wool-right': 'right wool',
  },
  token: 'market token',
  tokenRows: (c: NzComponents) => c.bonusCosts.length,
  automa: sarah,
  questions: () => ({
    'first-disc': 'which disc to clear first',
    income: 'which sheep to show in Wellington, and which certificates to spend',
    'choose-foresight-a': 'which tile of foresight A to place',
    'choose-foresight-b': 'which tile of foresight B to place',
    appoint: 'whether a worker becomes harbourmaster',
    flip: 'which tile to turn over',
    invest: 'which bonus tile to take',
    join: 'which row the worker joins',
    pathfinder: 'how far the pathfinder goes',
    post: 'which disc to place',
    'remote-storehouse': 'which harbour gets a storehouse',
    retire: 'which sheep to give up',
    shear: 'which sheep to shear',
    ship: 'where to sail',
    storehouse: 'which storehouse to take',
    'wool-post': 'whether to deliver the wool, and where',
  }),
  cardName,
  tasks: (c: NzComponents, card) =>
    c.cards[card].tasks.map((task) => taskWords[c.taskNames[task]] ?? c.taskNames[task]),
  sourceName,
};
