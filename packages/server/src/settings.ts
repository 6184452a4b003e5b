import { isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { KeepRules } from './tables/cleaning.ts';

/** Everything that can be set, by environment. Without any of it the server runs on this machine, for this machine. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where people reach the page: for links in mails, and for cookies that travel encrypted only. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Signs cookies and links; null to make one and keep it in the database. */
  readonly secret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly allowPrivateWebhooks: boolean;
  readonly logLevel: string;
  /** Behind proxies: how many there are, or their addresses. What is left of theirs in X-Forwarded-For anybody can write. */
  readonly trustProxy: false | string | ((address: string, hop: number) => boolean);
  readonly pageDir: string;
  /** How long what nobody needs any more is kept. */
  readonly keep: KeepRules;
  /** Off for load tests only. */
  readonly limits: boolean;
}

/** A setting that makes no sense; the message is one sentence for whoever started the server. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const SHORTEST_SECRET = 32;
export const PAGE_DIR = join(import.meta.dirname, '../../web/dist');

/** `10.0.0.1`, `10.0.0.0/8`, or a name for a usual network. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  return (
    rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32)
  );
}

export function readSettings(env: Environment): Settings {
  /** Set to nothing is the same as not set. */
  const given = (name: string): string | undefined => env[name] || undefined;
  const bad = (name: string, should: string): BadSetting =>
    new BadSetting(`${name} is "${env[name]}", it should be ${should}.`);
  const oneOf = (name: string, known: readonly string[], usual: string): string => {
    const value = given(name) ?? usual;
    if (!known.includes(value)) throw bad(name, `one of ${known.join(', ')}`);
    return value;
  };
  const urlWith = (name: string, schemes: readonly string[]): string | undefined => {
    const value = given(name);
    if (value === undefined) return undefined;
    // Addresses may carry passwords: they are not repeated.
    if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol))
      throw new BadSetting(`${name} should be an address that begins with ${schemes.join(' or ')}.`);
    return value;
  };

  const days = (name: string, usual: number | null): number | null => {
    const value = given(name);
    if (value === undefined) return usual;
    if (value === 'forever') return null;
    if (!/^\d{1,5}$/.test(value) || Number(value) === 0) throw bad(name, 'a number of days, or forever');
    return Number(value);
  };

  const port = Number(given('PORT') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw bad('PORT', 'a number up to 65535');
  const secret = given('SECRET') ?? null;
  if (secret !== null && secret.length < SHORTEST_SECRET)
    throw new BadSetting(`SECRET should have at least ${SHORTEST_SECRET} characters.`);
  const proxy = given('TRUST_PROXY') ?? 'no';
  const proxies = proxy === 'no' ? 0 : proxy === 'yes' ? 1 : /^\d$/.test(proxy) ? Number(proxy) : null;
  if (proxies === null && !proxy.split(',').every(isNetwork))
    throw bad('TRUST_PROXY', 'yes, no, how many proxies there are, or their addresses');

  return {
    port,
    host: given('HOST') ?? '127.0.0.1',
    publicUrl: (urlWith('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl: given('DATABASE_URL'),
    dataDir: given('DATA_DIR') ?? 'data',
    secret,
    smtpUrl: urlWith('SMTP_URL', ['smtp:', 'smtps:']) ?? null,
    mailFrom: given('MAIL_FROM') ?? null,
    allowPrivateWebhooks: oneOf('ALLOW_PRIVATE_WEBHOOKS', ['0', '1'], '0') === '1',
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: proxies === null ? proxy : proxies > 0 && ((_address, hop) => hop < proxies),
    pageDir: given('PAGE_DIR') ?? PAGE_DIR,
    keep: {
      guests: days('KEEP_GUESTS', 180),
      sessions: days('KEEP_SESSIONS', 180),
      chats: days('KEEP_CHATS', null),
      tables: days('KEEP_TABLES', null),
    },
    limits: oneOf('LIMITS', ['on', 'off'], 'on') === 'on',
  };
}
