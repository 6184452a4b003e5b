import {
  BONUS_TILE,
  CARD,
  ENGINE,
  HAZARD,
  MASTER,
  RUNHOLDER,
  SHIELD,
  SHIP,
  STOREHOUSE,
  TILE,
  WORKER,
} from '../pieces/sizes.ts';
import type { Picture } from './pictures.ts';

/** How much room each picture takes, in units of the table. */
interface Size {
  readonly w: number;
  readonly h: number;
}

export const ICON = 52;
/** Between the pictures of a row. */
export const GAP = 10;
/** Cards are shown smaller than on the table. */
const CARD_SIZE = { w: CARD.w * 0.6, h: CARD.h * 0.6 };
const square = (side: number): Size => ({ w: side, h: side });

type Single = Exclude<Picture, { is: 'row' | 'crossed' | 'sign' }>;

const SIZES: Readonly<Record<Single['is'], Size>> = {
  icon: square(ICON),
  effects: { w: 130, h: 52 },
  building: TILE,
  neutral: TILE,
  'building-space': TILE,
  hazard: HAZARD,
  outlaw: HAZARD,
  card: CARD_SIZE,
  'card-back': CARD_SIZE,
  worker: square(WORKER),
  destination: SHIELD,
  fee: square(ICON),
  money: square(ICON),
  points: square(ICON),
  corners: square(ICON),
  runholder: RUNHOLDER,
  opponent: RUNHOLDER,
  disc: square(44),
  ship: SHIP,
  engine: ENGINE,
  storehouse: STOREHOUSE,
  master: MASTER,
  'bonus-tile': BONUS_TILE,
  'market-token': square(ICON),
};

export function sizeOf(picture: Picture): Size {
  if (picture.is === 'crossed') return sizeOf(picture.of);
  if (picture.is === 'sign') return { w: 26 * picture.text.length, h: ICON };
  if (picture.is !== 'row') return SIZES[picture.is];
  const sizes = picture.of.map(sizeOf);
  return {
    w: sizes.reduce((sum, { w }) => sum + w, 0) + GAP * (sizes.length - 1),
    h: Math.max(...sizes.map(({ h }) => h)),
  };
}
