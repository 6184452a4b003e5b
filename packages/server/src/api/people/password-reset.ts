import { newPasswordRequest, refusal, resetRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { resetPassword } from '../../people/password-reset.ts';
import { Refusal } from '../../refusal.ts';
import type { PeopleServer } from './routes.ts';

const tags = ['people'];

/** For those who have forgotten their password. */
export function passwordResetRoutes(app: FastifyInstance, { store, notifier, limits, now }: PeopleServer): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/password/mail',
    {
      preHandler: limits.reset,
      schema: {
        tags,
        summary: 'Have a link for a new password sent to the address of an account; the answer tells nothing',
        body: resetRequest,
        response: { 204: z.null(), 409: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      if (!notifier.mail) throw new Refusal(409, 'no-mail', 'This server sends no mails.');
      // It is looked up in the background: not even how long the answer takes tells whether there is such an account.
      await notifier.mailReset(request.body.email);
      return reply.code(204).send(null);
    },
  );

  routes.post(
    '/api/password',
    {
      preHandler: limits.newAccount,
      schema: {
        tags,
        summary: 'Choose a new password by the link of a mail; ends all sessions and tokens',
        body: newPasswordRequest,
        response: { 204: z.null(), 404: refusal, 409: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      await resetPassword(store, request.body, now());
      return reply.code(204).send(null);
    },
  );
}
