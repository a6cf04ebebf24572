import { describe, expect, it } from 'vitest';
import type { TaxMode } from '#shared/document/tax-mode.ts';
import { aForm, anInvoice } from '#test/support/screens/an-invoice.ts';
import { blankItem, EMPTY_BILL_TO, formTaxMode, type InvoiceForm, NO_ADJUSTMENTS } from './form.ts';
import { toInvoiceInput, toInvoiceUpdate, toTypedInvoice } from './payload.ts';
import { formFromInvoice } from './read-invoice.ts';

const withoutKeys = (form: InvoiceForm) => ({ ...form, items: form.items.map(({ key: _, ...item }) => item) });

describe('formFromInvoice', () => {
  it('fills the form', () => {
    const form = formFromInvoice(anInvoice({ additionalNotes: 'Thanks', taxType: 'percentage', taxValue: 5 }));
    expect(withoutKeys(form)).toMatchObject({
      to: { ...EMPTY_BILL_TO, name: 'Café Léger Inc.', email: 'compta@cafe-leger.test', phone: '+1 514 555 0118' },
      invoiceNumber: 'INV-20260105042',
      issueDate: '2026-01-05',
      dueDate: '2026-02-04',
      items: [{ name: 'Design', description: '', quantity: 2, rate: 100 }],
      adjustments: { tax: { isOn: true, type: 'percentage', value: 5 }, discount: { isOn: false } },
      additionalNotes: 'Thanks',
    });
  });

  it('reads snake_case field names', () => {
    const form = formFromInvoice({
      invoice_number: 'INV-7',
      billing_name: 'Acme',
      issue_date: '2026-01-05T09:30:00Z',
      payment_method: 'card',
      discount_type: 'percentage',
      discount_value: 10,
      tax_value: '5',
      shipping_value: 12.5,
      invoice_items: [{ name: 'Design', quantity: '2', rate: '99.50' }],
    });
    expect(withoutKeys(form)).toMatchObject({
      invoiceNumber: 'INV-7',
      to: { name: 'Acme' },
      issueDate: '2026-01-05',
      paymentMethod: 'card',
      items: [{ name: 'Design', quantity: 2, rate: 99.5 }],
      adjustments: {
        discount: { isOn: true, type: 'percentage', value: 10 },
        tax: { isOn: true, type: 'percentage', value: 5 },
        shipping: { isOn: true, type: 'amount', value: 12.5 },
      },
    });
  });

  it('round-trips the form', () => {
    const form = aForm({
      adjustments: {
        discount: { isOn: true, type: 'percentage', value: 10 },
        shipping: { isOn: true, type: 'percentage', value: 5 },
        tax: { isOn: true, type: 'percentage', value: 9.975 },
        deposit: NO_ADJUSTMENTS.deposit,
      },
    });
    expect(toInvoiceInput(formFromInvoice(toInvoiceInput(form)))).toEqual(toInvoiceInput(form));
  });

  it('restores numbers from a draft as typed, even unreadable ones', () => {
    const typed = { name: 'Design', description: '', quantity: '2 boxes', rate: '1.000' };
    const free = { name: 'Warranty', description: '', quantity: 1, rate: 0 };
    const missing = { name: 'Hosting', description: '', quantity: '', rate: '' };
    const adjustments = { ...NO_ADJUSTMENTS, tax: { isOn: true, type: 'percentage', value: 'five' } as const };
    const form = aForm({ items: [typed, free, missing].map(blankItem), adjustments });
    const draft: unknown = JSON.parse(JSON.stringify(toTypedInvoice(form)));
    expect(formFromInvoice(draft)).toMatchObject({ items: [typed, free, missing], adjustments });
  });

  it('keeps a tax that was entered as an amount elsewhere', () => {
    const form = formFromInvoice(anInvoice({ taxType: 'fixed', taxValue: 12.5 }));
    expect(toInvoiceUpdate(form, form, 1)).toMatchObject({ taxType: 'fixed', taxValue: 12.5 });
  });

  it.each<[what: string, stored: object, mode: TaxMode]>([
    ['a draft without a tax', { status: 'DRAFT' }, 'province'],
    ['a new invoice kept on this device', { status: 'draft' }, 'province'],
    ['a tax of its own', { status: 'DRAFT', taxValue: 5 }, 'custom'],
    ['a tax of its own that was switched off', { status: 'DRAFT', taxType: 'percentage', taxValue: 0 }, 'none'],
    ['a stored choice, before anything else', { status: 'SENT', taxMode: 'province', taxValue: 5 }, 'province'],
    ['a choice without a figure yet', { status: 'draft', taxMode: 'custom', taxValue: '' }, 'province'],
  ])('takes the taxes from: %s', (_, stored, mode) => {
    expect(formTaxMode(formFromInvoice(stored))).toBe(mode);
  });

  it('keeps what taxes and language depend on', () => {
    const form = aForm({
      items: [blankItem({ name: 'Design', rate: 1, taxTreatment: 'export', supplyCategory: 'software' })],
      supplyProvince: 'MB',
      language: 'fr',
      taxExemptions: [{ tax: 'RST_MB', reason: 'Resale', number: '123456-7' }],
      isUntaxed: true,
    });
    const { clientId } = form;
    expect(withoutKeys(formFromInvoice({ ...toTypedInvoice(form), clientId }))).toEqual(
      withoutKeys({ ...form, isNumberGenerated: false }),
    );
  });

  it.each([undefined, null, 7, 'x', [], { items: 'none', issueDate: 'soon', currency: 'AUD', taxValue: {} }])(
    'returns an empty form for damaged data: %j',
    (damaged) => {
      expect(formFromInvoice(damaged)).toMatchObject({
        to: EMPTY_BILL_TO,
        items: [],
        issueDate: '',
        currency: 'CAD',
        paymentMethod: 'bank',
        adjustments: { tax: { isOn: false, value: '' } },
      });
    },
  );
});
