import { isSealed, type Purpose, seal } from '../people/seal.ts';
import { asPerson, type Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

/** Links in mails. They do one thing for one address and need no cookie: whoever reads the mail may follow them. */

export type MailPurpose = Extract<Purpose, 'confirm' | 'unsubscribe'>;

export function mailLink(server: { secret: string; publicUrl: string }, purpose: MailPurpose, person: Person): string {
  const sealed = seal(server.secret, purpose, sealedText(person));
  return `${server.publicUrl}/api/${purpose}?person=${person.id}&seal=${sealed}`;
}

export async function personByLink(
  { store, secret }: { store: Store; secret: string },
  purpose: MailPurpose,
  link: { person: string; seal: string },
): Promise<Person> {
  const stored = await store.person(link.person);
  const person = stored && asPerson(stored);
  if (!person?.body.email || !isSealed(secret, purpose, sealedText(person), link.seal)) {
    throw new Refusal(404, 'old-link', 'This link is no longer good.');
  }
  return person;
}

const sealedText = ({ id, body }: Person): string => `${id}\n${body.email?.address ?? ''}`;
