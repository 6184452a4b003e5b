/** Cards that join a deck: the open supplies of deck-building cards and the ten sets of bonus cards. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, published, reconstructed, rulebook } from '../../core/source.ts';
import type { BonusCard, DeckCard, StackSymbol, TaskId } from './types.ts';

const pictured = 'card notes by bozontheboard, note.com';

/** Played for their effect, after which one card is drawn. The Romney, a sheep, is among the breeds. */
export const deckCards = rowsOf<DeckCard>()({
  sheepdog: {
    copies: rulebook(12, 'en'),
    effect: published({ do: 'certificates', steps: 1 }, pictured),
    isFerry: rulebook(false, 'en'),
  },
  ferry: {
    copies: rulebook(14, 'en'),
    effect: published({ do: 'gain', money: 2 }, pictured),
    isFerry: rulebook(true, 'en'),
  },
  kotare: {
    copies: rulebook(12, 'en'),
    effect: rulebook({ do: 'pathfinder', steps: 1 }, 'en'),
    isFerry: rulebook(false, 'en'),
  },
});

const notAFerry = rulebook(false, 'en');
const noSheep = {
  name: derived(null, 'not a sheep'),
  breeding: derived(0, 'not a sheep'),
  wool: derived(0, 'not a sheep'),
};
const noObjective = { penalty: derived(0, 'not an objective'), tasks: derived([], 'not an objective') };
const action = {
  kind: derived('action', 'neither a sheep (3, 7) nor an objective (8 to 10)'),
  ...noSheep,
  ...noObjective,
};
const risingPoints = 'later sets lie on dearer stacks, so their points rise';

const sheep = (name: string, breeding: number, wool: number, vp: number): Tagged<BonusCard> => ({
  kind: rulebook('sheep', 'en'),
  options: derived([], 'a sheep has no effect of its own'),
  name: reconstructed(name, 'a breed of its own; the name is ours'),
  breeding: reconstructed(breeding, 'between the market breeds'),
  wool: reconstructed(wool, 'between the market breeds'),
  vp: reconstructed(vp, risingPoints),
  ...noObjective,
  isFerry: notAFerry,
});

const objective = (
  options: BonusCard['options'],
  tasks: readonly TaskId[],
  vp: number,
  penalty: number,
): Tagged<BonusCard> => ({
  kind: rulebook('objective', 'en'),
  options: reconstructed(options, 'one of the five actions the objective cards have'),
  ...noSheep,
  vp: reconstructed(vp, risingPoints),
  penalty: reconstructed(penalty, 'as the objective cards'),
  tasks: reconstructed(tasks, 'from the ten known tasks'),
  isFerry: notAFerry,
});

/** Ten sets; four are in a game, in ascending order under wheel, barrel, bell and compass. */
export const bonusCards = rowsOf<BonusCard>()({
  'set-1': {
    ...action,
    options: reconstructed(
      [
        {
          do: 'all',
          of: [
            { do: 'gain', money: 1 },
            { do: 'pathfinder', steps: 1 },
          ],
        },
      ],
      'effect stated in the French rulebook; that it is set 1, the ferry, is proposed',
    ),
    vp: published(1, 'harbourmaster tile pictures, greatwesterntrail-nz repository'),
    isFerry: rulebook(true, 'en'),
  },
  'set-2': {
    ...action,
    options: reconstructed(
      [{ do: 'per', each: 1, of: 'objective', then: { do: 'gain', money: 1 } }],
      'effect stated in the French rulebook; that it is set 2 is proposed',
    ),
    vp: reconstructed(1, risingPoints),
    isFerry: notAFerry,
  },
  'set-3': sheep('Cheviot', 3, 3, 2),
  'set-4': {
    ...action,
    options: reconstructed(
      [{ do: 'gain', money: 1 }, { do: 'stack-acquired' }],
      'effect stated in the French rulebook; it is set 4 or 5',
    ),
    vp: reconstructed(1, risingPoints),
    isFerry: notAFerry,
  },
  'set-5': {
    ...action,
    options: reconstructed(
      [
        { do: 'gain', money: 1 },
        { do: 'storehouse', within: 3 },
      ],
      'effect stated in the French rulebook; it is set 4 or 5',
    ),
    vp: reconstructed(2, risingPoints),
    isFerry: notAFerry,
  },
  'set-6': {
    ...action,
    kind: rulebook('action', 'en'),
    options: reconstructed(
      [
        { do: 'gain', money: 2 },
        { do: 'upgrade-building', by: 1, moneyPerCraftsman: 2 },
      ],
      'effect stated in the French rulebook; only the price of the replacement is proposed, as for a normal one',
    ),
    vp: reconstructed(2, risingPoints),
    isFerry: notAFerry,
  },
  'set-7': sheep('Drysdale', 4, 4, 4),
  'set-8': objective([{ do: 'gain', money: 4 }], ['storehouse', 'storehouse', 'ferry'], 4, 2),
  'set-9': objective([{ do: 'pathfinder', steps: 2 }], ['pathfinder-6', 'building', 'lincoln-corriedale'], 5, 3),
  'set-10': objective([{ do: 'certificates', steps: 2 }], ['post-13', 'hampshire-ryeland'], 5, 2),
});

export type DeckCardId = keyof typeof deckCards;
export type BonusSetId = keyof typeof bonusCards;

/** Gold for a card of each stack. */
export const bonusCardPrices: Tagged<Record<StackSymbol, number>> = {
  wheel: rulebook(3, 'en'),
  barrel: rulebook(3, 'en'),
  bell: rulebook(4, 'en'),
  compass: rulebook(5, 'en'),
};
