import type { CoreState, EditionId } from '@drover/engine';

/**
 * A chapter is data: prepared positions, what is to be done in them, and what is answered to other legal moves. Its texts
 * are in `texts`, under the same keys; the tests play every chapter on the engine. See docs/lessons.md.
 *
 * Moves are written as in records. A shorter text stands for all moves that begin with it: `reveal`, `deliver 6`. A full
 * stop makes it stand for itself alone, `play ferry.`, and a stroke parts what is meant alike: `move C.|move D.`.
 */
export interface Chapter {
  /** What it teaches, by the ids of the rules. */
  readonly rules: readonly string[];
  /** In the order they are taken. */
  readonly steps: Readonly<Record<string, Step>>;
  /** To be solved alone, at the end. */
  readonly task: Task;
  /** Whoever has done it is ready for the first game: what follows is for those who want it. */
  readonly ready?: true;
}

/** A table set in a few words, with the person in seat 0. */
export type Scene = () => { readonly s: CoreState };

export type Step = LookStep | AskStep | DoStep;

interface AnyStep {
  /** Sets the table anew; without it the game goes on. The first step of a chapter has one. */
  readonly scene?: Scene;
  /** Places that are lit, besides those of the move that is wanted: `space:A`, `post:6`, `disc:aux-draw`. */
  readonly show?: readonly string[];
  /** The points of the person, category by category, are shown beside the words. */
  readonly sheet?: true;
}

/** Only to be read. */
export interface LookStep extends AnyStep {
  readonly do?: never;
  readonly ask?: never;
}

/** A question of the coach with its answers, by their keys. */
export interface AskStep extends AnyStep {
  readonly do?: never;
  readonly ask: { readonly right: string; readonly wrong: readonly string[] };
  /** What makes the right answer right, for the tests. */
  readonly holds?: (state: never) => boolean;
}

/** Moves of the person. */
export interface DoStep extends AnyStep {
  readonly ask?: never;
  readonly do: readonly string[];
  /** Other legal moves by the key of their answer; for the rest there is a general one. */
  readonly wrong?: Readonly<Record<string, readonly string[]>>;
  /** What the others do after it. */
  readonly then?: readonly string[];
  /** What the text says it brings, for the tests. */
  readonly brings?: (before: never, after: never) => boolean;
}

export interface Task {
  readonly scene: Scene;
  readonly goal: (state: never) => boolean;
  /** The goal cannot be reached any more, though the turn goes on. */
  readonly lost?: (state: never) => boolean;
  /** A way to reach the goal, and one that does not. */
  readonly solution: readonly string[];
  readonly miss: readonly string[];
}

export type Course<Chapters extends Readonly<Record<string, Chapter>> = Readonly<Record<string, Chapter>>> = {
  readonly edition: EditionId;
  readonly chapters: Chapters;
};

// ---- the texts a chapter needs ------------------------------------------------------------------------------------

/** What the coach says: first what to do, then why. */
type StepTexts<S extends Step> = (S extends DoStep
  ? { readonly say: string; readonly why: string }
  : { readonly say: string }) &
  (S extends { wrong: infer Kinds } ? { readonly wrong: { readonly [Kind in keyof Kinds]: string } } : unknown) &
  (S extends { ask: { right: infer Right extends string; wrong: readonly (infer Wrong extends string)[] } }
    ? {
        readonly options: { readonly [Option in Right | Wrong]: string };
        readonly answers: { readonly [Option in Right | Wrong]: string };
      }
    : unknown);

export interface TaskTexts {
  readonly say: string;
  readonly done: string;
  readonly miss: string;
}

export interface ChapterTexts<C extends Chapter> {
  readonly title: string;
  readonly about: string;
  readonly steps: { readonly [Key in keyof C['steps']]: StepTexts<C['steps'][Key]> };
  readonly task: TaskTexts;
}

export type CourseTexts<C extends Course> = { readonly [Key in keyof C['chapters']]: ChapterTexts<C['chapters'][Key]> };

/** The texts of any step, for whoever shows them. */
export interface AnyStepTexts {
  readonly say: string;
  readonly why?: string;
  readonly wrong?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, string>>;
}

export interface AnyChapterTexts {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<string, AnyStepTexts>>;
  readonly task: TaskTexts;
}

/** By the key of the chapter. */
export type AnyCourseTexts = Readonly<Record<string, AnyChapterTexts>>;
