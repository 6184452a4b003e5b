import { money, pieces, type NzAt } from '../trail/at.ts';
import { cardWords, postName } from '../trail/effects.ts';
import { workerAt } from '../trail/names.ts';
import { ownersOf, playerLines } from '../trail/players.ts';
import {
  animalMarketLine,
  foresightLine,
  marketRows,
  objectiveLines,
  section,
  shownTileNames,
  trailSection,
  type Section,
} from '../trail/table.ts';
import { nzBelongings } from './belongings.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import { harbourLines } from './explain.ts';
import { harbourName, seaName, supplyCard } from './things.ts';

/** New Zealand's table in words. */
export const nzTable = (at: NzAt): Section[] => [
  trailSection(at),
  section(at.words.headings.markets, [
    ...jobLines(at),
    animalMarketLine(at),
    ...marketRows(at, at.c.bonusCosts, at.s.bonusMarket, (tile) => tileWords(at, tile)).map((row) =>
      at.words.grammar.label(at.words.topics['bonus-market'](at.edition), row),
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
  ...at.s.order.map((seat) => section(at.who(seat), playerLines(at, seat, nzBelongings(at, seat)))),
];

const tileWords = (at: NzAt, tile: number): string => `${at.words.names.bonusTile} (${bonusTileWords(at, tile)})`;

/** Workers by price. */
function jobLines(at: NzAt): string[] {
  const { s, c, words } = at;
  const rows = c.jobCosts.length;
  return c.jobCosts.map((cost, row) => {
    const there = c.workers.flatMap((_, worker) =>
      s.jobs[worker * rows + row] === 0 ? [] : [words.names.worker(workerAt(at, worker))],
    );
    return words.grammar.label(`${words.headings.jobs}, ${money(at, cost)}`, there.join(', ') || words.pieces.none);
  });
}

const supplyLines = (at: NzAt): string[] =>
  at.c.supplyCards.map((_, pile) => {
    const { grammar, pieces: said } = at.words;
    const bonus = pile - 4;
    return grammar.label(
      supplyCard(at, pile),
      pieces(at, [
        said.stillLeft(at.s.cardSupply[pile]),
        bonus < 0 ? null : said.costsGold(at.c.bonusPrices[bonus]),
        bonus < 0 ? null : cardWords(at, at.s.bonusCards[bonus]),
      ])!,
    );
  });

/** The posts with discs on them. */
const postLines = (at: NzAt): string[] =>
  at.c.posts.flatMap(({ id }, post) => {
    const owners = ownersOf(at, (seat) => at.s.players[seat].posts[post]);
    return owners === null ? [] : [at.words.grammar.label(postName(at, id), at.words.pieces.discsOf(owners))];
  });

const harbourTable = (at: NzAt): string[] => [
  at.words.grammar.label(
    at.words.headings.ships,
    at.s.order.map((seat) => `${at.who(seat)} (${seaName(at, at.s.players[seat].ship)})`).join(', '),
  ),
  ...[...at.c.houses, ...at.c.medium].map((_, harbour) =>
    at.words.grammar.label(harbourName(at, harbour), at.words.grammar.list(harbourLines(at, harbour).slice(1))),
  ),
];
