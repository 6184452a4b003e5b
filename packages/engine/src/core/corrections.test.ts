import { describe, expect, it } from 'vitest';
import { corrected } from './corrections.ts';
import { OverrideError, type OverrideRules } from './overrides.ts';

const table = { hands: { black: 1, green: 2 }, fees: { least: 1, most: 2 }, names: { a: { of: 'b' }, b: { of: 'a' } } };
type Table = typeof table;

/** Both fees must be a hand's; everybody is named by somebody. */
function validate({ hands, fees, names }: Table): void {
  if (fees.least !== hands.black) throw new OverrideError('fees.least', 'no hand asks for that');
  if (fees.most !== hands.green) throw new OverrideError('fees.most', 'no hand asks for that');
  for (const id of Object.keys(names))
    if (!Object.values(names).some(({ of }) => of === id)) throw new OverrideError(`names.${id}`, 'nobody names it');
}
const rules: OverrideRules = { isOpen: (path) => path === 'names' };

const refusal = (json: unknown): string => {
  try {
    corrected(table, json, rules, validate);
  } catch (error) {
    if (error instanceof OverrideError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('a corrected table', () => {
  it('has the values of the file', () => {
    expect(corrected(table, { hands: { black: 3 }, fees: { least: 3 } }, rules, validate)).toEqual({
      ...table,
      hands: { black: 3, green: 2 },
      fees: { least: 3, most: 2 },
    });
    expect(corrected(table, undefined, rules, validate)).toEqual(table);
  });

  it('is refused where the file went wrong, if the check finds it there', () => {
    expect(refusal({ fees: { least: 3 } })).toBe('fees.least: no hand asks for that');
  });

  it('is refused for the value that brought it about, not for one the file never speaks of', () => {
    expect(refusal({ hands: { black: 3 } })).toBe('hands.black: with this, fees.least: no hand asks for that');
    expect(refusal({ fees: { most: 2 }, hands: { green: 2, black: 3 } })).toBe(
      'hands.black: with this, fees.least: no hand asks for that',
    );
  });

  it('is refused for the first of several, as long as each of them is wrong', () => {
    expect(refusal({ hands: { green: 7, black: 3 } })).toBe(
      'hands.black: with this, fees.least: no hand asks for that',
    );
  });

  it('is refused for a whole new entry, or for one that was taken away', () => {
    expect(refusal({ names: { c: { of: 'a' } } })).toBe('names.c: nobody names it');
    expect(refusal({ names: { a: null } })).toBe('names.a: with this, names.b: nobody names it');
    expect(refusal({ names: { a: { of: 'c' }, c: { of: 'a' } } })).toBe(
      'names.a.of: with this, names.b: nobody names it',
    );
  });

  it('leaves other errors alone', () => {
    const broken = (): void => {
      throw new RangeError('broken');
    };
    expect(() => corrected(table, {}, rules, broken)).toThrow(RangeError);
    expect(() => corrected(table, { fees: { least: 'one' } }, rules, validate)).toThrow('fees.least: expected');
  });

  it('keeps the words of the check where nothing in the file can be blamed', () => {
    const never = (): void => {
      throw new OverrideError('hands.black', 'never right');
    };
    expect(() => corrected(table, { fees: { least: 1 } }, rules, never)).toThrow('hands.black: never right');
  });
});
