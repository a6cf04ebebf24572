import { AppError } from '#shared/errors.ts';
import { toInternationalPhone } from '#shared/phone-number.ts';
import { smsDestinations, smsObstacle } from '#shared/sms-number.ts';
import { fieldText, knownReasons } from '#web/lib/errors/friendly-messages.ts';
import type { Channel, FailureText } from '#web/parts/sending/use-send-flow.ts';
import { t } from './texts.en.ts';

/** Why an email or SMS was not sent (spec 1 §8). */
export function sendFailure(error: unknown, channel: Channel): FailureText {
  const isNotConfigured = error instanceof AppError && error.reason === 'NOT_CONFIGURED';
  return isNotConfigured ? { message: t.notConfigured[channel], reasons: [] } : withReason(t.failed[channel], error);
}

/** From the stage's settings, at build time. */
const SMS_DESTINATIONS = smsDestinations(import.meta.env.VITE_SMS_DESTINATIONS || 'CA');

/** Why a typed number cannot get SMS; undefined if it can. */
export function smsRefusal(phone: string): string | undefined {
  const number = toInternationalPhone(phone);
  const rule = number ? smsObstacle(number, SMS_DESTINATIONS) : 'phone';
  return rule && fieldText({ path: 'phoneNumber', rule });
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
