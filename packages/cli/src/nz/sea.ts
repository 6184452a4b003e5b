import { labelled, labelledColumns } from '../text.ts';
import { masterLines } from '../trail/markets.ts';
import { cardName, ownersOf, seatOf } from '../trail/names.ts';
import { money } from '../trail/table.ts';
import type { NzTable } from './words.ts';

/** Ships and harbours as text, with whoever has a storehouse or a disc there. */
export function seaLines(at: NzTable): string[] {
  const { s, c } = at;
  const place = (space: number): string => c.seaSpaces[space].id;
  const houses = c.houses.map(({ id, at: space, card, costs }, i) => {
    const brings =
      card === null
        ? ''
        : ` ${money(at, costs[0])}/${costs.slice(1).join('/')} ${card in c.cardId ? cardName(at, card) : card}`;
    return `${id} at ${place(space)}${brings}${ownersOf(at, (seat) => Math.min(1, s.players[seat].houses[i]))}`;
  });
  const medium = c.medium.map(({ id, at: space, cost, card }, i) => {
    const master = s.harbourmasters[i] < 0 ? '' : `, ${c.harbourmasters[s.harbourmasters[i]].id}`;
    return `${id} at ${place(space)} ${money(at, cost)} ${cardName(at, card)}${master}${ownersOf(at, (seat) => s.players[seat].medium[i])}`;
  });
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
    ...masterLines(at, c.harbourmasters, s.harbourmasters),
  ];
}
