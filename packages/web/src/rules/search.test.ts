import { describe, expect, it } from 'vitest';
import { fold, search } from './search.ts';

const entries = [
  {
    id: 'NZ-A1',
    title: 'Locations',
    text: 'A location is a place your runholder can stop at. Coffee is sold nowhere.',
  },
  { id: 'NZ-A6', title: 'Fees', text: 'A hand on a tile is a toll of £1 or £2.' },
  {
    id: 'NZ-A7',
    title: 'Short of money',
    text: 'If you cannot afford a fee, you hand over what you have and walk on.',
  },
  { id: 'NZ-A10', title: 'Bœuf à la Kōtare', text: 'Złoto i inne żetony leżą obok planszy gracza.' },
];
const idsFor = (query: string): string[] => search(entries, query).map(({ entry }) => entry.id);

describe('search of the rules', () => {
  it('finds a rule by its id, with or without the edition, the exact one first', () => {
    expect(idsFor('NZ-A6')).toEqual(['NZ-A6']);
    expect(idsFor('a1')).toEqual(['NZ-A1', 'NZ-A10']);
    expect(idsFor('nz-a')).toHaveLength(4);
  });

  it('does not care about accents and capitals', () => {
    expect(fold('Œuvre, ŻÓŁW, Kōtare')).toBe('oeuvre, zolw, kotare');
    expect(idsFor('boeuf')).toEqual(['NZ-A10']);
    expect(idsFor('zetony zloto')).toEqual(['NZ-A10']);
    expect(idsFor('KOTARE')).toEqual(['NZ-A10']);
  });

  it('looks at the beginnings of words, titles before texts, and wants every word', () => {
    expect(idsFor('fee')).toEqual(['NZ-A6', 'NZ-A7']);
    expect(idsFor('hand walk')).toEqual(['NZ-A7']);
    expect(idsFor('hand nowhere')).toEqual([]);
    expect(idsFor('£2')).toEqual(['NZ-A6']);
    expect(idsFor('  ')).toEqual([]);
  });

  it('shows what it found in its place', () => {
    const [found] = search(entries, 'hand over');
    expect(found!.excerpt.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['hand', 'over']);
    expect(found!.excerpt.map((piece) => piece.text).join('')).toBe(entries[2]!.text);
  });

  it('cuts long texts at words around the first match', () => {
    const text = `${'before '.repeat(40)}zażółć ${'after '.repeat(40)}`;
    const [found] = search([{ id: 'X-A1', title: '', text }], 'zazolc');
    const shown = found!.excerpt.map((piece) => piece.text).join('');
    expect(shown).toMatch(/^… before .* zażółć after .* after …$/);
    expect(found!.excerpt.find((piece) => piece.hit)!.text).toBe('zażółć');
  });
});
