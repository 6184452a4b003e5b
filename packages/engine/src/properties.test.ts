import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  canonical,
  checkState,
  decision,
  FORMAT,
  IllegalMove,
  legalMoves,
  newGame,
  nz,
  score,
  second,
  SPECTATOR,
  Unusable,
  view,
  type CoreState,
  type Move,
  type Setup,
} from './index.ts';
import { examine, NOTHING_YET, together, type Plan } from './testing/properties.ts';
import { examineUndo } from './testing/undo-property.ts';
import { playRandom, randomMove } from './testing/random-games.ts';
import { isLegal, refuses } from './testing/refusals.ts';
import { table } from './testing/index.ts';
import { GROUPS, randomTable } from './testing/setups.ts';

/**
 * What must hold in every game, tried on random ones. The games are always the same ones; `npm run soak` plays others,
 * and many more.
 */

const SEED = 'properties';

/** Plays some games of a group, each of them under this plan. */
function play(group: string, games: number, plan: Plan): void {
  const number = fc.noShrink(fc.nat());
  fc.assert(
    fc.property(number, (n) => {
      const { setup, pick, temper } = randomTable(group, n, SEED);
      examine(setup, pick, plan, temper);
    }),
    { numRuns: games, seed: 1, endOnFailure: true },
  );
}

/** For each check how many games, and one state in how many it looks at (more where a question is seldom asked). */
const SHARES: readonly { title: string; games: number; plan: Plan }[] = [
  {
    title: 'nothing is lost, every change is told, apply and advance agree',
    games: 120,
    plan: { conservation: 5, paths: 60 },
  },
  {
    title: 'every legal move of every seat can be made and leaves the given state as it was',
    games: 40,
    plan: { moves: 100 },
  },
  { title: 'a state written as JSON and read again plays on in the same way', games: 15, plan: { json: 300 } },
  { title: 'a clone shares nothing that could change', games: 15, plan: { clone: 40 } },
  { title: 'every move has a text of its own and is read back from it', games: 25, plan: { texts: 5 } },
  { title: 'nobody can tell apart what is hidden from them', games: 30, plan: { secrets: 120 } },
  { title: 'a view filled up again agrees with it and has all the pieces', games: 25, plan: { fill: 10 } },
  {
    title: 'a view filled up again can be played to its end',
    games: 15,
    plan: { determinize: 200 },
  },
  { title: 'there is a score at any time, and nothing hidden is needed for it', games: 15, plan: { score: 20 } },
  { title: 'moves of other moments and other seats are refused with a reason', games: 15, plan: { refusals: 250 } },
  { title: 'whatever can be written down is a move or is refused with a reason', games: 15, plan: { answers: 250 } },
];

/** Some three hundred games each for the main tables, fewer for the others. */
const share = (group: string, games: number): number => (/^[234]$/.test(group) ? games : Math.ceil(games / 8));

describe.each(Object.keys(GROUPS))('random games, table %s:', (group) => {
  for (const { title, games: many, plan } of SHARES) {
    const games = share(group, many);
    it(`${title} (${games} games)`, () => play(group, games, plan));
  }

  it('taking back leads exactly to the state before, and never behind a reveal or a move of somebody else', () => {
    let undone = 0;
    for (let n = 0; n < share(group, 6); n++) {
      const { setup, pick, temper } = randomTable(group, n, SEED);
      undone += examineUndo(setup, pick, temper).undone;
    }
    expect(undone).toBeGreaterThan(0);
  });
});

describe('random games', () => {
  it.each([
    // Not in this box: cards of one type that differ in their points.
    { edition: nz, seldom: ['ask discard-second'] },
    // Not in this box: animals without buying. Hardly ever in one hand: three of one type that differ.
    { edition: second, seldom: ['ask pick', 'ask discard-second'] },
  ])('meet every question and every verb there is: $edition.id', ({ edition, seldom }) => {
    let found = NOTHING_YET;
    for (const group of Object.keys(GROUPS).filter((name) => GROUPS[name][0].edition === edition.id))
      for (let n = 0; n < 20; n++) {
        const { setup, pick } = randomTable(group, n, 'everything');
        found = together(found, examine(setup, pick, {}, 'slow'));
      }
    const asked = Object.entries(edition.tasks).flatMap(([task, rule]) => ('moves' in rule ? [`ask ${task}`] : []));
    const verbs = Object.keys(edition.notation).map((verb) => `verb ${verb}`);
    const missing = [...asked, ...verbs].filter((what) => found.met[what] === undefined);
    expect(missing.filter((what) => !seldom.includes(what))).toEqual([]);
  });

  it('end, and keep their score', () => {
    const { setup, pick, temper } = randomTable('3', 0, SEED);
    const { state } = playRandom(setup, pick, undefined, temper);
    expect(state.over).toBe(true);
    const sheet = score(state);
    const text = canonical(state);
    for (let i = 0; i < 3; i++) expect(score(state)).toEqual(sheet);
    expect(score(JSON.parse(JSON.stringify(state)) as CoreState)).toEqual(sheet);
    for (const viewer of [SPECTATOR, 0, 1, 2])
      expect(score(view(state, viewer)).seats.map((seat) => seat.total)).toEqual(sheet.seats.map((seat) => seat.total));
    expect(canonical(state)).toBe(text);
  });

  it('are the same whenever they are played with the same seed and the same choices', () => {
    const once = randomTable('4', 7, SEED);
    const again = randomTable('4', 7, SEED);
    const one = playRandom(once.setup, once.pick, undefined, once.temper);
    const other = playRandom(again.setup, again.pick, () => undefined, again.temper);
    expect(canonical(one.state)).toBe(canonical(other.state));
    expect(one.played).toEqual(other.played);
  });
});

// ---- what is no move ----------------------------------------------------------------------------------------------

/** States of several moments, the end among them. */
const moments: readonly CoreState[] = (() => {
  const states: CoreState[] = [];
  for (const [i, group] of ['2', '3', 'solo', 'second-3'].entries()) {
    const { setup, pick } = randomTable(group, i, 'moments');
    states.push(newGame(setup));
    const { state } = playRandom(setup, pick, ({ at, after }) => void (at % 37 === 0 && states.push(after)), 'slow');
    states.push(state);
  }
  return states;
})();

const moment = fc.nat({ max: moments.length - 1 });

const oddNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', ' ', 'END'];
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(NaN, Infinity, -Infinity, -1, -2, 0.5, 1e9, 2 ** 53, Number.MAX_VALUE, '0', '', null, true),
  fc.constantFrom<unknown>([], {}, [0], [[0]], [NaN], [-1], ['0'], ['length'], ['constructor'], [[], []], [null]),
  fc.constant<unknown>({ toString: 1, valueOf: 1 }),
  fc.constant<unknown>([{ toString: 1, valueOf: 1 }]),
  fc.constant<unknown>(Array.from({ length: 5000 }, () => 0)),
  fc.integer(),
  fc.array(fc.integer({ min: -2, max: 120 }), { maxLength: 6 }),
  fc.jsonValue(),
);
const notation: Readonly<Record<string, readonly { readonly name: string }[]>> = { ...second.notation, ...nz.notation };
const verb = fc.constantFrom(...Object.keys(notation));

/** A verb with its own fields, but anything in them. */
const oddFields = verb.chain((name) =>
  fc.record({
    do: fc.constant(name),
    ...Object.fromEntries(
      notation[name].map((field) => [field.name, fc.oneof(oddValues, fc.integer({ min: 0, max: 60 }))]),
    ),
  }),
);

/** A legal move with something wrong about it. */
const spoiltMove = (state: CoreState): fc.Arbitrary<unknown> => {
  const legal = [...state.order].flatMap((seat) => legalMoves(state, seat)) as unknown as Record<string, unknown>[];
  if (legal.length === 0) return fc.constant({ do: 'end' });
  return fc.constantFrom(...legal).chain((move) => {
    const fields = Object.keys(move);
    return fc.oneof(
      fc.tuple(fc.constantFrom(...oddNames, 'x', 'seat'), oddValues).map(([key, value]) => withField(move, key, value)),
      fc
        .constantFrom(...fields)
        .map((gone) => Object.fromEntries(Object.entries(move).filter(([key]) => key !== gone))),
      fc.tuple(fc.constantFrom(...fields), oddValues).map(([key, value]) => withField(move, key, value)),
      fc.constantFrom(...oddNames).map((name) => ({ ...move, do: name })),
      fc.constant([move]),
      fc.constant(JSON.stringify(move)),
    );
  });
};

/** A real own field, whatever its name. */
const withField = (move: object, key: string, value: unknown): object =>
  Object.defineProperty({ ...move }, key, { value, enumerable: true, configurable: true, writable: true });

const anySeat = fc.constantFrom(-2, -1, 0, 1, 2, 9, 0.5);

const nonsense = (state: CoreState): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(null, undefined, 0, 1, NaN, '', 'end', true, [], {}, () => 0, Symbol.iterator, 1n),
    fc.constantFrom(...oddNames).map((name) => ({ do: name })),
    fc.constant(JSON.parse('{"__proto__": {"do": "end"}}')),
    fc.constant(Object.create({ do: 'end' })),
    fc.jsonValue(),
    fc.anything(),
    oddFields,
    spoiltMove(state),
  );

describe('what is no move', () => {
  it('is refused with a code and a rule, and changes nothing (4000 attempts)', () => {
    const attempt = moment.chain((at) =>
      fc.record({ at: fc.constant(at), move: nonsense(moments[at]), seat: anySeat }),
    );
    fc.assert(
      fc.property(attempt, ({ at, move, seat }) => {
        if (!isLegal(moments[at], seat, move)) refuses(moments[at], seat, move);
      }),
      { numRuns: 4000, seed: 1, endOnFailure: true },
    );
  });

  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['a number', 3],
    ['a text', 'end'],
    ['a list', ['end']],
    ['no verb', {}],
    ['an unknown verb', { do: 'fly' }],
    ['a verb every object has', { do: 'constructor' }],
    ['the verb __proto__', { do: '__proto__' }],
    ['a field too few', { do: 'start' }],
    ['a text for a number', { do: 'start', disc: '0' }],
    ['a list for a number', { do: 'start', disc: [0] }],
    ['a name every list has', { do: 'start', disc: ['length'] }],
    ['something that cannot become a text', { do: 'start', disc: [{ toString: 1, valueOf: 1 }] }],
    ['something that cannot become a text in a list', { do: 'move', path: [{ toString: 1, valueOf: 1 }] }],
    ['not a number', { do: 'start', disc: NaN }],
    ['a huge number', { do: 'start', disc: 1e300 }],
    ['a broken number', { do: 'start', disc: 0.5 }],
    ['a negative number', { do: 'start', disc: -1 }],
  ])('is refused as malformed: %s', (_, move) => {
    const state = newGame({ edition: 'nz', players: 2, seed: 'kea', options: {} });
    expect(refuses(state, 0, move)).toMatchObject({ code: 'malformed', rule: 'format' });
  });

  it('is refused as malformed: a legal move with a field too many', () => {
    const state = newGame({ edition: 'nz', players: 2, seed: 'kea', options: {} });
    const [legal] = legalMoves(state, 0);
    expect(refuses(state, 0, { ...legal, extra: 1 })).toMatchObject({ code: 'malformed' });
  });
});

describe('a move at the wrong time', () => {
  it('is refused as not your turn', () => {
    const state = newGame({ edition: 'nz', players: 2, seed: 'kea', options: {} });
    const [first] = legalMoves(state, 0);
    for (const seat of [1, 2, -1, 0.5]) expect(refuses(state, seat, first)).toMatchObject({ code: 'not-your-turn' });
  });

  it('is refused after the end', () => {
    const { state } = playRandom({ edition: 'nz', players: 2, seed: 'kea', options: {} }, (n) => n - 1);
    expect(decision(state)).toBeNull();
    for (const move of [{ do: 'end' }, { do: 'exchange', draw: 1 }, { do: 'start', disc: 0 }])
      for (const seat of [0, 1]) expect(refuses(state, seat, move)).toMatchObject({ code: 'game-over' });
  });
});

// ---- what is no state ---------------------------------------------------------------------------------------------

describe('what is no state', () => {
  const state = newGame({ edition: 'nz', players: 2, seed: 'kea', options: {} });
  const [move] = legalMoves(state, 0);
  const { format, edition, rules } = state;

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /not a game state/],
    ['undefined', undefined, /not a game state/],
    ['a number', 1, /not a game state/],
    ['a text', 'state', /not a game state/],
    ['a list', [], /not a game state/],
    ['an empty object', {}, /not a game state/],
    ['a newer format', { ...state, format: FORMAT + 1 }, /format 2.*newer version of Drover/],
    ['a format that is no number', { ...state, format: '1' }, /format/],
    ['a format that is not a number at all', { ...state, format: NaN }, /format/],
    ['another edition', { ...state, edition: 'first' }, /no edition "first"/],
    ['an edition every object has', { ...state, edition: 'constructor' }, /no edition/],
    ['other rules', { ...state, rules: 'nz-0' }, /rules nz-0.*plays nz-/],
    ['only the head of a state', { format, edition, rules }, /not a game state/],
  ])('is refused: %s', (_, given, message) => {
    const before = canonical(given ?? null);
    expect(() => checkState(given)).toThrow(message);
    expect(() => checkState(given)).toThrow(Unusable);
    expect(() => apply(given as CoreState, 0, move)).toThrow(Unusable);
    expect(canonical(given ?? null)).toBe(before);
  });

  it('is refused: a view, because moves belong to the game itself', () => {
    for (const viewer of [SPECTATOR, 0, 1]) expect(() => apply(view(state, viewer), 0, move)).toThrow(Unusable);
  });

  it.each<[string, unknown]>([
    ['no edition', { players: 2, seed: 'a', options: {} }],
    ['an unknown edition', { edition: 'first', players: 2, seed: 'a', options: {} }],
    ['too few players', { edition: 'nz', players: 1, seed: 'a', options: {} }],
    ['too many players', { edition: 'nz', players: 5, seed: 'a', options: {} }],
    ['half a player', { edition: 'nz', players: 2.5, seed: 'a', options: {} }],
    ['no number of players', { edition: 'nz', seed: 'a', options: {} }],
    ['no seed', { edition: 'nz', players: 2, options: {} }],
    ['an empty seed', { edition: 'nz', players: 2, seed: '', options: {} }],
    ['a number as seed', { edition: 'nz', players: 2, seed: 7, options: {} }],
    ['no options', { edition: 'nz', players: 2, seed: 'a' }],
    ['an unknown option', { edition: 'nz', players: 2, seed: 'a', options: { fast: true } }],
    ['an absurd option', { edition: 'nz', players: 2, seed: 'a', options: { sides: 'abc' } }],
    ['nothing', null],
  ])('makes no game: a setup with %s', (_, setup) => {
    expect(() => newGame(setup as Setup)).toThrow(Unusable);
  });
});

describe('a score sheet', () => {
  it('does not tell in which pile of the deck an objective lies', () => {
    // One building for two cards that both need it: either may count, but always the same one.
    const sheet = (hand: string, stack: string) =>
      score(table(2).build(0, '1a', 'A1').with(0, { pathfinder: 6 }).harbours(0, 'sh1').hand(0, hand).stack(0, stack).s)
        .seats[0].fulfilled;
    expect(sheet('o01', 'o11')).toHaveLength(1);
    expect(sheet('o01', 'o11')).toEqual(sheet('o11', 'o01'));
  });
});

describe('a refusal', () => {
  it('says the same to whoever asks first and to whoever just tries', () => {
    const { setup, pick } = randomTable('2', 3, SEED);
    let state = newGame(setup);
    const seen: Move[] = [];
    for (let i = 0; i < 120; i++) {
      const { seat, move } = randomMove(state, pick, 'keen');
      seen.push(move);
      state = apply(state, seat, move).state;
    }
    const strays = seen.filter((move) => !isLegal(state, 1, move));
    expect(strays.length).toBeGreaterThan(10);
    for (const move of strays) {
      expect(() => apply(state, 1, move)).toThrow(IllegalMove);
      refuses(state, 1, move);
    }
  });
});
