import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { adminRoutes } from './admin.ts';
import { chatRoutes } from './chat.ts';
import type { Limits } from './route-options.ts';
import { playRoutes } from './play.ts';
import { seatRoutes } from './seats.ts';
import { shunningRoutes } from './shunning.ts';
import { streamRoutes } from './stream.ts';
import { tableRoutes } from './tables.ts';

export function apiRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  tableRoutes(app, services, limits);
  seatRoutes(app, services);
  playRoutes(app, services);
  chatRoutes(app, services);
  streamRoutes(app, services, limits);
  shunningRoutes(app, services);
  adminRoutes(app, services);
}
