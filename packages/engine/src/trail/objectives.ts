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
  /** Points of the cards themselves. */
  readonly vp: number;
  readonly fulfilled: boolean[];
  /** Cards that score at all. */
  readonly counted: boolean[];
}

/**
 * `have[t]` is how often task t can be fulfilled. `covers[t]` names a task whose things also fulfil t (a large
 * building is a building too), or -1. `bonus(n)` is what n scoring cards are worth to somebody who is paid for having
 * them; it never falls.
 */
export function bestAssignment(
  cards: readonly ObjectiveCard[],
  have: readonly number[],
  covers: readonly number[],
  bonus: (scoring: number) => number = () => 0,
): Assignment {
  const left = [...have];
  // What fulfilling a card is worth more than leaving it as it is.
  const gain = cards.map((card) => card.vp + (card.mustScore ? card.penalty : 0));
  // Cards that gain most first: good solutions come early and cut the rest off.
  const order = cards.map((_, i) => i).sort((a, b) => gain[b]! - gain[a]!);
  const ahead = order.map((_, k) => order.slice(k).reduce((sum, i) => sum + Math.max(0, gain[i]!), 0));
  const most = bonus(cards.length);
  const pick = cards.map(() => false);
  let best = -Infinity;
  let bestPick: boolean[] = [];
  let bestAdded: number[] = [];

  // Tasks with a narrower sibling draw on their own things first, then on the sibling's.
  const fits = (): boolean => {
    for (let t = 0; t < left.length; t++) {
      if (left[t]! >= 0) continue;
      const other = covers[t]!;
      if (other < 0 || left[other]! + left[t]! < 0) return false;
    }
    return true;
  };

  // Cards of the deck that fail may still be added for the bonus, the cheapest ones first.
  const failing = order.filter((i) => !cards[i]!.mustScore).sort((a, b) => cards[a]!.penalty - cards[b]!.penalty);
  const judge = (value: number): void => {
    let scoring = cards.reduce((sum, card, i) => sum + (card.mustScore || pick[i]! ? 1 : 0), 0);
    let total = value + bonus(scoring);
    let cost = 0;
    let added = 0;
    const rest = failing.filter((i) => !pick[i]!);
    rest.forEach((i, k) => {
      cost += cards[i]!.penalty;
      const withThese = value - cost + bonus(++scoring);
      if (withThese > total) {
        total = withThese;
        added = k + 1;
      }
    });
    if (total <= best) return;
    best = total;
    bestPick = [...pick];
    bestAdded = rest.slice(0, added);
  };

  const search = (k: number, value: number): void => {
    judge(value);
    if (k === order.length || value + ahead[k]! + most <= best) return;
    const i = order[k]!;
    for (const task of cards[i]!.tasks) left[task]!--;
    if (fits()) {
      pick[i] = true;
      search(k + 1, value + gain[i]!);
      pick[i] = false;
    }
    for (const task of cards[i]!.tasks) left[task]!++;
    search(k + 1, value);
  };
  search(0, -cards.reduce((sum, card) => sum + (card.mustScore ? card.penalty : 0), 0));

  const counted = cards.map((card, i) => card.mustScore || bestPick[i]! || bestAdded.includes(i));
  return {
    vp: cards.reduce((sum, card, i) => sum + (bestPick[i] ? card.vp : counted[i] ? -card.penalty : 0), 0),
    fulfilled: bestPick,
    counted,
  };
}
