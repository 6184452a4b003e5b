// Draws one part of the page on a game in progress: dev/board.html?part=nz-board&edition=nz&players=4&moves=300
// Parameters: part, edition, players, seed, moves (how many random ones), theme, solo (easy|medium|hard), open (spots
// that glow, separated by commas).
import '../src/look/page.css';
import {
  advance,
  decision,
  EDITIONS,
  generator,
  isEditionId,
  legalMoves,
  newGame,
  soloOpponent,
  todaysGame,
  view,
  type Setup,
} from '@drover/engine';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

const given = new URLSearchParams(location.search);
const asked = given.get('edition') ?? '';
const edition = isEditionId(asked) ? asked : EDITIONS[0];
const solo = given.get('solo');
const plain: Setup = {
  edition,
  players: solo === null ? Number(given.get('players') ?? 4) : 2,
  seed: given.get('seed') ?? 'kea',
  options: {},
};
const setup: Setup = {
  ...plain,
  options: solo === null ? {} : { [soloOpponent(todaysGame(plain)).option]: { difficulty: solo } },
};
const state = newGame(setup);
const below = generator(setup.seed, 'harness');
for (let i = 0; i < Number(given.get('moves') ?? 0) && !state.over; i++) {
  const { seat } = decision(state)!;
  const moves = legalMoves(state, seat);
  advance(state, seat, moves[below(moves.length)]!);
}
document.documentElement.dataset['edition'] = edition;
document.documentElement.dataset['theme'] = given.get('theme') ?? 'light';
mount(Harness, {
  target: document.getElementById('app')!,
  props: {
    part: given.get('part') ?? `${edition}-board`,
    view: view(state, 0),
    open: (given.get('open') ?? '').split(',').filter((spot) => spot !== ''),
  },
});
