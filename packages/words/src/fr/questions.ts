import { BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { ByEdition, QuestionWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals } from './editions.ts';
import { du, le, plural, workers } from './grammar.ts';

const buy: ByEdition = { nz: 'Achetez des moutons', second: 'Achetez du bétail' };
const appoint: ByEdition = {
  nz: 'Affecter un ouvrier à la Capitainerie ?',
  second: 'Affecter un ouvrier comme Chef de gare ?',
};
const destination: ByEdition = { nz: 'un comptoir', second: 'une ville' };
const income: ByEdition = {
  nz: 'Révélez des moutons et ajoutez des certificats',
  second: 'Ajoutez des certificats',
};

const named = (what: Name | null, otherwise: string): string => (what === null ? otherwise : le(what));

export const questions: QuestionWords = {
  'opening-discard': () => 'Défaussez une carte avant votre premier tour',
  'first-place': () => 'Choisissez un bâtiment neutre pour votre éleveur',
  'phase-a': ({ n }) => `Faites ${counts.steps(n)} au plus`,
  'phase-b': () => 'Choisissez une action',
  'move-on': ({ n }) => `Faites encore ${counts.steps(n)} au plus`,
  appoint: ({ edition }) => appoint[edition],
  auxiliary: () => 'Choisissez une action auxiliaire',
  build: () => 'Choisissez un bâtiment à placer',
  buy: ({ edition, n }) => `${buy[edition]} (il reste ${plural(n, workers[BUYER[edition]])})`,
  certificates: ({ n }) => `Recevez ${some.certificates(n)} au plus`,
  discard: ({ n }) => (n === 1 ? 'Défaussez une carte' : `Défaussez ${n} cartes`),
  'discard-for': ({ edition }) => `Défaussez une ${animals[edition].one}`,
  'discard-second': ({ edition }) => `Défaussez une seconde ${animals[edition].one}`,
  draw: ({ n }) => `Piochez ${some.cards(n)} au plus`,
  either: () => 'Choisissez une des possibilités',
  hire: () => 'Engagez un ouvrier',
  objective: () => 'Prenez une carte Objectif',
  offer: () => 'Accepter la récompense ?',
  pick: ({ edition, n }) => `Prenez une ${animals[edition].one} (encore ${n} au plus)`,
  'remove-hazard': () => 'Retirez un danger',
  site: ({ what }) => `Choisissez une case pour ${named(what, 'le bâtiment')}`,
  income: ({ edition }) => income[edition],
  delivery: ({ edition, n }) => `Livrez (total ${n}) : choisissez ${destination[edition]} et un disque`,
  'first-disc': () => 'Choisissez un disque pour la piste Exploration',
  'choose-foresight-a': () => 'Placez une tuile de Prévision A',
  'choose-foresight-b': () => 'Placez une tuile de Prévision B',
  flip: () => 'Choisissez une tuile à retourner',
  invest: () => 'Prenez une tuile Bonus',
  join: () => 'Choisissez une rangée pour le nouvel ouvrier',
  pathfinder: ({ n }) => `Avancez ${some.bySpaces(n)} au plus sur la piste Exploration`,
  post: ({ what }) => `Posez un disque sur ${named(what, 'le comptoir')}`,
  'remote-storehouse': () => 'Améliorez un port',
  retire: () => 'Retirez de la partie une carte Mouton de départ',
  shear: ({ n }) => (n === 0 ? 'Tondre les moutons révélés ?' : `Révélez des moutons à tondre (encore ${n} au plus)`),
  'idle-shearers': ({ n }) => `Piocher et défausser avec les tondeurs inoccupés ? (il en reste ${n})`,
  ship: ({ n }) => `Déplacez votre bateau ${some.bySpaces(n)} au plus (améliorer un port compte pour une case)`,
  storehouse: () => 'Prenez un entrepôt de votre plateau',
  'wool-post': ({ n }) => `Livrer cette laine (valeur ${n}) ? Choisissez un disque`,
  'choose-foresight': ({ n }) => `Placez une tuile de Prévision ${n}`,
  'choose-raise': () => 'Choisissez la bête Simmental qui grandit',
  borrow: () => 'Choisissez un bâtiment voisin à utiliser',
  borrowed: ({ what }) => `Choisissez une action ${what === null ? 'du bâtiment' : du(what)}`,
  bounty: () => 'Prenez un hors-la-loi',
  cull: ({ n }) => `Retirez des cartes de la partie (encore ${n} au plus)`,
  engine: ({ n }) => `Avancez votre locomotive ${some.bySpaces(n)} au plus`,
  'engine-back': ({ n }) => `Reculez votre locomotive ${some.bySpaces(n)} exactement`,
  'engine-return': () => 'Choisissez où va votre locomotive depuis le bout de la voie ferrée',
  'free-delivery': ({ n }) => `Livrez (total ${n}, sans coûts de transport) : choisissez une ville et un disque`,
  'special-delivery': () => 'Reculez votre locomotive, puis livrez',
  station: ({ what }) => `Améliorer ${named(what, 'la gare')} ? Choisissez un disque`,
  'station-behind': () => 'Améliorez une gare derrière votre locomotive',
  stroll: ({ n }) => `Déplacez-vous librement (${counts.steps(n)} au plus)`,
};
