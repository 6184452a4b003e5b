import { LEVELS } from '@drover/bots';
import { z } from 'zod';
import { personId, personName } from './people.ts';

/** Tables: who sits there, how fast, and how far it is. */

export const tableId = z.string().regex(/^[a-z0-9]{10,24}$/);

/** How a solo opponent plays. Which places and cards it knows is checked by the engine. */
export const soloWish = z.strictObject({
  difficulty: z.enum(['easy', 'medium', 'hard', 'custom']),
  /** A local post (sarah) or a city (sam), by its id; without it the one of the difficulty. */
  firstDelivery: z.string().max(40).optional(),
  /** Of a custom one, which needs them. */
  cards: z.array(z.number().int().positive()).max(40).optional(),
});

/** Which game. The seed is made by the server and the players together, see `fairness`. */
export const gameWish = z.strictObject({
  edition: z.enum(['nz', 'second']),
  /** Options of the edition, checked by the engine; sarah or sam take the last seat. */
  options: z.object({ sarah: soloWish.nullish(), sam: soloWish.nullish() }).catchall(z.unknown()).default({}),
});

export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
  z.strictObject({ kind: z.literal('automa') }),
]);

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds for each turn, and a reserve for the whole game. */
  z.strictObject({
    kind: z.literal('live'),
    turn: z.number().int().min(5).max(3600),
    reserve: z.number().int().min(0).max(36_000),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.number().min(0.01).max(30) }),
]);
export type Clock = z.infer<typeof clock>;

/** Random hex of a player's own browser, mixed into the seed. */
export const contribution = z.string().regex(/^[0-9a-f]{32,64}$/);

export const tableRequest = z.strictObject({
  game: gameWish,
  seats: z.array(seatWish).min(2).max(4),
  clock,
  /** Listed for everybody, or only for those who have the link. */
  listed: z.boolean(),
  /** The level of the bot that takes over a seat that was left or ran out of time; null ends the game instead. */
  takeover: z.enum(LEVELS).nullable(),
  /** Needed with a seat of one's own. */
  contribution: contribution.optional(),
});
export type TableRequest = z.infer<typeof tableRequest>;

export const joinRequest = z.strictObject({ seat: z.number().int().min(0).max(3).optional(), contribution });
export type JoinRequest = z.infer<typeof joinRequest>;

/** With a contribution the asker gets a seat at once; without one all people join as at any table. */
export const rematchRequest = z.strictObject({ contribution: contribution.optional() });

export const sitter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('person'), id: personId, name: personName }),
  /** `instead` is the person whose seat it took over. */
  z.object({ kind: z.literal('bot'), name: z.string(), level: z.enum(LEVELS), instead: personId.nullable() }),
  z.object({ kind: z.literal('automa'), name: z.literal('') }),
]);
export type SeatedAt = z.infer<typeof sitter>;

/** How the shuffles can be checked: the commitment from the beginning, the seed at the end. */
export const fairness = z.object({
  /** SHA-256 of the server's secret, in hex. */
  commitment: z.string(),
  /** By seat; null for seats without a browser. */
  contributions: z.array(z.string().nullable()),
  /** The server's secret, once the game is over. */
  secret: z.string().nullable(),
});
export type Fairness = z.infer<typeof fairness>;

export const tableStatus = z.enum(['open', 'playing', 'over', 'abandoned']);

export const tableInfo = z.object({
  id: tableId,
  status: tableStatus,
  edition: z.enum(['nz', 'second']),
  /** Version of the rules the table was made with; its game follows them to the end. */
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(sitter),
  clock,
  listed: z.boolean(),
  takeover: z.enum(LEVELS).nullable(),
  host: personId,
  created: z.number(),
  /** Moves and steps back so far. */
  version: z.number().int(),
  turn: z.number().int(),
  /** Whose decision it is. */
  deciding: z.number().int().nullable(),
  /** When the time of the seat that decides is up, in milliseconds since 1970. */
  deadline: z.number().nullable(),
  /** Seconds of reserve left, by seat. */
  reserves: z.array(z.number()),
  fairness,
  /** The table that follows this one. */
  rematch: tableId.nullable(),
  /** The asker's own seats. */
  mine: z.array(z.number().int()),
});
export type TableInfo = z.infer<typeof tableInfo>;

export const tableFilter = z.object({
  edition: z.enum(['nz', 'second']).optional(),
  status: z.enum(['open', 'playing']).optional(),
  clock: z.enum(['none', 'live', 'days']).optional(),
  mine: z.stringbool().optional(),
});
export type TablesWanted = z.infer<typeof tableFilter>;

export const chatRequest = z.strictObject({ text: z.string().trim().min(1).max(500) });
export const chatMessage = z.object({
  n: z.number().int(),
  at: z.number(),
  seat: z.number().int().nullable(),
  name: z.string(),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
