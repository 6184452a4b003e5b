import { expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

const said = (label: string, detail: string | null = null) => ({ label, detail });

it('two moves are told by as much as it takes to tell them apart', () => {
  expect(toldApart(said('Hire'), said('Sail', 'to X'))).toEqual({ played: 'Hire', better: 'Sail' });
  expect(toldApart(said('Invest £5', '2 VP'), said('Invest £5', '4 VP'))).toEqual({
    played: 'Invest £5 (2 VP)',
    better: 'Invest £5 (4 VP)',
  });
  expect(toldApart(said('Invest £5', '2 VP'), said('Invest £5', '2 VP'))).toBeNull();
});
