import type { EditionId } from '@drover/engine';
import type { Component } from 'svelte';
import type { CardInfo } from './catalogue.ts';

/** The animal on the cards of each edition, fetched with its boards. */
export const ANIMALS: Readonly<Record<EditionId, () => Promise<{ readonly default: Component<{ card: CardInfo }> }>>> =
  {
    nz: () => import('./animals/nz/Sheep.svelte'),
    second: () => import('./animals/second/Cow.svelte'),
  };
