// What concerns paying, refunding and crediting.
import type { Refusal } from './wording.ts';

export const NOT_PAYABLE = [
  'CONFLICT',
  {
    draft: 'This invoice is a draft and cannot be paid yet',
    paid: 'This invoice is already paid',
    refunded: 'This invoice was refunded',
    credited: 'This invoice was credited',
    closed: 'This invoice is closed, so there is nothing to pay now',
    cancelled: 'This invoice was cancelled',
    disputed: 'A card payment of this invoice is disputed',
    debited: 'A bank payment of this invoice is on its way',
  },
] as const satisfies Refusal;

export const NO_CARDS = ['FORBIDDEN', 'This business does not take card payments'] as const satisfies Refusal;

export const NO_E_TRANSFERS = ['FORBIDDEN', 'This business does not take e-Transfers'] as const satisfies Refusal;

/** Another amount is due than the payer saw. */
export const AMOUNT_CHANGED = [
  'CONFLICT',
  'The amount due has changed. Please check it and pay again.',
] as const satisfies Refusal;

export const CARDS_DISABLED = [
  'FORBIDDEN',
  'Credit card payments are disabled for this account. Please contact support.',
] as const satisfies Refusal;

export const CARD_PROVIDER_FAILED = [
  'PROVIDER_FAILED',
  'The card provider did not respond. Please try again.',
] as const satisfies Refusal;

export const CHECKOUT_STILL_OPEN = [
  'PROVIDER_FAILED',
  'Card payments are off now, but the card provider did not respond. A checkout that is already open may still be payable for up to half an hour. Please try again to close it.',
] as const satisfies Refusal;

/** What Stripe offers beside cards is changed for an account that takes cards. */
export const STRIPE_NOT_CONNECTED = [
  'CONFLICT',
  'Your Stripe account is not connected. Please connect it first.',
] as const satisfies Refusal;

export const DEBITS_STILL_OPEN = [
  'PROVIDER_FAILED',
  'Payments from bank accounts are off now, but the card provider did not respond. A page that is already open may still be usable for up to half an hour. Please try again to close it.',
] as const satisfies Refusal;

export const CARD_PAYMENT_RUNNING = [
  'CONFLICT',
  'A card payment for this invoice is being processed. Please try again in a moment.',
] as const satisfies Refusal;

/** For a change by a person while a debit is on its way. */
export const DEBIT_RUNNING = [
  'CONFLICT',
  'A bank payment for this invoice is on its way, usually for five business days. Please wait until it arrives or fails.',
] as const satisfies Refusal;

export const NO_DEBITS = [
  'FORBIDDEN',
  'This business does not take payments from bank accounts',
] as const satisfies Refusal;

/** The provider does not debit this amount, as above the limits of the business's account. */
export const DEBIT_REFUSED = [
  'CONFLICT',
  'This amount cannot be paid from a bank account here. Please pay in another way.',
] as const satisfies Refusal;

export const NOTHING_TO_CLAIM = ['CONFLICT', 'There is nothing to pay on this invoice now'] as const satisfies Refusal;

export const CLAIMED_TOO_OFTEN = [
  'CONFLICT',
  'Please contact the business about this payment',
] as const satisfies Refusal;

export const CLAIM_OF_ANOTHER = [
  'CONFLICT',
  'Only the person who reported this payment can withdraw the report',
] as const satisfies Refusal;

/** The payer says another amount than the balance, and the business does not let them. */
export const CLAIM_IN_FULL = [
  'INVALID_REQUEST',
  'Only the balance of {amount} {currency} can be reported for this invoice',
] as const satisfies Refusal;

/** The client's id was used for another entry. */
export const ENTRY_EXISTS = [
  'CONFLICT',
  {
    payment: 'This was saved before as a payment of {amount} {currency}. Reload the page to see it.',
    refund: 'This was saved before as a refund of {amount} {currency}. Reload the page to see it.',
    credit: 'This was saved before as a credit note of {amount} {currency}. Reload the page to see it.',
  },
] as const satisfies Refusal;

export const CARD_NOT_VOIDABLE = [
  'CONFLICT',
  'A card payment cannot be voided. Refund it instead.',
] as const satisfies Refusal;

export const DEBIT_NOT_VOIDABLE = [
  'CONFLICT',
  'A bank payment cannot be voided. Refund it instead.',
] as const satisfies Refusal;

export const REFUNDED_NOT_VOIDABLE = [
  'CONFLICT',
  'A payment that was refunded cannot be voided',
] as const satisfies Refusal;

/** A deposit that has nothing to apply, or that pays something else under this id. */
export const NO_DEPOSIT = ['CONFLICT', 'Nothing of this deposit is left to apply'] as const satisfies Refusal;

/** What only an invoice has: a price that can be reduced, or a balance that is owed. */
export const ONLY_INVOICES = [
  'CONFLICT',
  'This is a deposit request. Cancel it, or refund what was paid.',
] as const satisfies Refusal;

export const CREDIT_TO_DEPOSIT = ['CONFLICT', 'Credit pays invoices, not deposit requests'] as const satisfies Refusal;

export const NOT_A_DEPOSIT = ['CONFLICT', 'This is not a deposit request'] as const satisfies Refusal;

export const DEPOSIT_AFTER_ISSUE = [
  'CONFLICT',
  'A deposit can only be asked for before the invoice is issued',
] as const satisfies Refusal;

export const VOIDED = ['CONFLICT', 'This payment was voided, so there is nothing to refund'] as const satisfies Refusal;

export const REFUND_FAILED = ['CONFLICT', 'This refund failed. Please start a new one.'] as const satisfies Refusal;

export const REFUND_REFUSED = [
  'CONFLICT',
  {
    disputed: 'This payment is disputed. Respond to the dispute in your Stripe dashboard instead.',
    refunded: 'Part of this payment was already refunded in Stripe, so less is left than you want to refund.',
    balance: 'Your Stripe balance does not cover this refund. Add funds in Stripe and try again.',
    disconnected:
      'The Stripe account of this payment is disconnected. Connect it again, or refund in your Stripe dashboard.',
    refused: 'Stripe refused this refund. Look at the payment in your Stripe dashboard.',
  },
] as const satisfies Refusal;

export const OTHER_METHOD = [
  'CONFLICT',
  'Only what a failed refund did not return can be returned in another way',
] as const satisfies Refusal;

export const REDUCED_NOT_OWED = [
  'INVALID_REQUEST',
  'A refund that reduces the price is not owed again',
] as const satisfies Refusal;

export const REDUCED_OTHER_CURRENCY = [
  'CONFLICT',
  'A payment in another currency cannot reduce the price',
] as const satisfies Refusal;

export const NOT_WRITABLE_OFF = ['CONFLICT', 'Only an unpaid invoice can be written off'] as const satisfies Refusal;

export const NOT_WRITTEN_OFF = ['CONFLICT', 'This invoice was not written off'] as const satisfies Refusal;

export const CREDITS_DRAFT = [
  'CONFLICT',
  'A draft needs no credit note. Change its price instead.',
] as const satisfies Refusal;

export const NOTHING_TO_CREDIT = [
  'CONFLICT',
  'Nothing is left to pay. Refund a payment to reduce the price.',
] as const satisfies Refusal;

export const WRONG_SIGNATURE = ['INVALID_REQUEST', 'The signature does not match'] as const satisfies Refusal;

export const EVENT_TOO_LARGE = ['PAYLOAD_TOO_LARGE', 'The event is too large'] as const satisfies Refusal;

export const EVENT_TOO_EARLY = ['CONFLICT', 'The payment of this event is not known yet'] as const satisfies Refusal;

/** More than is left to pay. */
export const OVER_BALANCE = [
  'INVALID_REQUEST',
  'The amount is more than the balance of {amount} {currency}',
] as const satisfies Refusal;

export const CREDIT_NEEDS_CUSTOMER = [
  'CONFLICT',
  'Assign a customer to this invoice first; the credit will be theirs',
] as const satisfies Refusal;

export const RECEIPT_OF_ANOTHER = [
  'CONFLICT',
  {
    customer: 'Invoice {number} does not belong to the customer of this payment',
    currency: 'Invoice {number} is in another currency than this payment',
  },
] as const satisfies Refusal;

export const RECEIPT_EXISTS = [
  'CONFLICT',
  'This was saved before as a payment of {amount} {currency}. Reload the page to see it.',
] as const satisfies Refusal;

export const RECEIPT_VOIDED = ['CONFLICT', 'This payment was voided'] as const satisfies Refusal;

export const RECEIPT_BUSY = [
  'CONFLICT',
  'This payment is still being applied to its invoices. Please try again in a moment.',
] as const satisfies Refusal;

export const KEPT_NOT_VOIDABLE = [
  'CONFLICT',
  'This credit comes from a refund. Give it back instead of voiding it.',
] as const satisfies Refusal;

export const CREDIT_OTHER_CURRENCY = [
  'CONFLICT',
  'Credit can only be kept in a currency that invoices have',
] as const satisfies Refusal;

export const RETURNED_NOT_VOIDABLE = [
  'CONFLICT',
  'A part of this payment was given back, so it cannot be voided',
] as const satisfies Refusal;

export const CUSTOMER_HAS_RECEIPTS = [
  'CONFLICT',
  'This customer has payments or credit of their own on record, so they stay',
] as const satisfies Refusal;

export const CUSTOMER_OWES_DEPOSIT = [
  'CONFLICT',
  'This customer can still pay deposit request {number}. Cancel it first.',
] as const satisfies Refusal;

export const CUSTOMER_PAID = [
  'CONFLICT',
  'Money or credit of this customer paid a part of it, so it stays theirs',
] as const satisfies Refusal;
