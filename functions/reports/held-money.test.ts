import { describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';
import { aJournaledInvoice } from '#test/support/journaled-invoices.ts';
import { heldOfDeposit, heldOfReceipt } from './held-money.ts';

const receipt = (changes: Partial<ReceiptRecord> = {}): ReceiptRecord => ({
  ...{ id: 'r1', businessId: 'b', customerId: 'c', method: 'bank', amountCents: 20_007, currency: 'CAD' },
  ...{ paidOn: '2026-03-01', at: '2026-03-01T12:00:00Z', by: 'a@example.com', version: 1 },
  applications: [],
  returns: [],
  ...changes,
});
const paid = (amountCents: number, appliedOn?: string) => ({
  ...{ invoiceId: 'i', invoiceNumber: 'INV-1', amountCents },
  ...(appliedOn && { appliedOn }),
});
const facts = { kind: 'held', customerId: 'c', customer: '', currency: 'CAD' };

describe('the money of a receipt', () => {
  it('that no invoice has is its rest, and what was applied later', () => {
    const applications = [paid(10_000), paid(4_000, '2026-04-01')];
    expect(heldOfReceipt(receipt({ applications }))).toEqual([
      { ...facts, on: '2026-03-01', method: 'bank', cents: 10_007 },
    ]);
    expect(heldOfReceipt(receipt({ applications: [paid(20_007)] }))).toEqual([]);
  });

  it('that was given back left on its day, in its own way', () => {
    const given = { id: 'x', method: 'cash', amountCents: 5_000, on: '2026-05-01', at: '', by: '' } as const;
    expect(heldOfReceipt(receipt({ returns: [given] }))).toEqual([
      { ...facts, on: '2026-03-01', method: 'bank', cents: 20_007 },
      { ...facts, on: '2026-05-01', method: 'cash', cents: -5_000 },
    ]);
  });

  it('that was kept of a refund or a deposit came with that, and a voided one never did', () => {
    const from = { invoiceId: 'i', invoiceNumber: 'INV-1' };
    expect(heldOfReceipt(receipt({ from }))).toEqual([]);
    const voided = { at: '2026-03-02T12:00:00Z', by: 'a@example.com' };
    expect(heldOfReceipt(receipt({ voided }))).toEqual([]);
  });
});

describe('the money of a deposit request', () => {
  const deposit = (movements: InvoiceRecord['movements']): InvoiceRecord => ({
    ...aJournaledInvoice({ isDeposit: true }),
    movements,
  });

  it('is what was paid and returned, without what was applied', () => {
    const held = heldOfDeposit(
      deposit([
        { on: '2026-03-01', at: '2026-03-01T12:00:00Z', cents: 10_002, roundingCents: 2, method: 'cash' },
        { on: '2026-03-05', cents: -4_000, method: 'cash', receiptId: 'r1' },
        { on: '2026-03-06', cents: -1_000, method: 'cheque' },
      ]),
    );
    expect(held).toMatchObject([
      { kind: 'held', on: '2026-03-01', method: 'cash', cents: 10_000, customer: 'Café Léger' },
      { kind: 'held', on: '2026-03-06', method: 'cheque', cents: -1_000 },
    ]);
  });

  it('is nothing where credit paid it', () => {
    const applied = { on: '2026-03-01', at: '', cents: 5_000, method: 'bank', appliedOn: '2026-03-09' } as const;
    expect(heldOfDeposit(deposit([applied]))).toEqual([]);
  });
});
