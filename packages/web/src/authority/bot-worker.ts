import { advise, botOf, review } from '@drover/bots';
import { generator, parseRecord } from '@drover/engine';
import type { Answer, Question, Reply } from './thinker.ts';

const tell = (reply: Reply): void => postMessage(reply);
const progress = (share: number): void => tell({ progress: share });

/** How long a hint may take, in milliseconds. */
const HINT = 900;

function answer(question: Question): Answer {
  switch (question.ask) {
    case 'move': {
      const { view, seat, level, seed } = question;
      return { move: botOf(level).choose(view, seat, { below: generator(seed, 'bot'), progress }) };
    }
    case 'advice': {
      const { view, seat } = question;
      const budget = { milliseconds: HINT };
      return { advice: advise(view, seat, { below: generator('hint', String(view.turn)), budget, progress }) };
    }
    case 'review':
      return { mistakes: review(parseRecord(question.record), { seat: question.seat, progress }) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    tell(answer(data));
  } catch (error) {
    tell({ trouble: error instanceof Error ? error.message : String(error) });
  }
});
