import { counter, refusal, tableId } from '@drover/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkIn } from './network.ts';
import type { StreamLimits } from '../live/stream-counter.ts';

/** What the routes of tables have in common. */

/** A version or the number of a message, in an address. */
export const counted = z.coerce.number().pipe(counter);

export const tableParams = z.object({ id: tableId });

/** What any of these routes may answer instead. */
export const refusals = { '4xx': refusal } as const;

/** So many in a minute, for each person; for each address where nobody is known. */
export const perMinute = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest): string => request.identity?.id ?? networkIn(request),
  },
});

/** How much one person may ask for at the same time. */
export interface Limits extends StreamLimits {
  readonly openTables: number;
  /** Running tables with bots that one person has made. */
  readonly botTables: number;
  /** In a minute, by everybody of one address. */
  readonly newTables: number;
}
