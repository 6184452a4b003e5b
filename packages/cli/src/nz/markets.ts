import { labelled, table, wrap } from '../text.ts';
import { cardWords, objectiveWords, points } from '../trail/effects.ts';
import { bagTile, foresightLines, marketRows, objectiveLines, stockLines } from '../trail/markets.ts';
import { money } from '../trail/table.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import { supplyCard, type NzTable } from './words.ts';

/** Markets, foresight, cards to be had and objectives as text. */
export const marketLines = (at: NzTable): string[] => [
  ...jobs(at),
  ...bonusTiles(at),
  ...stockLines(at, 'Sheep'),
  ...foresight(at),
  ...supplies(at),
  ...objectiveLines(at),
];

function jobs(at: NzTable): string[] {
  const { s, c } = at;
  const rows = c.jobCosts.length;
  const columns = c.workers.map((worker, type) => [
    `    ${worker}`,
    ...c.jobCosts.map((_, row) => (s.jobs[type * rows + row] === 0 ? '.' : 'X')),
  ]);
  return table([['  Jobs', ...c.jobCosts.map((cost) => money(at, cost))], ...columns]);
}

/** The rows of the market, then what each tile in sight is. */
function bonusTiles(at: NzTable): string[] {
  const { s, c } = at;
  const inSight = new Set([...s.bonusMarket.map((tile) => tile - 1), ...s.foresightB].filter((tile) => tile >= 0));
  const legend = [...inSight]
    .sort((a, b) => a - b)
    .flatMap((tile) => wrap(`      ${c.bonusTiles[tile].id}  ${bonusTileWords(at, tile)}`, 12));
  return ['  Bonus tiles', ...marketRows(at, c.bonusCosts, s.bonusMarket, (tile) => c.bonusTiles[tile].id), ...legend];
}

/** A tile of foresight A: a worker or a hazard. */
export const tileOfA = (at: NzTable, tile: number): string => bagTile(at, tile, at.c.workers.length)!;

function foresight(at: NzTable): string[] {
  const { s, c } = at;
  const b = s.foresightB.map((tile) => (tile < 0 ? 'empty' : c.bonusTiles[tile].id));
  return [
    ...foresightLines(
      'A',
      s.foresightA.map((tile) => tileOfA(at, tile)),
      s.bagA,
    ),
    ...foresightLines('B', b, s.bagB),
  ];
}

function supplies(at: NzTable): string[] {
  const { s, c } = at;
  const deckCards = c.supplyCards.slice(0, 4).map((_, supply) => `${s.cardSupply[supply]} ${supplyCard(at, supply)}`);
  const stacks = c.supplyCards.slice(4).map((symbol, i) => {
    const card = s.bonusCards[i];
    return `${symbol}, ${c.bonusPrices[i]} gold, ${s.cardSupply[4 + i]} left: ${supplyCard(at, 4 + i)}, ${cardValue(at, card)}`;
  });
  return [
    ...labelled('Cards', deckCards.join(', ')),
    ...stacks.flatMap((stack, i) => labelled(i === 0 ? 'Bonus cards' : '', stack)),
  ];
}

function cardValue(at: NzTable, card: number): string {
  const { kind, breeding, wool, vp } = at.c.cards[card];
  if (kind === 'objective') return objectiveWords(at, card);
  return kind === 'animal'
    ? `breeding ${breeding}, wool ${wool}, ${points(vp)}`
    : `${cardWords(at, card)}, ${points(vp)}`;
}
