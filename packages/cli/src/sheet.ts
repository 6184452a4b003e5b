import type { AgainstScore, CoreState, ScoreSheet } from '@drover/engine';
import { score } from '@drover/engine';
import { bold, listed, plural, table } from './text.ts';
import { inEnglish } from './teller.ts';

/** The score sheet: a row for each category, a column for each seat, the winner below. */
export function scoreSheet(state: CoreState): string[] {
  const sheet = score(state);
  const teller = inEnglish(state);
  const rows = sheet.seats[0].categories.map(({ category }, i) => [
    teller.category(category),
    ...sheet.seats.map((seat) => String(seat.categories[i].vp)),
  ]);
  const lines = table([
    ['', ...sheet.seats.map(({ seat }) => teller.seat(seat))],
    ...rows,
    ['Total', ...sheet.seats.map(({ total }) => String(total))],
  ]);
  const rule = '-'.repeat(lines[0].length);
  return [bold(lines[0]), rule, ...lines.slice(1, -1), rule, bold(lines.at(-1)!), '', verdict(sheet, state)];
}

function verdict({ seats, leaders, against }: ScoreSheet, state: CoreState): string {
  const name = (seat: number): string => inEnglish(state).seat(seat);
  const names = listed(leaders.map(name));
  const points = `${plural(seats[leaders[0]].total, 'point')}${against === null ? '' : lead(against)}`;
  if (!state.over) return `${names} would ${leaders.length > 1 ? 'share the victory' : 'win'} now, with ${points}.`;
  return leaders.length > 1 ? `${names} share the victory with ${points}.` : `${names} wins with ${points}.`;

  /** By how much the solo opponent was beaten, or beat the people. */
  function lead({ margin, seat }: AgainstScore): string {
    if (margin === 0) return '';
    const people = seats.filter((other) => other.seat !== seat);
    const beaten = margin > 0 ? name(seat) : people.length === 1 ? name(people[0].seat) : 'the best of the people';
    return `, ${Math.abs(margin)} more than ${beaten}`;
  }
}
