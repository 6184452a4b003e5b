import type { Shun, Shunned } from '@drover/protocol';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { asPerson, editBody, personOf } from './person.ts';

/** Whom somebody does not want to hear, or to sit with. */

const MOST = 500;

export async function shun(store: Store, who: string, other: string, how: Shun | null): Promise<void> {
  if (who === other) throw new Refusal(409, 'yourself', 'That is you.');
  if (how !== null) await personOf(store, other);
  await editBody(store, who, ({ shunned }) => {
    const { [other]: _, ...rest } = shunned;
    if (how !== null && Object.keys(rest).length >= MOST)
      throw new Refusal(409, 'too-many-shunned', `There are ${MOST} already.`);
    return { shunned: how === null ? rest : { ...rest, [other]: how } };
  });
}

/** Those who are gone are left out. */
export async function shunnedBy(store: Store, who: string): Promise<Shunned[]> {
  const { body } = await personOf(store, who);
  const people = await Promise.all(
    Object.entries(body.shunned).map(async ([id, how]) => {
      const person = await store.person(id);
      return person === null ? [] : [{ id, name: person.name, how }];
    }),
  );
  return people.flat();
}

/** Whether this viewer does not want to hear somebody. */
export async function unheardBy(store: Store, viewer: string | null): Promise<(person: string) => boolean> {
  const person = viewer === null ? null : await store.person(viewer);
  const { shunned } = person === null ? { shunned: {} } : asPerson(person).body;
  return (other) => other in shunned;
}

/** Whoever blocked somebody does not sit down with them, nor they with them; it is not said who blocked whom. */
export async function needNoBlock(store: Store, who: string, others: readonly string[]): Promise<void> {
  const own = (await personOf(store, who)).body.shunned;
  for (const other of others) {
    const person = await store.person(other);
    const theirs = person === null ? {} : asPerson(person).body.shunned;
    if (own[other] === 'block' || theirs[who] === 'block')
      throw new Refusal(403, 'blocked', 'You and somebody at this table cannot play together.');
  }
}
