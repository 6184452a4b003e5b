import { nz, type NzMove, type NzState } from '@drover/engine';
import { disc, hand, none, row, SHARED_SPOTS, type SpotsFor } from './shared-spots.ts';

export const NZ_SPOTS: SpotsFor<NzMove> = {
  ...SHARED_SPOTS,
  foresight: ({ tile }, view) => [`foresight:${view.agenda.at(-1)?.task.endsWith('-a') ? 'a' : 'b'}:${tile}`],
  deliver: (move) => [`post:${move.post}`, ...disc(move.disc)],
  // Harbours for storehouses come first, the medium ones need a disc.
  upgrade: (move, view) => [
    `harbour:${move.harbour}`,
    ...(move.harbour >= nz.components(view).houses.length ? disc(move.with) : []),
  ],
  advance: ({ steps }, view, seat) => [`pathfinder:${(view as NzState).players[seat]!.pathfinder + steps}`],
  cull: () => ['tokens:1'],
  flip: ({ tile }) => [tile === 0 ? 'step-tile' : 'fee-tile'],
  gold: ({ stack }) => [`bonus-card:${stack}`],
  invest: ({ row: line, column }) => [`bonus:${line}:${column}`],
  join: row,
  pick: ({ card }) => [`market:${card}`],
  redraw: () => ['deck'],
  reveal: hand,
  sail: ({ to }) => [`sea:${to}`],
  shear: none,
  start: ({ disc: which }) => disc(which),
  storehouse: ({ pair }) => [`pair:${pair}`],
  wellington: none,
};
