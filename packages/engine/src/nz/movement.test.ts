import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';

describe('movement and fees', () => {
  it('NZ-A7 a runholder with £1 pays £1 of a £2 fee and walks on', () => {
    const t = table(2).at(0, 'A').build(1, '4a', 'A1').with(0, { pounds: 1 }).with(1, { pounds: 0 }).turn(0);
    t.play('move A1>B');
    expect(t.player(0).pounds).toBe(0);
    expect(t.player(1).pounds).toBe(1);
    expect(t.where(0)).toBe('B');
  });
});
