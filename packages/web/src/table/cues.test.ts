import type { GameEvent } from '@drover/engine';
import { expect, it } from 'vitest';
import { cueOf } from './cues.ts';

const event = (type: string, facts: object = {}): GameEvent => ({ type, ...facts }) as unknown as GameEvent;

it('of several things the greatest is heard', () => {
  const delivered = event('delivered', { seat: 1 });
  const earned = event('earned', { seat: 0, money: 2 });
  expect(cueOf([earned, delivered], 0)).toBe('delivery');
  expect(cueOf([earned, delivered, event('over', { leaders: [0] })], 0)).toBe('end');
});

it('money is heard by whom it comes to', () => {
  expect(cueOf([event('earned', { seat: 0, money: 2 })], 0)).toBe('money');
  expect(cueOf([event('income', { seat: 0, total: 8 })], 0)).toBe('money');
  expect(cueOf([event('income', { seat: 0, total: 0 })], 0)).toBeNull();
  expect(cueOf([event('earned', { seat: 1, money: 2 })], 0)).toBeNull();
  expect(cueOf([event('spent', { seat: 0, money: 2 })], 0)).toBeNull();
});
