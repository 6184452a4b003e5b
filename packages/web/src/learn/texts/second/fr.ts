import type { SecondTexts } from '../../second/course.ts';

export const texts: SecondTexts = {
  goal: {
    title: 'Ce que vous voulez',
    about: 'Une boucle en une phrase, et d’où viennent les points.',
    steps: {
      story: {
        say: 'Encore et encore, vous menez votre bétail le long du parcours jusqu’à Kansas City. Chaque visite rapporte de l’argent et débloque quelque chose sur votre plateau : la suivante sera meilleure.',
      },
      most: {
        say: 'Une partie dure environ cinq à sept boucles, puis qui a le plus de points gagne ; sur les boutons, on les appelle PV. Voici les vôtres, tard dans une partie : villes, bétail, bâtiments et argent.',
      },
      neighbours: {
        say: 'Une ville rapporte ses propres points, et la flèche entre deux villes voisines compte aussi dès que vous avez un disque dans chacune. Vous êtes à Chicago, Toledo et Philadelphia : quelle autre ville ajouterait le plus ?',
        options: { near: 'Pittsburgh : flèches depuis Toledo 8 et vers Philadelphia 4', far: 'New York : 9 points' },
        answers: {
          near: 'Exact : 8 + 4 font 12, puisque vous êtes déjà dans les deux voisines.',
          far: '9, c’est bien, mais sans flèche. Pittsburgh est entre deux de vos disques.',
        },
      },
      cattle: {
        say: 'Les points d’une carte sont dans un écusson rouge. Regardez votre main, le bétail du début : d’où viennent vos neuf points de bétail ?',
        options: { better: 'Du bétail que j’ai acheté', first: 'De ces cartes-ci' },
        answers: {
          better: 'Exact : un Hereford acheté peut valoir 7 points, et il rapporte aussi plus à Kansas City.',
          first:
            'Regardez mieux : aucune ne porte d’écusson. Les points viennent avec le meilleur bétail, que l’on achète.',
        },
      },
      money: {
        say: 'À la fin, 5 $ font un point. Vous avez 10 $, et le bâtiment F retire pour 7 $ un danger qui vaut 4 points : que faites-vous ?',
        options: { spend: 'Je paie et je prends les points', keep: 'Je garde l’argent' },
        answers: {
          spend:
            'Exact : 10 $ gardés font 2 points, 7 $ dépensés ici en font 4. L’argent est là pour être dépensé utilement.',
          keep: 'Ces 10 $ feraient 2 points à la fin. Le danger à lui seul en vaut 4.',
        },
      },
    },
    task: {
      say: 'Le bâtiment F retire un danger du parcours, et ses points sont à vous. Prenez celui qui en a le plus.',
      done: 'Quatre points pour 7 $. Villes, bétail, bâtiments, dangers : vous savez quoi chercher.',
      miss: 'Celui-ci a moins de points. Regardez le nombre sur chaque danger.',
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
          fee: 'Vous pourriez passer par là. Mais la main du bâtiment adverse vous coûterait 2 $, et ses actions ne sont pas pour vous.',
          outlaw: 'Vous pourriez vous arrêter près du hors-la-loi. Il coûte une taxe et n’offre rien.',
        },
      },
      use: {
        say: 'C n’appartient à personne : ce qu’il présente est à vous. Prenez un certificat : il ajoute 1 à votre total à Kansas City, quand vous en avez besoin.',
        why: 'Le certificat reste à vous jusqu’à ce que vous le dépensiez. Chaque action d’un bâtiment sert une fois, dans l’ordre de votre choix.',
        wrong: {
          auxiliary:
            'Vous pourriez effectuer à la place une action auxiliaire, une petite action de votre plateau. Elle vous coûterait toutes celles du bâtiment.',
          end: 'Vous pourriez, et laisser le certificat ici.',
          more: 'C’est possible aussi. D’abord le certificat.',
        },
      },
      end: {
        say: 'Terminez votre tour. Votre adversaire se déplace, puis c’est de nouveau à vous.',
        why: 'Votre adversaire s’est arrêté sur B : on peut être plusieurs au même endroit.',
        wrong: { more: 'Vous pourriez aussi avancer votre locomotive. C’est une autre leçon.' },
      },
      fork: {
        say: 'Trois chemins mènent à E : par le bâtiment adverse à la main verte, par D, ou par D et le hors-la-loi. Un seul est gratuit : passez par D seulement.',
        why: 'Vous n’avez rien payé. À deux joueurs, chaque main coûte 2 $, même en passant ; à plus de joueurs, l’une des deux couleurs est moins chère.',
        wrong: {
          fee: 'Ce chemin passe par le bâtiment de votre adversaire. Sa main coûte 2 $, et c’est lui qui les reçoit.',
          short: 'Vous pourriez vous arrêter ici. E est juste après, à votre portée.',
          outlaw: 'Ce chemin passe par le hors-la-loi. Sa main coûte 2 $, qui vont à la banque.',
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
        say: 'À Kansas City, chaque race compte une fois. Vous avez deux Criollo : l’un d’eux n’y vaudrait rien.',
      },
      pair: {
        say: 'Le bâtiment F paie 4 $ pour deux cartes de la même race. Changez votre paire en argent.',
        why: '4 $, et de la place en main. Les deux ne sont pas perdues : elles sont dans votre défausse et reviendront.',
        wrong: {
          auxiliary:
            'Vous pourriez, pour un petit gain. Cela vous coûterait les actions du bâtiment, et le double resterait.',
          end: 'Vous pourriez, mais vous porteriez le double jusqu’à Kansas City.',
        },
      },
      draw: {
        say: 'Terminez votre tour : vous piochez jusqu’à quatre cartes.',
        why: 'Vous avez maintenant quatre races. Plus vite partent les doubles, plus vite viennent vos bonnes cartes.',
      },
      single: {
        say: 'Nouvelle situation : vous êtes sur A, qui paie pour un seul Galloway, et vous en avez deux. Défaussez-en un.',
        why: '2 $ pour une carte qui n’aurait pas compté. La plupart des bâtiments demandent quelque chose de ce genre.',
        wrong: {
          auxiliary: 'Vous pourriez, mais les actions du bâtiment seraient perdues.',
          end: 'Vous pourriez, et laisser 2 $ derrière vous.',
        },
      },
    },
    task: {
      say: 'Terminez ce tour avec quatre races différentes en main.',
      done: 'Bien joué : quatre races différentes, chaque carte compte donc à Kansas City.',
      miss: 'Il reste un double dans votre main. Défaussez-le ou échangez-le avant de terminer le tour.',
    },
  },
  'kansas-city': {
    title: 'Kansas City',
    about: 'Prévision, revenu, et un disque pour une ville.',
    steps: {
      arrive: {
        say: 'Le bout du parcours est tout près. Allez à Kansas City et commencez votre visite.',
        why: 'Tout le monde s’arrête ici. Cinq étapes suivent, toujours dans cet ordre : trois fois la Prévision, puis le revenu, puis la livraison.',
      },
      foresight: {
        say: 'La Prévision : vous choisissez ce qui arrive sur le plateau. Trois fois, prenez l’une des deux tuiles.',
        why: 'Ce que vous choisissez sert à tous, ou se dresse devant tous. La partie finit quand le marché de l’emploi est plein : chaque ouvrier rapproche donc la fin.',
      },
      income: {
        say: 'Quatrième étape, le revenu : votre main a quatre races différentes, et toutes comptent. Prenez votre revenu.',
        why: '1 + 2 + 2 + 2 font 7 : 7 $. Toute la main va dans votre défausse.',
      },
      discs: {
        say: 'Chaque livraison ôte un disque de votre plateau et débloque ce qu’il cachait : actions auxiliaires, déplacements, cartes en main ou certificats en plus. Un disque à bordure noire ne va que dans une ville à bordure noire : lequel peut aller à Bloomington, à bordure blanche ?',
        options: {
          white: 'Action auxiliaire : locomotive (bordure blanche)',
          dark: 'Une carte en main de plus (bordure noire)',
        },
        answers: {
          white:
            'Exact : un disque à bordure blanche va partout, et une action auxiliaire souvent utile est un bon début. À la première ville à bordure noire, prenez un déplacement de plus ou une carte en main de plus.',
          dark: 'Il est fort, mais sa bordure est noire. Il attendra une ville à bordure noire, comme Chicago.',
        },
      },
      deliver: {
        say: 'Cinquième étape, la livraison : avec 7 vous atteignez Bloomington, une ville à 6. Choisissez-la, puis le disque qui y va.',
        why: 'Ce que le disque couvrait est à vous pour toute la partie. Vous avez payé 2 $ de transport : votre locomotive n’est pas encore si loin.',
        wrong: {
          home: 'Vous pourriez : 4 $ tout de suite. Mais chaque disque à Kansas City coûte 6 points à la fin.',
          low: 'Vous pourriez, mais chaque ville ne sert qu’une fois. Gardez les proches pour un mauvais jour.',
        },
      },
      once: {
        say: 'Vous ne pouvez livrer qu’une fois à chaque ville ; seules Kansas City et New York restent toujours ouvertes. À la prochaine boucle, vous avez encore 7 : quelle est la ville de plus grande valeur qui vous reste ?',
        options: { louis: 'St. Louis (4)', bloomington: 'Bloomington (6)', peoria: 'Peoria (8)' },
        answers: {
          louis: 'Exact : Bloomington ne vous sert plus. Chaque boucle devrait donc rapporter plus que la précédente.',
          bloomington: 'Votre disque y est déjà : elle vous est fermée.',
          peoria: '7 ne suffit pas.',
        },
      },
      leave: {
        say: 'Terminez votre tour. Votre éleveur repart du début du parcours.',
        why: 'Voilà une boucle. Meilleur troupeau, plus d’argent, un disque de plus : la suivante commence.',
      },
    },
    task: {
      say: 'Visitez Kansas City et livrez à Peoria, une ville à 8.',
      done: '1 + 2 + 2 + 3 font 8. Avec 10, vous atteindriez Chicago, la première ville à bordure noire.',
      miss: 'Vous aviez 8, et cela atteint Peoria. Essayez la ville plus lointaine.',
    },
  },
  workers: {
    title: 'Les ouvriers',
    about: 'Qui engager, et à quoi ils servent.',
    steps: {
      hire: {
        say: 'Deux cow-boys achètent mieux qu’un. Engagez le cow-boy à 6 $.',
        why: 'Il occupe la place suivante de sa rangée. Plus vous en avez d’un métier, plus son action est forte.',
        wrong: {
          dear: 'Vous pourriez : le bâtiment A permet d’engager deux fois. Cette action coûte 2 $ de plus, prenez d’abord l’autre.',
          others: 'Vous pourriez, et chacun a son heure. Aujourd’hui, vous voulez un meilleur bétail.',
          galloway: 'Vous pourriez prendre aussi ces 2 $. Engagez d’abord.',
          end: 'Vous pourriez, mais avec un seul cow-boy le bon bétail reste cher.',
        },
      },
      kinds: {
        say: 'Trois métiers, trois rangées : les cow-boys achètent, les artisans construisent, les ingénieurs font avancer la locomotive. Les bons joueurs en choisissent un ou deux et s’y tiennent.',
      },
      buy: {
        say: 'Plus tard, sur E : achetez le Longhorn avec vos deux cow-boys ensemble, pour 3 $.',
        why: 'Avec un seul cow-boy, il aurait coûté 6 $. Une valeur de 3 au lieu de 1 ou 2 : il rapporte plus à chaque visite.',
        wrong: {
          alone: 'Vous pourriez : un cow-boy suffit. Mais cela coûte 6 $ au lieu de 3 $.',
          angus: 'Vous pourriez : il a la même valeur. Le Longhorn a un point de plus.',
          restock: 'Un cow-boy pourrait ajouter des cartes au marché. Ce que vous voulez y est déjà.',
          done: 'Vous pourriez partir sans rien acheter. Avec 6 $, vous avez de quoi.',
        },
      },
      pile: {
        say: 'La nouvelle carte est dans votre défausse. Quand la pioche est vide, la défausse est mélangée, et la carte arrive dans votre main.',
      },
    },
    task: {
      say: 'Vous avez deux cow-boys et 12 $. Achetez deux cartes en une action.',
      done: 'Un cow-boy chacune, 6 $ chacune : deux bonnes cartes d’un coup.',
      miss: 'Chaque cow-boy peut acheter une carte. Faites-les travailler séparément.',
    },
  },
  building: {
    title: 'Construire',
    about: 'Où construire pour que les autres paient.',
    steps: {
      choose: {
        say: 'Votre bâtiment vous offre des actions que personne d’autre n’a. Vous avez deux artisans : choisissez le bâtiment 4a, qui a une main noire.',
        why: 'Deux artisans, 2 $ pour chacun. Il lui faut maintenant une place.',
        wrong: {
          small: 'Vous pourriez : un seul artisan suffit, mais il vaut moins.',
          gertrudis: 'Vous pourriez prendre aussi ces 2 $. Construisez d’abord.',
          auxiliary: 'Vous pourriez, mais vous ne construiriez rien ce tour-ci.',
        },
      },
      site: {
        say: 'Les autres paient en y entrant. Placez-le en A1 : la seule autre voie passe par une inondation.',
        why: 'Près du départ, chacun passe à chaque boucle, et l’inondation coûte une taxe aussi.',
        wrong: {
          risk: 'Vous pourriez : cette place ajoute une action à votre bâtiment. Mais peu de joueurs y passent.',
          bypass: 'Vous pourriez. En A1, chacun doit choisir entre votre bâtiment et l’inondation.',
        },
      },
      fee: {
        say: 'Terminez votre tour, et regardez votre adversaire.',
        why: 'Il a dû passer, et il vous a payé. Qui a trop peu paie ce qu’il a, pas davantage.',
        wrong: { gertrudis: 'Vous pourriez. Voyons d’abord la taxe.' },
      },
      replace: {
        say: 'Avec un troisième artisan, mettez le bâtiment 5a à la place du 4a : vous ne payez que la différence.',
        why: '2 $ au lieu de 6 $, et 4 points au lieu de 3. Les grands bâtiments viennent par étapes.',
        wrong: {
          small: 'Vous pourriez, mais le plus grand vaut plus et ne demande qu’un artisan de plus.',
          end: 'Vous pourriez, mais vous avez de quoi faire mieux.',
          big: 'Vous pourriez. Cette leçon continue avec le bâtiment 5a, à la place du 4a.',
          auxiliary: 'Vous pourriez, mais vous ne construiriez rien ce tour-ci.',
        },
      },
    },
    task: {
      say: 'Certaines cases Construction sont en forêt, et le bâtiment 1a paie pour chacun de vos bâtiments qui s’y trouve. Construisez le 1a en forêt.',
      done: 'Son action le compte lui-même : 2 $, et davantage à chaque bâtiment en forêt.',
      miss: 'Cette case n’est pas en forêt. Cherchez les arbres sur le plateau.',
    },
  },
  stations: {
    title: 'Les gares',
    about: 'La locomotive, les voies de garage et les chefs de gare.',
    steps: {
      engine: {
        say: 'Votre locomotive ouvre la voie : plus elle est loin, moins le transport coûte. Deux ingénieurs l’avancent de deux cases.',
        why: 'Chaque case compte. Celles qu’occupe une autre locomotive se sautent sans rien coûter.',
        wrong: {
          short: 'Vous pourriez vous arrêter avant. La deuxième case est gratuite.',
          auxiliary: 'Vous pourriez. D’abord la locomotive.',
          end: 'Vous pourriez, et laisser vos ingénieurs au repos.',
        },
      },
      turnout: {
        say: 'À côté de la voie se trouvent des voies de garage avec des gares. Amenez votre locomotive sur la voie de garage 4, à la gare 1.',
        why: 'On peut s’y arrêter ou passer. Qui s’arrête peut améliorer la gare.',
        wrong: {
          past: 'Vous pourriez passer. La gare resterait comme elle est.',
          auxiliary: 'Vous pourriez. D’abord la locomotive.',
          end: 'Vous pourriez, et laisser vos ingénieurs au repos.',
        },
      },
      upgrade: {
        say: 'Payez 2 $ et placez un de vos disques sur cette gare.',
        why: 'Un disque a quitté votre plateau sans visite à Kansas City, et la gare vaut un point.',
        wrong: { forgo: 'Vous pourriez repartir sans elle. Mais chaque disque qui part renforce votre jeu.' },
      },
      master: {
        say: 'La tuile d’un chef de gare attend ici. Laissez un ingénieur et prenez-la.',
        why: 'Elle rapporte tout de suite et marque à la fin. Il vous manque un ingénieur : choisissez bien le moment.',
        wrong: { keep: 'Vous pourriez garder votre ingénieur. La tuile ne vous sera plus proposée ici.' },
      },
    },
    task: {
      say: 'Avec trois ingénieurs, améliorez la gare 2, sur la voie de garage après la case 7.',
      done: 'Deux cases sur la voie, la troisième sur la voie de garage.',
      miss: 'Arrêtez-vous sur la voie de garage, à côté de la case 7, et placez un disque.',
    },
  },
  outlaws: {
    title: 'Hors-la-loi et dangers',
    about: 'Dégager le parcours, et payer moins pour le transport.',
    steps: {
      bounty: {
        say: 'Les hors-la-loi barrent la route et coûtent une taxe. Prenez l’orange : la prime de sa case est à vous.',
        why: '3 $, et la tuile est à vous. Plus le numéro de la case est grand, plus la prime est forte.',
        wrong: {
          poor: 'Vous pourriez, mais il ne rapporte que 2 $.',
          engine: 'Vous pourriez avancer votre locomotive. D’abord le hors-la-loi.',
          auxiliary: 'Vous pourriez. D’abord le hors-la-loi.',
          end: 'Vous pourriez, et laisser la prime aux autres.',
        },
      },
      colours: {
        say: 'La tuile reste à vous : des objectifs demandent des hors-la-loi, et un chef de gare compte les paires d’un orange et d’un vert. Vous en avez un orange : lequel voulez-vous ensuite ?',
        options: { green: 'Le vert', orange: 'Un autre orange' },
        answers: {
          green: 'Exact : un de chaque couleur fait une paire, et vous approchez des objectifs des deux couleurs.',
          orange: 'Deux de la même couleur ne font pas une paire. Prenez l’autre quand vous pouvez.',
        },
      },
      hazard: {
        say: 'Inondations, sécheresses et éboulements coûtent aussi une taxe. Ici, sur F, payez 7 $ pour retirer l’inondation.',
        why: '4 points pour vous, et la voie est libre pour tous.',
        wrong: {
          small: 'Vous pourriez, mais il a moins de points.',
          auxiliary: 'Vous pourriez. Retirer le danger rapporte plus.',
          end: 'Vous pourriez, et laisser les points sur le parcours.',
        },
      },
      fare: {
        say: 'À Kansas City, vous payez le transport : 1 $ par croix entre votre locomotive et la ville. Visitez Kansas City et livrez à Bloomington, derrière trois croix.',
        why: 'Votre locomotive a passé deux des trois croix : vous avez payé 1 $. Les villes les plus lointaines en ont jusqu’à onze.',
        wrong: { low: 'Vous pourriez, et le transport serait gratuit. Mais Bloomington est à votre portée, pour 1 $.' },
      },
    },
    task: {
      say: 'Prenez le hors-la-loi dont la prime est la plus forte.',
      done: '5 $ pour une action, et un objectif qui se rapproche.',
      miss: 'Un autre rapporte plus. Regardez les nombres des cases.',
    },
  },
  cards: {
    title: 'Les objectifs',
    about: 'Lesquels prendre, et quand les jouer.',
    steps: {
      take: {
        say: 'Le bâtiment C offre des objectifs : des conditions contre des points. Vous avez déjà une gare : prenez celui qui demande deux gares et un danger.',
        why: 'Vous y allez de toute façon. Il attend dans votre défausse que vous le piochiez.',
        wrong: {
          blind: 'Vous pourriez en piocher un au hasard. Mieux vaut savoir ce que l’on promet.',
          others: 'Vous pourriez, mais vous n’avez rien de ce qu’il demande.',
          certificate: 'Vous pourriez prendre un certificat. Prenez la carte pour l’instant.',
          end: 'Vous pourriez, sans carte.',
        },
      },
      play: {
        say: 'Vous l’avez en main, avec deux gares et un danger sur la table. Jouez-le.',
        why: '2 $ tout de suite et 3 points à la fin. Un objectif joué mais non rempli coûte des points.',
        wrong: {
          forgo: 'Vous pourriez le jouer sans l’argent. Il n’y a pas de raison.',
          end: 'Vous pourriez le garder. Mais il ne rapporte rien en main.',
        },
      },
      keep: {
        say: 'Que devient un objectif encore en main à Kansas City ?',
        options: { discard: 'Il est défaussé avec la main', score: 'Il marque aussitôt' },
        answers: {
          discard: 'Exact : il n’ajoute rien au revenu et reviendra plus tard. Jouez-le avant, ou perdez du temps.',
          score: 'On ne compte les points qu’à la fin. À Kansas City, il part avec la main.',
        },
      },
      start: {
        say: 'Votre objectif de départ ne coûte rien si vous échouez ; tout autre, une fois joué, coûte alors des points. Quand jouez-vous donc un objectif de votre main ?',
        options: { sure: 'Quand il est rempli ou le sera sûrement', soon: 'Dès que je le pioche' },
        answers: {
          sure: 'Exact : en main, dans la pioche ou la défausse, il ne coûte rien. Joué trop tôt, il peut vous coûter des points.',
          soon: 'Vous perdriez des points si vous échouiez. Assurez-vous d’abord de réussir.',
        },
      },
    },
    task: {
      say: 'Vous avez deux objectifs. Jouez celui que vous avez rempli, gardez l’autre.',
      done: '3 points sont à vous. L’autre attend que vous ayez ce qu’il demande.',
      miss: 'Celui-ci demande ce que vous n’avez pas : −2 points. Regardez ses conditions.',
    },
  },
  auxiliary: {
    title: 'Actions auxiliaires',
    about: 'Les petites actions de votre plateau, les jetons et les certificats.',
    steps: {
      stop: {
        say: 'On peut aussi s’arrêter là où rien n’est à soi, pour une action auxiliaire : une petite action de son propre plateau. Arrêtez-vous chez votre adversaire et prenez 1 $.',
        why: '1 $ pour un arrêt en chemin : mieux que rien quand le bon endroit est trop loin.',
        wrong: {
          on: 'Vous pourriez aller plus loin. Cette fois, arrêtez-vous juste après C.',
          draw: 'Vous pourriez changer une carte. Prenez l’argent cette fois.',
          end: 'Vous pourriez, mais une action auxiliaire vous est offerte.',
        },
      },
      cull: {
        say: 'Le bâtiment D en permet une double, si ses deux disques sont partis. Reculez votre locomotive de deux cases et retirez les deux Criollo du jeu.',
        why: '2 $, et deux cartes faibles parties pour de bon : vos bonnes cartes viennent plus souvent.',
        wrong: {
          single: 'Vous pourriez une seule fois. Vos deux disques sont partis : doublez.',
          others: 'Vous pourriez. Aujourd’hui, il s’agit des cartes faibles.',
          good: 'Vous pourriez, mais elle vaut plus qu’un Criollo.',
          forgo: 'Vous pourriez la garder. Le prix est déjà payé.',
          engine: 'C’est possible aussi. D’abord les cartes.',
          end: 'Vous pourriez, avec deux Criollo dans votre troupeau.',
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
        say: 'À Kansas City, chaque certificat compte 1. Choisissez trois tuiles, puis prenez votre revenu avec deux certificats.',
        why: '2 + 2 et deux certificats font 6 : 6 $, et une meilleure ville.',
        wrong: { save: 'Vous pourriez en garder. Cette fois, dépensez les deux.' },
      },
    },
    task: {
      say: 'Livrez à Chicago, une ville à 10, avec quatre cartes et deux certificats.',
      done: '1 + 2 + 2 + 3 et deux certificats : 10 tout juste. Gardez une telle réserve pour la ville voulue.',
      miss: 'C’était trop peu. Dépensez les deux certificats, puis choisissez Chicago.',
    },
  },
  lap: {
    title: 'Prévoir une boucle',
    about: 'Un plan pour trois tours, et comment cela finit.',
    steps: {
      plan: {
        say: 'Une partie commence. Regardez le marché de l’emploi et le marché au bétail : que faire de cette première boucle ?',
        options: {
          cattle: 'Des cow-boys et un meilleur bétail',
          railroad: 'Des ingénieurs et des gares',
          buildings: 'Des artisans et des bâtiments',
        },
        answers: {
          cattle: 'Oui : il y a des cow-boys et du bon bétail. La table dit quoi faire.',
          railroad: 'Le seul ingénieur coûte 7 $. Il y a mieux, et moins cher.',
          buildings: 'Il n’y a pas d’artisan à engager. Regardez ce qui est là.',
        },
      },
      hire: {
        say: 'Premier tour : engagez le cow-boy le moins cher.',
        why: 'Un bon joueur ferait de même : qui est engagé tôt sert toute la partie.',
        wrong: {
          dear: 'Vous pourriez, mais le même cow-boy est là pour 6 $.',
          engineer: 'Vous pourriez. Il coûte 1 $ de plus et n’entre pas dans le plan.',
          galloway: 'Vous pourriez prendre aussi ces 2 $. Engagez d’abord.',
          end: 'Vous pourriez, mais c’est ici que l’on engage.',
        },
      },
      onward: {
        say: 'Terminez votre tour. Sur E, on peut acheter du bétail, et vous avez 6 $.',
        why: 'Assez pour un Longhorn, et il en restera.',
        wrong: { galloway: 'Vous pourriez. Gardez la carte : elle compte à Kansas City.' },
      },
      walk: {
        say: 'Deuxième tour : E est à trois lieux. Allez-y tout de suite.',
        why: 'Trois lieux en un tour. Peu d’arrêts font une boucle rapide, beaucoup une boucle riche.',
        wrong: { short: 'Vous pourriez vous arrêter ici. Mais E est à votre portée, et l’on y vend du bétail.' },
      },
      buy: {
        say: 'Achetez le Longhorn avec vos deux cow-boys.',
        why: 'Puis, troisième tour : en route vers Kansas City. Prévoir, c’est savoir ce qu’il faudra à l’arrêt d’après.',
        wrong: {
          alone: 'Vous pourriez, avec un cow-boy. Cela coûte 6 $ au lieu de 3 $.',
          angus: 'Vous pourriez : il a un point de moins.',
          restock: 'Vous pourriez ajouter des cartes au marché. Ce que vous voulez y est.',
          done: 'Vous pourriez partir sans acheter. C’est pourtant le but.',
          end: 'Vous pourriez, mais vous êtes ici pour acheter.',
        },
      },
      end: {
        say: 'À chaque visite à Kansas City, des ouvriers rejoignent ce marché, et le marqueur descend rangée par rangée. Quand le marché est plein, la partie finit : qui l’a rempli a joué son dernier tour, tous les autres en ont encore un.',
      },
      last: {
        say: 'Le marché de l’emploi sera plein dans une boucle environ. À quoi employer votre argent maintenant ?',
        options: {
          points: 'À un bâtiment ou un danger qui a des points',
          worker: 'À un ouvrier de plus',
          cattle: 'À une carte de bonne valeur d’élevage, mais pauvre en points',
        },
        answers: {
          points:
            'Exact : ce qui ne rapporte que plus tard vient trop tard. Et qui remplit le marché reçoit le marqueur, 2 points.',
          worker: 'Un ouvrier rapporte au fil des boucles, et il n’en reste qu’une. Cherchez des points.',
          cattle: 'Elle irait d’abord dans votre défausse, et le temps manque pour la piocher. Cherchez des points.',
        },
      },
    },
    task: {
      say: 'Vous avez 4 $. Achetez le Longhorn ce tour-ci : avec un cow-boy, il coûte 6 $.',
      done: '2 $ pour le Pineywoods, puis 6 $ pour le Longhorn. Place à votre première partie.',
      miss: 'Quel bâtiment vend du bétail, et qu’offre-t-il d’autre ? Prenez ses actions dans le bon ordre.',
    },
  },
  sam: {
    title: 'En solo contre Sam',
    about: 'Comment pense votre adversaire.',
    steps: {
      card: {
        say: 'En solo, vous affrontez Sam. Il n’a ni argent ni main : à chaque tour, une carte dit où il va et ce qu’il fait.',
      },
      turn: {
        say: 'Allez à D, terminez votre tour, et regardez.',
        why: 'Sa carte a fait avancer son éleveur et sa locomotive. Le lieu où il est ne lui importe pas.',
        wrong: {
          on: 'Vous pourriez. Cette fois, allez à D.',
          local: 'Vous pourriez profiter du bâtiment. Cette fois, terminez simplement votre tour.',
        },
      },
      specialization: {
        say: 'Plusieurs de ses cartes dépendent de sa spécialité : le métier dont il a le plus d’ouvriers. Comment le freiner ?',
        options: { most: 'J’engage moi-même ces ouvriers', money: 'Je lui laisse peu d’argent' },
        answers: {
          most: 'Exact : ceux que vous engagez, il ne les aura pas.',
          money: 'Il n’a pas d’argent et n’en a pas besoin. Regardez ses ouvriers.',
        },
      },
      decide: {
        say: 'Maintenant, sa carte engage. Allez à D, terminez votre tour et, si deux ouvriers lui conviennent autant, décidez pour lui.',
        why: 'Ce que ses règles laissent ouvert, vous le décidez.',
        wrong: {
          on: 'Vous pourriez. Cette fois, allez à D.',
          local: 'Vous pourriez profiter du bâtiment. Cette fois, terminez simplement votre tour.',
        },
      },
      score: {
        say: 'Quand gagnez-vous contre lui ?',
        options: { his: 'Quand j’ai plus de points que lui', target: 'Quand j’atteins 100 points' },
        answers: {
          his: 'Exact : ses disques, ouvriers, bâtiments et bétail comptent comme les vôtres.',
          target: 'Ce nombre n’existe pas. Il marque aussi, et il faut le battre.',
        },
      },
    },
    task: {
      say: 'Allez à D et terminez votre tour. Sam va engager : gardez le cow-boy pour vous.',
      done: 'Le cow-boy est toujours là. Ces petites décisions sont votre avantage.',
      miss: 'Il a pris le cow-boy. Laissez-lui l’ingénieur.',
    },
  },
  'from-nz': {
    title: 'Si vous connaissez la Nouvelle-Zélande',
    about: 'Ce qui change ici.',
    steps: {
      order: {
        say: 'Kansas City est votre Wellington, mais dans un autre ordre. Qu’est-ce qui vient d’abord ?',
        options: { foresight: 'La Prévision', income: 'Le revenu' },
        answers: {
          foresight: 'Exact : trois Prévisions d’abord, puis revenu et livraison.',
          income: 'À Wellington, oui. Ici, il vient après la Prévision.',
        },
      },
      reveal: {
        say: 'Et quelle part de votre main compte pour le revenu ?',
        options: { all: 'Toujours toute la main', some: 'Ce que je choisis de révéler' },
        answers: {
          all: 'Exact : la main est révélée et défaussée tout entière, objectifs compris.',
          some: 'C’est la Nouvelle-Zélande. Ici, rien ne reste en main.',
        },
      },
      engine: {
        say: 'Au lieu d’un bateau, une locomotive, qui ne suit que la voie. Avancez-la de trois cases.',
        why: 'Plus elle est loin, moins le transport coûte. Il n’y a ni laine ni piste Exploration.',
        wrong: {
          short: 'Vous pourriez vous arrêter avant. Vous avez trois ingénieurs.',
          auxiliary: 'Vous pourriez. D’abord la locomotive.',
          end: 'Vous pourriez, et laisser vos ingénieurs au repos.',
        },
      },
      deck: {
        say: 'Comment améliorer votre troupeau, hormis les achats ?',
        options: {
          cull: 'Retirer pour de bon les cartes faibles',
          cards: 'Jouer des Traversiers et des Chiens de berger',
        },
        answers: {
          cull: 'Exact : une action auxiliaire retire des cartes, et la locomotive recule.',
          cards: 'Il n’y en a pas ici. Une action auxiliaire retire des cartes.',
        },
      },
      end: {
        say: 'Et qu’est-ce qui met fin à la partie ?',
        options: { jobs: 'Le marché de l’emploi', tiles: 'Le marché aux tuiles Bonus' },
        answers: {
          jobs: 'Exact : les ouvriers le remplissent rangée par rangée, et celle du marqueur est fermée.',
          tiles: 'En Nouvelle-Zélande, oui. Ici, il n’y a pas de tuiles Bonus.',
        },
      },
    },
    task: {
      say: 'Les gares prennent un disque, comme les ports. Amenez votre locomotive sur la première voie de garage et améliorez sa gare.',
      done: 'Un point, un disque et peut-être un chef de gare. Le reste, vous le connaissez.',
      miss: 'Arrêtez-vous sur la voie de garage, puis placez un disque.',
    },
  },
};
