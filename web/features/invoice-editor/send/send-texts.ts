import { AppError } from '#shared/errors.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import type { Channel, FailureText } from '#web/parts/sending/use-send-flow.ts';
import { t } from './texts.en.ts';

/** Why an email or SMS was not sent (spec 1 §8). */
export function sendFailure(error: unknown, channel: Channel): FailureText {
  const isNotConfigured = error instanceof AppError && error.reason === 'NOT_CONFIGURED';
  return isNotConfigured ? { message: t.notConfigured[channel], reasons: [] } : withReason(t.failed[channel], error);
}

/** Why a payment could not be started (spec 1 §8). */
export function paymentFailure(error: unknown): FailureText {
  return withReason(t.paymentFailed, error);
}

/** Adds the reason for a refusal or a lost connection, but not the details of a server failure. */
function withReason(message: string, error: unknown): FailureText {
  const isServerFailure = error instanceof AppError && error.status >= 500;
  return { message, reasons: isServerFailure ? [] : knownReasons(error) };
}
