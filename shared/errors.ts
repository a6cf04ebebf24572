import { ERROR_STATUS, type ErrorCode } from './error-codes.ts';
import type { RefusalReason } from './refusals/refusals.ts';
import type { Issue } from './rules.ts';

/** The values that a message names, such as an invoice number. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** The body of every error response: one message, or one per broken rule (spec 1 §5), and the same as data. */
export type ErrorBody = {
  code: ErrorCode;
  message: string | string[];
  issues?: readonly Issue[];
  reason?: RefusalReason;
  params?: ErrorParams;
};

type AppErrorOptions = ErrorOptions & {
  issues?: readonly Issue[];
  reason?: RefusalReason | undefined;
  params?: ErrorParams;
};

/** An error reported to the caller. The messages are shown to people; `cause` is only logged. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly messages: readonly string[];
  /** The broken rules of the request, where the server names them. */
  readonly issues: readonly Issue[];
  readonly reason: RefusalReason | undefined;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, message: string | readonly string[], options?: AppErrorOptions) {
    const messages = typeof message === 'string' ? [message] : message;
    super(messages.join('; '), options);
    this.code = code;
    this.messages = messages;
    this.issues = options?.issues ?? [];
    this.reason = options?.reason;
    this.params = options?.params ?? {};
  }

  /** The HTTP status of this error. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The response body: a single message as a string, several as an array. */
  toBody(): ErrorBody {
    const [only] = this.messages;
    const message = this.messages.length === 1 && only !== undefined ? only : [...this.messages];
    return {
      code: this.code,
      message,
      ...(this.issues.length > 0 && { issues: this.issues }),
      ...(this.reason && { reason: this.reason }),
      ...(Object.keys(this.params).length > 0 && { params: this.params }),
    };
  }
}
