import { advance, clone, decision, legalMoves, EDITIONS, newGame, score, type EditionId } from '@drover/engine';
import { expect, it } from 'vitest';
import { seriesOf, type Moment } from './series.ts';

function played(edition: EditionId, moves: number): Moment[] {
  const state = newGame({ edition, players: 2, seed: 'plot', options: {} });
  const moments: Moment[] = [{ turn: state.turn, state: clone(state) }];
  for (let i = 0; i < moves && !state.over; i++) {
    const { seat } = decision(state)!;
    const all = legalMoves(state, seat);
    advance(state, seat, all[i % all.length]!);
    moments.push({ turn: state.turn, state: clone(state) });
  }
  return moments;
}

it.each(EDITIONS)('%s: every turn once, with its last values', (edition) => {
  const moments = played(edition, 120);
  const series = seriesOf(moments);
  expect(series.map(({ id }) => id)).toEqual(['money', 'score', 'deliveries']);
  const { turns } = series[0]!;
  expect(turns).toEqual([...new Set(moments.map(({ turn }) => turn))]);
  for (const { lines } of series) expect(lines.map((line) => line.length)).toEqual([turns.length, turns.length]);
  const totals = score(moments.at(-1)!.state).seats.map(({ total }) => total);
  expect(series[1]!.lines.map((line) => line.at(-1))).toEqual(totals);
});

it('nothing played gives empty lines', () => {
  expect(seriesOf([]).map(({ lines }) => lines)).toEqual([[], [], []]);
});
