import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { aFullInvoice, aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { InvoiceDocument } from './invoice-document.tsx';

const markupOf = (invoice: PublicInvoice) =>
  renderToStaticMarkup(<InvoiceDocument invoice={invoice} dictionary={enCa} />);

const readable = (invoice: PublicInvoice) => readableText(markupOf(invoice));

describe('content', () => {
  it('names issuer, number and recipient', () => {
    expect(readable(aFullInvoice()).split('\n')).toEqual(
      expect.arrayContaining([
        'Northern Sky Studio',
        '88 Spruce Street',
        'Edmonton, T5J 0N3',
        'INV-20260105001',
        'Łukasz Ayşe & Sœurs Café',
        '1200 8 Avenue SW',
        'Calgary, AB T2P 1G1',
        'accounts@cafe.test',
        '+1 403 555 0100',
      ]),
    );
    expect(readable(aFullInvoice())).toContain('Tax number 123456789 RT0001\nRegistration number 2031456789\n');
  });

  it('writes days as month, two digits and year', () => {
    expect(readable(aPublicInvoice()).split('\n')).toEqual(
      expect.arrayContaining(['January 05, 2026', 'February 04, 2026']),
    );
  });

  it('omits a day that is not chosen yet', () => {
    expect(readable(aPublicInvoice({ issueDate: '' }))).not.toContain('Issue date');
  });

  it('shows each line with its quantity, rate, amount and description', () => {
    const invoice = aPublicInvoice({
      items: [{ name: 'Consulting', description: 'Two\nlines', quantity: 2.5, rate: 1234.5, amount: 0 }],
    });
    expect(readable(invoice)).toContain('ITEM\nQTY\nRATE\nAMOUNT\nConsulting\nTwo\nlines\n2.5\n1,234.50\n3,086.25\n');
  });

  it('shows a quantity with its unit, never on two lines', () => {
    const item = { name: 'Consulting', quantity: 12.5, unit: 'h', rate: 100, amount: 1250 };
    expect(readable(aPublicInvoice({ items: [item] }))).toContain('Consulting\n12.5\u00a0\nh\n100.00\n');
  });

  it.each([1, 75])('keeps all forty lines of each description, in %s items', (count) => {
    const description = Array.from({ length: 40 }, (_, index) => `part ${index}`).join('\n');
    const items = Array.from({ length: count }, () => ({ name: 'A', description, quantity: 1, rate: 1, amount: 1 }));
    expect(readable(aPublicInvoice({ items })).split(`A\n${description}\n1\n`)).toHaveLength(count + 1);
  });

  it('joins the last lines of very tall descriptions, losing no word', () => {
    const words = Array.from({ length: 1000 }, (_, index) => `${index}`);
    const item = { name: 'Tower', description: words.join('\n'), quantity: 1, rate: 1, amount: 1 };
    const text = readable(aPublicInvoice({ items: [item, item, item, item] }));
    const description = text.slice(text.indexOf('Tower\n') + 6, text.indexOf('\n1\n1.00\n'));
    expect(description.split(/\s/)).toEqual(words);
    expect(description.split('\n')).toHaveLength(15);
  });

  it.each(INVOICE_CURRENCIES)('shows the total with its currency, %s', (currency) => {
    const invoice = aPublicInvoice({ currency, items: [{ name: 'A', quantity: 1, rate: 1234.5, amount: 1234.5 }] });
    expect(readable(invoice)).toContain(`Total\n1,234.50 ${currency}`);
  });

  it('omits labels without a value', () => {
    const text = readable(aPublicInvoice({ paymentMethod: 'cash' }));
    for (const absent of ['Tax number', 'Contact', 'Notes', 'Payment terms', 'Signature', 'Pay Invoice']) {
      expect(text).not.toContain(absent);
    }
    expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(markupOf(aPublicInvoice())).not.toContain('<img');
  });

  it('keeps the line breaks of notes and terms', () => {
    const text = readable(aPublicInvoice({ additionalNotes: 'One\nTwo', paymentTerms: 'Half now\nHalf later' }));
    expect(text).toContain('Notes\nOne\nTwo\n');
    expect(text).toContain('Payment terms\nHalf now\nHalf later\n');
  });

  it('shows notes once, short or long', () => {
    for (const notes of ['Short.', 'Long '.repeat(100).trim(), `${'line\n'.repeat(20)}end`]) {
      expect(readable(aPublicInvoice({ additionalNotes: notes })).split(`Notes\n${notes}`)).toHaveLength(2);
    }
  });
});

describe('totals', () => {
  const items = [{ name: 'A', quantity: 1, rate: 200, amount: 200 }];

  it.each<[string, Partial<PublicInvoice>, string]>([
    ['nothing', {}, 'Subtotal\n200.00\nTotal\n200.00 CAD'],
    [
      'zeros',
      { discountType: 'fixed', discountValue: 0, shippingValue: 0, taxValue: 0 },
      'Subtotal\n200.00\nTotal\n200.00 CAD',
    ],
    [
      'percentages',
      { discountType: 'percentage', discountValue: 10, taxType: 'percentage', taxValue: 9.975 },
      'Subtotal\n200.00\nDiscount (10%)\n−20.00\nTax (9.975%)\n17.96\nTotal\n197.96 CAD',
    ],
    [
      'amounts',
      { discountType: 'fixed', discountValue: 15, shippingType: 'fixed', shippingValue: 12.5 },
      'Subtotal\n200.00\nDiscount\n−15.00\nShipping\n12.50\nTotal\n197.50 CAD',
    ],
    ['a tax without a type', { taxValue: 5 }, 'Subtotal\n200.00\nTax (5%)\n10.00\nTotal\n210.00 CAD'],
  ])('lists only adjustments above zero: %s', (_name, changes, expected) => {
    expect(readable(aPublicInvoice({ items, ...changes }))).toContain(expected);
  });

  it.each([undefined, null, 'items', {}, [null], [{ name: 'A' }], [{ name: 'A', quantity: Number.NaN, rate: 1 }]])(
    'shows an error for invalid items: %j',
    (damaged) => {
      const text = readable(aPublicInvoice({ items: damaged as PublicInvoice['items'] }));
      expect(text).toContain('Error: Invalid items data');
      expect(text).not.toContain('Total');
    },
  );
});
