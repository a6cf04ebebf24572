/**
 * The status of a series: without a schedule yet, running, paused without an end or until a day, and over, whether it
 * was stopped or its last invoice was made.
 */
export const SERIES_STATUSES = ['DRAFT', 'ACTIVE', 'PAUSED', 'ENDED'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/**
 * What becomes of the invoices: drafts for a person to send, sent by themselves, or sent and paid by charging the card that
 * the customer saved.
 */
export const SERIES_MODES = ['draft', 'send', 'charge'] as const;
export type SeriesMode = (typeof SERIES_MODES)[number];

/**
 * Why an invoice that was to be sent stayed a draft: its customer is gone or has no email, an email to them would not be
 * delivered, a finding holds it back, its content breaks a rule by now, or nobody of the business may send email.
 */
export const HOLD_REASONS = ['no-customer', 'no-email', 'undeliverable', 'finding', 'invalid', 'unverified'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
