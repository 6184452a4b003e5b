import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A database as lines of JSON: a head, settings, people, tables with all that happened there, reports, an end. */

/** The first one knew no reports. */
export const ARCHIVE_FORMAT = 2;

const setting = z.strictObject({ key: z.string(), value: z.string() });
const person = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  account: z.string().nullable(),
  revision: z.int().min(0),
  body: z.json(),
});
const session = z.strictObject({ id: z.string().min(1), person: z.string(), begun: z.number(), seen: z.number() });
const token = z.strictObject({
  id: z.string().min(1),
  person: z.string(),
  hash: z.string(),
  label: z.string(),
  created: z.number(),
  /** Those of the first format could do everything a token can. */
  scopes: z.string().default('play account'),
});
const table = z.strictObject({
  id: z.string().min(1),
  revision: z.int().min(0),
  status: z.enum(['open', 'playing', 'over', 'abandoned']),
  edition: z.string(),
  listed: z.boolean(),
  clock: z.string(),
  created: z.number(),
  touched: z.number(),
  wake: z.number().nullable(),
  people: z.array(z.string()),
  body: z.json(),
});
const action = z.strictObject({
  version: z.int().min(1),
  seat: z.int().min(0),
  text: z.string(),
  at: z.number(),
  key: z.string(),
});
const message = z.strictObject({
  n: z.int().min(1),
  at: z.number(),
  person: z.string(),
  seat: z.int().nullable(),
  name: z.string(),
  text: z.string(),
});

const report = z.strictObject({
  id: z.string().min(1),
  at: z.number(),
  about: z.string().nullable(),
  closed: z.number().nullable(),
  body: z.json(),
});
const entry = z.strictObject({ id: z.string().min(1), at: z.number(), body: z.json() });

const counted = (numbers: readonly number[]): boolean => numbers.every((n, i) => n === i + 1);

const line = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('drover'), format: z.literal([1, ARCHIVE_FORMAT]) }),
  z.strictObject({ is: z.literal('setting'), setting }),
  z.strictObject({ is: z.literal('person'), person, sessions: z.array(session), tokens: z.array(token) }),
  z.strictObject({
    is: z.literal('table'),
    table,
    actions: z.array(action).refine((actions) => counted(actions.map(({ version }) => version)), 'are not in a row'),
    messages: z.array(message).refine((messages) => counted(messages.map(({ n }) => n)), 'are not in a row'),
  }),
  z.strictObject({ is: z.literal('report'), report }),
  z.strictObject({ is: z.literal('log'), entry }),
  z.strictObject({ is: z.literal('end'), people: z.int(), tables: z.int() }),
]);
export type ArchiveLine = z.infer<typeof line>;

/** Why a line cannot be used. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
  constructor(number: number, why: string) {
    super(`Line ${number} ${why}.`);
  }
}

/** Enough to notice what a bad disk or a slip of the keyboard does. */
const checkOf = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, 16);

export function writeLine(content: ArchiveLine): string {
  return `${JSON.stringify({ ...content, check: checkOf(JSON.stringify(content)) })}\n`;
}

export function readLine(text: string, number: number): ArchiveLine {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadLine(number, 'is not JSON');
  }
  if (typeof raw !== 'object' || raw === null || !('check' in raw)) throw new BadLine(number, 'has no check');
  const { check, ...content } = raw;
  if (check !== checkOf(JSON.stringify(content))) throw new BadLine(number, 'is damaged: its check does not fit');
  const read = line.safeParse(content);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new BadLine(number, `cannot be used: ${[path.join('.'), message].filter(Boolean).join(' ')}`);
}
