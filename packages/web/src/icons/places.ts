import { box, edged, fill, line, round, type Shape } from './shape.ts';

/** Buildings, ships and rails. */
const house = (x: number, y: number, s: number): Shape[] => [
  fill('paper', `M${x - 7 * s} ${y - 1 * s}H${x + 7 * s}V${y + 9 * s}H${x - 7 * s}Z`),
  line('draw', 1.3, `M${x - 7 * s} ${y}V${y + 9 * s}H${x + 7 * s}V${y}`),
  fill('wood-dark', `M${x - 2.2 * s} ${y + 3 * s}H${x + 2.2 * s}V${y + 9 * s}H${x - 2.2 * s}Z`),
  fill('clay', `M${x - 10 * s} ${y}L${x - 6 * s} ${y - 8 * s}H${x + 6 * s}L${x + 10 * s} ${y}Z`),
  fill('clay-dark', `M${x - 10 * s} ${y}L${x - 9 * s} ${y - 2 * s}H${x + 9 * s}L${x + 10 * s} ${y}Z`),
];
const engine = (dx: number): Shape[] => [
  fill('night', `M${dx - 10} -9H${dx - 1.6}V-6.6H${dx - 2.4}V6H${dx - 9}V-6.6H${dx - 10}Z`),
  fill('water-light', box(dx - 7.6, -5.2, 3.8, 4)),
  fill('clay', `M${dx - 2.4} -3H${dx + 8}Q${dx + 9.6} -3 ${dx + 9.6} 0V5H${dx - 2.4}Z`),
  fill('night', `M${dx + 4} -9H${dx + 8.4}L${dx + 7.6} -3H${dx + 4.8}Z`),
  fill('brass', `M${dx} -3V-4.6Q${dx + 1.2} -6 ${dx + 2.4} -4.6V-3Z`),
  fill('night', `M${dx - 10} 4.6H${dx + 9.4}L${dx + 12} 9H${dx + 7}L${dx + 6} 7H${dx - 10}Z`),
  edged('steel', 'night', round(dx - 5.6, 7.4, 3.4) + round(dx + 3.2, 8, 2.6), 1.6),
];
const station: Shape[] = [
  fill('paper', box(-8, -2, 16, 11)),
  line('draw', 1.3, 'M-8 -2V9H8V-2'),
  fill('clay', 'M-11.6 -1L-8 -6.4H8L11.6 -1Z'),
  fill('night', 'M-3.6 -5L0 -11.6L3.6 -5Z'),
  edged('paper', 'draw', round(0, -4.2, 2.7), 1.2),
  line('draw', 1, 'M0 -5.8V-4.2H1.4'),
  fill('worker-engineer', box(-5.6, 2, 3.4, 7) + box(2.2, 2, 3.4, 7)),
  fill('wood-dark', box(-11.6, 9, 23.2, 2.4)),
];
const hammerOver: Shape[] = [
  line('paper', 4.4, 'M2.4 10.6L8 2.6'),
  line('wood-dark', 2.6, 'M2.4 10.6L8 2.6'),
  edged('steel-dark', 'paper', 'M4.2 .4L6.6 -3L12 .6L9.6 4Z', 1),
];

export const places = {
  building: house(0, 1.4, 1.06),
  build: [...house(-2, -0.6, 0.94), ...hammerOver],
  'upgrade-building': [
    ...house(-2.4, 1, 0.9),
    line('paper', 5, 'M8 9V-4M4.4 -.6L8 -4.6L11.4 -.6'),
    line('tile-good', 2.8, 'M8 9V-4M4.4 -.6L8 -4.6L11.4 -.6'),
  ],
  'lush-building': [
    fill('lush', 'M-12 11.6Q-11 5 -4 6Q3 2 7 6Q11.6 6 12 11.6Z'),
    ...house(-1.6, -2, 0.86),
    fill('leaf-dark', round(8.2, 0.6, 3.8)),
    fill('lush', round(7.6, 0, 3) + box(-11, 7, 22, 3)),
    line('wood-dark', 1.6, 'M8.2 3V8.4'),
  ],
  'forest-building': [
    ...house(-2.6, 0.4, 0.86),
    fill('leaf-dark', 'M7.4 -11.6L12 -2.6H9.8L12 4H2.8L5 -2.6H2.8Z'),
    line('wood-dark', 2, 'M7.4 4V9'),
    fill('leaf', box(-12, 8.6, 24, 2.4)),
  ],
  adjacent: [
    ...house(0, 0.4, 0.72),
    line('bonus-dark', 2.4, 'M-8 8H-11.4M-9.4 5.4L-11.8 8L-9.4 10.6M8 8H11.4M9.4 5.4L11.8 8L9.4 10.6'),
  ],
  storehouse: [
    fill('wood', 'M-10 -2L0 -9.6L10 -2V10.4H-10Z'),
    line('wood-dark', 1.2, 'M-10 1H10M-10 4.4H10M-10 7.6H10'),
    fill('clay-dark', 'M-12 -1.4L0 -11.6L12 -1.4L10.6 .6L0 -8L-10.6 .6Z'),
    fill('night', box(-4.2, 1.4, 8.4, 9)),
    line('wood', 1.4, 'M-4.2 1.4L4.2 10.4M4.2 1.4L-4.2 10.4'),
  ],
  ship: [
    line('wood-dark', 1.8, 'M-.6 -11.4V5'),
    edged('paper', 'draw', 'M.8 -10.6Q9.6 -6 9 2.4H.8Z', 1.2),
    edged('paper-shade', 'draw', 'M-2 -8.6Q-8.6 -3.6 -9 2.4H-2Z', 1.2),
    fill('wood-dark', 'M-11 4H11.4Q10 9 6.6 10H-7.4Q-10.4 9 -11 4Z'),
    fill('gold', 'M-11 4H11.4L11 5.6H-10.6Z'),
  ],
  harbour: [
    fill('paper', 'M-3.4 -6.6H3.4L4.8 8H-4.8Z'),
    fill('vp', 'M-3.8 -2.6H3.8L4.1 1H-4.1ZM-4.4 4.2H4.4L4.8 8H-4.8Z'),
    line('draw', 1.2, 'M-3.4 -6.6L-4.8 8H4.8L3.4 -6.6'),
    fill('night', 'M-4.4 -6.4V-8H4.4V-6.4ZM-2.8 -9L0 -12L2.8 -9Z'),
    fill('sunlight', 'M-2.4 -8.4H2.4V-10H-2.4ZM4 -9.4L11.4 -12V-5.8ZM-4 -9.4L-11.4 -12V-5.8Z'),
    line('water', 2.2, 'M-11.4 10Q-8.6 7.8 -5.7 10T0 10T5.7 10T11.4 10'),
  ],
  station,
  'station-behind': [
    ...station,
    fill('paper', round(-7, 6.6, 5.4)),
    line('tile-cost', 2.4, 'M-4 6.6H-9.4M-7 4L-9.8 6.6L-7 9.2'),
  ],
  engine: engine(0),
  'engine-back': [
    ...engine(0),
    fill('paper', round(-5.6, -6, 6)),
    line('tile-cost', 2.6, 'M-2.2 -6H-8.6M-6 -8.8L-9 -6L-6 -3.2'),
  ],
  post: [
    line('wood-dark', 2.4, 'M-1 -11.4V11.4'),
    fill('wood', 'M-8 -9H6L10 -5.6L6 -2.2H-8Z'),
    fill('paper-shade', 'M8 0H-5L-9 3.2L-5 6.4H8Z'),
    line('wood-dark', 1.2, 'M-8 -9H6L10 -5.6L6 -2.2H-8ZM8 0H-5L-9 3.2L-5 6.4H8Z'),
  ],
  city: [
    fill('stone-dark', 'M-11 11V-2H-6V-8H0V-4H5V-11L8 -8V0H11V11Z'),
    fill(
      'brass',
      box(-9.4, 1, 2, 2.4) +
        box(-4, -5, 2, 2.4) +
        box(-4, 0, 2, 2.4) +
        box(1.4, 0, 2, 2.4) +
        box(6, -5, 1.6, 2.4) +
        box(6, 3, 2, 2.4),
    ),
    fill('night', box(-2, 6, 4, 5)),
  ],
  'new-york': [
    fill('corner-dark', round(0, 0, 12)),
    fill('paper', 'M-9.4 7.4V0H-6.4V-3H-3.4V1H-1.8V-6H-.8V-10H.8V-6H1.8V-1H4V-4.4H7V2H9.4V7.4A12 12 0 0 1 -9.4 7.4Z'),
    fill('corner-dark', box(-5.4, 1, 1.2, 4.6) + box(-0.6, -4, 1.2, 9.6) + box(5, -2, 1.2, 7.6)),
    line('brass', 1.6, 'M-8.6 7.6H8.6'),
  ],
  harbourmaster: [
    fill('bonus-dark', 'M-12 -9H12V9H-12Z'),
    line('paper', 2, 'M0 -4.4V6M-5.4 1.4Q-5 6 0 6Q5 6 5.4 1.4M-3 -1.6H3'),
    line('paper', 1.8, round(0, -5.6, 1.6)),
  ],
  'station-master': [
    fill('worker-engineer', 'M-12 -9H12V9H-12Z'),
    edged('paper', 'night', round(0, 0, 6), 1.4),
    line('night', 1.6, 'M0 -3.6V0L2.6 1.6'),
  ],
} satisfies Record<string, readonly Shape[]>;
