import { readFile } from 'node:fs/promises';
import { EDITIONS, newGame, type CoreState } from '@drover/engine';
import { loadNetworks } from '@drover/bots';
import { featureNames, grown, networkEvaluator, newNet, sizeOf, type State } from '@drover/bots/inside';
import { describe, expect, test } from 'vitest';
import { mergeSamples } from '../samples/samples.ts';
import { dice, setupOf, soloOf } from '../testing.ts';
import { selfPlay } from './self-play.ts';
import { trainingGame, type Conduct } from './training-game.ts';

const IMITATION: Conduct = { tables: 'people', players: 'by hand', exploreOneOf: 1, beam: 2, paired: false };
const SOLO: Conduct = { tables: 'solo', players: 'the network', exploreOneOf: 2, beam: 4, paired: false };

describe.each(EDITIONS)('games to learn %s from', (edition) => {
  const names = featureNames(newGame(setupOf(edition)), true);
  const inputs = names.length;

  test('a game to learn from is the same again, and worth its points in the end', () => {
    const net = newNet(names, 4, dice('net'));
    const place = { edition, seed: 'tui', generation: 0, index: 5, conduct: { ...IMITATION, tables: 'solo' } } as const;
    const [game, again] = [0, 1].map(() => trainingGame(net, place));
    expect(again).toEqual(game);
    expect(game.solo).toBe(true);
    // Of players who are only imitated, every target is what came of the game in the end.
    expect(new Set(game.targets)).toEqual(new Set([game.final[0] - game.final[1]]));
    expect(mergeSamples([game, game], inputs).targets).toHaveLength(2 * game.targets.length);
    expect(networkEvaluator(net, () => Number.NaN)(newGame(setupOf(edition)), 0)).toSatisfy(Number.isFinite);
  });

  test('a player with a random opening begins in all sorts of ways, others in one', () => {
    const value = (state: CoreState): number => -state.turn;
    const openings = (randomOpening: number): number => {
      const seen = new Set<string>();
      for (let i = 0; i < 6; i++) {
        const player = { value, randomOpening, biasedTurns: 0, biasedValue: value, net: null, beam: 4, paired: false };
        const { inputs: all } = selfPlay(soloOf(edition), [player, player], inputs, dice(`${i}`));
        seen.add(all.slice(-inputs).join());
      }
      return seen.size;
    };
    expect(openings(0)).toBe(1);
    expect(openings(2)).toBeGreaterThan(2);
  });

  test('a player explores some turns, and does not blame the turns before them', () => {
    const nothing = { names, hidden: 1, weights: new Float64Array(sizeOf(inputs, 1)) };
    const value = (state: CoreState): number => (state as State).players[0].money;
    const player = {
      value,
      randomOpening: 0,
      biasedTurns: 0,
      biasedValue: value,
      net: nothing,
      beam: 4,
      paired: false,
    };
    const { targets, final } = selfPlay(soloOf(edition), [player, player], inputs, dice('whims'));
    const lead = final[0] - final[1];
    // The last turn comes first; each target is 0.7 of the one after it, for this network expects nothing.
    const turns = targets.slice(targets.lastIndexOf(lead));
    const regrets = [...turns.slice(1)].map((target, i) => target - 0.7 * turns[i]);
    const played = regrets.filter((points) => points > 0.01);
    expect(played.length).toBeGreaterThan(0);
    expect(played.length).toBeLessThan(regrets.length / 2);
    expect(regrets.every((points) => points > -0.01)).toBe(true);
  });

  test('a player that learns keeps where a turn could have gone, and what it left behind', async () => {
    const { people } = await loadNetworks(edition, readFile);
    const net = grown(people.net, names, 48, dice('more'));
    const game = trainingGame(net, { edition, seed: 'tui', generation: 9, index: 0, conduct: SOLO });
    expect(game.solo).toBe(true);
    expect(game.targets.every(Number.isFinite)).toBe(true);
    expect(game.inputs.every(Number.isFinite)).toBe(true);
    expect(new Set(game.targets).size).toBeGreaterThan(10);
  });

  test('players that compare turns in pairs learn more from a game', async () => {
    const { people } = await loadNetworks(edition, readFile);
    const net = grown(people.net, names, 48, dice('more'));
    const [before, after] = [false, true].map((paired) =>
      trainingGame(net, { edition, seed: 'tui', generation: 90, index: 1, conduct: { ...SOLO, paired } }),
    );
    expect(after.targets.length).toBeGreaterThan(1.5 * before.targets.length);
    expect(after.targets.every(Number.isFinite)).toBe(true);
  });
});
