import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { offerAppointment } from '../effects/appoint.ts';
import { effectChoice } from '../effects/rule.ts';
import { anyDiscFits, anyDiscLeft, clearDisc, discRefusal, eachDisc } from '../trail/discs.ts';
import { spend } from '../trail/money.ts';
import { pushEffect, type EffectRule } from '../trail/types.ts';
import { FROM_HARBOUR, harbourDiscRefusal } from './posts.ts';
import { refuse } from './refusal.ts';
import { playerOf, SAILOR, type NzContext, type NzPlayer } from './state.ts';
import type { NzTask } from './tasks.ts';

/** The sea routes: moving the ship, upgrading harbours, storehouses and harbourmasters. */

type ShipEffect = Extract<Effect, { do: 'ship' }>;
type StorehouseEffect = Extract<Effect, { do: 'storehouse' }>;

export interface SailMove {
  do: 'sail';
  to: number;
}

/**
 * Goes to the harbour and upgrades it. Harbours for storehouses come first, then the medium ones; `with` is the slot
 * the storehouse goes to, or the disc space the disc comes from (FROM_HARBOUR + a medium harbour where none can go).
 */
export interface UpgradeMove {
  do: 'upgrade';
  harbour: number;
  with: number;
}

/** Which pair of the player board the storehouse comes from. */
export interface StorehouseMove {
  do: 'storehouse';
  pair: number;
}

export const storehousesLeft = (player: NzPlayer): number => player.storehouses.reduce((sum, count) => sum + count, 0);
export const storehousesPlaced = (player: NzPlayer): number =>
  player.houses.reduce((sum, slot) => sum + (slot > 0 ? 1 : 0), 0);

const slotTaken = (p: NzContext, house: number, slot: number): boolean =>
  p.s.players.some((player) => player.houses[house] === slot + 1);

function houseRefusal(p: NzContext, seat: Seat, house: number, slot: number): Refusal | null {
  const player = playerOf(p, seat);
  const info = p.c.houses[house]!;
  if (player.houses[house]! > 0) return refuse('already-upgraded', 'NZ-X7', { what: info.id });
  if (storehousesLeft(player) === 0) return refuse('no-storehouse-left', 'NZ-X7');
  const cost = info.costs[slot];
  if (cost === undefined || slotTaken(p, house, slot)) return refuse('space-taken', 'NZ-X7', { what: info.id });
  return cost > player.money ? refuse('too-dear', 'NZ-X7', { need: cost, have: player.money, what: info.id }) : null;
}

function mediumRefusal(p: NzContext, seat: Seat, harbour: number, disc: number): Refusal | null {
  const player = playerOf(p, seat);
  const info = p.c.medium[harbour]!;
  if (player.medium[harbour]! > 0) return refuse('already-upgraded', 'NZ-X7', { what: info.id });
  if (!anyDiscLeft(player)) return refuse('no-disc', 'NZ-X7');
  if (info.cost > player.money)
    return refuse('too-dear', 'NZ-X7', { need: info.cost, have: player.money, what: info.id });
  if (disc < FROM_HARBOUR) return discRefusal(p, seat, disc, info.dark, info.cost, 'NZ-X7');
  return anyDiscFits(p, seat, info.dark, info.cost)
    ? refuse('discs-left', 'NZ-W13')
    : harbourDiscRefusal(p, seat, disc);
}

function listHouse(p: NzContext, seat: Seat, house: number, out: UpgradeMove[]): void {
  const { costs } = p.c.houses[house]!;
  for (let slot = 0; slot < costs.length; slot++) {
    if (houseRefusal(p, seat, house, slot) !== null) continue;
    out.push({ do: 'upgrade', harbour: house, with: slot });
    // The free slots of a large harbour are all alike.
    if (p.c.houses[house]!.card === null) return;
  }
}

/** Where discs are left but none can be cleared and paid for, one may come from another medium harbour. */
function listMedium(p: NzContext, seat: Seat, medium: number, out: UpgradeMove[]): void {
  const { dark, cost } = p.c.medium[medium]!;
  const player = playerOf(p, seat);
  if (player.medium[medium]! > 0 || cost > player.money || !anyDiscLeft(player)) return;
  const harbour = p.c.houses.length + medium;
  const before = out.length;
  eachDisc(p, seat, dark, cost, (disc) => out.push({ do: 'upgrade', harbour, with: disc }));
  if (out.length > before) return;
  player.medium.forEach((count, other) => {
    if (count > 0) out.push({ do: 'upgrade', harbour, with: FROM_HARBOUR + other });
  });
}

/** Paid for first; then a storehouse is chosen for it. */
function upgradeHouse(p: NzContext, seat: Seat, house: number, slot: number): void {
  const info = p.c.houses[house]!;
  playerOf(p, seat).houses[house] = slot + 1;
  p.log?.push({ type: 'upgraded', seat, harbour: info.id });
  spend(p, seat, info.costs[slot]!, 'harbour');
  p.s.agenda.push({ task: 'storehouse', seat, house });
}

function upgradeMedium(p: NzContext, seat: Seat, harbour: number, disc: number): void {
  const info = p.c.medium[harbour]!;
  const player = playerOf(p, seat);
  player.medium[harbour] = 1;
  p.log?.push({ type: 'upgraded', seat, harbour: info.id });
  spend(p, seat, info.cost, 'harbour');
  if (disc >= FROM_HARBOUR) player.medium[disc - FROM_HARBOUR] = 0;
  else clearDisc(p, seat, disc);
  offerAppointment(p, seat, harbour);
  pushEffect(p, seat, { do: 'take', card: info.card }, 'must', info.id);
}

export const ship: EffectRule<ShipEffect, NzContext> = {
  refusal: () => null,
  run: (p, task) =>
    p.s.agenda.push({
      ...task,
      task: 'ship',
      spaces: task.effect.spaces === 'sailors' ? playerOf(p, task.seat).workers[SAILOR]! : task.effect.spaces,
    }),
};

/** One decision: where the ship ends, and whether its last movement upgrades the harbour there. */
export const shipChoice = effectChoice<NzContext, NzTask<'ship'>, SailMove | UpgradeMove>({
  moves(p, task, out) {
    const away = p.c.seaDistance[playerOf(p, task.seat).ship]!;
    for (let to = 0; to < away.length; to++)
      if (away[to]! > 0 && away[to]! <= task.spaces) out.push({ do: 'sail', to });
    const { houses, medium } = p.c;
    for (let i = 0; i < houses.length; i++)
      if (away[houses[i]!.at]! < task.spaces) listHouse(p, task.seat, i, out as UpgradeMove[]);
    for (let i = 0; i < medium.length; i++)
      if (away[medium[i]!.at]! < task.spaces) listMedium(p, task.seat, i, out as UpgradeMove[]);
  },
  take(p, task, move) {
    const player = playerOf(p, task.seat);
    const houses = p.c.houses.length;
    const to =
      move.do === 'sail'
        ? move.to
        : move.harbour < houses
          ? p.c.houses[move.harbour]!.at
          : p.c.medium[move.harbour - houses]!.at;
    if (to !== player.ship) p.log?.push({ type: 'sailed', seat: task.seat, to: p.c.seaSpaces[to]!.id });
    player.ship = to;
    if (move.do === 'sail') return;
    if (move.harbour < houses) upgradeHouse(p, task.seat, move.harbour, move.with);
    else upgradeMedium(p, task.seat, move.harbour - houses, move.with);
  },
  refusal(p, task, move) {
    const away = p.c.seaDistance[playerOf(p, task.seat).ship]!;
    if (move.do === 'sail') {
      const { id } = p.c.seaSpaces[move.to]!;
      return away[move.to] === 0
        ? refuse('already-there', 'NZ-X6', { what: id })
        : refuse('too-far', 'NZ-X6', { need: away[move.to], have: task.spaces, what: id });
    }
    if (move.do !== 'upgrade') return null;
    const houses = p.c.houses.length;
    const harbour = move.harbour < houses ? p.c.houses[move.harbour]! : p.c.medium[move.harbour - houses]!;
    if (away[harbour.at]! + 1 > task.spaces)
      return refuse('upgrade-too-far', 'NZ-X6', { need: away[harbour.at]! + 1, have: task.spaces, what: harbour.id });
    return move.harbour < houses
      ? houseRefusal(p, task.seat, move.harbour, move.with)
      : mediumRefusal(p, task.seat, move.harbour - houses, move.with);
  },
});

/** A storehouse to a harbour some way off; the ship stays where it is. */
export const storehouse: EffectRule<StorehouseEffect, NzContext> = {
  refusal(p, seat, effect) {
    const out: UpgradeMove[] = [];
    listRemote(p, seat, effect, out);
    return out.length > 0
      ? null
      : storehousesLeft(playerOf(p, seat)) === 0
        ? refuse('no-storehouse-left', 'NZ-X7')
        : refuse('nothing-to-gain', 'NZ-X7');
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'remote-storehouse' }),
};

function listRemote(p: NzContext, seat: Seat, effect: StorehouseEffect, out: UpgradeMove[]): void {
  const away = p.c.seaDistance[playerOf(p, seat).ship]!;
  p.c.houses.forEach((house, i) => {
    if (away[house.at]! < effect.within) listHouse(p, seat, i, out);
  });
}

export const remoteStorehouseChoice = effectChoice<NzContext, NzTask<'remote-storehouse'>, UpgradeMove>({
  moves: (p, task, out) => listRemote(p, task.seat, task.effect, out),
  take: (p, task, move) => upgradeHouse(p, task.seat, move.harbour, move.with),
  refusal(p, task, move) {
    if (move.do !== 'upgrade' || move.harbour >= p.c.houses.length) return null;
    const away = p.c.seaDistance[playerOf(p, task.seat).ship]![p.c.houses[move.harbour]!.at]! + 1;
    if (away > task.effect.within)
      return refuse('upgrade-too-far', 'NZ-X6', {
        need: away,
        have: task.effect.within,
        what: p.c.houses[move.harbour]!.id,
      });
    return houseRefusal(p, task.seat, move.harbour, move.with);
  },
});

type StorehouseTask = NzTask<'storehouse'>;

/** Which storehouse leaves the board. Then the harbour's card, home from a last harbour, the bonus of an emptied pair. */
export const storehouseChoice = {
  source: (p: NzContext, task: StorehouseTask) => p.c.houses[task.house]!.id,
  moves(p: NzContext, task: StorehouseTask, out: StorehouseMove[]) {
    playerOf(p, task.seat).storehouses.forEach((count, pair) => {
      if (count > 0) out.push({ do: 'storehouse', pair });
    });
  },
  take(p: NzContext, { seat, house }: StorehouseTask, { pair }: StorehouseMove) {
    const left = --playerOf(p, seat).storehouses[pair]!;
    const bonus = p.c.pairs[pair]!;
    const harbour = p.c.houses[house]!;
    p.log?.push({ type: 'storehouse', seat, pair: bonus.id, complete: left === 0 });
    if (left === 0 && bonus.bonus) pushEffect(p, seat, bonus.bonus, 'free', bonus.id);
    if (harbour.end) p.s.agenda.push({ task: 'ship-home', seat });
    if (harbour.card === 'objective')
      pushEffect(p, seat, { do: 'objective', from: 'display-or-stack' }, 'must', harbour.id);
    else if (harbour.card !== null) pushEffect(p, seat, { do: 'take', card: harbour.card }, 'must', harbour.id);
  },
  refusal: (_p: NzContext, _task: StorehouseTask, move: { do: string }) =>
    move.do === 'storehouse' ? refuse('no-storehouse-left', 'NZ-X8') : null,
};

/** After the compass card of a last harbour the ship goes back to the start. */
export const shipHome = {
  run(p: NzContext, task: NzTask<'ship-home'>) {
    playerOf(p, task.seat).ship = p.c.seaStart;
    p.log?.push({ type: 'ship-home', seat: task.seat });
  },
};

/** The tile goes to the player: its immediate half now, its scoring half at the end. */
export function takeHarbourmaster(p: NzContext, seat: Seat, harbour: number, worker: string): void {
  const tile = p.s.harbourmasters[harbour]!;
  const info = p.c.harbourmasters[tile]!;
  p.s.appointed++;
  p.s.harbourmasters[harbour] = -1;
  playerOf(p, seat).harbourmasters.push(tile);
  p.log?.push({ type: 'harbourmaster', seat, tile: info.id, worker });
  pushEffect(p, seat, info.gain, 'free', info.id);
}
