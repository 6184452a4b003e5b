import { isSigned, type Purpose, sign } from '../people/signature.ts';
import { asPerson, type Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

/** Links in mails. They do one thing for one address and need no cookie: whoever reads the mail may follow them. */

export type MailPurpose = Extract<Purpose, 'confirm' | 'unsubscribe'>;

export function mailLink(server: { secret: string; publicUrl: string }, purpose: MailPurpose, person: Person): string {
  const signature = sign(server.secret, purpose, signedText(person));
  return `${server.publicUrl}/api/${purpose}?person=${person.id}&seal=${signature}`;
}

export async function personByLink(
  { store, secret }: { store: Store; secret: string },
  purpose: MailPurpose,
  link: { person: string; seal: string },
): Promise<Person> {
  const stored = await store.person(link.person);
  const person = stored && asPerson(stored);
  if (!person?.body.email || !isSigned(secret, purpose, signedText(person), link.seal)) {
    throw new Refusal(404, 'old-link', 'This link is no longer valid.');
  }
  return person;
}

const signedText = ({ id, body }: Person): string => `${id}\n${body.email?.address ?? ''}`;
