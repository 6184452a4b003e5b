import { waiting, type OwnWords } from '../context/context.ts';
import { secondBelongings } from './belongings.ts';
import type { SecondGameContext, SecondTableContext } from './context.ts';
import { cityNamed, railName, stationName } from './names.ts';

/** What the Second Edition adds to sentences of every edition. */
export const secondOwnWords: OwnWords = {
  cardName: () => null,
  animalValues: ({ c, words }, card) => [words.pieces.breeding(c.cards[card].breeding)],
  delivery: cityNamed,
  outlawSpaces: ({ c }: SecondGameContext) => c.outlawSpaces,
  bounty: ({ c }: SecondGameContext, space) => c.outlawRewards[c.outlawSpaces.indexOf(space)] ?? null,
  hazardCard: () => null,
  lateWorkerPoints: ({ c }: SecondGameContext) => c.tables.lateWorkerVp,
  askedAbout(at: SecondTableContext) {
    const { station } = waiting<{ readonly station?: number }>(at);
    return station === undefined ? null : stationName(at, station);
  },
  belongings: secondBelongings,
  automaCard({ c }: SecondGameContext, card, action) {
    const { builders, engine, cattle } = c.tables.sam.cards[card];
    return { n: action === 'engine-exactly' ? engine : builders, picks: cattle };
  },
  automaOption: (g: SecondGameContext, deed, label) => (deed === 'engine' ? railName(g, label).alone : null),
};
