import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Notifier, silent } from '../notify/notifier.ts';
import { Refusal } from '../refusal.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { identityPlugin } from '../api/identity.ts';
import { peopleRoutes } from '../api/people/routes.ts';

export const SETTINGS = {
  secret: 'a secret for tests',
  publicUrl: 'http://drover.test',
  smtpUrl: null,
  mailFrom: null,
  allowPrivateWebhooks: false,
};

export const openTestStore = (): Promise<Store> => openStore('sqlite::memory:', '');

export interface PeopleApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  close(): Promise<void>;
}

export interface PeopleAppOptions {
  readonly store?: Store;
  readonly settings?: Partial<typeof SETTINGS>;
  readonly notifier?: Notifier;
  readonly now?: () => number;
}

/** An app with nothing in it but people. */
export async function peopleApp(options: PeopleAppOptions = {}): Promise<PeopleApp> {
  const { store = await openTestStore(), notifier = silent, now = Date.now } = options;
  const settings = { ...SETTINGS, ...options.settings };
  const app = fastify({ trustProxy: (_address, hop) => hop < 1 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.statusCode).send(error.body);
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    return reply.code(statusCode).send({ error: 'invalid', message });
  });
  await app.register(rateLimit, { global: false });
  await identityPlugin(app, { store, secret: settings.secret, publicUrl: settings.publicUrl, now });
  await app.register(peopleRoutes, { store, settings, notifier, now });
  return {
    app,
    store,
    async close() {
      await app.close();
      await store.close();
    },
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser, as far as the server can tell: it keeps its cookie. */
export class Browser {
  cookie: string | null = null;
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;

  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  async ask(method: Method, url: string, body?: object, headers = {}): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...this.#headers, ...(this.cookie !== null && { cookie: `drover=${this.cookie}` }), ...headers },
      ...(body && { payload: body }),
    });
    const given = response.cookies.find(({ name }) => name === 'drover');
    if (given) this.cookie = given.value === '' ? null : given.value;
    return response;
  }
}
