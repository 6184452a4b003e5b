import type { MinutesOf } from './minutes.ts';

const shared = {
  title: 'Le jeu en trois minutes',
  breeds: 'Pourquoi varier les races',
  fee: {
    title: 'Ce que coûte une main',
    text: 'Une main sur une tuile est une taxe. Qui y entre la paie : à la banque pour un danger, à son propriétaire pour un bâtiment. Construisez donc là où les autres doivent passer.',
  },
  onward: { learn: 'Apprendre en jouant', glossary: 'Chercher un terme ou une icône' },
};

export const minutes: MinutesOf = {
  nz: {
    ...shared,
    aim: 'Vous menez un troupeau de moutons à Wellington, encore et encore, un peu mieux à chaque fois. À la fin, le plus de points l’emporte.',
    turn: {
      title: 'Votre tour',
      text: 'Avancez de quelques lieux, utilisez le bâtiment où vous vous arrêtez, piochez de nouveau. Les ouvriers renforcent ses actions : les bergères achètent, les bâtisseurs construisent, les marins naviguent, les tondeurs tondent.',
    },
    lap: {
      title: 'Une boucle',
      stations: [
        'Un meilleur troupeau…',
        '… c’est une meilleure livraison à Wellington.',
        'Elle rapporte de l’argent et emporte un disque.',
        'Ce que le disque couvrait sur votre plateau est à vous.',
        'La boucle suivante est donc encore meilleure.',
      ],
    },
    town: {
      title: 'À Wellington',
      steps: [
        'Révélez votre main. Chaque race compte une fois ; ajoutez vos certificats.',
        'Revenu : vous gagnez £1 par point de ce total.',
        'Livraison : un disque va à un comptoir que votre total atteint. Payez les coûts de transport.',
        'Prévision, deux fois : choisissez une tuile. Elle amène un ouvrier, un danger ou une tuile Bonus.',
        'Au tour suivant, votre éleveur repart du début.',
      ],
    },
    disc: {
      title: 'Ce qu’un disque débloque',
      text: 'Un déplacement de plus, une carte de plus en main, une action auxiliaire, des certificats ou de la laine qui comptent à chaque fois. Choisissez ce qui aide le plus vos prochaines boucles.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Quatre moutons de quatre races comptent tous ; deux de la même race comptent une fois. En route, changez les doubles en argent et piochez mieux.',
    },
    points: {
      title: 'Trois sources de points',
      sources: [
        'Les livraisons et les ports : plus c’est loin, plus ça rapporte.',
        'Ce que vous achetez, construisez et retirez : bons moutons, bâtiments, tuiles Bonus, dangers.',
        'Les objectifs que vous prenez. Remplis ils rapportent, sinon ils coûtent.',
      ],
    },
    end: {
      title: 'Comment cela finit',
      text: 'Les tuiles Bonus font descendre un marqueur dans leur marché. Quand il quitte la dernière ligne, qui l’a provoqué a fini, chacun des autres joue encore un tour, et on compte les points.',
    },
  },
  second: {
    ...shared,
    aim: 'Vous menez un troupeau de vaches à Kansas City, encore et encore, un peu mieux à chaque fois. À la fin, le plus de points l’emporte.',
    turn: {
      title: 'Votre tour',
      text: 'Avancez de quelques lieux, utilisez le bâtiment où vous vous arrêtez, piochez de nouveau. Les ouvriers renforcent ses actions : les cow-boys achètent, les artisans construisent, les ingénieurs font avancer la locomotive.',
    },
    lap: {
      title: 'Une boucle',
      stations: [
        'Un meilleur troupeau…',
        '… c’est une meilleure livraison depuis Kansas City.',
        'Elle rapporte de l’argent et emporte un disque.',
        'Ce que le disque couvrait sur votre plateau est à vous.',
        'La boucle suivante est donc encore meilleure.',
      ],
    },
    town: {
      title: 'À Kansas City',
      steps: [
        'Prévision, trois fois : choisissez une tuile. Elle amène un ouvrier, un danger ou un hors-la-loi.',
        'Révélez votre main. Chaque race compte une fois ; ajoutez vos certificats.',
        'Revenu : vous gagnez $1 par point de ce total.',
        'Livraison : un disque va à une ville que votre total atteint. Plus votre locomotive est loin, moins le transport coûte.',
        'Au tour suivant, votre éleveur repart du début.',
      ],
    },
    disc: {
      title: 'Ce qu’un disque débloque',
      text: 'Un déplacement de plus, une carte de plus en main, une action auxiliaire, de la place pour des certificats. Choisissez ce qui aide le plus vos prochaines boucles.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Quatre vaches de quatre races comptent toutes ; deux de la même race comptent une fois. En route, changez les doubles en argent et piochez mieux.',
    },
    points: {
      title: 'Trois sources de points',
      sources: [
        'Les livraisons et les gares : plus c’est loin, plus ça rapporte.',
        'Ce que vous achetez, construisez et retirez : bonnes vaches, bâtiments, dangers.',
        'Les objectifs que vous prenez. Remplis ils rapportent, sinon ils coûtent.',
      ],
    },
    end: {
      title: 'Comment cela finit',
      text: 'Les ouvriers font descendre un marqueur dans le marché de l’emploi. Quand il quitte la dernière ligne, qui l’a provoqué finit son tour, chacun des autres en joue encore un, et on compte les points.',
    },
  },
};
