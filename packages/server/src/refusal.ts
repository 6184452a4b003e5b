import type { ApiRefusal } from '@drover/protocol';

/** Thrown wherever a request is turned down; the app answers with `body` and `statusCode`. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: ApiRefusal;

  constructor(statusCode: number, error: string, message: string, rest: Pick<ApiRefusal, 'reason' | 'rule'> = {}) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.body = { error, message, ...rest };
  }
}
