import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A real PostgreSQL for the length of a test, reachable through a socket in its own folder only. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  create(): Promise<string>;
  /** Ends it: `fast` throws out who is connected, `immediate` is a crash. */
  end(how: 'fast' | 'immediate'): Promise<void>;
  /** After it has ended. Answers when it does. */
  start(): Promise<void>;
  /** Breaks every connection, as an update of the database server would. */
  restart(): Promise<void>;
  /** Stops all its processes without a word, as a machine does that is out of breath. */
  hang(): void;
  resume(): void;
  /** Ends every connection to this database; the others go on. */
  killConnections(url: string): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE = 30_000;

/** A machine that runs all tests at once makes a healthy database look dead after the wait of a real server. */
export const PATIENT_WAIT = 30_000;

/** Or a sentence that says why there is none. */
export async function startPostgres(): Promise<TestPostgres | string> {
  const programs = folderOfPrograms() ?? installed();
  if (programs === undefined)
    return 'PostgreSQL is tested where initdb and postgres are installed; here they are neither found nor installable.';
  const as = someoneElse();
  if (as === undefined) return 'PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.';

  const folder = mkdtempSync(join(tmpdir(), 'drover-pg-'));
  const options: SpawnOptions = { ...as, cwd: folder, stdio: 'ignore' };
  chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'drover', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const initialised = spawnSync(join(programs, 'initdb'), init, { ...options, stdio: 'pipe', encoding: 'utf8' });
  if (initialised.status !== 0) throw new Error(`initdb: ${initialised.stderr}`);

  const begin = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], options);
  const urlOf = (database: string): string =>
    `postgres://drover@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let server = begin();
  const killed = (): void => void server.kill('SIGQUIT');
  process.once('exit', killed);
  await answering(urlOf('postgres'));

  async function start(): Promise<void> {
    server = begin();
    await answering(urlOf('postgres'));
  }

  let made = 0;
  return {
    async create() {
      const name = `tables${++made}`;
      await once(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    end: (how) => ended(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    start,
    async restart() {
      await ended(server, 'SIGINT');
      await start();
    },
    hang: () => signal(server, 'SIGSTOP'),
    resume: () => signal(server, 'SIGCONT'),
    async killConnections(url) {
      const others = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
      await once(urlOf('postgres'), `${others} and datname = '${new URL(url).pathname.slice(1)}'`);
    },
    async stop() {
      await ended(server, 'SIGINT');
      process.off('exit', killed);
      rmSync(folder, { recursive: true });
    },
  };
}

function folderOfPrograms(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin').sort()];
  return folders.findLast((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** As root on Debian and its relatives. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('There is no PostgreSQL here: installing it with apt-get for the tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const install = (): boolean => apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
  return install() || (apt('update', '-qq') && install()) ? folderOfPrograms() : undefined;
}

/** PostgreSQL refuses to run as root. */
function someoneElse(): { uid: number; gid: number } | undefined {
  const [uid, gid] = [process.getuid!(), process.getgid!()];
  if (uid !== 0) return { uid, gid };
  const id = (flag: string, user: string): number =>
    Number.parseInt(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout, 10);
  const user = ['postgres', 'nobody'].find((name) => !Number.isNaN(id('-u', name)));
  return user === undefined ? undefined : { uid: id('-u', user), gid: id('-g', user) };
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function answering(url: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await once(url, 'select 1');
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

/** What is committed stays. */
function ended(server: ChildProcess, how: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(how);
  });
}

/** To the server and to the process of each connection. */
function signal(server: ChildProcess, name: 'SIGSTOP' | 'SIGCONT'): void {
  const { stdout } = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' });
  for (const pid of [server.pid!, ...stdout.split('\n').filter(Boolean).map(Number)])
    try {
      process.kill(pid, name);
    } catch {
      // It has just ended.
    }
}
