import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('work is done one slice at a time, in turn between those who want it, with a look at everything else in between', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = async (name: string, group: string, slices: number): Promise<void> => {
    const turn = turns.for(group, name);
    for (let n = 0; n < slices; n++) {
      await turn();
      done.push(name);
    }
  };
  const looks = (async () => {
    for (let n = 0; n < 4; n++) {
      await setImmediate();
      done.push('a look');
    }
  })();
  const greedy = [1, 2, 3].map((n) => work(`greedy ${n}`, 'one address', 2));
  await Promise.all([...greedy, work('honest', 'another', 2), looks]);
  const worked = done.filter((name) => name !== 'a look');
  expect(worked.indexOf('honest')).toBe(1);
  expect(worked.lastIndexOf('honest')).toBeLessThan(worked.length - 2);
  // Never two slices in a row while somebody looks.
  const looked = done.slice(0, done.lastIndexOf('a look'));
  expect(looked.some((name, n) => name !== 'a look' && looked[n + 1] !== undefined && looked[n + 1] !== 'a look')).toBe(
    false,
  );
  expect(turns.waiting).toBe(0);
});
