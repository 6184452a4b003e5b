import { botOf } from '@drover/bots';
import { EDITIONS, decision, generator, playMove, startHistory, view, type GameEvent } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../editions/editions.ts';
import { placesOf, toldSpots } from './told-spots.ts';

const KNOWN = /^(space|market|objective|post|city|pathfinder|sea|harbour|rail|station):\d+$|^token$/;

const isOnTrail = (state: unknown, seat: number): boolean =>
  (state as { players: { at: number }[] }).players[seat]!.at >= 0;

describe.each(EDITIONS)('what happened in %s', (edition) => {
  it('has a place that is drawn', () => {
    let history = startHistory({ edition, players: 2, seed: 'told', options: {} });
    const below = generator('told', edition);
    const kinds = new Set<string>();
    for (let moves = 0; moves < 160; moves++) {
      const { seat } = decision(history.state)!;
      const seen = view(history.state, seat);
      const played = playMove(history, seat, botOf('easy').choose(seen, seat, { below }));
      history = played.history;
      for (const event of played.events) {
        const spots = toldSpots(history.state, event);
        for (const spot of spots) expect(spot).toMatch(KNOWN);
        if ('seat' in event && event.type !== 'turn' && isOnTrail(history.state, event.seat as number))
          expect(spots.length, event.type).toBeGreaterThan(0);
      }
      for (const spot of placesOf(history.state, played.events)) kinds.add(spot.split(':')[0]!);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['space', 'market']));
    expect(kinds.has('post') || kinds.has('city')).toBe(true);
  });

  it('a walk is told with every space it leads over, and money where the runholder stands', () => {
    const { state } = startHistory({ edition, players: 2, seed: 'told', options: {} });
    const { spaces } = componentsOf(state);
    const told = (event: object): readonly string[] => toldSpots(state, event as GameEvent);
    expect(told({ type: 'moved', seat: 0, path: [spaces[3]!.id, spaces[4]!.id] })).toEqual(['space:3', 'space:4']);
    (state as never as { players: { at: number }[] }).players[0]!.at = 7;
    expect(told({ type: 'earned', seat: 0, money: 2, why: 'x' })).toEqual(['space:7']);
    expect(told({ type: 'turn', seat: 0, number: 1, last: false })).toEqual([]);
  });
});
