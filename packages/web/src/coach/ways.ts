import { answers } from '@drover/engine';
import type { Now } from './explanation.ts';
import type { Moment } from './moment.ts';

/** The least that a way from here to there costs, without entering one of the places; null where none leads there. */
function leastFees(m: Moment, from: number, to: number, without: number): number | null {
  const p = answers.reading(m.view);
  const known = new Map<number, number | null>();
  const least = (at: number): number | null => {
    if (at === to) return 0;
    if (at === m.c.end) return null;
    if (!known.has(at)) {
      const ways = answers.oneStepAhead(p, at, []).flatMap((next) => {
        const on = next === without ? null : least(next);
        return on === null ? [] : [answers.feesOf(p, m.seat, [next]) + on];
      });
      known.set(at, ways.length > 0 ? Math.min(...ways) : null);
    }
    return known.get(at)!;
  };
  return least(from);
}

/** What the cheapest way past a hazard costs, to the first place after it that can be reached otherwise; null without one. */
function leastPast(m: Moment, hazard: number): number | null {
  const p = answers.reading(m.view);
  for (let at = hazard; at !== m.c.end;) {
    [at] = answers.oneStepAhead(p, at, []) as [number];
    const least = leastFees(m, m.me.at, at, hazard);
    if (least !== null) return least;
  }
  return null;
}

/** What the hazard on a space costs, and the cheapest way past it, if there is one that costs less. */
export function detour(m: Moment, at: number): Now<{ readonly fee: number; readonly least: number }> | null {
  const fee = answers.feesOf(answers.reading(m.view), m.seat, [at]);
  if (fee === 0) return null;
  const least = leastPast(m, at);
  return least !== null && least < fee ? { at: [`space:${at}`], facts: { fee, least } } : null;
}
