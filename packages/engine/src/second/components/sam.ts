/**
 * Sam, the solo opponent. His cards have not been published: he plays with those of Garth, the fan opponent whose
 * authors made him.
 */
import type { Tagged } from '../../core/rows.ts';
import { published, reconstructed, type Sourced } from '../../core/source.ts';
import type { CattlePick, SamAction, SamCard, SamDifficulty, WorkerType } from './types.ts';

interface Sam {
  readonly cards: Readonly<Record<string, Tagged<SamCard>>>;
  /** The least and the most steps of a card whose movement counts something. */
  readonly steps: Tagged<{ least: number; most: number }>;
  /** Whether he does what a card says for `otherwise`, or nothing. */
  readonly otherwise: Sourced<boolean>;
  /** He takes the one option of the cattle market with the most points that costs no more than this. */
  readonly dearestOption: Sourced<number>;
  /** The side of his buildings, whatever the others use. */
  readonly side: Sourced<'a' | 'b'>;
  /** The bag his first worker is drawn from. */
  readonly workerBag: Sourced<1 | 2 | 3>;
  readonly difficulties: Readonly<Record<'easy' | 'medium' | 'hard', Tagged<SamDifficulty>>>;
  /** In his supply. */
  readonly discs: Sourced<number>;
}

const garth = 'as Garth in boardgamefiesta; the cards of Sam are not known';
const small = 'a small version of the card, as Sarah of New Zealand has them';
const lonely = '"Lonely are the brave", scribd.com';

const steps = (two: number, three: number, four: number): SamCard['move'] => ({ 2: two, 3: three, 4: four });

const card = (move: SamCard['move'], ...actions: readonly SamAction[]): Tagged<SamCard> => ({
  move: reconstructed(move, garth),
  actions: reconstructed(actions, garth),
  speciality: reconstructed(null, garth),
  otherwise: reconstructed([], garth),
  builders: reconstructed(0, garth),
  engine: reconstructed(0, garth),
  cattle: reconstructed([], garth),
});
const special = (type: WorkerType, otherwise: SamAction) => ({
  speciality: reconstructed(type, garth),
  otherwise: reconstructed([otherwise], small),
});
const valueThree: CattlePick = { breeding: 3 };
const forBuilders = { ...special('builder', 'build-exactly'), builders: reconstructed(1, small) };
const forEngineers = { ...special('engineer', 'engine-exactly'), engine: reconstructed(1, small) };
const forCowboys = { ...special('cowboy', 'cattle'), cattle: reconstructed([valueThree], small) };

/** Not known, so chosen to make his levels mean what Sarah's mean; docs/data.md says how. */
const firstDelivery = (city: string): Sourced<string> =>
  reconstructed(city, 'set by play, so that a level of Sam is as hard as the same of Sarah');
const extra = (workers: number) => published({ cowboy: workers, builder: workers, engineer: workers }, lonely);

export const sam: Sam = {
  cards: {
    '1': card(steps(1, 1, 3), 'hire-cheapest-first'),
    '2': card(steps(1, 1, 1), 'engine'),
    '3': card(steps(1, 1, 1), 'objective'),
    '4': card(steps(1, 3, 3), 'outlaw'),
    '5': card(steps(1, 3, 3), 'hazard'),
    '6': card(steps(1, 1, 3), 'hire-specialization-first'),
    '7': card(steps(2, 2, 2), 'engine'),
    '8': card(steps(2, 2, 2), 'buy'),
    '9': card(steps(2, 2, 2), 'build'),
    '10': { ...card('buildings', 'build'), ...forBuilders },
    '11': { ...card('buildings', 'hire-engineer', 'engine'), ...forEngineers },
    '12': { ...card('cowboy', 'restock', 'buy-one-less'), ...forCowboys },
    '13': { ...card('cowboy', 'buy'), ...forCowboys },
    '14': { ...card('speciality', 'engine'), ...forEngineers },
    '15': { ...card('speciality', 'build'), ...forBuilders },
  },
  steps: {
    least: reconstructed(1, 'as Sarah of New Zealand'),
    most: reconstructed(5, 'as Sarah of New Zealand'),
  },
  otherwise: reconstructed(true, 'Sarah of New Zealand does something small, Garth nothing'),
  dearestOption: reconstructed(8, garth),
  side: published('b', lonely),
  workerBag: reconstructed(2, 'the only bag with nothing but workers'),
  difficulties: {
    easy: {
      without: published([13, 14, 15], lonely),
      extraWorkers: extra(0),
      firstDelivery: firstDelivery('kansas-city'),
    },
    medium: { without: published([], lonely), extraWorkers: extra(0), firstDelivery: firstDelivery('fulton') },
    hard: { without: published([], lonely), extraWorkers: extra(1), firstDelivery: firstDelivery('fulton') },
  },
  discs: published(14, lonely),
};
