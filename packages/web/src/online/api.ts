import type {
  ApiRefusal,
  ChatMessage,
  ContactRequest,
  DeleteRequest,
  FramesAnswer,
  JoinRequest,
  Me,
  MoveAnswer,
  MoveRequest,
  NewPasswordRequest,
  RecoveryCodes,
  ReportRequest,
  SecondFactorOffer,
  SessionInfo,
  Shun,
  Shunned,
  TableInfo,
  TableRequest,
  TablesWanted,
  TokenAnswer,
  TokenInfo,
  TokenScope,
  UndoRequest,
} from '@drover/protocol';

/** The server said no. The message is in the language of the page. */
export class Denied extends Error {
  override readonly name = 'Denied';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The server did not answer: it may or may not have heard. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** What the page says when the server does not do what it was asked. */
export interface Wording {
  denied(status: number, refusal: Partial<ApiRefusal>): string;
  unreachable(): string;
}

/** A proxy answers for a server that is not there, or is about to be. */
const ABSENT = [502, 503, 504];

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export type Api = ReturnType<typeof openApi>;

export function openApi(fetch: Fetch, wording: Wording) {
  /** How far the server's clock is ahead of ours, in milliseconds; deadlines are told by its clock. */
  let ahead = 0;

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers, credentials: 'same-origin' as const, cache: 'no-store' as const };
    const answer = await fetch(
      `/api/${path}`,
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    ).catch(() => {
      throw new Unreachable(wording.unreachable());
    });
    if (ABSENT.includes(answer.status)) throw new Unreachable(wording.unreachable());
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(date)) ahead = date - Date.now();
    if (answer.ok) return answer;
    const refusal = (await answer.json().catch(() => ({}))) as Partial<ApiRefusal>;
    throw new Denied(answer.status, refusal.error ?? '', wording.denied(answer.status, refusal));
  }
  const read = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const text = await (await ask(method, path, body)).text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const id = encodeURIComponent;

  return {
    now: (): number => Date.now() + ahead,

    me: () => read<Me>('GET', 'me'),
    comeIn: (name: string) => read<Me>('POST', 'people', { name }),
    makeAccount: (name: string, password: string) => read<Me>('POST', 'accounts', { name, password }),
    signIn: (name: string, password: string, code?: string) => read<Me>('POST', 'sessions', { name, password, code }),
    signOut: () => read<void>('DELETE', 'sessions/current'),
    sessions: () => read<SessionInfo[]>('GET', 'sessions'),
    endSession: (session: string) => read<void>('DELETE', `sessions/${id(session)}`),
    endSessions: () => read<void>('DELETE', 'sessions'),
    rename: (name: string) => read<Me>('PUT', 'me/name', { name }),
    changeContact: (contact: ContactRequest) => read<Me>('PUT', 'me/contact', contact),
    changePassword: (old: string, fresh: string) => read<void>('PUT', 'me/password', { old, new: fresh }),
    beginSecondFactor: (password: string) => read<SecondFactorOffer>('POST', 'me/second-factor', { password }),
    confirmSecondFactor: (code: string) => read<RecoveryCodes>('POST', 'me/second-factor/confirm', { code }),
    renewRecoveryCodes: (password: string, code: string) =>
      read<RecoveryCodes>('POST', 'me/second-factor/recovery', { password, code }),
    endSecondFactor: (password: string, code: string) => read<void>('DELETE', 'me/second-factor', { password, code }),
    mailReset: (email: string) => read<void>('POST', 'password/mail', { email }),
    resetPassword: (request: NewPasswordRequest) => read<void>('POST', 'password', request),
    data: async (): Promise<string> => (await ask('GET', 'me/data')).text(),
    deleteMe: (proof: DeleteRequest) => read<void>('DELETE', 'me', proof),
    shunned: () => read<Shunned[]>('GET', 'me/shunned'),
    shun: (person: string, how: Shun | null) => read<Shunned[]>('PUT', `me/shunned/${id(person)}`, { how }),
    report: (report: ReportRequest) => read<void>('POST', 'reports', report),
    /** For the page of admins, which knows what it asks for. */
    admin: <T>(method: string, path = '', body?: unknown) => read<T>(method, `admin${path}`, body),
    subscribe: (subscription: PushSubscriptionJSON) => read<void>('POST', 'me/push', subscription),
    unsubscribe: (endpoint: string) => read<void>('DELETE', 'me/push', { endpoint }),
    tokens: () => read<TokenInfo[]>('GET', 'me/tokens'),
    makeToken: (label: string, scopes: readonly TokenScope[]) =>
      read<TokenAnswer>('POST', 'me/tokens', { label, scopes }),
    endToken: (token: string) => read<void>('DELETE', `me/tokens/${id(token)}`),

    tables: (wanted: TablesWanted) =>
      read<TableInfo[]>(
        'GET',
        `tables?${new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)])).toString()}`,
      ),
    makeTable: (wish: TableRequest) => read<TableInfo>('POST', 'tables', wish),
    table: (table: string) => read<TableInfo>('GET', `tables/${id(table)}`),
    join: (table: string, request: JoinRequest) => read<TableInfo>('POST', `tables/${id(table)}/join`, request),
    comeBack: (table: string) => read<TableInfo>('POST', `tables/${id(table)}/return`),
    substitute: (table: string, seat: number) => read<TableInfo>('POST', `tables/${id(table)}/substitute`, { seat }),
    leave: (table: string) => read<TableInfo>('POST', `tables/${id(table)}/leave`),
    reveal: (table: string, contribution: string) =>
      read<TableInfo>('POST', `tables/${id(table)}/reveal`, { contribution }),
    rematch: (table: string, added: { readonly commitment: string }) =>
      read<TableInfo>('POST', `tables/${id(table)}/rematch`, added),
    frames: (table: string, from: number) => read<FramesAnswer>('GET', `tables/${id(table)}/frames?from=${from}`),
    move: (table: string, move: MoveRequest) => read<MoveAnswer>('POST', `tables/${id(table)}/moves`, move),
    undo: (table: string, undo: UndoRequest) => read<MoveAnswer>('POST', `tables/${id(table)}/undo`, undo),
    chat: (table: string) => read<ChatMessage[]>('GET', `tables/${id(table)}/chat`),
    say: (table: string, text: string) => read<ChatMessage>('POST', `tables/${id(table)}/chat`, { text }),
    openSpectatorChat: (table: string, open: boolean) =>
      read<TableInfo>('PUT', `tables/${id(table)}/spectator-chat`, { open }),
    record: async (table: string): Promise<string> => (await ask('GET', `tables/${id(table)}/record`)).text(),
    streamOf: (table: string, from: number): string => `/api/tables/${id(table)}/stream?from=${from}`,
  };
}
