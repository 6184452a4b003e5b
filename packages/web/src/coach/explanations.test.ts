import { greedy, random } from '@drover/bots';
import {
  apply,
  decision,
  EDITIONS,
  eventFor,
  generator,
  newGame,
  nz,
  second,
  view,
  type CoreState,
  type EditionId,
} from '@drover/engine';
import { freshTable, secondTable, table, type SecondTable, type Table } from '@drover/engine/testing';
import { LANGUAGES, loadWords, tellerOf } from '@drover/words';
import { describe, expect, it } from 'vitest';
import { explanationsOf } from './kits.ts';
import { lapOf } from './lap.ts';
import { Moment } from './moment.ts';
import type { NZ_EXPLANATIONS } from './nz/explanations.ts';
import type { SECOND_EXPLANATIONS } from './second/explanations.ts';
import { spoken, spokenAim } from './spoken.ts';
import { coachTexts } from './texts.ts';

type AnyTable = Table | SecondTable;
/** A table and what is played on it; the last move is the one that is looked at. */
type Scene = readonly [table: AnyTable, ...moves: string[]];

function momentOf([t, ...moves]: Scene): Moment {
  for (const move of moves.slice(0, -1)) t.play(move);
  const before = t.view(0);
  const last = moves.at(-1);
  if (last !== undefined) t.play(last);
  return new Moment(0, before, t.view(0), last === undefined ? [] : t.heard(0));
}

const upIn = (moment: Moment): string[] =>
  explanationsOf(moment.view.edition).flatMap(([key, { now }]) => (now(moment) === null ? [] : [key]));

/** Changes a table as no word of the tables does. */
const set = <T extends AnyTable>(t: T, change: (state: T['s']) => void): T => {
  change(t.s);
  return t;
};

const nearWellington = () => table(2).at(0, 'WELLINGTON');
const delivering = (...discs: string[]): Scene => [
  (discs.length === 0 ? nearWellington() : nearWellington().discsLeft(0, ...discs))
    .with(0, { permanentCertificates: 4 })
    .phaseB(0),
  'wellington',
  'income 0',
];
const inKansasCity = (): SecondTable =>
  secondTable(2).at(0, 'KC').foresight(1, null, null).foresight(2, null, null).foresight(3, null, null);
const delivered = (value: number, t = inKansasCity()): Scene => [
  t.with(0, { permanentCertificates: value }).phaseB(0),
  'kansas-city',
  'income 0',
];
const own = (building: string, at = 'A-1') => secondTable(2).build(0, building, at).at(0, at);
/** The fourth builder, hired on the own 6a, builds. */
const rebuilding = () =>
  secondTable(2)
    .build(0, '6a', 'A-1')
    .job('builder', 1, 1)
    .with(0, { money: 20, workers: { builder: 3 } });
const four = ['shropshire', 'southdown', 'merino', 'english-leicester'];

/** When it comes up, and when something much like it does not. */
type Ruling = readonly [yes: () => Scene, no: () => Scene];

const TRAIL: Readonly<Record<keyof typeof NZ_EXPLANATIONS.trail, Ruling>> = {
  opening: [() => [freshTable(2), freshTable(2).moves('start')[0]!], () => [freshTable(2)]],
  feePaid: [
    () => [table(2).at(0, 'B').build(1, '4a', 'C1').turn(0), 'move C>C1'],
    () => [table(2).at(0, 'B').build(0, '4a', 'C1').turn(0), 'move C>C1'],
  ],
  feesInOrder: [
    () => [table(3).at(0, 'A').build(1, '4a', 'A1').build(2, '1a', 'A2').turn(0), 'move A1>A2>B'],
    () => [table(3).at(0, 'A').build(1, '4a', 'A1').turn(0), 'move A1>B'],
  ],
  feeReceived: [
    () => [table(2).at(1, 'B').build(0, '4a', 'C1').turn(1), 'move C>C1'],
    () => [table(2).at(1, 'B').build(0, '4a', 'C1').turn(1), 'move C'],
  ],
  lastTurn: [
    () => [set(table(2).phaseB(0), (s) => void (s.ending = 1))],
    () => [set(table(2).phaseB(0), (s) => void (s.ending = 0))],
  ],
  bareGround: [() => [table(2).at(0, 'RK1').turn(0)], () => [table(2).at(0, 'RK1').hazard('rk-1', 'RK1').turn(0)]],
  othersBuilding: [
    () => [table(2).build(1, '4a', 'C1').at(0, 'C1').phaseB(0)],
    () => [table(2).build(0, '4a', 'C1').at(0, 'C1').phaseB(0)],
  ],
  moveOn: [
    () => [table(2).build(0, '2a', 'A1').at(0, 'A1').phaseB(0)],
    () => [table(2).build(1, '2a', 'A1').at(0, 'A1').phaseB(0)],
  ],
  auxiliaryInstead: [
    () => [table(2).at(0, 'C').phaseB(0)],
    () => [table(2).build(1, '4a', 'C1').at(0, 'C1').phaseB(0)],
  ],
  reward: [
    () => [table(2).at(0, 'A').job('shearer', 6).phaseB(0), 'use 2', 'hire shearer 6'],
    () => [table(2).at(0, 'A').job('shearer', 6).phaseB(0), 'use 2'],
  ],
  darkCorners: [() => delivering(), () => delivering('aux-ship')],
  objectiveInHand: [() => [table(2).hand(0, 'o01').phaseB(0)], () => [table(2).hand(0, 'ferry').phaseB(0)]],
  drawnLate: [
    () => [
      table(2)
        .stack(0, 'ferry', ...four)
        .phaseB(0),
      'end',
    ],
    () => [
      table(2)
        .stack(0, ...four, 'ferry')
        .phaseB(0),
      'end',
    ],
  ],
  shuffled: [
    () => [
      table(2)
        .stack(0)
        .discard(0, ...four)
        .phaseB(0),
      'end',
    ],
    () => [
      table(2)
        .stack(0, ...four)
        .discard(0, ...four)
        .phaseB(0),
      'end',
    ],
  ],
  certificateLimit: [
    () => [table(2).with(0, { certificates: 2 }).phaseB(0)],
    () => [table(2).with(0, { certificates: 2 }).cleared(0, 'certificate-limit').phaseB(0)],
  ],
  rowFull: [
    () => [
      table(2)
        .with(0, { workers: { sailor: 5 } })
        .phaseB(0),
    ],
    () => [
      table(2)
        .with(0, { workers: { sailor: 4 } })
        .phaseB(0),
    ],
  ],
  hazardAhead: [
    () => [table(2).at(0, 'A').hazard('rk-1', 'RK1').turn(0)],
    // Every way costs as much.
    () => [table(2).at(0, 'A').hazard('rk-1', 'RK1').build(1, '4a', 'A1').turn(0)],
  ],
  doubles: [
    () => [table(2).hand(0, 'merino', 'merino').phaseB(0)],
    () => [table(2).hand(0, 'merino', 'southdown', 'ferry', 'ferry').phaseB(0)],
  ],
  allDifferent: [
    () => [
      table(2)
        .hand(0, ...four)
        .phaseB(0),
    ],
    () => [
      table(2)
        .hand(0, ...four, 'merino')
        .phaseB(0),
    ],
  ],
  tokens: [() => [table(2).with(0, { tokens: 1 }).phaseB(0)], () => [table(2).phaseB(0)]],
  discardPile: [() => [table(2).discard(0, 'merino').phaseB(0)], () => [table(2).phaseB(0)]],
};

const NZ: Readonly<Record<keyof typeof NZ_EXPLANATIONS.own, Ruling>> = {
  howItEnds: [() => [table(2).at(0, 'A').turn(0)], () => [table(2).at(0, 'A').phaseB(0)]],
  firstDisc: [() => delivering(), () => [nearWellington().phaseB(0), 'wellington']],
  onceEach: [() => [nearWellington().phaseB(0)], () => [table(2).at(0, 'H').phaseB(0)]],
  feesEnd: [
    () => [table(2).at(0, 'B').with(0, { pathfinder: 9, stepTile: 1 }).phaseB(0), 'use 1 a', 'advance 2'],
    () => [table(2).at(0, 'B').with(0, { pathfinder: 8, stepTile: 1 }).phaseB(0), 'use 1 a', 'advance 2'],
  ],
  reveal: [
    () => [
      nearWellington()
        .hand(0, ...four)
        .with(0, { tokens: 1 })
        .phaseB(0),
      'wellington',
    ],
    () => [
      nearWellington()
        .hand(0, ...four)
        .with(0, { tokens: 1 })
        .phaseB(0),
      'wellington',
      'reveal merino',
    ],
  ],
  noWhiteDisc: [() => delivering('hand-5', 'step'), () => delivering('hand-5', 'aux-ship')],
  transport: [
    () => [nearWellington().with(0, { permanentCertificates: 18, money: 40 }).phaseB(0), 'wellington', 'income 0'],
    () => [nearWellington().phaseB(0), 'wellington', 'income 0'],
  ],
  negative: [() => delivering(), () => [nearWellington().phaseB(0), 'wellington']],
  emptyBag: [
    () => [table(2).foresightA(null, 'sailor').phaseB(0)],
    () => [table(2).foresightA('shepherd', 'sailor').phaseB(0)],
  ],
  replaceHere: [
    () => [table(2).at(0, 'RR2').build(0, '3b', 'RR2').hand(0, 'set-6').phaseB(0), 'play set-6 b', 'build 5'],
    () => [table(2).at(0, 'A').build(0, '3b', 'RR2').hand(0, 'set-6').phaseB(0), 'play set-6 b', 'build 5'],
  ],
  harbour: [
    () => [
      table(2)
        .at(0, 'B')
        .with(0, { money: 20, workers: { sailor: 3 } })
        .ship(0, 'T2')
        .phaseB(0),
      'use 2',
    ],
    () => [
      table(2)
        .at(0, 'B')
        .with(0, { money: 20, workers: { sailor: 1 } })
        .ship(0, 'S0')
        .phaseB(0),
      'use 2',
    ],
  ],
  gate: [
    () => [table(2).at(0, 'B').with(0, { pathfinder: 0 }).phaseB(0), 'use 1 a', 'advance 2'],
    () => [table(2).at(0, 'B').with(0, { pathfinder: 0 }).phaseB(0), 'use 1 a', 'advance 1'],
  ],
  gold: [
    () => [table(2).at(0, 'C').phaseB(0), 'use 1'],
    () => [table(2).at(0, 'C').with(0, { gold: 5 }).phaseB(0), 'use 1'],
  ],
  flipped: [
    () => [flipping(4), 'wellington', 'income 0', 'deliver 0 aux-ship', 'foresight left', 'foresight left'],
    () => [flipping(3), 'wellington', 'income 0', 'deliver 0 aux-ship', 'foresight left', 'foresight left'],
  ],
  tokenNear: [
    () => [table(2).token(4).bonus('bt07', 4, 1).phaseB(0)],
    // Nothing happens along a black arrow.
    () => [table(2).token(2).bonus('bt07', 2, 1).phaseB(0)],
  ],
  emptySupply: [() => [table(2).supply({ ferry: 0 }).phaseB(0)], () => [table(2).supply({ ferry: 1 }).phaseB(0)]],
  plenty: [() => [table(2).with(0, { money: 20 }).phaseB(0)], () => [table(2).with(0, { money: 19 }).phaseB(0)]],
};

const flipping = (row: number) =>
  nearWellington()
    .token(row)
    .bonus('bt07', row, 1)
    .foresightA('shepherd', 'sailor')
    .foresightB('bt08', 'bt09')
    .phaseB(0);

const SECOND: Readonly<Record<keyof typeof SECOND_EXPLANATIONS.own, Ruling>> = {
  howItEnds: [() => [secondTable(2).at(0, 'A').turn(0)], () => [secondTable(2).at(0, 'A').phaseB(0)]],
  firstDisc: [() => delivered(4), () => [inKansasCity().phaseB(0), 'kansas-city']],
  onceEach: [() => [inKansasCity().phaseB(0)], () => [secondTable(2).at(0, 'G').phaseB(0)]],
  noWhiteDisc: [
    () => delivered(0, inKansasCity().discsLeft(0, 'hand-5')),
    () => delivered(0, inKansasCity().discsLeft(0, 'hand-5', 'aux-dollar')),
  ],
  transport: [() => delivered(4), () => delivered(4, inKansasCity().engine(0, '38'))],
  negative: [() => delivered(0), () => [inKansasCity().phaseB(0), 'kansas-city']],
  emptyBag: [
    () => [secondTable(2).foresight(1, null, 'green-outlaw').phaseB(0)],
    () => [secondTable(2).foresight(1, 'green-outlaw', 'green-outlaw').phaseB(0)],
  ],
  replaceHere: [
    () => [rebuilding().at(0, 'A-1').phaseB(0), 'use 1', 'hire builder 6@1', 'build 7'],
    () => [rebuilding().build(0, '2a', 'A-2').at(0, 'A-1').phaseB(0), 'use 1', 'hire builder 6@1', 'build 5'],
  ],
  borrow: [() => [own('6b').phaseB(0)], () => [own('6b', 'A-2').phaseB(0)]],
  intoHand: [() => [own('8b').hand(0, 'criollo').phaseB(0)], () => [own('8a').hand(0, 'criollo').phaseB(0)]],
  specialDelivery: [() => [own('9a').engine(0, '10').phaseB(0)], () => [own('9a').engine(0, '0').phaseB(0)]],
  stationBehind: [() => [own('9b').engine(0, '10').phaseB(0)], () => [own('9b').engine(0, '0').phaseB(0)]],
  lastSpace: [
    () => [secondTable(2).at(0, 'G').engine(0, '38').phaseB(0), 'use 1'],
    () => [secondTable(2).at(0, 'G').engine(0, '3').phaseB(0), 'use 1'],
  ],
  station: [
    () => [secondTable(2).at(0, 'G').engine(0, '4').phaseB(0), 'use 1', 'engine t4'],
    () => [secondTable(2).at(0, 'G').engine(0, '4').phaseB(0), 'use 1', 'engine 5'],
  ],
  outlawAhead: [
    () => [secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-4').turn(0)],
    () => [secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-1').turn(0)],
  ],
  tokenNear: [
    () => [secondTable(2).token(6).job('cowboy', 6, 1).phaseB(0)],
    () => [secondTable(2).token(5).job('cowboy', 5, 1).phaseB(0)],
  ],
};

describe.each([
  ['every edition', TRAIL],
  ['New Zealand', NZ],
  ['Second Edition', SECOND],
])('what %s explains', (_, rulings) => {
  it.each(Object.entries(rulings as Record<string, Ruling>))(
    '%s comes up when it should, and only then',
    (key, [yes, no]) => {
      expect(upIn(momentOf(yes()))).toContain(key);
      expect(upIn(momentOf(no()))).not.toContain(key);
    },
  );
});

describe('figures of an explanation', () => {
  const factsOf = (key: string, ...scene: Scene): unknown => {
    const moment = momentOf(scene);
    return explanationsOf(moment.view.edition)
      .find(([one]) => one === key)![1]
      .now(moment)?.facts;
  };

  it('of a hazard are its fee and that of the cheapest way past it', () => {
    const hazard = () => table(2).at(0, 'A').hazard('rk-1', 'RK1');
    expect(factsOf('hazardAhead', hazard().turn(0))).toMatchObject({ least: 0 });
    expect(factsOf('hazardAhead', hazard().with(0, { feeless: true }).turn(0))).toBeUndefined();
    // Three in a row cost more than the building beside them, but the first one alone less.
    const row = hazard().hazard('rk-2', 'RK2').hazard('rk-3', 'RK3').build(1, '4a', 'A1').turn(0);
    expect(factsOf('hazardAhead', row)).toBeUndefined();
  });

  it('of a hand of different types agree with the aim: certificates count', () => {
    const t = table(2)
      .hand(0, ...four)
      .with(0, { certificates: 1 })
      .phaseB(0);
    expect(factsOf('allDifferent', t)).toMatchObject({ value: 7, total: 8 });
  });

  it('name the places that take discs again and again', () => {
    const { posts } = nz.components(table(2).s);
    const { first, last } = factsOf('onceEach', nearWellington().phaseB(0)) as { first: number; last: number };
    expect([posts[first]!.id, posts[last]!.id]).toEqual(['0', '21']);
    const { cities } = second.components(secondTable(2).s);
    const again = factsOf('onceEach', inKansasCity().phaseB(0)) as { first: number; last: number };
    expect([cities[again.first]!.id, cities[again.last]!.id]).toEqual(['kansas-city', 'new-york']);
  });
});

/** Every step of whole games, one played well and two at random, as seat 0 sees it. */
function* played(edition: EditionId): Generator<Moment> {
  for (const bot of [greedy, random, random]) {
    const setup = { edition, players: 2, seed: `coach ${bot.name}`, options: { sides: 'random' } };
    const below = generator(setup.seed, 'coach');
    let state: CoreState = newGame(setup);
    for (let asked = decision(state); asked !== null; asked = decision(state)) {
      const { seat } = asked;
      const before = state;
      const { state: after, events } = apply(state, seat, bot.choose(view(state, seat), seat, { below }));
      yield new Moment(
        0,
        view(before, 0),
        view(after, 0),
        events.map((event) => eventFor(event, 0)),
      );
      state = after;
    }
  }
}

describe.each(EDITIONS)('in whole games of %s', (edition) => {
  it('explanations speak at most two sentences of one figure in every language, and know where they lie', async () => {
    const all = await Promise.all(
      LANGUAGES.map(async (language) => ({ texts: await coachTexts(language), words: await loadWords(language) })),
    );
    const met = new Set<string>();
    for (const moment of played(edition))
      for (const [key, { now }] of explanationsOf(edition)) {
        const found = met.has(key) ? null : now(moment);
        if (found === null) continue;
        met.add(key);
        const said = all.map(({ texts, words }) =>
          spoken({ is: 'explanation', key, now: found }, texts, moment.view, tellerOf(words, moment.view, [])).join(
            ' ',
          ),
        );
        for (const text of said) {
          expect(text, key).not.toMatch(/undefined|NaN|null|\[object/);
          expect((text.match(/[.?!](?=\s|$)/g) ?? []).length, text).toBeLessThanOrEqual(2);
        }
        expect(new Set(said).size, `${key} in words of each language`).toBe(LANGUAGES.length);
        const figures = said.map((text) => (text.match(/\d+/g) ?? []).sort().join());
        expect(new Set(figures).size, `${key}: ${figures.join(' / ')}`).toBe(1);
      }
    expect(met.size).toBeGreaterThan(20);
  });

  it('the aim says the same figures in every language', async () => {
    const all = await Promise.all(
      LANGUAGES.map(async (language) => ({ texts: await coachTexts(language), words: await loadWords(language) })),
    );
    const met = new Set<string>();
    for (const { view: seen } of played(edition)) {
      const { aim } = lapOf(seen, 0);
      const key = JSON.stringify({ ...aim, turns: 0 });
      if (met.has(key)) continue;
      met.add(key);
      const said = all.map(({ texts, words }) => spokenAim(aim, texts.labels, seen, tellerOf(words, seen, [])));
      for (const text of said) expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      expect(new Set(said.map((text) => (text.match(/\d+/g) ?? []).sort().join())).size, said.join(' / ')).toBe(1);
    }
    expect(met.size).toBeGreaterThan(10);
  });

  it('the laps that are left never grow, end with the last, and are about right', () => {
    const shown: { readonly left: number; readonly number: number }[] = [];
    const off: number[] = [];
    for (const { view: seen } of played(edition)) {
      const { left, number } = lapOf(seen, 0);
      const [before] = shown.slice(-1);
      if (before !== undefined && before.number <= number && left !== null)
        expect(left).toBeLessThanOrEqual(before.left);
      if (left !== null) shown.push({ left, number });
      if (left !== null || shown.length === 0) continue;
      // The end has come: how many there were, against what had been said.
      expect(shown.at(-1)!.left).toBe(1);
      off.push(...shown.map((then) => Math.abs(number - then.number - then.left)));
      shown.length = 0;
    }
    expect(off.length).toBeGreaterThan(100);
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(1);
  });
});
