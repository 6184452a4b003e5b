import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The page runs its own scripts and talks to its own server, nothing else. */
export const securityHeaders = (secure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // Only where the page is reached by https: elsewhere browsers could not come back.
  hsts: secure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
});
