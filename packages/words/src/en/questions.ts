import { BUYER } from '../pack/ids.ts';
import type { QuestionWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals, herders, plural, workers } from './grammar.ts';

/** What is asked. */
export const questions: QuestionWords = {
  'opening-discard': () => 'Which card to discard before the first turn?',
  'first-place': ({ edition }) => `At which neutral building to place the ${herders[edition]}?`,
  'phase-a': ({ n }) => `Where to move, up to ${counts.steps(n)}?`,
  'phase-b': () => 'What to do here?',
  'move-on': ({ n }) => `Where to move on, up to ${counts.steps(n)}?`,
  appoint: ({ edition }) =>
    edition === 'nz'
      ? 'Give up a worker to take the harbourmaster tile?'
      : 'Give up a worker to take the station master tile?',
  auxiliary: () => 'Which auxiliary action to use?',
  build: () => 'Which building to place?',
  buy: ({ edition, n }) => `Which ${animals[edition].stock} to buy? ${plural(n, workers[BUYER[edition]])} left.`,
  certificates: ({ n }) => `How many certificates to gain, up to ${n}?`,
  discard: ({ n }) => (n === 1 ? 'Which card to discard?' : `Which ${n} cards to discard, one by one?`),
  'discard-for': ({ edition }) => `Which ${animals[edition].one} to discard?`,
  'discard-second': ({ edition }) => `Which second ${animals[edition].one} to discard?`,
  draw: ({ n }) => `How many cards to draw, up to ${n}?`,
  either: () => 'Which of the two?',
  hire: () => 'Whom to hire?',
  objective: () => 'Which objective to take?',
  offer: () => 'Take what is offered?',
  pick: ({ edition, n }) => `Which ${animals[edition].one} to take? ${n} left.`,
  'remove-hazard': () => 'Which hazard to remove?',
  site: ({ what }) => `Where to place building ${what}?`,
  income: ({ edition }) =>
    edition === 'nz' ? 'Which sheep to show, and how many certificates to add?' : 'How many certificates to add?',
  delivery: ({ n }) => `Where to deliver with a total of ${n}, and with which disc?`,
  'first-disc': () => 'Which disc to place on the pathfinder track?',
  'choose-foresight-a': () => 'Which tile of foresight A to place?',
  'choose-foresight-b': () => 'Which tile of foresight B to place?',
  flip: () => 'Which tile to turn over?',
  invest: () => 'Which bonus tile to take?',
  join: () => 'Which row does the new worker join?',
  pathfinder: ({ n }) => `How far to advance on the pathfinder track, up to ${some.spaces(n)}?`,
  post: ({ what }) => `Which disc to place on ${what}?`,
  'remote-storehouse': () => 'Which harbour to upgrade?',
  retire: () => 'Which starting sheep to remove from the game?',
  shear: ({ n }) => (n === 0 ? 'Shear the sheep that are shown?' : `Which sheep to shear? ${n} more at most.`),
  'idle-shearers': ({ n }) => `Draw and discard with idle shearers? ${n} left.`,
  ship: ({ n }) => `Where to move the ship, up to ${some.spaces(n)}, an upgrade counting as one?`,
  storehouse: () => 'Which storehouse to take from the board?',
  'wool-post': ({ n }) => `Deliver wool worth ${n}, and with which disc?`,
  'choose-foresight': ({ n }) => `Which tile of foresight ${n} to place?`,
  'choose-raise': () => 'Which Simmental grows up?',
  borrow: () => 'Which adjacent building to use?',
  borrowed: ({ what }) => `What to do with ${what}?`,
  bounty: () => 'Which outlaw to take?',
  cull: ({ n }) => `Which cards to remove from the game? ${n} more at most.`,
  engine: ({ n }) => `Where to move the engine, up to ${some.spaces(n)} forward?`,
  'engine-back': ({ n }) => `Where to move the engine, exactly ${some.spaces(n)} back?`,
  'engine-return': () => 'Where does the engine go from the end of the track?',
  'free-delivery': ({ n }) => `Where to deliver with a total of ${n} without transport, and with which disc?`,
  'special-delivery': () => 'How far does the engine go back for a delivery?',
  station: ({ what }) => `Upgrade ${what}, and with which disc?`,
  'station-behind': () => 'Which station behind the engine to upgrade?',
  stroll: ({ n }) => `Where to stroll, up to ${counts.steps(n)}?`,
};
