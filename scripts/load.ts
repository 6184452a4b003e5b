// node scripts/load.ts [--tables 1000] [--streams 4] [--rate 100] [--seconds 20]: very many tables on the real server,
// each followed by several event streams, and moves at a steady rate among them, all on this machine. Fails when a move
// is acknowledged too late (p99) or an idle table takes too much memory.
// --against FOLDER: the same on the server of another checkout first, and how the two compare.
// --crowd 55 instead: how long a move takes while so many guests of one address ask for everything. --experts 30: how
// long an easy bot takes while three Experts think at each of so many tables. --proxy: two servers on one PostgreSQL
// behind Caddy, spoken to by HTTP/2.
import { parseArgs } from 'node:util';
import { busyServer, type Busy } from './online/busy-server.ts';
import { crowd, experts } from './online/crowd.ts';
import { megabytes, percentile, spread } from './online/measure.ts';
import { behindProxy } from './online/proxy.ts';

const MOST_WAIT = 100;
const MOST_MEMORY = 50;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '4' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    against: { type: 'string' },
    crowd: { type: 'string' },
    experts: { type: 'string' },
    proxy: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
if (values.crowd !== undefined || values.experts !== undefined || values.proxy) {
  if (values.crowd !== undefined) await crowd(Number(values.crowd), seconds);
  if (values.experts !== undefined) await experts(Number(values.experts), seconds);
  if (values.proxy) await behindProxy(seconds);
  process.exit();
}
const load = { tables: Number(values.tables), streams: Number(values.streams), rate: Number(values.rate), seconds };
const { tables, streams } = load;
if (!(tables > 0 && load.rate > 0 && seconds > 0) || !(streams >= 2))
  throw new Error('--tables, --rate and --seconds are numbers above 0, --streams one from 2 on.');

const perMove = ({ processor, acknowledged }: Busy): number => (1000 * processor) / acknowledged.length;
const perTable = ({ memory: [alone, idle] }: Busy): number => (idle - alone) / tables;

function report(busy: Busy): void {
  const { memory, acknowledged, told, refused, took, lost } = busy;
  const [alone, idle, followed, working] = memory.map(megabytes);
  const perStream = (memory[2] - memory[1]) / (tables * streams);
  console.log(`${tables} tables with ${streams} streams each: ${tables * streams} streams.`);
  console.log(`Memory: ${alone} alone, ${idle} with the tables, ${followed} with the streams, ${working} at work.`);
  console.log(`An idle table takes ${perTable(busy).toFixed(1)} kB, each of its streams ${perStream.toFixed(1)} kB.`);
  console.log(
    `${acknowledged.length} moves in ${took.toFixed(0)} s: ${(acknowledged.length / took).toFixed(1)} a second, ${perMove(busy).toFixed(2)} ms of processor time each.`,
  );
  console.log(`Acknowledged after ${spread(acknowledged)}.`);
  console.log(`In all streams after ${spread(told)}.`);
  for (const why of new Set(refused)) console.log(`Not accepted: ${why}`);
  if (lost > 0) console.log(`${lost} frames did not arrive in time.`);
}

const other = values.against === undefined ? null : await busyServer(load, values.against);
if (other !== null) {
  console.log(`The server in ${values.against}:`);
  report(other);
  console.log('This one:');
}
const busy = await busyServer(load);
report(busy);
const p99 = percentile(busy.acknowledged, 0.99);
if (other !== null) {
  const ratio = (now: number, then: number): string => `× ${(now / then).toFixed(2)}`;
  console.log(
    `Processor time of a move ${ratio(perMove(busy), perMove(other))}, p50 ${ratio(percentile(busy.acknowledged, 0.5), percentile(other.acknowledged, 0.5))}, p99 ${ratio(p99, percentile(other.acknowledged, 0.99))}.`,
  );
}

const complaints = [
  ...(p99 < MOST_WAIT ? [] : [`p99 is not under ${MOST_WAIT} ms`]),
  ...(perTable(busy) < MOST_MEMORY ? [] : [`an idle table takes more than ${MOST_MEMORY} kB`]),
  ...(busy.refused.length + busy.lost > 0 ? ['not every move was accepted and told'] : []),
];
if (complaints.length > 0) {
  console.error(`Not good enough: ${complaints.join('; ')}.`);
  process.exitCode = 1;
}
