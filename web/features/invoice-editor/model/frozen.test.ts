import { describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { aForm, anInvoice } from '#test/support/screens/an-invoice.ts';
import { savedDocument } from '#web/document-editor/model/editor-start.ts';
import { blankItem, EMPTY_BILL_TO, type InvoiceForm } from '#web/document-editor/model/form.ts';
import { toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { isFrozen, openPart, withFrozen } from './frozen.ts';

const stored = (over: Partial<Invoice> = {}) => savedDocument(anInvoice({ billingProvince: 'ON', ...over }));

it.each([
  [{}, false],
  [{ amountPaid: 45 }, true],
  [{ amountRefunded: 45 }, true],
  [{ isDisputed: true }, true],
  [{ pendingDebit: { amount: 45, on: '2026-01-09' } }, true],
] as const)('payments lock the charged amounts: %o', (over, expected) => {
  expect(isFrozen(stored(over))).toBe(expected);
});

describe('a form of an invoice with payments', () => {
  const saved = stored({ amountPaid: 45, discountType: 'fixed', discountValue: 5 });
  const typed: InvoiceForm = {
    ...aForm({
      items: [blankItem({ name: 'Other', rate: 1 })],
      currency: 'USD',
      issueDate: '2025-12-01',
      dueDate: '2026-03-01',
      supplyProvince: 'QC',
      isUntaxed: true,
      additionalNotes: 'Thanks',
      poNumber: 'PO-4711',
      introduction: 'As agreed',
      internalNotes: 'Pays late',
    }),
    to: { ...EMPTY_BILL_TO, id: 'c-2', name: 'Acme', city: 'Banff', province: 'AB', country: 'Canada' },
  };

  it('has the locked fields as stored, and the rest as typed', () => {
    const form = withFrozen(typed, saved);
    expect(form).toMatchObject({ dueDate: '2026-03-01', additionalNotes: 'Thanks', issueDate: '2026-01-05' });
    expect(form).toMatchObject({ currency: 'CAD', supplyProvince: '', isUntaxed: saved.form.isUntaxed });
    expect([form.items, form.adjustments]).toEqual([saved.form.items, saved.form.adjustments]);
    expect(form.to).toMatchObject({ id: '', name: 'Acme', city: 'Banff', province: 'ON', country: '' });
  });

  it('sends only the open fields', () => {
    const update = openPart(toInvoiceUpdate(withFrozen(typed, saved), saved.form, 3));
    expect(update).toEqual({
      version: 3,
      billingName: 'Acme',
      billingEmail: '',
      billingPhone: '',
      billingAddress: '',
      billingCity: 'Banff',
      billingZip: '',
      dueDate: '2026-03-01',
      paymentMethod: typed.paymentMethod,
      paymentTerms: typed.paymentTerms,
      additionalNotes: 'Thanks',
      poNumber: 'PO-4711',
      introduction: 'As agreed',
      internalNotes: 'Pays late',
    });
  });

  it('is unchanged without payments', () => {
    expect(withFrozen(typed, stored())).toBe(typed);
    expect(withFrozen(typed, null)).toBe(typed);
  });
});
