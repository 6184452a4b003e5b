import type { EditionId } from '@drover/engine';
import type { NotificationKind } from '@drover/protocol';

/** What people are told about while they are away from the table. */
export interface TurnNotification {
  readonly table: string;
  readonly edition: EditionId;
  /** Names. */
  readonly opponents: readonly string[];
  readonly deadline: number | null;
  /** Told before, and the time is nearly up. */
  readonly reminder: boolean;
}

export type GameOverNotification = Pick<TurnNotification, 'table' | 'edition' | 'opponents'>;

export type { NotificationKind };

export interface Notification extends GameOverNotification {
  readonly kind: NotificationKind;
  readonly deadline: number | null;
}

export const linkTo = (publicUrl: string, table: string): string => `${publicUrl}/#/table/${table}`;
