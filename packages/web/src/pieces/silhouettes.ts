/** Outlines of the wooden pieces, around their middle. */
export const RIDER = {
  base: 'M-21 23Q-21 19 -16 19H16Q21 19 21 23V25Q21 29 16 29H-16Q-21 29 -21 25Z',
  horse:
    'M-18 3Q-21 10 -20 17L-17 18Q-17 12 -15 9L-13 13L-15 20H-10L-8 13H5L7 20H12L11 11Q14 6 14 0L18 2Q22 2 22 -1L17 -9L16 -13L12 -10Q6 -8 3 0H-12Q-16 0 -18 3Z',
  head: 'M-4.4 -17H4.6Q5.4 -9.6 0 -8.8Q-4.8 -9.6 -4.4 -17Z',
  rider: 'M-8 4L-7 -6Q-5.4 -10 0 -10Q4 -9.6 4.6 -6L9 -3.4L7.2 -.4L2 -3V3L5 11L1 12.4L-3 5Z',
  hat: 'M-10 -18Q-2 -15.6 10 -19Q9 -15.4 4.6 -15.2H-4.6Q-8.6 -15 -10 -18ZM-4.8 -17L-3.8 -24.6Q-2 -26.4 0 -25Q2 -26.4 3.8 -24.6L4.8 -17Z',
};

export const STEAMER = {
  hull: 'M-26 4H26Q24 14 18 18H-19Q-24 14 -26 4Z',
  mast: 'M-2 -23H1V5H-2Z',
  sail: 'M3 -21Q23 -14 21 2H3Z',
  jib: 'M-4 -17Q-16 -8 -18 2H-4Z',
  wave: 'M-27 19Q-22.5 14.5 -18 19T-9 19T0 19T9 19T18 19T27 19V22H-27Z',
};

export const LOCOMOTIVE = {
  cab: 'M-27 -21H-7V-17H-9V11H-25V-17H-27Z',
  window: 'M-22 -13H-12V-4H-22Z',
  boiler: 'M-9 -10H19Q24 -10 24 -4V10H-9Z',
  stack: 'M11 -22H22L20 -10H13Z',
  frame: 'M-27 9H24L29 18H18L16 14H-27Z',
  wheels: [
    { x: -17, y: 14, r: 7.6 },
    { x: 1, y: 15, r: 6.2 },
    { x: 14, y: 15, r: 6.2 },
  ],
};

export const BARN = {
  walls: 'M-14 -4L0 -14L14 -4V17H-14Z',
  roof: 'M-18 -2L0 -18L18 -2L15 2L0 -11L-15 2Z',
};
