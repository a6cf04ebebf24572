import fc from 'fast-check';
import { missingCreditNotes, newCreditNote } from '#functions/domain/invoice/credit-notes.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { StoredEntry, StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { settled } from '#functions/domain/invoice/settled.ts';
import { addDays, dayIn } from '#shared/calendar-day.ts';
import { cashCents } from '#shared/ledger/cash.ts';
import { refundsOf } from '#shared/ledger/entry.ts';
import { refundableCents, standingOf } from '#shared/ledger/standing.ts';

/** The time zone of the business whose documents these are. */
export const TIME_ZONE = 'America/Vancouver';

/** A document as stored, and its ledger. */
export type StoredDocument = { readonly record: InvoiceRecord; readonly entries: readonly StoredEntry[] };

/** What happens to a document after it is issued, in order. */
export const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'pay',
      'pay',
      'cash',
      'overpay',
      'credit',
      'refund',
      'refund',
      'void',
      'lose',
      'writeOff',
      'takeBack',
    ),
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
    method: fc.constantFrom('card', 'e-transfer', 'debit' as const),
    /** How a refund counts. */
    refund: fc.constantFrom('stillOwed', 'reducesPrice', 'given', 'failed', 'kept', 'keptAndOwed'),
    /** Whether credit of an earlier day pays it. */
    isCredit: fc.boolean(),
    /** Hours since the step before, or since it was issued. */
    hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3_000 })),
    /** Days by which the payment was made earlier than recorded. */
    earlier: fc.constantFrom(0, 0, 1, 40),
  }),
  { maxLength: 7 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

type When = { readonly number: number; readonly now: Date };

/** A document after a step; the same if the step is not possible. */
export function changed({ record, entries }: StoredDocument, step: Step, { number, now }: When): StoredDocument {
  if (step.kind === 'writeOff' || step.kind === 'takeBack') {
    const next = step.kind === 'writeOff' ? writtenOff(record, now) : takenBack(record);
    return next ? { record: settled(next, entries, { now, timeZone: TIME_ZONE }), entries } : { record, entries };
  }
  const entry = newEntry({ record, entries }, step, { number, now });
  if (!entry) return { record, entries };
  const own = [...entries.filter(({ id }) => id !== entry.id), entry];
  const business = { timeZone: TIME_ZONE };
  const all = [...own, ...missingCreditNotes({ invoice: record, business, entries: own }, now)];
  return { record: settled(record, all, { now, timeZone: TIME_ZONE }), entries: all };
}

function writtenOff(record: InvoiceRecord, now: Date): InvoiceRecord | undefined {
  if (record.status !== 'SENT' || record.isDeposit) return undefined;
  const at = now.toISOString();
  return { ...record, status: 'CANCELLED', writtenOff: { at, on: dayIn(TIME_ZONE, now), by: 'owner@example.com' } };
}

function takenBack({ writtenOff, ...record }: InvoiceRecord): InvoiceRecord | undefined {
  return writtenOff && { ...record, status: 'SENT' };
}

/** The entry that a step adds or changes. */
function newEntry({ record, entries }: StoredDocument, step: Step, { number, now }: When): StoredEntry | undefined {
  const { balanceCents } = standingOf(entries, record);
  const { percent } = step;
  if (step.kind === 'credit') {
    const amountCents = Math.floor((balanceCents * percent) / 100);
    const business = { timeZone: TIME_ZONE };
    const wanted = { id: `credit-${number}`, amountCents, by: undefined, reason: undefined };
    if (amountCents === 0 || record.isDeposit || record.status === 'CANCELLED') return undefined;
    return newCreditNote({ invoice: record, business, entries }, wanted, now);
  }
  if (step.kind === 'refund' || step.kind === 'void' || step.kind === 'lose') {
    const payment = entries.findLast((entry): entry is StoredPayment => entry.kind === 'payment' && !entry.voidedAt);
    return payment && takenFrom(payment, { record, entries }, step, { number, now });
  }
  return newPayment({ record, balanceCents }, step, { number, now });
}

function newPayment(
  { record, balanceCents }: { record: InvoiceRecord; balanceCents: number },
  { kind, percent, method, isCredit, earlier }: Step,
  { number, now }: When,
): StoredPayment | undefined {
  const settles = kind === 'overpay' ? balanceCents + percent : Math.ceil((balanceCents * percent) / 100);
  const isCash = kind === 'cash';
  const amountCents = isCash ? cashCents(settles, record.currency) : settles;
  if (amountCents === 0) return undefined;
  const today = dayIn(TIME_ZONE, now);
  const usesCredit = isCredit && !isCash && !record.isDeposit;
  return {
    ...{ kind: 'payment', id: `payment-${number}`, method: isCash ? 'cash' : method, amountCents, revision: 1 },
    ...(settles !== amountCents && { roundingCents: settles - amountCents }),
    ...{ currency: record.currency, paidOn: addDays(today, -earlier), at: now.toISOString() },
    ...(usesCredit && { receiptId: 'receipt', appliedOn: today }),
  };
}

/** A refund of a payment, or the payment after it was voided or lost. */
function takenFrom(
  payment: StoredPayment,
  { record, entries }: StoredDocument,
  { kind, percent, refund }: Step,
  { number, now }: When,
): StoredEntry | undefined {
  const on = dayIn(TIME_ZONE, now);
  const at = now.toISOString();
  const leftCents = refundableCents(payment, entries);
  if (kind === 'void') {
    const isUntouched = refundsOf(payment, entries).length === 0 && !payment.disputes && !payment.receiptId;
    return isUntouched ? { ...payment, voidedAt: at } : undefined;
  }
  if (kind === 'lose') {
    const isLosable = payment.method === 'card' || payment.method === 'debit';
    if (!isLosable || payment.disputes || leftCents === 0) return undefined;
    return { ...payment, disputes: { [`dispute-${number}`]: { stage: 'LOST', amountCents: leftCents, on } } };
  }
  const amountCents = Math.ceil((leftCents * percent) / 100);
  const reducesPrice = refund === 'reducesPrice' && !record.isDeposit && record.status !== 'CANCELLED';
  if (amountCents === 0) return undefined;
  return {
    ...{ kind: 'refund', id: `refund-${number}`, paymentId: payment.id, method: payment.method, amountCents },
    ...{ currency: payment.currency, status: refund === 'failed' ? 'failed' : 'succeeded', refundedOn: on, at },
    ...((refund === 'stillOwed' || refund === 'keptAndOwed') && { stillOwed: true }),
    ...(reducesPrice && { reducesPrice }),
    ...((refund === 'kept' || refund === 'keptAndOwed') && { receiptId: `refund-${number}` }),
    revision: 1,
  };
}
