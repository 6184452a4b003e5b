import type { NzPlayer } from '@drover/engine';
import { labelled, labelledColumns } from '../text.ts';
import { harbourmasterWords } from './effects.ts';
import { cardName, seatOf, type Table } from './names.ts';

/** Ships and harbours as text, with whoever has a storehouse or a disc there. */
export function seaLines(at: Table): string[] {
  const { s, c } = at;
  const place = (space: number): string => c.seaSpaces[space].id;
  const owners = (has: (player: NzPlayer) => boolean): string => {
    const seats = s.order.filter((seat) => has(s.players[seat])).map((seat) => seatOf(at, seat));
    return seats.length === 0 ? '' : `: ${seats.join(', ')}`;
  };
  const houses = c.houses.map(({ id, at: space, card, costs }, i) => {
    const brings = card === null ? '' : ` £${costs.join('/')} ${card in c.cardId ? cardName(c, card) : card}`;
    return `${id} at ${place(space)}${brings}${owners((player) => player.houses[i] > 0)}`;
  });
  const medium = c.medium.map(({ id, at: space, cost, card }, i) => {
    const master = s.harbourmasters[i] < 0 ? '' : `, ${c.harbourmasters[s.harbourmasters[i]].id}`;
    return `${id} at ${place(space)} £${cost} ${cardName(c, card)}${master}${owners((player) => player.medium[i] > 0)}`;
  });
  const masters = s.harbourmasters.filter((tile) => tile >= 0);
  return [
    ...labelled('Ships', s.order.map((seat) => `${seatOf(at, seat)} at ${place(s.players[seat].ship)}`).join(', ')),
    ...labelledColumns(
      'Small',
      houses.filter((_, i) => c.houses[i].card !== null),
    ),
    ...labelledColumns('Medium', medium),
    ...labelledColumns(
      'Large',
      houses.filter((_, i) => c.houses[i].card === null),
    ),
    ...masters.flatMap((tile, i) =>
      labelled(i === 0 ? 'Masters' : '', `${c.harbourmasters[tile].id}  ${harbourmasterWords(c, tile)}`),
    ),
  ];
}
