import { decision, legalMoves, SPECTATOR, view, writeMove } from '@drover/engine';
import { framesAnswer, moveAnswer, moveRequest, movesAnswer, undoRequest, type MoveAnswer } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { needIdentity } from '../people/identity.ts';
import { frameText } from '../play/frames.ts';
import { isUndo, undoableBy, undoText } from '../play/game.ts';
import { MOST_STEPS } from '../play/games.ts';
import type { Wish } from '../play/play.ts';
import { Refusal } from '../refusal.ts';
import { hasBegun, seatOf } from '../tables/body.ts';
import { atTable, perMinute, refusals } from './manners.ts';

const tags = ['play'];

/** Looking, moving, taking back. */
export function playRoutes(app: FastifyInstance, { tables, games, play, metrics }: House): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function act(table: string, person: string, wish: Wish): Promise<MoveAnswer> {
    const answer = await play.byPerson(table, person, wish);
    metrics.moved(answer.answer);
    return answer;
  }

  routes.get(
    '/api/tables/:id/frames',
    {
      config: perMinute(600),
      schema: {
        tags,
        summary: 'The game from a version on as the asker may see it, but not more than the last 100 actions',
        params: atTable,
        querystring: z.object({ from: z.coerce.number().int().min(0).default(0) }),
        response: { 200: framesAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const table = await tables.get(request.params.id);
      const seat = seatOf(table, request.identity?.id ?? null);
      const steps = hasBegun(table) ? await games.steps(table, request.query.from, MOST_STEPS) : [];
      const frames = steps.map((step) => frameText(step, seat ?? SPECTATOR)).join(',');
      const playing = seat !== null && table.status === 'playing';
      const undoable = playing ? { [seat]: undoableBy(await games.at(table), seat) } : {};
      return reply
        .type('application/json; charset=utf-8')
        .serializer((text: string) => text)
        .send(`{"frames":[${frames}],"undoable":${JSON.stringify(undoable)}}` as never);
    },
  );

  routes.get(
    '/api/tables/:id/moves',
    {
      config: perMinute(600),
      schema: {
        tags,
        summary: 'What the asker’s seat may do now, for programs that do not know the rules',
        params: atTable,
        response: { 200: movesAnswer, ...refusals },
      },
    },
    async (request) => {
      const table = await tables.get(request.params.id);
      const seat = seatOf(table, needIdentity(request).id);
      if (seat === null) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
      if (table.status !== 'playing') throw new Refusal(409, 'not-playing', 'This game is not being played.');
      const { version, history } = await games.at(table);
      const seen = view(history.state, seat);
      const moves = legalMoves(seen, seat).map((move) => writeMove(seen, move));
      return { version, seat, asked: decision(seen)?.seat === seat, moves };
    },
  );

  routes.post(
    '/api/tables/:id/moves',
    {
      config: perMinute(600),
      schema: {
        tags,
        summary: 'Make a move: accepted, a duplicate of one that was, or stale with what was missed',
        params: atTable,
        body: moveRequest,
        response: { 200: moveAnswer, ...refusals },
      },
    },
    async (request) => {
      const { version, key, seat, move } = request.body;
      if (isUndo(move)) throw new Refusal(422, 'illegal-move', 'Steps back are not moves: post them to undo.');
      return act(request.params.id, needIdentity(request).id, { version, key, seat, text: move });
    },
  );

  routes.post(
    '/api/tables/:id/undo',
    {
      config: perMinute(600),
      schema: {
        tags,
        summary: 'Take back own moves, as far as nothing came to light and nobody else acted',
        params: atTable,
        body: undoRequest,
        response: { 200: moveAnswer, ...refusals },
      },
    },
    async (request) => {
      const { version, key, seat, moves } = request.body;
      return act(request.params.id, needIdentity(request).id, { version, key, seat, text: undoText(moves) });
    },
  );
}
