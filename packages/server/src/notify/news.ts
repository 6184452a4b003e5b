/** What people are told about while they are away from the table. */
export interface TurnNews {
  readonly table: string;
  readonly edition: string;
  /** Names. */
  readonly opponents: readonly string[];
  readonly deadline: number | null;
  /** Told before, and the time is nearly up. */
  readonly reminder: boolean;
}

export type OverNews = Pick<TurnNews, 'table' | 'edition' | 'opponents'>;

export interface News extends OverNews {
  readonly kind: 'turn' | 'reminder' | 'over';
  readonly deadline: number | null;
}

export const linkTo = (publicUrl: string, table: string): string => `${publicUrl}/#/table/${table}`;
