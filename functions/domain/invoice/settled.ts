import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { creditsIn, type DisputeStage, type NamedCredit, type PaymentEntry, settledOn } from '#shared/ledger/entry.ts';
import { isTakenBack, refundableCents, type Standing, standingOf } from '#shared/ledger/standing.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { failedCents } from './failed-refunds.ts';
import { keptAsCreditCents } from './invoice-received.ts';
import { type InvoiceRecord, keepsMoney } from './invoice-record.ts';
import type { StoredEntry, StoredPayment } from './ledger-store.ts';

/**
 * The invoice according to its ledger. It is PAID once nothing is left to pay, CANCELLED once everything paid was
 * returned or the whole total credited, and open while something is left. A status set by a user without money is kept.
 */
export function settled(
  before: InvoiceRecord,
  entries: readonly StoredEntry[],
  { now, timeZone }: { now: Date; timeZone: string },
): InvoiceRecord {
  const standing = standingOf(entries, before);
  const { returnedCents, disputedCents, creditedCents } = standing;
  const isReturned = isGivenBack(before, standing);
  const status = statusOf(before, standing);
  const { disputedCents: _d, returnedCents: _r, paidAt: _a, paidOn: _o, paymentNotice: _n, ...rest } = before;
  const { isRefunded: _f, isCredited: _i, claim, ...kept } = rest;
  const notice = noticeOf({ before, status, entries, standing });
  const isRefunded = status === 'CANCELLED' && isReturned && standing.balanceCents === 0;
  const isCredited = status === 'CANCELLED' && !isRefunded && isCreditedInFull(before, standing);
  return {
    ...kept,
    status,
    movements: standing.movements,
    paidCents: standing.paidCents,
    ...(returnedCents > 0 && { returnedCents }),
    ...(disputedCents > 0 && { disputedCents }),
    ...(creditedCents > 0 && { creditedCents, credits: namedCredits(entries) }),
    ...(isCredited && { isCredited }),
    ...(isRefunded && { isRefunded }),
    ...(status === 'PAID' && paidDay(before, { entries, now, timeZone })),
    ...(notice && { paymentNotice: notice }),
    ...(claim && standing.balanceCents > 0 && !entries.some(({ id }) => id === claim.id) && { claim }),
  };
}

function statusOf(before: InvoiceRecord, standing: Standing): InvoiceRecord['status'] {
  const { status, totalCents, isRefunded, isCredited } = before;
  const { movements, balanceCents, paidCents } = standing;
  const isReturned = isGivenBack(before, standing);
  const isCancelledByHand = status === 'CANCELLED' && !isRefunded && !isCredited;
  if (isCancelledByHand) return status;
  if (paidCents === 0 && isCreditedInFull(before, standing)) return 'CANCELLED';
  // Without money, only a total of zero can be paid.
  if (movements.length === 0) return status === 'PAID' && totalCents > 0 ? 'SENT' : status;
  if (balanceCents === 0) return isReturned ? 'CANCELLED' : 'PAID';
  return status === 'OVERDUE' ? status : 'SENT';
}

/** Whether everything paid was given back. A deposit of which something was applied to an invoice stays paid. */
function isGivenBack({ isDeposit }: InvoiceRecord, { isReturned, movements }: Standing): boolean {
  return isReturned && !(isDeposit && keptAsCreditCents({ movements }) > 0);
}

function isCreditedInFull({ totalCents }: InvoiceRecord, { creditedCents }: Standing): boolean {
  return totalCents > 0 && creditedCents === totalCents;
}

function namedCredits(entries: readonly StoredEntry[]): NamedCredit[] {
  return creditsIn(entries).map(({ id, number, amountCents, subtotalCents, creditedOn, taxes }) => ({
    ...{ id, number, amountCents, subtotalCents, creditedOn },
    ...(taxes?.length && {
      taxes: taxes.map(({ code, baseAmount, amount, credited }) => {
        return { code, baseAmount, amount, ...(credited && { credited }) };
      }),
    }),
  }));
}

type When = { readonly entries: readonly StoredEntry[]; readonly now: Date; readonly timeZone: string };

/** When the invoice was paid: the latest payment or, without a charge, when it was marked so. */
function paidDay(before: InvoiceRecord, { entries, now, timeZone }: When): { paidAt: string; paidOn: CalendarDay } {
  const latest = paymentsIn(entries)
    .filter((payment) => payment.currency === before.currency && !isTakenBack(payment))
    .toSorted((a, b) => inTextOrder(settledOn(a), settledOn(b)) || inTextOrder(a.at, b.at))
    .at(-1);
  if (latest) return { paidAt: latest.at, paidOn: settledOn(latest) };
  const { paidAt = now.toISOString(), paidOn = dayIn(timeZone, now) } = before;
  return { paidAt, paidOn };
}

type Noticed = Pick<When, 'entries'> & {
  readonly status: InvoiceRecord['status'];
  readonly standing: Standing;
  readonly before: InvoiceRecord;
};

/** A problem that the owner should look into. Successful refunds need none, since the owner made them. */
function noticeOf({ before, status, entries, standing }: Noticed): PaymentNotice | undefined {
  const { currency, writtenOff } = before;
  const payments = paymentsIn(entries);
  const has = (stage: DisputeStage, of = payments) => of.some((payment) => stagesOf(payment).includes(stage));
  const [debits, others] = [payments.filter(isDebit), payments.filter((payment) => !isDebit(payment))];
  if (has('OPEN')) return { code: 'DISPUTED' };
  if (has('INQUIRY')) return { code: 'INQUIRY' };
  if (payments.some((payment) => failedCents(payment, entries) > 0)) return { code: 'REFUND_FAILED' };
  // Payments from before a write-off are kept.
  const isLate = payments.some(({ at }) => !writtenOff || at > writtenOff.at);
  if (status === 'CANCELLED' && keepsMoney(standing) && isLate)
    return { code: 'LATE_PAYMENT', closedBy: writtenOff ? 'WRITE_OFF' : 'CANCELLATION' };
  if (payments.some((payment) => payment.currency !== currency && refundableCents(payment, entries) > 0))
    return { code: 'OTHER_CURRENCY' };
  if (standing.surplusCents > 0) return { code: 'OVERPAID' };
  if (has('LOST', debits) && isDue(status) && standing.balanceCents > 0) return { code: 'DEBIT_RETURNED' };
  if (has('LOST', others)) return { code: 'DISPUTE_LOST' };
  return undefined;
}

function paymentsIn(entries: readonly StoredEntry[]): StoredPayment[] {
  return entries.filter((entry) => entry.kind === 'payment').filter(({ voidedAt }) => !voidedAt);
}

function isDebit({ method }: StoredPayment): boolean {
  return method === 'debit';
}

function stagesOf({ disputes = {} }: PaymentEntry): DisputeStage[] {
  return Object.values(disputes).map(({ stage }) => stage);
}
