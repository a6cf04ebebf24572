import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { type LedgerEntry, settle } from './ledger.ts';

const INVOICE = { id: 'one', status: 'SENT', currency: 'CAD', totalCents: 100, version: 1 } as InvoiceRecord;
const PAYMENT = { amountCents: 100, refundedCents: 0, currency: 'CAD' } as LedgerEntry;

it.each([
  ['America/St_Johns', '2025-03-09T03:29:00Z', '2025-03-08'],
  ['America/St_Johns', '2025-03-09T03:31:00Z', '2025-03-09'],
  ['America/St_Johns', '2025-03-10T02:31:00Z', '2025-03-10'],
  ['America/Toronto', '2025-11-02T03:59:00Z', '2025-11-01'],
  ['America/Toronto', '2025-11-03T04:59:00Z', '2025-11-02'],
  ['America/Toronto', '2025-11-03T05:01:00Z', '2025-11-03'],
  ['America/Regina', '2025-07-01T05:59:00Z', '2025-06-30'],
  ['America/Edmonton', '2025-07-01T06:01:00Z', '2025-07-01'],
  ['America/Vancouver', '2025-11-03T07:59:00Z', '2025-11-02'],
  ['America/Vancouver', '2025-11-03T08:01:00Z', '2025-11-03'],
])('in %s, a payment at %s was made on %s', (timeZone, at, day) => {
  const now = new Date('2025-12-31T00:00:00Z');
  expect(settle(INVOICE, [{ ...PAYMENT, at }], { now, timeZone })).toMatchObject({ status: 'PAID', paidOn: day });
});
