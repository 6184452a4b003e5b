import type { ByEdition } from '../pack/shapes.ts';
import type { Words } from '../words.ts';
import { some } from './counts.ts';
import { ends, tokens } from './editions.ts';
import { un } from './grammar.ts';

const build: ByEdition = {
  nz: 'Placez un de vos bâtiments sur une case vide, ou sur un des vôtres qui demande moins de bâtisseurs.',
  second: 'Placez un de vos bâtiments sur une case vide, ou sur un des vôtres qui demande moins d’artisans.',
};

const buyWords: ByEdition = {
  nz: 'Répartissez vos bergères entre les options d’achat, ou utilisez-en une pour ajouter des cartes au marché.',
  second: 'Répartissez vos cow-boys entre les options d’achat, ou utilisez-en un pour ajouter des cartes au marché.',
};

const effects: Words['about']['effects'] = {
  gain: () => 'De la banque, tout de suite.',
  certificates: () => 'Le marqueur Certificat avance, mais pas au-delà de sa limite.',
  pathfinder: () => 'Chaque case atteinte ou dépassée donne sa récompense ; vous pouvez vous arrêter avant.',
  per: () => 'On compte ce que vous possédez en ce moment.',
  all: () => 'Effectuez tout ce qui est possible, dans cet ordre.',
  either: () => 'Choisissez une seule possibilité.',
  pay: () => 'Payez d’abord le prix en entier.',
  discard: () => 'Défaussez de votre main exactement ces cartes.',
  draw: () => 'Piochez d’abord, puis défaussez autant de cartes.',
  take: () => 'La carte va dans votre défausse. Si la réserve est vide, vous ne recevez rien.',
  objective: () => 'La carte va dans votre défausse ; vous pourrez la jouer quand vous la piocherez.',
  pick: () => 'Prenez au marché, sans payer.',
  permanent: () => 'Compte désormais à chaque fois.',
  hire: () => 'Prenez un ouvrier au marché de l’emploi, payez son prix et placez-le sur votre plateau.',
  invest: () => 'Prenez une tuile Bonus hors de la rangée du marqueur, payez le prix de sa rangée et utilisez-la.',
  buy: (edition) => buyWords[edition],
  build: (edition) => build[edition],
  'upgrade-building': () => 'Seule la différence est demandée et payée.',
  ship: () => 'Le dernier mouvement peut servir à améliorer le port où se trouve le bateau.',
  storehouse: () => 'L’amélioration compte pour une de ces cases ; le bateau reste où il est.',
  shear: () =>
    'Révélez des moutons de races différentes et recevez leur valeur de lainage ; vous pouvez ensuite livrer la laine.',
  post: () => 'Bordures, coûts de transport et prix de l’emplacement comme pour une livraison.',
  auxiliary: () => 'Une de vos actions auxiliaires débloquées ; en double si ses deux disques ont été retirés.',
  'remove-hazard': () => 'N’importe quel danger du parcours ; il rapporte des points à la fin de la partie.',
  'move-on': () => 'Avancez et utilisez le nouveau lieu ; ce qui n’est pas encore fait ici est perdu.',
  joker: () => 'La tuile devient un ouvrier dans la rangée de votre choix.',
  retire: () => 'La carte retourne dans la boîte.',
  'stack-acquired': () => 'Vous piocherez plus tôt les cartes obtenues.',
  engine: () => 'On saute les cases occupées ; une voie de garage compte pour une case.',
  'engine-back': () => 'Exactement ce nombre de cases, ou pas du tout.',
  bounty: () => 'Prenez n’importe quel hors-la-loi, et la récompense imprimée sur sa case.',
  cull: () => 'Les cartes retournent dans la boîte.',
  adjacent: () => 'Le bâtiment juste avant ou juste après celui-ci, quel qu’en soit le propriétaire.',
  'special-delivery': () =>
    'Chaque case numérotée parcourue en arrière compte pour 1 ; il n’y a pas de coûts de transport.',
  'station-behind': () => 'Selon les règles habituelles, sans déplacer la locomotive.',
  stroll: () => 'Vous n’utilisez pas le lieu d’arrivée, et le bout du parcours est hors d’atteinte.',
};

const animalMarket: ByEdition = {
  nz: 'Des moutons à vendre. Les bergères les achètent, selon les options d’achat imprimées ici.',
  second: 'Du bétail à vendre. Les cow-boys l’achètent, selon les options d’achat imprimées ici.',
};

const topics: Words['about']['topics'] = {
  gold: () => 'Sert à acheter des cartes Bonus à tout moment de votre tour, et à payer certaines tuiles Bonus.',
  certificates: (edition) => `S’ajoutent à la valeur de votre troupeau à ${ends[edition]}, et s’y dépensent.`,
  'job-market': () => 'Des ouvriers à engager, au prix de leur rangée.',
  'animal-market': (edition) => animalMarket[edition],
  'bonus-market': () => 'Des tuiles Bonus, au prix de leur rangée. Celle du marqueur est fermée.',
  'market-token': (edition) =>
    `Descend quand sa rangée est pleine. Quand il quitte la dernière, les autres jouent encore un tour. Le ${tokens[edition]} rapporte des points à qui le prend.`,
  objectives: () => 'Objectifs à prendre. Un objectif joué doit être rempli, sinon vous perdez des points.',
  foresight: (edition) => `À ${ends[edition]}, on choisit une des deux tuiles de chaque sorte et on la place.`,
  'step-tile': () => 'Un déplacement de plus à chaque tour ; deux de plus au verso.',
  'fee-tile': () => 'Une fois retournée, elle vous dispense de toutes les taxes.',
  deck: () => 'Vos cartes à piocher. Quand la pioche est vide, on mélange la défausse.',
  'discard-pile': () => 'Cartes défaussées ou obtenues, face visible.',
  hand: () => 'À la fin de votre tour, vous complétez votre main jusqu’à sa limite.',
  'automa-deck': () => 'Une carte par tour : de combien avancer, et que faire.',
  simmental: () => 'On achète des veaux au marché ; ils grandissent quand on les révèle : veau, génisse, vache.',
};

const hazard = 'Vous payez sa taxe si vous y passez ou vous y arrêtez.';

export const about: Words['about'] = {
  effects,
  workers: {
    shepherd: 'Achète des moutons : plus il y a de bergères, meilleures sont les options d’achat.',
    craftsman: 'Construit : un bâtiment demande autant de bâtisseurs qu’il en montre.',
    sailor: 'Déplace votre bateau : une case par marin.',
    shearer: 'Tond : un mouton par tondeur.',
    cowboy: 'Achète du bétail : plus il y a de cow-boys, meilleures sont les options d’achat.',
    builder: 'Construit : un bâtiment demande autant d’artisans qu’il en montre.',
    engineer: 'Avance votre locomotive : une case par ingénieur.',
  },
  hazards: { rockfall: hazard, flood: hazard, drought: hazard },
  outlaw: 'Vous payez sa taxe si vous y passez ou vous y arrêtez ; celui qui touche la prime le retire du parcours.',
  unlocks: {
    auxiliary: 'Débloque cette action auxiliaire ; on peut la doubler quand ses deux disques ont été retirés.',
    step: 'Un déplacement de plus à chaque tour.',
    hand: 'Une carte de plus en main.',
    'certificate-limit': 'Augmente la limite de certificats.',
    'permanent-certificate': 'Un certificat permanent.',
    'permanent-wool': 'Une laine permanente.',
  },
  topics,
  money: (amount, points) => `À la fin de la partie, chaque tranche de ${amount} rapporte ${points}.`,
  tokens: (cards) =>
    `Dépensez un jeton à tout moment : piochez jusqu’à ${some.cards(cards)}, puis défaussez-en autant.`,
  end: {
    nz: 'Votre déplacement s’arrête toujours ici. Révélez vos moutons pour toucher un revenu, livrez-les, choisissez de nouvelles tuiles, puis repartez du début.',
    second:
      'Votre déplacement s’arrête toujours ici. Choisissez de nouvelles tuiles, révélez votre bétail pour toucher un revenu, livrez-le, puis repartez du début.',
  },
  start: (edition) => `Votre éleveur repart d’ici après ${ends[edition]}.`,
  emptySpace: 'On peut construire ici. Une case vide ne coûte pas de déplacement.',
  emptyHazard: 'Un danger peut être placé ici. Une case vide ne coûte pas de déplacement.',
  emptyOutlaw: 'Un hors-la-loi peut être placé ici. Une case vide ne coûte pas de déplacement.',
  otherBuilding: 'Seul son propriétaire effectue ses actions ; les autres peuvent effectuer ici une action auxiliaire.',
  hiddenCard: 'Seul son propriétaire la connaît.',
  animal: {
    nz: 'Chaque race compte une fois quand on révèle des moutons.',
    second: 'Chaque race compte une fois quand on révèle le troupeau.',
  },
  action: 'Se joue avant le déplacement, ou avant ou après une action ; puis on pioche une carte.',
  objective:
    'Une fois joué, il doit être rempli ; s’il est encore dans votre troupeau à la fin, vous choisissez de le compter ou non.',
  sea: 'Plusieurs bateaux peuvent partager une case.',
  medium: 'S’améliore avec un disque ; vous pouvez alors affecter un ouvrier à la Capitainerie.',
  small: 'S’améliore avec un entrepôt, au coût indiqué sur un emplacement d’entrepôt libre.',
  large: 'S’améliore gratuitement avec un entrepôt. Il vous ouvre un comptoir à l’étranger.',
  pair: 'Deux entrepôts ; vous recevez le bonus quand les deux ont quitté votre plateau.',
  post: 'Avec une valeur totale au moins égale, vous pouvez livrer ici.',
  woolPost: 'Avec une valeur de lainage au moins égale, vous pouvez livrer ici.',
  city: 'Avec une valeur totale au moins égale, vous pouvez livrer ici.',
  rail: 'Les locomotives suivent la voie ; les croix qu’elles ont dépassées rendent le transport moins cher.',
  station: 'Une locomotive qui s’y arrête peut l’améliorer avec un disque.',
  master: 'Moitié du haut : action immédiate ; moitié du bas : points à la fin de la partie.',
  bonusTile: 'Récompense immédiate ; ses points comptent à la fin de la partie.',
  supply: 'Cartes à obtenir ; elles vont dans votre défausse.',
  lateWorker: (points) => `rapporte ${points} à la fin de la partie`,
  turnedOver: (actions) => `une fois retourné : ${actions}`,
  cullTokens: (n, card, gold) =>
    `Ou dépensez ${n} jetons : retirez de la partie ${un(card)} de votre main et recevez ${gold} or.`,
};
