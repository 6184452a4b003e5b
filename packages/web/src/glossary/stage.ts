import { newGame, type CoreState, type EditionId } from '@drover/engine';
import { tellerOf, type Teller, type Words } from '@drover/words';
import type { Stage } from '../stage/stage.ts';

/** A table at which nothing is asked: pieces can be drawn and named there. */
export interface StillTable {
  readonly view: CoreState;
  readonly teller: Teller;
  readonly stage: Stage;
}

const PLAYERS = 4;

export function stillTable(edition: EditionId, words: Words): StillTable {
  const view = newGame({ edition, players: PLAYERS, seed: 'glossary', options: {} });
  const teller = tellerOf(
    words,
    view,
    Array.from({ length: PLAYERS }, () => ''),
  );
  return {
    view,
    teller,
    stage: {
      view,
      open: new Map(),
      lit: new Set(),
      walk: null,
      pick: () => {},
      point: () => {},
      explain: () => {},
      name: (thing) => teller.name(view, thing),
      effectText: (effect) => teller.effect(effect),
    },
  };
}
