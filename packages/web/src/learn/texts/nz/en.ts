import type { NzTexts } from '../../nz/course.ts';

export const texts: NzTexts = {
  goal: {
    title: 'What you want',
    about: 'A lap in one sentence, and where points come from.',
    steps: {
      story: {
        say: 'Again and again you drive your sheep along the trail to Wellington. Each visit brings money and opens something on your board, so the next lap is better.',
      },
      most: {
        say: 'A game lasts about five or six laps, and then the most points win; on buttons they are called VP. These are yours late in a game: trading posts, sheep, buildings and money.',
      },
      neighbours: {
        say: 'A trading post scores its own points, and an arrow between two neighbouring posts scores too once you have a disc on both. You are on 6, 9 and 12: which post would add more?',
        options: { near: 'Post 15: 5 points, arrow from 12: 5', far: 'Post 18: 6 points, arrow from 15: 4' },
        answers: {
          near: 'Right: 5 for the post and 5 for the arrow, because you are already on 12.',
          far: 'Only 6: you have no disc on 15, so that arrow does not count. Neighbours are worth more.',
        },
      },
      sheep: {
        say: 'Points are printed on a card in a red shield. Look at the sheep in your hand, your starting sheep: where do your nine points for cards come from?',
        options: { better: 'From sheep I bought', first: 'From these sheep' },
        answers: {
          better: 'Right: the Suffolk you bought is 7 points, and it earns more in Wellington as well.',
          first: 'Look again: there is no shield on any of them. Points come with the better sheep you buy.',
        },
      },
      money: {
        say: 'At the end every £5 is one point. You have £10, and building H sells a tile with 4 points for £5: what do you do?',
        options: { spend: 'Buy the tile', keep: 'Keep the money' },
        answers: {
          spend: 'Right: £5 kept is 1 point, £5 spent here is 4. Money is there to be spent on something better.',
          keep: 'The £5 would be 1 point at the end. The tile is 4.',
        },
      },
    },
    task: {
      say: 'Building H sells tiles, and some have points printed on them. Take the one with the most points.',
      done: 'Four points for £5. Trading posts, sheep, buildings, tiles: now you know what to look for.',
      miss: 'That tile has its uses, but fewer points. Look at the number on each tile.',
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
          fee: 'You could go that way. The hand on your opponent’s building would cost you £2, and its actions are not for you.',
          hazard: 'You could stop on the flood. It only costs a fee: nothing useful waits there.',
        },
      },
      use: {
        say: 'C belongs to nobody, so you may use what it shows. Take the gold.',
        why: 'One gold for stopping here. Each action of a building can be used once, in any order.',
        wrong: {
          auxiliary:
            'You could use an auxiliary action instead, a small action of your own board. It would cost you all the actions of the building.',
          end: 'You could, and leave the gold lying here.',
          more: 'This one is open too. Take the gold first.',
        },
      },
      end: {
        say: 'Now end your turn. Your opponent moves, then it is your turn again.',
        why: 'Your opponent stopped on B: any number of players may stand on the same place.',
        wrong: { more: 'You could go on here. Auxiliary actions come in a later lesson.' },
      },
      fork: {
        say: 'Three ways lead to E: across your opponent’s building with the green hand, across D, or across D and the flood. Only one of them is free: go across D alone.',
        why: 'You paid nothing. A green hand costs £2 and a black one £1, even if you only pass; your own buildings never charge you.',
        wrong: {
          fee: 'That way leads across your opponent’s building. Its green hand costs £2, and your opponent gets the money.',
          short: 'You could stop here. E is one step further and still within reach.',
          hazard: 'That way leads across the flood. Its black hand costs £1, and the bank gets the money.',
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
        say: 'In Wellington each type of sheep counts once. You hold two Shropshires, so one of them would be worth nothing there.',
      },
      pair: {
        say: 'Building A pays £2 for two sheep of one type. Turn your pair into money.',
        why: '£2, and room in your hand. The two are not lost: they lie on your discard pile and come back later.',
        wrong: {
          auxiliary:
            'You could, for a small gain. It would cost you the actions of this building, and the double would stay.',
          end: 'You could, but you would carry the double on to Wellington.',
        },
      },
      draw: {
        say: 'End your turn: you draw up to four cards again.',
        why: 'Now you hold four types. The faster you get rid of doubles, the sooner your good sheep come up.',
      },
      single: {
        say: 'A new situation: you are on F, which pays for a single Southdown, and you have two. Discard one.',
        why: '£3 for a card that would not have counted. Most buildings on the way want something like this.',
        wrong: {
          auxiliary: 'You could, but then the building’s own actions are gone.',
          end: 'You could, and leave £3 behind.',
        },
      },
    },
    task: {
      say: 'End this turn with four different types in your hand.',
      done: 'Well done: four different types, so every card counts in Wellington.',
      miss: 'There is still a double in your hand. Discard it or swap it before you end the turn.',
    },
  },
  wellington: {
    title: 'Wellington',
    about: 'Income, delivery, a disc, and what comes next.',
    steps: {
      arrive: {
        say: 'You are one step from the end of the trail. Move to Wellington and begin your visit.',
        why: 'Everybody stops here. Four steps follow, always in this order: income, delivery, foresight A, foresight B.',
      },
      reveal: {
        say: 'Step one, income: reveal your sheep, one after the other. All four are different, so all of them count.',
        why: 'The numbers add up: 1 + 2 + 2 + 2 make 7.',
        wrong: { keep: 'You could stop revealing. Every sheep you keep back is money you do not get.' },
      },
      income: {
        say: 'All are revealed: take your income.',
        why: '£7, one for each point of value. The sheep you revealed go to your discard pile.',
      },
      discs: {
        say: 'Every delivery takes a disc off your board and unlocks what was under it: auxiliary actions, a further step, more cards in hand, certificates or wool. A disc with dark corners may go only to a post with dark corners: which one can go to post 6, which has white ones?',
        options: { white: 'Auxiliary action: ship (white corners)', dark: 'One more step (dark corners)' },
        answers: {
          white:
            'Right: white corners go anywhere, and an auxiliary action you will use often is a good start. At your first post with dark corners take the further step or the fifth card.',
          dark: 'This one is strong, but its corners are dark. It has to wait for a post with dark corners, such as 9.',
        },
      },
      deliver: {
        say: 'Step two, delivery: with 7 you reach trading post 6. Choose it, and then the disc that goes there.',
        why: 'What the disc covered is yours for the rest of the game. That is how your board grows, visit by visit.',
        wrong: {
          zero: 'You could: £6 at once. But each disc on post 0 costs you 8 points at the end.',
          low: 'You could, but you can deliver to each post only once. Keep the low ones for a bad day.',
        },
      },
      once: {
        say: 'You may deliver to each post only once; only 0 and 21 can be used again and again. Next lap your total is 7 again: what is the highest post open to you?',
        options: { three: 'Post 3', six: 'Post 6', nine: 'Post 9' },
        answers: {
          three: 'Right: 6 is used up for you. So every lap should bring a higher total than the last.',
          six: 'Your disc is there already, so it is closed to you.',
          nine: '7 is not enough for that.',
        },
      },
      foresight: {
        say: 'Steps three and four, foresight: you choose what comes to the board. First a worker or a hazard, then one of two bonus tiles.',
        why: 'Everybody can use what you choose. The game ends when the bonus tiles market is full, so each of these tiles brings the end closer.',
      },
      leave: {
        say: 'End your turn. Your runholder starts again at the beginning of the trail.',
        why: 'That was a lap. A better flock, more money, another disc: the next one begins.',
      },
    },
    task: {
      say: 'Visit Wellington and deliver to post 9.',
      done: '2 + 2 + 2 + 3 make 9. Post 9 costs £3 of transport, but it is worth a point, and its arrows to 6 and 12 bring more.',
      miss: 'You need a value of 9 for that. Reveal all your sheep, then choose post 9.',
    },
  },
  workers: {
    title: 'Workers',
    about: 'Whom to hire, and what they do for you.',
    steps: {
      hire: {
        say: 'Two shepherds buy better sheep than one. Hire the shepherd for £6.',
        why: 'The shepherd fills the next place in the row, and that place gave you a token on the spot.',
        wrong: {
          dear: 'You could: building A lets you hire twice. This action costs £3 more, so take the other one first.',
          others: 'You could, and each kind has its day. Today you want better sheep.',
          end: 'You could, but with one shepherd good sheep stay expensive.',
        },
      },
      kinds: {
        say: 'Four kinds, four rows on your board: shepherds buy sheep, craftsmen build, sailors move your ship, shearers shear. The more you have of a kind, the stronger its action.',
      },
      buy: {
        say: 'Later, on F: buy the Corriedale with both shepherds together, for £2.',
        why: 'With one shepherd alone it would have cost £5. Value 3 instead of 1 or 2: this sheep earns more on every lap.',
        wrong: {
          alone: 'You could: one shepherd is enough. But it costs £5 instead of £2.',
          lincoln: 'You could: it gives more wool. For Wellington the Corriedale is worth one more.',
          small: 'You could: it is the smaller sheep, and brings fewer points.',
          restock: 'You could use a shepherd to add cards to the market. What you want is there already.',
          done: 'You could leave without buying. With £5 you can afford a sheep.',
        },
      },
      pile: {
        say: 'The new sheep lies on your discard pile. Once your draw stack is empty the pile is shuffled, and the sheep comes into your hand.',
      },
    },
    task: {
      say: 'You have two shepherds and £8. Buy two sheep in one action.',
      done: 'One shepherd each: £3 for the Dorset Horn and £5 for the Lincoln.',
      miss: 'Each shepherd can buy one sheep. Let them work separately, and watch the price.',
    },
  },
  building: {
    title: 'Building',
    about: 'Where to build, so that others pay.',
    steps: {
      choose: {
        say: 'Your own building gives you actions nobody else may use. You have two craftsmen: choose building 4a, with the green hand.',
        why: 'Two craftsmen, £2 for each of them. Now it needs a place.',
        wrong: {
          small: 'You could: it needs one craftsman only, and it is worth less.',
          hand: 'You could, but it shows no hand: nobody would pay you.',
          leicester: 'You could take these £2 too. Build first.',
          auxiliary: 'You could, but then nothing is built this turn.',
        },
      },
      site: {
        say: 'Others pay when they enter it. Place it on A1: the only way around it leads over a rockfall.',
        why: 'Near the beginning everybody passes once a lap, and the rockfall is no cheaper.',
        wrong: {
          risk: 'You could: such a place adds an action to your building. But few players come past.',
          bypass: 'You could. On A1 everybody has to choose between your building and the rockfall.',
        },
      },
      fee: {
        say: 'End your turn, and watch what your opponent does.',
        why: 'Your opponent had to pass: £2 for you. Somebody with less money pays what is there, and no more.',
        wrong: { leicester: 'You could. Let us see the fee first.' },
      },
      replace: {
        say: 'With a third craftsman, put building 5a in the place of 4a: you pay only for the difference.',
        why: '£2 instead of £6, and 4 points instead of 3. Big buildings are reached step by step.',
        wrong: {
          small: 'You could, but the bigger building is worth more and costs you no more than one craftsman.',
          end: 'You could, but you have the craftsmen and the money for more.',
          big: 'You could. This lesson goes on with building 5a, in the place of 4a.',
          auxiliary: 'You could, but then nothing is built this turn.',
        },
      },
    },
    task: {
      say: 'Some building spaces show a gold nugget. Build so that you get one.',
      done: 'Gold for building in the right place. Spaces marked 2, 4 or 7 open later, when you have explored further.',
      miss: 'There was no nugget on that space. Look for the gold on the board.',
    },
  },
  wool: {
    title: 'Wool',
    about: 'Shear on the way. Keep the wool, or deliver it?',
    steps: {
      numbers: {
        say: 'Each sheep has a second number: its wool. A Merino gives 3, a Shropshire only 1.',
      },
      shear: {
        say: 'You have two shearers, so you may shear two sheep. Choose the two with the most wool.',
        why: '3 + 2 make 5. Here, too, only different types count.',
        wrong: {
          low: 'You could, but you hold sheep with more wool.',
          redraw: 'You could: a shearer may also swap a card for a new one. Today both have good sheep to shear.',
          early: 'You could stop here. A second shearer is waiting for work.',
          auxiliary: 'You could. Shear first: it is what this building is for.',
          end: 'You could, and keep the wool on the sheep.',
        },
      },
      paid: {
        say: 'Finish the shearing.',
        why: '£5 in the middle of the trail. And you are not done yet.',
      },
      deliver: {
        say: '5 is enough for wool trading post 5. Deliver, and choose a disc.',
        why: 'A disc has left your board without a visit to Wellington: a lap’s gain on the way.',
        wrong: { keep: 'You could keep all your discs. But each one that leaves your board makes you stronger.' },
      },
      draw: {
        say: 'The shorn sheep are discarded. End your turn and draw new ones.',
        why: 'Sheep with much wool pay here and then make room for others before Wellington.',
        wrong: { auxiliary: 'You could use an auxiliary action here. It is not needed now.' },
      },
    },
    task: {
      say: 'You have three shearers. Deliver to wool trading post 9.',
      done: '3 + 2 + 4 make 9, and a Romney came with it: 3 points, and a good sheep.',
      miss: 'You need 9 of wool for that. Choose your three sheep by their wool.',
    },
  },
  sea: {
    title: 'Sea and exploration',
    about: 'The pathfinder track, your ship and the harbours.',
    steps: {
      path: {
        say: 'On building B you either explore or take an objective; moving your ship is a second action. Explore: advance two spaces on the pathfinder track.',
        why: 'Building spaces marked 2 are open to you now. Gold, a longer step and up to 15 points lie further on.',
        wrong: {
          objective: 'You could take a card with tasks instead. That is another lesson.',
          short: 'You could take one step. The second one is free.',
          ship: 'You may use both actions, in any order. Explore first.',
          auxiliary: 'You could, but you would lose both actions of this building.',
        },
      },
      small: {
        say: 'Three sailors give your ship three movements: two to reach small harbour 1, and the third to upgrade it with a storehouse. Upgrade it for £1; the way there is included.',
        why: 'The harbour gave you a card and a point. The storehouses on your board stand in pairs: place both of a pair, and you get the bonus beside it.',
        wrong: {
          sail: 'You could, but when the ship stops, movement left over is lost. Choose the upgrade: it includes the way.',
          dear: 'You could, but the cheapest storehouse space there is £1.',
          elsewhere: 'You could: that is a harbour too. We begin with the small one beside your route.',
          end: 'You could, and leave your sailors idle.',
        },
      },
      large: {
        say: 'Another day your ship is one space away from large harbour 1. Upgrade it: the way is included, and large harbours are free.',
        why: 'Its foreign trading post is open to you now, for a delivery of 7 in Wellington.',
        wrong: {
          sail: 'You could, but when the ship stops, movement left over is lost. Choose the upgrade: it includes the way.',
          one: 'You could: one space takes you there, with nothing left for the storehouse.',
          auxiliary: 'You could. Your ship has better things to do.',
          end: 'You could, and leave the harbour to others.',
        },
      },
      medium: {
        say: 'Medium harbours are upgraded with a disc instead, and one of your workers may stay as harbourmaster for extra points. The last harbour of each route sends your ship back to the start.',
      },
    },
    task: {
      say: 'From the start, upgrade small harbour 1, two spaces along the northern route. Building G moves your ship twice.',
      done: 'Two spaces with your sailors, then one more movement for the storehouse.',
      miss: 'Sail next to it or to it first, and keep one movement for the storehouse.',
    },
  },
  cards: {
    title: 'Cards',
    about: 'Helpers, objectives and gold.',
    steps: {
      ferry: {
        say: 'Not every card is a sheep. Play your Ferry: such a card can be played at any time in your turn.',
        why: '£2, and a new card in its place. A Sheepdog brings a certificate, worth 1 in Wellington; a Kōtare bird a step on the pathfinder track.',
        wrong: {
          forgo: 'You could play it for nothing but the new card. Take the £2.',
          end: 'You could, but the Ferry would sit in your hand in Wellington.',
        },
      },
      take: {
        say: 'Building B offers objectives. Take the one that asks for a building and a storehouse.',
        why: 'Two simple tasks, 3 points. It lies on your discard pile until you draw it.',
        wrong: {
          blind: 'You could draw one unseen. It is better to know what you promise.',
          others: 'You could, but its tasks are harder to fulfil.',
          track: 'You could explore instead. Take the card for now.',
        },
      },
      play: {
        say: 'Now you hold it, and you have the building and the storehouse. Play it.',
        why: '£4 at once and 3 points at the end. A played objective you cannot fulfil costs points instead.',
        wrong: {
          forgo: 'You could play it without the money. There is no reason to.',
          end: 'You could keep it. But it brings nothing while it fills your hand.',
        },
      },
      gold: {
        say: 'You have 3 gold. Buy the Cheviot with it, below the barrel.',
        why: 'A fine sheep for no money at all. Gold can be spent at any time in your turn.',
        wrong: {
          wheel: 'You could: that card brings money and exploration. The Cheviot is a sheep and counts every lap.',
          end: 'You could keep the gold. You can hold no more than 5.',
        },
      },
      hazard: {
        say: 'Helpers can also be won: pay £5 here, on H, and remove the rockfall worth 4 points.',
        why: '4 points for you, a Sheepdog for your deck, and nobody pays there any more.',
        wrong: {
          small: 'You could, but it has fewer points.',
          shear: 'You could shear a sheep too. Remove the rockfall first.',
          end: 'You could, and leave the points on the trail.',
        },
      },
    },
    task: {
      say: 'You hold two objectives. Play the one you have fulfilled, and keep the other.',
      done: '3 points are yours. The other one waits until you have what it asks for.',
      miss: 'That one asks for things you do not have: −3 points. Look at its tasks.',
    },
  },
  auxiliary: {
    title: 'Auxiliary actions',
    about: 'Small actions of your own board, tokens and certificates.',
    steps: {
      stop: {
        say: 'You may also stop where nothing is yours and use an auxiliary action: a small action of your own board. Stop on your opponent’s building and take £1.',
        why: '£1 paid, £1 gained: better than nothing when the next good place is too far away.',
        wrong: {
          on: 'You could go on. This time stop on the building after C.',
          certificate: 'You could pay £2 for a certificate. Take the money this time.',
          draw: 'You could swap a card. Take the money this time.',
          end: 'You could, but an auxiliary action is free for you.',
        },
      },
      double: {
        say: 'A certificate adds 1 to your total in Wellington. Building C lets you use an auxiliary action double if both of its discs are gone: take two certificates at once.',
        why: 'Two certificates for £4. When your marker reaches 2 on the certificate track, you also gain 1 gold.',
        wrong: {
          single: 'You could take one. Both of your discs are gone, so take two.',
          others: 'You could. You want certificates for Wellington.',
          forgo: 'You could leave them. You have paid already.',
          gold: 'This is open too. Certificates first.',
          end: 'You could, and use nothing here.',
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
        say: 'In Wellington each certificate counts 1. Reveal both sheep and spend two certificates.',
        why: '2 + 2 and two certificates make 6: £6, and a better trading post.',
        wrong: { save: 'You could keep some. Reveal everything and spend both this time.' },
      },
    },
    task: {
      say: 'Deliver to post 9, with three sheep and two certificates.',
      done: '2 + 2 + 3 and two certificates: exactly 9. Keep such a reserve for the post you need.',
      miss: 'That fell short. Reveal all three sheep and spend both certificates.',
    },
  },
  lap: {
    title: 'Planning a lap',
    about: 'A plan for three turns, and how it ends.',
    steps: {
      plan: {
        say: 'A game begins. Look at the job market and the sheep market: what suits your first lap?',
        options: {
          sheep: 'Shepherds and better sheep',
          ships: 'Sailors and harbours',
          buildings: 'Craftsmen and buildings',
        },
        answers: {
          sheep: 'Yes: shepherds are cheap here and good sheep are waiting. The table tells you what to do.',
          ships: 'The only sailor costs £8. Something here is cheaper and better.',
          buildings: 'There is no craftsman to hire. Look at what is there.',
        },
      },
      hire: {
        say: 'Turn one: hire the cheaper shepherd.',
        why: 'A strong player would do the same: the worker you hire first works for you all game long.',
        wrong: {
          dear: 'You could, but the same shepherd stands there for £5.',
          sailor: 'You could. It costs £3 more and does not fit the plan.',
          end: 'You could, but building A is where you hire.',
        },
      },
      onward: {
        say: 'End your turn. The next stop should bring money for the sheep market at F.',
        why: 'You have £7. A Hampshire costs £9.',
      },
      walk: {
        say: 'F is four steps away, and you have three. Go as far as E: it shears.',
        why: 'Three places in one turn. Few stops make a quick lap, many stops a rich one.',
        wrong: { short: 'You could stop here. But E pays you for your wool, and F is next.' },
      },
      shear: {
        say: 'Turn two: shear your Merino.',
        why: '£3 make £10: enough for the Hampshire on F next turn. A plan is knowing what the stop after the next one needs.',
        wrong: {
          low: 'You could, but it has less wool.',
          redraw: 'You could swap a card. You need the money.',
          auxiliary: 'You could. Shearing pays more.',
          end: 'You could, but then you lack the money for F.',
        },
      },
      end: {
        say: 'With every visit to Wellington a tile goes to this market, and the token moves down row by row. When the market is full, the game ends: whoever filled it has had their last turn, everybody else has one more.',
      },
      last: {
        say: 'The market will be full in about one lap. What is the best use of your money now?',
        options: {
          points: 'A building or a tile with points',
          worker: 'Another worker',
          sheep: 'A good sheep without points',
        },
        answers: {
          points: 'Right: what only pays later comes too late. And whoever fills the market gets the token, 5 points.',
          worker: 'Workers pay over many laps, and only one is left. Look for points.',
          sheep: 'It would go to your discard pile first, and there is hardly time to draw it. Look for points.',
        },
      },
    },
    task: {
      say: 'You have £6. Buy the Hampshire this turn: it costs £9.',
      done: '£3 for the Southdown, then £9 for the Hampshire. You are ready for your first game.',
      miss: 'Which building sells sheep, and what else does it offer? Use its actions in the right order.',
    },
  },
  sarah: {
    title: 'Playing alone: Sarah',
    about: 'How your solo opponent thinks.',
    steps: {
      card: {
        say: 'Playing alone, you race against Sarah. She has no money and no hand: each turn one card tells her how far to move and what to do.',
      },
      turn: {
        say: 'Move to D and end your turn, and see what she does.',
        why: 'Her card told her to hire, for free. She moved on, and the place she stands on does not matter to her.',
        wrong: {
          on: 'You could. Move to D this time.',
          local: 'You could use the building. This time just end your turn.',
        },
      },
      specialization: {
        say: 'Several of her cards depend on her specialization: the kind of worker she has most of. How do you slow her down?',
        options: { most: 'I hire that kind myself', money: 'I leave her little money' },
        answers: {
          most: 'Right: what you hire, she cannot hire.',
          money: 'She has no money and needs none. Look at her workers.',
        },
      },
      decide: {
        say: 'Now her card builds, just ahead of you. Move to F, end your turn, and when two places are equally near, decide for her.',
        why: 'What her rules leave open is yours to decide. She collects no fee: you pay the bank.',
        wrong: {
          on: 'You could. Move to F this time.',
          local: 'You could use the building. This time just end your turn.',
        },
      },
      score: {
        say: 'When do you win against her?',
        options: { her: 'When I have more points than she has', target: 'When I reach 100 points' },
        answers: {
          her: 'Right: her discs, workers, buildings, sheep and objectives are counted too, only her money is not.',
          target: 'There is no such number. She scores as well, and you must beat her.',
        },
      },
    },
    task: {
      say: 'Move to H and end your turn. Sarah will build: keep the space with the gold nugget free for yourself.',
      done: 'The nugget is still there. Small decisions like this are your advantage over her.',
      miss: 'She has taken the nugget. H1 shows the gold, H2 does not.',
    },
  },
  'from-second': {
    title: 'If you know the Second Edition',
    about: 'What is different here.',
    steps: {
      order: {
        say: 'Wellington is your Kansas City, but its steps come in a different order. What comes first here?',
        options: { income: 'Income', foresight: 'Foresight' },
        answers: {
          income:
            'Right: income and delivery first, then two foresight steps instead of three. And you choose which sheep to reveal.',
          foresight: 'In Kansas City, yes. Here it comes last.',
        },
      },
      wool: {
        say: 'New: sheep have wool. Shear your two best ones here.',
        why: 'Money on the way, and your hand turns over faster.',
        wrong: {
          low: 'You could, but you hold sheep with more wool.',
          redraw: 'You could: shearers may swap cards instead. Shear both.',
          early: 'You could stop here. Your second shearer is idle.',
          end: 'You could, and miss the new thing.',
        },
      },
      posts: {
        say: 'Wool can be delivered at once. Place a disc on wool trading post 5.',
        why: 'So discs leave your board on the trail as well, not only at its end.',
        wrong: { keep: 'You could. But a free disc is hard to beat.' },
      },
      deck: {
        say: 'Your deck works differently too. What helps it here?',
        options: { cards: 'New cards that are no sheep', cull: 'Removing cards with an auxiliary action' },
        answers: {
          cards: 'Right: Ferry, Sheepdog and Kōtare are played and replaced at once. Gold buys bonus cards.',
          cull: 'That action is gone. Here new cards make the deck better.',
        },
      },
      sea: {
        say: 'Instead of a railroad there is the sea, where your ship goes any way you like, and the pathfinder track. There are no outlaws and no train stations.',
      },
      end: {
        say: 'And what ends the game here?',
        options: { tiles: 'The bonus tiles market', jobs: 'The job market' },
        answers: {
          tiles: 'Right. Workers have four fixed columns, and get cheaper from top to bottom.',
          jobs: 'In the Second Edition, yes. Here it is the other market.',
        },
      },
    },
    task: {
      say: 'Ships use movement to place a storehouse. Open a foreign trading post: place a storehouse at the large harbour two spaces away.',
      done: 'From now on foreign trading post 7 is open to you. The rest you know.',
      miss: 'Use your three sailors: two spaces to the large harbour, one movement for the storehouse.',
    },
  },
};
