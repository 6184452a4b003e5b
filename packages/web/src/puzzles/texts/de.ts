import { pluralIn } from '@drover/words';
import type { PuzzleLabels } from './en.ts';

const { plural: count } = pluralIn('de');

export const puzzles: PuzzleLabels = {
  title: 'Finde den besten Zug',
  intro:
    'Stellungen aus starken Partien, in denen ein Zug klar besser ist als die naheliegenden. Finde ihn am echten Tisch.',
  today: 'Rätsel des Tages',
  todayAbout: 'Für alle dasselbe, jeden Tag ein neues.',
  todaySolved: 'Gelöst. Morgen gibt es ein neues.',
  streak: (n) => `${count(n, { one: 'Tag', other: 'Tage' })} in Folge`,
  share: (n, all) => `${n} von ${all} versuchten Rätseln gelöst`,
  grades: { 1: 'Zweimal hinsehen', 2: 'Vorausplanen', 3: 'Tief nachdenken' },
  gradesAbout: {
    1: 'Was als Nächstes am meisten bringt, ist nicht der beste Zug.',
    2: 'Der erste Plan, der einem einfällt, reicht nicht.',
    3: 'Was der Zug wert ist, zeigt sich erst in den Zügen danach.',
  },
  puzzle: (n) => `Rätsel ${n}`,
  solved: 'Gelöst',
  shown: 'Lösung angesehen',
  tried: 'Noch nicht gelöst',
  fresh: 'Neu',
  solve: 'Lösen',
  look: 'Noch einmal ansehen',
  none: 'Hier gibt es noch keine Rätsel.',
  all: 'Alle Rätsel',
  task: 'Du bist am Zug. Finde den besten.',
  free: 'Du kannst alles rückgängig machen, bis du deinen Zug beendest.',
  show: 'Den besten Zug zeigen',
  showAbout: 'Dann zählt es nicht als gelöst.',
  judging: 'Dein Zug wird mit dem besten verglichen …',
  best: 'Gelöst: Das ist der beste Zug.',
  asGood: 'Gelöst: Das ist so gut wie der beste Zug.',
  near: (vp) => `Fast: die richtige Idee, aber etwa ${vp} weniger als der beste Zug.`,
  worse: (vp) => `Etwa ${vp} schlechter als der beste Zug.`,
  lucky: 'Dein Zug zählt bis zu dem Moment, in dem etwas Neues bekannt wurde.',
  overlooked: 'Das hat der beste Zug deinem voraus:',
  later: 'Was der beste Zug deinem voraus hat, zeigt sich in den Zügen danach.',
  answer: 'Der beste Zug',
  margin: (vp, give) => `Etwa ${vp} besser als jeder andere Plan, auf ${give} genau.`,
  step: (n, all) => `Schritt ${n} von ${all}`,
  forward: 'Nächster Schritt',
  backward: 'Schritt zurück',
  again: 'Noch einmal versuchen',
  next: 'Nächstes Rätsel',
};
