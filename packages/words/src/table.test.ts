import type { CoreState } from '@drover/engine';
import { secondTable, table } from '@drover/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords, tableInWords, tellerOf, type Words } from './index.ts';

/** The whole table in English. */

let english: Words;
beforeAll(async () => {
  english = await loadWords('en');
});

/** The lines of each section, by its heading. */
const sections = (s: CoreState): Record<string, string[]> =>
  Object.fromEntries(tableInWords(tellerOf(english, s, []), s).map(({ heading, lines }) => [heading, lines]));

describe('New Zealand in words', () => {
  it('tiles on the trail, with their fees and who stands there', () => {
    const { s } = table(4).at(1, 'A2').build(3, '10a', 'A2').hazard('fl-7', 'FL2').at(0, 'WELLINGTON');
    const lines = sections(s).Trail;
    expect(lines).toContain(
      'Player 4’s building 10a (space A2): fee £2; gain £7; place a disc on wool trading post 13; lush space; here now: Player 2',
    );
    expect(lines).toContain('Flood on space 2: fee £2; 4 VP');
    expect(lines).toContain('Wellington: here now: Player 1');
    expect(lines[1]).toBe(
      'Building A: discard 2 sheep of one type: gain £2; hire a worker; hire a worker for £3 more; here now: Player 3 and Player 4',
    );
  });

  it('markets', () => {
    const { s } = table(2).job('sailor', 6).bonus('bt09', 3, 2).token(4).market('lincoln', 'lincoln', 'suffolk');
    const lines = sections(s).Markets;
    expect(lines).toContain('Job market, £6: sailor');
    expect(lines).toContain('Job market, £8: none');
    expect(lines).toContain('Bonus tiles market: row 3, £6: bonus tile (costs 4 gold; 8 VP)');
    expect(lines).toContain('Bonus tiles market: row 4, £6: closed: the token is in this row');
    expect(lines.find((line) => line.startsWith('Sheep market'))).toMatch(/: 2× Lincoln, Suffolk; \d+ in the stack$/);
  });

  it('NZ-Z2 where Sarah begins to deliver, if the difficulty says something else', () => {
    const terms = (firstDelivery: string): string | undefined =>
      sections(table(2, { sarah: { difficulty: 'easy', firstDelivery } }).s).Sarah.find((line) =>
        line.startsWith('Difficulty'),
      );
    expect(terms('12')).toMatch(
      /^Difficulty: easy; first delivery: trading post 12; .*; next delivery: trading post 12;/,
    );
    expect(terms('3')).toMatch(/^Difficulty: easy; specialized in \w+; next delivery: trading post 3;/);
  });

  it('a card put openly onto the stack is named, the cards below it not', () => {
    const t = table(2).stack(1, 'lincoln', 'merino', 'merino');
    t.player(1).known = 1;
    expect(sections(t.view(0))['Player 2']).toContain('Draw stack (3): on top: Lincoln; hidden');
  });
});

describe('the Second Edition in words', () => {
  it('a building of Sam lies on its other side', () => {
    const { s } = secondTable(2, { sam: { difficulty: 'easy' } }).build(1, '4b', 'A-2');
    expect(sections(s).Sam).toContain('Buildings: 4b (space A2)');
  });

  it('the railroad, cities and what was taken', () => {
    const { s } = secondTable(2)
      .engine(0, 't4')
      .engine(1, '39')
      .stations(0, 's1')
      .stationMaster('s2', 'sm8')
      .stationMasters(1, 'sm3')
      .cities(1, 'st-louis', 'new-york', 'new-york')
      .outlaws(1, 2, 1)
      .with(1, { certificates: 5 });
    const all = sections(s);
    const railroad = all['Railroad and cities'];
    expect(railroad).toContain('Engines: Player 1 (turnout 4), Player 2 (end of the track)');
    expect(railroad).toContain(
      'Station 2: costs $2; 1 VP; tile beside it: gain 2 permanent certificates; white corners',
    );
    expect(railroad.find((line) => line.startsWith('New York'))).toMatch(/; discs: Player 2 ×2$/);
    expect(all['Player 2']).toContain('Deliveries: St. Louis, 2× New York');
    expect(all['Player 2']).toContain('Tiles: 2× green outlaw, orange outlaw, station master tile');
    expect(all['Player 2']).toContain('Certificates 6 of 3; step limit 3; hand limit 4');
  });

  it('jobs, cattle and foresight', () => {
    const { s } = secondTable(2, { simmental: true })
      .job('engineer', 3, 2)
      .token(4)
      .market('longhorn', 'longhorn', 'shorthorn-4', 'calf')
      .foresight(1, 'green-outlaw', 'fl-5')
      .foresight(2, null, 'builder');
    const lines = sections(s).Markets;
    expect(lines).toContain('Job market: row 3, $7: engineer');
    expect(lines).toContain('Job market: row 4, $5: closed: the token is in this row');
    expect(lines.find((line) => line.startsWith('Cattle market'))).toMatch(
      /: 2× Longhorn, Shorthorn \(4 VP\), Simmental calf; \d+ in the stack; 8× Simmental heifer; 8× Simmental cow$/,
    );
    expect(lines.find((line) => line.startsWith('Foresight 1'))).toMatch(/: green outlaw, flood \(4 VP\); /);
    expect(lines.find((line) => line.startsWith('Foresight 2'))).toMatch(/: builder; /);
  });
});
