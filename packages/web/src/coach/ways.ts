import { answers, tiles } from '@drover/engine';
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

/** The first place after a hazard, or a row of them, where the ways come together again. */
function behind(m: Moment, hazard: number): number {
  let [at] = answers.oneStepAhead(answers.reading(m.view), hazard, []);
  while (tiles.isHazard(m.view.trail[at!]!)) [at] = answers.oneStepAhead(answers.reading(m.view), at!, []);
  return at!;
}

/** What the hazard on a space costs, and the cheapest way past it, if there is one that costs less. */
export function detour(m: Moment, at: number): Now<{ readonly fee: number; readonly least: number }> | null {
  const fee = answers.feesOf(answers.reading(m.view), m.seat, [at]);
  if (fee === 0) return null;
  const to = behind(m, at);
  const least = leastFees(m, m.me.at, to, at);
  const through = leastFees(m, m.me.at, at, -1)! + leastFees(m, at, to, -1)!;
  return least !== null && least < through ? { at: [`space:${at}`], facts: { fee, least } } : null;
}
