import { count, type Field, type Notation } from '../core/notation.ts';
import { BONUS_STACKS } from '../effects/effect.ts';
import { card, named, nth, orNone, sharedNotation, worker } from '../phases/notation.ts';
import type { NzComponents } from './compile.ts';
import type { NzMove } from './moves.ts';
import { FROM_HARBOUR, NO_DISC } from './posts.ts';

/** How the moves of New Zealand are written: `deliver 9 hand-5`, `upgrade sh1 2`. */

type F = Field<NzComponents>;

const discIds = (c: NzComponents): string[] => c.discSpaces.map((disc) => disc.id);

/** A disc space of the board, or a medium harbour whose disc is moved. */
const disc = (name: string): F => ({
  name,
  write: (c, value: number) => (value >= FROM_HARBOUR ? c.medium[value - FROM_HARBOUR]?.id : c.discSpaces[value]?.id),
  read(c, word) {
    const medium = c.medium.findIndex((harbour) => harbour.id === word);
    if (medium >= 0) return FROM_HARBOUR + medium;
    const at = discIds(c).indexOf(word);
    return at < 0 ? undefined : at;
  },
  words: (c) => [...c.medium.map((harbour) => harbour.id), ...discIds(c)],
});
const discOf = disc('with');

/** A slot of the harbour, by number; or the disc for a medium one. */
const upgradeWith: F = {
  name: 'with',
  write: (c, value: number, move: { harbour: number }) =>
    move.harbour < c.houses.length
      ? c.houses[move.harbour]?.costs[value] === undefined
        ? undefined
        : String(value + 1)
      : discOf.write(c, value, move),
  read(c, word, move: { harbour: number }) {
    if (move.harbour >= c.houses.length) return discOf.read(c, word, move);
    return /^[1-9]$/.test(word) && +word <= c.houses[move.harbour]!.costs.length ? +word - 1 : undefined;
  },
  words: (c, move: { harbour: number }) =>
    c.houses[move.harbour]?.costs.map((_, slot) => String(slot + 1)) ?? discOf.words(c, move),
};

export const nzNotation: Notation<NzMove, NzComponents> = {
  ...sharedNotation,
  advance: [count('steps', 1, 99)],
  cull: [],
  deliver: [
    named('post', (c: NzComponents) => c.posts.map((post) => post.id)),
    orNone('no-disc', NO_DISC, disc('disc')),
  ],
  flip: [named('tile', () => ['step-tile', 'fee-tile'])],
  gold: [named('stack', () => BONUS_STACKS)],
  invest: [nth('row', 20), nth('column', 4)],
  join: [worker],
  pick: [card('card')],
  redraw: [],
  reveal: [card('card')],
  sail: [named('to', (c: NzComponents) => c.seaSpaces.map((sea) => sea.id))],
  shear: [],
  start: [named('disc', discIds)],
  storehouse: [named('pair', (c: NzComponents) => c.pairs.map((pair) => pair.id))],
  upgrade: [
    named('harbour', (c: NzComponents) => [...c.houses, ...c.medium].map((harbour) => harbour.id)),
    upgradeWith,
  ],
  wellington: [],
};
