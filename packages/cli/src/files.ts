import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseRecord, writeRecord, type GameRecord } from '@drover/engine';
import { editionFrom } from './edition.ts';
import { Trouble } from './verb.ts';

/** npm runs scripts in the folder of the project; names of files are meant from where the person is. */
const here = (): string =>
  (process.env['npm_lifecycle_event'] === 'drover' ? process.env['INIT_CWD'] : undefined) ?? process.cwd();
export const fromHere = (file: string): string => resolve(here(), file);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'there is a file of that name',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
};
export const reason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? message;
};

/** The text of a file, or of the standard input for `-`. */
export async function read(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : readFileSync(fromHere(file), 'utf8');
  } catch (error) {
    throw new Trouble(`Cannot read ${file}: ${reason(error)}.`);
  }
}

/** What is said of the FILE of every verb that reads a record; a record knows its own edition. */
export const recordOptions = { edition: { type: 'string' } } as const;
export const RECORD_DETAILS = [
  'FILE                 a record as text or JSON; - reads the standard input',
  '--edition nz         refuse a record of another edition',
];

export const readRecord = async (file: string, edition?: string): Promise<GameRecord> =>
  recordIn(await read(file), file, edition);

export function recordIn(text: string, file: string, edition?: string): GameRecord {
  const wanted = edition === undefined ? undefined : editionFrom(edition);
  const record = parseRecord(text);
  if (wanted !== undefined && wanted !== record.setup.edition)
    throw new Trouble(`${file} is a record of the edition ${record.setup.edition}, not ${wanted}.`, 1);
  return record;
}

export async function readJson(file: string): Promise<unknown> {
  const source = await read(file);
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Trouble(`${file} is not JSON: ${(error as Error).message}.`);
  }
}

export const FORMATS = ['text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export const recordText = (record: GameRecord, format: Format): string =>
  format === 'text' ? writeRecord(record) : `${JSON.stringify(record, null, 2)}\n`;

export function write(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(fromHere(file), content);
  } catch (error) {
    throw new Trouble(`Cannot write ${file}: ${reason(error)}.`);
  }
}

/** Makes a folder where there is none yet. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(fromHere(folder), { recursive: true });
  } catch (error) {
    throw new Trouble(`Cannot make the folder ${folder}: ${reason(error)}.`);
  }
}
