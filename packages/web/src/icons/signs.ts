import { fill, line, round, type Shape } from './shape.ts';

/** Signs of the page and of formulas, in the colour of the text around them. */
const ink = (d: string, width = 2.4): Shape => line('self', width, d);

export const signs = {
  arrow: [ink('M-9 0H8M2.6 -6L9 0L2.6 6', 3)],
  plus: [ink('M0 -8V8M-8 0H8', 3.2)],
  or: [ink('M5 -10L-5 10', 3)],
  hint: [
    ink('M-3.6 6.4H3.6M-2.4 10H2.4M-3.6 6.4Q-3.6 3.4 -6 1A8 8 0 1 1 6 1Q3.6 3.4 3.6 6.4', 2.2),
    ink('M0 -6.4V0M-2.4 -2.2L0 .4L2.4 -2.2', 1.8),
  ],
  undo: [ink('M-4 -9L-9.4 -3.6L-4 1.8M-9 -3.6H3A6.4 6.4 0 0 1 3 9.2H-5')],
  'undo-turn': [ink('M-1 -8L-6.4 -3L-1 2M-6.4 -8L-11 -3L-6.4 2M-6 -3H4A6 6 0 0 1 4 9H-5')],
  'end-turn': [ink('M-9 0H5M0 -6L6 0L0 6M10 -9V9', 2.8)],
  help: [ink(round(0, 0, 10), 2.2), ink('M-3.4 -2.4A3.4 3.4 0 1 1 1.6 .4Q0 1.2 0 3'), fill('self', round(0, 6, 1.5))],
  log: [ink('M-9 -7H9M-9 0H9M-9 7H3')],
  film: [ink('M-10 -8H10V8H-10Z', 2.2), fill('self', 'M-3 -4.6L5 0L-3 4.6Z')],
  score: [ink('M-10 10H10M-7 9V1M0 9V-9M7 9V-4', 3)],
  settings: [ink('M-10 -6H10M-10 6H10'), fill('self', round(-4, -6, 3.6) + round(5, 6, 3.6))],
  menu: [ink('M-9 -7H9M-9 0H9M-9 7H9')],
  close: [ink('M-7 -7L7 7M7 -7L-7 7', 2.8)],
  'zoom-in': [ink(round(-2, -2, 7.6), 2.2), ink('M4 4L10 10M-2 -5.4V1.4M-5.4 -2H1.4')],
  'zoom-out': [ink(round(-2, -2, 7.6), 2.2), ink('M4 4L10 10M-5.4 -2H1.4')],
  fit: [ink('M-10 -4V-10H-4M4 -10H10V-4M10 4V10H4M-4 10H-10V4')],
  play: [fill('self', 'M-6 -9L9 0L-6 9Z')],
} satisfies Record<string, readonly Shape[]>;
