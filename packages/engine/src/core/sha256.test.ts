import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, sha256Words } from './sha256.ts';

/** Node's own, as a second opinion. */
const node = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['The quick brown fox jumps over the lazy dog', 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592'],
  ])('gives the published answer for "%s"', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('gives the published answer for a million letters', () => {
    expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it.each(['é', 'Kōtare', '£', '羊', '🐑', '🐑é羊£a'])('reads %s as UTF-8', (text) => {
    expect(sha256(text)).toBe(node(text));
  });

  it('gets the padding right at every length around a block', () => {
    for (let length = 0; length < 200; length++) expect(sha256('x'.repeat(length))).toBe(node('x'.repeat(length)));
  });

  it('agrees with Node on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(sha256(text)).toBe(node(text));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('gives its words unsigned', () => {
    expect([...sha256Words('abc')]).toEqual([
      0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad,
    ]);
  });
});
