import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');

/** The real server with the page as it was built, on a free port, with a place of its own for what it keeps. */
export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;

  private constructor(port: number, dataDir: string, env: Readonly<Record<string, string>>) {
    this.#env = env;
    this.#port = port;
    this.#dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}/`;
  }

  /** With more settings, where a test needs them. */
  static async open(env: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), 'drover-server-')), env);
    await server.start();
    return server;
  }

  /** Answers when people can come. */
  async start(): Promise<void> {
    const own = { PORT: String(this.#port), DATA_DIR: this.#dataDir, LOG_LEVEL: 'warn' };
    const env = { ...process.env, ...own, PUBLIC_URL: this.url, ...this.#env };
    const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve());
      started.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  }

  /** Without a chance to finish anything. */
  async kill(): Promise<void> {
    const gone = this.#process;
    if (gone === null) return;
    this.#process = null;
    const ended = new Promise((resolve) => gone.once('exit', resolve));
    gone.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', reject);
    trial.listen(0, '127.0.0.1', () => {
      const address = trial.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      trial.close(() => resolve(port));
    });
  });
}
