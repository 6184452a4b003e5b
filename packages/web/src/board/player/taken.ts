import type { CoreState, NzState, SecondState } from '@drover/engine';
import type { Thing } from '@drover/words';
import { BONUS_TILE, CARD, HAZARD, MASTER } from '../../pieces/sizes.ts';

/** What a player has taken and keeps before them, in the order it is laid out. */
export type Taken = Extract<
  Thing,
  { is: 'card' | 'bonus-tile' | 'harbourmaster' | 'station-master' | 'hazard' | 'outlaw' }
>;

export interface TakenPile {
  readonly thing: Taken;
  readonly count: number;
  readonly w: number;
  readonly h: number;
}

const SIZES: Readonly<Record<Taken['is'], { readonly w: number; readonly h: number }>> = {
  card: CARD,
  'bonus-tile': BONUS_TILE,
  harbourmaster: MASTER,
  'station-master': MASTER,
  hazard: HAZARD,
  outlaw: HAZARD,
};

const pile = (thing: Taken, count = 1): TakenPile => ({ thing, count, ...SIZES[thing.is] });

export function takenBy(view: CoreState, seat: number): TakenPile[] {
  return view.edition === 'nz' ? nzTaken(view as NzState, seat) : secondTaken(view as SecondState, seat);
}

function nzTaken(view: NzState, seat: number): TakenPile[] {
  const { area, harbourmasters, bonusTiles, hazards } = view.players[seat]!;
  return [
    ...area.map((card) => pile({ is: 'card', card })),
    ...harbourmasters.map((tile) => pile({ is: 'harbourmaster', tile })),
    ...bonusTiles.map((tile) => pile({ is: 'bonus-tile', tile })),
    ...hazards.map((hazard) => pile({ is: 'hazard', hazard })),
  ];
}

function secondTaken(view: SecondState, seat: number): TakenPile[] {
  const { area, stationMasters, hazards, outlaws } = view.players[seat]!;
  return [
    ...area.map((card) => pile({ is: 'card', card })),
    ...stationMasters.map((tile) => pile({ is: 'station-master', tile })),
    ...hazards.map((hazard) => pile({ is: 'hazard', hazard })),
    ...outlaws.flatMap((count, outlaw) => (count > 0 ? [pile({ is: 'outlaw', outlaw }, count)] : [])),
  ];
}
