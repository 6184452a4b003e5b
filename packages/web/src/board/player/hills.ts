/** What stands on the horizon of a player board: alps with snow in New Zealand, mesas on the plains. */
interface Horizon {
  readonly far: string;
  readonly near: string;
}

/** How high the drawing is: it stands on the lower edge of the board. */
export const HORIZON = 336;

export const HILLS: Readonly<Record<'nz' | 'second', Horizon>> = {
  nz: {
    far: 'M78 230L170 120L214 168L300 60L372 150L430 96L520 200L604 110L668 176L760 40L846 150L900 104L1000 210V336H78Z',
    near: 'M78 276Q180 220 290 252T500 238T720 258T1000 216V336H78Z',
  },
  second: {
    far: 'M78 210H150L170 130H300L318 210H430L444 160H520L534 210H640L664 90H820L846 210H1000V336H78Z',
    near: 'M78 270Q200 236 330 258T600 250T820 262T1000 236V336H78Z',
  },
};
