import { readFile } from 'node:fs/promises';
import { EDITIONS, newGame, type CoreState } from '@drover/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { grown, newNet, type Net } from '../net/net.ts';
import { dice, setupOf } from '../testing.ts';
import { featureNames } from './features-of.ts';
import { fitOf } from './fit.ts';
import { networkEvaluator } from './network.ts';
import { loadNetworks } from './trained.ts';

const BY_HAND = 1234;
const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => void warn.mockReset());

const evaluated = (net: Net, state: CoreState): number => networkEvaluator(net, () => BY_HAND)(state, 0);

describe.each(EDITIONS)('networks of %s', (edition) => {
  const game = newGame(setupOf(edition));
  const names = featureNames(game, true);

  test('that are shipped fit the boards of today', async () => {
    const { people, solo } = await loadNetworks(edition, readFile);
    for (const { net } of [people, solo]) expect(fitOf(net, game)).toMatchObject({ missing: [], extra: [] });
    expect(warn).not.toHaveBeenCalled();
  });

  test('know their inputs by name, in whatever order', () => {
    const net = newNet(names, 4, dice('net'));
    const turned = grown(net, names.toReversed(), 4, dice('turned'));
    expect(turned.names).not.toEqual(net.names);
    expect(evaluated(turned, game)).toBeCloseTo(evaluated(net, game), 6);
  });

  test('that have not learned from a kind of feature are not shown it', () => {
    const net = newNet(names, 4, dice('net'));
    const without = grown(
      net,
      names.filter((name) => !name.startsWith('cleared')),
      4,
      dice('fewer'),
    );
    expect(fitOf(without, game)).toMatchObject({ missing: [], extra: [] });
    expect(evaluated(without, game)).not.toBe(BY_HAND);
  });

  test('that lack a thing of a kind they know, or know one that is not there, leave it to the hand, and say so', () => {
    const net = newNet(names, 4, dice('net'));
    const fewer = grown(
      net,
      names.filter((name) => name !== 'building: 3'),
      4,
      dice('fewer'),
    );
    expect(fitOf(fewer, game).extra).toEqual(['building: 3']);
    expect(evaluated(fewer, game)).toBe(BY_HAND);
    const more = grown(net, [...names, 'building: 99'], 4, dice('more'));
    expect(fitOf(more, game).missing).toEqual(['building: 99']);
    expect(evaluated(more, game)).toBe(BY_HAND);
    expect(warn.mock.calls.map(([text]) => text as string)).toEqual([
      expect.stringContaining('"building: 3"'),
      expect.stringContaining('"building: 99"'),
    ]);
  });
});

test('a game with other boards than those of today is valued by hand', async () => {
  const { people, solo } = await loadNetworks('nz', readFile);
  for (const { net } of [people, solo]) {
    expect(evaluated(net, newGame(setupOf('nz')))).not.toBe(BY_HAND);
    expect(evaluated(net, newGame(setupOf('nz'), 'nz-1'))).toBe(BY_HAND);
  }
});
