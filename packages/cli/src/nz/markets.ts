import { labelled, plural, table, tally, wrap } from '../text.ts';
import { bonusTileWords, cardWords, objectiveWords, points } from './effects.ts';
import { cardName, hazardName, supplyCard, workerTypes, type Table } from './names.ts';

/** Markets, foresight, cards to be had and objectives as text. */
export const marketLines = (at: Table): string[] => [
  ...jobs(at),
  ...bonusTiles(at),
  ...sheep(at),
  ...foresight(at),
  ...supplies(at),
  ...objectives(at),
];

function jobs({ s, c }: Table): string[] {
  const rows = c.jobCosts.length;
  const columns = workerTypes(c).map((worker, type) => [
    `    ${worker}`,
    ...c.jobCosts.map((_, row) => (s.jobs[type * rows + row] === 0 ? '.' : 'X')),
  ]);
  return table([['  Jobs', ...c.jobCosts.map((cost) => `£${cost}`)], ...columns]);
}

/** The rows of the market, then what each tile in sight is. */
function bonusTiles({ s, c }: Table): string[] {
  const width = s.bonusMarket.length / c.bonusCosts.length;
  const rows = c.bonusCosts.map((cost, row) => {
    const tiles = s.bonusMarket.slice(row * width, (row + 1) * width);
    const names = tiles.map((tile) => (tile === 0 ? ' -- ' : c.bonusTiles[tile - 1].id)).join('  ');
    return `    row ${row + 1}, £${cost}   ${names}${row === s.tokenRow ? '   < market token' : ''}`.trimEnd();
  });
  const inSight = new Set([...s.bonusMarket.map((tile) => tile - 1), ...s.foresightB].filter((tile) => tile >= 0));
  const legend = [...inSight]
    .sort((a, b) => a - b)
    .flatMap((tile) => wrap(`      ${c.bonusTiles[tile].id}  ${bonusTileWords(c, tile)}`, 12));
  return ['  Bonus tiles', ...rows, ...legend];
}

function sheep({ s, c }: Table): string[] {
  const lying = s.market.flatMap((count, card) => Array.from({ length: count }, () => cardName(c, c.cards[card].id)));
  return labelled('Sheep', `${lying.length === 0 ? 'none' : tally(lying)}; ${s.marketStack.length} in the stack`);
}

function foresight({ s, c }: Table): string[] {
  const workers = workerTypes(c);
  const a = s.foresightA.map((tile) => (tile < 0 ? 'empty' : (workers[tile] ?? hazardName(c, tile - workers.length))));
  const b = s.foresightB.map((tile) => (tile < 0 ? 'empty' : c.bonusTiles[tile].id));
  return [
    ...labelled('Foresight A', `${a.join(' and ')}; ${plural(s.bagA.length, 'tile')} in the bag`),
    ...labelled('Foresight B', `${b.join(' and ')}; ${plural(s.bagB.length, 'tile')} in the bag`),
  ];
}

function supplies(at: Table): string[] {
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

function cardValue({ c }: Table, card: number): string {
  const { kind, breeding, wool, vp } = c.cards[card];
  if (kind === 'objective') return objectiveWords(c, card);
  return kind === 'sheep'
    ? `breeding ${breeding}, wool ${wool}, ${points(vp)}`
    : `${cardWords(c, card)}, ${points(vp)}`;
}

function objectives({ s, c }: Table): string[] {
  const display = s.objectives.map((card) => `${c.cards[card].id}  ${objectiveWords(c, card)}`);
  return [...display, `${s.objectiveStack.length} in the stack`].flatMap((line, i) =>
    labelled(i === 0 ? 'Objectives' : '', line),
  );
}
