import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EDITIONS } from '../../packages/engine/src/index.ts';
import type { TableInfo, TableRequest } from '../../packages/protocol/src/index.ts';
import { startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { moveAt } from './crowd.ts';
import { Refused } from './guest.ts';
import { Http2Guest } from './http2-guest.ts';
import { percentile, spread } from './measure.ts';
import { freePort, ServerProcess } from './server.ts';

/**
 * Two servers on one PostgreSQL behind Caddy, as docs/server.md has them, with https and HTTP/2. Every request goes to
 * either of them, and in the middle each is restarted, as for an upgrade.
 */

const TABLES = 20;
const LATEST = 10_000;
const PATIENCE = 30_000;
const contribution = 'ab'.repeat(16);

const caddyfile = (port: number, servers: readonly number[], folder: string): string => `
{
  admin off
  auto_https disable_redirects
  skip_install_trust
  storage file_system ${folder}
}
https://localhost:${port} {
  tls internal
  reverse_proxy ${servers.map((server) => `127.0.0.1:${server}`).join(' ')} {
    lb_policy cookie
    lb_try_duration 5s
    health_uri /readyz
    health_interval 1s
    fail_duration 2s
  }
}
`;

export async function behindProxy(seconds: number): Promise<void> {
  if (spawnSync('caddy', ['version']).error !== undefined)
    throw new Error('Caddy is not installed; on Debian: apt install caddy.');
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  const folder = mkdtempSync(join(tmpdir(), 'drover-proxy-'));
  const databaseUrl = await postgres.create();
  const [front, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const env = { TRUST_PROXY: 'yes', PUBLIC_URL: `https://localhost:${front}` };
  const servers = ports.map((port) => new ServerProcess(port, folder, [], undefined, databaseUrl, env));
  for (const server of servers) {
    server.start();
    await server.ready();
  }
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, caddyfile(front, ports, folder));
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  const killed = (): void => void caddy.kill('SIGKILL');
  process.once('exit', killed);

  const url = `https://localhost:${front}`;
  const players = [new Http2Guest(url), new Http2Guest(url)];
  await answering(players[0]!);
  for (const [n, player] of players.entries()) await player.ask('POST', '/api/people', { name: `Player ${n + 1}` });

  const [acknowledged, told]: [number[], number[]] = [[], []];
  const troubles: string[] = [];
  let [done, again] = [false, 0];
  const playing = Array.from({ length: TABLES }, async (_, n) => {
    const wish: TableRequest = {
      game: { edition: EDITIONS[n % EDITIONS.length]!, options: {} },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      listed: true,
      takeover: null,
      contribution,
    };
    const { id } = await players[0]!.ask<TableInfo>('POST', '/api/tables', wish);
    await players[1]!.ask('POST', `/api/tables/${id}/join`, { contribution });
    const seen = [0, 0];
    for (const [seat, player] of players.entries())
      void player.follow(id, (version) => {
        if (version > seen[seat]! + 1) troubles.push(`a stream has no frame of version ${seen[seat]! + 1}`);
        seen[seat] = version;
      });
    while (!done) {
      const begun = performance.now();
      const made = await moveAt(id, players).catch((error: Error) => {
        // Put off, or cut off in the middle of a restart: it is asked again, as the page does.
        if (error instanceof Refused && ![409, 502, 503].includes(error.status)) throw error;
        again++;
        return null;
      });
      if (made === null) await pause(20);
      if (made === null) continue;
      acknowledged.push(made.took);
      for (const until = begun + LATEST; Math.min(...seen) < made.version; await pause(1))
        if (performance.now() > until) return void troubles.push('a frame did not arrive');
      told.push(performance.now() - begun);
    }
  });

  for (const server of servers) {
    await pause((1000 * seconds) / 3);
    await server.kill('SIGTERM');
    server.start();
    await server.ready();
  }
  await pause((1000 * seconds) / 3);
  done = true;
  await Promise.all(playing);
  const { protocol } = players[0]!;
  for (const player of players) player.leave();
  caddy.kill('SIGTERM');
  await once(caddy, 'exit');
  process.off('exit', killed);
  for (const server of servers) await server.kill('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true });

  console.log(`${TABLES} tables with ${2 * TABLES} streams through Caddy by ${protocol}, on two servers.`);
  console.log(`${acknowledged.length} moves in ${seconds} s, acknowledged after ${spread(acknowledged)}.`);
  console.log(`In both streams after ${spread(told)}, ${Math.round(percentile(told, 1))} ms at most.`);
  console.log(
    `Each server was restarted once: ${again} requests had to be made again, ${troubles.length} frames lost.`,
  );
  if (protocol !== 'h2') troubles.push('Caddy does not speak HTTP/2');
  if (acknowledged.length === 0) troubles.push('nobody could play');
  for (const trouble of new Set(troubles)) console.error(`Not good enough: ${trouble}.`);
  if (troubles.length > 0) process.exitCode = 1;
}

async function answering(guest: Http2Guest): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(100))
    if (
      await guest.ask('GET', '/readyz').then(
        () => true,
        () => false,
      )
    )
      return;
  throw new Error('Caddy does not answer.');
}
