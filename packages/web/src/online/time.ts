import type { Clock, TableInfo } from '@drover/protocol';
import type { OnlineLabels } from '../labels/labels.ts';

type Words = OnlineLabels['clock'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockText(clock: Clock, words: Words): string {
  switch (clock.kind) {
    case 'none':
      return words.none;
    case 'live':
      return words.live(clock.turn, Math.round(clock.reserve / 60));
    case 'days':
      return words.days(clock.days);
  }
}

/** For settings, in seconds. */
export function spanText(seconds: number, words: OnlineLabels['create']): string {
  if (seconds === 0) return words.never;
  const milliseconds = 1000 * seconds;
  if (milliseconds >= DAY) return words.spanDays(Math.round(milliseconds / DAY));
  if (milliseconds >= HOUR) return words.spanHours(Math.round(milliseconds / HOUR));
  return words.spanMinutes(Math.round(milliseconds / MINUTE));
}

/** As long as it matters: days, then hours, then minutes and seconds. */
export function timeText(milliseconds: number, words: Words): string {
  if (milliseconds <= 0) return words.up;
  if (milliseconds >= 2 * DAY) return words.daysLeft(Math.floor(milliseconds / DAY));
  if (milliseconds >= 2 * HOUR) return words.hoursLeft(Math.floor(milliseconds / HOUR));
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds left to the seat that decides; null where no clock runs. */
export const timeLeft = ({ status, deadline }: TableInfo, now: number): number | null =>
  status !== 'playing' || deadline === null ? null : Math.max(0, deadline - now);

/** When somebody should begin to hurry. */
export const isUrgent = (left: number, clock: Clock): boolean => left < (clock.kind === 'days' ? 3 * HOUR : 30_000);
