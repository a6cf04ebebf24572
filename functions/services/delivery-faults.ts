import { AppError } from '#shared/errors.ts';

/**
 * Whether a message may have been sent despite the error: after a timeout or a server error, but not after a refusal or
 * a failed connection.
 */
export function mayBeOnItsWay(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'PROVIDER_FAILED') return false;
  const { $metadata, code = '', message = '' } = (error.cause ?? {}) as Partial<Fault>;
  const status = $metadata?.httpStatusCode ?? 0;
  const isRefused = status >= 400 && status < 500;
  return !isRefused && !NO_CONNECTION.codes.includes(code) && !message.includes(NO_CONNECTION.timeout);
}

type Fault = { $metadata: { httpStatusCode?: number }; code: string; message: string };

/** How a failed connection is reported; the SDK's own timeout for it has no code. */
const NO_CONNECTION = {
  codes: ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  timeout: 'did not establish a connection',
};

/** SES's errors that concern the message itself; others, such as throttling or a paused account, are temporary. */
const REFUSALS: readonly string[] = ['MessageRejected', 'InvalidParameterValue'];

/** Whether an email was refused permanently, such as for a suppressed address. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'CONFLICT' || error.code === 'INVALID_REQUEST') return true;
  return error.code === 'PROVIDER_FAILED' && error.cause instanceof Error && REFUSALS.includes(error.cause.name);
}
