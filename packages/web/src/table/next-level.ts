import { LEVELS, levelAbove, levelBelow, type Level } from '@drover/bots';
import type { ScoreSheet } from '@drover/engine';
import type { Sitter } from '../authority/authority.ts';

/** Points that make a victory or a defeat clear. */
const CLEAR = 15;

export interface NextLevel {
  readonly level: Level;
  readonly harder: boolean;
}

/** The level to try after a clear victory or defeat of one person among bots; null where there is nothing to suggest. */
export function nextLevel({ seats }: ScoreSheet, sitters: readonly Sitter[]): NextLevel | null {
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const levels = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [LEVELS.indexOf(sitter.level)] : []));
  if (person < 0 || levels.length !== sitters.length - 1) return null;
  const best = Math.max(...seats.flatMap(({ seat, total }) => (seat === person ? [] : [total])));
  const lead = seats[person]!.total - best;
  if (Math.abs(lead) < CLEAR) return null;
  const harder = lead > 0;
  const level = harder ? levelAbove(LEVELS[Math.max(...levels)]!) : levelBelow(LEVELS[Math.min(...levels)]!);
  return level === null ? null : { level, harder };
}
