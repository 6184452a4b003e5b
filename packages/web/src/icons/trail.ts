import { edged, fill, line, round, type Shape } from './shape.ts';

/** The trail: what lies on it, what it asks, and moving along it. */
const hand = (colour: string): Shape[] => [
  edged(
    colour,
    'paper',
    'M-6 11.4Q-8.6 6 -10.6 1.8Q-10.8 -.4 -8.6 -.2L-5.8 2.6V-7.6Q-4.6 -9.6 -3.2 -7.6L-2.8 -1.4L-2 -10Q-.6 -12 .8 -10L1 -1.6L2.4 -9Q4 -10.8 5 -8.6L4.6 -.8L6.2 -6Q7.8 -7.6 8.8 -5.6Q8.8 2 7 6.4L6.4 11.4Z',
    1,
  ),
];
const rocks: Shape[] = [
  fill('stone-dark', 'M-12 10.6L-9.4 1L-3.4 -2.4L2 2.6L2.6 10.6Z'),
  fill('stone', 'M-9.4 1L-3.4 -2.4L-2.4 4L-7.4 6Z'),
  fill('stone-dark', 'M-.6 10.6L2 3L7.4 .8L11.4 5L12 10.6Z'),
  fill('stone', 'M2 3L7.4 .8L8 5.4L3.6 7.2Z'),
  fill('stone-dark', 'M-3.4 -4.4L-1 -11L5.4 -11.4L8.4 -6L4.4 -1.2L-1 -.8Z'),
  fill('stone', 'M-1 -11L5.4 -11.4L4.4 -6.2L-.6 -5.4Z'),
];
const sign: Shape[] = [
  edged('sunlight', 'draw', 'M0 -11.4L12 10.4H-12Z', 1.8),
  fill('stone-dark', 'M-6 8.4L-4.6 3.6L-.6 2L1.6 5L2 8.4Z'),
  fill('stone-dark', 'M2.6 8.4L3 5.4L5.4 4L7 8.4Z'),
  fill('stone-dark', 'M-2 .6L-.8 -3.6L2.2 -3L2.6 .8Z'),
];
const head = (x: number, y: number, colour: string): Shape[] => [
  fill('draw', round(x, y, 7.6)),
  fill(colour, round(x, y, 6.8)),
  fill(
    'draw',
    `M${x - 6.4} ${y - 1.8}Q${x} ${y + 0.4} ${x + 6.4} ${y - 1.8}Q${x + 5.4} ${y + 0.6} ${x + 3} ${y + 0.6}H${x - 3}Q${x - 5.4} ${y + 0.6} ${x - 6.4} ${y - 1.8}Z`,
  ),
  fill('draw', `M${x - 3.2} ${y - 0.8}L${x - 2.4} ${y - 5}H${x + 2.4}L${x + 3.2} ${y - 0.8}Z`),
  fill('paper', `M${x - 3.8} ${y + 1.6}Q${x} ${y + 2.8} ${x + 3.8} ${y + 1.6}L${x} ${y + 6}Z`),
];
const waves = (y: number): string => `M-11.4 ${y}Q-8.6 ${y - 4} -5.7 ${y}T0 ${y}T5.7 ${y}T11.4 ${y}`;
const shoe = 'M-5.4 9.4Q-9.8 1.4 -7.8 -4.4Q-5.4 -10.6 0 -10.6Q5.4 -10.6 7.8 -4.4Q9.8 1.4 5.4 9.4';
const horseshoe: Shape[] = [
  line('night', 6.4, shoe),
  line('steel', 3.8, shoe),
  fill(
    'night',
    round(-6.6, -1.6, 0.9) + round(6.6, -1.6, 0.9) + round(0, -9.4, 0.9) + round(-6.4, 4, 0.9) + round(6.4, 4, 0.9),
  ),
];

export const trail = {
  rockfall: rocks,
  flood: [line('water', 3.6, waves(-6.4)), line('water-light', 3.6, waves(0.6)), line('water', 3.6, waves(7.6))],
  drought: [
    fill('sunlight', round(0, -3.4, 5)),
    line('sunlight', 2, 'M0 -11.4V-10.6M-8 -3.4H-7.4M8 -3.4H7.4M-5.8 -9.2L-5.4 -8.8M5.8 -9.2L5.4 -8.8'),
    fill('drought', 'M-12 4H12V11.4H-12Z'),
    line('hide-dark', 1.5, 'M-9 4L-6 7.6L-8.4 11.4M-6 7.6L0 6.6L2.6 11.4M0 6.6L2 4M0 6.6L6.4 8L10 4M6.4 8L8.4 11.4'),
  ],
  hazard: sign,
  'remove-hazard': [...sign, line('paper', 5, 'M-8 -7L8 9'), line('tile-cost', 3, 'M-8 -7L8 9')],
  'outlaw-pair': [...head(-4.4, -3, 'outlaw-green'), ...head(4.4, 3.4, 'outlaw-orange')],
  'hand-black': hand('fee-black'),
  'hand-green': hand('fee-green'),
  pathfinder: [
    fill('leaf-dark', round(0, 0, 12)),
    fill('leaf', 'M-11.6 3Q-8 -1 -4 2L1 -4L7 2L11 0A12 12 0 0 1 -11.6 3Z'),
    edged('hide', 'paper', 'M-5 -8.6H2.4L2.2 -1.4Q3.4 1 7 1.6Q9 2.4 8.8 5.4H-5.6Q-5 -1.6 -5 -8.6Z', 1.1),
    fill('night', 'M-5.8 5H9V7.4H4.6L4 6.8H-.6V7.8H-5.8Z'),
    line('brass', 1.2, 'M-.4 -6H2.2M-.6 -3.4H2M.4 -.9H2.6'),
  ],
  step: [
    fill(
      'draw',
      'M-8 4.6Q-9.6 -2 -6.4 -3.2Q-2.6 -3.6 -3 2Q-3.4 5 -4.6 6.4ZM-8 6.6L-4.4 8Q-4.6 11.4 -6.8 10.8Q-8.6 10 -8 6.6Z',
    ),
    fill(
      'draw',
      'M4.4 -2.4Q2 -9 5 -10.8Q9 -11.6 9 -5.6Q8.8 -2.6 7.8 -1ZM4.6 -.4L8.2 .8Q8.4 4.2 6.2 4Q4.2 3.2 4.6 -.4Z',
    ),
  ],
  'move-on': horseshoe,
  stroll: [...horseshoe, line('tile-good', 2.2, 'M-4.4 1H3.6M.8 -2L4 1L.8 4')],
  shear: [
    line('steel-dark', 3, 'M-3.4 1.4L6.6 -10M3.4 1.4L-6.6 -10'),
    line('steel', 1.4, 'M-2.6 .4L6.4 -9.8M2.6 .4L-6.4 -9.8'),
    line('vp', 2.6, round(-5, 6.4, 4) + round(5, 6.4, 4)),
    fill('night', round(0, -2.2, 1.6)),
  ],
  auxiliary: [edged('paper', 'draw', round(0, 0, 10.4), 2), fill('bonus', round(0, 0, 5.6))],
  'auxiliary-double': [
    edged('paper', 'draw', round(-4.6, -3.2, 7.2), 1.8),
    fill('bonus', round(-4.6, -3.2, 3.8)),
    edged('paper', 'draw', round(4.6, 3.6, 7.2), 1.8),
    fill('bonus', round(4.6, 3.6, 3.8)),
  ],
} satisfies Record<string, readonly Shape[]>;
