import { z } from 'zod';

/** Moves and what comes of them. */

/** Counts moves or messages: no game comes near it, and every database can keep it. */
export const counter = z.number().int().min(0).max(2_000_000_000);

/** Chosen by the client, once for each thing it wants done: asking again with it does nothing twice. */
export const requestKey = z.string().regex(/^[\w-]{8,64}$/);

export const moveRequest = z.strictObject({
  /** What the mover saw. */
  version: counter,
  key: requestKey,
  seat: z.number().int().min(0).max(3),
  /** As records write it: `move A B`. */
  move: z.string().min(1).max(200),
});
export type MoveRequest = z.infer<typeof moveRequest>;

export const undoRequest = z.strictObject({
  version: counter,
  key: requestKey,
  seat: z.number().int().min(0).max(3),
  moves: z.number().int().min(1).max(200),
});
export type UndoRequest = z.infer<typeof undoRequest>;

/**
 * The table after an action, as one viewer may see it. `view` is a state of the engine with everything hidden that the
 * viewer may not know.
 */
export const frame = z.object({
  version: z.number().int(),
  view: z.unknown(),
  by: z.number().int().nullable(),
  /** Moves that were taken back to come here; 0 for a move. */
  undone: z.number().int(),
  events: z.array(z.unknown()),
});
export type WireFrame = z.infer<typeof frame>;

/** Never silence: a move was accepted, had been accepted before, or comes too late, with what was missed. */
export const moveAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('accepted'), version: z.number().int() }),
  z.object({ answer: z.literal('duplicate'), version: z.number().int() }),
  z.object({ answer: z.literal('stale'), version: z.number().int(), missed: z.array(frame) }),
]);
export type MoveAnswer = z.infer<typeof moveAnswer>;

export const undoable = z.object({ moves: z.number().int(), turn: z.number().int() });

export const framesAnswer = z.object({
  frames: z.array(frame),
  /** By the asker's seats. */
  undoable: z.record(z.string(), undoable),
});
export type FramesAnswer = z.infer<typeof framesAnswer>;

/** For programs that do not know the rules: what the asker's seat may do now. */
export const movesAnswer = z.object({
  version: z.number().int(),
  seat: z.number().int(),
  /** The seat has to decide; otherwise its moves, if any, are interruptions. */
  asked: z.boolean(),
  /** As they are posted. */
  moves: z.array(z.string()),
});
export type MovesAnswer = z.infer<typeof movesAnswer>;

/** Every refusal has this body. `rule` and `reason` are those of the engine for moves it does not allow. */
export const refusal = z.object({
  error: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  rule: z.string().optional(),
});
export type ApiRefusal = z.infer<typeof refusal>;

/**
 * What a stream of a table sends. The id of a server-sent event is the version of the game, so that a reconnect with
 * Last-Event-ID resumes exactly there; chat and table news carry no id.
 */
export type StreamEvent =
  | { readonly event: 'frame'; readonly data: WireFrame }
  | { readonly event: 'table'; readonly data: import('./tables.ts').TableInfo }
  | { readonly event: 'chat'; readonly data: import('./tables.ts').ChatMessage };
