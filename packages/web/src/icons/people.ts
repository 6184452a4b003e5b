import { box, edged, fill, line, round, type Shape } from './shape.ts';

/** Workers: a disc in the colour of the type, a face, and the hat and tool it is known by. */
const disc = (worker: string): Shape[] => [fill('draw', round(0, 0, 12)), fill(worker, round(0, 0, 11))];
const shoulders = (coat: string): Shape =>
  fill(coat, 'M-8.9 6.5Q-7.4 2.6 -3 2.2H3Q7.4 2.6 8.9 6.5A11 11 0 0 1 -8.9 6.5Z');
const face: Shape = fill('skin', 'M-3.9 -3.4H3.9V-.2Q3.9 3.9 0 4.6Q-3.9 3.9 -3.9 -.2Z');
const bust = (worker: string, coat: string, ...rest: readonly Shape[]): Shape[] => [
  ...disc(worker),
  shoulders(coat),
  face,
  ...rest,
];
/** Held up on the right. */
const hammer: readonly Shape[] = [
  line('wood', 2.2, 'M5.4 9.4L8.2 -.6'),
  fill('steel', 'M4.6 -3.4L11 -1.6L10.2 1.4L3.8 -.4Z'),
];
const masked = (background: string): Shape[] => [
  fill('draw', round(0, 0, 12)),
  fill(background, round(0, 0, 11)),
  fill(
    'draw',
    'M-9.6 -2.6Q-5 -.8 0 -1.6Q5 -.8 9.6 -2.6Q8.6 .4 5 .4H-5Q-8.6 .4 -9.6 -2.6ZM-4.8 -1.2L-3.8 -7.4Q-2 -8.6 0 -7Q2 -8.6 3.8 -7.4L4.8 -1.2Z',
  ),
  fill('skin', 'M-4.6 .2H4.6V3.4H-4.6Z'),
  fill('paper', 'M-5.6 3Q0 4.6 5.6 3L4.2 6.6L0 10L-4.2 6.6Z'),
];

export const people = {
  'green-outlaw': masked('outlaw-green'),
  'orange-outlaw': masked('outlaw-orange'),
  worker: bust(
    'steel-dark',
    'paper-shade',
    fill('wood-dark', 'M-4.3 -1.4Q-5 -7.2 0 -7.2Q5 -7.2 4.3 -1.4Q2.4 -4 0 -4Q-2.4 -4 -4.3 -1.4Z'),
  ),
  hire: [
    ...bust(
      'steel-dark',
      'paper-shade',
      fill('wood-dark', 'M-4.3 -1.4Q-5 -7.2 0 -7.2Q5 -7.2 4.3 -1.4Q2.4 -4 0 -4Q-2.4 -4 -4.3 -1.4Z'),
    ),
    fill('paper', round(7.2, 6.6, 5.4)),
    line('tile-good', 2.6, 'M7.2 3.6V9.6M4.2 6.6H10.2'),
  ],
  joker: [
    fill('draw', round(0, 0, 12)),
    fill('worker-shepherd', 'M0 0V-11A11 11 0 0 1 11 0Z'),
    fill('worker-craftsman', 'M0 0H11A11 11 0 0 1 0 11Z'),
    fill('worker-sailor', 'M0 0V11A11 11 0 0 1 -11 0Z'),
    fill('worker-shearer', 'M0 0H-11A11 11 0 0 1 0 -11Z'),
    shoulders('paper'),
    face,
    fill('night', 'M-4.3 -1.4Q-5 -7.2 0 -7.2Q5 -7.2 4.3 -1.4Q2.4 -4 0 -4Q-2.4 -4 -4.3 -1.4Z'),
  ],
  shepherd: bust(
    'worker-shepherd',
    'leaf-dark',
    fill('brass', 'M-8 -3.2Q0 -5.6 8 -3.2L7.6 -1.8Q0 -4 -7.6 -1.8Z'),
    fill('brass', 'M-4.2 -3.6Q-4 -8.8 0 -8.8Q4 -8.8 4.2 -3.6Z'),
    line('vp', 1.2, 'M-4.2 -4.6Q0 -5.8 4.2 -4.6'),
    line('paper', 1.8, 'M8 8V-2.6A2.2 2.2 0 0 0 3.9 -3.4'),
  ),
  craftsman: bust(
    'worker-craftsman',
    'paper-shade',
    fill('wood-dark', 'M-3.4 4.6H3.4L4.4 10.2Q0 11.4 -4.4 10.2Z'),
    fill('night', 'M-4.8 -2.8Q-5.4 -8 .4 -7.8Q4.6 -7.6 4.4 -4.4L7.4 -3Q7.4 -2 6 -2.2L-4.8 -2.8Z'),
    ...hammer,
  ),
  builder: bust(
    'worker-builder',
    'clay',
    fill('brass', 'M-6.6 -2.4V-3.8H-4.8Q-4.6 -8.6 0 -8.6Q4.6 -8.6 4.8 -3.8H6.6V-2.4Z'),
    line('gold-shade', 1.2, 'M0 -8.4V-4'),
    ...hammer,
  ),
  sailor: bust(
    'worker-sailor',
    'paper',
    fill('worker-sailor', 'M-3.6 2.2L0 8L3.6 2.2L2 2L0 4.6L-2 2Z'),
    edged('paper', 'night', 'M-5.6 -5.8Q0 -10.6 5.6 -5.8L4.6 -3.6H-4.6Z', 1),
    fill('night', 'M-4.9 -4.4H4.9V-2.2H-4.9Z'),
  ),
  shearer: bust(
    'worker-shearer',
    'paper-shade',
    fill('wood-dark', 'M-4.2 -1.6Q-5.2 -7.6 0 -7.6Q5.2 -7.6 4.2 -1.6L3.4 -4Q0 -5.2 -3.4 -4Z'),
    fill('wood-dark', 'M-3.9 .6Q0 2 3.9 .6Q3.6 4.2 0 5.4Q-3.6 4.2 -3.9 .6Z'),
    line('steel', 2, 'M-3.6 9L4.6 4M3.6 9L-4.6 4'),
    line('night', 1.4, round(-4.8, 9, 1.5) + round(4.8, 9, 1.5)),
  ),
  cowboy: bust(
    'worker-cowboy',
    'night',
    fill('hide-dark', 'M-9.2 -3.6Q-6 -1.6 0 -2.6Q6 -1.6 9.2 -3.6Q8.6 -.8 5 -.8H-5Q-8.6 -.8 -9.2 -3.6Z'),
    fill('hide-dark', 'M-4.8 -2.4L-3.8 -8.6Q-2 -9.6 0 -8Q2 -9.6 3.8 -8.6L4.8 -2.4Z'),
    fill('vp', 'M-4 2.4Q0 4.2 4 2.4L0 8Z'),
  ),
  engineer: bust(
    'worker-engineer',
    'steel-dark',
    fill('paper', 'M-5 -3.4V-7.4Q0 -9.6 5 -7.4V-3.4Z'),
    line('worker-engineer', 1.2, 'M-2.6 -8V-3.8M0 -8.4V-3.8M2.6 -8V-3.8'),
    fill('night', 'M-5.4 -4H5.4L7.6 -1.8H-5.4Z'),
    fill('paper', box(-4.4, 4.4, 1.6, 5.6) + box(2.8, 4.4, 1.6, 5.6)),
  ),
  outlaw: [
    fill('draw', 'M-12 -3.8Q-7 -1.4 0 -2.4Q7 -1.4 12 -3.8Q11 -.2 6 -.2H-6Q-11 -.2 -12 -3.8Z'),
    fill('draw', 'M-6 -2L-4.8 -10Q-2.4 -11.4 0 -9.4Q2.4 -11.4 4.8 -10L6 -2Z'),
    fill('skin', 'M-6 -.4H6V4H-6Z'),
    line('draw', 1.8, 'M-3.4 1.6H-1.8M1.8 1.6H3.4'),
    fill('vp', 'M-7 3.4Q0 5.4 7 3.4L5.4 8L0 12L-5.4 8Z'),
  ],
  bounty: [
    edged('paper', 'draw', 'M-9 -11.4H9V11.4H-9Z'),
    fill('draw', box(-6, -9.2, 12, 2.2)),
    fill('gold', 'M0 -5.4L1.9 -1.7L6 -1.1L3 1.8L3.7 5.9L0 4L-3.7 5.9L-3 1.8L-6 -1.1L-1.9 -1.7Z'),
    line('gold-shade', 1, 'M0 -5.4L1.9 -1.7L6 -1.1L3 1.8L3.7 5.9L0 4L-3.7 5.9L-3 1.8L-6 -1.1L-1.9 -1.7Z'),
    line('draw', 1.4, 'M-4.6 8.8H4.6'),
  ],
} satisfies Record<string, readonly Shape[]>;
