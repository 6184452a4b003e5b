import { beforeEach, describe, expect, it } from 'vitest';
import { SignInThrottle } from './sign-in-throttle.ts';

const SECOND = 1000;
let now: number;
let throttle: SignInThrottle;
beforeEach(() => {
  now = 1_700_000_000_000;
  throttle = new SignInThrottle(() => now);
});

const isTried = (network: string, account: string): boolean => 'right' in throttle.attempt(network, account);
const tried = (count: number, network: (n: number) => string, account: (n: number) => string): number =>
  Array.from({ length: count }, (_, n) => isTried(network(n), account(n))).filter(Boolean).length;

describe('whoever guesses', () => {
  it('has five tries for one name from one network, also all at once', () => {
    expect(
      tried(
        25,
        () => '192.0.2.1',
        () => 'ada',
      ),
    ).toBe(5);
    expect(throttle.attempt('192.0.2.1', 'ada')).toEqual({ refusedFor: SECOND });
    expect(isTried('192.0.2.2', 'ada')).toBe(true);
  });

  it('waits twice as long for each further try, up to five minutes', () => {
    for (let n = 0; n < 5; n++) isTried('192.0.2.1', 'ada');
    const waits: number[] = [];
    for (let n = 0; n < 11; n++) {
      const verdict = throttle.attempt('192.0.2.1', 'ada');
      if (!('refusedFor' in verdict)) throw new Error('It was not refused.');
      waits.push(verdict.refusedFor / SECOND);
      now += verdict.refusedFor;
      expect(isTried('192.0.2.1', 'ada')).toBe(true);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  it('has twenty tries from one network, whatever the names', () => {
    expect(
      tried(
        1000,
        () => '192.0.2.1',
        (n) => `eve ${n}`,
      ),
    ).toBe(20);
  });
});

describe('what was guessed before', () => {
  const enter = (account: string): void => {
    const verdict = throttle.attempt('192.0.2.1', account);
    if ('right' in verdict) verdict.right();
  };

  it('is not forgiven for an account of one’s own', () => {
    for (let n = 0; n < 20; n++) {
      expect(isTried('192.0.2.1', `eve ${n}`)).toBe(true);
      if (n < 19) enter('mallory');
    }
    expect(isTried('192.0.2.1', 'eve 20')).toBe(false);
  });

  it('is not forgiven by what is no try, nor does that count', () => {
    for (let n = 0; n < 5; n++) {
      for (let more = 0; more < 9; more++) {
        const verdict = throttle.attempt('192.0.2.1', 'ada');
        if ('untried' in verdict) verdict.untried();
      }
      expect(isTried('192.0.2.1', 'ada')).toBe(true);
    }
    expect(isTried('192.0.2.1', 'ada')).toBe(false);
  });
});

describe('whoever owns the account', () => {
  it('is never refused because of others, and waits four seconds at most', () => {
    tried(
      1000,
      (n) => `192.0.2.${n}`,
      () => 'ada',
    );
    expect(throttle.attempt('198.51.100.1', 'ada')).toMatchObject({ answerAfter: 4 * SECOND });
  });

  it('begins anew with the right password', () => {
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 4; n++) isTried('192.0.2.1', 'ada');
      const verdict = throttle.attempt('192.0.2.1', 'ada');
      expect(verdict).toMatchObject({ answerAfter: 0 });
      if ('right' in verdict) verdict.right();
    }
  });

  it('has a clean slate after a quarter of an hour', () => {
    for (let n = 0; n < 9; n++) isTried('192.0.2.1', 'ada');
    now += 900 * SECOND;
    expect(throttle.attempt('192.0.2.1', 'ada')).toMatchObject({ answerAfter: 0 });
  });
});
