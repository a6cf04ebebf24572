import { type Issue, issueMessage } from './rules.ts';

/** Every error code with its HTTP status. Handlers throw these codes; the web client reads them back. */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED: 500,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Why a call failed, where clients act on more than the code. `CHANGED_MEANWHILE`: the version sent is not the stored
 * one. `BUSINESS_CHANGED`: the call was made for a business other than the one the caller works in now. `EMAIL_TAKEN`:
 * an account has that email. `EMAIL_NOT_VERIFIED`: the caller has not confirmed their email. `CONFIRMATION_REQUIRED`:
 * the caller has to enter their password or a code first. `CODE_REQUIRED`: the password is not enough, a code of the
 * second factor is needed. `SECOND_FACTOR_REQUIRED`: administrators need a second factor for this. `PASSWORD_REQUIRED`:
 * the account of an invitation needs a new password. `NO_ACCOUNT`: no account has that email. `ALREADY_CREATED`: the
 * client's id was used before, with other content; the issue names the record. `NUMBER_TAKEN`: another invoice has that
 * number, or had it and was deleted after it was sent. `PROOF_REQUIRED`: many registrations came from this network, so
 * this one needs a solved puzzle. `CODE_JUST_SENT`: the last code is less than `RESEND_SECONDS` old; the issue has the
 * seconds left. `NOT_CONFIGURED`: the service is not set up. `AMOUNT_CHANGED`: another amount is due than the payer
 * saw.
 */
export const ERROR_REASONS = [
  'CHANGED_MEANWHILE',
  'BUSINESS_CHANGED',
  'EMAIL_TAKEN',
  'EMAIL_NOT_VERIFIED',
  'PASSWORD_REQUIRED',
  'NO_ACCOUNT',
  'ALREADY_CREATED',
  'NUMBER_TAKEN',
  'PROOF_REQUIRED',
  'CODE_JUST_SENT',
  'NOT_CONFIGURED',
  'AMOUNT_CHANGED',
  'CONFIRMATION_REQUIRED',
  'CODE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
] as const;
export type ErrorReason = (typeof ERROR_REASONS)[number];

/** The body of every error response: one message, or one per broken rule (spec 1 §5), and the same as data. */
export type ErrorBody = {
  code: ErrorCode;
  message: string | string[];
  issues?: readonly Issue[];
  reason?: ErrorReason;
};

type AppErrorOptions = ErrorOptions & { issues?: readonly Issue[]; reason?: ErrorReason | undefined };

/** An error reported to the caller. The messages are shown to people; `cause` is only logged. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly messages: readonly string[];
  /** The broken rules of the request, where the server names them. */
  readonly issues: readonly Issue[];
  readonly reason: ErrorReason | undefined;

  constructor(code: ErrorCode, message: string | readonly string[], options?: AppErrorOptions) {
    const messages = typeof message === 'string' ? [message] : message;
    super(messages.join('; '), options);
    this.code = code;
    this.messages = messages;
    this.issues = options?.issues ?? [];
    this.reason = options?.reason;
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
    };
  }
}

/** The error of a request that breaks rules. */
export function invalidRequest(issues: readonly Issue[], options?: ErrorOptions): AppError {
  return new AppError('INVALID_REQUEST', issues.map(issueMessage), { ...options, issues });
}
