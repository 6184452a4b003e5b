import type { MinutesOf } from './minutes.ts';

const shared = {
  title: 'The game in three minutes',
  breeds: 'Why types should differ',
  fee: {
    title: 'What a hand costs',
    text: 'A hand on a tile is a fee. Whoever enters pays it: to the bank for a hazard, to the owner for a building. So build where the others must pass.',
  },
  onward: { learn: 'Learn it by playing', glossary: 'Look up a term or an icon' },
};

export const minutes: MinutesOf = {
  nz: {
    ...shared,
    aim: 'You drive a flock of sheep to Wellington, again and again, a little better each time. In the end the most points win.',
    turn: {
      title: 'Your turn',
      text: 'Move a few steps forward, use the building where you stop, and draw cards again. Workers make its actions stronger: shepherds buy sheep, craftsmen build, sailors sail, shearers shear.',
    },
    lap: {
      title: 'One lap',
      stations: [
        'A better flock…',
        '…is a better delivery in Wellington.',
        'That brings money and sends a disc away.',
        'What the disc covered on your board is yours now.',
        'So the next lap is better still.',
      ],
    },
    town: {
      title: 'In Wellington',
      steps: [
        'Reveal your hand. Every type of sheep counts once; add your certificates.',
        'Income: you gain £1 for each point of that total.',
        'Delivery: a disc goes to a trading post your total reaches. Pay its transport costs.',
        'Foresight, twice: choose a tile. It brings a worker, a hazard or a bonus tile into the game.',
        'Next turn your runholder sets out again from the start.',
      ],
    },
    disc: {
      title: 'What a disc unlocks',
      text: 'A step more, a card more in hand, an auxiliary action, certificates or wool that count every time. Choose what helps your next laps most.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Four sheep of four types all count; two of one type count once. Turn doubles into money on the way and draw something better.',
    },
    points: {
      title: 'Three sources of points',
      sources: [
        'Deliveries and harbours: the farther, the more.',
        'What you buy, build and remove: good sheep, buildings, bonus tiles, hazards.',
        'Objectives you take on. Fulfilled they score, unfulfilled they cost.',
      ],
    },
    end: {
      title: 'How it ends',
      text: 'Bonus tiles push a token down their market. When it leaves the last row, whoever caused it is done, everybody else has one more turn, and the points are counted.',
    },
  },
  second: {
    ...shared,
    aim: 'You drive a herd of cattle to Kansas City, again and again, a little better each time. In the end the most points win.',
    turn: {
      title: 'Your turn',
      text: 'Move a few steps forward, use the building where you stop, and draw cards again. Workers make its actions stronger: cowboys buy cattle, builders build, engineers move your engine.',
    },
    lap: {
      title: 'One lap',
      stations: [
        'A better herd…',
        '…is a better delivery from Kansas City.',
        'That brings money and sends a disc away.',
        'What the disc covered on your board is yours now.',
        'So the next lap is better still.',
      ],
    },
    town: {
      title: 'In Kansas City',
      steps: [
        'Foresight, three times: choose a tile. It brings a worker, a hazard or an outlaw into the game.',
        'Reveal your hand. Every type of cattle counts once; add your certificates.',
        'Income: you gain $1 for each point of that total.',
        'Delivery: a disc goes to a city your total reaches. The farther your engine has come, the less you pay for transport.',
        'Next turn your herder sets out again from the start.',
      ],
    },
    disc: {
      title: 'What a disc unlocks',
      text: 'A step more, a card more in hand, an auxiliary action, room for certificates. Choose what helps your next laps most.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Four cattle of four types all count; two of one type count once. Turn doubles into money on the way and draw something better.',
    },
    points: {
      title: 'Three sources of points',
      sources: [
        'Deliveries and stations: the farther, the more.',
        'What you buy, build and remove: good cattle, buildings, hazards.',
        'Objectives you take on. Fulfilled they score, unfulfilled they cost.',
      ],
    },
    end: {
      title: 'How it ends',
      text: 'Workers push a token down the job market. When it leaves the last row, whoever caused it finishes the turn, everybody else has one more, and the points are counted.',
    },
  },
};
