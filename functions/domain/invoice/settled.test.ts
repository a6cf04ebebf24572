import { describe, expect, it } from 'vitest';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { StoredCredit, StoredEntry, StoredPayment, StoredRefund } from './ledger-store.ts';
import { settled } from './settled.ts';

const NOW = { now: new Date('2025-12-31T00:00:00Z'), timeZone: 'America/Toronto' };
const INVOICE = { id: 'one', status: 'SENT', currency: 'CAD', totalCents: 100, version: 1 } as InvoiceRecord;

const payment = (changes: Partial<StoredPayment> = {}): StoredPayment => ({
  kind: 'payment',
  id: 'p1',
  method: 'card',
  amountCents: 100,
  currency: 'CAD',
  paidOn: '2025-03-08',
  at: '2025-03-08T12:00:00Z',
  revision: 1,
  ...changes,
});

const refund = (changes: Partial<StoredRefund> = {}): StoredRefund => ({
  kind: 'refund',
  id: 'r1',
  paymentId: 'p1',
  method: 'card',
  amountCents: 100,
  currency: 'CAD',
  status: 'succeeded',
  refundedOn: '2025-04-01',
  at: '2025-04-01T12:00:00Z',
  providerId: 're_1',
  revision: 1,
  ...changes,
});

const credit = (amountCents: number, changes: Partial<StoredCredit> = {}): StoredCredit => ({
  kind: 'credit',
  id: 'c1',
  number: 'CN-1',
  amountCents,
  subtotalCents: amountCents,
  currency: 'CAD',
  creditedOn: '2025-04-01',
  at: '2025-04-01T12:00:00Z',
  revision: 1,
  ...changes,
});

const refundRefused = () => {
  const { providerId: _, ...refused } = refund({ status: 'failed' });
  return refused;
};
const disputed = (stage: 'OPEN' | 'LOST' | 'WON') =>
  payment({ disputes: { d1: { stage, amountCents: 100, on: '2025-04-01' } } });
/** A debit of 100.00 that the bank returned, or gave back in the end. */
const returned = (stage: 'LOST' | 'WON' = 'LOST', changes: Partial<StoredPayment> = {}) => ({
  ...disputed(stage),
  method: 'debit' as const,
  ...changes,
});
const eTransfer = payment({ id: 'p2', method: 'e-transfer', paidOn: '2025-04-15', at: '2025-04-15T12:00:00Z' });
const writtenOffAt = (at: string): Partial<InvoiceRecord> => ({
  status: 'CANCELLED',
  writtenOff: { at, on: at.slice(0, 10), by: 'maya' },
});
const after = (entries: StoredEntry[], before: Partial<InvoiceRecord> = {}) =>
  settled({ ...INVOICE, ...before }, entries, NOW);

describe('the status', () => {
  it.each<[what: string, entries: StoredEntry[], before: Partial<InvoiceRecord>, status: string]>([
    ['nothing paid', [], {}, 'SENT'],
    ['all paid', [payment()], {}, 'PAID'],
    ['all paid while overdue', [payment()], { status: 'OVERDUE' }, 'PAID'],
    ['a part paid', [payment({ amountCents: 40 })], {}, 'SENT'],
    ['a part paid while overdue', [payment({ amountCents: 40 })], { status: 'OVERDUE' }, 'OVERDUE'],
    ['the only payment voided', [payment({ voidedAt: '2025-03-09' })], { status: 'PAID' }, 'SENT'],
    ['one of two payments voided', [payment(), payment({ id: 'p2', voidedAt: 'x' })], { status: 'PAID' }, 'PAID'],
    ['all refunded', [payment(), refund()], { status: 'PAID' }, 'CANCELLED'],
    ['all refunded, pending', [payment(), refund({ status: 'pending' })], { status: 'PAID' }, 'CANCELLED'],
    [
      'a refund that failed',
      [payment(), refund({ status: 'failed' })],
      { status: 'CANCELLED', isRefunded: true },
      'PAID',
    ],
    ['a part refunded', [payment(), refund({ amountCents: 45 })], { status: 'PAID' }, 'PAID'],
    ['all refunded, still owed', [payment(), refund({ stillOwed: true })], { status: 'PAID' }, 'SENT'],
    [
      'a part refunded, still owed',
      [payment(), refund({ amountCents: 45, stillOwed: true })],
      { status: 'PAID' },
      'SENT',
    ],
    ['an open dispute', [disputed('OPEN')], { status: 'PAID' }, 'PAID'],
    ['a lost dispute', [disputed('LOST')], { status: 'PAID' }, 'CANCELLED'],
    ['a dispute that was won', [disputed('WON')], { status: 'PAID' }, 'PAID'],
    ['a debit that was returned', [returned()], { status: 'PAID' }, 'SENT'],
    ['a debit that was returned while something was overdue', [returned()], { status: 'OVERDUE' }, 'OVERDUE'],
    [
      'a debit that was returned, the rest by card',
      [returned('LOST', { amountCents: 60 }), payment({ id: 'p2', amountCents: 40 })],
      { status: 'PAID' },
      'SENT',
    ],
    ['a debit that was returned, then paid by e-Transfer', [returned(), eTransfer], { status: 'SENT' }, 'PAID'],
    ['a debit that the bank gave back', [returned('WON')], { status: 'SENT' }, 'PAID'],
    ['a debit that was returned, then credited', [returned(), credit(100)], { status: 'SENT' }, 'CANCELLED'],
    ['a debit that was returned after it was cancelled', [returned()], { status: 'CANCELLED' }, 'CANCELLED'],
    ['a part credited', [credit(45)], { status: 'OVERDUE' }, 'OVERDUE'],
    ['all credited', [credit(100)], {}, 'CANCELLED'],
    ['the rest credited', [payment({ amountCents: 55 }), credit(45)], {}, 'PAID'],
    [
      'all refunded and credited',
      [payment(), refund(), credit(100, { refundId: 'r1' })],
      { status: 'PAID' },
      'CANCELLED',
    ],
    ['paid after all was credited', [credit(100), payment()], { status: 'CANCELLED', isCredited: true }, 'PAID'],
    ['paid after it was cancelled', [payment()], { status: 'CANCELLED' }, 'CANCELLED'],
    ['a total of zero marked as paid', [], { status: 'PAID', totalCents: 0 }, 'PAID'],
    ['another currency', [payment({ currency: 'USD' })], {}, 'SENT'],
  ])('after %s', (_, entries, before, status) => {
    expect(after(entries, before).status).toBe(status);
  });
});

describe('the notice', () => {
  it.each<[what: string, entries: StoredEntry[], before: Partial<InvoiceRecord>, notice: PaymentNotice | undefined]>([
    ['nothing wrong', [payment()], {}, undefined],
    ['a refund', [payment(), refund()], { status: 'PAID' }, undefined],
    ['too much paid', [payment(), payment({ id: 'p2' })], {}, { code: 'OVERPAID' }],
    ['too much paid, and refunded', [payment(), payment({ id: 'p2' }), refund()], {}, undefined],
    ['a failed refund', [payment(), refund({ status: 'failed' })], {}, { code: 'REFUND_FAILED' }],
    [
      'a failed refund that was made again',
      [payment(), refund({ status: 'failed' }), refund({ id: 'r2', at: '2025-04-02T12:00:00Z' })],
      {},
      undefined,
    ],
    [
      'a failed refund that was credited',
      [payment(), refund({ status: 'failed', reducesPrice: true }), credit(100, { refundId: 'r1' })],
      { status: 'CANCELLED', isRefunded: true },
      { code: 'REFUND_FAILED' },
    ],
    ['a refund that the provider refused', [payment(), refundRefused()], {}, undefined],
    [
      'a payment after it was cancelled',
      [payment()],
      { status: 'CANCELLED' },
      { code: 'LATE_PAYMENT', closedBy: 'CANCELLATION' },
    ],
    [
      'a payment after it was written off',
      [payment()],
      writtenOffAt('2025-03-07'),
      { code: 'LATE_PAYMENT', closedBy: 'WRITE_OFF' },
    ],
    ['a payment before it was written off', [payment({ amountCents: 40 })], writtenOffAt('2025-03-09'), undefined],
    ['another currency', [payment({ currency: 'USD' })], {}, { code: 'OTHER_CURRENCY' }],
    ['an open dispute', [disputed('OPEN')], {}, { code: 'DISPUTED' }],
    ['a lost dispute', [disputed('LOST')], {}, { code: 'DISPUTE_LOST' }],
    ['a debit that was returned', [returned()], { status: 'PAID' }, { code: 'DEBIT_RETURNED' }],
    ['a debit that was returned, then paid by e-Transfer', [returned(), eTransfer], {}, undefined],
    ['a debit that the bank gave back', [returned('WON')], {}, undefined],
    ['a debit that was returned, then written off', [returned()], writtenOffAt('2025-05-01'), undefined],
    ['a debit that was returned, then cancelled', [returned()], { status: 'CANCELLED' }, undefined],
  ])('after %s', (_, entries, before, notice) => {
    expect(after(entries, before).paymentNotice).toEqual(notice);
  });
});

it('a debit that was returned and credited in full was credited, not refunded', () => {
  expect(after([returned(), credit(100)])).toMatchObject({ isCredited: true, paidCents: 0 });
  expect(after([returned(), credit(100)])).not.toHaveProperty('isRefunded');
});

it('was paid on the day of the payment that the bank did not return', () => {
  const late = returned('LOST', { paidOn: '2025-04-20', at: '2025-04-20T12:00:00Z' });
  expect(after([late, eTransfer])).toMatchObject({ paidOn: '2025-04-15', paidAt: eTransfer.at });
});

it('was paid on the day of the latest payment, whenever it was recorded', () => {
  const late = payment({
    id: 'p2',
    method: 'cheque',
    amountCents: 60,
    paidOn: '2025-03-01',
    at: '2025-05-01T00:00:00Z',
  });
  expect(after([late, payment({ amountCents: 40 })])).toMatchObject({ paidOn: '2025-03-08' });
});

it('is refunded only while everything paid is returned', () => {
  const refunded = after([payment(), refund()], { status: 'PAID', paidOn: '2025-03-08' });
  expect(refunded).toMatchObject({ isRefunded: true, returnedCents: 100 });
  expect(refunded).not.toHaveProperty('paidOn');
  expect(settled(refunded, [payment(), refund({ status: 'failed' })], NOW)).not.toHaveProperty('isRefunded');
});
