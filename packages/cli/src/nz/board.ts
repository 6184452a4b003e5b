import { bold } from '../text.ts';
import { marketLines } from './markets.ts';
import type { Table } from './names.ts';
import { playerLines } from './players.ts';
import { seaLines } from './sea.ts';
import { trailLines } from './trail.ts';

/** The whole table as text. */
export const boardText = (at: Table): string[] => [
  bold('TRAIL'),
  ...trailLines(at),
  '',
  bold('MARKETS'),
  ...marketLines(at),
  '',
  bold('SEA'),
  ...seaLines(at),
  ...at.s.order.flatMap((seat) => ['', ...playerLines(at, seat)]),
];
