import { expect, it } from 'vitest';
import * as nz from '../nz/player-layout.ts';
import * as second from '../second/player-layout.ts';
import { AUTOMA } from './automa-layout.ts';
import { PART, type BoardShape } from './layout.ts';

const boards = {
  nz: [nz.SHAPES, nz.RIGHT_W],
  second: [second.SHAPES, second.RIGHT_W],
  automa: [AUTOMA.shapes, AUTOMA.rightW],
} as const;

const inside = ({ w, h }: BoardShape, x: number, y: number): boolean => x <= w && y <= h;

it.each(Object.entries(boards))('%s: every part lies on the board, wide or tall', (_, [shapes, rightW]) => {
  for (const shape of [shapes.wide, shapes.tall]) {
    const { auxiliaries, workers, right, buildings, taken } = shape;
    for (const box of [auxiliaries, workers]) expect(inside(shape, box.x + box.w, box.y + box.h)).toBe(true);
    expect(inside(shape, right.x + rightW * right.scale, right.y + PART.h * right.scale)).toBe(true);
    for (const strip of [buildings, taken]) expect(inside(shape, strip.x + strip.w, strip.y + 75)).toBe(true);
  }
});
