import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/app.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

it('the document of the interface is OpenAPI 3.1 and has every route for people and programs', async () => {
  const document = await server
    .stranger()
    .get<{ openapi: string; paths: Record<string, Record<string, { summary?: string; responses: object }>> }>(
      '/api/openapi.json',
    );
  expect(document.openapi).toBe('3.1.0');
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  for (const route of [
    'GET /api/tables',
    'POST /api/tables',
    'GET /api/tables/{id}',
    'POST /api/tables/{id}/join',
    'POST /api/tables/{id}/leave',
    'POST /api/tables/{id}/rematch',
    'GET /api/tables/{id}/frames',
    'GET /api/tables/{id}/stream',
    'POST /api/tables/{id}/moves',
    'POST /api/tables/{id}/undo',
    'GET /api/tables/{id}/record',
    'GET /api/tables/{id}/chat',
    'POST /api/tables/{id}/chat',
    'POST /api/people',
    'POST /api/sessions',
  ])
    expect(routes).toContain(route);
  // What an opponent may be asked to be like can be read there, too.
  expect(JSON.stringify(document.paths['/api/tables']!['post'])).toContain('firstDelivery');
  for (const methods of Object.values(document.paths))
    for (const { summary } of Object.values(methods)) expect(summary).toBeTruthy();
});

it('there is a page to read it, which loads nothing from elsewhere', async () => {
  const { status, body, headers } = await server.stranger().ask<string>('GET', '/api/docs/');
  expect(status).toBe(200);
  expect(body).not.toMatch(/(src|href)="https?:/);
  expect(headers.get('content-security-policy')).not.toContain('https:');
});

it('health and figures are there for whoever runs the server', async () => {
  const nobody = server.stranger();
  expect(await nobody.get('/healthz')).toEqual({ ok: true });
  const figures = await nobody.get<string>('/metrics');
  for (const name of [
    'drover_actions_total',
    'drover_streams',
    'drover_tables',
    'drover_append_seconds_bucket',
    'drover_bot_think_seconds',
    'drover_request_seconds_bucket',
  ])
    expect(figures).toContain(name);
});
