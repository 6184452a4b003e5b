import { LEVELS } from '@drover/bots';
import { z } from 'zod';
import { edition } from './edition.ts';
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
  edition,
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

/** SHA-256 of a contribution, in hex: given when sitting down, so that the contribution itself can wait. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * What somebody who sits down adds to the shuffles: the commitment to a contribution that is revealed when everybody
 * has committed, or the contribution itself. That is fair to the others too, but whoever gives it trusts the server.
 */
const added = { commitment: commitment.optional(), contribution: contribution.optional() };

export const tableRequest = z.strictObject({
  game: gameWish,
  seats: z.array(seatWish).min(2).max(4),
  clock,
  /** Listed for everybody, or only for those who have the link. */
  listed: z.boolean(),
  /** The level of the bot that takes over a seat that was left or ran out of time; null ends the game instead. */
  takeover: z.enum(LEVELS).nullable(),
  /** Seconds in which whoever left or ran out of time may come back to the seat; what is usual at that pace without it. */
  returnWithin: z
    .number()
    .int()
    .min(0)
    .max(30 * 86_400)
    .optional(),
  /** One of them is needed with a seat of one's own. */
  ...added,
});
export type TableRequest = z.infer<typeof tableRequest>;

export const joinRequest = z.strictObject({ seat: z.number().int().min(0).max(3).optional(), ...added });
export type JoinRequest = z.infer<typeof joinRequest>;

/** With one of them the asker gets a seat at once; without, all people join as at any table. */
export const rematchRequest = z.strictObject(added);

/** Whoever comes back gets the time of a turn: more often than this it would be a way to make the others wait. */
export const MOST_RETURNS = 3;

export const substituteRequest = z.strictObject({ seat: z.number().int().min(0).max(3) });

export const revealRequest = z.strictObject({ contribution });

export const sitter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  /** A substitute sits there `instead` of the person who had `left` the seat. */
  z.object({
    kind: z.literal('person'),
    id: personId,
    name: personName,
    instead: personId.optional(),
    left: z.number().optional(),
  }),
  /** `instead` is the person whose seat it took over, and `left` when that was. */
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    level: z.enum(LEVELS),
    instead: personId.nullable(),
    left: z.number().optional(),
  }),
  z.object({ kind: z.literal('automa'), name: z.literal('') }),
]);
export type SeatedAt = z.infer<typeof sitter>;

/** How the shuffles can be checked: the commitments from the beginning, the seed at the end. */
export const fairness = z.object({
  /** SHA-256 of the server's secret, in hex. */
  commitment: z.string(),
  /** Those to the contributions, by seat; null for seats without a browser. */
  committed: z.array(z.string().nullable()),
  /** By seat; null for seats without a browser, and until it has been revealed. */
  contributions: z.array(z.string().nullable()),
  /** Everybody has committed, and the game begins when everybody has revealed; `until` is when it does not wait longer. */
  revealing: z.object({ until: z.number().nullable() }).nullable(),
  /** The server's secret, once the game is over. */
  secret: z.string().nullable(),
});
export type Fairness = z.infer<typeof fairness>;

export const tableStatus = z.enum(['open', 'playing', 'over', 'abandoned']);

export const tableInfo = z.object({
  id: tableId,
  status: tableStatus,
  edition,
  /** Version of the rules the table was made with; its game follows them to the end. */
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(sitter),
  clock,
  listed: z.boolean(),
  takeover: z.enum(LEVELS).nullable(),
  /** Whether those without a seat may chat. */
  spectatorChat: z.boolean(),
  /** Seconds in which whoever left or ran out of time may come back to the seat; then a substitute may take it. */
  returnWithin: z.number(),
  /** How often each seat was come back to, of `MOST_RETURNS`. */
  returns: z.array(z.number().int()),
  /** Everybody who went on for a bot here: nobody does so twice. */
  substitutes: z.array(personId),
  host: personId,
  created: z.number(),
  /** Of the table itself, seats and all: what says a lower number is older. */
  revision: z.number().int(),
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
  edition: edition.optional(),
  status: z.enum(['open', 'playing']).optional(),
  clock: z.enum(['none', 'live', 'days']).optional(),
  mine: z.stringbool().optional(),
});
export type TablesWanted = z.infer<typeof tableFilter>;

export const spectatorChatRequest = z.strictObject({ open: z.boolean() });

export const chatRequest = z.strictObject({ text: z.string().trim().min(1).max(500) });
export const chatMessage = z.object({
  n: z.number().int(),
  at: z.number(),
  seat: z.number().int().nullable(),
  name: z.string(),
  /** Who said it; nobody where they are gone. */
  person: z.string(),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
