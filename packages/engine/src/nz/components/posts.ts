/** The trading posts: local ones for sheep and for wool, and the foreign ones behind the large harbours. */
import type { Tagged } from '../../core/rows.ts';
import { derived, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { SupplyCard } from '../../effects/effect.ts';
import type { NzEffect } from '../effects.ts';
import type { Arrow, Post } from './types.ts';

const take = (card: SupplyCard): NzEffect => ({ do: 'take', card });
const objective: NzEffect = { do: 'objective', from: 'display' };

const local = { harbour: rulebook(null, 'en') };
const once = rulebook(false, 'en');
const again = rulebook(true, 'en');
const sheep = rulebook('sheep', 'en');
const wool = rulebook('wool', 'en');

const noTransport = rulebook(0, 'en; transport is asked for dark corners only');

const stepOfThree = 'steps of 3 up to the stated 21';
const guess = {
  corner: (corner: Post['corner']) => reconstructed(corner, 'white and dark alternate; dark from the middle on'),
  transport: (money: number) => reconstructed(money, 'dearer the higher the post'),
  delivery: (effect: NzEffect | null) => reconstructed(effect, 'a card at the low and the dark posts'),
  vp: (vp: number) => reconstructed(vp, 'with the arrows, six deliveries make 32, as in the Second Edition'),
};
const foreign = {
  kind: reconstructed('sheep', 'three foreign sheep posts are proposed'),
  value: (value: number) => reconstructed(value, 'between the local posts'),
  corner: reconstructed('dark', 'as the higher local posts'),
  transport: (money: number) => reconstructed(money, 'rises with the value'),
  vp: (vp: number) => reconstructed(vp, 'more than a local post of that value, for the storehouse it needs'),
  delivery: (effect: NzEffect) => reconstructed(effect, 'as the dark local posts'),
};
const foreignWool = {
  kind: rulebook('wool', 'en'),
  delivery: derived(take('romney'), 'every dark-cornered wool space gives a Romney'),
};
const at = (harbour: string) => ({ harbour: reconstructed(harbour, 'its place on the proposed sea board') });

export const posts: Readonly<Record<string, Tagged<Post>>> = {
  '0': {
    kind: sheep,
    value: rulebook(0, 'en'),
    corner: rulebook('white', 'en'),
    transport: noTransport,
    delivery: rulebook({ do: 'gain', money: 6 }, 'en'),
    vp: rulebook(-8, 'en'),
    repeatable: again,
    ...local,
  },
  '1': {
    kind: sheep,
    value: rulebook(1, 'en'),
    corner: guess.corner('white'),
    transport: noTransport,
    delivery: guess.delivery(take('ferry')),
    vp: guess.vp(0),
    repeatable: once,
    ...local,
  },
  '3': {
    kind: sheep,
    value: rulebook(3, 'en'),
    corner: rulebook('white', 'en'),
    transport: noTransport,
    delivery: guess.delivery(take('sheepdog')),
    vp: guess.vp(0),
    repeatable: once,
    ...local,
  },
  '6': {
    kind: sheep,
    value: rulebook(6, 'en'),
    corner: guess.corner('white'),
    transport: noTransport,
    delivery: guess.delivery(take('kotare')),
    vp: guess.vp(0),
    repeatable: once,
    ...local,
  },
  '9': {
    kind: sheep,
    value: rulebook(9, 'en'),
    corner: derived('dark', 'it asks for transport, and the example contrasts it with the white posts'),
    transport: rulebook(3, 'en'),
    delivery: rulebook(objective, 'en'),
    vp: guess.vp(1),
    repeatable: once,
    ...local,
  },
  '12': {
    kind: sheep,
    value: reconstructed(12, stepOfThree),
    corner: guess.corner('white'),
    transport: noTransport,
    delivery: guess.delivery(null),
    vp: guess.vp(3),
    repeatable: once,
    ...local,
  },
  '15': {
    kind: sheep,
    value: reconstructed(15, stepOfThree),
    corner: guess.corner('dark'),
    transport: guess.transport(4),
    delivery: guess.delivery(objective),
    vp: guess.vp(5),
    repeatable: once,
    ...local,
  },
  '18': {
    kind: sheep,
    value: reconstructed(18, stepOfThree),
    corner: guess.corner('white'),
    transport: noTransport,
    delivery: guess.delivery(null),
    vp: guess.vp(6),
    repeatable: once,
    ...local,
  },
  '21': {
    kind: sheep,
    value: rulebook(21, 'en'),
    corner: guess.corner('dark'),
    transport: guess.transport(5),
    delivery: guess.delivery(take('romney')),
    vp: guess.vp(9),
    repeatable: again,
    ...local,
  },
  'wool-5': {
    kind: wool,
    value: rulebook(5, 'en'),
    corner: reconstructed('white', 'the first wool post is the open one'),
    transport: noTransport,
    delivery: reconstructed(null, 'only dark wool posts give a Romney'),
    vp: reconstructed(0, 'rises with the value'),
    repeatable: once,
    ...local,
  },
  'wool-9': {
    kind: wool,
    value: rulebook(9, 'en'),
    corner: rulebook('dark', 'en'),
    transport: rulebook(5, 'en'),
    delivery: rulebook(take('romney'), 'en'),
    vp: reconstructed(1, 'rises with the value'),
    repeatable: once,
    ...local,
  },
  'wool-13': {
    kind: wool,
    value: rulebook(13, 'en'),
    corner: derived('dark', 'it gives a Romney, as every dark wool post'),
    transport: rulebook(7, 'fr'),
    delivery: rulebook(take('romney'), 'fr'),
    vp: rulebook(3, 'fr'),
    repeatable: again,
    ...local,
  },
  lh1: {
    kind: foreign.kind,
    value: foreign.value(7),
    corner: foreign.corner,
    transport: foreign.transport(2),
    delivery: foreign.delivery(objective),
    vp: foreign.vp(3),
    repeatable: once,
    ...at('lh1'),
  },
  lh2: {
    kind: foreign.kind,
    value: foreign.value(13),
    corner: foreign.corner,
    transport: foreign.transport(5),
    delivery: foreign.delivery(take('romney')),
    vp: foreign.vp(7),
    repeatable: once,
    ...at('lh2'),
  },
  lh3: {
    kind: foreign.kind,
    value: foreign.value(17),
    corner: foreign.corner,
    transport: foreign.transport(7),
    delivery: foreign.delivery(objective),
    vp: foreign.vp(10),
    repeatable: once,
    ...at('lh3'),
  },
  lw1: {
    kind: foreignWool.kind,
    value: foreign.value(11),
    corner: foreign.corner,
    transport: foreign.transport(6),
    delivery: foreignWool.delivery,
    vp: foreign.vp(5),
    repeatable: once,
    ...at('lw1'),
  },
  lw2: {
    kind: foreignWool.kind,
    value: foreign.value(16),
    corner: foreign.corner,
    transport: foreign.transport(8),
    delivery: foreignWool.delivery,
    vp: foreign.vp(9),
    repeatable: once,
    ...at('lw2'),
  },
};

type Pair = Sourced<readonly [string, string]>;
const neighbours = (a: string, b: string): Pair => rulebook([a, b], 'en');
const proposedNeighbours = (a: string, b: string): Pair => reconstructed([a, b], 'one end is a proposed post');
const points = (vp: number) => reconstructed(vp, 'low deliveries are punished, high ones in a row rewarded');

/** The green arrows between neighbouring local posts. */
export const postArrows: Readonly<Record<string, Tagged<Arrow>>> = {
  '1-3': { between: neighbours('1', '3'), vp: points(-3) },
  '3-6': { between: neighbours('3', '6'), vp: points(0) },
  '6-9': { between: neighbours('6', '9'), vp: points(3) },
  '9-12': { between: proposedNeighbours('9', '12'), vp: points(5) },
  '12-15': { between: proposedNeighbours('12', '15'), vp: points(5) },
  '15-18': { between: proposedNeighbours('15', '18'), vp: points(4) },
  '18-21': { between: proposedNeighbours('18', '21'), vp: points(4) },
};
