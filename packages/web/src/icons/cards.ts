import { edged, fill, line, round, type Shape } from './shape.ts';

/** Cards and what is done with them. */
const sheet = (x: number, y: number, w = 14, h = 20): string =>
  `M${x + 2} ${y}h${w - 4}q2 0 2 2v${h - 4}q0 2 -2 2h${4 - w}q-2 0 -2 -2v${4 - h}q0 -2 2 -2Z`;
const up = (x: number): string => `M${x} 5V-5M${x - 3.4} -1.8L${x} -5.4L${x + 3.4} -1.8`;
const down = (x: number): string => `M${x} -5V5M${x - 3.4} 1.8L${x} 5.4L${x + 3.4} 1.8`;
const mark = (x: number, y: number): string => `M${x - 3.6} ${y + 0.2}L${x - 1} ${y + 3}L${x + 3.8} ${y - 3.2}`;

export const cards = {
  card: [edged('paper', 'draw', sheet(-8, -11.3, 16, 22.6))],
  draw: [
    edged('paper-shade', 'draw', sheet(-10.6, -10.8, 13, 19)),
    edged('paper', 'draw', sheet(-4, -8.6, 14.6, 20)),
    line('tile-good', 2.2, up(0.2).replace('5V-5', '6.4V-3.6')),
    line('tile-cost', 2.2, down(6.4).replace('-5V5', '-3.6V6.4')),
  ],
  discard: [edged('paper', 'draw', sheet(-8, -11.3, 16, 22.6)), line('tile-cost', 2.8, 'M0 -6V6M-4.4 2L0 6.6L4.4 2')],
  deck: [
    edged('paper-shade', 'draw', sheet(-4, -11, 14, 19)),
    edged('paper-shade', 'draw', sheet(-7, -9.4, 14, 19)),
    edged('paper', 'draw', sheet(-10, -7.8, 14, 19)),
    fill('clay', 'M-3 -3.6L1 1.7L-3 7L-7 1.7Z'),
  ],
  stack: [
    edged('paper-shade', 'draw', 'M-11 4L-8 0H8L11 4V11H-11Z'),
    line('draw', 1.4, 'M-11 7.4H11M-11 4H11'),
    line('tile-good', 3, 'M0 -11V-1M-4.6 -5L0 -.4L4.6 -5'),
  ],
  objective: [
    edged('objective', 'objective-dark', sheet(-8.4, -11.3, 16.8, 22.6), 1.6),
    fill('paper', sheet(-5.8, -5.6, 11.6, 14.2)),
    line('tile-good', 2.2, mark(0, 1.4)),
    fill('brass', round(0, -8.2, 1.6)),
  ],
  'objective-stack': [
    edged('objective-dark', 'objective-dark', sheet(-4.4, -11.6, 15.6, 20)),
    edged('objective', 'objective-dark', sheet(-10.4, -8.8, 15.6, 20.4), 1.6),
    fill('paper', sheet(-7.9, -3.6, 10.6, 12.8)),
    line('tile-good', 2.2, mark(-2.6, 2.8)),
  ],
  trash: [edged('paper', 'draw', sheet(-8, -11.3, 16, 22.6)), line('tile-cost', 3, 'M-4.6 -5L4.6 5M4.6 -5L-4.6 5')],
  'hand-cards': [
    edged('paper-shade', 'draw', 'M-11.4 -3.4L-4 -7L2 6L-5.4 9.6Z'),
    edged('paper-shade', 'draw', 'M11.4 -3.4L4 -7L-2 6L5.4 9.6Z'),
    edged('paper', 'draw', 'M-4.6 -9H4.6V6H-4.6Z'),
    line('tile-good', 2.4, 'M0 11.6V2M-3.4 5L0 1.4L3.4 5'),
  ],
  'objective-task': [fill('objective', round(0, 0, 11)), line('paper', 3, 'M-5 .4L-1.4 4L5.2 -4.4')],
} satisfies Record<string, readonly Shape[]>;
