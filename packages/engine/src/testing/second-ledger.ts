import type { GameEvent, Seat } from '../index.ts';
import type { SecondComponents } from '../second/compile.ts';
import { second } from '../second/edition.ts';
import type { SecondEvent } from '../second/events.ts';
import { FIRST_HAZARD, FIRST_OUTLAW, OUTLAWS, WORKERS, type SecondPlayer, type SecondState } from '../second/state.ts';
import { hazardOf, isHazard, isOutlaw, isPrivate, numberOf, outlawOf, ownerOf } from '../trail/tiles.ts';
import type { TrailEvent } from '../trail/events.ts';
import { claim } from './claim.ts';
import { checkMoney, checkStreams, equal } from './trail-ledger.ts';

/**
 * The Second Edition: whatever was there at the start is there at any time, but for what was told to have left the
 * game.
 */
export class SecondLedger {
  readonly #c: SecondComponents;
  readonly #start: ReadonlyMap<string, number>;
  /** What has left the game, as it is called in the inventory. */
  #gone: string[] = [];

  constructor(start: SecondState) {
    this.#c = second.components(start);
    this.#start = inventory(start, this.#c);
  }

  copy(state: SecondState): SecondLedger {
    const other = new SecondLedger(state);
    // Both count from the same moment on.
    for (const name of this.#gone) (other.#start as Map<string, number>).set(name, (other.#start.get(name) ?? 0) + 1);
    other.#gone = [...this.#gone];
    return other;
  }

  follow(before: SecondState, after: SecondState, told: readonly GameEvent[], mover: Seat): void {
    for (const event of told as readonly SecondEvent[]) {
      if (event.type === 'foresight' && event.to === 'out') this.#gone.push(tileName(event.tile));
      else if (event.type === 'out') this.#gone.push(`card ${event.card}`);
      else if (event.type === 'raised') this.#gone.push(`card ${event.from}`);
      else if (event.type === 'built' && event.replaced !== null)
        this.#gone.push(`building ${Number.parseInt(event.replaced) - 1} of seat ${event.seat}`);
    }
    checkMoney(before, after, told as readonly TrailEvent[]);
    checkStreams(before, after, mover);
    for (const key of ['reveals', 'turn', 'tokenRow', 'appointed'] as const)
      claim(after[key] >= before[key], () => `${key} went back from ${before[key]} to ${after[key]}`);
    claim(!before.over, 'a move was made after the end');
  }

  check(s: SecondState): void {
    const found = inventory(s, this.#c);
    for (const name of this.#gone) found.set(name, (found.get(name) ?? 0) + 1);
    for (const name of new Set([...found.keys(), ...this.#start.keys()]))
      equal(found.get(name) ?? 0, this.#start.get(name) ?? 0, name);
    s.players.forEach((player, seat) => checkLimits(s, this.#c, player, seat));
    claim(s.over === (s.agenda.length === 0), 'over with something left to do, or the reverse');
    equal(s.players.filter((player) => player.token).length, s.ending >= 0 ? 1 : 0, 'market tokens with players');
  }
}

/** Workers of all types are told apart only while they are tiles. */
const tileName = (tile: string): string => ((WORKERS as readonly string[]).includes(tile) ? 'worker' : tile);

function inventory(s: SecondState, c: SecondComponents): Map<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, count = 1): void => void (count !== 0 && found.set(name, (found.get(name) ?? 0) + count));
  const addCard = (card: number): void => add(`card ${c.cards[card]?.id ?? card}`);

  for (const tile of [...s.bags.flat(), ...s.foresight.flat()])
    if (tile >= FIRST_HAZARD) add(c.hazards[tile - FIRST_HAZARD].id);
    else if (tile >= FIRST_OUTLAW) add(OUTLAWS[tile - FIRST_OUTLAW]);
    else if (tile >= 0) add('worker');
  for (const tile of s.trail)
    if (isHazard(tile)) add(c.hazards[hazardOf(tile)].id);
    else if (isOutlaw(tile)) add(OUTLAWS[outlawOf(tile)]);
    else if (isPrivate(tile)) add(`building ${numberOf(tile)} of seat ${ownerOf(tile)}`);
  add('worker', s.appointed + s.jobs.filter((there) => there > 0).length);
  s.stationMasters.filter((tile) => tile >= 0).forEach((tile) => add(`station master ${tile}`));
  s.market.forEach((count, card) => add(`card ${c.cards[card].id}`, count));
  [...s.marketStack, ...s.objectives, ...s.objectiveStack].forEach(addCard);
  add(`card ${c.cards[c.heifer].id}`, s.simmental[0]);
  add(`card ${c.cards[c.cow].id}`, s.simmental[1]);

  s.players.forEach((player, seat) => {
    add('worker', sum(player.workers) - player.workers.length);
    player.hazards.forEach((hazard) => add(c.hazards[hazard].id));
    player.outlaws.forEach((count, colour) => add(OUTLAWS[colour], count));
    player.stationMasters.forEach((tile) => add(`station master ${tile}`));
    player.supply.forEach((number) => add(`building ${number} of seat ${seat}`));
    [...player.hand, ...player.stack, ...player.discard, ...player.inPlay, ...player.area].forEach(addCard);
    const placed = sum(player.stations) + sum(player.cities);
    add(`discs of seat ${seat}`, sum(player.discs) + placed + (player.mind?.discs ?? 0));
  });
  return found;
}

function checkLimits(s: SecondState, c: SecondComponents, player: SecondPlayer, seat: Seat): void {
  const within = (what: string, value: number, from: number, to: number): void =>
    claim(
      Number.isInteger(value) && value >= from && value <= to,
      () => `${what} of seat ${seat}: ${value}, not ${from} to ${to}`,
    );
  within('dollars', player.money, 0, Infinity);
  within('tokens', player.tokens, 0, Infinity);
  within('certificates', player.certificates, 0, c.certificateTrack.length - 1);
  within('open cards on the stack', player.known, 0, player.stack.length);
  within('engine', player.engine, 0, c.rail.length - 1);
  player.workers.forEach((count, worker) => within(WORKERS[worker], count, 1, c.workerRows[worker].length));
  player.discs.forEach((count, space) => within(c.discSpaces[space].id, count, 0, c.discSpaces[space].count));
  player.stations.forEach((count, station) => within(c.stations[station].id, count, 0, 1));
  claim(
    player.hand.every((card, i) => i === 0 || player.hand[i - 1] <= card),
    `the hand of seat ${seat} is not sorted`,
  );
  claim(player.unseen === null, `a view of seat ${seat} is in the game`);
  claim(
    player.inPlay.length === 0 || s.agenda.some((task) => task.task === 'after-play' && task.seat === seat),
    `a card of seat ${seat} stays in play`,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
