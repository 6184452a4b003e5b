import { describe, expect, it } from 'vitest';
import { lookOf } from '../store/look.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('a name', () => {
  it.each(['Аda', 'Adа', 'A d a', 'a.d-a', 'ÀDA', 'Ａｄａ', 'A\u3164da', 'Ad\u0430\u0301'])(
    'looks like Ada: %s',
    (name) => expect(lookOf(name)).toBe(lookOf('Ada')),
  );
  it.each([
    ['Ilse', 'l1se'],
    ['Marnie', 'Mamie'],
    ['Robo', 'R0b0'],
    ['Łukasz', 'Lukasz'],
    ['wanda', 'vvanda'],
  ])('%s looks like %s', (a, b) => expect(lookOf(a)).toBe(lookOf(b)));
  it.each([
    ['Ada', 'Ida'],
    ['Ben', 'Bea'],
    ['Анна', 'Ольга'],
    ['山田', '田山'],
    ['🐑', '🐄'],
  ])('%s does not look like %s', (a, b) => expect(lookOf(a)).not.toBe(lookOf(b)));
  it.each(['—', ' . ', '\u3164', '\u2800'])('can be nothing to see: %j', (name) => expect(lookOf(name)).toBe(''));
});

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'PASSWORD!',
    '12345678',
    '87654321',
    '1234567890',
    '11111111',
    'abcdefgh',
    'Evelyn B',
  ])('is among the first anybody tries: %s', (password) => expect(isCommonPassword(password, 'evelyn b')).toBe(true));
  it.each(['nine white sheep', 'great western trail', 'x7$kqq-Zp', '13579acegik', 'ilovemysheepdog'])(
    'is not: %s',
    (password) => expect(isCommonPassword(password, 'Ada')).toBe(false),
  );
});
