import { describe, expect, it } from 'vitest';
import { BadSetting, readSettings } from './settings.ts';

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
      dataDir: 'data',
      secret: null,
      limits: true,
      trustProxy: false,
    });
  });

  it('take what is set, and nothing for what is set to nothing', () => {
    const settings = readSettings({ PORT: '81', HOST: '', PUBLIC_URL: 'https://drover.example/', TRUST_PROXY: 'yes' });
    expect(settings).toMatchObject({
      port: 81,
      host: '127.0.0.1',
      publicUrl: 'https://drover.example',
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty", it should be a number up to 65535.'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL should be an address that begins with http: or https:.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", it should be one of trace,'],
    [{ LIMITS: 'maybe' }, 'LIMITS is "maybe", it should be one of on, off.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe", it should be yes, no, how many proxies there are, or'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY is "10.0.0.0/99", it should be'],
    [{ KEEP_TABLES: 'long' }, 'KEEP_TABLES is "long", it should be a number of days, or forever.'],
    [{ KEEP_GUESTS: '0' }, 'KEEP_GUESTS is "0", it should be a number of days, or forever.'],
    [{ SECRET: 'short' }, 'SECRET should have at least 32 characters.'],
  ])('say in one sentence what is wrong with %o', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(BadSetting);
    expect(() => readSettings(env)).toThrow(sentence);
  });

  it('keep games and what was said for ever, guests and sessions for half a year, unless told otherwise', () => {
    expect(readSettings({}).keep).toEqual({ guests: 180, sessions: 180, chats: null, tables: null });
    const env = { KEEP_GUESTS: 'forever', KEEP_SESSIONS: '30', KEEP_CHATS: '90', KEEP_TABLES: '400' };
    expect(readSettings(env).keep).toEqual({ guests: null, sessions: 30, chats: 90, tables: 400 });
  });

  it('know the proxies by name, address or number', () => {
    expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toBe('loopback, 10.0.0.0/8,::1');
    const counted = (given: string): unknown[] => {
      const { trustProxy } = readSettings({ TRUST_PROXY: given });
      return typeof trustProxy === 'function'
        ? [0, 1, 2, 3].filter((hop) => trustProxy('192.0.2.1', hop))
        : [trustProxy];
    };
    expect(counted('yes')).toEqual([0]);
    expect(counted('2')).toEqual([0, 1]);
    expect(readSettings({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
  });

  it('never repeat what may hold a password', () => {
    for (const env of [{ SMTP_URL: 'http://me:hunter2@mail' }, { SECRET: 'hunter2' }])
      expect(() => readSettings(env)).toThrow(/^(?!.*hunter2)/);
  });
});
