import {
  answers,
  apply,
  decision,
  EDITIONS,
  generator,
  legalMoves,
  newGame,
  view,
  type CoreState,
  type Move,
  type Setup,
} from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { offersOf, plainOffers, type Offer } from './folding.ts';

const textOf = (move: Move): string => JSON.stringify(move);
const movesOf = ({ steps }: Offer): readonly Move[] => steps.map(({ move }) => move);

/** Calls `visit` at every decision of a game played at random, one answer at a time. */
function walkThrough(setup: Setup, visit: (state: CoreState, seat: number) => void): void {
  const below = generator(setup.seed, 'walk');
  let state = newGame(setup);
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    visit(state, asked.seat);
    const moves = legalMoves(state, asked.seat);
    state = apply(state, asked.seat, moves[below(moves.length)]!).state;
  }
}

const SETUPS = EDITIONS.flatMap((edition) =>
  [2, 3].map((players): Setup => ({ edition, players, seed: 'folding', options: {} })),
);

describe.each(SETUPS)('the offers of $edition with $players', (setup) => {
  it('are legal to their last move, and end the turn or reveal something only where they say so', () => {
    const below = generator('offers', 'check');
    walkThrough(setup, (state, seat) => {
      const offers = offersOf(view(state, seat), seat);
      for (const offer of [offers[below(offers.length)]!, offers[below(offers.length)]!]) {
        let after = state;
        for (const move of movesOf(offer)) {
          expect([after.turn, after.reveals, decision(after)!.seat]).toEqual([state.turn, state.reveals, seat]);
          after = apply(after, seat, move).state;
        }
        expect(offer.ends).toBe(after.over || after.turn !== state.turn);
        expect(offer.final).toBe(after.reveals !== state.reveals);
      }
    });
  });

  it('leave no answer out', () => {
    walkThrough(setup, (state, seat) => {
      const seen = view(state, seat);
      // Cards that are discarded together have no order: one of them may come later.
      const offered = new Set(offersOf(seen, seat).flatMap((offer) => movesOf(offer).map(textOf)));
      for (const move of legalMoves(seen, seat)) expect(offered).toContain(textOf(move));
    });
  });

  it('are the same for all games that look the same', () => {
    walkThrough(setup, (state, seat) => {
      const seen = view(state, seat);
      const offers = offersOf(seen, seat).map((offer) => movesOf(offer).map(textOf));
      // The game itself is one that agrees with the view.
      expect(offersOf(state, seat).map((offer) => movesOf(offer).map(textOf))).toEqual(offers);
    });
  });
});

/** The first question of this kind in games played at random that has what is asked for. */
function findQuestion(edition: Setup['edition'], wanted: (offers: readonly Offer[], state: CoreState) => boolean) {
  for (let game = 0; game < 40; game++) {
    let found: { state: CoreState; offers: readonly Offer[] } | null = null;
    walkThrough({ edition, players: 2, seed: `find ${game}`, options: {} }, (state, seat) => {
      if (found !== null) return;
      const offers = offersOf(view(state, seat), seat);
      if (wanted(offers, state)) found = { state, offers };
    });
    if (found !== null) return found as { state: CoreState; offers: readonly Offer[] };
  }
  throw new Error('There is no such question.');
}
const asks = (state: CoreState, ask: string): boolean => decision(state)!.ask === ask;
const verbsOf = (offer: Offer): readonly string[] => movesOf(offer).map(({ do: verb }) => verb);

function moneyAfter(state: CoreState, offer: Offer): number {
  const { seat } = decision(state)!;
  const after = movesOf(offer).reduce((now, move) => apply(now, seat, move).state, state);
  return (after as never as { players: { money: number }[] }).players[seat]!.money;
}

describe.each(EDITIONS)('in %s', (edition) => {
  it('an action and its object are one choice', () => {
    const { offers } = findQuestion(edition, (all) => all.some((offer) => verbsOf(offer).includes('hire')));
    const hiring = offers.filter((offer) => verbsOf(offer).includes('hire'));
    for (const offer of hiring) expect(verbsOf(offer).slice(0, 2)).toEqual(['use', 'hire']);
  });

  it('of the same worker at several prices the cheapest comes first, the others lie behind it', () => {
    type Hire = Move & { worker: number; row: number };
    const workerOf = (offer: Offer): Hire | undefined =>
      movesOf(offer).find((move): move is Hire => move.do === 'hire');
    const { state, offers } = findQuestion(edition, (all) =>
      all.some((offer) => offer.behind && workerOf(offer) !== undefined),
    );
    const dear = offers.find((offer) => offer.behind && workerOf(offer) !== undefined)!;
    const cheap = offers.find((offer) => !offer.behind && workerOf(offer)?.worker === workerOf(dear)!.worker)!;
    expect(moneyAfter(state, cheap)).toBeGreaterThan(moneyAfter(state, dear));
  });

  it('a dearer way to the same place lies behind the cheaper one', () => {
    type Walk = Move & { path: readonly number[] };
    const end = (offer: Offer): number => (offer.steps[0]!.move as Walk).path.at(-1)!;
    const { offers } = findQuestion(
      edition,
      (all, state) => asks(state, 'phase-a') && all.some(({ behind }) => behind),
    );
    const dear = offers.find(({ behind }) => behind)!;
    const walks = offers.filter((offer) => verbsOf(offer)[0] === 'move' && end(offer) === end(dear));
    expect(walks.some(({ behind }) => !behind)).toBe(true);
  });

  it('cards to be discarded are one choice, in one order', () => {
    const { state, offers } = findQuestion(
      edition,
      (all, now) =>
        asks(now, 'discard') && (now.agenda.at(-1) as never as { count: number }).count === 2 && all.length > 2,
    );
    const seat = decision(state)!.seat;
    const own = offers.filter((offer) => !answers.isInterrupt(edition, offer.steps[0]!.move));
    for (const offer of own) {
      const cards = movesOf(offer).map((move) => (move as Move & { card?: number }).card);
      expect(cards.length).toBeGreaterThanOrEqual(2);
      expect(cards[0]).toBeLessThanOrEqual(cards[1]!);
    }
    expect(own.length).toBeGreaterThan(0);
    expect(plainOffers(view(state, seat), seat).every(({ steps }) => steps.length === 1)).toBe(true);
  });

  it('tiles of the foresight spaces are chosen together', () => {
    const { offers } = findQuestion(edition, (_, state) => decision(state)!.ask.startsWith('choose-foresight'));
    expect(offers.some((offer) => verbsOf(offer).filter((verb) => verb === 'foresight').length > 1)).toBe(true);
  });

  it('the turn ends by itself with what leaves nothing else to do', () => {
    const { offers } = findQuestion(edition, (all) => all.some((offer) => offer.steps.length > 1 && offer.ends));
    const last = offers.find((offer) => offer.steps.length > 1 && offer.ends)!;
    expect(verbsOf(last).at(-1)).toBe('end');
  });

  it('the turn does not end by itself while a token could be used', () => {
    walkThrough({ edition, players: 2, seed: 'tokens', options: {} }, (state, seat) => {
      for (const offer of offersOf(view(state, seat), seat)) {
        const last = offer.steps.at(-1)!;
        if (last.forced && last.move.do === 'end') expect(legalMoves(last.at, seat)).toHaveLength(1);
      }
    });
  });
});

it('the sheep that pay most are shown with one click, and fewer on request', () => {
  const { state, offers } = findQuestion('nz', (_, now) => asks(now, 'income') && legalMoves(now).length > 3);
  const [best] = offers;
  expect(verbsOf(best!).at(0)).toBe('reveal');
  expect(verbsOf(best!)).toContain('income');
  const certificates = (offer: Offer): number =>
    (movesOf(offer).find(({ do: verb }) => verb === 'income') as { certificates?: number } | undefined)?.certificates ??
    Infinity;
  for (const offer of offers.filter((one) => certificates(one) === 0))
    expect(moneyAfter(state, offer)).toBeLessThanOrEqual(moneyAfter(state, best!));
  expect(offers.some((offer) => verbsOf(offer).join() === 'reveal')).toBe(true);
});
