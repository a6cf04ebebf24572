import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/payment-methods.ts';
import { aFullInvoice, aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { InvoiceDocument } from './invoice-document.tsx';

const PAY_URL = 'https://northbill.test/pay/abc';

const markupOf = (invoice: PublicInvoice, options: { payUrl?: string; apiHost?: string } = {}) =>
  renderToStaticMarkup(<InvoiceDocument invoice={invoice} dictionary={enCa} {...options} />);

const readable = (invoice: PublicInvoice, options?: { payUrl?: string }) => readableText(markupOf(invoice, options));

describe('payment', () => {
  const texts = {
    bank:
      'Bank Transfer\nBank\nRoyal Bank\nAccount name\nNorthern Sky Studio Inc.\nAccount number\n00123 003 1234567\n' +
      'SWIFT code\nROYCCAT2\nIBAN\nGB33BUKB20201555555555\n',
    'e-transfer': 'E-Transfer\nSend e-Transfer to\npay@northernsky.test\n',
    card: `Credit Card\n${enCa.document.payByCard}\n${PAY_URL}\n`,
    cash: `Cash\n${enCa.payBy.cash}\n`,
    cheque: 'Cheque\nPayable to\nNorthern Sky Studio Inc.\nMail to\n12 Main St, Calgary AB  T2P 1B3\n',
  } satisfies Record<PaymentMethod, string>;

  it.each(PAYMENT_METHODS)('shows only how to pay by %s', (paymentMethod) => {
    const { paymentInstructions } = aFullInvoice();
    const invoice = aPublicInvoice({
      paymentMethod,
      paymentInstructions: {
        ...paymentInstructions,
        eTransferEmail: 'pay@northernsky.test',
        chequePayee: 'Northern Sky Studio Inc.',
        chequeAddress: '12 Main St, Calgary AB  T2P 1B3',
      },
    });
    for (const [method, text] of Object.entries(texts)) {
      const shown = readable(invoice, { payUrl: PAY_URL });
      if (method === paymentMethod) expect(shown).toContain(`Payment method\n${text}`);
      else expect(shown).not.toContain(text);
    }
  });

  it('omits missing bank details', () => {
    const text = readable(aPublicInvoice({ paymentInstructions: { accountNumber: '42', iban: '' } }));
    expect(text).toContain('Bank Transfer\nAccount number\n42\n');
    expect(text).not.toContain('IBAN');
  });

  it('shows a pay button only while the invoice is payable', () => {
    expect(markupOf(aPublicInvoice(), { payUrl: PAY_URL })).toContain(`href="${PAY_URL}">Pay Invoice</a>`);
    expect(markupOf(aPublicInvoice())).not.toContain('Pay Invoice');
    for (const status of ['PAID', 'CANCELLED'] as const) {
      expect(markupOf(aPublicInvoice({ status, paymentMethod: 'card' }), { payUrl: PAY_URL })).not.toContain(PAY_URL);
    }
  });

  it('marks a paid invoice with the day of payment', () => {
    const text = readable(aPublicInvoice({ status: 'PAID', paidAt: '2026-01-20T18:00:00.000Z' }));
    expect(text).toContain('Paid\nJanuary 20, 2026\n');
    expect(text).toContain('Amount paid\n');
    expect(text).not.toContain('Amount due');
  });

  it('marks a paid invoice whose payment day is unknown', () => {
    expect(readable(aPublicInvoice({ status: 'PAID' })).split('\n')).toContain('Paid');
  });

  it('shows no payment details on a cancelled invoice', () => {
    const text = readable(aFullInvoice({ status: 'CANCELLED' }));
    expect(text).toContain('Cancelled\n');
    expect(text).not.toMatch(/Amount due|IBAN/);
  });

  it('marks a draft as not final', () => {
    expect(readable(aPublicInvoice({ status: 'DRAFT' }))).toContain('\nDraft, not final\n');
  });

  it.each(['SENT', 'OVERDUE'] as const)('shows no mark on a %s invoice', (status) => {
    expect(markupOf(aPublicInvoice({ status })).replace(/<style[\s\S]*?<\/style>/, '')).not.toContain('invoice-mark');
  });
});
