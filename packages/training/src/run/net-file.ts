import { engine } from '@drover/engine';
import { writeNetFile } from '@drover/bots/inside';
import type { Examination } from './examination.ts';
import { averagedNet, type Training } from './training.ts';

/** The learned network as a file, with the recipe that made it and how well it did. */
export const netFile = (training: Training, examined: Examination): Uint8Array =>
  writeNetFile({
    net: averagedNet(training),
    origin: { rules: engine.rulesOf(training.recipe.edition), recipe: training.recipe, examined },
  });
