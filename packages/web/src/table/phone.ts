import { MediaQuery } from 'svelte/reactivity';

/** A screen that is too small for the whole table at once, upright or on its side. The style sheets say the same. */
export const phone = new MediaQuery('(max-width: 760px), (max-height: 560px)');

/** The least size of what a finger has to meet, in pixels. */
export const FINGER = 44;

/** What a phone shows where the board lies. */
export type Tab = 'board' | 'mine' | 'others' | 'log';
