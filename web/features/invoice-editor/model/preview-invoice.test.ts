import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { enCa } from '#shared/locale/en-ca.ts';
import { readableText } from '#test/support/readable-text.ts';
import { aForm, USER } from '#test/support/screens/an-invoice.ts';
import { blankItem, NO_ADJUSTMENTS } from '#web/document-editor/model/form.ts';
import { formTotals, type Pricing } from '#web/document-editor/model/form-pricing.ts';
import type { Issuer } from '#web/document-editor/preview/preview-content.ts';
import { previewInvoice } from './preview-invoice.ts';

const company: Company = {
  id: 'c',
  name: 'Prairie Studio Ltd.',
  taxNumber: '84512 3397',
  logo: 'images/logo.png',
  version: 1,
};
const settings = {
  preferredCurrency: 'CAD',
  bankName: 'Foothills',
  iban: 'CA00',
  eTransferEmail: 'pay@prairie.test',
  paymentIntegrationEnabled: true,
  version: 1,
} as const;

const PRICING: Pricing = { issuer: {}, saved: null };
const issuer: Issuer = { company, settings, profile: USER.profile };
const preview = (form = aForm(), over: Partial<Issuer> = {}) =>
  previewInvoice(form, { issuer: { ...issuer, ...over }, pricing: PRICING, saved: null });

describe('the preview', () => {
  it('shows what the recipient would read', () => {
    const form = aForm({
      items: [blankItem({ name: 'Design', quantity: 0.25, rate: 9.99 })],
      adjustments: { ...NO_ADJUSTMENTS, tax: { isOn: true, type: 'percentage', value: 5 } },
    });
    const invoice = preview(form);
    expect(PublicInvoice.safeParse(invoice).error).toBeUndefined();
    expect(invoice).toMatchObject({
      billingName: 'Café Léger Inc.',
      items: [{ name: 'Design', quantity: 0.25, rate: 9.99, amount: 2.5 }],
      taxValue: 5,
      company: { name: 'Prairie Studio Ltd.', vat: '84512 3397', logo: 'images/logo.png' },
    });
  });

  it('shows what was paid and refunded', () => {
    const payments = [{ amount: 20, on: '2026-03-02', method: 'cash' as const }];
    const saved = { id: 'inv-1', status: 'PAID' as const, amountPaid: 20, amountRefunded: 5, payments };
    const invoice = previewInvoice(aForm(), { issuer, pricing: PRICING, saved });
    const markup = renderToStaticMarkup(createElement(InvoiceDocument, { invoice, dictionary: enCa }));
    const text = readableText(markup);
    expect(text).toContain('Paid\nMarch 02, 2026\n5.00 CAD refunded\n');
    expect(text).toContain('Paid on March 02, 2026\n−20.00\nRefunded\n5.00\n');
  });

  it.each([undefined, 'items', {}, [null]])('reports invalid items: %j', (damaged) => {
    const invoice = preview(aForm({ items: damaged as never }));
    const markup = renderToStaticMarkup(createElement(InvoiceDocument, { invoice, dictionary: enCa }));
    expect(markup).toContain('Error: Invalid items data');
    expect(markup).not.toMatch(/NaN|undefined/);
  });

  it('has the totals of the form', () => {
    const form = aForm({
      items: [blankItem({ quantity: 3, rate: 0.33 }), blankItem({ quantity: 0.25, rate: 0.1 })],
      adjustments: {
        discount: { isOn: true, type: 'percentage', value: 12.5 },
        shipping: { isOn: true, type: 'amount', value: 4.99 },
        tax: { isOn: true, type: 'percentage', value: 9.975 },
        deposit: NO_ADJUSTMENTS.deposit,
      },
    });
    expect(invoiceTotals(preview(form))).toEqual(formTotals(form, PRICING));
    expect(formTotals(form, PRICING)).toMatchObject({
      subtotalCents: 102,
      discountCents: 13,
      shippingCents: 499,
      taxCents: 59,
    });
  });

  it('omits switched-off adjustments', () => {
    const off = { ...NO_ADJUSTMENTS, discount: { isOn: false, type: 'amount', value: 50 } as const };
    expect(preview(aForm({ adjustments: off }))).not.toHaveProperty('discountValue');
    expect(formTotals(aForm({ adjustments: off }), PRICING).totalCents).toBe(20_000);
  });

  it.each([
    ['bank', { bankName: 'Foothills', iban: 'CA00' }],
    ['e-transfer', { eTransferEmail: 'pay@prairie.test' }],
    ['card', undefined],
    ['cash', undefined],
  ] as const)('shows the payment instructions for %s', (paymentMethod, expected) => {
    const { paymentInstructions } = preview(aForm({ paymentMethod }));
    if (expected) expect(paymentInstructions).toMatchObject(expected);
    else expect(paymentInstructions).toBeUndefined();
  });

  it('says that a bank payment is on its way', () => {
    const pendingDebit = { amount: 344.93, on: '2026-03-01' };
    const saved = { id: 'i', status: 'SENT', pendingDebit } as const;
    expect(previewInvoice(aForm(), { issuer, pricing: PRICING, saved })).toMatchObject({ pendingDebit });
  });

  it.each([
    ['their name', USER.profile, 'Maya Tremblay'],
    ['their email', { ...USER.profile, firstName: '', lastName: '' }, 'maya@prairie.test'],
  ])('shows a person without a company under %s', (_, profile, name) => {
    expect(preview(aForm(), { company: null, settings: null, profile }).company).toMatchObject({ name });
  });
});
