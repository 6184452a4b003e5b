import { expect, it } from 'vitest';
import { CatchUps } from './catch-ups.ts';

/** Lets everybody in who may. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('a few at a time catch up, in turn between addresses and people; whoever wants too much is refused', async () => {
  const catchUps = new CatchUps({ atOnce: 3, perAddress: 2, perPerson: 1, waiting: 3 });
  const inside: string[] = [];
  const leaves = new Map<string, () => void>();
  const enter = (address: string, person: string, name: string): void =>
    void catchUps.enter(address, person).then((leave) => (inside.push(name), leaves.set(name, leave)));
  for (const n of [1, 2, 3]) enter('here', 'ann', `ann ${n}`);
  enter('here', 'bob', 'bob 1');
  await settle();
  expect(inside).toEqual(['ann 1', 'bob 1']);
  enter('there', 'eva', 'eva 1');
  enter('there', 'eva', 'eva 2');
  await settle();
  expect(inside).toEqual(['ann 1', 'bob 1', 'eva 1']);
  enter('here', 'cee', 'cee 1');
  await expect(catchUps.enter('here', 'dee')).rejects.toMatchObject({ statusCode: 429 });
  leaves.get('ann 1')!();
  leaves.get('ann 1')!();
  await settle();
  expect(inside.at(-1)).toBe('ann 2');
  leaves.get('eva 1')!();
  await settle();
  expect(inside.at(-1)).toBe('eva 2');
  expect(catchUps.waiting).toBe(2);
});
