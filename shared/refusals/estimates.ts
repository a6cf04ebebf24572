// What concerns an estimate.
import type { Refusal } from './wording.ts';

/** Its business is suspended, so that nobody can see or accept it for now. */
export const ESTIMATE_UNAVAILABLE = [
  'NOT_FOUND',
  'This estimate is not available right now. Please contact the business that sent it.',
] as const satisfies Refusal;

/** The link names a version that a newer one replaced. */
export const ESTIMATE_REPLACED = [
  'CONFLICT',
  'There is a newer version of this estimate. Please look at that one.',
] as const satisfies Refusal;

export const ESTIMATE_EXPIRED = [
  'CONFLICT',
  'This estimate has expired. Please ask the business that sent it for a new one.',
] as const satisfies Refusal;

/** It was accepted or declined, so that it can be neither changed nor decided again. */
export const ESTIMATE_DECIDED = [
  'CONFLICT',
  {
    accepted: 'This estimate has already been accepted.',
    declined: 'This estimate has already been declined.',
  },
] as const satisfies Refusal;

export const ESTIMATE_NOT_SENT = ['CONFLICT', 'This estimate was not sent yet.'] as const satisfies Refusal;

export const ESTIMATE_NOT_ACCEPTED = [
  'CONFLICT',
  'This estimate was not accepted. Record that your customer accepted it first.',
] as const satisfies Refusal;

/** It was invoiced in the other way before: by shares, or by lines. */
export const ESTIMATE_PARTS = [
  'CONFLICT',
  {
    share: 'This estimate is invoiced by shares. Choose a share of it.',
    lines: 'This estimate is invoiced by lines. Choose some of those that are left.',
  },
] as const satisfies Refusal;

/** The deposit that it asked for must go first. */
export const ESTIMATE_HAS_DEPOSIT = [
  'CONFLICT',
  'A deposit was requested with this estimate. Cancel deposit request {number} first.',
] as const satisfies Refusal;

/** Its invoice must go first. */
export const ESTIMATE_INVOICED = [
  'CONFLICT',
  'This estimate was invoiced. Delete invoice {number} first, if it was a mistake.',
] as const satisfies Refusal;

/** Its recipients asked as much today as they may. */
export const QUESTIONS_USED_UP = [
  'TOO_MANY_REQUESTS',
  'Enough questions about this estimate were sent today. Please try again tomorrow, or reply to the email with it.',
] as const satisfies Refusal;
