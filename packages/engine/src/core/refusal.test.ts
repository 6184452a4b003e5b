import { describe, expect, it } from 'vitest';
import { IllegalMove } from './refusal.ts';

describe('an illegal move', () => {
  it('tells programmers the code, the rule and the facts', () => {
    const refusal = { code: 'too-far', rule: 'NZ-A2', facts: { need: 6, have: 3, what: 'H', from: undefined } };
    expect(new IllegalMove(refusal).message).toBe('too-far (NZ-A2), need 6, have 3, what H');
    expect(new IllegalMove({ code: 'game-over', rule: 'format', facts: {} }).message).toBe('game-over (format)');
  });
});
