import { LANGUAGES } from '@drover/words';
import { z } from 'zod';
import { edition } from './edition.ts';

/** People: a guest is a name and a signed cookie; an account keeps its games, ratings and ways to be told. */

export const personId = z.string().regex(/^[a-z0-9]{12,32}$/);
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}]+$/u, 'A name has no control characters.');
/** In the place of the name of somebody who has deleted their account. Nobody may take it. */
export const NO_NAME = '—';
/** Hashed with a memory-hard function: long ones only cost time. */
export const password = z.string().min(8).max(200);

export const guestRequest = z.strictObject({ name: personName });
export const accountRequest = z.strictObject({ name: personName, password });
/** Of an authenticator app, or a recovery code; spaces and case do not matter. */
export const code = z.string().trim().min(6).max(40);
export const signInRequest = accountRequest.extend({ code: code.optional() });

export const passwordRequest = z.strictObject({ password });
export const codeRequest = z.strictObject({ code });
export const passwordAndCode = z.strictObject({ password, code });
/** For an authenticator app: as text, and as the address that a QR code carries. */
export const secondFactorOffer = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;
/** Each is good once in place of a code of the app. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const passwordChange = z.strictObject({ old: password, new: password });

/** Where the link for a new password goes; it is sent to confirmed addresses of accounts only. */
export const resetRequest = z.strictObject({ email: z.email().max(200) });
export const newPasswordRequest = z.strictObject({ person: personId, token: z.string().max(100), password });
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>;

export const language = z.enum(LANGUAGES);

/** `full`: the last seat is taken, and the game begins when everybody has come by. */
export const NOTIFICATION_KINDS = ['turn', 'reminder', 'full', 'over'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export const notificationKinds = z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length);

export const rating = z.object({
  edition,
  /** What is shown: a cautious estimate. */
  shown: z.number(),
  games: z.number().int(),
});
export type Rating = z.infer<typeof rating>;

/** What everybody may know about a person. */
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
  /** What it is called for. */
  webhookEvents: notificationKinds,
  language,
  /** The server's key for Web Push; null where it sends none. */
  pushKey: z.string().nullable(),
  /** Whether this server sends mail. */
  mail: z.boolean(),
  /** Whether a code is asked for at sign-in, and how many recovery codes are left. */
  secondFactor: z.object({ recoveryCodes: z.number().int() }).nullable(),
  /** Looks after this server. */
  admin: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const contactRequest = z.strictObject({
  email: z.email().max(200).nullable().optional(),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .optional(),
  /** What the webhook is called for; everything where it was never said. */
  webhookEvents: notificationKinds.optional(),
  language: language.optional(),
  /** Of the account, where the address changes: whoever reads the mails can choose a new password. */
  password: password.optional(),
  /** As well, where there is a second factor. */
  code: code.optional(),
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

/** What a token may be used for: playing, and reading and changing how one is told. Nothing else is open to programs. */
export const TOKEN_SCOPES = ['play', 'account'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
const tokenScopes = z.array(z.enum(TOKEN_SCOPES)).min(1).max(TOKEN_SCOPES.length);

export const tokenRequest = z.strictObject({
  label: z.string().trim().min(1).max(40),
  scopes: tokenScopes.default(['play']),
});
export const tokenInfo = z.object({ id: z.string(), label: z.string(), created: z.number(), scopes: tokenScopes });
export type TokenInfo = z.infer<typeof tokenInfo>;
/** The token itself is told once. */
export const tokenAnswer = tokenInfo.extend({ token: z.string() });
export type TokenAnswer = z.infer<typeof tokenAnswer>;
