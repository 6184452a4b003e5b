import { randomBytes } from 'node:crypto';
import { engine, newGame, OverrideError, Unusable, type EditionId, type Setup } from '@drover/engine';
import { commitmentTo, type SeatedAt, type TableRequest } from '@drover/protocol';
import { freshTime } from './clock.ts';
import { wakeAt } from './wake.ts';
import type { Identity } from '../people/identity.ts';
import { newId } from '../people/ids.ts';
import { Refusal } from '../refusal.ts';
import type { Table, TableBody } from './table.ts';
import { commitmentIn, startedIfFull } from './reveal.ts';

/** The option of each edition that seats its automa. */
const AUTOMA_OPTION = { nz: 'sarah', second: 'sam' } as const satisfies Record<EditionId, string>;

const bad = (message: string): Refusal => new Refusal(400, 'bad-table', message);

function sitterFor(wish: TableRequest['seats'][number], host: Identity): SeatedAt {
  switch (wish.kind) {
    case 'open':
      return { kind: 'open' };
    case 'me':
      return { kind: 'person', id: host.id, name: host.name };
    case 'bot':
      return { kind: 'bot', name: wish.level, level: wish.level, instead: null };
    case 'automa':
      return { kind: 'automa', name: '' };
  }
}

/** Refused before anybody sits down rather than when the last one does. */
function checkSeats({ game, seats, ...added }: TableRequest): void {
  const count = (kind: string): number => seats.filter((seat) => seat.kind === kind).length;
  if (count('me') > 1) throw bad('A person has one seat at a table.');
  if (count('me') + count('open') === 0) throw bad('A table needs a seat for at least one person.');
  if (count('me') === 1) commitmentIn(added);
  const option = AUTOMA_OPTION[game.edition];
  const wanted = game.options[option] !== undefined && game.options[option] !== null;
  const seated = count('automa');
  if (seated > 0 !== wanted) throw bad(`The option ${option} and a seat of kind automa belong together.`);
  if (seated > 1 || (seated === 1 && seats.at(-1)!.kind !== 'automa'))
    throw bad('An automa has the last seat, and there is only one.');
}

function checkGame(setup: Setup): void {
  try {
    newGame(setup);
  } catch (error) {
    if (error instanceof Unusable || error instanceof OverrideError) throw bad(error.message);
    throw error;
  }
}

/** A new table; it starts at once when no seat is left open. */
export function newTable(request: TableRequest, host: Identity, now: number): Table {
  const { game, seats, clock, listed, takeover, returnWithin } = request;
  checkSeats(request);
  checkGame({ edition: game.edition, players: seats.length, seed: 'trial', options: game.options });
  const secret = randomBytes(32).toString('hex');
  const body: TableBody = {
    rules: engine.rulesOf(game.edition),
    options: game.options,
    seats: seats.map((wish) => sitterFor(wish, host)),
    clock,
    takeover,
    ...(returnWithin === undefined ? {} : { returnWithin }),
    host: host.id,
    secret,
    commitment: commitmentTo(secret),
    committed: seats.map(({ kind }) => (kind === 'me' ? commitmentIn(request) : null)),
    contributions: seats.map(({ kind }) => (kind === 'me' ? (request.contribution ?? null) : null)),
    revealing: null,
    version: 0,
    turn: 0,
    deciding: null,
    time: freshTime(clock, seats.length),
    rematch: null,
    settled: false,
  };
  const table: Table = {
    id: newId(16),
    revision: 1,
    status: 'open',
    edition: game.edition,
    listed,
    clock: clock.kind,
    created: now,
    touched: now,
    wake: wakeAt('open', body, now),
    people: seats.some(({ kind }) => kind === 'me') ? [host.id] : [],
    body,
  };
  return { ...startedIfFull(table, now), revision: 1 };
}
