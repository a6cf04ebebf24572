import type { ChargeEnd, ChargeFailure } from '#shared/invoice/charge.ts';
import { type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';
import type { DisputeStage, RefundStatus } from '#shared/ledger/entry.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { LEDGER_METHOD_LABELS, type LedgerMethod } from '#shared/payment-methods.ts';
import { phoneText } from '#shared/phone-number.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { enCaCard, wasCharged } from './en-ca-card.ts';
import { shortDay } from './en-ca-day.ts';
import { enCaInvoice } from './en-ca-invoice.ts';
import { enCaMailReturns } from './en-ca-mail-returns.ts';
import type { EventTexts } from './event-texts.ts';

/** Statuses that an invoice reaches without anyone setting them. */
const REACHED: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Became a draft',
  SENT: 'Reopened',
  PAID: 'Paid in full',
  OVERDUE: 'Became overdue',
  CANCELLED: 'Refunded in full',
};

const DISPUTED: Readonly<Record<DisputeStage, string>> = {
  INQUIRY: 'queried by the bank',
  INQUIRY_CLOSED: 'no longer queried by the bank',
  OPEN: 'disputed',
  LOST: 'lost in a dispute',
  WON: 'kept in a dispute',
};

const REFUNDED: Readonly<Record<RefundStatus, string>> = { pending: ' pending', succeeded: '', failed: ' failed' };

const FAILED: Readonly<Record<ChargeFailure, string>> = {
  declined: 'its bank declined',
  authentication: 'its bank asks the customer to confirm',
  refused: 'its bank accepts no more payments with it',
};

/** Why it is no longer charged. */
const ENDED: Readonly<Record<Exclude<ChargeEnd, 'stopped'>, string>> = {
  ...FAILED,
  declined: 'the last try failed',
  'card-removed': 'it was removed or replaced',
  'amount-raised': 'more is due than was announced',
  unavailable: 'the invoice cannot be paid by card now',
};

/** The same of a bank account. */
const NOT_DEBITED: Readonly<Record<ChargeFailure, string>> = {
  declined: 'there was not enough money in it',
  authentication: FAILED.authentication,
  refused: 'its bank does not allow the debit',
};
const NO_LONGER_DEBITED: typeof ENDED = {
  ...ENDED,
  ...NOT_DEBITED,
  declined: ENDED.declined,
  unavailable: 'the invoice cannot be paid from a bank account now',
};

/** Canadian English for the events of an invoice. */
export const enCaEvents: EventTexts = {
  CREATED: ({ seriesId }) => (seriesId ? 'Made by a recurring invoice' : 'Created'),
  STATUS: ({ to, by }) => (by ? `Marked as ${statusLabel(to)}` : REACHED[to]),
  EMAIL: ({ recipient, cc = [] }) =>
    `Emailed to ${recipient}${cc.length > 0 ? `, copy to ${new Intl.ListFormat('en-CA').format(cc)}` : ''}`,
  SMS: ({ recipient }) => `Texted to ${phoneText(recipient, 'en')}`,
  REMINDER: ({ recipient }) => `Reminder sent to ${recipient}`,
  REMINDER_SKIPPED: () => 'Reminder skipped',
  MAIL_RETURN: ({ kind, address }) => `Email ${enCaMailReturns[kind](address)}`,
  PAYMENT: (event) => {
    if (event.charged) return `${wasCharged(event.charged)} ${money(event)}`;
    if (event.method === 'debit') return `Bank payment of ${money(event)}`;
    return event.isCredit ? `${credit(event)} of ${money(event)} applied` : `Payment of ${payment(event)}`;
  },
  DEBIT_STARTED: ({ card, ...debited }) =>
    card
      ? `Started to debit ${money(debited)} from ${enCaCard.named(card)}`
      : `Bank payment of ${money(debited)} on its way`,
  PAYMENT_FAILED: ({ method, ...failed }) =>
    `${method === 'debit' ? 'Bank payment' : 'Payment'} of ${money(failed)} failed`,
  CHARGE_FAILED: ({ card, because, on, ...asked }) => {
    const failed = isBankAccount(card)
      ? `${account(card)} could not be debited ${money(asked)}: ${NOT_DEBITED[because]}`
      : `${enCaCard.label(card)} could not be charged ${money(asked)}: ${FAILED[because]}`;
    return on ? `${failed}; next try on ${shortDay(on)}` : failed;
  },
  CHARGE_ENDED: ({ because, card }) => {
    if (because === 'stopped')
      return card ? `Stopped debiting ${enCaCard.named(card)}` : 'Stopped charging the saved card';
    if (card) return `${account(card)} is no longer debited: ${NO_LONGER_DEBITED[because]}`;
    return `The saved card is no longer charged: ${ENDED[because]}`;
  },
  CHARGE_AGAIN: ({ card }) => (card ? `Asked to debit ${enCaCard.named(card)}` : 'Asked to charge the saved card'),
  VOID: (event) =>
    event.isCredit ? `${credit(event)} of ${money(event)} taken back` : `Voided payment of ${payment(event)}`,
  REFUND: (event) =>
    event.isCredit ? `${money(event)} kept as credit` : `Refund of ${payment(event)}${REFUNDED[event.status]}`,
  DISPUTE: (event) => {
    if (event.method === 'debit' && event.stage === 'LOST') return `The bank returned the payment of ${money(event)}`;
    if (event.method === 'debit' && event.stage === 'WON')
      return `The bank paid the returned ${money(event)} after all`;
    return `Payment of ${money(event)} ${DISPUTED[event.stage]}`;
  },
  CREDIT: (event) => `Credit note ${event.number} of ${money(event)}`,
  DEPOSIT_APPLIED: (event) => `${money(event)} applied to invoice ${event.number}`,
  CLAIM: ({ reference, sent }) =>
    `Customer reported an e-Transfer${sent ? ` of ${money(sent)}` : ''}${reference ? `, reference ${reference}` : ''}`,
  CLAIM_ASKED: () => 'Asked whether the e-Transfer arrived',
  CLAIM_DISMISSED: () => 'Reported e-Transfer not received',
  CLAIM_WITHDRAWN: () => 'Customer withdrew the reported e-Transfer',
  WRITE_OFF: ({ reason }) => (reason ? `Written off: ${reason}` : 'Written off'),
  WRITE_OFF_UNDONE: () => 'Write-off reversed',
};

type Money = { readonly amountCents: number; readonly currency: string };

const money = ({ amountCents, currency }: Money) => `${enCaInvoice.amount(amountCents)} ${currency}`;

/** The credit that pays an invoice, such as "Deposit DEP-1". */
function credit({ deposit }: { readonly deposit?: string | undefined }): string {
  return deposit ? `Deposit ${deposit}` : 'Credit';
}

/** "1,000.00 CAD, Cash"; payments by card are the usual ones. */
function payment({ method, ...paid }: Money & { method: LedgerMethod }): string {
  return method === 'card' ? money(paid) : `${money(paid)}, ${LEDGER_METHOD_LABELS[method]}`;
}

/** A bank account at the start of a sentence. */
function account(card: CardLabel): string {
  return upperFirst(enCaCard.named(card));
}
