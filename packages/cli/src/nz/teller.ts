import { nz, type CoreState, type NzEvent, type NzMove, type NzState } from '@drover/engine';
import type { Teller } from '../teller.ts';
import { boardText } from './board.ts';
import { moveWords, questionWords } from './moves.ts';
import { placeName, seatOf, type Table } from './names.ts';
import { storyOf } from './story.ts';

const tableOf = (state: CoreState): Table => ({ s: state as NzState, c: nz.components(state.setup) });

/** New Zealand in words. */
export const nzTeller: Teller = {
  name: 'New Zealand',
  categories: {
    pounds: 'Money',
    buildings: 'Buildings',
    posts: 'Trading posts',
    harbours: 'Harbours',
    pathfinder: 'Pathfinder',
    tiles: 'Hazards and bonus tiles',
    cards: 'Sheep and bonus cards',
    objectives: 'Objectives',
    harbourmasters: 'Harbourmasters',
    hand: 'Sixth hand card',
    workers: 'Workers and storehouses',
    token: 'Market token',
  },
  seat: (state, seat) => seatOf(tableOf(state), seat),
  deliveries(state, seat) {
    const { s, c } = tableOf(state);
    return s.players[seat].posts.reduce((sum, discs, post) => sum + (c.posts[post].wool ? 0 : discs), 0);
  },
  board: (state) => boardText(tableOf(state)),
  question: (state, decision) => questionWords(tableOf(state), decision),
  gloss: (state, move) => moveWords(tableOf(state), move as NzMove),
  standing(state, seat) {
    const at = tableOf(state);
    const { automa, pounds, gold, at: space } = at.s.players[seat];
    return `${automa ? '' : `£${pounds} and ${gold} gold, `}${space < 0 ? '' : 'at '}${placeName(at, space)}`;
  },
  story: (state, events) => storyOf(tableOf(state), events as readonly NzEvent[]),
};
