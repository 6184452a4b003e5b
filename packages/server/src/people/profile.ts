import { NOTIFICATION_KINDS, type Me, type PublicPerson } from '@drover/protocol';
import type { Store, StoredPerson } from '../store/store.ts';
import { isAdmin } from './admins.ts';
import type { Person } from './person.ts';
import { hasSecondFactor } from './second-factor.ts';
import { ratingsOf } from './ratings.ts';

/** What everybody is told of a person, and what they are told of themselves. */

export function publicPersonOf(person: StoredPerson): PublicPerson {
  return { id: person.id, name: person.name, guest: person.account === null, ratings: ratingsOf(person) };
}

export async function meOf(
  store: Store,
  person: Person,
  server: { pushKey: string | null; mail: boolean },
): Promise<Me> {
  const { email, webhook, language } = person.body;
  return {
    ...publicPersonOf(person),
    email: email?.address ?? null,
    emailConfirmed: email?.confirmed ?? false,
    webhook: webhook?.url ?? null,
    webhookKey: webhook?.key ?? null,
    webhookEvents: [...(webhook?.events ?? NOTIFICATION_KINDS)],
    language,
    pushKey: server.pushKey,
    mail: server.mail,
    secondFactor: hasSecondFactor(person.body) ? { recoveryCodes: person.body.secondFactor!.recovery.length } : null,
    admin: await isAdmin(store, person.id),
  };
}
