import { expect, test } from 'vitest';
import { fresh, NASTY, next, somebody, someTable, type TestDatabase } from './test-database.ts';

export function peopleContract(database: TestDatabase): void {
  test('a person is kept as given', async () => {
    const { store } = database;
    const person = somebody({ name: NASTY, body: { [NASTY]: [NASTY, 1.5, null, '\0'] } });
    expect(await store.addPerson(person)).toBe('added');
    expect(await store.person(person.id)).toEqual(person);
    expect(await store.person(NASTY)).toBeNull();
    expect(await store.person('\0')).toBeNull();
  });

  test('an id and an account name belong to one person', async () => {
    const { store } = database;
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

  test('accounts are found by their address, in whatever case, also after a change', async () => {
    const { store } = database;
    const address = `${fresh('kea')}@Example.org`;
    const withEmail = (at: string) => ({ body: { email: { address: at, confirmed: true } } });
    const [first, second] = [fresh('a'), fresh('b')].map((account) => somebody({ account, ...withEmail(address) }));
    const guest = somebody(withEmail(address));
    for (const person of [first!, second!, guest]) await store.addPerson(person);
    const both = [first!, second!].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(await store.accountsWithEmail(address.toUpperCase())).toEqual(both);
    await store.changePerson(next(first!, withEmail('elsewhere@example.org')));
    expect(await store.accountsWithEmail(address)).toEqual([second]);
    expect(await store.accountsWithEmail(NASTY)).toEqual([]);
  });

  test('accounts are found by how their name looks, also after a change', async () => {
    const { store } = database;
    const [person, guest] = [somebody({ account: 'huia 0liver' }), somebody({ name: 'huia oliver' })];
    for (const one of [person, guest]) await store.addPerson(one);
    expect(await store.accountsLike('Hυia  Oliver')).toEqual([person]);
    const changed = next(person, { account: 'piopio' });
    await store.changePerson(changed);
    expect([await store.accountsLike('Huia Oliver'), await store.accountsLike('P1opio')]).toEqual([[], [changed]]);
    await store.changePerson(next(changed, { account: null }));
    expect(await store.accountsLike('piopio')).toEqual([]);
  });

  test('of many who want one name at once, one gets it', async () => {
    const { store } = database;
    const account = fresh('tui');
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.addPerson(somebody({ account }))));
    expect(answers.filter((answer) => answer === 'added')).toHaveLength(1);
  });

  test('a change is made on the last revision or not at all', async () => {
    const { store } = database;
    const person = somebody();
    await store.addPerson(person);
    const changes = Array.from({ length: 10 }, (_, n) => next(person, { body: { n } }));
    const made = await Promise.all(changes.map((change) => store.changePerson(change)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await store.person(person.id)).toEqual(changes[made.indexOf(true)]);
    expect(await store.changePerson(next(somebody()))).toBe(false);
  });

  test('a person who is deleted is gone with sessions and tokens, and the name is free', async () => {
    const { store } = database;
    const person = somebody({ account: fresh('kakapo') });
    await store.addPerson(person);
    await store.addSession({ id: fresh('session'), person: person.id, begun: 1, seen: 1 });
    const token = { id: fresh('token'), person: person.id, hash: fresh('hash'), label: '', created: 1, scopes: 'play' };
    await store.addToken(token);
    expect(await store.deletePerson(person.id)).toBe(true);
    expect(await store.deletePerson(person.id)).toBe(false);
    expect([await store.person(person.id), await store.tokenByHash(token.hash)]).toEqual([null, null]);
    expect(await store.sessionsOf(person.id)).toEqual([]);
    expect(await store.addPerson(somebody({ account: person.account }))).toBe('added');
  });

  test('guests nobody has seen are found, but not those who sit at a table that goes on', async () => {
    const { store } = database;
    const [gone, back, seated, was, account] = [somebody(), somebody(), somebody(), somebody(), somebody()];
    for (const person of [gone!, back!, seated!, was!]) await store.addPerson(person);
    await store.addPerson({ ...account!, account: fresh('ruru') });
    for (const { id } of [gone!, back!])
      await store.addSession({ id: fresh('session'), person: id, begun: 1, seen: 10 });
    await store.addSession({ id: fresh('session'), person: back!.id, begun: 1, seen: 50 });
    await store.addTable(someTable({ people: [seated!.id] }));
    await store.addTable(someTable({ people: [was!.id], status: 'over' }));
    const ours = [gone!, back!, seated!, was!, account!].map(({ id }) => id);
    const found = async (seen: number) =>
      (await store.guestsNotSeenSince(seen, '', 10_000)).map(({ id }) => id).filter((id) => ours.includes(id));
    expect(await found(50)).toEqual([gone!.id, was!.id].sort());
    expect(await found(51)).toEqual([gone!.id, back!.id, was!.id].sort());
    expect(await store.guestsNotSeenSince(51, '', 1)).toHaveLength(1);
  });

  test('all people can be gone through', async () => {
    const { store } = database;
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
