import { botOf } from '@drover/bots';
import { generator } from '@drover/engine';
import type { Question, Reply } from './thinker.ts';

const tell = (reply: Reply): void => postMessage(reply);

addEventListener('message', ({ data: { view, seat, level, seed } }: MessageEvent<Question>) => {
  try {
    const below = generator(seed, 'bot');
    tell({ move: botOf(level).choose(view, seat, { below, progress: (share) => tell({ progress: share }) }) });
  } catch (error) {
    tell({ trouble: error instanceof Error ? error.message : String(error) });
  }
});
