import {
  engine,
  type CoreState,
  type EditionId,
  type NzComponents,
  type NzEffect,
  type NzMove,
  type NzState,
  type NzTask,
  type SecondComponents,
  type SecondEffect,
  type SecondMove,
  type SecondState,
  type SecondTask,
} from '@drover/engine';

type EveryEdition<Types extends Readonly<Record<EditionId, unknown>>> = Types;

/** What the games of each edition are made of. One that is left out does not compile. */
type EditionTypes = EveryEdition<{
  nz: { state: NzState; components: NzComponents; effect: NzEffect; task: NzTask; move: NzMove };
  second: {
    state: SecondState;
    components: SecondComponents;
    effect: SecondEffect;
    task: SecondTask;
    move: SecondMove;
  };
}>;

type Editions = keyof EditionTypes;
type OneOf<Types> = Types[keyof Types];

export type State = OneOf<EditionTypes>['state'];
export type Components = OneOf<EditionTypes>['components'];
export type Player = State['players'][number];
export type AnyMove = OneOf<EditionTypes>['move'];

/** The names all editions have: the keys that a union of tables is sure to have. */
type SharedNames<Names extends Record<Editions, string>> = keyof OneOf<{
  [E in Editions]: Record<Names[E], unknown>;
}>;

export type SharedIcon = SharedNames<{ [E in Editions]: EditionTypes[E]['effect']['do'] }>;
export type SharedTaskName = SharedNames<{ [E in Editions]: EditionTypes[E]['task']['task'] }>;

export const componentsOf = (state: CoreState): Components => engine.componentsOf(state);
