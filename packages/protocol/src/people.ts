import { z } from 'zod';

/** People: a guest is a name and a signed cookie; an account keeps its games, ratings and ways to be told. */

export const personId = z.string().regex(/^[a-z0-9]{12,32}$/);
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}]+$/u, 'A name has no control characters.');
/** Hashed with a memory-hard function: long ones only cost time. */
export const password = z.string().min(8).max(200);

export const guestRequest = z.strictObject({ name: personName });
export const accountRequest = z.strictObject({ name: personName, password });
export const passwordChange = z.strictObject({ old: password, new: password });

export const language = z.enum(['en', 'fr', 'pl']);

export const rating = z.object({
  edition: z.enum(['nz', 'second']),
  /** What is shown: a cautious estimate. */
  shown: z.number(),
  games: z.number().int(),
});
export type Rating = z.infer<typeof rating>;

/** What everybody may know of a person. */
export const publicPerson = z.object({ id: personId, name: personName, guest: z.boolean(), ratings: z.array(rating) });
export type PublicPerson = z.infer<typeof publicPerson>;

/** What a person may know of themselves. */
export const me = publicPerson.extend({
  email: z.string().nullable(),
  /** Nothing but the question whether it is theirs is mailed to an address before its owner said yes. */
  emailConfirmed: z.boolean(),
  webhook: z.string().nullable(),
  /** Calls of the webhook are signed with it: HMAC-SHA256. */
  webhookKey: z.string().nullable(),
  language,
  /** The server's key for Web Push; null where it sends none. */
  pushKey: z.string().nullable(),
  /** Whether this server sends mail. */
  mail: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const contactRequest = z.strictObject({
  email: z.email().max(200).nullable().optional(),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .optional(),
  language: language.optional(),
});
export type ContactRequest = z.infer<typeof contactRequest>;

/** As a browser's PushSubscription writes itself. */
export const pushRequest = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

/** Which subscription a browser no longer wants. */
export const pushEnd = z.strictObject({ endpoint: z.string().max(1000) });

export const sessionInfo = z.object({ id: z.string(), begun: z.number(), seen: z.number(), current: z.boolean() });
export type SessionInfo = z.infer<typeof sessionInfo>;

export const tokenRequest = z.strictObject({ label: z.string().trim().min(1).max(40) });
export const tokenInfo = z.object({ id: z.string(), label: z.string(), created: z.number() });
export type TokenInfo = z.infer<typeof tokenInfo>;
/** The token itself is told once. */
export const tokenAnswer = tokenInfo.extend({ token: z.string() });
export type TokenAnswer = z.infer<typeof tokenAnswer>;
