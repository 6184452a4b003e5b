import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { chatRoutes } from './chat.ts';
import type { Limits } from './manners.ts';
import { playRoutes } from './play.ts';
import { seatRoutes } from './seats.ts';
import { streamRoutes } from './stream.ts';
import { tableRoutes } from './tables.ts';

export function apiRoutes(app: FastifyInstance, house: House, limits: Limits): void {
  tableRoutes(app, house, limits);
  seatRoutes(app, house);
  playRoutes(app, house);
  chatRoutes(app, house);
  streamRoutes(app, house, limits);
}
