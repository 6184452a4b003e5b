/** What the page says around the lessons. */
export const learn = {
  title: 'Learn the game',
  intro: 'Short lessons on the real table. Take them in order or pick one; you can leave at any time.',
  coach: 'Coach',
  all: 'All lessons',
  start: 'Start',
  goOn: 'Continue',
  repeat: 'Repeat',
  solved: 'Done',
  step: (n: number, all: number): string => `Step ${n} of ${all}`,
  task: 'Your task',
  next: 'Next',
  again: 'Try again',
  nextChapter: 'Next lesson',
  play: 'Play your first game',
  points: 'Your points so far',
  /** To a legal move that the step does not want, and to one that would end the turn. */
  other: 'You could do that. For now, do what is lit on the table.',
  ends: 'You could end your turn here. First do what is lit on the table.',
  early: 'One moment: press Next first.',
};

export type LearnLabels = typeof learn;
