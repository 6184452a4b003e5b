import { expect, it } from 'vitest';
import { OverrideError } from '../core/overrides.ts';
import { nzComponentsFrom } from '../nz/components/index.ts';
import type { NzEffect } from '../nz/effects.ts';
import { secondComponentsFrom } from '../second/components/index.ts';
import type { SecondEffect } from '../second/effects.ts';

/** Tables with this icon on a player board, as far as the compiler lets one write it down. */
const newZealand = (icon: NzEffect) => () => nzComponentsFrom({ storehousePairs: { p1: { bonus: icon } } });
const second = (icon: SecondEffect) => () => secondComponentsFrom({ workerRows: { cowboy: { 2: icon } } });
const engine = { do: 'engine', spaces: 1 } as const;

it('the tables of an edition hold only icons it has a rule for, for the compiler and for a correction', () => {
  expect(newZealand({ do: 'shear', sheep: 2 })).not.toThrow();
  // @ts-expect-error There are no sheep to shear in the Second Edition.
  expect(second({ do: 'shear', sheep: 2 })).toThrow(OverrideError);
  expect(second({ do: 'bounty' })).not.toThrow();
  // @ts-expect-error There are no outlaws in New Zealand.
  expect(newZealand({ do: 'bounty' })).toThrow(OverrideError);
});

it('they hold no other icons inside those', () => {
  // @ts-expect-error There are no outlaws in New Zealand.
  expect(newZealand({ do: 'per', each: 1, of: 'hazard', then: { do: 'bounty' } })).toThrow(OverrideError);
  // @ts-expect-error There is no railroad in New Zealand.
  expect(newZealand({ do: 'all', of: [{ do: 'pay', money: 1, then: engine }] })).toThrow(OverrideError);
});

it('they count only what the edition counts', () => {
  expect(second({ do: 'engine', spaces: 'station' })).not.toThrow();
  // @ts-expect-error There are no storehouses in the Second Edition.
  expect(second({ do: 'engine', spaces: 'storehouse' })).toThrow(OverrideError);
  // @ts-expect-error There are no engineers in New Zealand.
  expect(newZealand({ do: 'draw', cards: 'engineer', upTo: true })).toThrow(OverrideError);
});
