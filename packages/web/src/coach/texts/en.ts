import { pluralIn } from '@drover/words';
import type { CoachLabels, Texts } from '../texts.ts';

const { plural: count } = pluralIn('en');
const steps = { one: 'step', other: 'steps' };
const cards = { one: 'card', other: 'cards' };
const turns = { one: 'turn', other: 'turns' };
const laps = { one: 'lap', other: 'laps' };

const labels: CoachLabels = {
  coach: 'Coach',
  gotIt: 'Got it',
  where: 'Show me',
  ask: 'What now?',
  hush: 'Quiet this turn',
  hushLong: 'Quiet this turn: nothing more until my next one',
  lap: (n) => `Lap ${n}`,
  left: (n) => (n === 1 ? 'probably the last lap' : `about ${count(n, laps)} left`),
  aim: {
    place: 'Choose the building to start from.',
    last: 'Your last turn: go for points.',
    fresh: 'The visit is over: new cards come when you end your turn, and the next lap begins.',
    there: (place) => `In ${place}: income, a delivery, and a disc that opens something.`,
    makes: (value, certified) => `Your hand makes ${value}${certified ? ' with certificates' : ''}`,
    short: (makes) => `${makes} so far.`,
    reached: (makes, place) => `${makes}: enough for ${place}.`,
    next: (place) => `Next one free to you: ${place}.`,
    top: 'No open place asks for more.',
    doubles: 'Doubles count once.',
  },
  way: (place, n) => `${place}: ${count(n, turns)} away`,
  back: {
    brought: (place, received, paid) =>
      `${place}: you received ${received}${paid === null ? '' : ` and paid ${paid}`}.`,
    points: (vp) => `Points for the place and its neighbours: ${vp} VP.`,
    opened: (name) => `“${name}” is open to you from now on.`,
    next: (want, total) => `Today it was ${total}. Can you reach ${want} next time?`,
    top: 'No open place asks for more: deliver as often as you can.',
  },
  account: {
    title: 'How your points came about',
    sources: (list) => `Most came from: ${list}.`,
    ahead: (category, vp) => `Where you were ahead: ${category}, by ${vp} VP.`,
    behind: (category, vp) => `Where you were behind: ${category}, by ${vp} VP.`,
    first: 'That was your first game. From now on I only speak up when something is new: the menu changes that.',
  },
  firstGame: {
    title: 'Your first game',
    about: 'A whole game against an easy opponent, with a coach beside you.',
    finished: 'Played',
  },
};

export const texts: Texts = {
  labels,
  trail: {
    opening: ({ discarded, disc }, say) =>
      'Welcome, I am your coach: choose one of the lit buildings to start from (later ones are closer to the end of the trail). ' +
      'Your opening is made' +
      (discarded > 0 ? ': a card you need less is on your discard pile' : '') +
      (disc === null ? '.' : `, and your first disc has opened “${say.name({ is: 'disc', disc })}” on your board.`),
    feesInOrder: ({ paid }, say) =>
      `Several fees on one move, ${say.money(paid)} together: they are paid in the order you enter the tiles. If your money runs out, the rest is forgiven.`,
    feePaid: ({ paid }, say) =>
      `You paid ${say.money(paid)}: a hand on a tile charges everybody who enters it, to stop or to pass. Look for another way, or take the fee into account.`,
    feeReceived: ({ received }, say) =>
      `${say.money(received)} for you: somebody entered your building with a hand on it. Build such tiles where the others have to pass.`,
    lastTurn: 'The end has come, and this is your last turn. Whatever you still do, do it for points.',
    bareGround: 'The tile under you is gone, and you stand on open road. Your next move simply starts from here.',
    othersBuilding:
      'This building belongs to somebody else, so its actions are not for you. You may use one auxiliary action of your board, the single version.',
    moveOn: (facts) =>
      `Here you can move on, up to ${count(facts.steps, steps)}, and use the place you come to as well. Use the other actions first: once you have left, they are gone.`,
    auxiliaryInstead:
      'Either you use the actions of this building, or you leave them all and use one auxiliary action of your board. Mostly the building is worth more.',
    reward:
      'You need not take this: a reward may be refused, all of it or a part. Only money, and what a delivery brings, cannot be turned down.',
    darkCorners:
      'Discs on dark corners cover the stronger spaces. They go only to places with dark corners, which ask for a better hand.',
    objectiveInHand: ({ vp, penalty }) =>
      `An objective: played in your turn it gives its action now, and ${vp} VP at the end if you fulfil it. If you don’t, it costs ${penalty} VP.`,
    drawnLate: ({ card }, say) =>
      `Drawn at the end of your turn: ${say.name({ is: 'card', card })}. A card that comes so late can be played from your next turn on.`,
    shuffled:
      'Your draw stack was empty, so your discard pile was shuffled and became the new one. What you have bought comes up from now on.',
    certificateLimit: ({ have, most }) =>
      `Certificates: you have ${have} and can hold ${most}. Any beyond that are lost, so spend some on your next delivery.`,
    rowFull: ({ most }) => `This worker row is full: it holds ${most}. Workers of other kinds can still be hired.`,
    hazardAhead: ({ fee, least }, say) =>
      `A hazard lies ahead: entering it costs ${say.money(fee)} and offers nothing. ` +
      (least === 0 ? 'There is a way past it that costs nothing' : `There is a cheaper way, for ${say.money(least)}`) +
      ', or you remove it some time and keep its points.',
    doubles: ({ animal }) =>
      `You hold two ${animal === 'sheep' ? 'sheep' : 'cattle'} of one type, and at the end of the trail only one of them counts. Look for a building that pays you for discarding the other.`,
    allDifferent: ({ animal, types, value, total }) =>
      `Your ${types} ${animal === 'sheep' ? 'sheep' : 'cattle'} are all of different types, so each of them counts. Together they make ${value}` +
      (total > value ? `, ${total} with certificates` : '') +
      ': keep it that way.',
    tokens: (facts) =>
      `You can use an exchange token at any time, even in somebody else’s turn: draw up to ${count(facts.cards, cards)}, then discard as many. It helps against doubles.`,
    discardPile:
      'What you discard and what you gain lies on your discard pile: you may look through it whenever you want. Nobody may look into a draw stack.',
  },
  nz: {
    howItEnds: ({ left, vp }) =>
      `The game ends when the bonus tiles market is full: every visit to Wellington adds one tile, and ${left} are still missing. Whoever fills it gets the token for ${vp} VP, and the others have one more turn.`,
    firstDisc:
      'The disc you take off your board opens what it covers, for the rest of the game. A permanent certificate is a good first one, since it adds to every delivery; otherwise choose an action you will use on each lap.',
    onceEach: ({ first, last }, say) =>
      `You can deliver to each trading post only once, so every lap needs a new one. Only ${say.name({ is: 'post', post: first })} and ${say.name({ is: 'post', post: last })} take your discs again and again.`,
    feesEnd:
      'Choose one of the two: your step tile grows, or your fee tile shows crossed-out hands. With those you never pay a fee again.',
    reveal:
      'If you want to use an exchange token, do it before you reveal your first sheep. From then on nothing else can happen until the cards are discarded.',
    noWhiteDisc:
      'You have no disc on white corners left, so those on dark corners may go anywhere. If none can be placed at all, one comes back from a medium harbour.',
    transport: ({ cost, post }, say) =>
      `Transport costs ${say.money(cost)} here (${say.name({ is: 'post', post })}). You must be able to pay that and the space under the disc together.`,
    negative: ({ vp, post }, say) =>
      `Careful with ${say.name({ is: 'post', post })}: it pays at once, but every disc on it costs you ${vp} VP at the end. Take it only if nothing better is in reach.`,
    emptyBag: 'A bag has run out, and its foresight space stays empty. You take what is left, or nothing.',
    replaceHere:
      'You may replace the building you stand on. If you have used none of its actions, those of the new one are open to you.',
    harbour:
      'Your ship lies at a harbour: one movement upgrades it, even without sailing. That ends the action, and what is left of the movement is lost.',
    gate: ({ reached }) =>
      `Your disc on the pathfinder track has reached ${reached} and opened a marked building space. You may build there from now on.`,
    gold: ({ most, price }) =>
      `In your turn gold buys bonus cards: the cheapest costs ${price}. You can store ${most}, and anything above that is lost.`,
    flipped:
      'These neutral buildings have been flipped: from now on they have other actions. Look at them before you plan your next lap.',
    tokenNear: ({ arrow }) =>
      'The next tile moves the market token along its arrow. ' +
      (arrow === 'yellow'
        ? 'Then the sheep market is filled up again.'
        : arrow === 'turquoise'
          ? 'Then some of the neutral buildings are flipped.'
          : 'Then the game ends, and everybody else has one more turn.'),
    emptySupply:
      'A stack of cards has run out. Whatever would give you such a card still works, only without the card.',
    plenty: ({ each }, say) =>
      `Money and exchange tokens never run out, and you may own as many as you like. But ${say.money(each)} is worth only 1 VP at the end, so spend it.`,
  },
  second: {
    howItEnds: ({ left, vp }) =>
      `The game ends when the job market is full: workers chosen in Kansas City go there, and ${left} are still missing. Whoever fills it gets the token for ${vp} VP, and the others have one more turn.`,
    firstDisc:
      'The disc you take off your board opens what it covers, for the rest of the game. The auxiliary action for certificates is a good first one, since they add to your deliveries; the one for the engine makes transport cheaper.',
    onceEach: ({ first, last }, say) =>
      `You can deliver to each city only once, so every lap needs a new one. Only ${say.name({ is: 'city', city: first })} and ${say.name({ is: 'city', city: last })} take your discs again and again.`,
    noWhiteDisc:
      'You have no disc on white corners left, so those on dark corners may go anywhere. If none can be placed at all, one comes back from a station.',
    transport: ({ cost, city }, say) =>
      `Transport to ${say.name({ is: 'city', city })} costs ${say.money(cost)}, for the crosses that your engine has not passed yet: the further it gets, the less you pay.`,
    negative: ({ vp, city }, say) =>
      `Careful with ${say.name({ is: 'city', city })}: it pays at once, but every disc on it costs you ${vp} VP at the end. Take it only if nothing better is in reach.`,
    emptyBag: 'A bag has run out, and its foresight space stays empty. You take what is left, or nothing.',
    replaceHere:
      'You may replace the building you stand on. But that closes the local actions here, and those of the new tile stay closed this turn.',
    borrow:
      'This building borrows: choose one right before or right after it, and use its actions, each once. Whoever owns it, you pay no fee.',
    intoHand:
      'The objective you gain here goes to your hand, not to the discard pile. You may play it in this very turn.',
    specialDelivery:
      'Here your engine delivers: move it back, and the number of spaces is what the city may ask for. There is no income and no transport.',
    stationBehind:
      'Here you may upgrade a station behind your engine, without moving it. The cost and the corners are as always.',
    lastSpace:
      'The last space of the railroad is a station as well. Afterwards your engine goes back to any free space you like, and you gain money for it.',
    station: ({ cost, vp }, say) =>
      `Your engine stands at a station: for ${say.money(cost)} you may put a disc there, worth ${vp} VP. If its station master is still there, a worker can be appointed.`,
    outlawAhead: ({ fee }, say) =>
      `An outlaw lies ahead: entering its space costs ${say.money(fee)}. Collect the bounty, and you are paid instead.`,
    tokenNear: ({ arrow }) =>
      'The next worker moves the market token along its arrow. ' +
      (arrow === 'yellow'
        ? 'Then the cattle market is filled up again.'
        : 'Then the game ends, and everybody else has one more turn.'),
  },
};
