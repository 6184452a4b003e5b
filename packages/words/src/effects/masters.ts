import type { GameContext } from '../context/context.ts';
import { pieces, points } from '../context/format.ts';
import type { AnyMaster } from '../pack/engine-types.ts';
import { effectWords } from './effects.ts';

/** A harbourmaster or station master: what comes at once, and what scores at the end. */
export const masterWords = (g: GameContext, { gain, vp, each, of }: AnyMaster): string =>
  pieces(g, [
    effectWords(g, gain),
    of === 'none' ? null : g.words.pieces.scoresEach(points(g, vp), g.words.forEach(each, of)),
  ])!;
