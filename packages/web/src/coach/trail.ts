import { answers, tiles, type Move, type Seat } from '@drover/engine';
import { here, type Now, type Plain } from './explanation.ts';
import type { Moment } from './moment.ts';

/** What comes up in every edition. */

type Walk = Move & { readonly do: 'move'; readonly path: readonly number[] };
type Auxiliary = Move & { readonly do: 'auxiliary'; readonly which: number };

const space = (at: number): string => `space:${at}`;
const hand = (card: number): string => `hand:${card}`;

/** Spaces of a way that charged the seat a fee, by their names. */
function charged({ before, c }: Moment, seat: Seat, path: readonly string[]): number[] {
  const p = answers.reading(before);
  return path
    .map((id) => c.spaces.findIndex((one) => one.id === id))
    .filter((at) => at >= 0 && answers.feeOf(p, seat, before.trail[at]!) > 0);
}

const waysOf = (m: Moment): readonly (readonly number[])[] =>
  m.ask === 'phase-a' ? m.named<Walk>('move').map(({ path }) => path) : [];

/** The first tile of this kind that lies ahead and asks for money. */
export function ahead(m: Moment, is: (tile: number) => boolean): Now<{ readonly fee: number }> | null {
  const p = answers.reading(m.view);
  for (const path of waysOf(m))
    for (const at of path) {
      const tile = m.view.trail[at]!;
      const fee = is(tile) ? answers.feesOf(p, m.seat, [at]) : 0;
      if (fee > 0) return { at: [space(at)], facts: { fee } };
    }
  return null;
}

/** Animals in hand, by their breed. */
export function breedsInHand({ me, c }: Moment): ReadonlyMap<string, readonly number[]> {
  const breeds = new Map<string, number[]>();
  for (const card of me.hand) {
    const info = c.cards[card];
    if (info?.kind === 'animal') breeds.set(info.breed, [...(breeds.get(info.breed) ?? []), card]);
  }
  return breeds;
}

const feesOf = (m: Moment, type: 'spent' | 'earned'): number =>
  m.told(type).reduce((sum, { why, money }) => (why === 'fee' ? sum + money : sum), 0);

/** The building the seat stands on can be replaced with what is being built. */
export const replaceHere = (m: Moment): Now<Plain> | null => {
  if (!answers.isOwn(m.tile, m.seat)) return null;
  const sites = m.named<Move & { readonly do: 'site'; readonly at: number }>('site');
  return sites.some(({ at }) => at === m.me.at) ? here(space(m.me.at)) : null;
};

/** There is a disc on the board only on dark corners, or none at all. */
export const onlyDark = (m: Moment): Now<Plain> | null => {
  if (m.ask !== 'delivery') return null;
  const left = m.c.discSpaces.flatMap(({ dark }, i) => (m.me.discs[i]! > 0 ? [{ dark, i }] : []));
  return left.every(({ dark }) => dark) ? here(...left.map(({ i }) => `disc:${i}`)) : null;
};

export const TRAIL = {
  opening(m: Moment): Now<{ readonly discarded: number; readonly disc: number | null }> | null {
    if (m.ask !== 'first-place') return null;
    const disc = m.c.discSpaces.findIndex(({ count }, i) => m.me.discs[i]! < count);
    return {
      at: m.named<Move & { readonly do: 'place'; readonly at: number }>('place').map(({ at }) => space(at)),
      facts: { discarded: m.me.discard.length, disc: disc < 0 ? null : disc },
    };
  },
  feesInOrder(m: Moment): Now<{ readonly paid: number }> | null {
    const at = m.told('moved').flatMap(({ path }) => charged(m, m.seat, path));
    return at.length > 1 ? { at: at.map(space), facts: { paid: feesOf(m, 'spent') } } : null;
  },
  feePaid(m: Moment): Now<{ readonly paid: number }> | null {
    const paid = feesOf(m, 'spent');
    if (paid === 0) return null;
    return { at: m.told('moved').flatMap(({ path }) => charged(m, m.seat, path).map(space)), facts: { paid } };
  },
  feeReceived(m: Moment): Now<{ readonly received: number }> | null {
    const received = feesOf(m, 'earned');
    if (received === 0) return null;
    const at = m.events.flatMap((event) =>
      event.type === 'moved' && event.seat !== m.seat ? charged(m, event.seat, event.path) : [],
    );
    return {
      at: at.filter((one) => answers.isOwn(m.before.trail[one]!, m.seat)).map(space),
      facts: { received },
    };
  },
  lastTurn: (m: Moment): Now<Plain> | null =>
    m.inTurn && m.view.ending >= 0 && m.view.ending !== m.seat ? here() : null,
  bareGround: (m: Moment): Now<Plain> | null =>
    m.ask === 'phase-a' && m.tile === tiles.EMPTY && m.me.at >= 0 && m.me.at !== m.c.start
      ? here(space(m.me.at))
      : null,
  othersBuilding: (m: Moment): Now<Plain> | null =>
    m.ask === 'phase-b' && tiles.isPrivate(m.tile) && !answers.isOwn(m.tile, m.seat) ? here(space(m.me.at)) : null,
  moveOn(m: Moment): Now<{ readonly steps: number }> | null {
    const on = m.usable.find((effect) => effect.do === 'move-on');
    return on === undefined ? null : { at: [space(m.me.at)], facts: { steps: on.steps } };
  },
  auxiliaryInstead: (m: Moment): Now<Plain> | null =>
    m.usable.length > 0 && m.named<Auxiliary>('auxiliary').length > 0
      ? here(...m.named<Auxiliary>('auxiliary').map(({ which }) => `aux:${which}`))
      : null,
  reward: (m: Moment): Now<Plain> | null => (m.named('forgo').length > 0 ? here() : null),
  darkCorners(m: Moment): Now<Plain> | null {
    const dark = m.c.discSpaces.flatMap((info, i) => (info.dark && m.me.discs[i]! > 0 ? [`disc:${i}`] : []));
    return m.ask === 'delivery' && dark.length > 0 ? here(...dark) : null;
  },
  objectiveInHand(m: Moment): Now<{ readonly vp: number; readonly penalty: number }> | null {
    const card = m.inTurn ? m.me.hand.find((one) => m.c.cards[one]?.kind === 'objective') : undefined;
    if (card === undefined) return null;
    const { vp, penalty } = m.c.cards[card]!;
    return { at: [hand(card)], facts: { vp, penalty } };
  },
  /** Cards that come at the end of a turn cannot be played in it. */
  drawnLate(m: Moment): Now<Plain> | null {
    const end = m.events.findIndex((event) => event.type === 'turn');
    const late = m
      .told('drew')
      .filter((event) => m.events.indexOf(event) < end)
      .flatMap(({ cards }) => cards ?? [])
      .map((id) => m.c.cardId[id] ?? -1)
      .find((card) => card >= 0 && m.c.cards[card]!.kind !== 'animal');
    return late === undefined ? null : here(hand(late));
  },
  shuffled: (m: Moment): Now<Plain> | null => (m.told('shuffled').length > 0 ? here('deck') : null),
  certificateLimit(m: Moment): Now<{ readonly most: number }> | null {
    const limit = answers.certificateLimit(answers.reading(m.view), m.seat);
    return m.inTurn && m.me.certificates >= limit
      ? { at: [`certificate:${m.me.certificates}`], facts: { most: m.c.certificateTrack[limit]! } }
      : null;
  },
  rowFull(m: Moment): Now<{ readonly most: number }> | null {
    const row = m.inTurn ? m.me.workers.findIndex((count, i) => count >= m.c.workerRows[i]!.length) : -1;
    return row < 0 ? null : { at: [`row:${row}`], facts: { most: m.c.workerRows[row]!.length } };
  },
  hazardAhead: (m: Moment) => ahead(m, tiles.isHazard),
  doubles(m: Moment): Now<Plain> | null {
    const twice = m.inTurn ? [...breedsInHand(m).values()].filter((cards) => cards.length > 1) : [];
    return twice.length > 0 ? here(...twice.flat().map(hand)) : null;
  },
  allDifferent(m: Moment): Now<{ readonly types: number; readonly value: number }> | null {
    const breeds = [...breedsInHand(m).values()];
    if (!m.inTurn || breeds.length < m.c.handLimit || breeds.some((cards) => cards.length > 1)) return null;
    const value = breeds.reduce((sum, [card]) => sum + m.c.cards[card!]!.breeding, 0);
    return { at: breeds.flat().map(hand), facts: { types: breeds.length, value } };
  },
  tokens: (m: Moment): Now<{ readonly cards: number }> | null =>
    m.inTurn && m.me.tokens > 0 ? { at: ['tokens:1'], facts: { cards: m.c.exchangeDraw } } : null,
  discardPile: (m: Moment): Now<Plain> | null => (m.inTurn && m.me.discard.length > 0 ? here() : null),
} as const satisfies Readonly<Record<string, (moment: Moment) => Now | null>>;
