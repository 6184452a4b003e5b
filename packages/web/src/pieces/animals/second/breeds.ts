/** What tells the breeds apart at a glance. Colours are names of tokens. */
export interface CowLook {
  readonly hide: string;
  readonly patch: 'none' | 'belt' | 'spots' | 'blotches' | 'face' | 'roan';
  readonly patchColour: string;
  readonly horns: 'none' | 'short' | 'up' | 'long';
  readonly size: number;
}

const cow: CowLook = { hide: 'hide', patch: 'none', patchColour: 'paper', horns: 'short', size: 1 };

export const CATTLE: Readonly<Record<string, CowLook>> = {
  criollo: { ...cow, hide: 'stone', patch: 'spots', patchColour: 'stone-dark', horns: 'up' },
  galloway: { ...cow, hide: 'night', patch: 'belt', horns: 'none' },
  pineywoods: { ...cow, hide: 'paper', patch: 'spots', patchColour: 'night', horns: 'up' },
  'santa-gertrudis': { ...cow, hide: 'hide-cherry', horns: 'none' },
  'black-angus': { ...cow, hide: 'night', horns: 'none' },
  longhorn: { ...cow, hide: 'hide', patch: 'blotches', horns: 'long' },
  corriente: { ...cow, hide: 'hide-tan', patch: 'face', patchColour: 'hide-dark', horns: 'up' },
  shorthorn: { ...cow, hide: 'hide-cherry', patch: 'roan', horns: 'short' },
  hereford: { ...cow, hide: 'hide', patch: 'face', horns: 'short' },
  calf: { ...cow, hide: 'hide-gold', patch: 'face', horns: 'none', size: 0.68 },
  heifer: { ...cow, hide: 'hide-gold', patch: 'face', horns: 'none', size: 0.86 },
  cow: { ...cow, hide: 'hide-gold', patch: 'face', horns: 'short' },
};
