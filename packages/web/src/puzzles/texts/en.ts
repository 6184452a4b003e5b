import { pluralIn } from '@drover/words';

const { plural: count } = pluralIn('en');

/** What the page says around the puzzles. */
export const puzzles = {
  title: 'Find the best turn',
  intro:
    'Positions from strong games in which one turn is clearly better than those that look natural. Find it on the real table.',
  today: 'Puzzle of the day',
  todayAbout: 'The same one for everybody, a new one every day.',
  todaySolved: 'Solved. Tomorrow there is a new one.',
  streak: (n: number): string => `${count(n, { one: 'day', other: 'days' })} in a row`,
  share: (n: number, all: number): string => `${n} of ${all} tried puzzles solved`,
  grades: { 1: 'Look twice', 2: 'Plan ahead', 3: 'Think deep' },
  gradesAbout: {
    1: 'The next best thing to do is not the best turn.',
    2: 'The first plan that comes to mind falls short.',
    3: 'What the turn is worth shows only in the turns after it.',
  },
  puzzle: (n: number): string => `Puzzle ${n}`,
  solved: 'Solved',
  shown: 'Answer seen',
  tried: 'Not solved yet',
  fresh: 'New',
  solve: 'Solve it',
  look: 'Look again',
  none: 'There are no puzzles here yet.',
  all: 'All puzzles',
  /** On the table. */
  task: 'Your turn. Find the best one.',
  free: 'You can undo everything until you end your turn.',
  show: 'Show the best turn',
  showAbout: 'Then it does not count as solved.',
  judging: 'Comparing your turn with the best one…',
  best: 'Solved: this is the best turn.',
  asGood: 'Solved: this is as good as the best turn.',
  near: (vp: string): string => `Nearly: the right idea, but about ${vp} short of the best turn.`,
  worse: (vp: string): string => `About ${vp} worse than the best turn.`,
  lucky: 'Your turn counts up to the moment something came to light.',
  overlooked: 'What the best turn has over yours:',
  later: 'What the best turn has over yours shows in the turns after it.',
  answer: 'The best turn',
  margin: (vp: string, give: string): string => `About ${vp} better than any other plan, give or take ${give}.`,
  step: (n: number, all: number): string => `Step ${n} of ${all}`,
  forward: 'Next step',
  backward: 'Step back',
  again: 'Try again',
  next: 'Next puzzle',
};

export type PuzzleLabels = typeof puzzles;
