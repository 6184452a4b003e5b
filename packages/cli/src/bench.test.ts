import { expect, test } from 'vitest';
import { drover, PATIENCE } from './testing/run.ts';

test(
  'bench --json gives every figure',
  async () => {
    const { code, out, err } = await drover('bench', '--json', '--seconds', '0.002');
    expect([code, err]).toEqual([0, '']);
    const number = expect.any(Number);
    const figures = JSON.parse(out) as { microseconds: Record<string, number>; gamesPerSecond: Record<string, number> };
    expect(figures).toMatchObject({
      microseconds: {
        clone: number,
        legalMoves: number,
        apply: number,
        advance: number,
        view: number,
        determinize: number,
      },
      replayMilliseconds: number,
      gamesPerSecond: { 2: number, 3: number, 4: number },
      ratios: { 'apply / advance': number },
    });
    for (const value of Object.values({ ...figures.microseconds, ...figures.gamesPerSecond }))
      expect(value).toBeGreaterThan(0);
  },
  PATIENCE,
);
