import { pack } from '@drover/bots';
import { wilson } from './statistics.ts';
import { learned, type Examination, type Training } from './training.ts';

/** The learned network as a source file, with the command that made it and how well it did. */
export function netFile(training: Training, exam: Examination): string {
  const { edition, tables, seed, hidden, games, generation } = training;
  const solo = tables === 'solo';
  const name = solo ? `${edition}-solo` : edition;
  const command = `drover train --edition ${edition} --tables ${tables} --seed ${seed} --generations ${generation} --games ${games} --hidden ${hidden}`;
  const { inputs, largest, weights } = pack(learned(training));
  return [
    "import type { PackedNet } from '../net/packed.ts';",
    '',
    '/**',
    ` * Learned by self-play${solo ? `, from the network in ${edition}.ts on` : ''}, written by:`,
    ` *     ${command} --out packages/bots/src/nets/${name}.ts`,
    ` * Thinking its turns through with it, a bot won ${figures(exam)}`,
    ` * against ${solo ? 'the solo opponent on hard' : 'greedy'}, with ${exam.meanScore.toFixed(1)} points on average.`,
    ' */',
    `export const ${name.toUpperCase().replace('-', '_')}_NET: PackedNet = {`,
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

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function figures({ games, wins }: Examination): string {
  const [low, high] = wilson(wins, games).map(percent);
  return `${percent(wins / Math.max(1, games))} of ${games} games (95 % interval ${low} to ${high})`;
}
