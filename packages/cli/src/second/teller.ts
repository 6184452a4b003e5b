import { second, type SecondComponents, type SecondEvent, type SecondMove, type SecondState } from '@drover/engine';
import { money } from '../trail/table.ts';
import { tellerFor } from '../trail/teller.ts';
import { marketLines } from './markets.ts';
import { secondMoveWords } from './moves.ts';
import { secondPlayerLines } from './players.ts';
import { railroadLines } from './railroad.ts';
import { secondTold } from './story.ts';
import { secondWords } from './words.ts';

/** The Second Edition in words. */
export const secondTeller = tellerFor<SecondState, SecondComponents, SecondMove, SecondEvent>({
  name: 'Second Edition',
  categories: {
    dollars: 'Money',
    buildings: 'Buildings',
    cities: 'Cities',
    stations: 'Stations',
    hazards: 'Hazards',
    cattle: 'Cattle',
    objectives: 'Objectives',
    'station-masters': 'Station masters',
    workers: 'Workers',
    steps: 'Right step space',
    token: 'Job market token',
  },
  opponent: 'sam',
  variants: { simmental: { simmental: true } },
  words: secondWords,
  components: second.components,
  markets: marketLines,
  distance: ['RAILROAD', railroadLines],
  player: secondPlayerLines,
  move: secondMoveWords,
  told: secondTold,
  purse: (at, player) => money(at, player.money),
  deliveries: (_, { cities }) => cities.reduce((sum, discs) => sum + discs, 0),
});
