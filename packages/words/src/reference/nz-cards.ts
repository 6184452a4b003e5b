import { nzTables as t } from '@drover/engine';
import { points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { taskList } from '../effects/objectives.ts';
import { cardName } from '../names/cards.ts';
import type { NzPage } from './nz-page.ts';
import { objectivePoints } from './objectives.ts';
import { effectLine, orNothing } from './page.ts';
import { line, lines, type Cell, type Draft } from './table.ts';

/** The sheep, and the cards that join a deck beside them. */

export const animals = ({ g, r }: NzPage): Draft => ({
  number: 12,
  name: 'sheep',
  columns: ['animal', 'copies', 'values'],
  rows: Object.entries(t.breeds).map(([id, { copies, home, breeding, wool, vp }]) => [
    [line(cardName(g, id))],
    [line(String(copies.is), copies), line(r.homes[home.is], home)],
    lines(
      line(g.words.pieces.breeding(breeding.is), breeding),
      line(g.words.pieces.wool(wool.is), wool),
      vp.is === 0 ? null : line(points(g, vp.is), vp),
    ),
  ]),
});

type BonusCard = (typeof t.bonusCards)['set-1'];

/** Two effects are the halves of an OR. */
function bonusCard({ g }: NzPage, { kind, options, breeding, wool, tasks }: BonusCard): Cell {
  const { pieces: said } = g.words;
  const effects = options.is.map((option) => effectWords(g, option)).join(` ${said.or} `);
  if (kind.is === 'sheep') return [line(said.breeding(breeding.is), breeding), line(said.wool(wool.is), wool)];
  if (kind.is === 'action') return [line(effects, options)];
  return [line(taskList(g, tasks.is), tasks), line(said.played(effects), options)];
}

export const cards = (page: NzPage): Draft => ({
  number: 18,
  name: 'cards',
  columns: ['card', 'does', 'points'],
  rows: [
    ...Object.entries(t.deckCards).map(([id, { effect }]) => [
      [line(cardName(page.g, id))],
      [effectLine(page, effect)],
      orNothing(page, []),
    ]),
    ...Object.entries(t.bonusCards).map(([id, card]) => [
      // The names of breeds are ours as well.
      [line(cardName(page.g, id), card.name)],
      bonusCard(page, card),
      objectivePoints(page, { vp: card.vp, penalty: card.kind.is === 'objective' ? card.penalty : null }),
    ]),
  ],
});
