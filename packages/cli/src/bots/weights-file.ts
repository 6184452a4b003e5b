import type { Weights } from '@drover/bots';
import { round } from '../text.ts';
import type { Training } from './training.ts';

/** The learned weights as a source file, with the command that made them and how well they did. */
export function weightsFile(
  { edition, seed, mutants, games, evolution }: Training,
  weights: Weights,
  exam: { games: number; wins: number; meanScore: number; interval: readonly [number, number] },
): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const command = `drover train --edition ${edition} --seed ${seed} --generations ${evolution.generation} --mutants ${mutants} --games ${games}`;
  const [low, high] = exam.interval;
  return [
    "import type { Weights } from '../value/weights.ts';",
    '',
    '/**',
    ' * Learned by self-play, written by:',
    ` *     ${command} --out packages/bots/src/weights/${edition}.ts`,
    ` * The greedy bot with these weights won ${percent(exam.wins / Math.max(1, exam.games))} of ${exam.games} two-player games`,
    ` * against the weights written by hand (95 % interval ${percent(low)} to ${percent(high)}), with ${exam.meanScore.toFixed(1)} points on average.`,
    ' */',
    `export const ${edition.toUpperCase()}_TRAINED: Weights = {`,
    ...Object.entries(weights).map(([name, value]) => `  ${name}: ${round(value as number, 4)},`),
    '};',
    '',
  ].join('\n');
}
