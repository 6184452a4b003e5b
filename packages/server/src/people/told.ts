import type { Me, PublicPerson } from '@drover/protocol';
import type { StoredPerson } from '../store/store.ts';
import type { Person } from './person.ts';
import { ratingsOf } from './ratings.ts';

/** What everybody is told of a person, and what they are told of themselves. */

export function publicPersonOf(person: StoredPerson): PublicPerson {
  return { id: person.id, name: person.name, guest: person.account === null, ratings: ratingsOf(person) };
}

export function meOf(person: Person, server: { pushKey: string | null; mail: boolean }): Me {
  const { email, webhook, language } = person.body;
  return {
    ...publicPersonOf(person),
    email: email?.address ?? null,
    emailConfirmed: email?.confirmed ?? false,
    webhook: webhook?.url ?? null,
    webhookKey: webhook?.key ?? null,
    language,
    pushKey: server.pushKey,
    mail: server.mail,
  };
}
