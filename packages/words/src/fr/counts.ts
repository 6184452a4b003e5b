import type { Counted, ObjectiveTask } from '../pack/ids.ts';
import type { Words } from '../words.ts';
import { signed } from '../pack/minus.ts';
import { currencies } from './editions.ts';
import { de, noun, plural, workers } from './grammar.ts';

export const counts: Words['counts'] = {
  money: (edition, amount) => `${signed(amount)} ${currencies[edition]}`,
  vp: (n) => `${signed(n)} PV`,
  gold: (n) => `${n} or`,
  tokens: (n) => plural(n, noun('jeton Échange', 'jetons Échange')),
  permanentCertificates: (n) => plural(n, noun('certificat permanent', 'certificats permanents')),
  permanentWool: (n) => plural(n, noun('laine permanente', 'laines permanentes')),
  workers: (worker, n) => plural(n, workers[worker]),
  steps: (n) => plural(n, noun('déplacement')),
  seaSpaces: (n) => plural(n, noun('case Maritime', 'cases Maritime')),
  several: (n, name) => `${n}× ${name}`,
};

/** Those that only stand in sentences. */
export const some = {
  certificates: (n: number): string => plural(n, noun('certificat')),
  cards: (n: number): string => plural(n, noun('carte')),
  /** `avancer d’une case`, `de 2 cases`. */
  bySpaces: (n: number): string => (n === 1 ? 'd’une case' : `de ${plural(n, noun('case'))}`),
  spaces: (n: number): string => plural(n, noun('case')),
  discs: (n: number): string => plural(n, noun('disque')),
  tiles: (n: number): string => plural(n, noun('tuile')),
  crosses: (n: number): string => plural(n, noun('croix', 'croix')),
};

const counted: Readonly<Record<Counted, ReturnType<typeof noun>>> = {
  'lush-building': noun(
    'bâtiment construit sur une case de végétation luxuriante',
    'bâtiments construits sur des cases de végétation luxuriante',
  ),
  'forest-building': noun('bâtiment construit en forêt', 'bâtiments construits en forêt'),
  storehouse: noun('entrepôt posé', 'entrepôts posés'),
  station: noun('gare améliorée', 'gares améliorées'),
  shepherd: workers.shepherd,
  cowboy: workers.cowboy,
  builder: workers.builder,
  engineer: workers.engineer,
  hazard: noun('tuile Danger', 'tuiles Danger'),
  'outlaw-pair': noun(
    'paire formée d’un hors-la-loi vert et d’un orange',
    'paires formées d’un hors-la-loi vert et d’un orange',
  ),
  objective: noun('objectif dans la zone d’objectifs', 'objectifs dans la zone d’objectifs'),
  pathfinder: noun('case de la piste Exploration', 'cases de la piste Exploration'),
  certificate: noun('certificat'),
  building: noun('bâtiment construit sur le parcours', 'bâtiments construits sur le parcours'),
  worker: noun('ouvrier'),
  ferry: noun('carte Traversier', 'cartes Traversier'),
};

export const forEach: Words['forEach'] = (each, of) =>
  each === 1
    ? `par ${counted[of].one}`
    : each === 2
      ? `par paire ${de(counted[of].other)}`
      : `par tranche de ${plural(each, counted[of])}`;

const tasks: Readonly<Record<ObjectiveTask, ReturnType<typeof noun>>> = {
  'post-13': noun('comptoir de valeur 13 ou plus', 'comptoirs de valeur 13 ou plus'),
  building: noun('bâtiment'),
  'building-4': noun('bâtiment de 4 bâtisseurs ou plus', 'bâtiments de 4 bâtisseurs ou plus'),
  'shearers-2': workers.shearer,
  storehouse: noun('entrepôt'),
  'lincoln-corriedale': noun('Lincoln ou Corriedale', 'Lincoln ou Corriedale'),
  'hampshire-ryeland': noun('Hampshire ou Ryeland', 'Hampshire ou Ryeland'),
  ferry: noun('Traversier'),
  'pathfinder-6': noun('case de la piste Exploration', 'cases de la piste Exploration'),
  flood: noun('tuile Inondation', 'tuiles Inondation'),
  station: noun('gare'),
  hazard: noun('tuile Danger', 'tuiles Danger'),
  'green-outlaw': noun('hors-la-loi vert', 'hors-la-loi verts'),
  'orange-outlaw': noun('hors-la-loi orange', 'hors-la-loi orange'),
  'breeding-3': noun('carte Bétail de valeur d’élevage 3', 'cartes Bétail de valeur d’élevage 3'),
  shorthorn: noun('Shorthorn', 'Shorthorn'),
  hereford: noun('Hereford', 'Hereford'),
  'new-york': noun('disque à New York', 'disques à New York'),
};

export const task: Words['task'] = (n, what) => plural(n, tasks[what]);
