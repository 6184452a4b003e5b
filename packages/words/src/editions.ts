import { nz, second, type EditionId, type Game, type Seat } from '@drover/engine';
import type { Choice, Parts } from './choices/choice.ts';
import type { GameContext, OwnWords, TableContext } from './context/context.ts';
import type { RulePages } from './explanations/rules.ts';
import { nzChoice, nzParts } from './nz/choices.ts';
import { nzExplain } from './nz/explain.ts';
import { nzName, nzSource } from './nz/names.ts';
import { nzOwnWords } from './nz/own-words.ts';
import { nzRefusalName } from './nz/refusals.ts';
import { nzRules } from './nz/rules.ts';
import { nzTold } from './nz/story.ts';
import { nzTable } from './nz/table.ts';
import type { AnyComponents, AnyMove } from './pack/engine-types.ts';
import type { Name } from './pack/name.ts';
import type { OwnName } from './refusals/refusals.ts';
import { secondChoice, secondParts } from './second/choices.ts';
import { secondExplain } from './second/explain.ts';
import { secondName, secondSource } from './second/names.ts';
import { secondOwnWords } from './second/own-words.ts';
import { secondRefusalName } from './second/refusals.ts';
import { secondRules } from './second/rules.ts';
import { secondTold } from './second/story.ts';
import { secondTable } from './second/table.ts';
import type { Happening } from './story/event.ts';
import type { Section } from './table/sections.ts';
import type { Named, Thing } from './pack/thing.ts';

/** How each edition is told: the one place where words name an edition. */
export interface EditionWords {
  components(game: Game): AnyComponents;
  readonly own: OwnWords;
  readonly rules: RulePages;
  /** What on the table asks or gives something, from the name the engine has for it. */
  source(g: GameContext, source: string): Named | null;
  name(at: TableContext, thing: Named): Name;
  choice(at: TableContext, seat: Seat, move: AnyMove): Choice;
  parts(at: TableContext, seat: Seat, move: AnyMove): Parts | null;
  explain(at: TableContext, thing: Thing): string[];
  table(at: TableContext): Section[];
  told(at: TableContext, happening: Happening): string | null;
  refusalName(g: GameContext, ...facts: Parameters<OwnName>): Name | null;
}

export const EDITION_WORDS: Readonly<Record<EditionId, EditionWords>> = {
  nz: {
    components: nz.components,
    own: nzOwnWords,
    rules: nzRules,
    source: nzSource,
    name: nzName,
    choice: nzChoice,
    parts: nzParts,
    explain: nzExplain,
    table: nzTable,
    told: nzTold,
    refusalName: nzRefusalName,
  },
  second: {
    components: second.components,
    own: secondOwnWords,
    rules: secondRules,
    source: secondSource,
    name: secondName,
    choice: secondChoice,
    parts: secondParts,
    explain: secondExplain,
    table: secondTable,
    told: secondTold,
    refusalName: secondRefusalName,
  },
};
