import { calledAt, money, pieces } from '../context/format.ts';
import { cardWords } from '../effects/cards.ts';
import { workerAt } from '../names/tiles.ts';
import { ownersOf, playerLines } from '../table/players.ts';
import {
  animalMarketLine,
  foresightLine,
  marketRows,
  objectiveLines,
  section,
  shownTileNames,
  trailSection,
  type Section,
} from '../table/sections.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import type { NzTableContext } from './context.ts';
import { harbourLines } from './explain.ts';
import { harbourName, postName, seaName, supplyCard } from './names.ts';

/** New Zealand's table in words. */
export const nzTable = (at: NzTableContext): Section[] => [
  trailSection(at),
  section(at.words.headings.markets, [
    ...jobLines(at),
    animalMarketLine(at),
    ...marketRows(at, at.c.bonusCosts, at.s.bonusMarket, (tile) => tileWords(at, tile)).map((row) =>
      at.words.grammar.label(at.words.topics['bonus-market'](at.edition).alone, row),
    ),
    foresightLine(at, 'A', shownTileNames(at, at.s.foresightA), at.s.bagA.length),
    foresightLine(
      at,
      'B',
      at.s.foresightB.filter((tile) => tile >= 0).map((tile) => tileWords(at, tile)),
      at.s.bagB.length,
    ),
    ...supplyLines(at),
    ...objectiveLines(at),
  ]),
  section(at.words.headings.sea, [...postLines(at), ...harbourTable(at)]),
  ...at.s.order.map((seat) => section(calledAt(at, seat), playerLines(at, seat))),
];

const tileWords = (at: NzTableContext, tile: number): string =>
  `${at.words.names.bonusTile.alone} (${bonusTileWords(at, tile)})`;

/** Workers by price. */
function jobLines(at: NzTableContext): string[] {
  const { s, c, words } = at;
  const rows = c.jobCosts.length;
  return c.jobCosts.map((cost, row) => {
    const there = c.workers.flatMap((_, worker) =>
      s.jobs[worker * rows + row] === 0 ? [] : [words.names.worker(workerAt(at, worker)).alone],
    );
    return words.grammar.label(`${words.headings.jobs}, ${money(at, cost)}`, there.join(', ') || words.pieces.none);
  });
}

const supplyLines = (at: NzTableContext): string[] =>
  at.c.supplyCards.map((_, pile) => {
    const { grammar, pieces: said } = at.words;
    const bonus = pile - 4;
    return grammar.label(
      supplyCard(at, pile).alone,
      pieces(at, [
        said.stillLeft(at.s.cardSupply[pile]),
        bonus < 0 ? null : said.costsGold(at.c.bonusPrices[bonus]),
        bonus < 0 ? null : cardWords(at, at.s.bonusCards[bonus]),
      ])!,
    );
  });

/** The posts with discs on them. */
const postLines = (at: NzTableContext): string[] =>
  at.c.posts.flatMap(({ id }, post) => {
    const owners = ownersOf(at, (seat) => at.s.players[seat].posts[post]);
    return owners === null ? [] : [at.words.grammar.label(postName(at, id).alone, at.words.pieces.discsOf(owners))];
  });

const harbourTable = (at: NzTableContext): string[] => [
  at.words.grammar.label(
    at.words.headings.ships,
    at.s.order.map((seat) => `${calledAt(at, seat)} (${seaName(at, at.s.players[seat].ship).alone})`).join(', '),
  ),
  ...[...at.c.houses, ...at.c.medium].map((_, harbour) =>
    at.words.grammar.label(harbourName(at, harbour).alone, at.words.grammar.list(harbourLines(at, harbour).slice(1))),
  ),
];
