import type { CoreState, NzState, Seat, SecondState } from '@drover/engine';
import { componentsOf } from '../../pieces/catalogue.ts';

/** What a player board shows of its owner, counted from the table. */
export type TrailView = NzState | SecondState;
export type Owner = TrailView['players'][number];
type Parts = ReturnType<typeof componentsOf>;

export const ownerOf = (view: CoreState, seat: Seat): Owner => (view as TrailView).players[seat]!;

/** Somebody else's board is for reading: what is open to the viewer must not glow there. */
export const spotOn = (view: CoreState, seat: Seat, spot: string): string => (view.viewer === seat ? spot : '');

/** Discs go from the left: is the `nth` place of this disc space still covered? */
export const covered = (c: Parts, player: Owner, disc: number, nth: number): boolean =>
  nth >= c.discSpaces[disc]!.count - player.discs[disc]!;

export const stepLimit = (view: CoreState, seat: Seat): number => {
  const c = componentsOf(view);
  return c.rules.stepLimit({ s: view, c, log: null }, seat);
};

/** The furthest place of the certificate track the marker may go to. */
export const certificateLimit = (view: CoreState, seat: Seat): number => {
  const c = componentsOf(view);
  return c.rules.certificateLimit({ s: view, c, log: null }, seat);
};

export const handLimit = (c: Parts, player: Owner): number =>
  c.handSpaces.reduce((limit, disc) => limit + c.discSpaces[disc]!.count - player.discs[disc]!, c.handLimit);

/** The building of this number on the side its owner plays. */
export function buildingOf(view: CoreState, seat: Seat, number: number): Parts['buildings'][number] {
  const c = componentsOf(view);
  const { players, sides } = view as TrailView;
  const side = players[seat]!.automa && c.automaSide >= 0 ? c.automaSide : sides[number]!;
  return c.buildings[number * 2 + side]!;
}

/** All building numbers, the built ones too. */
export const buildingNumbers = (c: Parts): number[] =>
  Array.from({ length: Math.floor(c.buildings.length / 2) }, (_, number) => number);
