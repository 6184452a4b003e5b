import type { Words } from '../words.ts';
import { some } from './counts.ts';
import { ends, tokens } from './grammar.ts';

const effects: Words['about']['effects'] = {
  gain: () => 'De la banque, tout de suite.',
  certificates: () => 'Le marqueur Certificat avance, mais pas au-delà de sa limite.',
  pathfinder: () => "Chaque case atteinte ou dépassée donne sa récompense ; on peut s'arrêter avant.",
  per: () => 'On compte ce que vous possédez en ce moment.',
  all: () => 'Tout ce qui est possible, dans cet ordre.',
  either: () => 'Une seule des deux.',
  pay: () => "Le prix d'abord, et en entier.",
  discard: () => 'Exactement ces cartes vont de votre main à votre défausse.',
  draw: () => "D'abord piocher, puis défausser autant de cartes.",
  take: () => 'La carte va dans votre défausse. Si la réserve est vide, il ne se passe rien.',
  objective: () => 'La carte va dans votre défausse ; vous pourrez la jouer quand vous la piocherez.',
  pick: () => 'Pris au marché, sans acheter.',
  permanent: () => 'Compte désormais, à chaque fois.',
  hire: () => "Prendre un ouvrier au marché de l'emploi, payer son prix et le poser sur votre plateau.",
  invest: () => "Prendre une tuile Bonus hors de la rangée du marqueur, payer le prix de sa rangée et l'utiliser.",
  buy: (edition) =>
    edition === 'nz'
      ? 'Chaque bergère achète selon une ligne du marché ou y ajoute des cartes.'
      : 'Chaque cow-boy achète selon une ligne du marché ou y ajoute des cartes.',
  build: (edition) =>
    edition === 'nz'
      ? 'Placer un de vos bâtiments sur une case vide, ou sur un des vôtres qui demande moins de bâtisseurs.'
      : "Placer un de vos bâtiments sur une case vide, ou sur un des vôtres qui demande moins d'artisans.",
  'upgrade-building': () => 'Seule la différence est demandée et payée.',
  ship: () => 'Le dernier mouvement peut améliorer le port où se trouve le bateau.',
  storehouse: () => "L'amélioration compte pour une de ces cases ; le bateau reste où il est.",
  shear: () =>
    'Révéler des moutons de races différentes, recevoir leur valeur de lainage, et peut-être livrer la laine.',
  post: () => "Bordures, transport et prix de l'emplacement comme pour une livraison.",
  auxiliary: () => 'Une des actions de votre plateau dont les disques sont partis ; en double si les deux sont partis.',
  'remove-hazard': () => "N'importe quel danger du parcours ; gardez-le pour ses points.",
  'move-on': () => "Avancer et utiliser le nouveau lieu ; ce qui n'est pas encore fait ici est perdu.",
  joker: () => 'La tuile devient un ouvrier dans la rangée de votre choix.',
  retire: () => 'La carte retourne dans la boîte.',
  'stack-acquired': () => 'Ce que vous obtenez arrive plus tôt en main.',
  engine: () => 'On saute les cases occupées ; une voie de garage compte pour une case.',
  'engine-back': () => 'Exactement autant de cases, ou pas du tout.',
  bounty: () => "Prendre n'importe quel hors-la-loi, et la récompense de sa case.",
  cull: () => 'Les cartes retournent dans la boîte.',
  adjacent: () => "Le bâtiment juste avant ou juste après celui-ci, quel qu'en soit le propriétaire.",
  'special-delivery': () => 'Chaque case numérotée reculée compte un ; le transport est gratuit.',
  'station-behind': () => 'Selon les règles habituelles, sans déplacer la locomotive.',
  stroll: () => "Le lieu d'arrivée n'est pas utilisé, et le bout du parcours est hors d'atteinte.",
};

const topics: Words['about']['topics'] = {
  gold: () => 'Achète des cartes Bonus à tout moment de votre tour, et paie certaines tuiles Bonus.',
  certificates: (edition) => `S'ajoutent à la valeur de votre troupeau à ${ends[edition]}, et s'y dépensent.`,
  'job-market': () => 'Des ouvriers à engager, au prix de leur rangée.',
  'animal-market': (edition) =>
    edition === 'nz'
      ? 'Des moutons à vendre. Les bergères les achètent, selon les lignes imprimées ici.'
      : 'Du bétail à vendre. Les cow-boys achètent selon les lignes imprimées ici.',
  'bonus-market': () => 'Des tuiles Bonus, au prix de leur rangée. Celle du marqueur est fermée.',
  'market-token': (edition) =>
    `Descend quand sa rangée est pleine. Quand il quitte la dernière, les autres jouent encore un tour. Le ${tokens[edition]} rapporte des points à qui le prend.`,
  objectives: () => 'Objectifs à prendre. Un objectif joué doit être rempli, sinon il coûte des points.',
  foresight: (edition) => `À ${ends[edition]}, on place une tuile sur deux de chaque sorte.`,
  'step-tile': () => 'Un déplacement de plus à chaque tour ; deux de plus au verso.',
  'fee-tile': () => 'Retournée, elle vous libère de toutes les taxes.',
  deck: () => 'On y pioche. Quand elle est vide, on mélange la défausse.',
  'discard-pile': () => 'Cartes défaussées ou obtenues, face visible.',
  hand: () => "À la fin de votre tour, vous complétez votre main jusqu'à sa limite.",
  'automa-deck': () => 'Une carte par tour : de combien avancer, et que faire.',
  simmental: () => 'On achète des veaux au marché ; ils grandissent quand on les révèle : veau, génisse, vache.',
};

const hazard = 'Barre le parcours : le passer ou y entrer coûte sa taxe.';

export const about: Words['about'] = {
  effects,
  workers: {
    shepherd: 'Achète des moutons : plus il y a de bergères, meilleures sont les lignes du marché.',
    craftsman: "Construit : un bâtiment demande autant de bâtisseurs qu'il en montre.",
    sailor: 'Déplace votre bateau : une case par marin.',
    shearer: 'Tond : un mouton par tondeur.',
    cowboy: 'Achète du bétail : plus il y a de cow-boys, meilleures sont les lignes du marché.',
    builder: "Construit : un bâtiment demande autant d'artisans qu'il en montre.",
    engineer: 'Avance votre locomotive : une case par ingénieur.',
  },
  hazards: { rockfall: hazard, flood: hazard, drought: hazard },
  outlaw: 'Le passer ou y entrer coûte sa taxe ; qui touche la prime le retire du parcours.',
  unlocks: {
    auxiliary: 'Ouvre cette action auxiliaire ; ses deux disques partis, on peut la doubler.',
    step: 'Plus de déplacements à chaque tour.',
    hand: 'Une carte de plus en main.',
    'certificate-limit': 'Le marqueur Certificat peut aller plus loin.',
    'permanent-certificate': 'Un certificat permanent.',
    'permanent-wool': 'Une laine permanente.',
  },
  topics,
  money: (amount, points) => `À la fin, chaque ${amount} rapporte ${points}.`,
  tokens: (cards) => `Pour un jeton, à tout moment : piocher jusqu'à ${some.cards(cards)} et en défausser autant.`,
  end: (edition) =>
    edition === 'nz'
      ? 'Tout déplacement finit ici. Révélez vos moutons pour un revenu, livrez-les, choisissez de nouvelles tuiles, puis repartez du début.'
      : 'Tout déplacement finit ici. Choisissez de nouvelles tuiles, révélez votre bétail pour un revenu, livrez-le, puis repartez du début.',
  start: () => "D'ici l'éleveur repart.",
  emptySpace: 'On peut construire ici. Une case vide ne coûte pas de déplacement.',
  emptyHazard: 'Un danger peut arriver ici. Une case vide ne coûte pas de déplacement.',
  emptyOutlaw: 'Un hors-la-loi peut arriver ici. Une case vide ne coûte pas de déplacement.',
  otherBuilding: 'Seul son propriétaire fait ses actions ; les autres peuvent faire ici une action auxiliaire.',
  hiddenCard: 'Seul son propriétaire la connaît.',
  animal: (edition) =>
    edition === 'nz'
      ? 'Chaque race compte une fois quand on révèle des moutons.'
      : 'Chaque race compte une fois quand on révèle le troupeau.',
  action: 'Se joue avant le déplacement, ou avant ou après une action ; puis on pioche une carte.',
  objective: "Joué, il est dans votre zone et doit être rempli ; dans le paquet, il ne compte que s'il est rempli.",
  sea: 'Plusieurs bateaux peuvent partager une case.',
  medium: "S'améliore avec un disque. Un ouvrier cédé ici devient capitaine.",
  small: "S'améliore avec un entrepôt, au prix d'une place libre.",
  large: "S'améliore gratuitement avec un entrepôt. Il vous ouvre un comptoir à l'étranger.",
  pair: 'Deux entrepôts ; le bonus vient quand les deux ont quitté votre plateau.',
  post: "Une livraison d'au moins ce total y pose un disque.",
  woolPost: "Une tonte d'au moins ce total peut y poser un disque.",
  city: "Une livraison d'au moins ce total y pose un disque.",
  rail: "Les locomotives suivent la voie ; les croix qu'elles ont passées rendent le transport moins cher.",
  station: "Une locomotive qui s'y arrête peut l'améliorer avec un disque.",
  master: 'La moitié du haut vient tout de suite, celle du bas compte à la fin.',
  bonusTile: "Ce qu'elle rapporte vient tout de suite ; ses points comptent à la fin.",
  supply: 'Cartes à obtenir ; elles vont dans votre défausse.',
  lateWorker: (points) => `rapporte ${points} à la fin`,
  turnedOver: (actions) => `une fois retourné : ${actions}`,
  cullTokens: (n, card, gold) =>
    `Ou ${n} jetons : retirer de la partie une carte ${card} de votre main pour ${gold} or.`,
};
