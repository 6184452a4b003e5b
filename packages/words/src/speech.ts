import {
  nz,
  second,
  type Game,
  type NzComponents,
  type NzEvent,
  type NzMove,
  type NzState,
  type Seat,
  type SecondComponents,
  type SecondEvent,
  type SecondMove,
  type SecondState,
} from '@drover/engine';
import { nzChoice } from './nz/choices.ts';
import { nzExplain } from './nz/explain.ts';
import { nzRefusalName } from './nz/refusals.ts';
import { nzTold } from './nz/story.ts';
import { nzTable } from './nz/table.ts';
import { nzName, nzSource } from './nz/things.ts';
import { secondChoice } from './second/choices.ts';
import { secondExplain } from './second/explain.ts';
import { secondRefusalName } from './second/refusals.ts';
import { secondTold } from './second/story.ts';
import { secondTable } from './second/table.ts';
import { cityNamed, secondName, secondSource } from './second/things.ts';
import type { Thing } from './thing.ts';
import type { AnyComponents, AnyEvent, AnyMove, AnyState, At, Ground } from './trail/at.ts';
import type { Choice } from './trail/choices.ts';
import { postName } from './trail/effects.ts';
import type { Happening } from './trail/happening.ts';
import type { OwnName } from './trail/refusals.ts';
import type { Section } from './trail/table.ts';

/** What an edition says for itself. */
export interface Speech<S extends AnyState, C extends AnyComponents, M extends AnyMove, E extends AnyEvent> {
  components(game: Game): C;
  source(g: Ground<C>, source: string): Thing | null;
  name(at: At<S, C>, thing: Thing): string;
  choice(at: At<S, C>, seat: Seat, move: M): Choice;
  explain(at: At<S, C>, thing: Thing): string[];
  table(at: At<S, C>): Section[];
  told(at: At<S, C>, happening: Happening<E>): string | null;
  refusalName(g: Ground<C>, ...facts: Parameters<OwnName>): string | null;
  /** A place that sheep or herds are delivered to, by its id. */
  delivery(g: Ground<C>, id: string): string;
}

export const nzSpeech: Speech<NzState, NzComponents, NzMove, NzEvent> = {
  components: nz.components,
  source: nzSource,
  name: nzName,
  explain: nzExplain,
  table: nzTable,
  choice: nzChoice,
  told: nzTold,
  refusalName: nzRefusalName,
  delivery: postName,
};

export const secondSpeech: Speech<SecondState, SecondComponents, SecondMove, SecondEvent> = {
  components: second.components,
  source: secondSource,
  name: secondName,
  explain: secondExplain,
  table: secondTable,
  choice: secondChoice,
  told: secondTold,
  refusalName: secondRefusalName,
  delivery: (_, id) => cityNamed(id),
};
