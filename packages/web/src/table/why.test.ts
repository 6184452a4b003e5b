import { decision, legalMoves } from '@drover/engine';
import { table } from '@drover/engine/testing';
import { expect, it } from 'vitest';
import { whyClosed } from './why.ts';

it('a place that some way leads to is not closed, however many steps it takes; one out of reach is', () => {
  const { s } = table(2).at(0, 'A').turn(0);
  const { seat } = decision(s)!;
  const ends = legalMoves(s, seat).flatMap((move) =>
    move.do === 'move' ? [(move as never as { path: readonly number[] }).path] : [],
  );
  const far = ends.find((path) => path.length > 1)!.at(-1)!;
  expect(whyClosed(s, seat, `space:${far}`)).toBeNull();
  const reached = new Set(ends.map((path) => path.at(-1)));
  const beyond = s.trail.findIndex((tile, space) => tile !== 0 && !reached.has(space) && space !== s.players[0]!.at);
  expect(whyClosed(s, seat, `space:${beyond}`)?.code).toBeDefined();
});
