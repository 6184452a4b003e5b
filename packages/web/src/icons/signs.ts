import { fill, line, round, type Shape } from './shape.ts';

/** Signs of the page and of formulas, in the colour of the text around them. */
const ink = (d: string, width = 2.4): Shape => line('self', width, d);

export const signs = {
  arrow: [ink('M-9 0H8M2.6 -6L9 0L2.6 6', 3)],
  or: [ink('M5 -10L-5 10', 3)],
  undo: [ink('M-4 -9L-9.4 -3.6L-4 1.8M-9 -3.6H3A6.4 6.4 0 0 1 3 9.2H-5')],
  score: [ink('M-10 10H10M-7 9V1M0 9V-9M7 9V-4', 3)],
  menu: [ink('M-9 -7H9M-9 0H9M-9 7H9')],
  'zoom-in': [ink(round(-2, -2, 7.6), 2.2), ink('M4 4L10 10M-2 -5.4V1.4M-5.4 -2H1.4')],
  fit: [ink('M-10 -4V-10H-4M4 -10H10V-4M10 4V10H4M-4 10H-10V4')],
  play: [fill('self', 'M-6 -9L9 0L-6 9Z')],
} satisfies Record<string, readonly Shape[]>;
