import { kitOf } from '../kits.ts';
import { plural, title } from '../text.ts';
import type { Rung } from './rungs.ts';
import { RUNGS } from './rungs.ts';
import type { PairingResult } from './tournament.ts';

/** The figures of the ladder as a part of a page. */

export interface LadderFigure extends PairingResult {
  readonly date: string;
  /** Games at a time, while it was measured. */
  readonly threads: number;
}

export type LadderFigures = Readonly<Record<string, LadderFigure>>;

/** JSON as the formatter of the project writes it: short lists in one line. */
export const figuresText = (figures: LadderFigures): string =>
  `${JSON.stringify(figures, null, 2).replaceAll(/\[\s+([^\]]*?)\s+\]/g, (_, inside: string) => `[${inside.replaceAll(/\s+/g, ' ')}]`)}\n`;

const BEGIN = '<!-- ladder: written by `npm run drover -- ladder` -->';
const END = '<!-- /ladder -->';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row(rung: Rung, result: LadderFigure): string {
  const { name, opponent } = kitOf(rung);
  const against = rung.solo === undefined ? title(rung.b!) : `${opponent.name}, ${rung.solo}`;
  const seats = rung.solo === undefined ? plural(rung.players, 'player') : 'solo';
  const [low, high] = result.interval;
  const budget = rung.budget?.milliseconds === undefined ? '' : `, ${rung.budget.milliseconds} ms`;
  const cells = [
    `${name}, ${seats}`,
    `${title(rung.a)}${budget}`,
    against,
    String(result.games),
    percent(result.winRate),
    `${percent(low)} to ${percent(high)}`,
    result.margin.toFixed(1),
    `${percent(rung.aim)}${result.winRate >= rung.aim ? '' : ', not yet'}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page with its figures replaced by these. */
export function withFigures(page: string, figures: LadderFigures): string {
  const [before, rest = ''] = page.split(BEGIN);
  const [, after = '\n'] = rest.split(END);
  const lines = [
    '| table | bot | against | games | won | 95 % interval | points ahead | aim |',
    '|---|---|---|---|---|---|---|---|',
    ...RUNGS.flatMap((rung) => (figures[rung.id] === undefined ? [] : [row(rung, figures[rung.id])])),
  ];
  return `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`;
}
