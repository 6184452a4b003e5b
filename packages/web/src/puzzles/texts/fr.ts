import { pluralIn } from '@drover/words';
import type { PuzzleLabels } from './en.ts';

const { plural: count } = pluralIn('fr');

export const puzzles: PuzzleLabels = {
  title: 'Trouvez le meilleur tour',
  intro:
    'Des positions de parties de bon niveau où un tour vaut nettement mieux que ceux qui semblent naturels. Trouvez-le sur la vraie table.',
  today: 'Énigme du jour',
  todayAbout: 'La même pour tout le monde, une nouvelle chaque jour.',
  todaySolved: 'Résolue. Une nouvelle vous attend demain.',
  streak: (n) => `${count(n, { one: 'jour', many: 'de jours', other: 'jours' })} de suite`,
  share: (n, all) => `${n} énigmes résolues sur ${all} essayées`,
  grades: { 1: 'Regarder deux fois', 2: 'Prévoir', 3: 'Réfléchir plus loin' },
  gradesAbout: {
    1: 'Ce qui rapporte le plus tout de suite n’est pas le meilleur tour.',
    2: 'Le premier plan qui vient à l’esprit ne suffit pas.',
    3: 'Ce que vaut le tour ne se voit qu’aux tours suivants.',
  },
  puzzle: (n) => `Énigme ${n}`,
  solved: 'Résolue',
  shown: 'Réponse vue',
  tried: 'Pas encore résolue',
  fresh: 'Nouvelle',
  solve: 'Essayer',
  look: 'Revoir',
  none: 'Il n’y a pas encore d’énigmes ici.',
  all: 'Toutes les énigmes',
  task: 'C’est à vous. Trouvez le meilleur tour.',
  free: 'Vous pouvez tout annuler tant que votre tour n’est pas fini.',
  show: 'Montrer le meilleur tour',
  showAbout: 'L’énigme ne compte alors pas comme résolue.',
  judging: 'Comparaison de votre tour avec le meilleur…',
  best: 'Résolue : c’est le meilleur tour.',
  asGood: 'Résolue : c’est aussi bien que le meilleur tour.',
  near: (vp) => `Presque : la bonne idée, mais environ ${vp} de moins que le meilleur tour.`,
  worse: (vp) => `Environ ${vp} de moins que le meilleur tour.`,
  lucky: 'Votre tour compte jusqu’au moment où quelque chose a été révélé.',
  overlooked: 'Ce que le meilleur tour a de plus que le vôtre :',
  later: 'Ce que le meilleur tour a de plus que le vôtre se voit aux tours suivants.',
  answer: 'Le meilleur tour',
  margin: (vp, give) => `Environ ${vp} de mieux que tout autre plan, à ${give} près.`,
  step: (n, all) => `Étape ${n} sur ${all}`,
  forward: 'Étape suivante',
  backward: 'Étape précédente',
  again: 'Réessayer',
  next: 'Énigme suivante',
};
