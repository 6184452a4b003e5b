import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 86_400;

/** Files with a hash in their name never change; the others are asked for again each time. */
const cachingOf = (path: string): string =>
  /[/\\]assets[/\\]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';

/** The built page. A server without one still has its interface for programs. */
export async function servePage(app: FastifyInstance, dir: string): Promise<boolean> {
  if (!existsSync(join(dir, 'index.html'))) return false;
  await app.register(files, {
    root: dir,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
  return true;
}
