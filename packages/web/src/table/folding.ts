import {
  advance,
  answers,
  clone,
  determinize,
  generator,
  legalMoves,
  type CoreState,
  type Move,
  type Seat,
} from '@drover/engine';
import { grouped } from './grouped.ts';

/** A move of an offer, with the table it is made on as far as the seat may know it. */
export interface Step {
  readonly at: CoreState;
  readonly move: Move;
  /** It was the only answer. */
  readonly forced: boolean;
}

/** What is chosen with one click: moves that are carried out in a row. */
export interface Offer {
  readonly steps: readonly Step[];
  /** The same at a higher price, or for nothing: there for whoever asks for it. */
  readonly behind: boolean;
  /** The turn is over with it. */
  readonly ends: boolean;
  /** Something comes to light: it cannot be taken back. */
  readonly final: boolean;
}

/** More would be looked up in a list, not read. */
const MOST = 20;

/** Questions that begin something: whatever led to them is complete. */
const BEGINNING = /^(phase-|borrowed|income|delivery|free-delivery|choose-|automa-)/;
/** Questions that ask for one more of the same, which are one choice together. */
const SERIES: readonly RegExp[] = [/^(opening-)?discard$/, /^choose-foresight/];
const seriesOf = (task: string): RegExp | undefined => SERIES.find((series) => series.test(task));

/** A place and the disc that goes there are two decisions already: what comes after them is asked by itself. */
const WITH_A_DISC: readonly string[] = ['deliver', 'upgrade'];

/** What is shown is paid. */
export const CLOSING: readonly string[] = ['income', 'shear'];

/** An offer in the making. */
interface Branch {
  readonly steps: readonly Step[];
  readonly state: CoreState;
  /** The answers to the question it has led to, where they belong to the same choice. */
  readonly open: readonly Move[] | null;
  readonly behind: boolean;
}

interface Money {
  readonly players: readonly { readonly money: number }[];
}

const topOf = ({ agenda }: CoreState) => agenda.at(-1)!;
const textOf = (move: Move): string => JSON.stringify(move);

/**
 * The answers to the waiting question, together with those to the questions that follow from them: as far as nothing
 * comes to light and nobody else acts. It is looked up on a game that agrees with the view, so that nothing is used
 * that the seat does not know.
 */
export function offersOf(view: CoreState, seat: Seat): readonly Offer[] {
  const isFree = (move: Move): boolean => answers.isInterrupt(view.edition, move);
  const moves = legalMoves(view, seat);
  if (view.agenda.at(-1)?.seat !== seat) return plainOffers(view, seat);
  const free = new Set(moves.filter(isFree).map(textOf));
  const root: Branch = {
    steps: [],
    state: determinize(view, seat, generator('offers', '')),
    open: moves.filter((move) => !isFree(move)),
    behind: false,
  };

  const goesOn = ({ over, turn, reveals, agenda }: CoreState): boolean =>
    !over && turn === view.turn && reveals === view.reveals && agenda.at(-1)!.seat === seat;

  /** Does the question belong to the one it follows from? */
  function belongs(before: CoreState, after: CoreState): boolean {
    const [asked, asks] = [topOf(before).task, topOf(after).task];
    const series = seriesOf(asked);
    if (series !== undefined && series === seriesOf(asks)) return true;
    if (asked === asks || BEGINNING.test(asks)) return false;
    return after.agenda.length >= root.state.agenda.length;
  }

  /** The branch with one more answer, and with those that are the only ones after it. */
  function follow({ steps, state, behind }: Branch, move: Move): Branch {
    const next = clone(state);
    const made = [...steps, { at: state, move, forced: false }];
    advance(next, seat, move);
    for (let before = state; goesOn(next);) {
      const answersTo = legalMoves(next, seat);
      const own = answersTo.filter((one) => !isFree(one));
      // What may be done at any time was possible before, or it is a reason to stop here.
      if (answersTo.some((one) => isFree(one) && !free.has(textOf(one)))) break;
      const [only] = own;
      if (own.length > 1 || only === undefined || (only.do === 'end' && answersTo.length > 1)) {
        const isWhole = WITH_A_DISC.includes(move.do) || !belongs(before, next);
        const open = isWhole ? null : inSeries(state, move, next, own);
        return { steps: made, state: next, open, behind };
      }
      before = clone(next);
      made.push({ at: before, move: only, forced: true });
      advance(next, seat, only);
    }
    return { steps: made, state: next, open: null, behind };
  }

  /** Cards that are discarded together come in one order only. */
  function inSeries(asked: CoreState, move: Move, after: CoreState, own: readonly Move[]): readonly Move[] {
    if (topOf(asked).task !== topOf(after).task || move.do !== 'discard') return own;
    const cardOf = (one: Move): number => (one as Move & { readonly card: number }).card;
    return own.filter((one) => cardOf(one) >= cardOf(move));
  }

  const moneyAfter = (branch: Branch): number => (branch.state as unknown as Money).players[seat]!.money;

  /** What pays most: one after the other is shown, as long as one more brings money, and then it is paid. */
  function bestReveals(branch: Branch): readonly Branch[] {
    const asked = topOf(branch.state).task;
    let best: Branch = { ...branch, open: branch.open! };
    for (;;) {
      const closing = best.open!.find(({ do: verb }) => CLOSING.includes(verb));
      let paid = closing === undefined ? -1 : moneyAfter(follow(best, closing));
      let more: Branch | null = null;
      for (const move of best.open!.filter(({ do: verb }) => verb === 'reveal')) {
        const shown = follow(best, move);
        // Where nothing else is left, it is paid by itself.
        const open = goesOn(shown.state) && topOf(shown.state).task === asked ? legalMoves(shown.state, seat) : null;
        const closes = open?.find(({ do: verb }) => CLOSING.includes(verb));
        const money = moneyAfter(closes === undefined ? shown : follow({ ...shown, open }, closes));
        if (money > paid) [paid, more] = [money, { ...shown, open }];
      }
      if (more === null) break;
      best = more;
      if (best.open === null) return [best];
    }
    if (best.steps.length === branch.steps.length) return [];
    return best.open!.filter(({ do: verb }) => CLOSING.includes(verb)).map((move) => follow(best, move));
  }

  function expand(branch: Branch): Branch[] {
    const all = branch.open!.map((move) => follow(branch, move));
    if (branch.open!.some(({ do: verb }) => verb === 'reveal')) {
      const best = bestReveals(branch);
      if (best.length > 0) return [...best, ...all.map((one) => (isEmptyHanded(one) ? { ...one, behind: true } : one))];
    }
    // An action that is used for nothing.
    return branch.steps.length === 0 ? all : all.map((one) => (isDone(one) ? { ...one, behind: true } : one));
  }

  let branches = expand(root);
  for (let grown = true; grown;) {
    grown = false;
    for (const [, siblings] of grouped(
      branches.filter(({ open }) => open !== null),
      keyOf(root.state),
    )) {
      const more = new Map(siblings.map((branch) => [branch, expand(branch)]));
      const size = [...more.values()].reduce((sum, list) => sum + list.length, 0);
      const fits = branches.length - siblings.length + size <= MOST;
      branches = branches.flatMap((branch) => {
        const children = more.get(branch);
        return children === undefined ? [branch] : fits ? children : [{ ...branch, open: null }];
      });
      grown ||= fits;
    }
  }
  const dearer = dearerOf(branches, seat);
  return [
    ...branches.map((branch): Offer => ({
      steps: branch.steps,
      behind: branch.behind || dearer.has(branch),
      ...consequences(view, branch.state),
    })),
    ...plainOffers(view, seat, moves.filter(isFree)),
  ];
}

/** Every answer by itself. */
export function plainOffers(view: CoreState, seat: Seat, moves = legalMoves(view, seat)): readonly Offer[] {
  const game = determinize(view, seat, generator('offers', ''));
  return moves.map((move) => {
    const after = clone(game);
    advance(after, seat, move);
    return { steps: [{ at: view, move, forced: false }], behind: false, ...consequences(view, after) };
  });
}

const consequences = (before: CoreState, after: CoreState): Pick<Offer, 'ends' | 'final'> => ({
  ends: after.over || after.turn !== before.turn,
  final: after.reveals !== before.reveals,
});

const lastChosen = ({ steps }: Pick<Branch, 'steps'>): Step => steps.findLast(({ forced }) => !forced)!;
const isDone = (branch: Branch): boolean => lastChosen(branch).move.do === 'done';
const isEmptyHanded = (branch: Branch): boolean => CLOSING.includes(lastChosen(branch).move.do);

/** Branches that grow together or not at all: those of one action, or a whole series. */
const keyOf =
  (root: CoreState) =>
  (branch: Branch): string =>
    seriesOf(topOf(root).task) === undefined ? textOf(branch.steps[0]!.move) : '';

/** What both have chosen, but for a price: the same worker, the same place. */
function sameThing(branch: Branch): string | null {
  const chosen = branch.steps.filter(({ forced }) => !forced);
  if (!chosen.some(({ move }) => move.do === 'hire' || move.do === 'move')) return null;
  return chosen
    .map(({ move }) => {
      const { do: verb, worker, path } = move as Move & { worker?: number; path?: readonly number[] };
      return verb === 'hire' ? `hire ${worker}` : verb === 'move' ? `move ${path!.at(-1)}` : textOf(move);
    })
    .join();
}

/** Branches that differ from another in nothing but a higher price. */
function dearerOf(branches: readonly Branch[], seat: Seat): ReadonlySet<Branch> {
  const dearer = new Set<Branch>();
  const purses = ({ state }: Branch): number[] => (state as unknown as Money).players.map(({ money }) => money);
  for (const [thing, same] of grouped(branches, sameThing)) {
    if (thing === null || same.length === 1) continue;
    const most = Math.max(...same.map((branch) => purses(branch)[seat]!));
    const paid = new Set<string>();
    for (const branch of same) {
      const key = purses(branch).join();
      if (purses(branch)[seat]! < most || paid.has(key)) dearer.add(branch);
      else paid.add(key);
    }
  }
  return dearer;
}
