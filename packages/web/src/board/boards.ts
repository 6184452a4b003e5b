import type { EditionId } from '@drover/engine';
import type { Component } from 'svelte';

interface Drawn<Props extends Record<string, unknown>> {
  readonly default: Component<Props>;
}

/** The drawn boards of each edition, fetched when there is a game of it. */
interface Boards {
  readonly table: () => Promise<Drawn<Record<string, never>>>;
  readonly player: () => Promise<Drawn<{ seat: number; onopen?: (seat: number) => void }>>;
}

export const BOARDS: Readonly<Record<EditionId, Boards>> = {
  nz: {
    table: () => import('./nz/NzBoard.svelte'),
    player: () => import('./nz/NzPlayerBoard.svelte'),
  },
  second: {
    table: () => import('./second/SecondBoard.svelte'),
    player: () => import('./second/SecondPlayerBoard.svelte'),
  },
};
