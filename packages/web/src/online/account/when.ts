import { LOCALES } from '@drover/words';
import { settings } from '../../lib/settings.svelte.ts';

/** Moments as the language writes them. */
export function whenIn(): (moment: number) => string {
  const format = new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => format.format(moment);
}
