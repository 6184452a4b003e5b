import { z } from 'zod';
import { edition } from './edition.ts';
import { report, shunned } from './moderation.ts';
import { code, language, notificationKinds, password, personId, rating, tokenInfo } from './people.ts';
import { tableId, tableStatus } from './tables.ts';

/** Everything that is kept of a person, for them to take along. */
export const personData = z.object({
  id: personId,
  name: z.string(),
  guest: z.boolean(),
  created: z.number(),
  language,
  ratings: z.array(rating),
  email: z.object({ address: z.string(), confirmed: z.boolean() }).nullable(),
  /** Whether a code is asked for at sign-in. */
  secondFactor: z.boolean(),
  webhook: z.object({ url: z.string(), events: notificationKinds }).nullable(),
  /** Addresses of the push services of their browsers. */
  push: z.array(z.string()),
  sessions: z.array(z.object({ begun: z.number(), seen: z.number() })),
  tokens: z.array(tokenInfo.omit({ id: true })),
  tables: z.array(
    z.object({
      id: tableId,
      edition,
      status: tableStatus,
      created: z.number(),
      seat: z.number().int(),
      /** When they left it, if they did. */
      left: z.number().nullable(),
      /** What their browser added to the shuffles. */
      contribution: z.string().nullable(),
      /** Names by seat. */
      names: z.array(z.string()),
      /** What they did there, as records write it. */
      actions: z.array(z.object({ at: z.number(), text: z.string() })),
    }),
  ),
  /** Whom they have muted or blocked. */
  shunned: z.array(shunned),
  /** What they have told the admins. */
  reports: z.array(report.pick({ at: true, about: true, table: true, why: true, text: true, closed: true })),
  messages: z.array(z.object({ table: tableId, at: z.number(), text: z.string() })),
});
export type PersonData = z.infer<typeof personData>;

/** Guests have no password, and a code is asked for where signing in asks for one. */
export const deleteRequest = z.strictObject({ password: password.optional(), code: code.optional() });
export type DeleteRequest = z.infer<typeof deleteRequest>;
