import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { between, type Harm } from './harm.ts';
import { freePort, ServerProcess } from './server.ts';

/** In milliseconds. */
const LIFE = 1500;
const BIRTH = 600;
/** So often the server is killed before it is ready. */
const STILLBORN = 0.15;

/** One server on SQLite that is killed with SIGKILL and started again. */
export async function openKills(folder: string): Promise<Harm> {
  const server = new ServerProcess(await freePort(), folder);
  server.start();
  await server.ready();
  let [starts, starting] = [0, 0];
  return {
    servers: [server],
    databaseUrl: `sqlite:${join(folder, 'drover.db')}`,
    async strike(left) {
      await pause(between(20, LIFE));
      await server.kill('SIGKILL');
      let killed = 1;
      for (server.start(); killed < left && Math.random() < STILLBORN; killed++) {
        await pause(between(0, BIRTH));
        await server.kill('SIGKILL');
        server.start();
      }
      const start = performance.now();
      await server.ready();
      starting += performance.now() - start;
      starts++;
      return killed;
    },
    report: () => ({ lines: [`Ready again after ${Math.round(starting / starts)} ms on average.`], troubles: [] }),
    async close() {
      await server.kill('SIGTERM');
    },
    answered: () => {},
    end: async () => {},
  };
}
