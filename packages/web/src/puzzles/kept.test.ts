import { expect, test } from 'vitest';
import { afterTurn, NOTHING, readKept, shareOf, UNTRIED } from './kept.ts';

test('what was solved stays solved, on whichever try', () => {
  const wrong = afterTurn(NOTHING, 'a', 'wrong', null);
  expect(wrong.tried['a']).toEqual({ tries: 1, end: null });
  const solved = afterTurn(wrong, 'a', 'solved', null);
  expect(solved.tried['a']).toEqual({ tries: 2, end: 'solved' });
  expect(afterTurn(solved, 'a', 'shown', null).tried['a']?.end).toBe('solved');
});

test('whoever has asked for the answer has not solved it, and gets no day for it', () => {
  const shown = afterTurn(NOTHING, 'a', 'shown', 5);
  expect(shown.tried['a']).toEqual({ tries: 0, end: 'shown' });
  const later = afterTurn(shown, 'a', 'solved', 5);
  expect(later.tried['a']?.end).toBe('shown');
  expect(later.days).toEqual([]);
});

test('the puzzle of the day counts once for its day, any other for none', () => {
  const once = afterTurn(NOTHING, 'a', 'solved', 5);
  expect(once.days).toEqual([5]);
  expect(afterTurn(once, 'a', 'solved', 5).days).toEqual([5]);
  expect(afterTurn(once, 'b', 'solved', null).days).toEqual([5]);
});

test('the share is of those that were tried', () => {
  let kept = afterTurn(NOTHING, 'a', 'solved', null);
  kept = afterTurn(kept, 'b', 'wrong', null);
  kept = afterTurn(kept, 'c', 'shown', null);
  kept = afterTurn(kept, 'other', 'solved', null);
  expect(shareOf(['a', 'b', 'c', 'd'], (id) => kept.tried[id] ?? UNTRIED)).toEqual({ tried: 3, solved: 1 });
});

test.each([null, '', '[]', 'nonsense', '{"tried":3,"days":"x"}', '{"tried":{"a":null,"b":{}},"days":["x",null]}'])(
  'what is stored and makes no sense is nothing: %s',
  (text) => expect(readKept(text)).toEqual(NOTHING),
);

test('what is kept is read again', () => {
  const kept = afterTurn(NOTHING, 'a', 'solved', 5);
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});
