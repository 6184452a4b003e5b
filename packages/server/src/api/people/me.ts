import { randomBytes } from 'node:crypto';
import { contactRequest, guestRequest, me, pushEnd, pushRequest, refusal } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { looksPublic } from '../../notify/public-addresses.ts';
import { Refusal } from '../../refusal.ts';
import { needOwner, rename } from '../../people/accounts.ts';
import { isFor, needIdentity, needKnown, needSession } from '../identity.ts';
import { editBody, type PersonBody, personOf } from '../../people/person.ts';
import type { PeopleServer } from './routes.ts';
import { giveCookie } from '../../people/sessions.ts';
import { meOf } from '../../people/profile.ts';

const tags = ['me'];
const MOST_BROWSERS = 10;
/** What a token that is only for playing is not told. */
const NO_CONTACTS = { email: null, emailConfirmed: false, webhook: null, webhookKey: null };

/** The name, and the ways to be told. */
export function meRoutes(app: FastifyInstance, server: PeopleServer): void {
  const { store, notifier, limits, settings, now } = server;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const answers = { 200: me, 401: refusal };

  routes.get('/api/me', { schema: { tags, summary: 'About myself', response: answers } }, async (request, reply) => {
    const person = await personOf(store, needKnown(request).id);
    // Whoever comes back keeps the cookie for another while.
    if (request.sessionId !== null) giveCookie(reply, server, request.sessionId);
    const told = await meOf(store, person, notifier);
    return isFor(request, 'account') ? told : { ...told, ...NO_CONTACTS };
  });

  routes.put(
    '/api/me/name',
    {
      schema: {
        tags,
        summary: 'Take another name',
        body: guestRequest,
        response: { ...answers, 403: refusal, 409: refusal },
      },
    },
    async (request) => meOf(store, await rename(store, needSession(request).identity.id, request.body.name), notifier),
  );

  routes.put(
    '/api/me/contact',
    {
      schema: {
        tags,
        summary: 'How I want to be told; what is left out stays as it is, null ends it',
        body: contactRequest,
        response: { ...answers, 400: refusal, 403: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { id } = needIdentity(request, 'account');
      const { email, webhook } = request.body;
      if (email !== undefined) needSession(request);
      if (email != null) await limits.mail(request, reply);
      if (webhook != null) needPublic(webhook);
      const { body } = await personOf(store, id);
      const old = body.email;
      const isNew = email !== undefined && email !== (old?.address ?? null);
      // Whoever reads the mails can choose a new password.
      if (isNew) await limits.signIn(request, reply, id, () => needOwner(store, id, request.body, now()));
      const person = await editBody(store, id, (before) => withContact(before, request.body));
      if (isNew) {
        if (old?.confirmed) await notifier.addressChanged(person, old.address);
        await notifier.confirmAddress(person);
      }
      return meOf(store, person, notifier);
    },
  );

  routes.post(
    '/api/me/push',
    { schema: { tags, summary: 'Push to this browser', body: pushRequest, response: answers } },
    async (request) => {
      needPublic(request.body.endpoint);
      const person = await editBody(store, needIdentity(request, 'account').id, ({ push }) => ({
        push: [request.body, ...others(push, request.body.endpoint)].slice(0, MOST_BROWSERS),
      }));
      return meOf(store, person, notifier);
    },
  );

  routes.delete(
    '/api/me/push',
    { schema: { tags, summary: 'Stop push to this browser', body: pushEnd, response: answers } },
    async (request) => {
      const person = await editBody(store, needIdentity(request, 'account').id, ({ push }) => ({
        push: others(push, request.body.endpoint),
      }));
      return meOf(store, person, notifier);
    },
  );

  function needPublic(url: string): void {
    if (settings.allowPrivateWebhooks || looksPublic(new URL(url))) return;
    throw new Refusal(400, 'private-address', 'This is not a public internet address.');
  }
}

const others = (push: PersonBody['push'], endpoint: string): PersonBody['push'] =>
  push.filter((subscription) => subscription.endpoint !== endpoint);

/** Another address has to be confirmed anew; another webhook gets a key of its own. */
function withContact(before: PersonBody, wish: z.infer<typeof contactRequest>): Partial<PersonBody> {
  const { email = before.email?.address ?? null, webhook = before.webhook?.url ?? null, language } = wish;
  const called =
    webhook === (before.webhook?.url ?? null) ? before.webhook : webhook && { url: webhook, key: newKey() };
  const { webhookEvents: events = before.webhook?.events } = wish;
  const isSame = email === (before.email?.address ?? null);
  return {
    language: language ?? before.language,
    email: isSame ? before.email : email && { address: email, confirmed: false },
    // A link that went to the address of before is good no longer.
    reset: isSame ? before.reset : null,
    webhook: called && events ? { ...called, events } : called,
  } as Partial<PersonBody>;
}

const newKey = (): string => randomBytes(32).toString('base64url');
