import { edged, fill, line, round, type Shape } from './shape.ts';

/** Animals, and what else bears a card of the supplies. */
const fleece =
  'M-8.6 3.4A3.6 3.6 0 0 1 -9.4 -3A4 4 0 0 1 -3.8 -6.4A4.6 4.6 0 0 1 3.4 -6.2A3.6 3.6 0 0 1 6 -.6A3.8 3.8 0 0 1 3.8 4.6A4 4 0 0 1 -1.6 5.6A4.6 4.6 0 0 1 -8.6 3.4Z';
const sheep: readonly Shape[] = [
  line('night', 2.4, 'M-6 4V10.4M-2.4 5V10.8M2.6 4V10.4'),
  edged('fleece', 'draw', fleece),
  fill('night', 'M4.4 -5.4L6.2 -6.6L10 -5Q11.8 -2.6 11 .2Q9.4 1.6 7.4 .4Q5 -1.6 4.4 -5.4Z'),
  fill('night', 'M5.6 -5.4L1.8 -5.2L3.6 -2.8Z'),
  line('fleece-shade', 1.2, 'M-6 -1.4Q-4.4 .6 -2.6 -1.4M-1.6 1.8Q0 3.6 1.6 1.8M-1 -3.2Q.6 -1.6 2 -3.4'),
];
const cow: readonly Shape[] = [
  line('draw', 4.4, 'M-5 -6.4Q-11.4 -6 -10.6 -10.8M5 -6.4Q11.4 -6 10.6 -10.8'),
  line('horn', 2.2, 'M-5 -6.4Q-11.4 -6 -10.6 -10.8M5 -6.4Q11.4 -6 10.6 -10.8'),
  fill('hide-dark', 'M-5.4 -4.6Q-11.6 -5.4 -11.8 -2Q-9 1.4 -5.4 -.6ZM5.4 -4.6Q11.6 -5.4 11.8 -2Q9 1.4 5.4 -.6Z'),
  fill('hide', 'M-6.4 -6Q0 -9.6 6.4 -6Q7.4 0 5.4 6Q5.6 11.6 0 11.8Q-5.6 11.6 -5.4 6Q-7.4 0 -6.4 -6Z'),
  fill('paper', 'M-1.8 -7.6Q0 -8.2 1.8 -7.6L3 2.4H-3Z'),
  fill('sheep-pink', 'M-5.4 5.4Q0 .4 5.4 5.4Q6.6 11.6 0 11.8Q-6.6 11.6 -5.4 5.4Z'),
  fill('draw', round(-4.2, -2.2, 1.3) + round(4.2, -2.2, 1.3) + round(-2.2, 7.4, 1.1) + round(2.2, 7.4, 1.1)),
];
const coin: Shape[] = [
  fill('paper', round(7, 7, 5.6)),
  fill('gold-shade', round(7, 7, 4.8)),
  fill('gold', round(7, 7, 3.6)),
];

export const animals = {
  sheep,
  cow,
  'buy-sheep': [...sheep, ...coin],
  'buy-cattle': [...cow, ...coin],
  romney: [
    fill('breed-neutral', round(0, 0, 12)),
    fill(
      'fleece',
      'M-7.6 -1A3.4 3.4 0 0 1 -5.4 -6.8A4 4 0 0 1 0 -9.6A4 4 0 0 1 5.4 -6.8A3.4 3.4 0 0 1 7.6 -1Q8 6 0 6Q-8 6 -7.6 -1Z',
    ),
    fill('skin', 'M-4.4 -2.6Q0 -5.4 4.4 -2.6Q4.6 4 2.4 8Q0 9.6 -2.4 8Q-4.6 4 -4.4 -2.6Z'),
    fill('skin-shade', 'M-4.4 -2.2L-10 -2.6Q-9 1.8 -4.6 .6ZM4.4 -2.2L10 -2.6Q9 1.8 4.6 .6Z'),
    fill('draw', round(-2.2, 0.8, 1) + round(2.2, 0.8, 1)),
    line('draw', 1.2, 'M-1.4 6L0 7L1.4 6'),
  ],
  sheepdog: [
    fill('night', 'M-9 -10.6L-4 -6.4H4L9 -10.6L10 -1Q9.4 6.6 3.4 10.6H-3.4Q-9.4 6.6 -10 -1Z'),
    fill('paper', 'M-1.8 -6.4H1.8L3 1Q6 3.4 4.4 7.4L2.4 10.6H-2.4L-4.4 7.4Q-6 3.4 -3 1Z'),
    fill('brass', round(-5, -1, 1.7) + round(5, -1, 1.7)),
    fill('draw', round(-5, -1, 0.9) + round(5, -1, 0.9)),
    fill('draw', 'M-2.4 4H2.4L0 6.8Z'),
    fill('vp', 'M-1.4 8.2H1.4V11Q0 12.4 -1.4 11Z'),
  ],
  kotare: [
    line('wood-dark', 2, 'M-11 9.6H11'),
    fill('bird', 'M-9.6 10L-5.6 -1Q-5.4 -9.4 1.4 -9.6Q5 -9.6 6 -6.2L12 -4.4L6 -3.6Q6.6 6 -1.6 8.6L-7 12Z'),
    fill('buff', 'M-1.2 8.4Q6.6 6 6 -2.4Q1 -1 -1 2.6Q-2 6 -1.2 8.4Z'),
    fill('paper', 'M-4.8 -2.8Q1 -1 6 -3.8V-1.8Q1 .8 -5.4 -.8Z'),
    fill('bird-dark', 'M-9.6 10L-5.6 -1Q-1.4 1 -2.4 5.4Q-4 9 -9.6 10Z'),
    fill('draw', round(2.6, -6.2, 1.3) + 'M6 -6.2L12 -4.4L6 -3.8Z'),
  ],
  ferry: [
    fill('smoke', round(-2, -9.6, 2) + round(-5.4, -10.4, 1.6)),
    fill('night', 'M-1.4 -7H2.2V-2H-1.4Z'),
    fill('vp', 'M-1.4 -5.4H2.2V-3.6H-1.4Z'),
    edged('paper', 'draw', 'M-7 -2.4H7V2.6H-7Z', 1.2),
    fill('water', round(-3.8, 0, 1.2) + round(0, 0, 1.2) + round(3.8, 0, 1.2)),
    fill('clay', 'M-11.4 2.4H11.4L8.4 8H-8.8Z'),
    line('water', 2.2, 'M-11 10Q-8.2 7.8 -5.4 10T.2 10T5.8 10T11.4 10'),
  ],
  wheel: [
    line('wood-dark', 1.8, 'M0 -9V9M-9 0H9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4'),
    line('wood-dark', 4, round(0, 0, 9.6)),
    line('wood', 2, round(0, 0, 9.6)),
    fill('wood-dark', round(0, 0, 3.2)),
    fill('brass', round(0, 0, 1.4)),
  ],
  barrel: [
    fill('wood', 'M-6.4 -11H6.4Q11 0 6.4 11H-6.4Q-11 0 -6.4 -11Z'),
    line('wood-dark', 1.3, 'M-2.4 -11Q-4 0 -2.4 11M2.4 -11Q4 0 2.4 11'),
    line('steel-dark', 2.4, 'M-7.8 -6H7.8M-7.8 6H7.8'),
    line('wood-dark', 1.4, 'M-6.4 -11H6.4Q11 0 6.4 11H-6.4Q-11 0 -6.4 -11Z'),
  ],
  bell: [
    line('gold-shade', 2, round(0, -9.4, 1.8)),
    fill('gold', 'M-2 -8.4H2Q7 -6.4 7.2 1L10.4 6.2H-10.4L-7.2 1Q-7 -6.4 -2 -8.4Z'),
    fill('gold-shade', 'M2 -8.4Q7 -6.4 7.2 1L10.4 6.2H4.4Q4.4 -4.6 0 -8.4Z'),
    fill('gold-shade', round(0, 8.8, 2.6)),
  ],
  compass: [
    fill('steel-dark', round(0, 0, 11.6)),
    fill('paper', round(0, 0, 9.4)),
    fill('vp', 'M0 -8.4L2.6 0H-2.6Z'),
    fill('night', 'M0 8.4L2.6 0H-2.6Z'),
    line('steel-dark', 1.4, 'M-8 0H-6M6 0H8'),
  ],
  fern: [
    line('leaf-dark', 2, 'M-8 11Q-3 -3 7.6 -10.6'),
    fill(
      'leaf',
      'M-6.6 7.4Q-12 5.6 -11.4 1.6Q-7.4 2 -6 5.6ZM-4 2.4Q-9.2 -.6 -7.6 -5Q-3.4 -3.4 -3 .6ZM-.6 -2.4Q-4 -6 -1.6 -10Q2 -7.4 .8 -4ZM-5.4 6.8Q-2 10.8 2.4 8.6Q.8 4.6 -3.6 4.4ZM-2.6 2.2Q1.4 5 5.4 2.2Q3 -1.4 -1 -.4ZM1.4 -2.6Q5.6 -.8 9 -4.4Q6 -7 2.8 -5ZM6 -8.6L11.6 -11.6L8.8 -6.4Z',
    ),
  ],
} satisfies Record<string, readonly Shape[]>;
