import { describe, expect, it } from 'vitest';
import { applyOverrides, OverrideError } from './overrides.ts';
import type { OverrideRules } from './overrides.ts';

const table = {
  breeds: {
    shropshire: { copies: 5, colour: 'gray', vp: 0 },
    merino: { copies: 3, colour: 'white', vp: 0 },
  },
  posts: { zero: { open: true, delivery: { do: 'gain', money: 6 } } },
  market: { costs: [8, 7, 6], arrows: ['black', 'red'], pairs: [['a', 'b']] },
  nothing: null,
};

const refusal = (json: unknown, rules?: OverrideRules): string => {
  try {
    applyOverrides(table, json, rules);
  } catch (error) {
    if (error instanceof OverrideError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('corrections to a table', () => {
  it('change what they name and nothing else', () => {
    const before = structuredClone(table);
    const after = applyOverrides(table, { breeds: { merino: { copies: 4 } } });
    expect(after).toEqual({
      ...before,
      breeds: { ...before.breeds, merino: { copies: 4, colour: 'white', vp: 0 } },
    });
    expect(table).toEqual(before);
  });

  it('may be absent or empty', () => {
    expect(applyOverrides(table, undefined)).toBe(table);
    expect(applyOverrides(table, {})).toEqual(table);
  });

  it('replace lists and effects whole', () => {
    const delivery = { do: 'take', card: 'ferry' };
    const after = applyOverrides(table, { market: { costs: [9] }, posts: { zero: { delivery } } });
    expect(after.market.costs).toEqual([9]);
    expect(after.posts.zero.delivery).toEqual(delivery);
  });

  it('may make victory points negative, but no other number', () => {
    expect(applyOverrides(table, { breeds: { merino: { vp: -1 } } }).breeds.merino.vp).toBe(-1);
    expect(refusal({ breeds: { merino: { copies: -1 } } })).toBe(
      'breeds.merino.copies: expected a number not below 0 but found -1',
    );
  });
});

describe('a correction is refused, with its path,', () => {
  it('for a key the table does not have, naming those most like it', () => {
    expect(refusal({ breeds: { shropshir: { copies: 5 } } })).toBe(
      'breeds.shropshir: unknown; did you mean shropshire?',
    );
    expect(refusal({ breeds: { merino: { Color: 'red' } } })).toBe(
      'breeds.merino.Color: unknown; did you mean colour?',
    );
    expect(refusal({ workers: {} })).toBe(
      'workers: unknown; the nearest known ones are breeds, market, posts, nothing.',
    );
  });

  it('for names every object has', () => {
    expect(refusal(JSON.parse('{ "__proto__": { "breeds": 1 } }'))).toContain('__proto__: unknown');
    expect(refusal({ toString: 1 })).toContain('toString: unknown');
  });

  it.each([
    [
      'a text for a number',
      { breeds: { merino: { copies: '3' } } },
      'breeds.merino.copies: expected a whole number but found "3"',
    ],
    [
      'a broken number',
      { breeds: { merino: { copies: 1.5 } } },
      'breeds.merino.copies: expected a whole number but found 1.5',
    ],
    ['a number for a text', { breeds: { merino: { colour: 3 } } }, 'breeds.merino.colour: expected a text but found 3'],
    ['a number for a switch', { posts: { zero: { open: 1 } } }, 'posts.zero.open: expected true or false but found 1'],
    ['an object for a list', { market: { costs: { 0: 8 } } }, 'market.costs: expected a list but found an object'],
    ['a list for an object', { breeds: [] }, 'breeds: expected an object but found a list'],
    ['a number for an object', { breeds: 5 }, 'breeds: expected an object but found 5'],
    [
      'a wrong item of a list',
      { market: { costs: [8, 'x'] } },
      'market.costs.1: expected a whole number but found "x"',
    ],
    [
      'a wrong item of an inner list',
      { market: { pairs: [['a', 1]] } },
      'market.pairs.0.1: expected a text but found 1',
    ],
    [
      'an object that is no effect',
      { posts: { zero: { delivery: { money: 6 } } } },
      'posts.zero.delivery: expected an effect, an object with "do", but found an object',
    ],
    [
      'nothing where there is something',
      { breeds: { merino: { vp: null } } },
      'breeds.merino.vp: expected a whole number but found null',
    ],
    ['something where there is nothing', { nothing: 1 }, 'nothing: expected null but found 1'],
    ['a file that is no object', [], 'the file: expected an object but found a list'],
    [
      'an effect in place of a collection',
      { breeds: { do: 'gain' } },
      'breeds.do: unknown; the nearest known ones are merino, shropshire.',
    ],
  ])('for %s', (_, json, message) => {
    expect(refusal(json)).toBe(message);
  });

  it('by the check of the table, which may also let a null pass', () => {
    const rules: OverrideRules = {
      checkLeaf: (path, given) => {
        if (path !== 'posts.zero.delivery') return false;
        if (given !== null) throw new OverrideError(path, 'only null, for this test');
        return true;
      },
    };
    expect(applyOverrides(table, { posts: { zero: { delivery: null } } }, rules).posts.zero.delivery).toBeNull();
    expect(refusal({ posts: { zero: { delivery: { do: 'buy' } } } }, rules)).toBe(
      'posts.zero.delivery: only null, for this test',
    );
  });
});

describe('an open collection', () => {
  const rules: OverrideRules = { isOpen: (path) => path === 'breeds' };

  it('takes a complete new entry', () => {
    const cheviot = { copies: 2, colour: 'pink', vp: 1 };
    expect(applyOverrides(table, { breeds: { cheviot } }, rules).breeds).toEqual({ ...table.breeds, cheviot });
  });

  it('loses an entry by a null', () => {
    expect(applyOverrides(table, { breeds: { merino: null } }, rules).breeds).toEqual({
      shropshire: table.breeds.shropshire,
    });
  });

  it('refuses an incomplete entry, which is rather a slip of the pen', () => {
    expect(refusal({ breeds: { merinos: { copies: 2 } } }, rules)).toBe(
      'breeds.merinos: unknown; did you mean merino? A new entry also needs colour, vp',
    );
  });

  it.each(['a.b', '__proto__', 'constructor'])('takes no entry called %s', (name) => {
    const given: unknown = JSON.parse(`{ "breeds": { "${name}": {} } }`);
    expect(() => applyOverrides(table, given, rules)).toThrow(`breeds.${name}: a new entry cannot have that name`);
  });

  it('checks a new entry like any other', () => {
    expect(refusal({ breeds: { cheviot: { copies: 2, colour: 7, vp: 1 } } }, rules)).toBe(
      'breeds.cheviot.colour: expected a text but found 7',
    );
    expect(refusal({ breeds: { cheviot: 2 } }, rules)).toBe('breeds.cheviot: expected an object but found 2');
  });
});
