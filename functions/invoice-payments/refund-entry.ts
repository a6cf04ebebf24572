import { advanced, refundEvents, reportedRefunds } from '#functions/domain/invoice/card-refunds.ts';
import { type Changed, type Ledger, merged } from '#functions/domain/invoice/change-ledger.ts';
import { failedCents } from '#functions/domain/invoice/failed-refunds.ts';
import type { StoredEntry, StoredPayment, StoredRefund } from '#functions/domain/invoice/ledger-store.ts';
import { movedMoney } from '#functions/domain/invoice/receipt-application.ts';
import { repeatedEntry } from '#functions/domain/invoice/repeated-entry.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { receiptOf } from '#functions/domain/receipt/receipt-record.ts';
import { newReceipt } from '#functions/domain/receipt/receipts.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { RefundRefusal } from '#functions/services/card-payments.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { reductionCents } from '#shared/ledger/credit.ts';
import { type CardRefund, refundsOf } from '#shared/ledger/entry.ts';
import type { RefundInput } from '#shared/ledger/schema.ts';
import { refundableCents, standingOf } from '#shared/ledger/standing.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { isProvided } from '#shared/payment-methods.ts';
import { CANCELLED } from '#shared/refusals/invoices.ts';
import {
  ONLY_INVOICES,
  OTHER_METHOD,
  REDUCED_NOT_OWED,
  REDUCED_OTHER_CURRENCY,
  REFUND_FAILED,
  REFUND_REFUSED,
  VOIDED,
} from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** Milliseconds after which a refund that the card provider does not list counts as never made. */
const GIVEN_UP_MS = 15 * 60_000;

type Asked = {
  readonly input: RefundInput;
  readonly by: string;
  readonly now: Date;
  /** The payment's refunds at the card provider, if it was asked. */
  readonly listed: readonly CardRefund[] | undefined;
};

/**
 * The new entry of a refund, pending if the card provider makes it, with the provider's news of earlier ones; null if
 * the ledger is up to date. Throws NOT_FOUND for an unknown payment, INVALID_REQUEST for more than the rest of it,
 * CONFLICT if it was voided, is disputed, or cannot be refunded through the product.
 */
export function begunRefund(ledger: Ledger, { input, by, now, listed }: Asked): Changed | null {
  const payment = paymentIn(ledger, input.paymentId);
  const at = now.toISOString();
  const caught = listed ? caughtUp(ledger, { payment, listed, id: input.id, now }) : [];
  const caughtEvents = refundEvents(caught, { at });
  const entries = merged(ledger.entries, caught);
  const known = repeatedEntry(entries, repeatOf(input, payment));
  if (known) {
    if (known.status === 'failed') throw refusal({ REFUND_FAILED });
    return caught.length > 0 ? { entries: caught, events: caughtEvents } : null;
  }
  const refund = newRefund(payment, { ledger, entries, input, by, now });
  const kept = refund.receiptId ? receiptOf({ invoice: ledger.invoice, refund }) : undefined;
  return {
    entries: [...caught, refund],
    events: [...caughtEvents, ...refundEvents([refund], { at, by })],
    ...(kept && { also: newReceipt(kept), money: movedMoney(null, kept) }),
  };
}

/** The entry of a refund once the card provider has responded; null if an event came first. */
export function answeredRefund(
  ledger: Ledger,
  { refund, answer, now }: { refund: StoredRefund; answer: CardRefund | RefundRefusal; now: Date },
): Changed | null {
  const { entries, business } = ledger;
  const payment = paymentIn(ledger, refund.paymentId);
  const changed =
    typeof answer === 'string'
      ? refundsOf(payment, entries)
          .filter(({ id, status, providerId }) => id === refund.id && status === 'pending' && !providerId)
          .map((entry) => advanced(entry, 'failed'))
      : reportedRefunds({ payment, refunds: [answer], entries, timeZone: business.timeZone });
  if (changed.length === 0) return null;
  return {
    entries: changed,
    events: refundEvents(changed, { at: now.toISOString(), ...(refund.by && { by: refund.by }) }),
  };
}

/** Whether only the card provider knows how much of a payment was refunded. */
export function isUncertain(payment: StoredPayment, entries: readonly StoredEntry[]): boolean {
  if (!isProvided(payment.method)) return false;
  return refundsOf(payment, entries).some(({ status, providerId }) => status === 'pending' && !providerId);
}

/** The account on which a payment by card or debit was made. Throws CONFLICT unless it is still connected. */
export function accountOf({ accountId }: StoredPayment, business: BusinessRecord): string {
  if (accountId && accountId === business.stripeAccountId && !business.stripeDisconnected) return accountId;
  throw refusal({ REFUND_REFUSED }, { what: 'disconnected' });
}

function paymentIn({ entries }: Ledger, paymentId: string): StoredPayment {
  const payment = entries.find((entry) => entry.kind === 'payment' && entry.id === paymentId);
  return orNotFound(payment?.kind === 'payment' && payment, 'payment');
}

type Listed = { payment: StoredPayment; listed: readonly CardRefund[]; id: string; now: Date };

/**
 * The refunds as the card provider lists them, and pending ones that it does not list, which were never made and fail.
 */
function caughtUp({ entries, business }: Ledger, { payment, listed, id, now }: Listed): StoredRefund[] {
  const since = new Date(now.getTime() - GIVEN_UP_MS).toISOString();
  const givenUp = refundsOf(payment, entries)
    .filter((refund) => refund.status === 'pending' && !refund.providerId && refund.id !== id && refund.at < since)
    .filter((refund) => !listed.some(({ entryId }) => entryId === refund.id));
  return [
    ...reportedRefunds({ payment, refunds: listed, entries, timeZone: business.timeZone }),
    ...givenUp.map((refund) => advanced(refund, 'failed')),
  ];
}

function repeatOf({ amount, method, keepAsCredit, ...input }: RefundInput, payment: StoredPayment) {
  const receiptId = keepAsCredit ? input.id : undefined;
  return {
    ...input,
    receiptId,
    kind: 'refund',
    amountCents: toCents(amount),
    method: method ?? payment.method,
  } as const;
}

type Wanted = Pick<Asked, 'input' | 'by' | 'now'> & { ledger: Ledger; entries: readonly StoredEntry[] };

function newRefund(payment: StoredPayment, { ledger, entries, input, by, now }: Wanted): StoredRefund {
  const { id, reason, stillOwed, reducesPrice, keepAsCredit } = input;
  const { method = payment.method } = input;
  const isByProvider = isProvided(method) && !keepAsCredit;
  if (payment.voidedAt) throw refusal({ VOIDED });
  if (Object.values(payment.disputes ?? {}).some(({ stage }) => stage === 'OPEN'))
    throw refusal({ REFUND_REFUSED }, { what: 'disputed' });
  if (isByProvider) accountOf(payment, ledger.business);
  const amountCents = toCents(input.amount);
  const leftCents = returnableCents(payment, entries, method);
  if (amountCents > leftCents) {
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(leftCents) } }]);
  }
  const refund: StoredRefund = {
    kind: 'refund',
    id,
    paymentId: payment.id,
    method,
    amountCents,
    currency: payment.currency,
    status: isByProvider ? 'pending' : 'succeeded',
    refundedOn: dayIn(ledger.business.timeZone, now),
    at: now.toISOString(),
    by,
    ...(reason && { reason }),
    ...(stillOwed && { stillOwed }),
    ...(reducesPrice && { reducesPrice }),
    ...(keepAsCredit && { receiptId: id }),
    revision: 1,
  };
  if (reducesPrice) checkReduction(refund, { ...ledger, entries: [...entries, refund] });
  return refund;
}

/**
 * The amount of a payment that can be returned by a method, in cents: by another method than its own, only the amount
 * of refunds that failed at the bank. Throws CONFLICT if there is none.
 */
function returnableCents(
  payment: StoredPayment,
  entries: readonly StoredEntry[],
  method: StoredRefund['method'],
): number {
  if (method === payment.method) return refundableCents(payment, entries);
  const owedCents = failedCents(payment, entries);
  if (owedCents === 0) {
    throw refusal({ OTHER_METHOD });
  }
  return owedCents;
}

/** Throws CONFLICT or INVALID_REQUEST unless the price can be reduced by a refund among the entries. */
function checkReduction(refund: StoredRefund, { invoice, entries }: Ledger): void {
  if (invoice.isDeposit) throw refusal({ ONLY_INVOICES });
  if (refund.stillOwed) throw refusal({ REDUCED_NOT_OWED });
  if (refund.currency !== invoice.currency) throw refusal({ REDUCED_OTHER_CURRENCY });
  if (invoice.status === 'CANCELLED') throw refusal({ CANCELLED });
  const leftCents = invoice.totalCents - standingOf(entries, invoice).creditedCents;
  if (reductionCents(refund, entries, invoice) > leftCents) {
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(leftCents) } }]);
  }
}
