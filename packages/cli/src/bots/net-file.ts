import { pack } from '@drover/bots';
import type { Training } from './training.ts';

/** The learned network as a source file, with the command that made it and how well it did. */
export function netFile(
  { edition, seed, hidden, games, calm, generation, learner }: Training,
  exam: { games: number; wins: number; meanScore: number; interval: readonly [number, number] },
): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const command = `drover train --edition ${edition} --seed ${seed} --generations ${generation} --games ${games} --calm ${calm} --hidden ${hidden}`;
  const [low, high] = exam.interval;
  const { inputs, largest, weights } = pack(learner.net);
  return [
    "import type { PackedNet } from '../net/packed.ts';",
    '',
    '/**',
    ' * Learned by self-play, written by:',
    ` *     ${command} --out packages/bots/src/nets/${edition}.ts`,
    ` * Playing greedily it won ${percent(exam.wins / Math.max(1, exam.games))} of ${exam.games} two-player games against the`,
    ` * valuation written by hand (95 % interval ${percent(low)} to ${percent(high)}), with ${exam.meanScore.toFixed(1)} points on average.`,
    ' */',
    `export const ${edition.toUpperCase()}_NET: PackedNet = {`,
    `  inputs: ${inputs},`,
    `  hidden: ${hidden},`,
    `  largest: ${largest},`,
    '  weights: [',
    ...weights.map((line) => `    '${line}',`),
    '  ],',
    '};',
    '',
  ].join('\n');
}
