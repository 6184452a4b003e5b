import type { FastifyRequest } from 'fastify';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a page of somebody else makes this browser change something here. Browsers say where a request comes from;
 * programs say nothing, and nobody can make them send somebody's cookie.
 */
export function isForeign(request: FastifyRequest, publicUrl: string | null): boolean {
  if (HARMLESS.includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== hostOf(publicUrl ?? ''));
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);
