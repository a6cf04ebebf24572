import { describe, expect, it } from 'vitest';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { toInvoiceInput } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';
import { duplicateForm } from './duplicate.ts';

const NOW = { today: '2026-03-10', invoiceNumber: 'INV-20260310007' };

const copyOf = (over: Partial<Invoice> = {}) => duplicateForm(anInvoice(over), NOW);

describe('a copy of an invoice', () => {
  it('is issued today under the given number, and keeps everything else', () => {
    const invoice = anInvoice({
      customerId: 'customer-1',
      currency: 'USD',
      language: 'fr',
      supplyProvince: 'ON',
      taxMode: 'province',
      paymentMethod: 'e-transfer',
      additionalNotes: 'Thank you',
      discountType: 'percentage',
      discountValue: 10,
      items: [
        {
          name: 'Design',
          description: 'Logo',
          quantity: 1.5,
          unit: 'h',
          rate: 80,
          amount: 120,
          taxTreatment: 'exempt',
        },
      ],
    });
    const { invoiceNumber, issueDate, dueDate, ...copied } = toInvoiceInput(duplicateForm(invoice, NOW));
    expect({ invoiceNumber, issueDate, dueDate }).toEqual({
      invoiceNumber: 'INV-20260310007',
      issueDate: '2026-03-10',
      dueDate: '2026-04-09',
    });
    expect(toInvoiceInput(formFromInvoice(invoice))).toMatchObject(copied);
  });

  it('gets another number if its own is taken', () => {
    expect(copyOf().isNumberGenerated).toBe(true);
  });

  it.each([
    ['due on receipt', PAYMENT_TERMS.due_on_receipt.description, '2026-01-05', '2026-03-10'],
    ['14 days', PAYMENT_TERMS.due_in_14_days.description, '2026-01-19', '2026-03-24'],
    ['days in words of its own', 'Net 20', '2026-01-25', '2026-03-30'],
    ['words of its own without days', 'Half now, half on delivery', '2026-01-12', '2026-03-17'],
    ['no terms', '', '2026-01-12', '2026-03-17'],
  ])('is due by the same terms: %s', (_, paymentTerms, dueDate, due) => {
    expect(copyOf({ paymentTerms, dueDate })).toMatchObject({ paymentTerms, dueDate: due });
  });

  it('names its own due day if the terms name a day', () => {
    const copy = copyOf({ paymentTerms: 'Payment is due by January 15, 2026.', dueDate: '2026-01-15' });
    expect(copy).toMatchObject({ paymentTerms: 'Payment is due by March 20, 2026.', dueDate: '2026-03-20' });
  });
});

describe('its taxes', () => {
  it.each<[string, Partial<Invoice>, boolean]>([
    ['are those of the province now', { taxMode: 'province' }, false],
    ['are those of the province now, if it was issued without a registration', { taxMode: 'none' }, false],
    ['are none if a draft says so', { taxMode: 'none', status: 'DRAFT' }, true],
  ])('%s', (_, over, isUntaxed) => {
    const { adjustments, isUntaxed: is } = copyOf(over);
    expect(adjustments.tax.isOn).toBe(false);
    expect(is).toBe(isUntaxed);
  });

  it('are its own rate if it had one', () => {
    const { adjustments } = copyOf({ taxMode: 'custom', taxType: 'percentage', taxValue: 7 });
    expect(adjustments.tax).toEqual({ isOn: true, type: 'percentage', value: 7 });
  });
});
