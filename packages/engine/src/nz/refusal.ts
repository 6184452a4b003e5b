import { refuseAnything, type Refuse } from '../core/refusal.ts';
import type { TrailCode } from '../trail/refusal.ts';

/** Why something is refused in New Zealand alone. */
export type NzCode =
  | 'not-enough-gold'
  | 'no-shearer-left'
  | 'no-idle-shearer'
  | 'upgrade-too-far'
  | 'no-such-space'
  | 'no-storehouse-there'
  | 'no-storehouse-left'
  | 'no-disc'
  | 'white-corners-only'
  | 'already-revealed'
  | 'not-a-sheep'
  | 'opening-first';

export type NzRule = `NZ-${Uppercase<string>}`;

export const refuse: Refuse<TrailCode | NzCode, NzRule> = refuseAnything;
