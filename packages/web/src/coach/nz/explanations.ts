import type { Move, NzComponents, NzEvent, NzState } from '@drover/engine';
import { here, taught, type Now, type Plain } from '../explanation.ts';
import type { Moment } from '../moment.ts';
import { offeredDiscs, onlyDark, repeatable, replaceHere, TRAIL } from '../trail.ts';
import { nearArrow } from '../market.ts';
import { bonusMarket } from './market.ts';

/** What New Zealand explains the first time it comes up: see `explanation.ts`. */

type M = Moment<{ state: NzState; components: NzComponents; event: NzEvent }>;
type Deliver = Move & { readonly do: 'deliver'; readonly post: number };
type Upgrade = Move & { readonly do: 'upgrade'; readonly harbour: number };

/** Nobody starts with so much: from here on one wonders whether there is a limit. */
const RICH = { money: 20, tokens: 3 };

const posts = (m: M): readonly number[] =>
  m.ask === 'delivery' ? [...new Set(m.named<Deliver>('deliver').map(({ post }) => post))] : [];

const OWN = {
  howItEnds: (m: M): Now<{ readonly left: number; readonly vp: number }> | null =>
    m.ask === 'phase-a' && m.view.ending < 0
      ? { at: ['token'], facts: { left: bonusMarket(m.view).left, vp: m.c.tables.bonusMarket.tokenVp } }
      : null,
  // After the first card is shown it is too late for this.
  reveal: (m: M): Now<Plain> | null =>
    m.asked?.ask === 'income' && m.me.tokens > 0 && m.named('exchange').length > 0 ? here('tokens:1') : null,
  firstDisc: offeredDiscs,
  onceEach: (m: M) => repeatable(m, m.c.posts, 'post'),
  feesEnd: (m: M): Now<Plain> | null => (m.ask === 'flip' ? here('step-tile', 'fee-tile') : null),
  noWhiteDisc: onlyDark,
  transport(m: M): Now<{ readonly cost: number; readonly post: number }> | null {
    const post = posts(m).find((one) => m.c.posts[one]!.transport > 0);
    return post === undefined ? null : { at: [`post:${post}`], facts: { cost: m.c.posts[post]!.transport, post } };
  },
  negative(m: M): Now<{ readonly vp: number; readonly post: number }> | null {
    const post = posts(m).find((one) => m.c.posts[one]!.vp < 0);
    return post === undefined ? null : { at: [`post:${post}`], facts: { vp: -m.c.posts[post]!.vp, post } };
  },
  emptyBag(m: M): Now<Plain> | null {
    const rows = { a: m.view.foresightA, b: m.view.foresightB };
    const at = (['a', 'b'] as const).flatMap((row) =>
      rows[row].flatMap((tile, i) => (tile < 0 ? [`foresight:${row}:${i}`] : [])),
    );
    return m.inTurn && at.length > 0 ? here(...at) : null;
  },
  replaceHere,
  harbour(m: M): Now<Plain> | null {
    const [upgrade] = m.ask === 'ship' ? m.named<Upgrade>('upgrade') : [];
    return upgrade === undefined ? null : here(`harbour:${upgrade.harbour}`);
  },
  gate(m: M): Now<{ readonly reached: number }> | null {
    const [walk] = m.told('pathfinder');
    if (walk === undefined) return null;
    const open = m.c.spaces.flatMap(({ gate }, i) => (gate > walk.from && gate <= walk.to ? [i] : []));
    return open.length > 0 ? { at: open.map((i) => `space:${i}`), facts: { reached: walk.to } } : null;
  },
  gold: (m: M): Now<{ readonly most: number; readonly price: number }> | null =>
    m.told('gold').some(({ change }) => change > 0)
      ? {
          at: m.c.bonusPrices.map((_, i) => `bonus-card:${i}`),
          facts: { most: m.c.tables.tracks.goldLimit, price: Math.min(...m.c.bonusPrices) },
        }
      : null,
  flipped: (m: M): Now<Plain> | null =>
    m.events.some(({ type }) => type === 'buildings-flipped')
      ? here(
          ...m.c.neutral.flatMap(({ back }, i) => {
            const at = m.view.trail.indexOf(i + 1);
            return back !== null && at >= 0 ? [`space:${at}`] : [];
          }),
        )
      : null,
  tokenNear: (m: M) => (m.inTurn ? nearArrow(bonusMarket(m.view)) : null),
  emptySupply(m: M): Now<Plain> | null {
    const gone = m.view.cardSupply.flatMap((left, i) => (left === 0 ? [i] : []));
    return m.inTurn && gone.length > 0 ? here(...gone.map((i) => `supply:${i}`)) : null;
  },
  plenty: (m: M): Now<{ readonly each: number }> | null =>
    m.inTurn && (m.me.money >= RICH.money || m.me.tokens >= RICH.tokens)
      ? { at: [], facts: { each: m.c.tables.setup.moneyPerVp } }
      : null,
};

export const NZ_EXPLANATIONS = {
  trail: taught(TRAIL, {
    opening: ['NZ-S16'],
    feesInOrder: ['NZ-A7', 'NZ-A8'],
    feePaid: ['NZ-A6'],
    feeReceived: ['NZ-A6'],
    lastTurn: ['NZ-E1'],
    bareGround: ['NZ-A10'],
    othersBuilding: ['NZ-B4', 'NZ-B5'],
    moveOn: ['NZ-B8'],
    auxiliaryInstead: ['NZ-B1', 'NZ-X16'],
    reward: ['NZ-B6'],
    darkCorners: ['NZ-W6'],
    objectiveInHand: ['NZ-X20', 'NZ-E3'],
    drawnLate: ['NZ-C3'],
    shuffled: ['NZ-C2'],
    certificateLimit: ['NZ-X19'],
    rowFull: ['NZ-X1'],
    hazardAhead: ['NZ-A6', 'NZ-X17'],
    doubles: ['NZ-W1', 'NZ-X21'],
    allDifferent: ['NZ-W1', 'NZ-W2'],
    tokens: ['NZ-X15'],
    discardPile: ['NZ-C5'],
  }),
  own: taught(OWN, {
    howItEnds: ['NZ-E1'],
    firstDisc: ['NZ-W6'],
    onceEach: ['NZ-W5'],
    feesEnd: ['NZ-A9', 'NZ-X14'],
    reveal: ['NZ-W4'],
    noWhiteDisc: ['NZ-W13'],
    transport: ['NZ-W6'],
    negative: ['NZ-W7'],
    emptyBag: ['NZ-W14'],
    replaceHere: ['NZ-B9'],
    harbour: ['NZ-X6', 'NZ-X7'],
    gate: ['NZ-X5'],
    gold: ['NZ-X18'],
    flipped: ['NZ-W11'],
    tokenNear: ['NZ-W10', 'NZ-W11'],
    emptySupply: ['NZ-X22'],
    plenty: ['NZ-X23'],
  }),
};
