import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { cli } from '../cli.ts';

/** What came of a command line. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process: quick, one at a time. */
export async function drover(...args: string[]): Promise<Ran> {
  let [out, err] = ['', ''];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += `${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: string) => void (err += `${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    }),
  ];
  try {
    return { code: await cli(args), out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Running {
  readonly process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ran>;
}

/** Starts a command line as a person does: a process of its own, though not in a terminal. */
export function start(...args: string[]): Running {
  const child = spawn(process.execPath, [main, ...args], { stdio: 'pipe' });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { process: child, ended };
}
