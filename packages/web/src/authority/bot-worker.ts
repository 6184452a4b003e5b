import { advise, botOf, loadNetworks, review, TRAINED, type ReadFile } from '@drover/bots';
import { judgeTurn } from '@drover/bots/puzzles';
import { generator, parseRecord, type EditionId } from '@drover/engine';
import type { Answer, Question, Reply } from './thinker.ts';

const tell = (reply: Reply): void => postMessage(reply);
const progress = (share: number): void => tell({ progress: share });

/** How many mistakes are looked for; some cannot be told apart in words. */
const MISTAKES = 8;

const fromServer: ReadFile = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const editionOf = (question: Question): EditionId =>
  question.ask === 'review' ? parseRecord(question.record).setup.edition : question.view.edition;

function answer(question: Question): Answer {
  switch (question.ask) {
    case 'move': {
      const { view, seat, level, seed } = question;
      return { move: botOf(level).choose(view, seat, { below: generator(seed, 'bot'), progress }) };
    }
    case 'advice': {
      const { view, seat } = question;
      return { advice: advise(view, seat, generator('hint', String(view.turn))) };
    }
    case 'review':
      return { mistakes: review(parseRecord(question.record), { seat: question.seat, progress, most: MISTAKES }) };
    case 'turn': {
      const { view, seat, best, played } = question;
      const dice = generator('judge', String(view.turn));
      return { judged: judgeTurn(view, seat, best, played, TRAINED[view.edition], dice) };
    }
  }
}

async function think(question: Question): Promise<void> {
  try {
    await loadNetworks(editionOf(question), fromServer);
    tell(answer(question));
  } catch (error) {
    tell({ trouble: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void think(data));
