import { AppError } from '#shared/errors.ts';
import { toInternationalPhone } from '#shared/phone-number.ts';
import { canBeTexted, smsPrefixes } from '#shared/sms-number.ts';
import { fieldText, knownReasons } from '#web/lib/errors/friendly-messages.ts';

/** Texts of a failure toast. */
export type FailureText = { readonly message: string; readonly reasons: readonly string[] };

/** Why an email was not sent (spec 1 §8). */
export function emailFailure(error: unknown): FailureText {
  if (isNotConfigured(error)) {
    return { message: 'Email service is not configured. Please contact support.', reasons: [] };
  }
  return withReason('Failed to send email. Please try again later.', error);
}

/** Why an SMS was not sent (spec 1 §8). */
export function smsFailure(error: unknown): FailureText {
  if (isNotConfigured(error)) {
    return { message: 'SMS service is not configured. Please contact support.', reasons: [] };
  }
  return withReason('Failed to send SMS. Please try again later.', error);
}

/** From the stage's settings, at build time. */
const SMS_PREFIXES = smsPrefixes(import.meta.env.VITE_SMS_PREFIXES || '');

/** Why a typed number cannot get SMS; undefined if it can. */
export function smsObstacle(phone: string): string | undefined {
  const number = toInternationalPhone(phone);
  if (number && canBeTexted(number, SMS_PREFIXES)) return undefined;
  return fieldText({ path: 'phoneNumber', rule: number ? 'smsNumber' : 'phone' });
}

/** Why a payment could not be started (spec 1 §8). */
export function paymentFailure(error: unknown): FailureText {
  return withReason('Failed to process payment', error);
}

/** Adds the reason for a refusal or a lost connection, but not the details of a server failure. */
function withReason(message: string, error: unknown): FailureText {
  const isServerFailure = error instanceof AppError && error.status >= 500;
  return { message, reasons: isServerFailure ? [] : knownReasons(error) };
}

function isNotConfigured(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'NOT_CONFIGURED';
}
