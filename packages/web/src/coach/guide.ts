import type { CoreState, EditionId, Seat } from '@drover/engine';
import type { Frame } from '../authority/authority.ts';
import type { Now } from './explanation.ts';
import { explanationsOf } from './kits.ts';
import { lookBackOn, type LookBack } from './look-back.ts';
import { Moment } from './moment.ts';

/** What the coach has to say: something is explained, or a visit at the end of the trail looked back on. */
export type Speech =
  | { readonly is: 'explanation'; readonly key: string; readonly now: Now }
  | { readonly is: 'back'; readonly back: LookBack };

/** How much is said: everything, or only what has not been explained yet. */
export type Mode = 'on' | 'new';

const NEVER = -1;

/** What has been explained to the person, by edition and key. */
export interface Explained {
  isExplained(edition: EditionId, key: string): boolean;
  keepExplained(edition: EditionId, key: string): void;
}

/** Follows a game from one seat and finds what there is to say, one thing at a time. */
export class Guide {
  #speech: Speech | null = null;
  /** From this turn on nothing is said, until the next one of the person. */
  #hushedIn = NEVER;
  /** What happened and is still to be told. What the table itself brings up is found anew with every question. */
  #happened: Speech[] = [];
  /** Up to here the game is known. */
  #version = -1;
  #spokenAt = -1;
  #edition: EditionId | null = null;
  readonly #explained: Explained;

  constructor(explained: Explained) {
    this.#explained = explained;
  }

  get speech(): Speech | null {
    return this.#speech;
  }

  /** Looks at the game as it lies on the screen. */
  look(frames: readonly Frame[], seat: Seat, mode: Mode): void {
    const last = frames.at(-1)!;
    this.#edition = last.view.edition;
    if (last.view.active === seat && last.view.turn > this.#hushedIn) this.#hushedIn = NEVER;
    const news = this.#newsIn(frames, seat);
    if (news.some((i) => frames[i]!.by === seat && frames[i]!.version > this.#spokenAt)) this.read();
    this.#version = last.version;
    for (const i of news) this.#note(frames, i, seat, mode);
    if (this.#hushedIn !== NEVER) this.#happened = [];
    else if (this.#speech === null) this.#speak(last.view, seat);
  }

  /** The person has read it, or has gone on without. */
  read(): void {
    if (this.#speech?.is === 'explanation') this.#explained.keepExplained(this.#edition!, this.#speech.key);
    this.#speech = null;
  }

  /** Until the next turn of the person; what was being said may come again then. */
  hush({ turn }: CoreState): void {
    this.#speech = null;
    this.#hushedIn = turn;
  }

  /** Which frames are new; whoever opens a game has not seen what happened since the own last move. */
  #newsIn(frames: readonly Frame[], seat: Seat): readonly number[] {
    const from =
      this.#version < 0
        ? frames.findLastIndex(({ by }) => by === seat)
        : frames.findIndex(({ version }) => version > this.#version);
    if (from < 0 && this.#version >= 0) return [];
    return frames.flatMap((_, i) => (i >= Math.max(1, from) ? [i] : []));
  }

  #note(frames: readonly Frame[], i: number, seat: Seat, mode: Mode): void {
    const [before, { view, events }] = [frames[i - 1]!, frames[i]!];
    if (mode === 'on') {
      const turn = frames.findIndex((frame) => frame.view.turn === before.view.turn);
      const back = lookBackOn(frames.slice(turn, i + 1), seat);
      if (back !== null) this.#happened.push({ is: 'back', back });
    }
    const asItLies = new Set(this.#found(new Moment(seat, view, view, [])).map(({ key }) => key));
    for (const one of this.#found(new Moment(seat, before.view, view, events)))
      if (!asItLies.has(one.key) && !this.#happened.some((other) => other.is === one.is && other.key === one.key))
        this.#happened.push(one);
  }

  #speak(view: CoreState, seat: Seat): void {
    const moment = new Moment(seat, view, view, []);
    this.#happened = this.#happened.filter((one) => one.is === 'back' || one.now.still?.(moment) !== false);
    this.#speech = this.#happened.shift() ?? this.#found(moment)[0] ?? null;
    this.#spokenAt = this.#version;
  }

  /** What comes up and has not been explained. */
  #found(moment: Moment): Extract<Speech, { is: 'explanation' }>[] {
    const { edition } = moment.view;
    return explanationsOf(edition).flatMap(([key, { now }]) => {
      const up = this.#explained.isExplained(edition, key) ? null : now(moment);
      return up === null ? [] : [{ is: 'explanation', key, now: up }];
    });
  }
}
