// What concerns an account, its sessions, or the role of its user.
import type { Refusal } from './wording.ts';

export const NOT_SIGNED_IN = ['UNAUTHENTICATED', 'Please sign in'] as const satisfies Refusal;

export const SESSION_ENDED = ['UNAUTHENTICATED', 'Please sign in again'] as const satisfies Refusal;

export const WRONG_CREDENTIALS = [
  'UNAUTHENTICATED',
  'Invalid email or password. Please try again.',
] as const satisfies Refusal;

export const LOCKED = ['LOCKED', 'Your account has been locked. Please contact support.'] as const satisfies Refusal;

export const NOT_ALLOWED = [
  'FORBIDDEN',
  'You do not have permission to access this resource.',
] as const satisfies Refusal;

/** An administrator suspended the caller's business. */
export const BUSINESS_SUSPENDED = [
  'FORBIDDEN',
  {
    owner: 'Your business is suspended. You can only export its data. Please contact support.',
    employee: 'The business that you work for is suspended. Please ask its owner.',
  },
] as const satisfies Refusal;

export const NOT_EMPLOYED = ['FORBIDDEN', 'You have no employer to leave.'] as const satisfies Refusal;

export const EMAIL_NOT_VERIFIED = ['FORBIDDEN', 'Please confirm your email address first.'] as const satisfies Refusal;

/** The password is not enough. */
export const CODE_REQUIRED = [
  'FORBIDDEN',
  'Please enter a code from your authenticator app.',
] as const satisfies Refusal;

/** The caller has to enter their password or a code first. */
export const CONFIRMATION_REQUIRED = [
  'FORBIDDEN',
  'Please confirm your identity, then try again.',
] as const satisfies Refusal;

export const SECOND_FACTOR_REQUIRED = [
  'FORBIDDEN',
  'Administrators need a second factor. Set it up in your profile.',
] as const satisfies Refusal;

export const SECOND_FACTOR_OFF = ['CONFLICT', 'Two-step sign-in is off.'] as const satisfies Refusal;

export const SECOND_FACTOR_NOT_BEGUN = [
  'CONFLICT',
  'Please start again with the new QR code.',
] as const satisfies Refusal;

/** The call was made for a business other than the one the caller works in now. */
export const BUSINESS_CHANGED = [
  'CONFLICT',
  'You now work in a different business. Reload the page to continue.',
] as const satisfies Refusal;

/** The registration needs a solved puzzle. */
export const PROOF_REQUIRED = [
  'FORBIDDEN',
  'Many accounts were created from your network. Please try again.',
] as const satisfies Refusal;

export const EMAIL_TAKEN = [
  'CONFLICT',
  { registration: 'Email already exists', change: 'Another account has this email address.' },
] as const satisfies Refusal;

export const ALREADY_VERIFIED = ['CONFLICT', 'This email address is already confirmed.'] as const satisfies Refusal;

export const WRONG_CODE = [
  'INVALID_REQUEST',
  {
    several: 'This code is wrong. You have {left} attempts left.',
    one: 'This code is wrong. You have 1 attempt left.',
    none: 'This code is wrong, and this was the last attempt. Please request a new one.',
  },
] as const satisfies Refusal;

export const TRIED_TOO_OFTEN = [
  'INVALID_REQUEST',
  'Too many attempts with this code. Please request a new one.',
] as const satisfies Refusal;

export const CODE_EXPIRED = [
  'INVALID_REQUEST',
  'This code has expired. Please request a new one.',
] as const satisfies Refusal;

export const LINK_EXPIRED = ['INVALID_REQUEST', 'This link is invalid or has expired.'] as const satisfies Refusal;

export const RESET_LINK_EXPIRED = ['INVALID_REQUEST', 'Invalid or expired reset token'] as const satisfies Refusal;

export const RESET_LINKS_USED_UP = [
  'TOO_MANY_REQUESTS',
  'Five reset links were requested for this email within an hour. Please use the latest one, or try again later.',
] as const satisfies Refusal;

/** The last code is less than `RESEND_SECONDS` old. */
export const CODE_JUST_SENT = [
  'TOO_MANY_REQUESTS',
  'The last code was sent moments ago. Another one can be sent in {seconds} s.',
] as const satisfies Refusal;

export const CODES_USED_UP = [
  'TOO_MANY_REQUESTS',
  'You have reached the daily limit for codes. Please try again tomorrow.',
] as const satisfies Refusal;
