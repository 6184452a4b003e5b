import { nzTables as t, type Effect, type Sourced } from '@drover/engine';
import { money, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { harbourNamed, pairName, postName, seaNamed } from '../nz/names.ts';
import type { Name } from '../pack/name.ts';
import type { NzPage } from './nz-page.ts';
import { cornersLine, orNothing, vpLine } from './page.ts';
import { line, lines, type Cell, type Draft, type Line } from './table.ts';

/** Trading posts, the harbours of the sea routes, and the storehouses that go there. */

type Arrows = Readonly<Record<string, (typeof t.postArrows)[string]>>;

/** Arrows are told at the end they start from; those without points are not told. */
const arrowLines = ({ g }: NzPage, arrows: Arrows, from: string, nameOf: (id: string) => Name): Line[] =>
  Object.values(arrows)
    .filter(({ between, vp }) => between.is[0] === from && vp.is !== 0)
    .map(({ between, vp }) => line(g.words.pieces.arrow(nameOf(between.is[1]), points(g, vp.is)), between, vp));

export function posts(page: NzPage): Draft {
  const { g } = page;
  const { pieces: said } = g.words;
  return {
    number: 10,
    name: 'posts',
    columns: ['post', 'asks', 'gives'],
    rows: Object.entries(t.posts).map(([id, { value, corner, transport, delivery, vp, repeatable, harbour }]) => [
      [line(postName(g, id), value)],
      lines(
        cornersLine(page, corner),
        transport.is > 0 ? line(said.transport(money(g, transport.is)), transport) : null,
        harbour.is === null ? null : line(said.storehouseAt(harbourNamed(g, harbour.is)), harbour),
      ),
      lines(
        delivery.is === null ? null : line(effectWords(g, delivery.is), delivery),
        vpLine(page, vp),
        repeatable.is ? line(said.repeatable, repeatable) : null,
        ...arrowLines(page, t.postArrows, id, (other) => postName(g, other)),
      ),
    ]),
  };
}

export function harbours(page: NzPage): Draft {
  const { g, r } = page;
  const { pieces: said, grammar } = g.words;
  const { small, medium, large, arrows } = t.sea;
  const called = (id: string, at: Sourced<string>): Cell => [line(harbourNamed(g, id)), line(seaNamed(g, at.is), at)];
  const card = (taken: Sourced<(typeof small)[string]['card']['is']>): Line => {
    const effect: Effect =
      taken.is === 'objective' ? { do: 'objective', from: 'display-or-stack' } : { do: 'take', card: taken.is };
    return line(effectWords(g, effect), taken);
  };
  return {
    number: 11,
    name: 'harbours',
    columns: ['harbour', 'asks', 'gives'],
    rows: [
      ...Object.entries(small).map(([id, harbour]) => [
        called(id, harbour.at),
        [line(said.costs(grammar.or(harbour.costs.is.map((cost) => money(g, cost)))), harbour.costs)],
        lines(
          card(harbour.card),
          vpLine(page, harbour.vp),
          harbour.end.is ? line(said.shipHome, harbour.end) : null,
          ...arrowLines(page, arrows, id, (other) => harbourNamed(g, other)),
        ),
      ]),
      ...Object.entries(medium).map(([id, harbour]) => [
        called(id, harbour.at),
        [line(said.costs(money(g, harbour.cost.is)), harbour.cost), cornersLine(page, harbour.corner)],
        [card(harbour.card), vpLine(page, harbour.vp), line(r.masterPlace.nz)],
      ]),
      ...Object.entries(large).map(([id, harbour]) => [
        called(id, harbour.at),
        [line(said.free)],
        [line(said.openPost(postName(g, id)))],
      ]),
    ],
  };
}

export function pairs(page: NzPage): Draft {
  const { g } = page;
  return {
    number: 17,
    name: 'pairs',
    columns: ['pair', 'bonus'],
    rows: Object.values(t.storehousePairs).map(({ bonus, vp }, i) => [
      [line(pairName(g, i))],
      orNothing(
        page,
        lines(bonus.is === null ? null : line(effectWords(g, bonus.is), bonus), vp.is === 0 ? null : vpLine(page, vp)),
        bonus,
        vp,
      ),
    ]),
  };
}
