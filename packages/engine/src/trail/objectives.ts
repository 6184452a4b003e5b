/**
 * Scoring objective cards. Each thing a player owns fulfils one task on one card, so which cards count is a choice:
 * this finds the best one.
 */
export interface ObjectiveCard {
  readonly vp: number;
  readonly penalty: number;
  readonly tasks: readonly number[];
  /** Lies in the objective area and must score; cards from the deck may be dropped. */
  readonly mustScore: boolean;
}

export interface Assignment {
  readonly vp: number;
  readonly fulfilled: boolean[];
  /** Cards that score at all. */
  readonly counted: boolean[];
}

/**
 * `have[t]` is how often task t can be fulfilled. `covers[t]` names a task whose things also fulfil t (a large
 * building is a building too), or -1. `bonus` is what a card in the area is worth to somebody who scores for having it.
 */
export function bestAssignment(
  cards: readonly ObjectiveCard[],
  have: readonly number[],
  covers: readonly number[],
  bonus = 0,
): Assignment {
  const left = [...have];
  const without = cards.map((card) => (card.mustScore ? bonus - card.penalty : Math.max(0, bonus - card.penalty)));
  const gain = cards.map((card, i) => card.vp + bonus - without[i]!);
  // Cards that gain most first: good solutions come early and cut the rest off.
  const order = cards.map((_, i) => i).sort((a, b) => gain[b]! - gain[a]!);
  const ahead = order.map((_, k) => order.slice(k).reduce((sum, i) => sum + Math.max(0, gain[i]!), 0));
  let best = -1;
  let bestPick: boolean[] = [];
  const pick = cards.map(() => false);

  // Tasks with a narrower sibling draw on their own things first, then on the sibling's.
  const fits = (): boolean => {
    for (let t = 0; t < left.length; t++) {
      if (left[t]! >= 0) continue;
      const other = covers[t]!;
      if (other < 0 || left[other]! + left[t]! < 0) return false;
    }
    return true;
  };

  const search = (k: number, value: number): void => {
    if (value > best) {
      best = value;
      bestPick = [...pick];
    }
    if (k === order.length || value + ahead[k]! <= best) return;
    const i = order[k]!;
    for (const task of cards[i]!.tasks) left[task]!--;
    if (gain[i]! > 0 && fits()) {
      pick[i] = true;
      search(k + 1, value + gain[i]!);
      pick[i] = false;
    }
    for (const task of cards[i]!.tasks) left[task]!++;
    search(k + 1, value);
  };
  search(0, 0);

  return {
    vp: cards.reduce(
      (sum, card, i) => sum + (bestPick[i] ? card.vp : without[i]! === 0 && !card.mustScore ? 0 : -card.penalty),
      0,
    ),
    fulfilled: bestPick,
    counted: cards.map((card, i) => card.mustScore || bestPick[i]! || without[i]! > 0),
  };
}
