import { personId } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { editBody, type Person } from '../../people/person.ts';
import type { Store } from '../../store/store.ts';
import { type MailPurpose, personByLink } from '../../notify/mail-links.ts';
import { type Texts, TEXTS } from '../../notify/texts.ts';

const link = z.object({ person: personId, seal: z.string().max(100) });

interface LinkPage {
  readonly ask: (texts: Texts) => string;
  readonly button: (texts: Texts) => string;
  readonly done: (texts: Texts) => string;
  readonly email: (email: Person['body']['email']) => Person['body']['email'];
}

const PAGES: Readonly<Record<MailPurpose, LinkPage>> = {
  confirm: {
    ask: (texts) => texts.confirmTitle,
    button: (texts) => texts.confirmButton,
    done: (texts) => texts.confirmed,
    email: (email) => email && { ...email, confirmed: true },
  },
  unsubscribe: {
    ask: (texts) => texts.stopAsk,
    button: (texts) => texts.stopButton,
    done: (texts) => texts.stopped,
    email: () => null,
  },
};

/**
 * Where the links in mails lead. Reading a link only asks, since mail scanners read all of them; the button of the page,
 * and that of mail programs (RFC 8058), posts.
 */
export async function mailRoutes(app: FastifyInstance, server: { store: Store; secret: string }): Promise<void> {
  // Forms and mail programs each have their own way of sending nothing.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, null));
  const routes = app.withTypeProvider<ZodTypeProvider>();

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const page = PAGES[purpose];
    const options = { schema: { querystring: link, hide: true } };

    routes.get(`/api/${purpose}`, options, async (request, reply) => {
      const { body } = await personByLink(server, purpose, request.query);
      const texts = TEXTS[body.language];
      const form = `<form method="post"><button>${escape(page.button(texts))}</button></form>`;
      return reply.type('text/html').send(html(body.language, `<p>${escape(page.ask(texts))}</p>${form}`));
    });

    routes.post(`/api/${purpose}`, { ...options, config: { anyOrigin: true } }, async (request, reply) => {
      const { id, body } = await personByLink(server, purpose, request.query);
      const { address } = body.email!;
      await editBody(server.store, id, ({ email }) => ({
        email: email?.address === address ? page.email(email) : email,
      }));
      return reply.type('text/html').send(html(body.language, `<p>${escape(page.done(TEXTS[body.language]))}</p>`));
    });
  }
}

const html = (language: string, content: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Drover</title><main><h1>Drover</h1>${content}</main></html>`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
