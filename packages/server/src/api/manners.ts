import { refusal, tableId } from '@drover/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CrowdLimits } from '../live/crowd.ts';

/** What the routes of tables have in common. */

export const atTable = z.object({ id: tableId });

/** What any of these routes may answer instead. */
export const refusals = { '4xx': refusal } as const;

/** So many in a minute, for each person; for each address where nobody is known. */
export const perMinute = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest): string => request.identity?.id ?? request.ip,
  },
});

/** How much one person may ask for at the same time. */
export interface Limits extends CrowdLimits {
  readonly openTables: number;
}
