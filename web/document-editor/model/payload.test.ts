import { describe, expect, it } from 'vitest';
import { InvoiceInput, InvoiceUpdate } from '#shared/invoice/schema.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { type Adjustment, blankItem, type InvoiceForm, NO_ADJUSTMENTS } from './form.ts';
import { toInvoiceInput, toInvoiceUpdate } from './payload.ts';

const on = (type: Adjustment['type'], value: number): Adjustment => ({ isOn: true, type, value });
const off = (type: Adjustment['type'], value: number): Adjustment => ({ isOn: false, type, value });
const adjusted = (adjustments: Partial<InvoiceForm['adjustments']>) =>
  aForm({ adjustments: { ...NO_ADJUSTMENTS, ...adjustments } });

const ADJUSTMENT_FIELDS = /^(discount|shipping|tax)(Type|Value)$/;
const adjustmentsOf = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => ADJUSTMENT_FIELDS.test(name)));

describe('toInvoiceInput', () => {
  it('has every field under its contract name, as a draft', () => {
    const form = aForm({
      to: {
        id: 'customer-1',
        name: 'Café Léger Inc.',
        email: 'compta@cafe-leger.test',
        phone: '+1 514 555 0118',
        address: '410 rue Saint-Paul',
        city: 'Montréal',
        province: 'QC',
        zip: 'H2Y 1H2',
        country: 'Canada',
      },
      items: [
        blankItem({ name: 'Design', description: 'Two rounds', quantity: 2.5, rate: 99.95 }),
        blankItem({ name: 'Hosting', quantity: 1, rate: 20 }),
      ],
      paymentMethod: 'e-transfer',
      paymentTerms: 'Soon',
      additionalNotes: 'Thank you',
      poNumber: 'PO-4711',
      introduction: 'As agreed',
      internalNotes: 'Pays late',
    });
    expect(toInvoiceInput(form)).toEqual({
      customerId: 'customer-1',
      invoiceNumber: 'INV-20260105042',
      issueDate: '2026-01-05',
      dueDate: '2026-02-04',
      currency: 'CAD',
      paymentMethod: 'e-transfer',
      paymentTerms: 'Soon',
      billingName: 'Café Léger Inc.',
      billingEmail: 'compta@cafe-leger.test',
      billingPhone: '+1 514 555 0118',
      billingAddress: '410 rue Saint-Paul',
      billingCity: 'Montréal',
      billingProvince: 'QC',
      billingZip: 'H2Y 1H2',
      billingCountry: 'Canada',
      status: 'DRAFT',
      items: [
        { name: 'Design', description: 'Two rounds', quantity: 2.5, rate: 99.95 },
        { name: 'Hosting', quantity: 1, rate: 20 },
      ],
      additionalNotes: 'Thank you',
      poNumber: 'PO-4711',
      introduction: 'As agreed',
      internalNotes: 'Pays late',
      taxMode: 'province',
    });
  });

  it('is accepted by the server’s schema', () => {
    const form = adjusted({ discount: on('amount', 5), shipping: on('amount', 1), tax: on('percentage', 9.975) });
    expect(InvoiceInput.safeParse(toInvoiceInput(form)).error).toBeUndefined();
  });

  it.each<[what: string, adjustments: Partial<InvoiceForm['adjustments']>, sent: object]>([
    ['nothing while switched off', { discount: off('amount', 5), tax: off('percentage', 5) }, {}],
    ['an amount as fixed', { discount: on('amount', 5) }, { discountType: 'fixed', discountValue: 5 }],
    ['a percentage', { discount: on('percentage', 12.5) }, { discountType: 'percentage', discountValue: 12.5 }],
    ['shipping', { shipping: on('amount', 15) }, { shippingType: 'fixed', shippingValue: 15 }],
    ['tax, always as percentage', { tax: on('percentage', 5) }, { taxType: 'percentage', taxValue: 5 }],
    ['zero while switched on', { tax: on('percentage', 0) }, { taxType: 'percentage', taxValue: 0 }],
    [
      'an amount rounded to the cent after it was a percentage',
      { discount: on('amount', 9.975) },
      { discountType: 'fixed', discountValue: 9.98 },
    ],
  ])('sends %s', (_, adjustments, sent) => {
    expect(adjustmentsOf(toInvoiceInput(adjusted(adjustments)))).toEqual(sent);
  });

  it('omits the customer if none is linked', () => {
    expect(toInvoiceInput(aForm())).not.toHaveProperty('customerId');
  });
});

describe('toInvoiceUpdate', () => {
  it('omits the status and includes the version that was read', () => {
    const update = toInvoiceUpdate(aForm(), aForm(), 3);
    expect(update).not.toHaveProperty('status');
    expect(update.version).toBe(3);
    expect(InvoiceUpdate.safeParse(update).error).toBeUndefined();
  });

  it('omits the version to overwrite', () => {
    expect(toInvoiceUpdate(aForm(), aForm())).not.toHaveProperty('version');
  });

  it.each([
    ['', 'c-1', { customerId: '' }],
    ['c-2', 'c-1', { customerId: 'c-2' }],
    ['', '', {}],
  ])('sends the customer %j where it was %j', (id, before, sent) => {
    const of = (customerId: string) => aForm({ to: { ...aForm().to, id: customerId } });
    const { customerId } = toInvoiceUpdate(of(id), of(before), 1);
    expect(customerId === undefined ? {} : { customerId }).toEqual(sent);
  });

  it('removes choices with empty values, and only those that were stored', () => {
    const saved = aForm({ supplyProvince: 'ON', language: 'fr', taxExemptions: [{ tax: 'GST', reason: 'Resale' }] });
    const removed = { supplyProvince: '', language: '', taxExemptions: [] };
    expect(toInvoiceUpdate(aForm(), saved, 1)).toMatchObject(removed);
    for (const field of Object.keys(removed)) expect(toInvoiceUpdate(aForm(), aForm(), 1)).not.toHaveProperty(field);
  });

  it('sends an empty text to clear a field', () => {
    expect(toInvoiceUpdate(aForm(), aForm({ additionalNotes: 'Old' }), 1)).toMatchObject({ additionalNotes: '' });
  });

  it.each<[what: string, now: Partial<InvoiceForm['adjustments']>, sent: object]>([
    ['0 after switching off', { discount: off('amount', 5) }, { discountValue: 0 }],
    ['what is still on', { discount: on('amount', 7) }, { discountType: 'fixed', discountValue: 7 }],
    [
      'nothing for what was off before',
      { discount: on('amount', 5), tax: off('percentage', 5) },
      { discountType: 'fixed', discountValue: 5 },
    ],
  ])('sends %s', (_, now, sent) => {
    const saved = adjusted({ discount: on('amount', 5) });
    expect(adjustmentsOf(toInvoiceUpdate(adjusted(now), saved, 1))).toEqual(sent);
  });
});
