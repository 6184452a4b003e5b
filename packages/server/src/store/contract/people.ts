import { expect, test } from 'vitest';
import { fresh, NASTY, next, somebody, type Place } from './place.ts';

export function peopleContract(place: Place): void {
  test('a person is kept as given', async () => {
    const { store } = place;
    const person = somebody({ name: NASTY, body: { [NASTY]: [NASTY, 1.5, null, '\0'] } });
    expect(await store.addPerson(person)).toBe('added');
    expect(await store.person(person.id)).toEqual(person);
    expect(await store.person(NASTY)).toBeNull();
    expect(await store.person('\0')).toBeNull();
  });

  test('an id and an account name belong to one person', async () => {
    const { store } = place;
    const [name, other] = [fresh('weka'), fresh('moa')];
    const person = somebody({ name: name.toUpperCase(), account: name });
    expect(await store.addPerson(person)).toBe('added');
    expect(await store.addPerson(somebody({ id: person.id }))).toBe('taken');
    expect(await store.addPerson(somebody({ account: name }))).toBe('taken');
    expect(await store.account(name.toUpperCase())).toEqual(person);
    expect(await store.account(other)).toBeNull();

    const guest = somebody();
    await store.addPerson(guest);
    expect(await store.changePerson(next(guest, { account: name }))).toBe(false);
    expect(await store.person(guest.id)).toEqual(guest);
    expect(await store.changePerson(next(guest, { account: other }))).toBe(true);
    expect((await store.account(other))?.id).toBe(guest.id);
  });

  test('of many who want one name at once, one gets it', async () => {
    const { store } = place;
    const account = fresh('tui');
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.addPerson(somebody({ account }))));
    expect(answers.filter((answer) => answer === 'added')).toHaveLength(1);
  });

  test('a change is made on the last revision or not at all', async () => {
    const { store } = place;
    const person = somebody();
    await store.addPerson(person);
    const changes = Array.from({ length: 10 }, (_, n) => next(person, { body: { n } }));
    const made = await Promise.all(changes.map((change) => store.changePerson(change)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await store.person(person.id)).toEqual(changes[made.indexOf(true)]);
    expect(await store.changePerson(next(somebody()))).toBe(false);
  });

  test('all people can be gone through', async () => {
    const { store } = place;
    const added = [somebody(), somebody(), somebody()];
    for (const person of added) await store.addPerson(person);
    const seen: string[] = [];
    for (let after = ''; ; after = seen.at(-1)!) {
      const people = await store.allPeople(after, 2);
      seen.push(...people.map(({ id }) => id));
      if (people.length < 2) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const { id } of added) expect(seen).toContain(id);
  });
}
