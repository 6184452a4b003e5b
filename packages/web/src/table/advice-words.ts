import type { Reason } from '@drover/bots';
import { labels } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';

/** Less than this is no reason. */
const SLIGHT = 0.05;

const rounded = (n: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(Math.abs(n));

export const points = (value: number): string => labels().advice.points(`${value < 0 ? '−' : ''}${rounded(value)}`);

/** One sentence why a move is good, or why it is not the best. */
export function because({ feature, change }: Reason): string {
  const text = labels().advice;
  const what = text.features[feature];
  if (Math.abs(change) < SLIGHT) return text.alike(what);
  return change > 0 ? text.more(what, rounded(change)) : text.less(what, rounded(change));
}
