import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, looksPublic, lookupPublic } from './public-addresses.ts';
import { PermanentFailure } from './deliveries.ts';
import { Gone, post } from './http-post.ts';

describe('addresses people give us', () => {
  it.each([
    ['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
    ['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'not an address', ''],
  ])('%s and the like are not public', (...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });

  it('public ones are', () => {
    for (const address of ['1.1.1.1', '8.8.8.8', '172.32.0.1', '223.255.255.255', '2606:4700::1111', '2a00::1']) {
      expect(isPublicAddress(address), address).toBe(true);
    }
  });

  it('are recognised however a URL writes them', () => {
    const hidden = [
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://localhost/',
      'http://a.LOCALHOST./',
    ];
    for (const url of hidden) expect(looksPublic(new URL(url)), url).toBe(false);
    expect(looksPublic(new URL('https://example.org/hook'))).toBe(true);
  });
});

describe('posting', () => {
  let server: Server;
  let url: string;
  let calls = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      calls += 1;
      if (request.url === '/never') return;
      const status = Number(request.url?.slice(1));
      response.writeHead(status, status === 302 ? { location: '/200' } : {}).end('x'.repeat(100_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (path: string, allowPrivate = true): Promise<void> =>
    post(`${url}${path}`, { headers: {}, body: 'news', allowPrivate });

  it('tells what is worth another try from what is not', async () => {
    await send('/204');
    await expect(send('/410')).rejects.toBeInstanceOf(Gone);
    await expect(send('/400')).rejects.toBeInstanceOf(PermanentFailure);
    await expect(send('/503')).rejects.not.toBeInstanceOf(PermanentFailure);
  });

  it('follows no redirect', async () => {
    const before = calls;
    await expect(send('/302')).rejects.toBeInstanceOf(PermanentFailure);
    expect(calls).toBe(before + 1);
  });

  it('does not wait for ever', async () => {
    await expect(send('/never')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reaches nothing private', async () => {
    const before = calls;
    await expect(send('/200', false)).rejects.toThrow('private-address');
    expect(calls).toBe(before);
  });

  it('does not believe a name that stands for a private address', async () => {
    for (const all of [true, false]) {
      const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve));
      expect(error).toBeInstanceOf(PermanentFailure);
    }
  });
});
