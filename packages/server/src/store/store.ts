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
  /** What it may be used for, in words between blanks. */
  readonly scopes: string;
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

/** Somebody asked the admins to look at something; closed when they have. */
export interface StoredReport {
  readonly id: string;
  readonly at: Instant;
  readonly about: string | null;
  readonly closed: Instant | null;
  readonly body: unknown;
}

/** What an admin did. Never changed. */
export interface StoredLogEntry {
  readonly id: string;
  readonly at: Instant;
  readonly body: unknown;
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
export interface TableChange {
  readonly table: string;
  readonly kind: 'action' | 'table' | 'chat';
  /** The version, revision or number it is about. */
  readonly at: number;
}

/** Somebody can no longer come in as they could; null where it may be anybody. */
export interface SessionsEnded {
  readonly kind: 'sessions';
  readonly person: string | null;
}

export type StoreChange = TableChange | SessionsEnded;

export interface Store {
  /** Brings the database up to date. Safe to run by several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /**
   * Answers when the database does. This and everything below throws `Unavailable`, before long, while it is away, full
   * or damaged.
   */
  ping(): Promise<void>;
  /** A closer look than `ping`: whether it can be read and written. */
  check(): Promise<void>;

  addPerson(person: StoredPerson): Promise<'added' | 'taken'>;
  person(id: string): Promise<StoredPerson | null>;
  account(name: string): Promise<StoredPerson | null>;
  /** Those whose name looks like this one; see `lookOf`. */
  accountsLike(name: string): Promise<StoredPerson[]>;
  /** Accounts with this address, in whatever case it is written, whether it is confirmed or not. */
  accountsWithEmail(address: string): Promise<StoredPerson[]>;
  /** False when somebody was faster (the stored revision is not `person.revision - 1`) or the account name is taken. */
  changePerson(person: StoredPerson): Promise<boolean>;

  /** With sessions and tokens. Where they sat and what they said stays. */
  deletePerson(id: string): Promise<boolean>;
  /** Without an account, without a session since then, at no table that is open or played; by id. */
  guestsNotSeenSince(seen: Instant, after: string, limit: number): Promise<StoredPerson[]>;

  addSession(session: StoredSession): Promise<void>;
  session(id: string): Promise<StoredSession | null>;
  /** The session and whose it is, in one question: it is asked at every request. */
  sessionAndPerson(id: string): Promise<(StoredSession & Pick<StoredPerson, 'name' | 'account'>) | null>;
  touchSession(id: string, seen: Instant): Promise<void>;
  sessionsOf(person: string): Promise<StoredSession[]>;
  endSession(id: string, person: string): Promise<boolean>;
  /** Those that were not seen since. */
  endSessionsBefore(seen: Instant): Promise<number>;
  endSessionsOf(person: string, except: string | null): Promise<number>;

  addToken(token: StoredToken): Promise<void>;
  tokenByHash(hash: string): Promise<StoredToken | null>;
  tokensOf(person: string): Promise<StoredToken[]>;
  endToken(id: string, person: string): Promise<boolean>;
  endTokensOf(person: string): Promise<number>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /**
   * False when somebody was faster: the stored revision is not `table.revision - 1`. Where that one is given too, only
   * what differs is written.
   */
  changeTable(table: StoredTable, before?: StoredTable): Promise<boolean>;
  /** The last touched first. */
  tables(filter: TableFilter): Promise<StoredTable[]>;
  /** Tables whose wake time has come, the earliest first. */
  due(now: Instant, limit: number): Promise<StoredTable[]>;
  /** Those with a clock that wait for people or are being played, by id from the one after this on. */
  tablesWithClock(after: string, limit: number): Promise<StoredTable[]>;
  /** How many there are of each status. */
  countTables(): Promise<Readonly<Partial<Record<StoredTable['status'], number>>>>;

  /** Ids of those that are over and were not touched since. */
  tablesEndedBefore(touched: Instant, after: string, limit: number): Promise<string[]>;
  /** With its game and all that was said. */
  deleteTable(id: string): Promise<boolean>;

  /**
   * Durable when it answers `appended`, and then exactly one writer has got this version. In the same transaction the
   * table row may be changed too (its revision is checked; when somebody was faster nothing is written: `stale`).
   */
  append(table: string, action: StoredAction, change?: StoredTable, before?: StoredTable): Promise<Appended>;
  /** In order, from this version on. */
  actions(table: string, from: number): Promise<StoredAction[]>;
  versionOf(table: string): Promise<number>;

  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Gives the message its number. */
  addMessage(table: string, message: Omit<StoredMessage, 'n'>): Promise<StoredMessage>;
  messages(table: string, from: number): Promise<StoredMessage[]>;
  messagesBy(person: string): Promise<{ table: string; at: Instant; text: string }[]>;
  /** The messages stay, so that they are counted as before, with this name and without their text. */
  forgetMessagesBy(person: string, name: string): Promise<void>;
  /** The next message is the first again. False where there was none. */
  clearChat(table: string): Promise<boolean>;

  /** Small values of the server itself, such as its keys. Setting is first come, first served; the value kept is given. */
  setting(key: string): Promise<string | null>;
  ensureSetting(key: string, value: string): Promise<string>;
  /** Whatever it was before. */
  keepSetting(key: string, value: string): Promise<void>;
  settings(): Promise<StoredSetting[]>;

  /** One that is there already stays as it is. */
  addReport(report: StoredReport): Promise<void>;
  report(id: string): Promise<StoredReport | null>;
  /** The latest first. */
  reports(filter: { readonly closed: boolean; readonly limit: number }): Promise<StoredReport[]>;
  /** Those that this person made, the latest first. */
  reportsBy(person: string): Promise<StoredReport[]>;
  /** False where it is closed already. */
  closeReport(id: string, at: Instant): Promise<boolean>;
  countOpenReports(): Promise<number>;
  addLogEntry(entry: StoredLogEntry): Promise<void>;
  /** The latest first. */
  logEntries(limit: number): Promise<StoredLogEntry[]>;
  /** Those whose name has this part, accounts first. */
  peopleNamed(part: string, limit: number): Promise<StoredPerson[]>;
  countPeople(): Promise<{ readonly accounts: number; readonly guests: number }>;
  /** Its text is emptied. */
  removeMessage(table: string, n: number): Promise<boolean>;

  /** Hears of what other processes wrote, and of what this one wrote; the answer ends it. */
  listen(listener: (change: StoreChange) => void): Promise<() => Promise<void>>;

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
