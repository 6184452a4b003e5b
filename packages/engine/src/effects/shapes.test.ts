import { describe, expect, it } from 'vitest';
import { nzComponentsFrom } from '../nz/components/index.ts';
import type { EffectRule } from '../trail/types.ts';
import { effectShapes } from './shapes.ts';

const rule: EffectRule<never, never> = { refusal: () => null, run: () => undefined };
const { effect } = effectShapes({
  rules: { objective: rule, gain: rule, per: rule, draw: rule, discard: rule, 'engine-back': rule },
  counts: { cowboy: () => 0, hazard: () => 0 },
  without: { gain: ['gold'] },
});
const check = (value: unknown) => () => effect(value, 'icon');

describe('an edition', () => {
  it('knows the icons it prints, however deep', () => {
    expect(
      check({
        do: 'engine-back',
        spaces: 1,
        then: { do: 'discard', cards: { breeding: 3 }, then: { do: 'draw', cards: 'cowboy', upTo: true } },
      }),
    ).not.toThrow();
    const intoHand = { do: 'objective', from: 'display', onto: 'hand' };
    expect(check({ do: 'discard', cards: 'objective', then: intoHand })).not.toThrow();
  });

  it('refuses the icons, counts and fields it does not have', () => {
    expect(check({ do: 'ship', spaces: 1 })).toThrow(
      'icon.do: expected one of gain, per, discard, draw, objective, engine-back but found "ship"',
    );
    expect(check({ do: 'per', each: 1, of: 'storehouse', then: { do: 'gain', money: 1 } })).toThrow(
      'icon.of: expected one of cowboy, hazard but found "storehouse"',
    );
    expect(check({ do: 'gain', gold: 1 })).toThrow('icon.gold: unknown; the effect gain has money, tokens');
    expect(check({ do: 'toString' })).toThrow('but found "toString"');
  });

  it('has no railroad in New Zealand', () => {
    expect(() => nzComponentsFrom({ objectives: { o01: { action: { do: 'engine', spaces: 2 } } } })).toThrow(
      /^objectives\.o01\.action\.do: expected one of gain, .* but found "engine"$/,
    );
  });
});
