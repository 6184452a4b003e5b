import { z } from 'zod';
import { personId } from './people.ts';
import { chatMessage, tableId, tableStatus } from './tables.ts';

/** What people can do about each other, and moderators about all of them. */

/** Muted: what they say is not shown. Blocked: nor do the two sit down at one table any more. */
export const SHUNS = ['mute', 'block'] as const;
export type Shun = (typeof SHUNS)[number];
export const shunRequest = z.strictObject({ how: z.enum(SHUNS).nullable() });
export const shunned = z.object({ id: personId, name: z.string(), how: z.enum(SHUNS) });
export type Shunned = z.infer<typeof shunned>;

export const REPORT_REASONS = ['insult', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const reportRequest = z.strictObject({
  person: personId,
  table: tableId,
  why: z.enum(REPORT_REASONS),
  text: z.string().trim().max(500).default(''),
});
export type ReportRequest = z.infer<typeof reportRequest>;

const named = z.object({ id: z.string(), name: z.string() });

/** A report as moderators see it, with what was said at the table up to then. */
export const report = z.object({
  id: z.string(),
  at: z.number(),
  by: named,
  about: named,
  table: tableId,
  why: z.enum(REPORT_REASONS),
  text: z.string(),
  said: z.array(chatMessage),
  closed: z.number().nullable(),
});
export type Report = z.infer<typeof report>;

const reason = z.string().trim().min(1).max(300);

export const personMeasure = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ban'), why: reason }),
  z.strictObject({ do: z.literal('unban'), why: reason }),
  /** No chat for so many days; 0 lets them speak again. */
  z.strictObject({ do: z.literal('silence'), days: z.number().min(0).max(3650), why: reason }),
  /** The name goes, and is replaced by one that says nothing. */
  z.strictObject({ do: z.literal('rename'), why: reason }),
]);
export type PersonMeasure = z.infer<typeof personMeasure>;

export const tableMeasure = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('close'), why: reason }),
  z.strictObject({ do: z.literal('close-spectator-chat'), why: reason }),
  z.strictObject({ do: z.literal('remove-message'), n: z.number().int().min(1), why: reason }),
]);
export type TableMeasure = z.infer<typeof tableMeasure>;

export const reportMeasure = z.strictObject({ why: reason });

export const MEASURES = [
  'ban',
  'unban',
  'silence',
  'rename',
  'close',
  'close-spectator-chat',
  'remove-message',
  'close-report',
  'add-admin',
  'remove-admin',
  'remove-second-factor',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Who did what to whom, and why. Nobody is the command line. */
export const logEntry = z.object({
  at: z.number(),
  by: named.nullable(),
  did: z.enum(MEASURES),
  about: named.nullable(),
  table: z.string().nullable(),
  why: z.string(),
});
export type LogEntry = z.infer<typeof logEntry>;

export const moderatedPerson = z.object({
  id: personId,
  name: z.string(),
  guest: z.boolean(),
  created: z.number(),
  banned: z.object({ at: z.number(), why: z.string() }).nullable(),
  silencedUntil: z.number().nullable(),
  admin: z.boolean(),
});
export type ModeratedPerson = z.infer<typeof moderatedPerson>;

export const moderatedTable = z.object({
  id: tableId,
  status: tableStatus,
  listed: z.boolean(),
  touched: z.number(),
  names: z.array(z.string()),
  spectatorChat: z.boolean(),
  /** How the log names it: a link of a table is not for everybody. */
  tag: z.string(),
});
export type ModeratedTable = z.infer<typeof moderatedTable>;

/** How the server is. */
export const overview = z.object({
  accounts: z.number().int(),
  guests: z.number().int(),
  tables: z.record(z.string(), z.number().int()),
  streams: z.number().int(),
  openReports: z.number().int(),
  /** What is wrong with the database, in a sentence. */
  trouble: z.string().nullable(),
});
export type Overview = z.infer<typeof overview>;
