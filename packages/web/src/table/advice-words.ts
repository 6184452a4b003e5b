import { ALIKE, type Advice, type Comparison, type Reason } from '@drover/bots';
import { apply, determinize, generator, type CoreState, type Move, type Seat } from '@drover/engine';
import { LOCALES, typesetAll, type Language, type Teller } from '@drover/words';
import { ADVICE, type AdviceLabels } from '../labels/advice.ts';
import { knownOf } from './preview.ts';

const typeset = new Map<Language, AdviceLabels>();

export function adviceLabels(language: Language): AdviceLabels {
  const known = typeset.get(language) ?? typesetAll(language, ADVICE[language]);
  typeset.set(language, known);
  return known;
}

const rounded = (language: Language, n: number): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(Math.abs(n));

export const points = (language: Language, value: number): string =>
  adviceLabels(language).points(rounded(language, value));

/** What a move is expected to lead to, in whole points. */
export function expected(language: Language, { value, counts }: Pick<Advice, 'value' | 'counts'>): string {
  const whole = Math.round(value);
  const how = counts === 'lead' && whole < 0 ? 'behind' : counts;
  return adviceLabels(language).expected[how](points(language, whole));
}

/** How a move compares with another, and in what they differ. */
export interface Verdict {
  readonly is: 'better' | 'worse' | 'alike';
  readonly text: string;
  readonly reasons: readonly string[];
}

export function verdictOf(teller: Teller, { by, more, less }: Comparison, other: string): Verdict {
  const text = adviceLabels(teller.language);
  if (Math.abs(by) < ALIKE) return { is: 'alike', text: text.alike(other), reasons: [] };
  const is = by > 0 ? 'better' : 'worse';
  if (more.length + less.length === 0) return { is, text: text[`${is}Later`](other), reasons: [] };
  return { is, text: text[is](other), reasons: reasonTexts(teller, { more, less }, by > 0 ? 'more' : 'less') };
}

/** What it is about first, then what speaks against that. */
export function reasonTexts(
  teller: Teller,
  compared: Pick<Comparison, 'more' | 'less'>,
  first: 'more' | 'less' = 'more',
): string[] {
  const second = first === 'more' ? 'less' : 'more';
  const tell = (side: 'more' | 'less') => compared[side].map((reason) => reasonText(teller, reason, side));
  const [but, ...others] = tell(second);
  const turning = but === undefined ? [] : [`${adviceLabels(teller.language).but} ${but}`];
  return [...tell(first), ...turning, ...others];
}

/** "workers (5 instead of 4)", or "a better deck" where nothing can be counted. */
function reasonText(teller: Teller, { term, counted }: Reason, side: 'more' | 'less'): string {
  const { terms, ownTerms, instead } = adviceLabels(teller.language);
  const words = { ...terms, ...ownTerms[teller.edition] }[term];
  if (counted === null) return words[side];
  const count = (n: number): string => (term === 'money' ? teller.money(n) : String(n));
  return `${words.what} (${instead(count(counted.here), count(counted.there))})`;
}

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
