import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with a memory-hard function, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('nine sheep'), hashPassword('nine sheep')]);
    expect(one).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(one).not.toBe(two);
    expect(one).not.toContain('nine sheep');
    await expect(isPassword('nine sheep', one)).resolves.toBe(true);
    await expect(isPassword('ten sheep!', one)).resolves.toBe(false);
  });

  it('are the same however the keyboard writes an accent', async () => {
    const kept = await hashPassword('caf\u00e9 caf\u00e9');
    await expect(isPassword('cafe\u0301 cafe\u0301', kept)).resolves.toBe(true);
  });

  it('never fit where there is none, and refusing takes the same work', async () => {
    const kept = await hashPassword('nine sheep');
    const time = async (against: string | null): Promise<number> => {
      const begun = performance.now();
      await expect(isPassword('wrong sheep', against)).resolves.toBe(false);
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      known.push(await time(kept));
      unknown.push(await time(null));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 2);
  });

  it('wait for their turn, and are refused when too many wait', async () => {
    const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => refusedEarly()));
    const refused = crowd.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { statusCode: 429, body: { error: 'busy' } } });
  });
});

/** A cheap hash of the same form, so that the crowd is served quickly. */
const refusedEarly = (): Promise<boolean> => isPassword('nobody', `scrypt$4$8$1$AAAA$${'A'.repeat(43)}`);
