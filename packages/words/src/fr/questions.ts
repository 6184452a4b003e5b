import { BUYER } from '../pack/ids.ts';
import type { QuestionWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals, plural, workers } from './grammar.ts';

export const questions: QuestionWords = {
  'opening-discard': () => 'Quelle carte défausser avant le premier tour ?',
  'first-place': () => "Sur quel bâtiment neutre placer l'éleveur ?",
  'phase-a': ({ n }) => `Où se déplacer, jusqu'à ${counts.steps(n)} ?`,
  'phase-b': () => 'Que faire ici ?',
  'move-on': ({ n }) => `Où avancer encore, jusqu'à ${counts.steps(n)} ?`,
  appoint: ({ edition }) =>
    edition === 'nz'
      ? 'Céder un ouvrier pour prendre la tuile Capitainerie ?'
      : 'Céder un ouvrier pour prendre la tuile Chef de gare ?',
  auxiliary: () => 'Quelle action auxiliaire faire ?',
  build: () => 'Quel bâtiment placer ?',
  buy: ({ edition, n }) =>
    `${edition === 'nz' ? 'Quels moutons acheter' : 'Quel bétail acheter'} ? Il reste ${plural(n, workers[BUYER[edition]])}.`,
  certificates: ({ n }) => `Combien de certificats recevoir, ${n} au plus ?`,
  discard: ({ n }) => (n === 1 ? 'Quelle carte défausser ?' : `Quelles ${n} cartes défausser, une à une ?`),
  'discard-for': ({ edition }) => (edition === 'nz' ? 'Quel mouton défausser ?' : 'Quelle carte Bétail défausser ?'),
  'discard-second': ({ edition }) =>
    edition === 'nz' ? 'Quel second mouton défausser ?' : 'Quelle seconde carte Bétail défausser ?',
  draw: ({ n }) => `Combien de cartes piocher, ${n} au plus ?`,
  either: () => 'Laquelle des deux ?',
  hire: () => 'Qui engager ?',
  objective: () => 'Quelle carte Objectif prendre ?',
  offer: () => "Prendre ce qui s'offre ?",
  pick: ({ edition, n }) => `Prendre ${animals[edition].stock} : encore ${n} au plus. Lesquels ?`,
  'remove-hazard': () => 'Quel danger retirer ?',
  site: ({ what }) => `Où placer le bâtiment ${what} ?`,
  income: ({ edition }) =>
    edition === 'nz'
      ? 'Quels moutons révéler, et combien de certificats ajouter ?'
      : 'Combien de certificats ajouter ?',
  delivery: ({ n }) => `Où livrer avec un total de ${n}, et avec quel disque ?`,
  'first-disc': () => 'Quel disque placer sur la piste Exploration ?',
  'choose-foresight-a': () => 'Quelle tuile de Prévision A placer ?',
  'choose-foresight-b': () => 'Quelle tuile de Prévision B placer ?',
  flip: () => 'Quelle tuile retourner ?',
  invest: () => 'Quelle tuile Bonus prendre ?',
  join: () => 'À quelle rangée ajouter le nouvel ouvrier ?',
  pathfinder: ({ n }) => `De combien avancer sur la piste Exploration, jusqu'à ${some.spaces(n)} ?`,
  post: ({ what }) => `Quel disque poser (${what}) ?`,
  'remote-storehouse': () => 'Quel port améliorer ?',
  retire: () => 'Quel mouton de départ retirer de la partie ?',
  shear: ({ n }) => (n === 0 ? 'Tondre les moutons révélés ?' : `Quels moutons tondre ? Encore ${n} au plus.`),
  'idle-shearers': ({ n }) => `Piocher et défausser avec les tondeurs inoccupés ? Il en reste ${n}.`,
  ship: ({ n }) => `Où déplacer le bateau, jusqu'à ${some.spaces(n)}, une amélioration comptant pour une ?`,
  storehouse: () => 'Quel entrepôt prendre sur le plateau ?',
  'wool-post': ({ n }) => `Livrer la laine d'une valeur de ${n}, et avec quel disque ?`,
  'choose-foresight': ({ n }) => `Quelle tuile de Prévision ${n} placer ?`,
  'choose-raise': () => 'Quelle bête Simmental grandit ?',
  borrow: () => 'Quel bâtiment voisin utiliser ?',
  borrowed: ({ what }) => `Que faire avec ce bâtiment : ${what} ?`,
  bounty: () => 'Quel hors-la-loi prendre ?',
  cull: ({ n }) => `Quelles cartes retirer de la partie ? Encore ${n} au plus.`,
  engine: ({ n }) => `Où avancer la locomotive, jusqu'à ${some.spaces(n)} ?`,
  'engine-back': ({ n }) => `Où reculer la locomotive, de ${some.spaces(n)} exactement ?`,
  'engine-return': () => 'Où va la locomotive depuis le bout de la voie ferrée ?',
  'free-delivery': ({ n }) => `Où livrer avec un total de ${n}, sans coûts de transport, et avec quel disque ?`,
  'special-delivery': () => "Jusqu'où reculer la locomotive pour une livraison ?",
  station: ({ what }) => `Améliorer (${what}), et avec quel disque ?`,
  'station-behind': () => 'Quelle gare derrière la locomotive améliorer ?',
  stroll: ({ n }) => `Où se promener, jusqu'à ${counts.steps(n)} ?`,
};
