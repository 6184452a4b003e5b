/**
 * What is kept. Bodies are plain JSON; what is searched for or guarded has a column of its own. Nothing here knows the
 * rules: a game is a table and an append-only list of actions, and its state can always be made again from them.
 */

/** Milliseconds since 1970. */
export type Instant = number;

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  /** The name in lower case where it belongs to an account; unique. */
  readonly account: string | null;
  /** Grows with every change; a change names the one it was made on. */
  readonly revision: number;
  readonly body: unknown;
}

export interface StoredSession {
  readonly id: string;
  readonly person: string;
  readonly begun: Instant;
  readonly seen: Instant;
}

/** For programs. Only a hash of the token is kept. */
export interface StoredToken {
  readonly id: string;
  readonly person: string;
  readonly hash: string;
  readonly label: string;
  readonly created: Instant;
}

export interface StoredTable {
  readonly id: string;
  readonly revision: number;
  readonly status: 'open' | 'playing' | 'over' | 'abandoned';
  readonly edition: string;
  readonly listed: boolean;
  readonly clock: string;
  readonly created: Instant;
  readonly touched: Instant;
  /** When somebody has to look at it again: a deadline, a reminder, a bot that should have moved. */
  readonly wake: Instant | null;
  /** People with a seat, for their lists. */
  readonly people: readonly string[];
  readonly body: unknown;
}

/** A move or a step back. */
export interface StoredAction {
  /** Counted from 1: the version of the game after it. */
  readonly version: number;
  readonly seat: number;
  /** `move A B`, or `undo 2`. */
  readonly text: string;
  readonly at: Instant;
  /** The client's key for it. */
  readonly key: string;
}

export type Appended =
  | { readonly result: 'appended' }
  /** This key has been used for the action of that version. */
  | { readonly result: 'duplicate'; readonly version: number }
  /** The game is at another version. */
  | { readonly result: 'stale'; readonly version: number };

export interface StoredMessage {
  readonly n: number;
  readonly at: Instant;
  readonly person: string;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

export interface Snapshot {
  readonly version: number;
  readonly body: string;
}

export interface StoredSetting {
  readonly key: string;
  readonly value: string;
}

export interface TableFilter {
  readonly status?: StoredTable['status'];
  readonly edition?: string;
  readonly clock?: string;
  readonly person?: string;
  /** Only tables for everybody. */
  readonly listed?: boolean;
  readonly limit: number;
}

/** What other processes on the same database are told. */
export interface News {
  readonly table: string;
  readonly kind: 'action' | 'table' | 'chat';
  /** The version, revision or number it is about. */
  readonly at: number;
}

export interface Store {
  /** Brings the database up to date. Safe to run by several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Answers when the database does. */
  ping(): Promise<void>;

  addPerson(person: StoredPerson): Promise<'added' | 'taken'>;
  person(id: string): Promise<StoredPerson | null>;
  account(name: string): Promise<StoredPerson | null>;
  /** False when somebody was faster (the revision on the shelf is not `person.revision - 1`) or the account name is taken. */
  changePerson(person: StoredPerson): Promise<boolean>;

  addSession(session: StoredSession): Promise<void>;
  session(id: string): Promise<StoredSession | null>;
  touchSession(id: string, seen: Instant): Promise<void>;
  sessionsOf(person: string): Promise<StoredSession[]>;
  endSession(id: string, person: string): Promise<boolean>;
  endSessionsOf(person: string, except: string | null): Promise<number>;

  addToken(token: StoredToken): Promise<void>;
  tokenByHash(hash: string): Promise<StoredToken | null>;
  tokensOf(person: string): Promise<StoredToken[]>;
  endToken(id: string, person: string): Promise<boolean>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** False when somebody was faster: the revision on the shelf is not `table.revision - 1`. */
  changeTable(table: StoredTable): Promise<boolean>;
  /** The last touched first. */
  tables(filter: TableFilter): Promise<StoredTable[]>;
  /** Tables whose wake time has come, the earliest first. */
  due(now: Instant, limit: number): Promise<StoredTable[]>;
  /** How many there are of each status. */
  tally(): Promise<Readonly<Partial<Record<StoredTable['status'], number>>>>;

  /**
   * Durable when it answers `appended`, and then exactly one writer has got this version. In the same transaction the
   * table row may be changed too (its revision is checked; when somebody was faster nothing is written: `stale`).
   */
  append(table: string, action: StoredAction, change?: StoredTable): Promise<Appended>;
  /** In order, from this version on. */
  actions(table: string, from: number): Promise<StoredAction[]>;
  versionOf(table: string): Promise<number>;

  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Gives the message its number. */
  addMessage(table: string, message: Omit<StoredMessage, 'n'>): Promise<StoredMessage>;
  messages(table: string, from: number): Promise<StoredMessage[]>;

  /** Small values of the server itself, such as its keys. Setting is first come, first served; the value kept is given. */
  setting(key: string): Promise<string | null>;
  settle(key: string, value: string): Promise<string>;
  settings(): Promise<StoredSetting[]>;

  /** Hears of what other processes wrote, and of what this one wrote; the answer ends it. */
  listen(listener: (news: News) => void): Promise<() => Promise<void>>;

  /** For export: every id in a stable order. */
  allPeople(after: string, limit: number): Promise<StoredPerson[]>;
  allTables(after: string, limit: number): Promise<StoredTable[]>;
  /** For import, all of it or nothing: false when the person (or the account's name), or the table, is here already. */
  restorePerson(
    person: StoredPerson,
    sessions: readonly StoredSession[],
    tokens: readonly StoredToken[],
  ): Promise<boolean>;
  restoreTable(
    table: StoredTable,
    actions: readonly StoredAction[],
    messages: readonly StoredMessage[],
  ): Promise<boolean>;
}
