import type { FleeceStyle } from './fleece.ts';

/** What tells the breeds apart at a glance. Colours are names of tokens. */
export interface SheepLook {
  readonly fleece: FleeceStyle;
  readonly wool: string;
  readonly face: string;
  readonly legs: string;
  readonly horns: 'none' | 'curl' | 'ram';
  /** Wool on the head: none, a cap, or down to the nose. */
  readonly cap: 'none' | 'cap' | 'full';
  readonly ears: 'out' | 'up' | 'drop';
}

const sheep: SheepLook = {
  fleece: 'curls',
  wool: 'fleece',
  face: 'sheep-pink',
  legs: 'sheep-pink',
  horns: 'none',
  cap: 'cap',
  ears: 'out',
};
const dark = { face: 'night', legs: 'night' };

export const SHEEP: Readonly<Record<string, SheepLook>> = {
  shropshire: { ...sheep, face: 'hide-dark', legs: 'hide-dark', cap: 'full' },
  southdown: {
    ...sheep,
    fleece: 'tight',
    wool: 'wool-cream',
    face: 'sheep-mouse',
    legs: 'sheep-mouse',
    cap: 'full',
    ears: 'up',
  },
  'english-leicester': { ...sheep, fleece: 'locks', wool: 'wool-gold', cap: 'cap', ears: 'up' },
  merino: { ...sheep, fleece: 'tight', horns: 'ram' },
  'dorset-horn': { ...sheep, horns: 'curl' },
  lincoln: { ...sheep, fleece: 'locks', wool: 'fleece', cap: 'full', ears: 'drop' },
  corriedale: { ...sheep, fleece: 'tight', wool: 'wool-cream' },
  hampshire: { ...sheep, ...dark, cap: 'cap', ears: 'out' },
  ryeland: { ...sheep, wool: 'wool-cream', cap: 'full', ears: 'up' },
  suffolk: { ...sheep, ...dark, fleece: 'tight', cap: 'none', ears: 'drop' },
  romney: { ...sheep, fleece: 'locks', wool: 'wool-cream' },
  'set-3': { ...sheep, fleece: 'tight', cap: 'none', ears: 'up' },
  'set-7': { ...sheep, fleece: 'locks', wool: 'wool-gold', horns: 'ram', cap: 'none' },
};
