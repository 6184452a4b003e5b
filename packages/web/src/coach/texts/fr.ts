import { pluralIn } from '@drover/words';
import type { CoachLabels, Texts } from '../texts.ts';

const { plural: count } = pluralIn('fr');
const steps = { one: 'déplacement', many: 'déplacements', other: 'déplacements' };
const cards = { one: 'carte', many: 'cartes', other: 'cartes' };
const turns = { one: 'tour', many: 'tours', other: 'tours' };

const labels: CoachLabels = {
  coach: 'Conseiller',
  gotIt: 'Compris',
  where: 'Où ?',
  ask: 'Et maintenant ?',
  hush: 'Chut',
  hushLong: 'Chut jusqu’à mon prochain tour',
  lap: (n) => `Boucle ${n}`,
  turnsLeft: (n) => `encore ${count(n, turns)} environ`,
  aim: {
    place: 'Choisissez le bâtiment de départ.',
    last: 'Votre dernier tour : visez les points.',
    there: (place) => `À ${place} : un revenu, une livraison, et un disque qui débloque quelque chose.`,
    more: (have, want, place) => `But : ${want} à ${place}. Votre main vaut ${have} pour l’instant.`,
    doubles: (have, want, place) =>
      `But : ${want} à ${place}. Votre main vaut ${have}, car un doublon ne compte qu’une fois.`,
    enough: (have, place) => `Votre main vaut ${have} : en route pour ${place}.`,
  },
  way: (place, n) => `${place} : à ${count(n, turns)}`,
  back: {
    brought: (place, money, vp) => `${place} : ${money} et ${vp} PV.`,
    opened: (name) => `Débloqué : ${name}.`,
    next: (want, total) => `Prochaine boucle : ${want}, après ${total} aujourd’hui ?`,
    top: 'Plus rien ne demande davantage : livrez aussi souvent que possible.',
  },
  account: {
    title: 'D’où viennent vos points',
    sources: (list) => `L’essentiel vient de : ${list}.`,
    ahead: (category, vp) => `Là où vous aviez de l’avance : ${category}, ${vp} PV.`,
    behind: (category, vp) => `Là où vous aviez du retard : ${category}, ${vp} PV.`,
    first:
      'C’était votre première partie. Désormais je ne parle que de ce qui est nouveau : le menu permet de changer cela.',
  },
  firstGame: {
    title: 'Votre première partie',
    about: 'Une partie entière contre un adversaire facile, avec un conseiller à vos côtés.',
    finished: 'Jouée',
  },
};

export const texts: Texts = {
  labels,
  trail: {
    opening: ({ discarded, disc }, say) =>
      (discarded > 0
        ? 'Une carte dont vous pouvez vous passer est déjà dans votre défausse'
        : 'Votre première main est distribuée') +
      (disc === null ? '. ' : `, et votre premier disque a débloqué « ${say.name({ is: 'disc', disc })} ». `) +
      'Choisissez n’importe quel bâtiment éclairé pour commencer : les derniers sont plus près de la fin du parcours.',
    feesInOrder: ({ paid }, say) =>
      `Plusieurs taxes en un seul mouvement, ${say.money(paid)} en tout : elles se paient dans l’ordre des tuiles. Si l’argent vient à manquer, le reste vous est remis.`,
    feePaid: ({ paid }, say) =>
      `Vous avez payé ${say.money(paid)} : une main sur une tuile fait payer quiconque y entre, pour s’arrêter ou passer. Cherchez une autre route, ou comptez avec la taxe.`,
    feeReceived: ({ received }, say) =>
      `${say.money(received)} pour vous : quelqu’un est entré dans votre bâtiment marqué d’une main. Construisez ces tuiles là où les autres doivent passer.`,
    lastTurn:
      'La fin est arrivée, et c’est votre dernier tour. Tout ce que vous faites encore doit rapporter des points.',
    bareGround:
      'La tuile sous vos pieds a disparu, et vous voilà en pleine route. Votre prochain mouvement part simplement d’ici.',
    othersBuilding:
      'Ce bâtiment est à quelqu’un d’autre, ses actions ne sont donc pas pour vous. Vous pouvez effectuer une action auxiliaire de votre plateau, en version simple.',
    moveOn: (facts) =>
      `Ici vous pouvez repartir, jusqu’à ${count(facts.steps, steps)}, et profiter aussi du lieu où vous arrivez. Effectuez d’abord les autres actions : une fois parti, elles sont perdues.`,
    auxiliaryInstead:
      'Soit vous effectuez les actions de ce bâtiment, soit vous les laissez toutes pour une seule action auxiliaire de votre plateau. Le plus souvent, le bâtiment vaut mieux.',
    reward:
      'Rien ne vous y oblige : on peut renoncer à une récompense, en tout ou en partie. Seuls l’argent et ce que donne une livraison ne se refusent pas.',
    darkCorners:
      'Les disques à bordure noire couvrent les cases les plus fortes. Ils ne vont que vers une bordure noire, ce qui demande une meilleure main.',
    objectiveInHand: ({ vp, penalty }) =>
      `Un objectif : joué pendant votre tour, il donne son action tout de suite et ${vp} PV à la fin si vous le remplissez. Sinon, il coûte ${penalty} PV.`,
    drawnLate: 'Vous avez pioché cette carte à la fin de votre tour. Elle se joue à partir du tour suivant.',
    shuffled:
      'Votre pioche était vide : la défausse a été mélangée et la remplace. Ce que vous avez acheté arrive à partir de maintenant.',
    certificateLimit: ({ most }) =>
      `Vos certificats sont à leur limite de ${most} : tout autre serait perdu. Dépensez-les à la prochaine livraison.`,
    rowFull: ({ most }) =>
      `Cette rangée est pleine : elle a ${most} places. Des ouvriers d’autres types peuvent toujours être engagés.`,
    hazardAhead: ({ fee }, say) =>
      `Un danger vous attend : y entrer coûte ${say.money(fee)} et n’apporte rien. Passez ailleurs, ou retirez-le et gardez ses points.`,
    doubles:
      'Vous avez deux animaux de la même race, et au bout du parcours un seul comptera. Cherchez un bâtiment qui paie pour le défausser.',
    allDifferent: ({ types, value }) =>
      `Vos ${types} animaux sont tous de races différentes, donc chacun compte. Ensemble ils valent ${value} : gardez-les ainsi.`,
    tokens: (facts) =>
      `Un jeton Échange sert à tout moment, même pendant la décision d’un autre : piochez jusqu’à ${count(facts.cards, cards)}, puis défaussez-en autant. C’est utile contre les doublons.`,
    discardPile:
      'Ce que vous défaussez et ce que vous gagnez va dans votre défausse : vous pouvez la consulter quand vous voulez. Personne ne regarde dans une pioche.',
  },
  nz: {
    feesEnd:
      'Choisissez : votre tuile Déplacement s’améliore, ou votre tuile de taxe montre des mains barrées. Avec celles-ci, vous ne payez plus jamais de taxe.',
    reveal:
      'Si vous voulez un échange, faites-le avant le premier mouton. Ensuite rien d’autre n’est possible jusqu’à ce que les cartes soient défaussées.',
    noWhiteDisc:
      'Il ne vous reste aucun disque à bordure blanche : ceux à bordure noire vont donc partout. Si aucun ne peut être posé, on en reprend un dans un port moyen.',
    transport: ({ cost }, say) =>
      `Ce comptoir a des coûts de transport de ${say.money(cost)}. Il faut pouvoir les payer en plus de la case sous le disque.`,
    negative: ({ vp }) =>
      `Ce comptoir paie tout de suite, mais chaque disque y coûte ${vp} PV à la fin. Ne le prenez que si rien de mieux n’est à portée.`,
    emptyBag: 'Un sac est vide, et sa case Prévision le reste aussi. Vous prenez ce qui reste, ou rien.',
    replaceHere:
      'Vous pouvez remplacer le bâtiment où vous êtes. Si vous n’avez effectué aucune de ses actions, celles du nouveau vous sont ouvertes.',
    harbour:
      'Votre bateau est dans un port : un mouvement suffit à l’améliorer, même sans naviguer. L’action s’arrête là, et le mouvement restant est perdu.',
    gate: ({ reached }) =>
      `Votre disque sur la piste Exploration a atteint ${reached} et ouvert une case Construction marquée. Vous pouvez y construire désormais.`,
    gold: ({ most, price }) =>
      `Pendant votre tour, l’or achète des cartes Bonus : la moins chère coûte ${price}. Vous pouvez en garder ${most}, le reste est perdu.`,
    flipped:
      'Ces bâtiments neutres ont été retournés : ils ont désormais d’autres actions. Regardez-les avant de préparer la prochaine boucle.',
    tokenNear: ({ arrow }) =>
      'La prochaine tuile fait avancer le marqueur du marché le long de sa flèche. ' +
      (arrow === 'yellow'
        ? 'Alors le marché aux moutons est complété.'
        : arrow === 'turquoise'
          ? 'Alors certains bâtiments neutres sont retournés.'
          : 'Alors la partie se termine, et les autres ont encore un tour.'),
    emptySupply:
      'Une pile de cartes est épuisée. Ce qui vous donnerait une telle carte fonctionne toujours, mais sans la carte.',
    plenty: ({ each }, say) =>
      `L’argent et les jetons Échange ne s’épuisent jamais, et vous pouvez en avoir autant que vous voulez. Mais ${say.money(each)} ne font que 1 PV à la fin, alors dépensez.`,
  },
  second: {
    noWhiteDisc:
      'Il ne vous reste aucun disque à bordure blanche : ceux à bordure noire vont donc partout. Si aucun ne peut être posé, on en reprend un dans une gare.',
    transport: ({ cost }, say) =>
      `Chaque croix entre votre locomotive et la ville coûte du transport, ${say.money(cost)} pour celle-ci. Plus la locomotive avance, moins vous payez.`,
    negative: ({ vp }) =>
      `Cette ville paie tout de suite, mais chaque disque y coûte ${vp} PV à la fin. Ne la prenez que si rien de mieux n’est à portée.`,
    emptyBag: 'Un sac est vide, et sa case Prévision le reste aussi. Vous prenez ce qui reste, ou rien.',
    replaceHere:
      'Vous pouvez remplacer le bâtiment où vous êtes. Mais cela ferme les actions de Lieu ici, et celles de la nouvelle tuile le restent ce tour-ci.',
    borrow:
      'Ce bâtiment emprunte : choisissez celui juste avant ou juste après, et effectuez ses actions, une fois chacune. Quel qu’en soit le propriétaire, vous ne payez pas de taxe.',
    intoHand: 'L’objectif gagné ici va dans votre main, pas dans la défausse. Vous pouvez le jouer dans ce tour même.',
    specialDelivery:
      'Ici c’est la locomotive qui livre : reculez-la, et le nombre de cases est ce que la ville peut demander. Il n’y a ni revenu ni transport.',
    stationBehind:
      'Ici vous pouvez améliorer une gare derrière votre locomotive, sans la déplacer. Le coût et la bordure comptent comme toujours.',
    lastSpace:
      'La dernière case de la voie ferrée est aussi une gare. Ensuite la locomotive recule jusqu’à la case libre de votre choix, et vous gagnez de l’argent.',
    station: ({ cost, vp }, say) =>
      `Votre locomotive est à une gare : pour ${say.money(cost)} vous pouvez y poser un disque, qui vaut ${vp} PV. Si le chef de gare est encore là, un ouvrier peut y être affecté.`,
    outlawAhead: ({ fee }, say) =>
      `Un hors-la-loi vous attend : entrer sur sa case coûte ${say.money(fee)}. Touchez la prime, et c’est vous qu’on paie.`,
    tokenNear: ({ arrow }) =>
      'Le prochain ouvrier fait avancer le marqueur du marché le long de sa flèche. ' +
      (arrow === 'yellow'
        ? 'Alors le marché au bétail est complété.'
        : 'Alors la partie se termine, et les autres ont encore un tour.'),
  },
};
