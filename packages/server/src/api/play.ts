import { decision, legalMoves, SPECTATOR, undoable, view, writeMove } from '@drover/engine';
import { framesAnswer, moveAnswer, moveRequest, movesAnswer, undoRequest, type MoveAnswer } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { needIdentity, viewerIn } from './identity.ts';
import { frameText } from '../play/frames.ts';
import { movesUndone, undoText } from '../play/game.ts';
import { MOST_STEPS } from '../play/games.ts';
import type { ActionRequest } from '../play/play.ts';
import { Refusal } from '../refusal.ts';
import { hasBegun, seatOf } from '../tables/table.ts';
import { networkIn } from './network.ts';
import { counted, tableParams, perMinute, refusals } from './route-options.ts';

const tags = ['play'];
/** Frames that are written in one go. */
const AT_ONCE = 8;

/** Looking, moving, taking back. */
export function playRoutes(app: FastifyInstance, services: Services): void {
  const { tables, games, play, metrics, turns, catchUps } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function act(table: string, person: string, wish: ActionRequest): Promise<MoveAnswer> {
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
        params: tableParams,
        querystring: z.object({ from: counted.default(0) }),
        response: { 200: framesAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const table = await tables.get(request.params.id);
      const person = viewerIn(request);
      const seat = seatOf(table, person);
      const { from } = request.query;
      const network = networkIn(request);
      const turn = turns.for(network, person ?? '');
      // Given back when all of it has been sent: until then it takes memory.
      if (hasBegun(table) && games.isLongAgo(table, from)) {
        const done = await catchUps.enter(network, person);
        if (reply.raw.destroyed) done();
        reply.raw.once('close', done);
      }
      const steps = hasBegun(table) ? await games.steps(table, from, MOST_STEPS, turn) : [];
      const texts: string[] = [];
      for (const [at, step] of steps.entries()) {
        if (at % AT_ONCE === AT_ONCE - 1) await turn();
        texts.push(frameText(step, seat ?? SPECTATOR));
      }
      const frames = texts.join(',');
      const playing = seat !== null && table.status === 'playing';
      const reach = playing ? { [seat]: undoable((await games.at(table)).history, seat) } : {};
      return reply
        .type('application/json; charset=utf-8')
        .serializer((text: string) => text)
        .send(`{"frames":[${frames}],"undoable":${JSON.stringify(reach)}}` as never);
    },
  );

  routes.get(
    '/api/tables/:id/moves',
    {
      config: perMinute(600),
      schema: {
        tags,
        summary: 'What the asker’s seat may do now, for programs that do not know the rules',
        params: tableParams,
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
        params: tableParams,
        body: moveRequest,
        response: { 200: moveAnswer, ...refusals },
      },
    },
    async (request) => {
      const { version, key, seat, move } = request.body;
      if (movesUndone(move) !== null)
        throw new Refusal(422, 'illegal-move', 'Steps back are not moves: post them to undo.');
      return act(request.params.id, needIdentity(request).id, { version, key, seat, text: move });
    },
  );

  routes.post(
    '/api/tables/:id/undo',
    {
      config: perMinute(600),
      schema: {
        tags,
        summary: 'Undo own moves, as long as nothing hidden was revealed and nobody else has acted',
        params: tableParams,
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
