import type { AgainstScore } from '@drover/engine';
import type { Language } from '@drover/words';
import type { SeriesId } from './series.ts';

/** What the score sheet says; every language brings one. */
export interface ScoreLabels {
  readonly caption: string;
  /** Head of the column that names the categories. */
  readonly category: string;
  readonly total: string;
  readonly leader: string;
  /** Name of the bars. */
  readonly chart: string;
  /** In which it tells how a category is earned. */
  readonly language: Language;
  /** Heads the turns in which points came, and says one of them. */
  readonly when: string;
  readonly gain: (turn: number, points: string) => string;
  /** Nothing came. */
  readonly never: string;
  /** Said while not everything that scores is known or settled. */
  readonly hidden: string;
  /** How the people fare against the solo opponent. */
  readonly outcome: (against: AgainstScore) => string;
}

/** What the plots say. */
export interface PlotsLabels {
  readonly titles: Readonly<Record<SeriesId, string>>;
  readonly player: string;
  readonly turn: (turn: number) => string;
  /** Name of the axis. */
  readonly turns: string;
  /** Opens the numbers of a plot as a table. */
  readonly table: string;
}
