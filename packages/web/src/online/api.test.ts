import { describe, expect, it } from 'vitest';
import { Denied, openApi, Unreachable, type Fetch } from './api.ts';

const wording = {
  denied: (status: number, { error = '' }) => `${status} ${error}`,
  unreachable: () => 'silence',
};
const answering =
  (status: number, body: string, headers = {}): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));

describe('what the server answers', () => {
  it('is read as it is', async () => {
    const api = openApi(answering(200, '{"id":"x"}'), wording);
    expect(await api.table('x')).toEqual({ id: 'x' });
    expect(await openApi(answering(200, ''), wording).signOut()).toBe(undefined);
  });

  it('is a refusal in the words of the page', async () => {
    const api = openApi(answering(409, '{"error":"seat-taken","message":"…"}'), wording);
    const refused = await api.table('x').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Denied);
    expect(refused).toMatchObject({ status: 409, code: 'seat-taken', message: '409 seat-taken' });
  });

  it('may be no answer of ours at all', async () => {
    await expect(openApi(answering(418, '<html>'), wording).me()).rejects.toThrow('418');
    await expect(openApi(answering(503, ''), wording).me()).rejects.toThrow(Unreachable);
    const silent: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(openApi(silent, wording).me()).rejects.toThrow('silence');
  });

  it('tells how late it is there', async () => {
    const later = new Date(Date.now() + 3_600_000).toUTCString();
    const api = openApi(answering(200, '{}', { date: later }), wording);
    await api.me();
    expect(Math.abs(api.now() - Date.parse(later))).toBeLessThan(2000);
  });
});

it('what is put into an address cannot leave it', async () => {
  const asked: string[] = [];
  const api = openApi((path) => (asked.push(path), Promise.resolve(new Response('{}'))), wording);
  await api.table('../me?x#y');
  await api.tables({ mine: true, edition: 'nz' });
  expect(asked).toEqual(['/api/tables/..%2Fme%3Fx%23y', '/api/tables?mine=true&edition=nz']);
});
