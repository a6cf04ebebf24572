// Requests that cannot be read, records that do not exist, and services that do not respond.
import type { Refusal } from './wording.ts';

export const NO_SUCH_CALL = ['NOT_FOUND', 'Not found'] as const satisfies Refusal;

export const NOT_FROM_SITE = ['FORBIDDEN', 'Forbidden'] as const satisfies Refusal;

export const TOO_LARGE = ['PAYLOAD_TOO_LARGE', 'The request is too large'] as const satisfies Refusal;

export const NESTED_TOO_DEEPLY = [
  'INVALID_REQUEST',
  'The request body is nested too deeply',
] as const satisfies Refusal;

export const HALF_CHARACTER = [
  'INVALID_REQUEST',
  'The request body contains half of a character',
] as const satisfies Refusal;

export const NOT_JSON = ['INVALID_REQUEST', 'The request body is not JSON'] as const satisfies Refusal;

export const NOT_FOUND = [
  'NOT_FOUND',
  {
    appointment: 'Appointment not found',
    attachment: 'File not found',
    business: 'Business not found',
    cardRequest: 'Request for card payments not found',
    company: 'Company not found',
    creditNote: 'Credit note not found',
    customer: 'Customer not found',
    employee: 'Employee not found',
    estimate: 'Estimate not found',
    export: 'Export not found',
    filing: 'Filed period not found',
    invoice: 'Invoice not found',
    payment: 'Payment not found',
    paymentClaim: 'Payment claim not found',
    paymentSettings: 'Payment settings not found',
    product: 'Product not found',
    receipt: 'Payment not found',
    profile: 'Profile not found',
    scheduledDeletion: 'Scheduled deletion not found',
    series: 'Recurring invoice not found',
    session: 'Session not found',
    user: 'User not found',
  },
] as const satisfies Refusal;

/** The version that was sent is not the stored one. */
export const CHANGED_MEANWHILE = [
  'CONFLICT',
  {
    accounts: 'The accounts were changed in the meantime. Reload them to see the latest version.',
    appointment: 'This appointment was changed in the meantime. Reload it to see the latest version.',
    company: 'The company was changed in the meantime. Reload it to see the latest version.',
    customer: 'This customer was changed in the meantime. Reload it to see the latest version.',
    estimate: 'This estimate was changed in the meantime. Reload it to see the latest version.',
    invoice: 'This invoice was changed in the meantime. Reload it to see the latest version.',
    paymentSettings: 'The payment settings were changed in the meantime. Reload them to see the latest version.',
    product: 'This product was changed in the meantime. Reload it to see the latest version.',
    profile: 'Your profile was changed in the meantime. Reload it to see the latest version.',
    series: 'This recurring invoice was changed in the meantime. Reload it to see the latest version.',
    returns: 'The filing settings were changed in the meantime. Reload them to see the latest version.',
    reminders: 'The reminders were changed in the meantime. Reload them to see the latest version.',
  },
] as const satisfies Refusal;

export const BEING_CREATED = ['CONFLICT', 'This is being created. Please try again.'] as const satisfies Refusal;

/** The client's id was used before. If that record still exists, `record` is its id. */
export const ALREADY_CREATED = [
  'CONFLICT',
  {
    changed: 'This was created before, with other content',
    deleted: 'This was created before, and has been deleted since',
  },
] as const satisfies Refusal;

export const BUSY = ['UNAVAILABLE', 'The service is busy. Please try again.'] as const satisfies Refusal;

export const SERVER_ERROR = [
  'UNEXPECTED',
  'A server error occurred. Please try again later.',
] as const satisfies Refusal;
