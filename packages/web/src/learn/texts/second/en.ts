import type { SecondTexts } from '../../second/course.ts';

export const texts: SecondTexts = {
  goal: {
    title: 'What you want',
    about: 'A lap in one sentence, and where points come from.',
    steps: {
      story: {
        say: 'Again and again you drive your cattle along the trail to Kansas City. Each visit brings money and opens something on your board, so the next lap is better.',
      },
      most: {
        say: 'A game lasts about five to seven laps, and then the most points win; on buttons they are called VP. These are yours late in a game: cities, cattle, buildings and money.',
      },
      neighbours: {
        say: 'A city scores its own points, and an arrow between two neighbouring cities scores too once you have a disc on both. You are in Chicago, Toledo and Philadelphia: which city would add more?',
        options: { near: 'Pittsburgh: arrows from Toledo 8 and to Philadelphia 4', far: 'New York: 9 points' },
        answers: {
          near: 'Right: 8 + 4 make 12, because you are already in both neighbours.',
          far: '9 is good, but it has no arrow. Pittsburgh lies between two of your discs.',
        },
      },
      cattle: {
        say: 'Points are printed on a card in a red shield. Look at your hand, the cattle you start with: where do your nine points for cattle come from?',
        options: { better: 'From cattle I bought', first: 'From these cards' },
        answers: {
          better: 'Right: a Hereford you buy can be 7 points, and it earns more in Kansas City as well.',
          first: 'Look again: there is no shield on any of them. Points come with the better cattle you buy.',
        },
      },
      money: {
        say: 'At the end every $5 is one point. You have $10, and building F removes a hazard worth 4 points for $7: what do you do?',
        options: { spend: 'Pay and take the points', keep: 'Keep the money' },
        answers: {
          spend: 'Right: $10 kept is 2 points, and $7 spent here is 4. Money is there to be spent on something better.',
          keep: 'The $10 would be 2 points at the end. The hazard alone is 4.',
        },
      },
    },
    task: {
      say: 'Building F removes a hazard from the trail, and you keep its points. Take the one with the most.',
      done: 'Four points for $7. Cities, cattle, buildings, hazards: now you know what to look for.',
      miss: 'That one has fewer points. Look at the number on each hazard.',
    },
  },
  trail: {
    title: 'The trail',
    about: 'Move forward, stop, use the place.',
    steps: {
      move: {
        say: 'A turn begins with a move: forward along the trail, one step for each place you enter. Move one step, to building C.',
        why: 'Empty spaces cost no step, so you crossed them for free. Later you decide how far to go: up to three steps.',
        wrong: {
          far: 'You could: you may take up to three steps. But you would pass C and what it offers.',
          fee: 'You could go that way. The hand on your opponent’s building would cost you $2, and its actions are not for you.',
          outlaw: 'You could stop beside the outlaw. It costs a fee, and nothing useful waits there.',
        },
      },
      use: {
        say: 'C belongs to nobody, so you may use what it shows. Take a certificate: it adds 1 to your total in Kansas City, when you need it.',
        why: 'The certificate is yours until you spend it. Each action of a building can be used once, in any order.',
        wrong: {
          auxiliary:
            'You could use an auxiliary action instead, a small action of your own board. It would cost you all the actions of the building.',
          end: 'You could, and leave the certificate lying here.',
          more: 'This is open too. Take the certificate first.',
        },
      },
      end: {
        say: 'Now end your turn. Your opponent moves, then it is your turn again.',
        why: 'Your opponent stopped on B: any number of players may stand on the same place.',
        wrong: { more: 'You could move your engine too. That is another lesson.' },
      },
      fork: {
        say: 'Three ways lead to E: across your opponent’s building with the green hand, across D, or across D and the outlaw. Only one of them is free: go across D alone.',
        why: 'You paid nothing. With two players every hand costs $2, even if you only pass; with more players one of the two colours is cheaper.',
        wrong: {
          fee: 'That way leads across your opponent’s building. The hand on it costs $2, and your opponent gets the money.',
          short: 'You could stop here. E is one step further and still within reach.',
          outlaw: 'That way leads past the outlaw. The hand costs $2, and the bank gets the money.',
          far: 'You could, free of charge. But you would pass E and what it offers.',
        },
      },
    },
    task: {
      say: 'Get to building G without paying anybody.',
      done: 'Two steps, no fee: a look at the hands before you go is worth money every lap.',
      miss: 'That was not it: look at the hands on the way, and at where your move ends.',
    },
  },
  hand: {
    title: 'Your hand',
    about: 'Different types count. Doubles are better as money.',
    steps: {
      double: {
        say: 'In Kansas City each type of cattle counts once. You hold two Criollos, so one of them would be worth nothing there.',
      },
      pair: {
        say: 'Building F pays $4 for two cards of one type. Turn your pair into money.',
        why: '$4, and room in your hand. The two are not lost: they lie on your discard pile and come back later.',
        wrong: {
          auxiliary:
            'You could, for a small gain. It would cost you the actions of this building, and the double would stay.',
          end: 'You could, but you would carry the double on to Kansas City.',
        },
      },
      draw: {
        say: 'End your turn: you draw up to four cards again.',
        why: 'Now you hold four types. The faster you get rid of doubles, the sooner your good cattle come up.',
      },
      single: {
        say: 'A new situation: you are on A, which pays for a single Galloway, and you have two. Discard one.',
        why: '$2 for a card that would not have counted. Most buildings on the way want something like this.',
        wrong: {
          auxiliary: 'You could, but then the building’s own actions are gone.',
          end: 'You could, and leave $2 behind.',
        },
      },
    },
    task: {
      say: 'End this turn with four different types in your hand.',
      done: 'Well done: four different types, so every card counts in Kansas City.',
      miss: 'There is still a double in your hand. Discard it or swap it before you end the turn.',
    },
  },
  'kansas-city': {
    title: 'Kansas City',
    about: 'Foresight, income, and a disc for a city.',
    steps: {
      arrive: {
        say: 'You are one step from the end of the trail. Move to Kansas City and begin your visit.',
        why: 'Everybody stops here. Five steps follow, always in this order: foresight three times, then income, then delivery.',
      },
      foresight: {
        say: 'Foresight: you choose what comes to the board. Three times, pick one of two tiles.',
        why: 'Everybody can use what you choose, or has to pass it. The game ends when the job market is full, so every worker brings the end closer.',
      },
      income: {
        say: 'Step four, income: your hand has four different types, so all of them count. Take your income.',
        why: '1 + 2 + 2 + 2 make 7: $7. The whole hand goes to your discard pile.',
      },
      discs: {
        say: 'Every delivery takes a disc off your board and unlocks what was under it: auxiliary actions, further steps, more cards in hand or more certificates. A disc with dark corners may go only to a city with dark corners: which one can go to Bloomington, which has white ones?',
        options: { white: 'Auxiliary action: engine (white corners)', dark: 'One more hand card (dark corners)' },
        answers: {
          white:
            'Right: white corners go anywhere, and an auxiliary action you will use often is a good start. At your first city with dark corners take a further step or the extra hand card.',
          dark: 'This one is strong, but its corners are dark. It has to wait for a city with dark corners, such as Chicago.',
        },
      },
      deliver: {
        say: 'Step five, delivery: 7 reaches Bloomington, a city of 6. Choose it, and then the disc that goes there.',
        why: 'What the disc covered is yours for the rest of the game. You paid $2 for transport, because your engine has not come that far yet.',
        wrong: {
          home: 'You could: $4 at once. But each disc in Kansas City costs you 6 points at the end.',
          low: 'You could, but you can deliver to each city only once. Keep the near ones for a bad day.',
        },
      },
      once: {
        say: 'You may deliver to each city only once; only Kansas City and New York can be used again and again. Next lap your total is 7 again: which is the city of highest value open to you?',
        options: { louis: 'St. Louis (4)', bloomington: 'Bloomington (6)', peoria: 'Peoria (8)' },
        answers: {
          louis: 'Right: Bloomington is used up for you. So every lap should bring a higher total than the last.',
          bloomington: 'Your disc is there already, so it is closed to you.',
          peoria: '7 is not enough for that.',
        },
      },
      leave: {
        say: 'End your turn. Your herder starts again at the beginning of the trail.',
        why: 'That was a lap. A better herd, more money, another disc: the next one begins.',
      },
    },
    task: {
      say: 'Visit Kansas City and deliver to Peoria, a city of 8.',
      done: '1 + 2 + 2 + 3 make 8. A total of 10 would reach Chicago, the first city with dark corners.',
      miss: 'You had 8, and that reaches Peoria. Try the farther city.',
    },
  },
  workers: {
    title: 'Workers',
    about: 'Whom to hire, and what they do for you.',
    steps: {
      hire: {
        say: 'Two cowboys buy better than one. Hire the cowboy for $6.',
        why: 'He takes the next place in his row. The more you have of a kind, the stronger its action.',
        wrong: {
          dear: 'You could: building A lets you hire twice. This action costs $2 more, so take the other one first.',
          others: 'You could, and each kind has its day. Today you want better cattle.',
          galloway: 'You could take these $2 as well. Hire first.',
          end: 'You could, but with one cowboy good cattle stay expensive.',
        },
      },
      kinds: {
        say: 'Three kinds, three rows on your board: cowboys buy cattle, builders build, engineers move your engine. Strong players pick one or two kinds and stay with them.',
      },
      buy: {
        say: 'Later, on E: buy the Longhorn with both cowboys together, for $3.',
        why: 'With one cowboy alone it would have cost $6. Value 3 instead of 1 or 2: it earns more on every lap.',
        wrong: {
          alone: 'You could: one cowboy is enough. But it costs $6 instead of $3.',
          angus: 'You could: it has the same value. The Longhorn has one point more.',
          restock: 'You could use a cowboy to add cards to the market. What you want is there already.',
          done: 'You could leave without buying. With $6 you can afford something.',
        },
      },
      pile: {
        say: 'The new card lies on your discard pile. Once your draw stack is empty the pile is shuffled, and the card comes into your hand.',
      },
    },
    task: {
      say: 'You have two cowboys and $12. Buy two cards in one action.',
      done: 'One cowboy each, $6 each: two good cards at once.',
      miss: 'Each cowboy can buy one card. Let them work separately.',
    },
  },
  building: {
    title: 'Building',
    about: 'Where to build, so that others pay.',
    steps: {
      choose: {
        say: 'Your own building gives you actions nobody else may use. You have two builders: choose building 4a, which has a black hand.',
        why: 'Two builders, $2 for each of them. Now it needs a place.',
        wrong: {
          small: 'You could: it needs one builder only, and it is worth less.',
          gertrudis: 'You could take these $2 too. Build first.',
          auxiliary: 'You could, but then nothing is built this turn.',
        },
      },
      site: {
        say: 'Others pay when they enter it. Place it on A1: the only way around it leads through a flood.',
        why: 'Near the beginning everybody passes once a lap, and the flood charges a fee too.',
        wrong: {
          risk: 'You could: such a place adds an action to your building. But few players come past.',
          bypass: 'You could. On A1 everybody has to choose between your building and the flood.',
        },
      },
      fee: {
        say: 'End your turn, and watch what your opponent does.',
        why: 'Your opponent had to pass and paid you. Somebody with too little money pays what is there, and no more.',
        wrong: { gertrudis: 'You could. Let us see the fee first.' },
      },
      replace: {
        say: 'With a third builder, put building 5a in the place of 4a: you pay only for the difference.',
        why: '$2 instead of $6, and 4 points instead of 3. Big buildings are reached step by step.',
        wrong: {
          small: 'You could, but the bigger building is worth more and costs you no more than one builder.',
          end: 'You could, but you have the builders and the money for more.',
          big: 'You could. This lesson goes on with building 5a, in the place of 4a.',
          auxiliary: 'You could, but then nothing is built this turn.',
        },
      },
    },
    task: {
      say: 'Some building spaces lie in the forest, and building 1a pays for each of your buildings there. Place building 1a in the forest.',
      done: 'Its action now counts itself: $2, and more with every building in the forest.',
      miss: 'That space is not in the forest. Look for the trees on the board.',
    },
  },
  stations: {
    title: 'Stations',
    about: 'Your engine, turnouts and station masters.',
    steps: {
      engine: {
        say: 'Your engine clears the way for your cattle: the farther it is, the cheaper transport becomes. Two engineers move it two spaces.',
        why: 'Every space counts. Spaces with another engine are jumped over for free.',
        wrong: {
          short: 'You could stop earlier. The second space is free.',
          auxiliary: 'You could. The engine first.',
          end: 'You could, and leave your engineers idle.',
        },
      },
      turnout: {
        say: 'Beside the track lie turnouts with stations. Move your engine onto turnout 4, at station 1.',
        why: 'You may stop on a turnout or drive past it. Whoever stops may upgrade the station.',
        wrong: {
          past: 'You could drive past. Then the station stays as it is.',
          auxiliary: 'You could. The engine first.',
          end: 'You could, and leave your engineers idle.',
        },
      },
      upgrade: {
        say: 'Pay $2 and place one of your discs at this station.',
        why: 'A disc has left your board without a visit to Kansas City, and the station is worth a point.',
        wrong: { forgo: 'You could drive on without it. But each disc that leaves your board makes you stronger.' },
      },
      master: {
        say: 'A station master’s tile waits here. Leave an engineer behind and take it.',
        why: 'It pays at once and scores at the end. You have one engineer less, so choose the moment.',
        wrong: { keep: 'You could keep your engineer. The tile will not be offered to you again here.' },
      },
    },
    task: {
      say: 'With three engineers, upgrade station 2: it lies on the turnout after space 7.',
      done: 'Two spaces along the track, the third onto the turnout.',
      miss: 'Stop on the turnout itself, beside space 7, and place a disc.',
    },
  },
  outlaws: {
    title: 'Outlaws and hazards',
    about: 'Clear the trail, and save on transport.',
    steps: {
      bounty: {
        say: 'Outlaws stand in the way and cost a fee. Take the orange one here, and the bounty of its space is yours.',
        why: '$3, and the tile is yours. The higher the number of the space, the higher the bounty.',
        wrong: {
          poor: 'You could, but it pays $2 only.',
          engine: 'You could move your engine instead. Take the outlaw first.',
          auxiliary: 'You could. The outlaw first.',
          end: 'You could, and leave the bounty to others.',
        },
      },
      colours: {
        say: 'The tile stays with you: objectives ask for outlaws, and one station master scores pairs of an orange and a green one. You have an orange one: which do you want next?',
        options: { green: 'The green one', orange: 'Another orange one' },
        answers: {
          green: 'Right: one of each colour is a pair, and both kinds of objectives come closer.',
          orange: 'Two of the same colour are no pair. Take the other colour when you can.',
        },
      },
      hazard: {
        say: 'Floods, droughts and rockfalls cost a fee too. Here, on F, pay $7 to remove the flood.',
        why: '4 points for you, and the way is free for everybody.',
        wrong: {
          small: 'You could, but it has fewer points.',
          auxiliary: 'You could. Removing the hazard brings more.',
          end: 'You could, and leave the points on the trail.',
        },
      },
      fare: {
        say: 'In Kansas City you pay for transport: $1 for each cross between your engine and the city. Visit Kansas City and deliver to Bloomington, which lies behind three crosses.',
        why: 'Your engine has passed two of the three crosses, so you paid $1. The farthest cities have up to eleven.',
        wrong: { low: 'You could, and transport would be free. But Bloomington is within reach, for $1.' },
      },
    },
    task: {
      say: 'Take the outlaw with the highest bounty.',
      done: '$5 for one action, and a step towards your objectives.',
      miss: 'Another one pays more. Look at the numbers on the spaces.',
    },
  },
  cards: {
    title: 'Objectives',
    about: 'Which to take, and when to play them.',
    steps: {
      take: {
        say: 'Building C offers objectives: cards with tasks, for points. You have a station already, so take the one that asks for two stations and a hazard.',
        why: 'You are on the way to it anyway. It lies on your discard pile until you draw it.',
        wrong: {
          blind: 'You could draw one unseen. It is better to know what you promise.',
          others: 'You could, but you have nothing of what it asks for.',
          certificate: 'You could take a certificate instead. Take the card for now.',
          end: 'You could, without a card.',
        },
      },
      play: {
        say: 'Now you hold it, with two stations and a hazard on the table. Play it.',
        why: '$2 at once and 3 points at the end. A played objective you cannot fulfil costs points instead.',
        wrong: {
          forgo: 'You could play it without the money. There is no reason to.',
          end: 'You could keep it. But it brings nothing while it fills your hand.',
        },
      },
      keep: {
        say: 'What happens to an objective that is still in your hand in Kansas City?',
        options: { discard: 'It is discarded with the hand', score: 'It scores at once' },
        answers: {
          discard: 'Right: it adds nothing to your income and comes back later. Play it before, or lose the time.',
          score: 'Points are counted at the end only. In Kansas City it goes the way of your hand.',
        },
      },
      start: {
        say: 'Your starting objective costs nothing if you fail it; every other one then costs points if you have played it. So when do you play an objective from your hand?',
        options: { sure: 'When I have fulfilled it or surely will', soon: 'As soon as I draw it' },
        answers: {
          sure: 'Right: in your hand or deck it costs nothing. Played too early it can cost you points.',
          soon: 'Then you would lose points if you do not manage it. First see that you will.',
        },
      },
    },
    task: {
      say: 'You hold two objectives. Play the one you have fulfilled, and keep the other.',
      done: '3 points are yours. The other one waits until you have what it asks for.',
      miss: 'That one asks for things you do not have: −2 points. Look at its tasks.',
    },
  },
  auxiliary: {
    title: 'Auxiliary actions',
    about: 'Small actions of your own board, tokens and certificates.',
    steps: {
      stop: {
        say: 'You may also stop where nothing is yours and use an auxiliary action: a small action of your own board. Stop on your opponent’s building and take $1.',
        why: '$1 for a stop on the way: better than nothing when the next good place is too far away.',
        wrong: {
          on: 'You could go on. This time stop on the building after C.',
          draw: 'You could swap a card. Take the money this time.',
          end: 'You could, but an auxiliary action is free for you.',
        },
      },
      cull: {
        say: 'Building D lets you use one of them double, if both of its discs are gone. Move your engine back two spaces and remove both Criollos from the game.',
        why: '$2, and two weak cards are gone for good: your good cattle come up more often.',
        wrong: {
          single: 'You could do it once. Both of your discs are gone, so double it.',
          others: 'You could. Today you want to get rid of weak cards.',
          good: 'You could, but it is worth more than a Criollo.',
          forgo: 'You could keep it. The price is paid already.',
          engine: 'This is open too. First the cards.',
          end: 'You could, with two Criollos in your deck.',
        },
      },
      token: {
        say: 'Two doubles, but you have an exchange token: spend it at any time. Draw two cards, then discard one of each double.',
        why: 'Four types in your hand again. You may even spend tokens in another player’s turn.',
        wrong: {
          one: 'You could draw one card only. Two are better: there are two doubles.',
          first: 'You could. The token first.',
          end: 'You could, with two useless cards in your hand.',
        },
      },
      spend: {
        say: 'In Kansas City each certificate counts 1. Choose three tiles, then take your income with two certificates.',
        why: '2 + 2 and two certificates make 6: $6, and a better city.',
        wrong: { save: 'You could keep some. Spend both this time.' },
      },
    },
    task: {
      say: 'Deliver to Chicago, a city of 10, with four cards and two certificates.',
      done: '1 + 2 + 2 + 3 and two certificates: exactly 10. Keep such a reserve for the city you need.',
      miss: 'That fell short. Spend both certificates, then choose Chicago.',
    },
  },
  lap: {
    title: 'Planning a lap',
    about: 'A plan for three turns, and how it ends.',
    steps: {
      plan: {
        say: 'A game begins. Look at the job market and the cattle market: what suits your first lap?',
        options: {
          cattle: 'Cowboys and better cattle',
          railroad: 'Engineers and stations',
          buildings: 'Builders and buildings',
        },
        answers: {
          cattle: 'Yes: cowboys are there and so are good cattle. The table tells you what to do.',
          railroad: 'The only engineer costs $7. Something here is cheaper and better.',
          buildings: 'There is no builder to hire. Look at what is there.',
        },
      },
      hire: {
        say: 'Turn one: hire the cheaper cowboy.',
        why: 'A strong player would do the same: the worker you hire first works for you all game long.',
        wrong: {
          dear: 'You could, but the same cowboy stands there for $6.',
          engineer: 'You could. It costs $1 more and does not fit the plan.',
          galloway: 'You could take these $2 too. Hire first.',
          end: 'You could, but building A is where you hire.',
        },
      },
      onward: {
        say: 'End your turn. On E you can buy cattle, and you have $6.',
        why: 'Enough for a Longhorn, and something left over.',
        wrong: { galloway: 'You could. Keep the card: it counts in Kansas City.' },
      },
      walk: {
        say: 'Turn two: E is three steps away. Go there at once.',
        why: 'Three places in one turn. Few stops make a quick lap, many stops a rich one.',
        wrong: { short: 'You could stop here. But E is within reach, and it sells cattle.' },
      },
      buy: {
        say: 'Buy the Longhorn with both cowboys.',
        why: 'Then turn three: on to Kansas City. A plan is knowing what the stop after the next one needs.',
        wrong: {
          alone: 'You could, with one cowboy. It costs $6 instead of $3.',
          angus: 'You could: it has one point less.',
          restock: 'You could add cards to the market. What you want is there.',
          done: 'You could leave without buying. That is what you came for.',
          end: 'You could, but you came here to buy.',
        },
      },
      end: {
        say: 'With every visit to Kansas City workers go to this market, and the token moves down row by row. When the market is full, the game ends: whoever filled it has had their last turn, everybody else has one more.',
      },
      last: {
        say: 'The job market will be full in about one lap. What is the best use of your money now?',
        options: {
          points: 'A building or a hazard with points',
          worker: 'Another worker',
          cattle: 'A card with value but few points',
        },
        answers: {
          points: 'Right: what only pays later comes too late. And whoever fills the market gets the token, 2 points.',
          worker: 'Workers pay over many laps, and only one is left. Look for points.',
          cattle: 'It would go to your discard pile first, and there is hardly time to draw it. Look for points.',
        },
      },
    },
    task: {
      say: 'You have $4. Buy the Longhorn this turn: with one cowboy it costs $6.',
      done: '$2 for the Pineywoods, then $6 for the Longhorn. You are ready for your first game.',
      miss: 'Which building sells cattle, and what else does it offer? Use its actions in the right order.',
    },
  },
  sam: {
    title: 'Playing alone: Sam',
    about: 'How your solo opponent thinks.',
    steps: {
      card: {
        say: 'Playing alone, you race against Sam. He has no money and no hand: each turn one card tells him how far to move and what to do.',
      },
      turn: {
        say: 'Move to D and end your turn, and see what he does.',
        why: 'His card moved his herder and his engine. The place he stands on does not matter to him.',
        wrong: {
          on: 'You could. Move to D this time.',
          local: 'You could use the building. This time just end your turn.',
        },
      },
      specialization: {
        say: 'Several of his cards depend on his specialization: the kind of worker he has most of. How do you slow him down?',
        options: { most: 'I hire that kind myself', money: 'I leave him little money' },
        answers: {
          most: 'Right: what you hire, he cannot hire.',
          money: 'He has no money and needs none. Look at his workers.',
        },
      },
      decide: {
        say: 'Now his card hires. Move to D, end your turn, and where two workers suit him equally well, decide for him.',
        why: 'What his rules leave open is yours to decide.',
        wrong: {
          on: 'You could. Move to D this time.',
          local: 'You could use the building. This time just end your turn.',
        },
      },
      score: {
        say: 'When do you win against him?',
        options: { his: 'When I have more points than he has', target: 'When I reach 100 points' },
        answers: {
          his: 'Right: his discs, workers, buildings and cattle are counted like yours.',
          target: 'There is no such number. He scores as well, and you must beat him.',
        },
      },
    },
    task: {
      say: 'Move to D and end your turn. Sam will hire: keep the cowboy for yourself.',
      done: 'The cowboy is still there. Small decisions like this are your advantage over him.',
      miss: 'He has taken the cowboy. Give him the engineer.',
    },
  },
  'from-nz': {
    title: 'If you know New Zealand',
    about: 'What is different here.',
    steps: {
      order: {
        say: 'Kansas City is your Wellington, but the order is another. What comes first here?',
        options: { foresight: 'Foresight', income: 'Income' },
        answers: {
          foresight: 'Right: three foresight steps first, then income and delivery.',
          income: 'In Wellington, yes. Here it comes after foresight.',
        },
      },
      reveal: {
        say: 'And how much of your hand counts for income?',
        options: { all: 'Always the whole hand', some: 'What I choose to reveal' },
        answers: {
          all: 'Right: your hand is revealed and discarded as a whole, objectives too.',
          some: 'That is New Zealand. Here nothing stays in your hand.',
        },
      },
      engine: {
        say: 'Instead of a ship there is an engine, and it only goes along the track. Move it three spaces.',
        why: 'The farther it has come, the less transport costs. There is no wool and no pathfinder track.',
        wrong: {
          short: 'You could stop earlier. You have three engineers.',
          auxiliary: 'You could. The engine first.',
          end: 'You could, and leave your engineers idle.',
        },
      },
      deck: {
        say: 'How do you make your deck better here, besides buying?',
        options: { cull: 'Remove weak cards for good', cards: 'Play Ferries and Sheepdogs' },
        answers: {
          cull: 'Right: an auxiliary action removes cards while your engine moves back.',
          cards: 'There are none here. An auxiliary action removes cards instead.',
        },
      },
      end: {
        say: 'And what ends the game here?',
        options: { jobs: 'The job market', tiles: 'The bonus tiles market' },
        answers: {
          jobs: 'Right: workers fill it row by row, and the row of the token is closed to hiring.',
          tiles: 'In New Zealand, yes. Here there are no bonus tiles.',
        },
      },
    },
    task: {
      say: 'Stations take a disc as harbours do. Move your engine onto the first turnout and upgrade its station.',
      done: 'A point, a disc and the chance of a station master. The rest you know.',
      miss: 'Stop on the turnout beside the track, then place a disc.',
    },
  },
};
