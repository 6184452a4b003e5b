import { nz, type NzComponents, type NzEvent, type NzMove, type NzState } from '@drover/engine';
import { tellerFor } from '../trail/teller.ts';
import { money } from '../trail/table.ts';
import { marketLines } from './markets.ts';
import { nzMoveWords } from './moves.ts';
import { nzPlayerLines } from './players.ts';
import { seaLines } from './sea.ts';
import { nzTold } from './story.ts';
import { nzWords } from './words.ts';

/** New Zealand in words. */
export const nzTeller = tellerFor<NzState, NzComponents, NzMove, NzEvent>({
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
  opponent: 'sarah',
  variants: {},
  words: nzWords,
  components: nz.components,
  markets: marketLines,
  distance: ['SEA', seaLines],
  player: nzPlayerLines,
  move: nzMoveWords,
  told: nzTold,
  purse: (at, player) => `${money(at, player.money)} and ${player.gold} gold`,
  deliveries: ({ c }, { posts }) => posts.reduce((sum, discs, post) => sum + (c.posts[post].wool ? 0 : discs), 0),
});
