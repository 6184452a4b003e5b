import type { NzTexts } from '../../nz/course.ts';

export const texts: NzTexts = {
  goal: {
    title: 'Ce que vous voulez',
    about: 'Un tour de parcours en une phrase, et d’où viennent les points.',
    steps: {
      story: {
        say: 'Encore et encore, vous menez vos moutons le long du parcours jusqu’à Wellington. Chaque visite rapporte de l’argent et débloque quelque chose sur votre plateau : la suivante sera meilleure.',
      },
      most: {
        say: 'Une partie dure environ cinq ou six boucles, puis qui a le plus de points gagne ; sur les boutons, on les appelle PV. Voici les vôtres, tard dans une partie : comptoirs, moutons, bâtiments et argent.',
      },
      neighbours: {
        say: 'Un comptoir rapporte ses propres points, et la flèche entre deux comptoirs voisins compte aussi dès que vous avez un disque sur chacun. Vous êtes sur 6, 9 et 12 : quel autre comptoir ajouterait le plus ?',
        options: {
          near: 'Comptoir 15 : 5 points, flèche depuis 12 : 5',
          far: 'Comptoir 18 : 6 points, flèche depuis 15 : 4',
        },
        answers: {
          near: 'Exact : 5 pour le comptoir et 5 pour la flèche, puisque vous êtes déjà sur 12.',
          far: 'Seulement 6 : vous n’êtes pas sur 15, la flèche ne compte donc pas. Les voisins valent mieux.',
        },
      },
      sheep: {
        say: 'Les points d’une carte sont dans un écusson rouge. Regardez les moutons de votre main, ceux du début : d’où viennent vos neuf points de cartes ?',
        options: { better: 'De moutons que j’ai achetés', first: 'De ces moutons-ci' },
        answers: {
          better: 'Exact : le Suffolk que vous avez acheté vaut 7 points, et il rapporte aussi plus à Wellington.',
          first:
            'Regardez mieux : aucun ne porte d’écusson. Les points viennent avec les meilleurs moutons, que l’on achète.',
        },
      },
      money: {
        say: 'À la fin, 5 £ font un point. Vous avez 10 £, et le bâtiment H vend une tuile à 4 points pour 5 £ : que faites-vous ?',
        options: { spend: 'J’achète la tuile', keep: 'Je garde l’argent' },
        answers: {
          spend:
            'Exact : 5 £ gardées font 1 point, 5 £ dépensées ici en font 4. L’argent est là pour être dépensé utilement.',
          keep: 'Ces 5 £ feraient 1 point à la fin. La tuile en vaut 4.',
        },
      },
    },
    task: {
      say: 'Le bâtiment H vend des tuiles, et certaines portent des points. Prenez celle qui en a le plus.',
      done: 'Quatre points pour 5 £. Comptoirs, moutons, bâtiments, tuiles : vous savez quoi chercher.',
      miss: 'Cette tuile est utile, mais elle a moins de points. Regardez le nombre sur chacune.',
    },
  },
  trail: {
    title: 'Le parcours',
    about: 'Avancer, s’arrêter, profiter du lieu.',
    steps: {
      move: {
        say: 'Un tour commence par un déplacement : vers l’avant, en comptant chaque lieu où vous entrez. Avancez d’un seul lieu, jusqu’au bâtiment C.',
        why: 'Les cases vides ne comptent pas : vous les avez traversées librement. Plus tard, vous choisirez d’aller jusqu’à trois lieux plus loin.',
        wrong: {
          far: 'Vous pourriez : jusqu’à trois lieux. Mais vous passeriez à côté de C et de ce qu’il offre.',
          fee: 'Vous pourriez passer par là. Mais la main du bâtiment adverse vous coûterait 2 £, et ses actions ne sont pas pour vous.',
          hazard: 'Vous pourriez vous arrêter sur l’inondation. Elle coûte une taxe et n’offre rien.',
        },
      },
      use: {
        say: 'C n’appartient à personne : ce qu’il présente est à vous. Prenez l’or.',
        why: 'Une pépite pour un arrêt. Chaque action d’un bâtiment sert une fois, dans l’ordre de votre choix.',
        wrong: {
          auxiliary:
            'Vous pourriez effectuer à la place une action auxiliaire, une petite action de votre plateau. Elle vous coûterait toutes celles du bâtiment.',
          end: 'Vous pourriez, et laisser l’or ici.',
          more: 'Celle-ci est possible aussi. D’abord l’or.',
        },
      },
      end: {
        say: 'Terminez votre tour. Votre adversaire se déplace, puis c’est de nouveau à vous.',
        why: 'Votre adversaire s’est arrêté sur B : on peut être plusieurs au même endroit.',
        wrong: { more: 'Vous pourriez continuer ici. Les actions auxiliaires viendront dans une autre leçon.' },
      },
      fork: {
        say: 'Trois chemins mènent à E : par le bâtiment adverse à la main verte, par D, ou par D et l’inondation. Un seul est gratuit : passez par D seulement.',
        why: 'Vous n’avez rien payé. Une main verte coûte 2 £ et une noire 1 £, même en passant ; vos propres bâtiments ne vous coûtent jamais rien.',
        wrong: {
          fee: 'Ce chemin passe par le bâtiment de votre adversaire. Sa main verte coûte 2 £, et c’est lui qui les reçoit.',
          short: 'Vous pourriez vous arrêter ici. E est juste après, à votre portée.',
          hazard: 'Ce chemin passe par l’inondation. Sa main noire coûte 1 £, qui va à la banque.',
          far: 'Vous pourriez, sans rien payer. Mais vous passeriez à côté de E et de ce qu’il offre.',
        },
      },
    },
    task: {
      say: 'Allez au bâtiment G sans payer personne.',
      done: 'Deux lieux, aucune taxe : regarder les mains avant de partir fait gagner de l’argent à chaque fois.',
      miss: 'Pas tout à fait : regardez les mains sur la route et l’endroit où vous arrivez.',
    },
  },
  hand: {
    title: 'Votre main',
    about: 'Les races différentes comptent. Les doubles font de l’argent.',
    steps: {
      double: {
        say: 'À Wellington, chaque race de mouton compte une fois. Vous avez deux Shropshire : l’un d’eux n’y vaudrait rien.',
      },
      pair: {
        say: 'Le bâtiment A paie 2 £ pour deux moutons de la même race. Changez votre paire en argent.',
        why: '2 £, et de la place en main. Les deux ne sont pas perdus : ils sont dans votre défausse et reviendront.',
        wrong: {
          auxiliary:
            'Vous pourriez, pour un petit gain. Cela vous coûterait les actions du bâtiment, et le double resterait.',
          end: 'Vous pourriez, mais vous porteriez le double jusqu’à Wellington.',
        },
      },
      draw: {
        say: 'Terminez votre tour : vous piochez jusqu’à quatre cartes.',
        why: 'Vous avez maintenant quatre races. Plus vite partent les doubles, plus vite viennent vos bons moutons.',
      },
      single: {
        say: 'Nouvelle situation : vous êtes sur F, qui paie pour un seul Southdown, et vous en avez deux. Défaussez-en un.',
        why: '3 £ pour une carte qui n’aurait pas compté. La plupart des bâtiments demandent quelque chose de ce genre.',
        wrong: {
          auxiliary: 'Vous pourriez, mais les actions du bâtiment seraient perdues.',
          end: 'Vous pourriez, et laisser 3 £ derrière vous.',
        },
      },
    },
    task: {
      say: 'Terminez ce tour avec quatre races différentes en main.',
      done: 'Bien joué : quatre races différentes, chaque carte compte donc à Wellington.',
      miss: 'Il reste un double dans votre main. Défaussez-le ou échangez-le avant de terminer le tour.',
    },
  },
  wellington: {
    title: 'Wellington',
    about: 'Revenu, livraison, disque, et la suite.',
    steps: {
      arrive: {
        say: 'Le bout du parcours est tout près. Allez à Wellington et commencez votre visite.',
        why: 'Tout le monde s’arrête ici. Quatre étapes suivent, toujours dans cet ordre : revenu, livraison, Prévision A, Prévision B.',
      },
      reveal: {
        say: 'Première étape, le revenu : révélez vos moutons, l’un après l’autre. Les quatre sont différents : tous comptent.',
        why: 'Les nombres s’additionnent : 1 + 2 + 2 + 2 font 7.',
        wrong: { keep: 'Vous pourriez vous arrêter là. Chaque mouton gardé est de l’argent en moins.' },
      },
      income: {
        say: 'Tout est révélé : prenez votre revenu.',
        why: '7 £, une par point de valeur. Les moutons révélés vont dans votre défausse.',
      },
      discs: {
        say: 'Chaque livraison ôte un disque de votre plateau et débloque ce qu’il cachait : actions auxiliaires, déplacement de plus, cartes en main, certificats ou laine. Un disque à bordure noire ne va que sur un comptoir à bordure noire : lequel peut aller sur le comptoir 6, à bordure blanche ?',
        options: {
          white: 'Action auxiliaire : bateau (bordure blanche)',
          dark: 'Un déplacement de plus (bordure noire)',
        },
        answers: {
          white:
            'Exact : un disque à bordure blanche va partout, et une action auxiliaire souvent utile est un bon début. Au premier comptoir à bordure noire, prenez le déplacement de plus ou la cinquième carte.',
          dark: 'Il est fort, mais sa bordure est noire. Il attendra un comptoir à bordure noire, comme le 9.',
        },
      },
      deliver: {
        say: 'Deuxième étape, la livraison : avec 7 vous atteignez le comptoir 6. Choisissez-le, puis le disque qui y va.',
        why: 'Ce que le disque couvrait est à vous pour toute la partie. C’est ainsi que votre plateau grandit.',
        wrong: {
          zero: 'Vous pourriez : 6 £ tout de suite. Mais chaque disque sur le comptoir 0 coûte 8 points à la fin.',
          low: 'Vous pourriez, mais chaque comptoir ne sert qu’une fois. Gardez les petits pour un mauvais jour.',
        },
      },
      once: {
        say: 'Vous ne pouvez livrer qu’une fois à chaque comptoir ; seuls 0 et 21 restent toujours ouverts. À la prochaine boucle, vous avez encore 7 : quel est le comptoir de plus grande valeur qui vous reste ?',
        options: { three: 'Comptoir 3', six: 'Comptoir 6', nine: 'Comptoir 9' },
        answers: {
          three: 'Exact : le 6 ne vous sert plus. Chaque boucle devrait donc rapporter plus que la précédente.',
          six: 'Votre disque y est déjà : il vous est fermé.',
          nine: '7 ne suffit pas.',
        },
      },
      foresight: {
        say: 'Troisième et quatrième étapes, la Prévision : vous choisissez ce qui arrive sur le plateau. D’abord un ouvrier ou un danger, puis l’une de deux tuiles Bonus.',
        why: 'Ce que vous choisissez sert à tous. La partie finit quand le marché aux tuiles Bonus est plein : chacune de ces tuiles rapproche donc la fin.',
      },
      leave: {
        say: 'Terminez votre tour. Votre éleveur repart du début du parcours.',
        why: 'Voilà une boucle. Meilleur troupeau, plus d’argent, un disque de plus : la suivante commence.',
      },
    },
    task: {
      say: 'Visitez Wellington et livrez au comptoir 9.',
      done: '2 + 2 + 2 + 3 font 9. Le comptoir 9 coûte 3 £ de transport, mais il vaut un point, et ses flèches vers 6 et 12 en ajoutent.',
      miss: 'Il faut une valeur de 9. Révélez tous vos moutons, puis choisissez le comptoir 9.',
    },
  },
  workers: {
    title: 'Les ouvriers',
    about: 'Qui engager, et à quoi ils servent.',
    steps: {
      hire: {
        say: 'Deux bergères achètent mieux qu’une. Engagez la bergère à 6 £.',
        why: 'Elle occupe la place suivante de sa rangée, et cette place vous a donné un jeton.',
        wrong: {
          dear: 'Vous pourriez : le bâtiment A permet d’engager deux fois. Cette action coûte 3 £ de plus, prenez d’abord l’autre.',
          others: 'Vous pourriez, et chacun a son heure. Aujourd’hui, vous voulez de meilleurs moutons.',
          end: 'Vous pourriez, mais avec une seule bergère les bons moutons restent chers.',
        },
      },
      kinds: {
        say: 'Quatre métiers, quatre rangées : les bergères achètent, les bâtisseurs construisent, les marins font avancer le bateau, les tondeurs tondent. Plus vous en avez, plus leur action est forte.',
      },
      buy: {
        say: 'Plus tard, sur F : achetez le Corriedale avec vos deux bergères ensemble, pour 2 £.',
        why: 'Avec une seule bergère, il aurait coûté 5 £. Une valeur de 3 au lieu de 1 ou 2 : ce mouton rapporte plus à chaque visite.',
        wrong: {
          alone: 'Vous pourriez : une bergère suffit. Mais cela coûte 5 £ au lieu de 2 £.',
          lincoln: 'Vous pourriez : il donne plus de laine. Pour Wellington, le Corriedale vaut un de plus.',
          small: 'Vous pourriez : c’est un mouton plus modeste, qui rapporte moins de points.',
          restock: 'Une bergère pourrait ajouter des cartes au marché. Ce que vous voulez y est déjà.',
          done: 'Vous pourriez partir sans rien acheter. Avec 5 £, un mouton est à votre portée.',
        },
      },
      pile: {
        say: 'Le nouveau mouton est dans votre défausse. Quand la pioche est vide, la défausse est mélangée, et il arrive dans votre main.',
      },
    },
    task: {
      say: 'Vous avez deux bergères et 8 £. Achetez deux moutons en une action.',
      done: 'Une bergère chacun : 3 £ pour le Dorset Horn et 5 £ pour le Lincoln.',
      miss: 'Chaque bergère peut acheter un mouton. Faites-les travailler séparément, et regardez le prix.',
    },
  },
  building: {
    title: 'Construire',
    about: 'Où construire pour que les autres paient.',
    steps: {
      choose: {
        say: 'Votre bâtiment vous offre des actions que personne d’autre n’a. Vous avez deux bâtisseurs : choisissez le bâtiment 4a, à la main verte.',
        why: 'Deux bâtisseurs, 2 £ pour chacun. Il lui faut maintenant une place.',
        wrong: {
          small: 'Vous pourriez : un seul bâtisseur suffit, mais il vaut moins.',
          hand: 'Vous pourriez, mais il n’a pas de main : personne ne vous paierait.',
          leicester: 'Vous pourriez prendre aussi ces 2 £. Construisez d’abord.',
          auxiliary: 'Vous pourriez, mais vous ne construiriez rien ce tour-ci.',
        },
      },
      site: {
        say: 'Les autres paient en y entrant. Placez-le en A1 : la seule autre voie passe par un éboulement.',
        why: 'Près du départ, chacun passe à chaque boucle, et l’éboulement n’est pas moins cher.',
        wrong: {
          risk: 'Vous pourriez : cette place ajoute une action à votre bâtiment. Mais peu de joueurs y passent.',
          bypass: 'Vous pourriez. En A1, chacun doit choisir entre votre bâtiment et l’éboulement.',
        },
      },
      fee: {
        say: 'Terminez votre tour, et regardez votre adversaire.',
        why: 'Il a dû passer : 2 £ pour vous. Qui a moins paie ce qu’il a, pas davantage.',
        wrong: { leicester: 'Vous pourriez. Voyons d’abord la taxe.' },
      },
      replace: {
        say: 'Avec un troisième bâtisseur, mettez le bâtiment 5a à la place du 4a : vous ne payez que la différence.',
        why: '2 £ au lieu de 6 £, et 4 points au lieu de 3. Les grands bâtiments viennent par étapes.',
        wrong: {
          small: 'Vous pourriez, mais le plus grand vaut plus et ne demande qu’un bâtisseur de plus.',
          end: 'Vous pourriez, mais vous avez de quoi faire mieux.',
          big: 'Vous pourriez. Cette leçon continue avec le bâtiment 5a, à la place du 4a.',
          auxiliary: 'Vous pourriez, mais vous ne construiriez rien ce tour-ci.',
        },
      },
    },
    task: {
      say: 'Certaines cases Construction montrent une pépite. Construisez de façon à en gagner une.',
      done: 'De l’or pour la bonne place. Les cases marquées 2, 4 ou 7 s’ouvrent plus tard, quand vous aurez exploré.',
      miss: 'Il n’y avait pas de pépite ici. Cherchez l’or sur le plateau.',
    },
  },
  wool: {
    title: 'La laine',
    about: 'Tondre en chemin. Garder ou livrer ?',
    steps: {
      numbers: {
        say: 'Chaque mouton a un second nombre : sa laine. Un Merino donne 3, un Shropshire seulement 1.',
      },
      shear: {
        say: 'Vous avez deux tondeurs : tondez deux moutons. Choisissez ceux qui ont le plus de laine.',
        why: '3 + 2 font 5. Ici aussi, seules les races différentes comptent.',
        wrong: {
          low: 'Vous pourriez, mais vous avez des moutons avec plus de laine.',
          redraw: 'Vous pourriez : un tondeur peut aussi changer une carte. Aujourd’hui, tous deux ont un bon mouton.',
          early: 'Vous pourriez vous arrêter là. Le second tondeur attend.',
          auxiliary: 'Vous pourriez. Tondez d’abord : ce bâtiment est fait pour cela.',
          end: 'Vous pourriez, et laisser la laine sur les moutons.',
        },
      },
      paid: {
        say: 'Terminez la tonte.',
        why: '5 £ au milieu du parcours. Et ce n’est pas tout.',
      },
      deliver: {
        say: '5 suffit pour le comptoir à laine 5. Livrez, et choisissez un disque.',
        why: 'Un disque a quitté votre plateau sans visite à Wellington : c’est autant de gagné.',
        wrong: { keep: 'Vous pourriez garder vos disques. Mais chacun qui part renforce votre jeu.' },
      },
      draw: {
        say: 'Les moutons tondus sont défaussés. Terminez votre tour et piochez-en d’autres.',
        why: 'Les moutons à laine paient ici, puis laissent la place à d’autres avant Wellington.',
        wrong: { auxiliary: 'Vous pourriez effectuer une action auxiliaire. Elle n’est pas utile maintenant.' },
      },
    },
    task: {
      say: 'Vous avez trois tondeurs. Livrez au comptoir à laine 9.',
      done: '3 + 2 + 4 font 9, et un Romney est venu avec : 3 points et un bon mouton.',
      miss: 'Il faut 9 de laine. Choisissez vos trois moutons d’après leur laine.',
    },
  },
  sea: {
    title: 'Mer et exploration',
    about: 'La piste Exploration, le bateau et les ports.',
    steps: {
      path: {
        say: 'Sur le bâtiment B, on explore ou l’on prend un objectif ; déplacer le bateau est une seconde action. Explorez : avancez de deux cases sur la piste Exploration.',
        why: 'Les cases Construction marquées 2 vous sont ouvertes. Plus loin : de l’or, de plus longs déplacements et jusqu’à 15 points.',
        wrong: {
          objective: 'Vous pourriez prendre un objectif à la place. C’est une autre leçon.',
          short: 'Vous pourriez n’avancer que d’une case. La deuxième est gratuite.',
          ship: 'Les deux actions sont permises, dans n’importe quel ordre. Explorez d’abord.',
          auxiliary: 'Vous pourriez, mais vous perdriez les deux actions du bâtiment.',
        },
      },
      small: {
        say: 'Trois marins donnent trois mouvements au bateau : deux pour atteindre le petit port 1, le troisième pour l’améliorer avec un entrepôt. Améliorez-le pour 1 £ ; le trajet est compris.',
        why: 'Le port vous a donné une carte et un point. Les entrepôts de votre plateau vont par paires : quand les deux sont placés, vous gagnez le bonus d’à côté.',
        wrong: {
          sail: 'Vous pourriez, mais quand le bateau s’arrête, le mouvement restant est perdu. Choisissez l’amélioration : le trajet est compris.',
          dear: 'Vous pourriez, mais l’emplacement le moins cher y coûte 1 £.',
          elsewhere: 'Vous pourriez : c’est un port aussi. Commençons par le petit.',
          end: 'Vous pourriez, et laisser vos marins au repos.',
        },
      },
      large: {
        say: 'Un autre jour, votre bateau est à une case du grand port 1. Améliorez-le : le trajet est compris, et les grands ports sont gratuits.',
        why: 'Son comptoir à l’étranger vous est ouvert, pour une livraison de 7 à Wellington.',
        wrong: {
          sail: 'Vous pourriez, mais quand le bateau s’arrête, le mouvement restant est perdu. Choisissez l’amélioration : le trajet est compris.',
          one: 'Vous pourriez : une case vous y mène, mais il ne reste rien pour l’entrepôt.',
          auxiliary: 'Vous pourriez. Votre bateau a mieux à faire.',
          end: 'Vous pourriez, et laisser le port aux autres.',
        },
      },
      medium: {
        say: 'Les ports moyens s’améliorent avec un disque, et un de vos ouvriers peut y rester à la capitainerie pour des points. Le dernier port de chaque voie renvoie le bateau au départ.',
      },
    },
    task: {
      say: 'Depuis le départ, améliorez le petit port 1, à deux cases sur la voie du nord. Le bâtiment G fait avancer le bateau deux fois.',
      done: 'Deux cases avec vos marins, puis un mouvement de plus pour l’entrepôt.',
      miss: 'Naviguez d’abord jusqu’au port, et gardez un mouvement pour l’entrepôt.',
    },
  },
  cards: {
    title: 'Les cartes',
    about: 'Aides, objectifs et or.',
    steps: {
      ferry: {
        say: 'Toutes les cartes ne sont pas des moutons. Jouez votre Traversier : une telle carte se joue à tout moment de votre tour.',
        why: '2 £, et une nouvelle carte à sa place. Un Chien de berger apporte un certificat, qui compte 1 à Wellington ; un Kōtare, une case sur la piste Exploration.',
        wrong: {
          forgo: 'Vous pourriez la jouer rien que pour la nouvelle carte. Prenez les 2 £.',
          end: 'Vous pourriez, mais il encombrerait votre main à Wellington.',
        },
      },
      take: {
        say: 'Le bâtiment B offre des objectifs. Prenez celui qui demande un bâtiment et un entrepôt.',
        why: 'Deux conditions simples, 3 points. Il attend dans votre défausse que vous le piochiez.',
        wrong: {
          blind: 'Vous pourriez en piocher un au hasard. Mieux vaut savoir ce que l’on promet.',
          others: 'Vous pourriez, mais ses conditions sont plus difficiles.',
          track: 'Vous pourriez explorer. Prenez la carte pour l’instant.',
        },
      },
      play: {
        say: 'Vous l’avez en main, avec le bâtiment et l’entrepôt sur la table. Jouez-le.',
        why: '4 £ tout de suite et 3 points à la fin. Un objectif joué mais non rempli coûte des points.',
        wrong: {
          forgo: 'Vous pourriez le jouer sans l’argent. Il n’y a pas de raison.',
          end: 'Vous pourriez le garder. Mais il ne rapporte rien en main.',
        },
      },
      gold: {
        say: 'Vous avez 3 pépites. Achetez le Cheviot, sous le baril.',
        why: 'Un beau mouton sans une livre. L’or se dépense à tout moment de votre tour.',
        wrong: {
          wheel: 'Vous pourriez : cette carte donne argent et exploration. Le Cheviot, lui, compte à chaque boucle.',
          end: 'Vous pourriez garder l’or. On ne peut pas en avoir plus de 5.',
        },
      },
      hazard: {
        say: 'Des aides se gagnent aussi : payez 5 £ ici, sur H, et retirez l’éboulement qui vaut 4 points.',
        why: '4 points pour vous, un Chien de berger dans votre troupeau, et plus personne ne paie là-bas.',
        wrong: {
          small: 'Vous pourriez, mais il a moins de points.',
          shear: 'Vous pourriez aussi tondre un mouton. D’abord l’éboulement.',
          end: 'Vous pourriez, et laisser les points sur le parcours.',
        },
      },
    },
    task: {
      say: 'Vous avez deux objectifs. Jouez celui que vous avez rempli, gardez l’autre.',
      done: '3 points sont à vous. L’autre attend que vous ayez ce qu’il demande.',
      miss: 'Celui-ci demande ce que vous n’avez pas : −3 points. Regardez ses conditions.',
    },
  },
  auxiliary: {
    title: 'Actions auxiliaires',
    about: 'Les petites actions de votre plateau, les jetons et les certificats.',
    steps: {
      stop: {
        say: 'On peut aussi s’arrêter là où rien n’est à soi, pour une action auxiliaire : une petite action de son propre plateau. Arrêtez-vous chez votre adversaire et prenez 1 £.',
        why: '1 £ payée, 1 £ gagnée : mieux que rien quand le bon endroit est trop loin.',
        wrong: {
          on: 'Vous pourriez aller plus loin. Cette fois, arrêtez-vous juste après C.',
          certificate: 'Vous pourriez payer 2 £ pour un certificat. Prenez l’argent cette fois.',
          draw: 'Vous pourriez changer une carte. Prenez l’argent cette fois.',
          end: 'Vous pourriez, mais une action auxiliaire vous est offerte.',
        },
      },
      double: {
        say: 'Un certificat ajoute 1 à votre total à Wellington. Le bâtiment C permet une action auxiliaire double, si ses deux disques sont partis : prenez deux certificats d’un coup.',
        why: 'Deux certificats pour 4 £. Quand votre marqueur atteint 2 sur la piste des certificats, vous gagnez aussi 1 pépite.',
        wrong: {
          single: 'Vous pourriez en prendre un. Vos deux disques sont partis : prenez-en deux.',
          others: 'Vous pourriez. Il vous faut des certificats pour Wellington.',
          forgo: 'Vous pourriez y renoncer. Mais vous avez déjà payé.',
          gold: 'C’est possible aussi. D’abord les certificats.',
          end: 'Vous pourriez, et ne rien prendre ici.',
        },
      },
      token: {
        say: 'Deux doubles, mais un jeton Échange, à dépenser quand on veut. Piochez deux cartes, puis défaussez une carte de chaque double.',
        why: 'De nouveau quatre races en main. Un jeton peut même se dépenser pendant le tour d’un autre.',
        wrong: {
          one: 'Vous pourriez n’en piocher qu’une. Deux valent mieux : il y a deux doubles.',
          first: 'Vous pourriez. D’abord le jeton.',
          end: 'Vous pourriez, avec deux cartes inutiles en main.',
        },
      },
      spend: {
        say: 'À Wellington, chaque certificat compte 1. Révélez les deux moutons et dépensez deux certificats.',
        why: '2 + 2 et deux certificats font 6 : 6 £, et un meilleur comptoir.',
        wrong: { save: 'Vous pourriez en garder. Cette fois, révélez tout et dépensez les deux.' },
      },
    },
    task: {
      say: 'Livrez au comptoir 9, avec trois moutons et deux certificats.',
      done: '2 + 2 + 3 et deux certificats : 9 tout juste. Gardez une telle réserve pour le comptoir voulu.',
      miss: 'C’était trop peu. Révélez les trois moutons et dépensez les deux certificats.',
    },
  },
  lap: {
    title: 'Prévoir une boucle',
    about: 'Un plan pour trois tours, et comment cela finit.',
    steps: {
      plan: {
        say: 'Une partie commence. Regardez le marché de l’emploi et le marché au bétail : que faire de cette première boucle ?',
        options: {
          sheep: 'Des bergères et de meilleurs moutons',
          ships: 'Des marins et des ports',
          buildings: 'Des bâtisseurs et des bâtiments',
        },
        answers: {
          sheep: 'Oui : les bergères sont bon marché et de bons moutons attendent. La table dit quoi faire.',
          ships: 'Le seul marin coûte 8 £. Il y a mieux, et moins cher.',
          buildings: 'Il n’y a pas de bâtisseur à engager. Regardez ce qui est là.',
        },
      },
      hire: {
        say: 'Premier tour : engagez la bergère la moins chère.',
        why: 'Un bon joueur ferait de même : qui est engagé tôt sert toute la partie.',
        wrong: {
          dear: 'Vous pourriez, mais la même bergère est là pour 5 £.',
          sailor: 'Vous pourriez. Il coûte 3 £ de plus et n’entre pas dans le plan.',
          end: 'Vous pourriez, mais c’est ici que l’on engage.',
        },
      },
      onward: {
        say: 'Terminez votre tour. Le prochain arrêt doit rapporter de quoi acheter sur F.',
        why: 'Vous avez 7 £. Un Hampshire coûte 9 £.',
      },
      walk: {
        say: 'F est à quatre lieux, et vous en avez trois. Allez jusqu’à E : on y tond.',
        why: 'Trois lieux en un tour. Peu d’arrêts font une boucle rapide, beaucoup une boucle riche.',
        wrong: { short: 'Vous pourriez vous arrêter ici. Mais E paie votre laine, et F est juste après.' },
      },
      shear: {
        say: 'Deuxième tour : tondez votre Merino.',
        why: '3 £ de plus font 10 £ : assez pour le Hampshire au tour suivant. Prévoir, c’est savoir ce qu’il faudra à l’arrêt d’après.',
        wrong: {
          low: 'Vous pourriez, mais il a moins de laine.',
          redraw: 'Vous pourriez changer une carte. C’est d’argent que vous avez besoin.',
          auxiliary: 'Vous pourriez. Tondre rapporte plus.',
          end: 'Vous pourriez, mais il vous manquera de l’argent sur F.',
        },
      },
      end: {
        say: 'À chaque visite à Wellington, une tuile rejoint ce marché, et le marqueur descend rangée par rangée. Quand le marché est plein, la partie finit : qui l’a rempli a joué son dernier tour, tous les autres en ont encore un.',
      },
      last: {
        say: 'Le marché sera plein dans une boucle environ. À quoi employer votre argent maintenant ?',
        options: {
          points: 'À un bâtiment ou une tuile qui a des points',
          worker: 'À un ouvrier de plus',
          sheep: 'À un bon mouton sans points',
        },
        answers: {
          points:
            'Exact : ce qui ne rapporte que plus tard vient trop tard. Et qui remplit le marché reçoit le marqueur, 5 points.',
          worker: 'Un ouvrier rapporte au fil des boucles, et il n’en reste qu’une. Cherchez des points.',
          sheep: 'Il irait d’abord dans votre défausse, et le temps manque pour le piocher. Cherchez des points.',
        },
      },
    },
    task: {
      say: 'Vous avez 6 £. Achetez le Hampshire ce tour-ci : il coûte 9 £.',
      done: '3 £ pour le Southdown, puis 9 £ pour le Hampshire. Place à votre première partie.',
      miss: 'Quel bâtiment vend des moutons, et qu’offre-t-il d’autre ? Effectuez ses actions dans le bon ordre.',
    },
  },
  sarah: {
    title: 'En solo contre Sarah',
    about: 'Comment pense votre adversaire.',
    steps: {
      card: {
        say: 'En solo, vous affrontez Sarah. Elle n’a ni argent ni main : à chaque tour, une carte dit où elle va et ce qu’elle fait.',
      },
      turn: {
        say: 'Allez à D, terminez votre tour, et regardez.',
        why: 'Sa carte lui a fait engager quelqu’un, sans payer. Elle a avancé, et le lieu où elle est ne lui importe pas.',
        wrong: {
          on: 'Vous pourriez. Cette fois, allez à D.',
          local: 'Vous pourriez profiter du bâtiment. Cette fois, terminez simplement votre tour.',
        },
      },
      specialization: {
        say: 'Plusieurs de ses cartes dépendent de sa spécialité : le métier dont elle a le plus d’ouvriers. Comment la freiner ?',
        options: { most: 'J’engage moi-même ces ouvriers', money: 'Je lui laisse peu d’argent' },
        answers: {
          most: 'Exact : ceux que vous engagez, elle ne les aura pas.',
          money: 'Elle n’a pas d’argent et n’en a pas besoin. Regardez ses ouvriers.',
        },
      },
      decide: {
        say: 'Sa carte la fait construire, juste devant vous. Allez à F, terminez votre tour et, si deux places sont aussi proches, décidez pour elle.',
        why: 'Ce que ses règles laissent ouvert, vous le décidez. Ses taxes vont à la banque.',
        wrong: {
          on: 'Vous pourriez. Cette fois, allez à F.',
          local: 'Vous pourriez profiter du bâtiment. Cette fois, terminez simplement votre tour.',
        },
      },
      score: {
        say: 'Quand gagnez-vous contre elle ?',
        options: { her: 'Quand j’ai plus de points qu’elle', target: 'Quand j’atteins 100 points' },
        answers: {
          her: 'Exact : on compte aussi ses disques, ouvriers, bâtiments, moutons et objectifs, mais pas d’argent.',
          target: 'Ce nombre n’existe pas. Elle marque aussi, et il faut la battre.',
        },
      },
    },
    task: {
      say: 'Allez à H et terminez votre tour. Sarah va construire : gardez pour vous la case à la pépite.',
      done: 'La pépite est toujours là. Ces petites décisions sont votre avantage.',
      miss: 'Elle a pris la pépite. H1 montre l’or, H2 non.',
    },
  },
  'from-second': {
    title: 'Si vous connaissez la Seconde Édition',
    about: 'Ce qui change ici.',
    steps: {
      order: {
        say: 'Wellington est votre Kansas City, mais dans un autre ordre. Qu’est-ce qui vient d’abord ?',
        options: { income: 'Le revenu', foresight: 'La Prévision' },
        answers: {
          income:
            'Exact : revenu et livraison d’abord, puis deux Prévisions au lieu de trois. Et vous choisissez les moutons à révéler.',
          foresight: 'À Kansas City, oui. Ici, elle vient à la fin.',
        },
      },
      wool: {
        say: 'Nouveau : les moutons ont de la laine. Tondez ici vos deux meilleurs.',
        why: 'De l’argent en chemin, et une main qui tourne plus vite.',
        wrong: {
          low: 'Vous pourriez, mais vous avez des moutons avec plus de laine.',
          redraw: 'Vous pourriez : un tondeur peut changer une carte. Tondez les deux.',
          early: 'Vous pourriez vous arrêter là. Le second tondeur attend.',
          end: 'Vous pourriez, et manquer la nouveauté.',
        },
      },
      posts: {
        say: 'La laine se livre aussitôt. Placez un disque sur le comptoir à laine 5.',
        why: 'Des disques partent donc aussi en chemin, pas seulement à la fin.',
        wrong: { keep: 'Vous pourriez. Mais un disque de moins sur le plateau, c’est toujours bon.' },
      },
      deck: {
        say: 'Votre troupeau évolue autrement. Qu’est-ce qui l’améliore ici ?',
        options: {
          cards: 'Des cartes qui ne sont pas des moutons',
          cull: 'Retirer des cartes par une action auxiliaire',
        },
        answers: {
          cards:
            'Exact : Traversier, Chien de berger et Kōtare se jouent et sont aussitôt remplacés. L’or achète des cartes Bonus.',
          cull: 'Cette action n’existe plus. Ici, de nouvelles cartes améliorent le troupeau.',
        },
      },
      sea: {
        say: 'Au lieu de la voie ferrée, il y a la mer, où le bateau va dans tous les sens, et la piste Exploration. Ni hors-la-loi, ni gares.',
      },
      end: {
        say: 'Et qu’est-ce qui met fin à la partie ?',
        options: { tiles: 'Le marché aux tuiles Bonus', jobs: 'Le marché de l’emploi' },
        answers: {
          tiles: 'Exact. Les ouvriers ont quatre colonnes fixes, de moins en moins chères vers le bas.',
          jobs: 'Dans la Seconde Édition, oui. Ici, c’est l’autre marché.',
        },
      },
    },
    task: {
      say: 'Un bateau dépense du mouvement pour placer un entrepôt. Ouvrez un comptoir à l’étranger : un entrepôt au grand port, à deux cases.',
      done: 'Le comptoir à l’étranger 7 vous est ouvert. Le reste, vous le connaissez.',
      miss: 'Servez-vous de vos trois marins : deux cases jusqu’au grand port, un mouvement pour l’entrepôt.',
    },
  },
};
