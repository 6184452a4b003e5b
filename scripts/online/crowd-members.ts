// node scripts/online/crowd-members.ts URL ADDRESS GUESTS TABLE SECONDS: guests of one address who ask a server for
// everything at once. A process of its own, so that what they do to themselves is not taken for what the server does.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Guest, Refused } from './guest.ts';

const [url, address, count, table, seconds] = process.argv.slice(2) as [string, string, string, string, string];
const until = performance.now() + 1000 * Number(seconds);
const tally: Record<string, number> = {};
const note = (what: string): void => void (tally[what] = (tally[what] ?? 0) + 1);
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

async function ask(guest: Guest, method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
  try {
    await guest.ask(method, path, body);
    note('answered');
  } catch (error) {
    note(error instanceof Refused ? `refused with ${error.status}` : 'broken off');
    await pause(50);
  }
}

/** From the very beginning; hung up on when it has all come, or after a while. */
const stream = (cookie: string): Promise<void> =>
  new Promise((resolve) => {
    const headers = { cookie, 'x-forwarded-for': address };
    const asked = get(`${url}/api/tables/${table}/stream?from=0`, { headers, agent }, (answer) => {
      note(answer.statusCode === 200 ? 'streams' : `refused with ${answer.statusCode}`);
      answer.resume().once('close', () => resolve());
      answer.on('error', () => {});
      setTimeout(() => answer.destroy(), 1500);
    });
    asked.on('error', () => resolve());
  });

const WISH = {
  game: { edition: 'nz', options: {} },
  seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'expert' }))],
  clock: { kind: 'none' },
  listed: true,
  takeover: null,
};

await Promise.all(
  Array.from({ length: Number(count) }, async (_, n) => {
    const guest = new Guest(url, () => {}, address);
    await guest.enter(`Crowd ${n + 1}`).catch(() => note('not let in'));
    const again = async (work: () => Promise<void>): Promise<void> => {
      while (performance.now() < until) await work();
    };
    await Promise.all([
      again(() => ask(guest, 'GET', `/api/tables/${table}/frames?from=0`)),
      again(() => ask(guest, 'GET', '/api/tables')),
      again(() => ask(guest, 'POST', '/api/tables', { ...WISH, contribution: 'ab'.repeat(16) })),
      again(() => stream(guest.cookie)),
      again(() => stream(guest.cookie)),
    ]);
  }),
);
console.log(JSON.stringify(tally));
process.exit(0);
