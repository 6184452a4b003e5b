import { effectInQuestion } from '../choices/actions.ts';
import type { OwnWords } from '../context/context.ts';
import { effectWords } from '../effects/effects.ts';
import { numberIn } from '../names/cards.ts';
import { nzBelongings } from './belongings.ts';
import type { NzGameContext, NzTableContext } from './context.ts';
import { bonusCardName, postName } from './names.ts';

/** What New Zealand adds to sentences of every edition. */
export const nzOwnWords: OwnWords = {
  cardName: (g: NzGameContext, id) => (id.startsWith('set-') ? bonusCardName(g, id) : null),
  animalValues({ c, words: { pieces } }, card) {
    const { breeding, wool } = c.cards[card];
    return [pieces.breeding(breeding), pieces.wool(wool)];
  },
  delivery: postName,
  outlawSpaces: () => [],
  bounty: () => null,
  hazardCard: (g: NzGameContext, hazard) =>
    effectWords(g, { do: 'take', card: g.c.hazardCard[g.c.hazards[hazard].section] }),
  lateWorkerPoints: ({ c }: NzGameContext) => c.tables.fifthWorkerVp,
  askedAbout(at: NzTableContext) {
    const effect = effectInQuestion(at);
    return effect?.do === 'post' ? postName(at, effect.post) : null;
  },
  belongings: nzBelongings,
  automaCard({ c }: NzGameContext, card, action) {
    const { pathfinder, extraSteps, craftsmen, sheep } = c.tables.sarah.cards[card];
    const n = action === 'pathfinder' ? pathfinder : action === 'extra-steps' ? extraSteps : craftsmen;
    return { n, picks: sheep };
  },
  automaOption({ words }, deed, label) {
    if (deed === 'medium-harbour') return words.names.mediumHarbour(numberIn(label)).alone;
    if (deed !== 'remove-bonus-tile') return null;
    const [row, column] = label.split(' ')[1].split('.').map(Number);
    return `${words.headings.row(row)}, ${words.pieces.column(column)}`;
  },
};
