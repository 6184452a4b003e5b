import type { CoreState, Seat } from '@drover/engine';
import type { AnyComponents, AnyState } from '../../editions/kit.ts';

/** What a player board shows of its owner, counted from the table. */
export type Owner = AnyState['players'][number];

export const ownerOf = (view: CoreState, seat: Seat): Owner => (view as AnyState).players[seat]!;

/** Somebody else's board is for reading: what is open to the viewer must not glow there. */
export const spotOn = (view: CoreState, seat: Seat, spot: string): string => (view.viewer === seat ? spot : '');

/** Discs go from the left: is the `nth` place of this disc space still covered? */
export const covered = (c: AnyComponents, player: Owner, disc: number, nth: number): boolean =>
  nth >= c.discSpaces[disc]!.count - player.discs[disc]!;

/** All building numbers, the built ones too. */
export const buildingNumbers = (c: AnyComponents): number[] =>
  Array.from({ length: Math.floor(c.buildings.length / 2) }, (_, number) => number);
