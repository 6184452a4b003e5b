import { generator, type Below, type Setup } from '@drover/engine';
import { BY_HAND } from '../beliefs.ts';
import { valueOf } from '../value/valuation.ts';
import type { Weights } from '../value/weights.ts';
import type { State } from '../value/printed.ts';
import { normal } from './normal.ts';
import type { Net } from './net.ts';
import { selfPlay, type PlayedLessons, type Student } from './self-play.ts';
import { expectation } from './value.ts';

/** The games a network learns from: tables of all sizes, the solo opponent among them, players of all tempers. */

/** Before a network knows anything, it watches players who believe in the valuation written by hand, each with a taste of its own. */
const WATCHED = 8;

const AUTOMA: Readonly<Record<string, string>> = { nz: 'sarah', second: 'sam' };
const DIFFICULTIES = ['easy', 'medium', 'hard', 'hard'];

/** Of eight games three are for two players, four against the solo opponent, one for three or four. */
function setupOf(edition: string, seed: string, index: number, below: Below): Setup {
  const options = below(2) === 0 ? {} : { neutral: 'shuffled', sides: 'random' };
  const kind = index % 8;
  if (kind < 3) return { edition, players: 2, seed, options };
  if (kind === 7) return { edition, players: 3 + below(2), seed, options };
  const difficulty = DIFFICULTIES[below(DIFFICULTIES.length)];
  return { edition, players: 2, seed, options: { ...options, [AUTOMA[edition]]: { difficulty } } };
}

/** Which game of which generation of a training. */
export interface LessonPlace {
  readonly edition: string;
  readonly seed: string;
  readonly generation: number;
  readonly index: number;
  /** From this generation on students have mostly found out what is possible, and learn what it is worth when played well. */
  readonly calm: number;
}

/** Plays one game and gives what can be learned from it; it depends on nothing but what it is given. */
export function lessonGame(net: Net, { edition, seed, generation, index, calm }: LessonPlace): PlayedLessons {
  const below = generator(`${seed}/${generation}/${index}`, 'lesson');
  const setup = setupOf(edition, `${seed}/${generation}/${index}`, index, below);
  const students = Array.from({ length: setup.players }, () =>
    generation < WATCHED ? watched(edition, below) : student(net, generation >= calm, below),
  );
  return selfPlay(setup, students, net.inputs, below);
}

const DARING = [0, 0, 0.3, 0.6, 1];
const LITTLE_DARING = [0, 0, 0, 0.15, 0.3];

function student(net: Net, calm: boolean, below: Below): Student {
  const fanciful = calm ? below(6) === 0 : below(2) > 0;
  return {
    value: (state, seat) => expectation(net, state, seat),
    ...(fanciful ? { fancy: fancyOf(below) } : {}),
    daring: (calm ? LITTLE_DARING : DARING)[below(DARING.length)],
    net,
  };
}

/**
 * A liking for workers of one kind or for buildings, as long as the game is young. What such a passion is good for shows
 * only when it is followed through: nobody finds out by a dare here and there.
 */
function fancyOf(below: Below): NonNullable<Student['fancy']> {
  const liking = 0.5 + (4 * below(1000)) / 1000;
  const of = below(5);
  return (state, seat) => {
    const s = state as State;
    if (s.over) return 0;
    const { workers, supply } = s.players[seat];
    const many = of === 4 ? 10 - supply.length : (workers[of] ?? 0);
    return liking * many * Math.max(0, 1 - s.turn / s.players.length / YOUTH);
  };
}

/** Turns of everybody after which a passion has cooled. */
const YOUTH = 25;

/** Shares and powers make no sense when they are multiplied. */
const FIXED: readonly string[] = ['fading', 'hope', 'second', 'spread'];

/** Somebody who believes in the same things, but more or less so; and in workers often a lot more. */
function watched(edition: string, below: Below): Student {
  const weights: Record<string, number> = { ...BY_HAND[edition].weights };
  const staff = Math.exp(1.6 * (below(1000) / 1000));
  for (const name of Object.keys(weights)) {
    if (!FIXED.includes(name)) weights[name] *= Math.exp(0.7 * normal(below));
    if (/\d$/.test(name)) weights[name] *= staff;
  }
  const taste = weights as unknown as Weights;
  return { value: (state, seat) => valueOf(state, seat, taste), daring: [0, 0.3, 1][below(3)], net: null };
}
