import {
  codeRequest,
  passwordAndCode,
  passwordRequest,
  recoveryCodes,
  refusal,
  secondFactorOffer,
} from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkPassword } from '../../people/accounts.ts';
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../people/second-factor.ts';
import { needSession } from '../identity.ts';
import type { PeopleServer } from './routes.ts';

const tags = ['me'];
const refusals = { 401: refusal, 403: refusal, 409: refusal, 429: refusal };

/** A code of an authenticator app at every sign-in, for accounts that want it. */
export function secondFactorRoutes(app: FastifyInstance, { store, limits, now }: PeopleServer): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/me/second-factor',
    {
      schema: {
        tags,
        summary: 'Get a secret for an authenticator app; nothing changes before it is confirmed',
        body: passwordRequest,
        response: { 200: secondFactorOffer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = needSession(request).identity;
      await limits.signIn(request, reply, id, () => checkPassword(store, id, request.body.password));
      return beginSecondFactor(store, id);
    },
  );

  routes.post(
    '/api/me/second-factor/confirm',
    {
      schema: {
        tags,
        summary:
          'Show that the app knows the secret: from now on a code is needed to sign in. Gives recovery codes, once',
        body: codeRequest,
        response: { 200: recoveryCodes, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = needSession(request).identity;
      const { code } = request.body;
      return {
        codes: await limits.signIn(request, reply, id, () => confirmSecondFactor(store, id, code, now())),
      };
    },
  );

  routes.post(
    '/api/me/second-factor/recovery',
    {
      schema: {
        tags,
        summary: 'Get new recovery codes, once; those of before are good no longer',
        body: passwordAndCode,
        response: { 200: recoveryCodes, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = needSession(request).identity;
      const { password, code } = request.body;
      const codes = await limits.signIn(request, reply, id, async () => {
        await checkPassword(store, id, password);
        return renewRecoveryCodes(store, id, code, now());
      });
      return { codes };
    },
  );

  routes.delete(
    '/api/me/second-factor',
    {
      schema: {
        tags,
        summary: 'Sign in without codes again',
        body: passwordAndCode,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = needSession(request).identity;
      const { password, code } = request.body;
      await limits.signIn(request, reply, id, async () => {
        await checkPassword(store, id, password);
        await checkCode(store, id, code, now());
      });
      await removeSecondFactor(store, id);
      return reply.code(204).send(null);
    },
  );
}
