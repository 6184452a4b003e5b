import type { CoreState, GameEvent } from '@drover/engine';
import { secondTable, table } from '@drover/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords, tellerOf, type Words } from './index.ts';

/** What happens seldom, in English. */

let english: Words;
beforeAll(async () => {
  english = await loadWords('en');
});

const storyOf = (before: CoreState, events: readonly GameEvent[]): string[] =>
  tellerOf(english, before, ['Ana', ''])
    .story(before, events)
    .map(({ text }) => text);

interface Played {
  readonly s: CoreState;
  readonly events: readonly GameEvent[];
  play(move: string): unknown;
}

/** What a move on this table sounds like. */
function story(t: Played, move: string): string[] {
  const before = t.s;
  t.play(move);
  return storyOf(before, t.events);
}

describe('the Second Edition tells', () => {
  it('how a Simmental grows up and the hand is discarded', () => {
    const t = secondTable(2, { simmental: true }).at(0, 'KC').hand(0, 'criollo', 'criollo', 'calf').phaseB(0);
    for (const bag of [1, 2, 3] as const) t.foresight(bag, null, null);
    t.play('kansas-city');
    expect(story(t, 'income 0')).toEqual(['Ana reveals a herd worth 3 in Kansas City and gains $3']);
    expect(story(t, 'raise calf')).toEqual([
      'Ana’s Simmental calf becomes a Simmental heifer',
      'Ana discards 2 Criollos',
    ]);
  });

  it('of a station and its master', () => {
    const t = secondTable(2).at(0, 'G').engine(0, '4').stationMaster('s1', 'sm3');
    t.with(0, { workers: { cowboy: 2 } })
      .phaseB(0)
      .play('use 1');
    expect(story(t, 'engine t4')).toEqual(['Ana moves the engine from track space 4 to turnout 4']);
    expect(story(t, 'upgrade s1 aux-draw')).toEqual([
      'Ana upgrades station 1 for $2 and unlocks “auxiliary action: draw and discard”',
    ]);
    expect(story(t, 'appoint cowboy')).toEqual([
      'Ana appoints a cowboy as station master: gain 1 permanent certificate; scores 3 VP for each pair of a green and an orange outlaw',
      'Ana gains 1 permanent certificate',
    ]);
  });

  it('of an outlaw and its bounty', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-5').phaseB(0).play('use 1 a');
    expect(story(t, 'bounty OUTLAW-5')).toEqual([
      'Ana takes the green outlaw on space 5',
      'Ana gains $4 (green outlaw on space 5)',
    ]);
  });

  it('of a stroll, and of a building that borrows', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').build(0, '6b', 'A-1').phaseB(0).play('play o20');
    expect(story(t, 'move A-1>B')[0]).toBe('Ana makes a free move of 2 steps to building B');
    t.at(0, 'A-1').phaseB(0).play('use 1');
    expect(story(t, 'borrow A')).toEqual(['Ana uses building A, right next door']);
  });

  it('of a delivery with the disc of a station', () => {
    const t = secondTable(2).at(0, 'KC').hand(0, 'galloway').discsLeft(0).stations(0, 's2').phaseB(0);
    for (const bag of [1, 2, 3] as const) t.foresight(bag, null, null);
    t.play('kansas-city', 'income 0');
    expect(story(t, 'deliver fulton s2')[0]).toBe('Ana delivers to Fulton with the disc from station 2');
  });
});

describe('New Zealand tells', () => {
  it('what Sarah does not find', () => {
    const t = table(2, { sarah: { difficulty: 'hard' } })
      .sarah([9], 'sailor')
      .objectives([], []);
    const before = t.s;
    t.passToSarah();
    const lines = storyOf(before, t.events);
    expect(lines).toContain('Sarah finds no hazard to remove');
    expect(lines).toContain('Sarah finds no objective to take');
  });

  it('whose lines they are', () => {
    const t = table(2, { sarah: { difficulty: 'hard' } }).sarah([9], 'sailor');
    const before = t.s;
    t.passToSarah();
    const lines = tellerOf(english, before, ['Ana', '']).story(before, t.events);
    expect(lines[0]).toMatchObject({ seat: 1, kind: 'turn', text: 'Turn 3: Sarah' });
    expect(lines[1]).toMatchObject({ seat: 1, kind: 'automa' });
    expect(lines.at(-1)).toMatchObject({ seat: 0, kind: 'turn' });
  });
});
