import { nz, second, type EditionId, type Game, type Seat } from '@drover/engine';
import type { Choice, Parts } from './choices/choice.ts';
import type { GameContext, OwnWords, TableContext } from './context/context.ts';
import { nzChoice, nzParts } from './nz/choices.ts';
import { nzName, nzSource } from './nz/names.ts';
import { nzOwnWords } from './nz/own-words.ts';
import { nzRefusalName } from './nz/refusals.ts';
import { nzTold } from './nz/story.ts';
import type { AnyComponents, AnyMove } from './pack/engine-types.ts';
import type { Name } from './pack/name.ts';
import type { OwnName } from './refusals/refusals.ts';
import { secondChoice, secondParts } from './second/choices.ts';
import { secondName, secondSource } from './second/names.ts';
import { secondOwnWords } from './second/own-words.ts';
import { secondRefusalName } from './second/refusals.ts';
import { secondTold } from './second/story.ts';
import type { Happening } from './story/event.ts';
import type { Named } from './pack/thing.ts';

/** How each edition is told: the one place where words name an edition. */
export interface EditionWords {
  components(game: Game): AnyComponents;
  readonly own: OwnWords;
  /** What on the table asks or gives something, from the name the engine has for it. */
  source(g: GameContext, source: string): Named | null;
  name(at: TableContext, thing: Named): Name;
  choice(at: TableContext, seat: Seat, move: AnyMove): Choice;
  parts(at: TableContext, seat: Seat, move: AnyMove): Parts | null;
  told(at: TableContext, happening: Happening): string | null;
  refusalName(g: GameContext, ...facts: Parameters<OwnName>): Name | null;
}

export const EDITION_WORDS: Readonly<Record<EditionId, EditionWords>> = {
  nz: {
    components: nz.components,
    own: nzOwnWords,
    source: nzSource,
    name: nzName,
    choice: nzChoice,
    parts: nzParts,
    told: nzTold,
    refusalName: nzRefusalName,
  },
  second: {
    components: second.components,
    own: secondOwnWords,
    source: secondSource,
    name: secondName,
    choice: secondChoice,
    parts: secondParts,
    told: secondTold,
    refusalName: secondRefusalName,
  },
};
