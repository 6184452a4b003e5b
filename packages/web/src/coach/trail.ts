import { answers, tiles, type Move, type Seat } from '@drover/engine';
import { kitOf } from '../editions/editions.ts';
import type { EditionKit } from '../editions/kit.ts';
import { here, type Now, type Plain } from './explanation.ts';
import { breedsInHand, certificatesOf } from './hand.ts';
import type { Moment } from './moment.ts';
import { detour } from './ways.ts';

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

/** Animals in hand, those of one breed together. */
const herd = (m: Moment): readonly (readonly number[])[] => [...breedsInHand(m.view, m.seat).values()];

/** What the animals of the edition are, by the icon of their cards. */
type Animal = EditionKit['icons']['animal'];
const animalOf = (m: Moment): Animal => kitOf(m.view).icons.animal;

const feesOf = (m: Moment, type: 'spent' | 'earned'): number =>
  m.told(type).reduce((sum, { why, money }) => (why === 'fee' ? sum + money : sum), 0);

/** The building the seat stands on can be replaced with what is being built. */
export const replaceHere = (m: Moment): Now<Plain> | null => {
  if (!answers.isOwn(m.tile, m.seat)) return null;
  const sites = m.named<Move & { readonly do: 'site'; readonly at: number }>('site');
  return sites.some(({ at }) => at === m.me.at) ? here(space(m.me.at)) : null;
};

/** At the end of the trail, with something to decide. */
export const isVisiting = (m: Moment): boolean => m.asked !== null && m.me.at === m.c.end;

/** Discs that may be taken off the board for a delivery. */
export const offeredDiscs = (m: Moment): Now<Plain> | null => {
  if (m.ask !== 'delivery') return null;
  const discs = m.named<Move & { readonly do: 'deliver'; readonly disc: number }>('deliver').map(({ disc }) => disc);
  const offered = [...new Set(discs)].filter((disc) => disc < m.c.discSpaces.length);
  return offered.length > 0 ? here(...offered.map((disc) => `disc:${disc}`)) : null;
};

/** The first and the last place of a kind that takes discs again and again. */
export function repeatable(
  m: Moment,
  places: readonly { readonly repeatable: boolean; readonly wool?: boolean }[],
  thing: string,
): Now<{ readonly first: number; readonly last: number }> | null {
  if (!isVisiting(m)) return null;
  const again = places.flatMap((place, i) => (place.repeatable && place.wool !== true ? [i] : []));
  const [first, last] = [again[0]!, again.at(-1)!];
  return { at: [`${thing}:${first}`, `${thing}:${last}`], facts: { first, last } };
}

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
  /** In any question of the visit: the delivery itself has enough to tell. */
  darkCorners(m: Moment): Now<Plain> | null {
    const dark = m.c.discSpaces.flatMap((info, i) => (info.dark && m.me.discs[i]! > 0 ? [`disc:${i}`] : []));
    return isVisiting(m) && dark.length > 0 ? here(...dark) : null;
  },
  objectiveInHand(m: Moment): Now<{ readonly vp: number; readonly penalty: number }> | null {
    const card = m.inTurn ? m.me.hand.find((one) => m.c.cards[one]?.kind === 'objective') : undefined;
    if (card === undefined) return null;
    const { vp, penalty } = m.c.cards[card]!;
    return { at: [hand(card)], facts: { vp, penalty } };
  },
  /** Cards that come at the end of a turn cannot be played in it. */
  drawnLate(m: Moment): Now<{ readonly card: number }> | null {
    const end = m.events.findIndex((event) => event.type === 'turn');
    const late = m
      .told('drew')
      .filter((event) => m.events.indexOf(event) < end)
      .flatMap(({ cards }) => cards ?? [])
      .map((id) => m.c.cardId[id] ?? -1)
      .find((card) => card >= 0 && m.c.cards[card]!.kind !== 'animal');
    if (late === undefined) return null;
    // Once it is played there is nothing left to wait for.
    return { at: [hand(late)], facts: { card: late }, still: ({ me }) => me.hand.includes(late) };
  },
  shuffled: (m: Moment): Now<Plain> | null => (m.told('shuffled').length > 0 ? here('deck') : null),
  /** With room for one: two come at a time in some places, and then it is too late. */
  certificateLimit(m: Moment): Now<{ readonly have: number; readonly most: number }> | null {
    const limit = answers.certificateLimit(answers.reading(m.view), m.seat);
    const { certificates } = m.me;
    const [have, most] = [m.c.certificateTrack[certificates]!, m.c.certificateTrack[limit]!];
    return m.inTurn && certificates >= limit - 1
      ? { at: [`certificate:${certificates}`], facts: { have, most } }
      : null;
  },
  rowFull(m: Moment): Now<{ readonly most: number }> | null {
    const row = m.inTurn ? m.me.workers.findIndex((count, i) => count >= m.c.workerRows[i]!.length) : -1;
    return row < 0 ? null : { at: [`row:${row}`], facts: { most: m.c.workerRows[row]!.length } };
  },
  /** Only where there is a better way: nobody needs to be told of what cannot be helped. */
  hazardAhead(m: Moment): ReturnType<typeof detour> {
    const hazards = new Set(waysOf(m).flatMap((path) => path.filter((at) => tiles.isHazard(m.view.trail[at]!))));
    for (const at of hazards) {
      const found = detour(m, at);
      if (found !== null) return found;
    }
    return null;
  },
  doubles(m: Moment): Now<{ readonly animal: Animal }> | null {
    const twice = m.inTurn ? herd(m).filter((cards) => cards.length > 1) : [];
    return twice.length > 0 ? { at: twice.flat().map(hand), facts: { animal: animalOf(m) } } : null;
  },
  /** `value` is theirs alone, `total` with certificates, as the aim counts. */
  allDifferent(m: Moment): Now<{
    readonly animal: Animal;
    readonly types: number;
    readonly value: number;
    readonly total: number;
  }> | null {
    const breeds = herd(m);
    if (!m.inTurn || breeds.length < m.c.handLimit || breeds.some((cards) => cards.length > 1)) return null;
    const value = breeds.reduce((sum, [card]) => sum + m.c.cards[card!]!.breeding, 0);
    const total = value + certificatesOf(m.view, m.seat);
    return { at: breeds.flat().map(hand), facts: { animal: animalOf(m), types: breeds.length, value, total } };
  },
  tokens: (m: Moment): Now<{ readonly cards: number }> | null =>
    m.inTurn && m.me.tokens > 0 ? { at: ['tokens:1'], facts: { cards: m.c.exchangeDraw } } : null,
  discardPile: (m: Moment): Now<Plain> | null => (m.inTurn && m.me.discard.length > 0 ? here() : null),
} as const satisfies Readonly<Record<string, (moment: Moment) => Now | null>>;
