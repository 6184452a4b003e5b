import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** 128 MB and some tenths of a second for each guess. Kept with every hash, so that it can be raised later. */
const COST = { log2N: 17, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Half of Node's four threads for such work: logins never keep files and name look-ups waiting. */
const AT_ONCE = 2;
const MAY_WAIT = 50;

/** What a name without an account is checked against, so that it takes the same work as one with. */
const NOBODY = write(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(COST, salt, await stretch(password, salt, COST));
}

/** False for a wrong password and, after the same work, where there is none. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const { cost, salt, hash } = read(kept ?? NOBODY);
  const same = timingSafeEqual(await stretch(password, salt, cost), hash);
  return same && kept !== null;
}

async function stretch(password: string, salt: Buffer, { log2N, r, p }: typeof COST): Promise<Buffer> {
  await turn();
  try {
    const N = 2 ** log2N;
    return await scryptOf(password.normalize('NFKC'), salt, { N, r, p, maxmem: 2 * 128 * N * r });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Whoever finishes hands their turn to the one who waited longest. */
function turn(): Promise<void> | void {
  if (running < AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= MAY_WAIT)
    throw new Refusal(429, 'busy', 'Too many people are signing in at once. Try again soon.');
  return new Promise((resolve) => waiting.push(resolve));
}

function scryptOf(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function write({ log2N, r, p }: typeof COST, salt: Buffer, hash: Buffer): string {
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function read(kept: string): { cost: typeof COST; salt: Buffer; hash: Buffer } {
  const [, log2N, r, p, salt, hash] = kept.split('$');
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}
