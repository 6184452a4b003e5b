import { box, edged, fill, line, round, type Shape } from './shape.ts';

/** What is owned, paid and gained. */
const star = 'M0 -6L1.9 -2.2L6 -1.6L3 1.3L3.7 5.4L0 3.4L-3.7 5.4L-3 1.3L-6 -1.6L-1.9 -2.2Z';

const fleece = edged(
  'fleece',
  'draw',
  'M-7.4 8.4A4.6 4.6 0 0 1 -10.2 1.2A4.6 4.6 0 0 1 -7.6 -6A5 5 0 0 1 0 -9.2A5 5 0 0 1 7.6 -6A4.6 4.6 0 0 1 10.2 1.2A4.6 4.6 0 0 1 7.4 8.4A5.4 5.4 0 0 1 0 9.4A5.4 5.4 0 0 1 -7.4 8.4Z',
);

export const goods = {
  money: [
    fill('gold-shade', round(0, 0, 11.5)),
    fill('gold', round(0, 0, 10)),
    line('gold-shade', 1, round(0, 0, 8.2)),
  ],
  gold: [
    fill('gold-shade', 'M-11 3L-7 -6L1 -10L9 -6L11 3L6 10L-6 10Z'),
    fill('gold', 'M-11 3L-7 -6L1 -10L9 -6L11 3L3 4L-3 2Z'),
    fill('brass', 'M-7 -6L1 -10L4 -4L-3 2Z'),
  ],
  token: [
    fill('token', 'M-5 -11H5L11 -5V5L5 11H-5L-11 5V-5Z'),
    line('paper', 2.4, 'M-6 -3.6H5M2 -7L5.6 -3.6L2 -.4M6 3.6H-5M-2 .4L-5.6 3.6L-2 7'),
  ],
  certificate: [
    fill('certificate', 'M-9 -11H9V7H-9Z'),
    fill('paper', box(-6.6, -8.6, 13.2, 13.2)),
    line('certificate', 1.7, 'M-3.8 -5.2H3.8M-3.8 -1.6H1.6'),
    fill('vp', 'M1.6 5L1 12L4.6 9.6L8.2 12L7.6 5Z'),
    fill('gold', round(4.6, 4, 4.6)),
    line('gold-shade', 1, round(4.6, 4, 2.6)),
  ],
  vp: [fill('vp', 'M-9 -11.5H9V2Q9 8.5 0 12Q-9 8.5 -9 2Z'), fill('vp-ink', star)],
  disc: [
    fill('steel-dark', round(0, 0, 11)),
    fill('steel', round(0, -0.6, 9.6)),
    line('paper', 1.6, round(0, -0.6, 5.6)),
  ],
  fleece: [fleece],
  wool: [fleece, line('draw', 1.5, 'M0 .4A1.6 1.6 0 0 1 3 1A3.4 3.4 0 0 1 -3.2 2.2A5 5 0 0 1 4.2 -3.4')],
  foresight: [
    edged('paper', 'draw', 'M-11.5 0Q0 -14 11.5 0Q0 14 -11.5 0Z', 1.8),
    fill('bonus', round(0, 0, 4.8)),
    fill('draw', round(0, 0, 2.3)),
  ],
  'bonus-tile': [
    fill('bonus-dark', 'M0 -12L12 0L0 12L-12 0Z'),
    fill('bonus', 'M0 -9.6L9.6 0L0 9.6L-9.6 0Z'),
    fill('brass', star),
  ],
  permanent: [
    fill('draw', 'M-10 -12H10L12 -10V10L10 12H-10L-12 10V-10Z'),
    line('gold', 1.4, box(-9.6, -9.6, 19.2, 19.2)),
  ],
  deliver: [
    fill('wood', box(-11, -2, 13, 13)),
    line('wood-dark', 1.6, 'M-10 -1L1 10M1 -1L-10 10'),
    line('wood-dark', 1.8, box(-10.4, -1.4, 11.8, 11.8)),
    line('tile-good', 3, 'M2 -6H10M6 -10.4L10.6 -6L6 -1.6'),
  ],
} satisfies Record<string, readonly Shape[]>;
