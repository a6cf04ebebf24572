import fc from 'fast-check';
import { missingCreditNotes, newCreditNote } from '#functions/domain/invoice/credit-notes.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { StoredEntry, StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { settled } from '#functions/domain/invoice/settled.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { addDays, dayIn } from '#shared/calendar-day.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { issued } from '#shared/document/pricing.ts';
import { cashCents } from '#shared/ledger/cash.ts';
import { refundsOf } from '#shared/ledger/entry.ts';
import { refundableCents, standingOf } from '#shared/ledger/standing.ts';

/** The time zone of the business whose documents these are. */
export const TIME_ZONE = 'America/Vancouver';

/** A document as stored, and its ledger. */
export type StoredDocument = { readonly record: InvoiceRecord; readonly entries: readonly StoredEntry[] };

/** Many small amounts, which tie and round. */
const cents = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 500_000 }));

const items = fc.array(
  fc.record({
    name: fc.constantFrom('Books', 'Editing', 'Design'),
    quantity: fc.oneof(
      fc.constant(1),
      fc.integer({ min: 1, max: 90_000 }).map((it) => it / 10_000),
    ),
    rate: cents.map((it) => it / 100),
    taxed: fc.constantFrom(...TAX_TREATMENTS, 'taxable', 'goods', 'goods', 'otherServices'),
  }),
  { minLength: 1, maxLength: 5 },
);

const adjustment = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ type: 'fixed' as const, value: 0 }) },
  { weight: 1, arbitrary: cents.map((it) => ({ type: 'fixed' as const, value: it / 100 })) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 1_000 }).map((it) => ({ type: 'percentage' as const, value: it / 10 })),
  },
);

/** Days of one year and the first of the next, more often those beside which a rate or a period changes. */
const days = fc.oneof(
  fc.integer({ min: 0, max: 364 }).map((it) => addDays('2025-01-01', it)),
  fc.constantFrom('2025-03-31', '2025-04-01', '2025-06-30', '2025-07-01', '2025-12-31', '2026-01-01'),
);

const steps = fc.array(
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

const generated = fc.record({
  ...{ items, discount: adjustment, shipping: adjustment, issueDate: days, steps },
  place: fc.constantFrom(...PROVINCE_CODES, 'QC', 'ON', 'BC', 'NS', 'NS', 'abroad' as const, 'blank' as const),
  isDelivered: fc.boolean(),
  registered: fc.oneof(fc.constant(TAX_ACCOUNTS), fc.subarray([...TAX_ACCOUNTS])),
  exempt: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...TAX_ACCOUNTS]) }),
  taxMode: fc.constantFrom('province', 'province', 'province', 'province', 'custom', 'none'),
  currency: fc.constantFrom('CAD', 'CAD', 'CAD', 'CAD', 'USD'),
  customer: fc.constantFrom('cust-1', 'cust-2', undefined),
  fate: fc.constantFrom('sent', 'sent', 'sent', 'sent', 'sent', 'draft', 'deposit', 'cancelled'),
});
type Generated = typeof generated extends fc.Arbitrary<infer One> ? One : never;

/**
 * Documents of a year as the product stores them: drafts, deposit requests and invoices of every province, with credit
 * notes, write-offs and payments, which may be refunded, returned, voided or taken back.
 */
export const reportDocuments = (count: number): StoredDocument[] =>
  fc.sample(generated, count).map((one, index) => stored(one, index));

function stored(one: Generated, index: number): StoredDocument {
  const { issueDate, fate, steps } = one;
  const start = issuedInvoice(one, index);
  if (fate === 'draft') return { record: { ...start, status: 'DRAFT' }, entries: [] };
  let document: StoredDocument = { record: start, entries: [] };
  // Late in the evening there, which is the next day in UTC.
  let at = Date.parse(`${issueDate}T20:00:00-08:00`);
  for (const [number, step] of steps.entries()) {
    at += step.hours * 3_600_000;
    document = changed(document, step, { number, now: new Date(at) });
  }
  const { record, entries } = document;
  const isOpen = record.status === 'SENT' && !record.writtenOff;
  return { record: fate === 'cancelled' && isOpen ? { ...record, status: 'CANCELLED' } : record, entries };
}

function issuedInvoice(one: Generated, index: number): InvoiceRecord {
  const { items, discount, shipping, issueDate, place, isDelivered, registered, exempt, taxMode, customer, fate } = one;
  const isDeposit = fate === 'deposit';
  const id = `invoice-${String(index).padStart(6, '0')}`;
  const draft = {
    ...{ id, businessId: 'business', status: 'SENT', version: 1, movements: [], invoiceNumber: `INV-${index}` },
    ...{ createdAt: `${issueDate}T12:00:00Z`, updatedAt: `${issueDate}T12:00:00Z` },
    ...{ issueDate, dueDate: addDays(issueDate, index % 45), currency: one.currency, paymentMethod: 'card' },
    ...{ paymentTerms: '', billingName: customer ? `Customer ${customer}` : 'Someone' },
    ...(customer && { customerId: customer }),
    ...(isDeposit && { isDeposit }),
    items: items.map(({ taxed, ...item }) => ({
      ...item,
      ...(taxed === 'goods' || taxed === 'otherServices' ? { supplyCategory: taxed } : { taxTreatment: taxed }),
    })),
    ...{ discountType: discount.type, discountValue: discount.value },
    ...{ shippingType: shipping.type, shippingValue: shipping.value },
    taxMode,
    ...(taxMode === 'custom' && { taxType: 'percentage', taxValue: 12.5 }),
    ...(place === 'abroad' && { billingProvince: 'NY', billingCountry: 'United States' }),
    ...(place !== 'abroad' &&
      place !== 'blank' &&
      (isDelivered ? { supplyProvince: place } : { billingProvince: place })),
    taxExemptions: exempt.map((tax) => ({ tax, reason: 'Reseller', number: '1' })),
  } as unknown as InvoiceRecord;
  const taxRegistrations = Object.fromEntries(registered.map((account) => [account, `number of ${account}`]));
  return issued(draft, { province: 'QC', supplyCategory: 'legal', taxRegistrations } as unknown as CompanyRecord);
}

type When = { readonly number: number; readonly now: Date };

/** A document after a step; the same if the step is not possible. */
function changed({ record, entries }: StoredDocument, step: Step, { number, now }: When): StoredDocument {
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
