import { generator, type Below, type Setup } from '@drover/engine';
import { BY_HAND } from '../beliefs.ts';
import { componentsOf, isOwn, type State } from '../value/printed.ts';
import { valueOf } from '../value/valuation.ts';
import type { Weights } from '../value/weights.ts';
import { normal } from './normal.ts';
import { SCALE, type Net } from './net.ts';
import { selfPlay, type PlayedLessons, type Student } from './self-play.ts';
import { expectationsOf } from './value.ts';

/** The games a network learns from: tables of all sizes, the solo opponent among them, players of all tempers. */

/**
 * Before a network knows anything, it watches players who believe in the valuation written by hand, each with a taste of
 * its own. One for solo games need not: it has learned at all tables before.
 */
const WATCHED = 8;

const AUTOMA: Readonly<Record<string, string>> = { nz: 'sarah', second: 'sam' };
const DIFFICULTIES = ['easy', 'medium', ...Array<string>(6).fill('hard')];

/** Tables of all sizes, or only those with a solo opponent. */
export const TABLES = ['all', 'solo'] as const;
export type Tables = (typeof TABLES)[number];

/** Of eight games at all tables three are for two players, four against the solo opponent, one for three or four. */
function setupOf({ edition, tables, index }: LessonPlace, seed: string, below: Below): Setup {
  const options = below(4) > 0 ? {} : { neutral: 'shuffled', sides: 'random' };
  const kind = index % 8;
  if (tables === 'all' && kind < 3) return { edition, players: 2, seed, options };
  if (tables === 'all' && kind === 7) return { edition, players: 3 + below(2), seed, options };
  const difficulty = DIFFICULTIES[below(DIFFICULTIES.length)];
  return { edition, players: 2, seed, options: { ...options, [AUTOMA[edition]]: { difficulty } } };
}

/** Which game of which generation of a training. */
export interface LessonPlace {
  readonly edition: string;
  readonly tables: Tables;
  readonly seed: string;
  readonly generation: number;
  readonly index: number;
}

/** Plays one game and gives what can be learned from it; it depends on nothing but what it is given. */
export function lessonGame(net: Net, place: LessonPlace): PlayedLessons {
  const { edition, tables, seed, generation, index } = place;
  const name = `${seed}/${generation}/${index}`;
  const below = generator(name, 'lesson');
  const setup = setupOf(place, name, below);
  const students = Array.from({ length: setup.players }, () =>
    tables === 'all' && generation < WATCHED ? watched(edition, below) : student(net, place, below),
  );
  return selfPlay(setup, students, net.inputs, below);
}

/** After so many generations students at solo tables try turns that are nearly chosen. That takes several times as long. */
const TRYING = 90;
export const isTrying = (tables: Tables, generation: number): boolean => tables === 'solo' && generation >= TRYING;

/** So many generations every other student is adventurous, later one of four. */
const ADVENTURES = 31;

/** Adventurous ones have a youth, of so many turns at most. */
const LONGEST_YOUTH = 14;

/**
 * Decisions as many make by chance: which disc they begin with and where. All games begin there, and what is not
 * chosen once would not be chosen in any.
 */
const OPENING = 2;

function student(net: Net, { edition, tables, generation }: LessonPlace, below: Below): Student {
  const tries = isTrying(tables, generation);
  const { value: byHand } = BY_HAND[edition];
  const value = expectationsOf(net, byHand);
  const of = generation < ADVENTURES ? 2 : 4;
  const youth = below(of) < of - 1 ? 0 : 1 + below(LONGEST_YOUTH);
  const astray = below(of) < of - 1 ? 0 : OPENING;
  if (youth === 0) return { value, astray, youth, fancy: value, net, tries };
  const [fancied, liking] = [expectationsOf(fancying(net, below), byHand), likings(below)];
  return { value, astray, youth, fancy: (state, seat) => fancied(state, seat) + liking(state, seat), net, tries };
}

/** Points that a worker of one kind or a building may seem worth more or less, and of how many such likings one is had. */
const [LIKING, OF_LIKINGS] = [6, 3];

/** Whole ways to play are not found by accident: somebody has to believe in them. */
function likings(below: Below): Student['value'] {
  const draw = (): number => (below(OF_LIKINGS) === 0 ? LIKING * normal(below) : 0);
  const workers = [draw(), draw(), draw(), draw()];
  const buildings = draw();
  return (state, seat) => {
    const { players, trail } = state as State;
    let sum = 0;
    players[seat].workers.forEach((count, row) => (sum += workers[row] * (count - 1)));
    if (buildings !== 0)
      for (const space of componentsOf(state).buildingSpaces) if (isOwn(trail[space], seat)) sum += buildings;
    return sum;
  };
}

/** Points that one unit of an input may seem worth more or less, and of how many inputs one is liked or disliked. */
const [PASSION, OF_INPUTS] = [8, 20];

/**
 * A handful of things is liked or disliked for no reason. Where that leads shows only when it is followed through for a
 * while.
 */
function fancying(net: Net, below: Below): Net {
  const weights = net.weights.slice();
  const passion = (PASSION * below(1000)) / 1000 / SCALE;
  const line = net.inputs * net.hidden + 2 * net.hidden;
  for (let i = 0; i < net.inputs; i++) if (below(OF_INPUTS) === 0) weights[line + i] += passion * normal(below);
  return { ...net, weights };
}

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
  const value: Student['value'] = (state, seat) => valueOf(state, seat, taste);
  return { value, astray: 0, youth: 0, fancy: value, net: null, tries: false };
}
