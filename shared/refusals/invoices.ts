// What concerns an invoice and the messages about it.
import type { Refusal } from './wording.ts';

/** Another document of its kind has that number, or had it and was deleted after it was sent. */
export const NUMBER_TAKEN = [
  'CONFLICT',
  {
    taken: 'Invoice number {number} already exists',
    retired: 'Invoice number {number} was used by an invoice that was sent and then deleted. Choose another number.',
    estimate: 'Estimate number {number} already exists',
  },
] as const satisfies Refusal;

/** Its business is suspended, so that nobody can see or pay it for now. */
export const INVOICE_UNAVAILABLE = [
  'NOT_FOUND',
  'This invoice is not available right now. Please contact the business that sent it.',
] as const satisfies Refusal;

export const INVOICE_CHANGING = [
  'CONFLICT',
  'This invoice is being changed. Please try again.',
] as const satisfies Refusal;

export const CANCELLED = ['CONFLICT', 'This invoice was cancelled'] as const satisfies Refusal;

export const REOPENED_REFUNDED = [
  'CONFLICT',
  'This invoice was refunded. Create a new one to request payment again.',
] as const satisfies Refusal;

export const REOPENED_CREDITED = [
  'CONFLICT',
  'This invoice was credited in full. Create a new one to request payment.',
] as const satisfies Refusal;

export const CREDITED_TO_DRAFT = [
  'CONFLICT',
  'An invoice with a credit note cannot become a draft',
] as const satisfies Refusal;

export const AMOUNTS_FIXED = [
  'CONFLICT',
  {
    card: 'The amounts of an invoice paid by card cannot be changed',
    debit: 'The amounts of an invoice paid by bank payment cannot be changed',
    payments: 'The amounts of an invoice with payments cannot be changed',
    creditNote: 'The amounts of an invoice with a credit note cannot be changed',
  },
] as const satisfies Refusal;

/** Only what counts in reports in another currency has an exchange rate. */
export const NO_EXCHANGE_RATE = [
  'CONFLICT',
  {
    cad: 'An invoice in Canadian dollars needs no exchange rate',
    draft: 'A draft counts in no report. Its exchange rate can be entered once it is sent.',
    deposit: 'A deposit request counts in no report. Enter the exchange rate of the invoice that it is applied to.',
  },
] as const satisfies Refusal;

export const STAYS_PAID = [
  'CONFLICT',
  {
    card: 'An invoice paid by card stays paid',
    debit: 'An invoice paid by bank payment stays paid',
    payments: 'An invoice with payments stays paid. Void its payments first.',
  },
] as const satisfies Refusal;

export const PAID_TO_DRAFT = [
  'CONFLICT',
  {
    card: 'An invoice paid by card cannot become draft',
    debit: 'An invoice paid by bank payment cannot become draft',
    payments: 'An invoice with payments cannot become draft. Void its payments first.',
  },
] as const satisfies Refusal;

export const PAID_TO_CANCELLED = [
  'CONFLICT',
  {
    card: 'An invoice paid by card cannot become cancelled',
    debit: 'An invoice paid by bank payment cannot become cancelled',
    payments: 'An invoice with payments cannot become cancelled. Void its payments first.',
  },
] as const satisfies Refusal;

export const NOT_DELETABLE = [
  'CONFLICT',
  {
    card: 'An invoice paid by card cannot be deleted. Refund the payment instead, which closes the invoice.',
    debit: 'An invoice paid by bank payment cannot be deleted. Refund the payment instead, which closes the invoice.',
    payments:
      'An invoice with payments cannot be deleted. Void a payment that was recorded by mistake. Refund any other, which closes the invoice.',
    creditNote: 'An invoice with a credit note cannot be deleted',
  },
] as const satisfies Refusal;

export const PDF_FAILED = [
  'UNAVAILABLE',
  'The PDF could not be created. Please try again later.',
] as const satisfies Refusal;

export const STATEMENT_TOO_LONG = [
  'INVALID_REQUEST',
  'This statement would have more than 2,000 lines. Please choose fewer days.',
] as const satisfies Refusal;

export const REPORT_TOO_LONG = [
  'INVALID_REQUEST',
  'This report would have more than 10,000 documents and payments. Please choose fewer days or, for what you are owed, a later day.',
] as const satisfies Refusal;

export const JUST_SENT = [
  'CONFLICT',
  {
    estimate: 'This estimate was sent a moment ago. Please wait a minute before sending it again.',
    invoice: 'This invoice was sent a moment ago. Please wait a minute before sending it again.',
    statement: 'This statement was sent a moment ago. Please wait a minute before sending it again.',
  },
] as const satisfies Refusal;

export const SMS_UNCONFIRMED = [
  'CONFLICT',
  'The SMS service did not respond, so your message may have been sent. Ask your customer before you send it again; you can do so in a minute.',
] as const satisfies Refusal;

export const NO_REMINDER_SCHEDULED = [
  'CONFLICT',
  'No reminder is scheduled for this invoice.',
] as const satisfies Refusal;

export const CLAIM_OPEN = ['CONFLICT', 'Confirm or dismiss the reported e-Transfer first.'] as const satisfies Refusal;

export const REMINDED_TOO_SOON = [
  'CONFLICT',
  'You sent your customer a message about this invoice less than 48 hours ago. Please wait before you send a reminder.',
] as const satisfies Refusal;

export const NOT_REMINDABLE = [
  'CONFLICT',
  {
    disabled: 'This business is disabled.',
    'not-open': 'You can only send reminders for invoices that were sent and are not paid yet.',
    paid: 'There is nothing left to pay on this invoice.',
    disputed: 'A card payment for this invoice is disputed. Wait until the bank has decided.',
    debited: 'A bank payment of this invoice is on its way. Reminders continue if it fails.',
    'no-address': 'Enter your customer’s email first.',
    bounced: 'The last email about this invoice did not arrive. Check the address, then send the invoice again.',
  },
] as const satisfies Refusal;
