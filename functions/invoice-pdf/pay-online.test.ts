import { afterAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { aFullInvoice, aTaxedInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { pdfCodes } from '#test/support/pdf-codes.ts';
import { pdfLinks } from '#test/support/pdf-links.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { finishPdf } from './finish-pdf.ts';

afterAll(closeBrowser);

const PAY_URL = 'https://app.example.com/pay/7hG2kLmN4pQr8sTuVwXyZa';
const ADDRESS = PAY_URL.replace('https://', '');
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const print = async (invoice: PublicInvoice, payUrl = PAY_URL) =>
  finishPdf(await printPdf(invoiceHtml(invoice, payUrl)), { title: 'Invoice', author: 'Prairie Studio Ltd.' });

const CODE = { page: 0, text: PAY_URL, isQuietAround: true };

describe('the code on paper', () => {
  it('leads a camera to the page where the invoice is paid, in both languages', async () => {
    for (const [invoice, text] of [
      [aFullInvoice({ items: someItems(3) }), `Pay online Scan this code or open ${ADDRESS}`],
      [aTaxedInvoice(), `Payer en ligne Balayez ce code ou ouvrez ${ADDRESS}`],
    ] as const) {
      const pdf = await print(invoice);
      const [code, ...others] = await pdfCodes(pdf);
      expect(code).toMatchObject(CODE);
      expect(code?.millimetres).toBeGreaterThan(22);
      expect(others).toEqual([]);
      expect((await pdfPages(pdf)).join(' ').replace(/\s/g, '')).toContain(text.replace(/\s/g, ''));
    }
  });

  it('is a link itself, beside its address', async () => {
    const links = await pdfLinks(await print(aFullInvoice({ items: someItems(3) })));
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links.map(({ url }) => url))).toEqual(new Set([PAY_URL]));
    expect(links[0]?.millimetres).toBeGreaterThan(22);
  });

  it.each(PAYMENT_METHODS)('is there whatever the payment method: %s', async (paymentMethod) => {
    expect(await pdfCodes(await print(aTaxedInvoice({ paymentMethod })))).toMatchObject([CODE]);
  });

  it('can hold an address of any length', async () => {
    for (const length of [30, 90, 200]) {
      const url = `https://${'invoices.'.repeat(30).slice(0, length)}example.com/pay/7hG2kLmN4pQr8sTuVwXyZa`;
      const pdf = await print(aTaxedInvoice(), url);
      expect(await pdfCodes(pdf, { dotsPerInch: 220 })).toMatchObject([{ ...CODE, text: url }]);
    }
    expect(await pdfCodes(await print(aTaxedInvoice(), 'http://a.ca/pay/1'))).toMatchObject([{ isQuietAround: true }]);
  });

  it('stays while a part is paid', async () => {
    expect(await pdfCodes(await print(aTaxedInvoice({ amountPaid: 100 })))).toMatchObject([CODE]);
  });
});

const cardless = { ...aTaxedInvoice().company, paymentSettings: { paymentIntegrationEnabled: false } };

describe('there is no code and no link', () => {
  it.each([
    ['on a draft', { status: 'DRAFT' }],
    ['once it is paid', { status: 'PAID' }],
    ['once it is cancelled', { status: 'CANCELLED' }],
    ['while a payment is disputed', { isDisputed: true }],
    ['once it is written off', { isClosed: true }],
    ['where cards are not taken', { company: cardless }],
    ['where cards are not taken, although it says so', { company: cardless, paymentMethod: 'card' }],
    ['for an amount too small for a card', { amountPaid: 344.5 }],
  ] as const)('%s', async (_case, changes) => {
    const invoice = aTaxedInvoice(changes);
    expect(invoiceHtml(invoice, PAY_URL)).not.toContain('<svg');
    const pdf = await print(invoice);
    expect(await pdfLinks(pdf)).toEqual([]);
    expect((await pdfPages(pdf)).join('')).not.toContain('Payer en ligne');
  });
});

/** Invoices whose longer column below the lines is the one with the terms, and the one with the totals. */
const ENDINGS: Readonly<Record<string, (count: number) => PublicInvoice>> = {
  'many payment details': (count) => aFullInvoice({ items: someItems(count) }),
  'a signature': (count) =>
    aTaxedInvoice({ items: someItems(count), company: { ...aTaxedInvoice().company, signature: SIGNATURE } }),
  'long terms': (count) => aFullInvoice({ items: someItems(count), paymentTerms: 'Pay soon.\n'.repeat(30).trim() }),
};

describe.each(Object.entries(ENDINGS))('an invoice with %s', (_name, invoiceOf) => {
  it('has its code once, whole, on the page of its totals, wherever the lines end', async () => {
    for (const count of [8, 13, 30]) {
      const pdf = await print(invoiceOf(count));
      const pages = await pdfPages(pdf);
      const page = pages.findIndex((text) => / (Subtotal|Sous-total) /.test(text));
      expect(await pdfCodes(pdf), `${count} lines`).toMatchObject([{ ...CODE, page }]);
    }
  });
});

it('takes no more of the page than the room beside the payment details, if that suffices', async () => {
  for (let count = 1; count <= 13; count += 1) {
    const invoice = aFullInvoice({ items: someItems(count) });
    const [withCode, without] = await Promise.all([print(invoice), printPdf(invoiceHtml(invoice))]);
    expect((await pdfPages(withCode)).length, `${count} lines`).toBe((await pdfPages(without)).length);
  }
});
