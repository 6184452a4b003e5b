import { pluralIn } from '@drover/words';
import type { CoachLabels, Texts } from '../texts.ts';

const { plural: count } = pluralIn('fr');
const steps = { one: 'déplacement', many: 'déplacements', other: 'déplacements' };
const cards = { one: 'carte', many: 'cartes', other: 'cartes' };
const turns = { one: 'tour', many: 'tours', other: 'tours' };
const laps = { one: 'boucle', many: 'boucles', other: 'boucles' };

const labels: CoachLabels = {
  coach: 'Conseiller',
  gotIt: 'Compris',
  where: 'Où ?',
  ask: 'Et maintenant ?',
  hush: 'Silence ce tour-ci',
  hushLong: 'Silence ce tour-ci : plus rien jusqu’au prochain',
  lap: (n) => `Boucle ${n}`,
  left: (n) => (n === 1 ? 'sans doute la dernière boucle' : `encore ${count(n, laps)} environ`),
  aim: {
    place: 'Choisissez le bâtiment de départ.',
    last: 'Votre dernier tour : visez les points.',
    fresh: 'La visite est finie : de nouvelles cartes arrivent à la fin du tour, puis la prochaine boucle commence.',
    there: (place) => `À ${place} : un revenu, une livraison, et un disque qui débloque quelque chose.`,
    makes: (value, certified) => `Votre main vaut ${value}${certified ? ' avec les certificats' : ''}`,
    short: (makes) => `${makes} pour l’instant.`,
    reached: (makes, place) => `${makes}, de quoi livrer ici : ${place}.`,
    next: (place) => `Prochain lieu libre pour vous : ${place}.`,
    top: 'Rien d’ouvert ne demande davantage.',
    doubles: 'Un doublon ne compte qu’une fois.',
  },
  way: (place, n) => `${place} : à ${count(n, turns)}`,
  back: {
    brought: (place, received, paid) =>
      `${place} : vous avez reçu ${received}${paid === null ? '' : ` et payé ${paid}`}.`,
    points: (vp) => `Points du lieu et de ses voisins : ${vp} PV.`,
    opened: (name) => `« ${name} » est débloqué pour toute la partie.`,
    next: (want, total) => `Aujourd’hui, c’était ${total}. Atteindrez-vous ${want} la prochaine fois ?`,
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
      'Bienvenue, je suis votre conseiller : choisissez un des bâtiments éclairés pour commencer, les derniers sont plus près de la fin du parcours. ' +
      'L’ouverture est faite' +
      (discarded > 0 ? ' : une carte moins utile est dans votre défausse' : '') +
      (disc === null ? '.' : `, et votre premier disque a débloqué « ${say.name({ is: 'disc', disc })} ».`),
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
    drawnLate: ({ card }, say) =>
      `Pioché à la fin de votre tour : ${say.name({ is: 'card', card })}. Une carte venue si tard se joue à partir du tour suivant.`,
    shuffled:
      'Votre pioche était vide : la défausse a été mélangée et la remplace. Ce que vous avez acheté arrive à partir de maintenant.',
    certificateLimit: ({ have, most }) =>
      `Certificats : vous en avez ${have} et pouvez en garder ${most}. Tout ce qui dépasse est perdu, alors dépensez-en à la prochaine livraison.`,
    rowFull: ({ most }) =>
      `Cette rangée est pleine : elle a ${most} places. Des ouvriers d’autres types peuvent toujours être engagés.`,
    hazardAhead: ({ fee, least }, say) =>
      `Un danger vous attend : y entrer coûte ${say.money(fee)} et n’apporte rien. ` +
      (least === 0 ? 'Une autre route ne coûte rien' : `Une autre route ne coûte que ${say.money(least)}`) +
      ', ou bien retirez-le un jour et gardez ses points.',
    doubles: ({ animal }) =>
      `Vous avez deux ${animal === 'sheep' ? 'moutons' : 'bovins'} de la même race, et au bout du parcours un seul comptera. Cherchez un bâtiment qui paie pour défausser l’autre.`,
    allDifferent: ({ animal, types, value, total }) =>
      `Vos ${types} ${animal === 'sheep' ? 'moutons' : 'bovins'} sont tous de races différentes, donc chacun compte. Ensemble ils valent ${value}` +
      (total > value ? `, ${total} avec les certificats` : '') +
      ' : gardez-les ainsi.',
    tokens: (facts) =>
      `Un jeton Échange sert à tout moment, même pendant le tour d’un autre : piochez jusqu’à ${count(facts.cards, cards)}, puis défaussez-en autant. C’est utile contre les doublons.`,
    discardPile:
      'Ce que vous défaussez et ce que vous gagnez va dans votre défausse : vous pouvez la consulter quand vous voulez. Personne ne regarde dans une pioche.',
  },
  nz: {
    howItEnds: ({ left, vp }) =>
      `La partie se termine quand le marché aux tuiles Bonus est plein : chaque visite à Wellington y ajoute une tuile, il en manque encore ${left}. Qui le remplit prend le marqueur, ${vp} PV, et les autres ont encore un tour.`,
    firstDisc:
      'Le disque que vous prenez sur votre plateau débloque la case qu’il couvrait, pour toute la partie. Un certificat permanent est un bon début, car il compte à chaque livraison ; sinon, prenez une action utile à chaque boucle.',
    onceEach: ({ first, last }, say) =>
      `Vous ne pouvez livrer qu’une fois à chaque comptoir : il en faut donc un nouveau à chaque boucle. Seuls ces deux-là reçoivent vos disques autant de fois que vous voulez : ${say.name({ is: 'post', post: first })} et ${say.name({ is: 'post', post: last })}.`,
    feesEnd:
      'Choisissez : votre tuile Déplacement s’améliore, ou votre tuile Taxes montre des mains barrées. Avec celles-ci, vous ne payez plus jamais de taxe.',
    reveal:
      'Si vous voulez utiliser un jeton Échange, faites-le avant de révéler votre premier mouton. Ensuite rien d’autre n’est possible jusqu’à ce que les cartes soient défaussées.',
    noWhiteDisc:
      'Il ne vous reste aucun disque à bordure blanche : ceux à bordure noire vont donc partout. Si aucun ne peut être posé, on en reprend un dans un port moyen.',
    transport: ({ cost, post }, say) =>
      `Le transport coûte ici ${say.money(cost)} (${say.name({ is: 'post', post })}). Il faut pouvoir le payer en plus de la case sous le disque.`,
    negative: ({ vp, post }, say) =>
      `Attention, ${say.name({ is: 'post', post })} : il paie tout de suite, mais chaque disque y coûte ${vp} PV à la fin. Ne le prenez que si rien de mieux n’est à portée.`,
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
        ? 'Alors le marché au bétail est complété.'
        : arrow === 'turquoise'
          ? 'Alors certains bâtiments neutres sont retournés.'
          : 'Alors la partie se termine, et les autres ont encore un tour.'),
    emptySupply:
      'Une pile de cartes est épuisée. Ce qui vous donnerait une telle carte fonctionne toujours, mais sans la carte.',
    plenty: ({ each }, say) =>
      `L’argent et les jetons Échange ne s’épuisent jamais, et vous pouvez en avoir autant que vous voulez. Mais ${say.money(each)} ne font que 1 PV à la fin, alors dépensez.`,
  },
  second: {
    howItEnds: ({ left, vp }) =>
      `La partie se termine quand le marché de l’emploi est plein : les ouvriers choisis à Kansas City y vont, il en manque encore ${left}. Qui le remplit prend le marqueur, ${vp} PV, et les autres ont encore un tour.`,
    firstDisc:
      'Le disque que vous prenez sur votre plateau débloque la case qu’il couvrait, pour toute la partie. L’action auxiliaire des certificats est un bon début, car ils comptent à la livraison ; celle de la locomotive réduit les coûts de transport.',
    onceEach: ({ first, last }, say) =>
      `Vous ne pouvez livrer qu’une fois à chaque ville : il en faut donc une nouvelle à chaque boucle. Seules ces deux-là reçoivent vos disques autant de fois que vous voulez : ${say.name({ is: 'city', city: first })} et ${say.name({ is: 'city', city: last })}.`,
    noWhiteDisc:
      'Il ne vous reste aucun disque à bordure blanche : ceux à bordure noire vont donc partout. Si aucun ne peut être posé, on en reprend un dans une gare.',
    transport: ({ cost, city }, say) =>
      `Le transport coûte ici ${say.money(cost)} (${say.name({ is: 'city', city })}), pour les croix que votre locomotive n’a pas encore passées : plus elle avance, moins vous payez.`,
    negative: ({ vp, city }, say) =>
      `Attention, ${say.name({ is: 'city', city })} : cette ville paie tout de suite, mais chaque disque y coûte ${vp} PV à la fin. Ne la prenez que si rien de mieux n’est à portée.`,
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
