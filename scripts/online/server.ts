import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The real server as a process of its own, always on the same port: on SQLite in a folder, or on another database. */

const PROGRAM = join(import.meta.dirname, '../..');
const PATIENCE = 60_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export class ServerProcess {
  readonly url: string;
  readonly #command: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #ended: Promise<unknown> = Promise.resolve();
  #said = '';
  /** How long it took by its own log to put off a request, in milliseconds. */
  readonly putOff: number[] = [];

  /** `program` is the folder of the project whose server it is. */
  constructor(
    port: number,
    dataDir: string,
    flags: readonly string[] = [],
    program = PROGRAM,
    databaseUrl?: string,
    env = {},
  ) {
    this.#command = [...flags, join(program, 'packages/server/src/main.ts')];
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'warn', ...env };
    delete this.#env['DATABASE_URL'];
    if (databaseUrl !== undefined) this.#env['DATABASE_URL'] = databaseUrl;
    // However this program ends, the server does not stay behind.
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  start(): void {
    this.#said = '';
    this.#child = spawn(process.execPath, this.#command, {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [this.#child.stdout!, this.#child.stderr!])
      output.setEncoding('utf8').on('data', (text: string) => {
        this.#said = (this.#said + text).slice(-4000);
        for (const [, ms] of text.matchAll(/"status":503,"ms":(\d+)/g)) this.putOff.push(Number(ms));
      });
    this.#ended = once(this.#child, 'exit');
  }

  async ready(): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(20)) {
      if (this.#child?.exitCode !== null) break;
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok === true) return;
    }
    throw new Error(`The server does not answer. It said: ${this.#said}`);
  }

  /** It was not asked to, and is not there any more: what it said last. */
  get lastWords(): string | null {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? null : this.#said;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#child?.kill(signal);
    await this.#ended;
  }
}
