import type { LearnLabels } from './en.ts';

export const learn: LearnLabels = {
  title: 'Apprendre le jeu',
  intro: 'De courtes leçons sur la vraie table. Suivez l’ordre ou choisissez ; vous pouvez partir à tout moment.',
  coach: 'Conseiller',
  all: 'Toutes les leçons',
  start: 'Commencer',
  goOn: 'Continuer',
  repeat: 'Refaire',
  solved: 'Terminé',
  step: (n, all) => `Étape ${n} sur ${all}`,
  task: 'À vous de jouer',
  next: 'Suivant',
  again: 'Réessayer',
  nextChapter: 'Leçon suivante',
  play: 'Jouer une première partie',
  points: 'Vos points jusqu’ici',
  other: 'Vous pourriez le faire. Pour l’instant, suivez ce qui est éclairé sur la table.',
  ends: 'Vous pourriez finir votre tour ici. Faites d’abord ce qui est éclairé sur la table.',
  early: 'Un instant : appuyez d’abord sur Suivant.',
};
