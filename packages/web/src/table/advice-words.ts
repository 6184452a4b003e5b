import type { Reason } from '@drover/bots';
import { apply, determinize, generator, type CoreState, type Move, type Seat } from '@drover/engine';
import { LOCALES, typesetAll, type Language, type Teller } from '@drover/words';
import { ADVICE, type AdviceLabels } from '../labels/advice.ts';
import { settings } from '../lib/settings.svelte.ts';
import { knownOf } from './preview.ts';

const typeset = new Map<Language, AdviceLabels>();

export function adviceLabels(): AdviceLabels {
  const { language } = settings;
  const known = typeset.get(language) ?? typesetAll(language, ADVICE[language]);
  typeset.set(language, known);
  return known;
}

const rounded = (n: number): string =>
  new Intl.NumberFormat(LOCALES[settings.language], { maximumFractionDigits: 1 }).format(Math.abs(n));

export const points = (value: number): string => adviceLabels().points(`${value < 0 ? '−' : ''}${rounded(value)}`);

/** "workers +2.1" for what a move is better in, with a minus sign for what it is worse in. */
export const reasons = (list: readonly Reason[], sign: '+' | '−'): string[] =>
  list.map(({ term, points: vp }) => `${adviceLabels().terms[term]} ${sign}${rounded(vp)}`);

const MOST_LINES = 4;

/** What happens when the turn goes on like this, in the sentences of the log, until something unknown comes to light. */
export function planLines(teller: Teller, view: CoreState, seat: Seat, move: Move, plan: readonly Move[]): string[] {
  let table = determinize(view, seat, generator('plan', move.do));
  const lines: string[] = [];
  for (const [i, next] of [move, ...plan].entries()) {
    const { state, events } = apply(table, seat, next);
    const { known, all } = knownOf(events);
    // The first move is what the advice is about.
    if (i > 0) for (const { text, kind } of teller.story(table, known)) if (kind === 'deed') lines.push(text);
    if (!all) break;
    table = state;
  }
  return lines.slice(0, MOST_LINES);
}
